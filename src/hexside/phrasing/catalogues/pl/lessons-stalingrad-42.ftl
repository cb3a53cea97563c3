# Lekcja Stalingradu '42. Słowa w [[nawiasach]] to nazwy przycisków.

position-stalingrad-42-hold-and-strike-title = Wytrwać i uderzyć
position-stalingrad-42-hold-and-strike-summary = Mała plansza: utrzymaj miasto, zamknij pierścień więzi, przełam front.

lesson-stalingrad-42-hold-and-strike-title = Stalingrad ’42: wytrwać i uderzyć
lesson-stalingrad-42-hold-and-strike-summary = Zacięta obrona, więzi SK i przełamanie w kwadrans.
lesson-stalingrad-42-hold-and-strike-welcome = Atak na miasto
lesson-stalingrad-42-hold-and-strike-welcome-text = Grasz Sowietami. Właśnie rozstrzygnięto niemiecki atak na podświetloną Kletską: DR2, obrońca musi się wycofać o dwa heksy. Ale nie musisz po prostu ustąpić.
lesson-stalingrad-42-hold-and-strike-counters = Żetony
lesson-stalingrad-42-hold-and-strike-counters-text = Liczby to atak, obrona i ruch. Kropka oznacza broń pancerną. Większość jednostek ma kilka poziomów: każda strata odwraca żeton albo zastępuje go słabszym. Dywizja NKWD w mieście to jednostka elitarna.
lesson-stalingrad-42-hold-and-strike-stand = Zacięta obrona
lesson-stalingrad-42-hold-and-strike-stand-text = Niech 10. Dywizja NKWD trwa na miejscu. Rzucasz według tabeli zaciętej obrony, z +1 za jednostkę elitarną. Można też ustąpić i się wycofać.
lesson-stalingrad-42-hold-and-strike-stood = Rzut
lesson-stalingrad-42-hold-and-strike-stood-text = Rzut znajdziesz w dzienniku. S odwołuje odwrót, P to częściowy sukces (poza miastem krótki, uporządkowany odwrót), F to niepowodzenie. Jednostka, która się wycofała, jest rozproszona: broni się z połową siły i nie tworzy więzi.
lesson-stalingrad-42-hold-and-strike-initial = Zaczyna się twoja tura
lesson-stalingrad-42-hold-and-strike-initial-text = W Fazie początkowej dostajesz uzupełnienia i punkty zasobów, możesz też budować fortyfikacje. Tym razem niczego nie potrzebujesz: zakończ fazę przyciskiem u góry (E).
lesson-stalingrad-42-hold-and-strike-bonds = Więzi SK
lesson-stalingrad-42-hold-and-strike-bonds-text = Dwie jednostki oddalone o dwa heksy zamykają przestrzeń między sobą: wróg nie może przez nią przejść ani się wycofać. Trzy jednostki na podświetlonych heksach zamykają wszystkie drogi z heksu rumuńskiej dywizji. { $pointer ->
        [touch] Wybierz „{ overlay-bonds }” pod „[[overlays]]”
       *[mouse] Naciśnij B
    }, aby zobaczyć wszystkie więzi.
lesson-stalingrad-42-hold-and-strike-ring = Zamknij pierścień
lesson-stalingrad-42-hold-and-strike-ring-text = Przesuń 13. i 4. Korpus Pancerny oraz 96. Dywizję Strzelecką na podświetlone heksy. { $pointer ->
        [touch] Dotknij
       *[mouse] Kliknij
    } jednostkę, a potem jej heks. Strefy kontroli wroga zatrzymują ruch, dlatego 4. Korpus je obchodzi.
lesson-stalingrad-42-hold-and-strike-moved = Koniec ruchu
lesson-stalingrad-42-hold-and-strike-moved-text = Ruchy można cofać (U), dopóki nie zakończysz fazy. Gdy wszystkie trzy jednostki stoją na swoich heksach, zakończ Fazę ruchu u góry (E).
lesson-stalingrad-42-hold-and-strike-target = Wybierz cel
lesson-stalingrad-42-hold-and-strike-target-text = { $pointer ->
        [touch] Dotknij
       *[mouse] Kliknij
    } otoczoną rumuńską dywizję.
lesson-stalingrad-42-hold-and-strike-odds = Stosunek sił
lesson-stalingrad-42-hold-and-strike-odds-text = Dodaj wszystkie trzy jednostki. Siły dają stosunek, a czołgi przeciw jednostce bez czołgów przesuwają kolumnę na twoją korzyść; każdy modyfikator jest podany ze swoją zasadą. Potem rzuć kostką.
lesson-stalingrad-42-hold-and-strike-trapped = Bez wyjścia
lesson-stalingrad-42-hold-and-strike-trapped-text = Każda droga prowadzi przez więź, a jednostka, która musi się wycofać na wrogą więź lub przez nią, zostaje wyeliminowana. Tak niszczy się tu kotły: najpierw pierścień, potem atak.
lesson-stalingrad-42-hold-and-strike-group = Grupa przełamania
lesson-stalingrad-42-hold-and-strike-group-text = Po posunięciu o dwa heksy lub więcej jeden stos może walczyć dalej. Dodaj oba korpusy pancerne i utwórz grupę na heksie, który opuścił wróg.
lesson-stalingrad-42-hold-and-strike-breakthrough = Przełamanie
lesson-stalingrad-42-hold-and-strike-breakthrough-text = Poprowadź grupę na podświetlony heks i zaatakuj drugą dywizję rumuńską. Każdy heks i każda walka kosztuje jeden heks posunięcia; wejście na heks oczyszczony walką nic nie kosztuje.
lesson-stalingrad-42-hold-and-strike-end = To jest sedno
lesson-stalingrad-42-hold-and-strike-end-text = Trwaj tam, gdzie warto, zamykaj pierścienie więzi, atakuj, przełamuj; potem rozstrzyga zaopatrzenie. Zakończ teraz posunięcie i fazę albo przejdź od razu do Fall Blau: osiem tur niemieckiej letniej ofensywy.
