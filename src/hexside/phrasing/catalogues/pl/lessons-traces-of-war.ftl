# Lekcja Śladów wojny. Słowa w [[nawiasach]] to nazwy przycisków.

position-traces-of-war-first-steps-title = Pierwsze kroki
position-traces-of-war-first-steps-summary = Lekcja na dziesięć minut: zdobądź miasto i odetnij dywizję.

lesson-traces-of-war-first-steps-title = Pierwsze kroki
lesson-traces-of-war-first-steps-summary = Lekcja na dziesięć minut: zdobądź miasto i odetnij dywizję.
lesson-traces-of-war-first-steps-welcome = Witaj na froncie
lesson-traces-of-war-first-steps-welcome-text = Sierpień 1943. Dowodzisz czterema korpusami sowieckimi na wschodzie (czerwone); Niemcy (szarzy) trzymają pośrodku miasto Achtyrka. Cel: zdobyć je i odciąć dywizję na północy.
    { $pointer ->
        [touch] Przeciągnij mapę palcem, aby ją przesunąć, dwoma palcami zmieniaj skalę.
       *[mouse] Przeciągnij mapę, aby ją przesunąć, kółkiem zmieniaj skalę.
    } U góry zawsze widać, o czym trzeba zdecydować.
lesson-traces-of-war-first-steps-counters = Żetony
lesson-traces-of-war-first-steps-counters-text = Liczby u dołu żetonu to atak, obrona i ruch. Przekreślony prostokąt to piechota, owal to czołgi. Ciemnoczerwony żeton to twój sztab: dowodzi każdą jednostką w zasięgu pięciu heksów. { $pointer ->
        [touch] Przytrzymaj palec na heksie, aby zobaczyć jego teren.
       *[mouse] Wskaż heks, aby zobaczyć jego teren.
    }
lesson-traces-of-war-first-steps-activation = Aktywacja
lesson-traces-of-war-first-steps-activation-text = W każdej turze losuje się z kubka żetony dowodzenia. Pierwszy jest twój: aktywuje sztab i wszystko w jego zasięgu. Możesz najpierw wykonać ruch, a potem walczyć, albo odwrotnie.
    Wybierz u góry „{ mode-move-combat }”.
lesson-traces-of-war-first-steps-stack = Ruch stosu
lesson-traces-of-war-first-steps-stack-text = Na podświetlonym heksie stoją dwa korpusy strzeleckie. { $pointer ->
        [touch] Dotknij ich i wybierz „[[whole-stack]]”.
       *[mouse] Kliknij je i wybierz „[[whole-stack]]” (albo naciśnij A).
    } Zielone heksy są osiągalne; liczba to koszt w punktach ruchu.
    Wyślij oba na heks tuż przed miastem.
lesson-traces-of-war-first-steps-zones = Strefy kontroli
lesson-traces-of-war-first-steps-zones-text = Ten jeden heks kosztował 3 punkty: 1 za teren, 2 za wejście w strefę kontroli. Każda jednostka kontroluje sześć heksów wokół siebie; wyjście ze strefy też kosztuje 2. { $pointer ->
        [touch] Wszystkie strefy pokazuje przycisk „[[overlays]]”.
       *[mouse] Naciśnij Z, aby zobaczyć wszystkie strefy, i jeszcze raz, aby je ukryć.
    }
lesson-traces-of-war-first-steps-tanks = Czołgi
lesson-traces-of-war-first-steps-tanks-text = Teraz podciągnij 18. Korpus Pancerny pod miasto, na podświetlony heks na południu. Im więcej jednostek stoi obok wroga, tym więcej może atakować razem.
lesson-traces-of-war-first-steps-ring = Zamknij pierścień
lesson-traces-of-war-first-steps-ring-text = 29. Korpus Pancerny ma inne zadanie. Wyślij go na podświetlony heks za dywizją na północy. Zaopatrzenie nie przechodzi przez twoje jednostki ani przez twoje strefy: dywizja zostanie odcięta.
lesson-traces-of-war-first-steps-moved = Koniec ruchu
lesson-traces-of-war-first-steps-moved-text = Ruch można cofnąć (U), dopóki nie rzucono kostką. Gdy wszystko stoi dobrze, zakończ ruch przyciskiem u góry (E).
lesson-traces-of-war-first-steps-target = Wybierz cel
lesson-traces-of-war-first-steps-target-text = Heksy wroga, które można zaatakować, są czerwone. { $pointer ->
        [touch] Dotknij miasta.
       *[mouse] Kliknij miasto.
    }
lesson-traces-of-war-first-steps-odds = Stosunek sił
lesson-traces-of-war-first-steps-odds-text = Dodaj trzy korpusy przyciskiem „[[add-all]]”. Panel pokazuje rachunek: 16 do 3 to 5:1, a miasto przesuwa stosunek sił o jedną kolumnę w lewo, na 4:1. Niżej widzisz szanse każdego wyniku.
    Potem przeprowadź atak.
lesson-traces-of-war-first-steps-result = Wynik
lesson-traces-of-war-first-steps-result-text = Kostka i kolumna dają wynik; przeczytasz go w dzienniku. R lub RR: obrońca wycofuje się o jeden lub dwa heksy. Liczba: obrońca traci poziomy. A: poziomy traci atakujący. Odwrót przez twoje strefy kosztuje dodatkowe poziomy.
lesson-traces-of-war-first-steps-pursuit = Pościg
lesson-traces-of-war-first-steps-pursuit-text = Jeśli heks jest teraz pusty, twoje jednostki mogą ruszyć w pościg: piechota o jeden heks, jednostki zmechanizowane o dwa. { $pointer ->
        [touch] Dotknij korpusu, a potem miasta.
       *[mouse] Kliknij korpus, a potem miasto.
    } Gdy wystarczy, zakończ pościg u góry.
lesson-traces-of-war-first-steps-supply = Zaopatrzenie
lesson-traces-of-war-first-steps-supply-text = { $pointer ->
        [touch] Wybierz zaopatrzenie pod „[[overlays]]”: barwne
       *[mouse] Naciśnij S: barwne
    } heksy mają linię zaopatrzenia, wykrzyknik oznacza jej brak. Raz na turę z kubka wychodzi żeton zaopatrzenia (zobaczysz go w dzienniku). Odcięte jednostki dostają wtedy znacznik „brak zaopatrzenia” i atakują o 2 słabiej; za drugim razem są w izolacji i gorzej się też bronią.
lesson-traces-of-war-first-steps-alone = Dokończ samodzielnie
lesson-traces-of-war-first-steps-alone-text = Wylosowano twój drugi żeton. Zaatakuj dywizję na północy, jak chcesz; wystarczą dwa lub trzy korpusy. Wiesz już wszystko, co trzeba. Niemcami gra komputer.
lesson-traces-of-war-first-steps-end = To wszystko
lesson-traces-of-war-first-steps-end-text = Aktywacja, ruch, strefy, stosunek sił, odwrót, pościg, zaopatrzenie: tak działa tu każda gra. Wszystkie zasady znajdziesz pod znakiem § i małymi numerami. Dobra następna gra to Wyścig do Dniepru: cztery tury, a komputer gra tak dobrze, jak zechcesz.

lesson-nudge-mode = Tak też wolno: teraz najpierw walczysz, potem się poruszasz. W tej lekcji najpierw jest ruch. Naciśnij Cofnij (U) i wybierz drugi tryb.
lesson-nudge-undo = Tak też można. Aby trzymać się lekcji, naciśnij Cofnij (U) i użyj podświetlonego heksu.
