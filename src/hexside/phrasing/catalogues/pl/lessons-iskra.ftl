# Lekcja Iskry. Słowa w [[nawiasach]] to nazwy przycisków.

position-iskra-across-the-ice-title = Po lodzie
position-iskra-across-the-ice-summary = Mała plansza: nawała, zamarznięta Newa, atak we mgłę.

lesson-iskra-across-the-ice-title = Iskra: po lodzie
lesson-iskra-across-the-ice-summary = Wydarzenie, dowodzenie dywizją, lód i mgła wojny w dziesięć minut.
lesson-iskra-across-the-ice-welcome = Styczeń 1943
lesson-iskra-across-the-ice-welcome-text = Prowadzisz dywizję 67. Armii (czerwona) na zachodnim brzegu Newy. Niemcy (szarzy) trzymają brzeg wschodni. Cel: przejść po lodzie i zdobyć podświetlony las.
lesson-iskra-across-the-ice-event = Wydarzenia losowe
lesson-iskra-across-the-ice-event-text = Każda tura zaczyna się rzutem na wydarzenie losowe; karta mówi, co ono robi. W tej turze: sowiecka nawała. Artyleria strzela tylko wtedy, gdy każe wydarzenie.
lesson-iskra-across-the-ice-barrage = Nawała
lesson-iskra-across-the-ice-barrage-text = Pierwszy rzut dał ci jedną nawałę. { $pointer ->
        [touch] Dotknij podświetlonego heksu
       *[mouse] Kliknij podświetlony heks
    }, aby go ostrzelać.
lesson-iskra-across-the-ice-fog = Mgła wojny
lesson-iskra-across-the-ice-fog-text = Z wrogiego stosu widzisz tylko wierzchni żeton, nigdy tego, co leży niżej ani czy coś tam leży. Nawała przygwoździła wszystko na heksie: przygwożdżone jednostki nie mają strefy kontroli, nie ruszają się, a atak na nie ma jedną kolumnę lepiej.
lesson-iskra-across-the-ice-formation = Dowodzenie
lesson-iskra-across-the-ice-formation-text = Wylosowano żeton twojej armii. Aktywuje on dywizje w zasięgu sztabu. Wybierz 136. Dywizję: jej żetony mają pasek tego samego koloru.
lesson-iskra-across-the-ice-ice = Lód
lesson-iskra-across-the-ice-ice-text = Rzeka zamarzła: piechota przechodzi po lodzie. Ale atak z lodu ma jedną kolumnę gorzej, a jednostkę na lodzie atakuje się o jedną kolumnę lepiej. Dlatego nie zatrzymuj się na nim.
lesson-iskra-across-the-ice-cross = Przez rzekę
lesson-iskra-across-the-ice-cross-text = Przygwożdżony wróg nie ma strefy kontroli, więc nic cię nie zatrzyma. Wyślij 269. i 342. Pułk na heks południowy, a 270. na północny, oba na drugim brzegu.
lesson-iskra-across-the-ice-tanks = Czołgi czekają
lesson-iskra-across-the-ice-tanks-text = 61. Brygada Pancerna zostaje: jednostki zmechanizowane przechodzą przez Newę tylko po moście pontonowym. { $pointer ->
        [touch] Dotknij jej i przytrzymaj heks na drugim brzegu
       *[mouse] Zaznacz ją i kliknij heks na drugim brzegu
    }: stół powie, dlaczego nie wolno, i poda zasadę.
lesson-iskra-across-the-ice-moved = Koniec ruchu
lesson-iskra-across-the-ice-moved-text = Gdy twoje pułki stoją na drugim brzegu, zakończ ruch przyciskiem u góry (E).
lesson-iskra-across-the-ice-target = Cel
lesson-iskra-across-the-ice-target-text = { $pointer ->
        [touch] Dotknij wrogiego stosu
       *[mouse] Kliknij wrogi stos
    }. Nie wiesz jeszcze, jak jest silny; atak to odsłoni.
lesson-iskra-across-the-ice-odds = We mgłę
lesson-iskra-across-the-ice-odds-text = Dodaj wszystkie trzy pułki. Stosunek sił liczy się tylko z tego, co widzisz; po rzucie wszyscy obrońcy zostają odsłonięci i liczą się.
lesson-iskra-across-the-ice-result = Wynik
lesson-iskra-across-the-ice-result-text = A to atakujący, D obrońca; liczba to stracone poziomy, r z liczbą to heksy odwrotu. Niemcy mogą zamienić pierwszą stratę na odwrót o jeden heks; Sowieci muszą zawsze zamienić heks odwrotu na stratę. Ani kroku wstecz!
lesson-iskra-across-the-ice-pursuit = Pościg
lesson-iskra-across-the-ice-pursuit-text = Jeśli heks jest pusty, piechota rusza o jeden heks naprzód, czołgi dalej. Wprowadź tam pułk i zakończ pościg.
lesson-iskra-across-the-ice-end = To jest sedno
lesson-iskra-across-the-ice-end-text = Wydarzenia, żetony, lód i mgła: teraz oba fronty muszą się połączyć do końca 6. tury, inaczej Sowieci tracą punkty na całą grę. Cała bitwa trwa dziesięć tur, dla dwóch lub trzech graczy.

lesson-nudge-bank = Tak też wolno. Lekcja atakuje z drugiego brzegu, nie z lodu: idź dalej albo naciśnij Cofnij (U).
