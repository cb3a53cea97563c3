# Lekcja A Victory Awaits. Słowa w [[nawiasach]] to nazwy przycisków.

position-a-victory-awaits-manstein-title = Kolej Mansteina
position-a-victory-awaits-manstein-summary = Mała plansza: przerwanie, przecięta kolej, pierścień.

lesson-a-victory-awaits-manstein-title = A Victory Awaits: kolej Mansteina
lesson-a-victory-awaits-manstein-summary = Żetony i przerwania, koleje i linie komunikacji w dziesięć minut.
lesson-a-victory-awaits-manstein-welcome = Lipiec 1941
lesson-a-victory-awaits-manstein-welcome-text = Dowodzisz 4. Grupą Pancerną (szarą) na drodze do Leningradu. Zaopatrzenie przychodzi koleją od zachodniej krawędzi. Sowiecka dywizja pancerna wślizgnęła się na twoje tyły.
lesson-a-victory-awaits-manstein-chits = Żetony
lesson-a-victory-awaits-manstein-chits-text = W każdej turze obie strony wkładają żetony do jednego kubka, a potem losuje się je kolejno. Żeton sztabu aktywuje ten sztab i jednostki w jego zasięgu. Żeton zaopatrzenia sprawdza linie wszystkich, kiedykolwiek wypadnie.
lesson-a-victory-awaits-manstein-railway = Przecięta kolej
lesson-a-victory-awaits-manstein-railway-text = Linia komunikacji Osi biegnie nieprzerwaną koleją, a potem najwyżej sześć heksów dalej. Strefa kontroli dywizji pancernej leży na podświetlonym heksie kolei: linia jest przecięta. A właśnie wylosowano żeton zaopatrzenia. Teraz każda niemiecka jednostka straciłaby poziom.
lesson-a-victory-awaits-manstein-interrupt = Przerwanie
lesson-a-victory-awaits-manstein-interrupt-text = Masz na ręce żeton Mansteina. Po każdym losowaniu możesz włożyć wylosowany żeton z powrotem do kubka i zamiast niego zagrać Mansteina: od razu aktywuje on 4. Grupę Pancerną. Zagraj go.
lesson-a-victory-awaits-manstein-command = Zasięg dowodzenia
lesson-a-victory-awaits-manstein-command-text = Aktywne są wszystkie jednostki w odległości do czterech heksów od sztabu; mogą wykonać ruch, a potem walczyć. Zasięg mierzy się raz, teraz: jednostki mogą go opuścić.
lesson-a-victory-awaits-manstein-clear = Z powrotem wzdłuż kolei
lesson-a-victory-awaits-manstein-clear-text = Poprowadź 6. Dywizję Pancerną na podświetlony heks obok intruza. Wejście w strefę kontroli wroga kosztuje o 2 PR więcej.
lesson-a-victory-awaits-manstein-ring = Pierścień stref
lesson-a-victory-awaits-manstein-ring-text = Linia komunikacji nie może przechodzić przez strefę kontroli wroga. Wyślij 1. Dywizję Pancerną na podświetlony heks za dywizją strzelecką w Ostrowie: od frontu stoi 58. Dywizja, więc wszystkie drogi leżą w twoich strefach.
lesson-a-victory-awaits-manstein-moved = Koniec ruchu
lesson-a-victory-awaits-manstein-moved-text = Ruchy można cofać (U), dopóki nie rzucono kostką. Zakończ ruch przyciskiem u góry (E).
lesson-a-victory-awaits-manstein-target = Cel
lesson-a-victory-awaits-manstein-target-text = { $pointer ->
        [touch] Dotknij
       *[mouse] Kliknij
    } dywizję pancerną przy kolei.
lesson-a-victory-awaits-manstein-odds = Stosunek sił
lesson-a-victory-awaits-manstein-odds-text = Dodaj 6. Dywizję Pancerną i 21. Dywizję Piechoty: 11 do 2 to 5-1. R i RR to odwrót o jeden i dwa heksy, liczba przed nimi to straty; A z liczbą to straty własne. Potem rzuć kostką.
lesson-a-victory-awaits-manstein-pursuit = Pościg
lesson-a-victory-awaits-manstein-pursuit-text = Jeśli heks jest pusty, atakujący mogą ruszyć w pościg: piechota o jeden heks, jednostki zmechanizowane o dwa. Możesz też zostać przy kolei: zakończ pościg u góry.
lesson-a-victory-awaits-manstein-open = Linia jest wolna
lesson-a-victory-awaits-manstein-open-text = Na kolei nie leży już żadna strefa wroga. { $pointer ->
        [touch] Wybierz zaopatrzenie pod „[[overlays]]”
       *[mouse] Naciśnij S, aby zobaczyć zaopatrzenie
    }. Możesz zaatakować też miasto; potem zakończ walkę, a zostanie wylosowany następny żeton: znowu zaopatrzenie.
lesson-a-victory-awaits-manstein-check = Kontrola zaopatrzenia
lesson-a-victory-awaits-manstein-check-text = Twoje jednostki miały linię. Dywizja strzelecka w mieście jej nie miała i straciła poziom. Jej linia musiałaby przejść przez twoje strefy; otworzyłaby ją sowiecka jednostka na takim heksie. Każda kontrola kosztuje kolejny poziom.
lesson-a-victory-awaits-manstein-end = To jest sedno
lesson-a-victory-awaits-manstein-end-text = Nigdy nie wiesz, który żeton będzie następny, więc pilnuj kolei i zamykaj pierścienie, zanim wypadnie zaopatrzenie. Scenariusz Leningrad to dobra pierwsza gra: jedna mapa, dziewięć tur. W kampanii na trzech mapach gra do ośmiu osób.
