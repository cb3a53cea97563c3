# Traces of War: zdarzenia, decyzje i zakończenie gry.

# Tura

event-turn-begins = Tura { $turn }: { $month }.
event-luftwaffe-drawn =
    { $count ->
        [0] W tej turze bez znaczników Luftwaffe.
        [one] Wylosowany znacznik Luftwaffe: { $markers }.
       *[other] Wylosowane znaczniki Luftwaffe: { $markers }.
    }
event-luftwaffe-drawn-hidden =
    { $count ->
        [0] W tej turze bez znaczników Luftwaffe.
        [one] Oś losuje { $count } znacznik Luftwaffe.
        [few] Oś losuje { $count } znaczniki Luftwaffe.
        [many] Oś losuje { $count } znaczników Luftwaffe.
       *[other] Oś losuje { $count } znacznika Luftwaffe.
    }
event-victory-points = Punkty Zwycięstwa: { $points } z { $need }.
event-game-over =
    { $winner-id ->
        [none] Gra kończy się remisem.
        [axis] Zwycięstwo Osi.
       *[other] Zwycięstwo Sowietów.
    } { $reason }
result-soviet-points =
    { $score ->
        [one] Sowieci mają { $score } Punkt Zwycięstwa.
        [few] Sowieci mają { $score } Punkty Zwycięstwa.
        [many] Sowieci mają { $score } Punktów Zwycięstwa.
       *[other] Sowieci mają { $score } Punktu Zwycięstwa.
    }
result-axis-holds =
    { $score ->
        [one] Sowieci mają tylko { $score } Punkt Zwycięstwa.
        [few] Sowieci mają tylko { $score } Punkty Zwycięstwa.
        [many] Sowieci mają tylko { $score } Punktów Zwycięstwa.
       *[other] Sowieci mają tylko { $score } Punktu Zwycięstwa.
    }
result-supreme-order-city-lost =
    { $hex-id ->
        [none] Padło miasto objęte Rozkazem Najwyższego Dowództwa.
       *[other] Padło miasto objęte Rozkazem Najwyższego Dowództwa: { $hex }.
    }

# Rozstawienie

event-unit-set-up = { $unit }: rozstawienie na heksie { $hex }.
event-bid-made = { $seat }: oferta { $points }.
event-bid-made-hidden = { $seat }: oferta złożona.
event-bids-revealed = Oferty: Oś { $axis }, Sowieci { $soviet }.
event-seats-exchanged = Gracze zamieniają się stronami; Sowieci potrzebują Punktów Zwycięstwa: { $bid }.
event-seats-kept = Gracze zachowują swoje strony; Sowieci potrzebują Punktów Zwycięstwa: { $bid }.
event-front-exchanged = Wymiana: { $old } → { $unit }.

# Żetony

event-chits-chosen = { $seat }, wybrane żetony: { $chits }.
event-chits-chosen-hidden =
    { $count ->
        [one] { $seat }: wybrano { $count } żeton.
        [few] { $seat }: wybrano { $count } żetony.
        [many] { $seat }: wybrano { $count } żetonów.
       *[other] { $seat }: wybrano { $count } żetonu.
    }
event-chits-added = { $seat }, do kubka: { $chits }.
event-chits-added-hidden =
    { $count ->
        [one] { $seat }: { $count } żeton do kubka.
        [few] { $seat }: { $count } żetony do kubka.
        [many] { $seat }: { $count } żetonów do kubka.
       *[other] { $seat }: { $count } żetonu do kubka.
    }
event-hand-waived =
    { $count ->
        [one] Oś rezygnuje z ostatniego żetonu w ręce.
       *[other] Oś rezygnuje z { $count } żetonów w ręce.
    }
event-chit-drawn = Wylosowany żeton: { $chit }.
event-reaction-order = Rozkaz Reakcyjny! Do kubka wraca: { $chit }.
event-headquarters-absent = { $chit }: sztabu nie ma na mapie.
event-no-headquarters = { $seat }: na mapie nie ma żadnego sztabu.

# Aktywacja

event-headquarters-activated =
    { $count ->
        [one] { $unit } aktywuje { $count } oddział.
        [few] { $unit } aktywuje { $count } oddziały.
        [many] { $unit } aktywuje { $count } oddziałów.
       *[other] { $unit } aktywuje { $count } oddziału.
    }
event-headquarters-joins = { $unit } dołącza do aktywacji.
event-mode-chosen = { $seat }: { $mode }.
event-opening-attack =
    { $count ->
        [one] { $unit }: atak początkowy, { $count } oddział.
        [few] { $unit }: atak początkowy, { $count } oddziały.
        [many] { $unit }: atak początkowy, { $count } oddziałów.
       *[other] { $unit }: atak początkowy, { $count } oddziału.
    }
event-okh-order =
    { $units-count ->
        [0] Rozkaz OKH: żaden oddział.
       *[other] Rozkaz OKH: { $units }.
    }

# Ruch

event-unit-moved =
    { $mode-id ->
        [extended] { $unit }: ruch rozszerzony, { $start } → { $end }, { $cost } PR.
        [tactical] { $unit }: ruch taktyczny, { $start } → { $end }.
        [strategic] { $unit }, ruch strategiczny: { $start } → { $end }, { $cost } PR.
       *[normal] { $unit } przechodzi: { $start } → { $end }, { $cost } PR.
    }
event-headquarters-relocated = { $unit } przenosi się na heks { $hex }.
event-headquarters-waits = { $unit } nie ma dokąd się przenieść i czeka poza mapą.
event-control-changed =
    { $seat-id ->
        [axis] Oś przejmuje kontrolę: { $hex }.
       *[other] Sowieci przejmują kontrolę: { $hex }.
    }
event-crossing-point-taken = Sowieci zdobywają Punkt Graniczny { $hex }; razem: { $count }.
event-airborne-marker-destroyed = { $unit } niszczy znacznik desantu na heksie { $hex }.

# Walka

event-attack-declared =
    { $units-count ->
        [one] { $units } atakuje heks { $hex }: { $attack } do { $defense }, kolumna { $column }.
       *[other] { $units } atakują heks { $hex }: { $attack } do { $defense }, kolumna { $column }.
    }
event-luftwaffe-used = Luftwaffe, heks { $hex }: { $marker }.
event-combat-result =
    { $die-modified ->
        [yes] { $hex }, kolumna { $column }: rzut { $die }, liczony jako { $counted }
       *[no] { $hex }, kolumna { $column }: rzut { $die }
    } – { $outcome-id ->
        [none] { $outcome }
       *[other] { $result }: { $outcome }
    }.
event-holds-at-all-costs =
    { $steps ->
        [one] { $hex } należy utrzymać: zamiast wycofania strata { $steps } poziomu.
       *[other] { $hex } należy utrzymać: zamiast wycofania strata { $steps } poziomów.
    }
event-step-lost = { $unit } traci poziom wytrzymałości.
event-unit-eliminated = Wyeliminowany oddział: { $unit }, heks { $hex }.
event-unit-retreated =
    { $steps ->
        [0] { $unit } wycofuje się: { $start } → { $path }.
        [one] { $unit } wycofuje się: { $start } → { $path } i traci { $steps } poziom we wrogiej SK.
        [few] { $unit } wycofuje się: { $start } → { $path } i traci { $steps } poziomy we wrogiej SK.
        [many] { $unit } wycofuje się: { $start } → { $path } i traci { $steps } poziomów we wrogiej SK.
       *[other] { $unit } wycofuje się: { $start } → { $path } i traci { $steps } poziomu we wrogiej SK.
    }
event-unit-pursued = { $unit } rusza w pościg: { $start } → { $path }.

# Zaopatrzenie

event-supply-restored = { $unit } znów ma zaopatrzenie.
event-unit-out-of-supply = { $unit }: brak zaopatrzenia.
event-unit-isolated = { $unit }: izolacja.

# Posiłki i negocjacje

event-group-arrives =
    { $units-count ->
        [0] Grupa sowiecka { $group }: żaden oddział.
       *[other] Przybywa grupa sowiecka { $group }: { $units }.
    }
event-reinforcement-placed = { $unit } przybywa na heks { $hex }.
event-unit-replaced = Zamiana na heksie { $hex }: { $old } → { $unit }.
event-airborne-landed = { $unit } ląduje na heksie { $hex }; Punkty Graniczne razem: { $count }.
event-no-landing-hex = Nie ma heksu, na którym desant mógłby wylądować.
event-negotiation =
    { $points ->
        [one] Negocjacje z najwyższym dowództwem: { $points } punkt.
        [few] Negocjacje z najwyższym dowództwem: { $points } punkty.
        [many] Negocjacje z najwyższym dowództwem: { $points } punktów.
       *[other] Negocjacje z najwyższym dowództwem: { $points } punktu.
    }
event-points-lost =
    { $points ->
        [one] Przepada { $points } Punkt Negocjacji.
        [few] Przepadają { $points } Punkty Negocjacji.
        [many] Przepada { $points } Punktów Negocjacji.
       *[other] Przepada { $points } Punktu Negocjacji.
    }
event-supreme-order-removed = Rozkaz Najwyższego Dowództwa zdjęty: { $hex }.

# Decyzje: tytuł, potem polecenie

kind-bid = Licytacja
kind-place-security-units = Oddziały bezpieczeństwa
kind-exchange-fronts = Fronty Ukraińskie
kind-choose-opening-headquarters = Atak początkowy
kind-choose-headquarters = Sztab
kind-choose-chits = Żetony dowodzenia
kind-add-chits = Ręka i kubek
kind-add-chits-or-waive = Ręka i kubek
kind-react-or-accept = Rozkaz Reakcyjny
kind-use-okh = Żeton OKH
kind-name-order-units = Rozkaz OKH
kind-choose-mode = Tryb aktywacji
kind-move-units = Ruch
kind-relocate-headquarters = Przeniesienie sztabu
kind-declare-attacks = Ataki
kind-name-attackers = Atakujący
kind-use-luftwaffe = Luftwaffe
kind-take-losses = Straty
kind-retreat-units = Wycofanie
kind-pursue = Pościg
kind-place-reinforcements = Posiłki
kind-choose-landing = Lądowanie desantu
kind-negotiate = Negocjacje
kind-place-bought = Posiłek

decision-bid = Podaj, ile Punktów Zwycięstwa zdobędziesz jako Sowieci, od 1 do 200. Kto poda więcej, gra Sowietami.
decision-place-security-units = Rozstaw w głównych miastach, po jednym w każdym: { $units }.
decision-exchange-fronts = Wymień sztaby Frontów na Fronty Ukraińskie albo na razie je zachowaj.
decision-choose-opening-headquarters = Wybierz sztab do ataku początkowego: oddziały w jego zasięgu mogą atakować, ale nie mogą się ruszać.
decision-choose-headquarters = Wybierz sztab do aktywacji.
decision-choose-chits =
    { $count ->
        [one] Wybierz { $count } żeton dowodzenia na tę turę.
        [few] Wybierz { $count } żetony dowodzenia na tę turę.
        [many] Wybierz { $count } żetonów dowodzenia na tę turę.
       *[other] Wybierz { $count } żetonu dowodzenia na tę turę.
    }
decision-add-chits =
    { $count ->
        [one] Włóż żetony z ręki do kubka albo losuj. W kubku jest { $count } żeton.
        [few] Włóż żetony z ręki do kubka albo losuj. W kubku są { $count } żetony.
        [many] Włóż żetony z ręki do kubka albo losuj. W kubku jest { $count } żetonów.
       *[other] Włóż żetony z ręki do kubka albo losuj. W kubku jest { $count } żetonu.
    }
decision-add-chits-or-waive = Kubek jest pusty: włóż do niego żetony z ręki albo z nich zrezygnuj.
decision-react-or-accept = Wylosowano: { $chit }. Przyjmij żeton albo unieważnij go Rozkazem Reakcyjnym.
decision-use-okh = Użyj żetonu OKH: aktywuj sztab, wydaj Rozkaz OKH albo, jeśli żeton wylosowano, negocjuj.
decision-name-order-units =
    { $units-count ->
        [0] Wskaż oddziały do Rozkazu OKH, najwyżej { $limit }.
       *[other] Wskaż oddziały do Rozkazu OKH, najwyżej { $limit }. Wskazane: { $units }.
    }
decision-choose-mode =
    { $units-count ->
        [one] Wybierz tryb dla aktywnego oddziału: Ruch–Walka lub Walka–Ruch.
       *[other] Wybierz tryb dla { $units-count } aktywnych oddziałów: Ruch–Walka lub Walka–Ruch.
    }
decision-move-units =
    { $mover-id ->
        [none] Wykonaj ruchy aktywnych oddziałów, jeden po drugim, albo zakończ ruch.
       *[other] Kontynuuj ruch ({ $mover }), porusz inny oddział albo zakończ ruch.
    }
decision-relocate-headquarters = { $unit }: wybierz nowy heks.
decision-declare-attacks = Wybierz heks do zaatakowania albo zakończ walki.
decision-name-attackers =
    { $attackers-count ->
        [0] Wskaż oddziały, które atakują heks { $hex }.
       *[other] Atak na heks { $hex }: { $attackers }. Dołącz lub wycofaj oddziały, potem rzuć kostką.
    }
decision-use-luftwaffe = Walka o heks { $hex }, kolumna { $column }: użyć znacznika Luftwaffe?
decision-take-losses =
    { $count ->
        [one] Wybierz oddział, który traci poziom.
        [few] Wybierz oddział, który traci poziom. Do stracenia są { $count } poziomy.
       *[other] Wybierz oddział, który traci poziom. Do stracenia jest { $count } poziomów.
    }
decision-retreat-units =
    { $steps ->
        [one] Wycofanie z heksu { $hex } o { $steps } heks: wybierz oddział i drogę.
        [few] Wycofanie z heksu { $hex } o { $steps } heksy: wybierz oddział i drogę.
       *[other] Wycofanie z heksu { $hex } o { $steps } heksów: wybierz oddział i drogę.
    }
decision-pursue = Heks { $hex } jest pusty: ścigaj oddziałami, które atakowały, albo zakończ pościg.
decision-place-reinforcements = Wystaw na linii kolejowej posiłki grupy { $group }: { $units }.
decision-choose-landing = Wybierz heks, na którym ląduje desant.
decision-negotiate =
    { $points ->
        [one] { $points } Punkt Negocjacji: kup posiłki albo zakończ negocjacje.
        [few] { $points } Punkty Negocjacji: kup posiłki, zdejmij Rozkaz Najwyższego Dowództwa albo zakończ negocjacje.
        [many] { $points } Punktów Negocjacji: kup posiłki, zdejmij Rozkaz Najwyższego Dowództwa albo zakończ negocjacje.
       *[other] { $points } Punktu Negocjacji: kup posiłki, zdejmij Rozkaz Najwyższego Dowództwa albo zakończ negocjacje.
    }
decision-place-bought = { $unit }: wystaw na heksie z linią kolejową.
