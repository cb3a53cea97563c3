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
event-victory-points = Punkty zwycięstwa: { $points } z { $need }.
event-game-over =
    { $winner-id ->
        [none] Gra kończy się remisem.
        [axis] Zwycięstwo Osi.
        [soviet] Zwycięstwo Sowietów.
       *[other] Zwycięstwo: { $winner }.
    } { $reason }
result-soviet-points =
    { $score ->
        [one] Sowieci mają { $score } punkt zwycięstwa.
        [few] Sowieci mają { $score } punkty zwycięstwa.
        [many] Sowieci mają { $score } punktów zwycięstwa.
       *[other] Sowieci mają { $score } punktu zwycięstwa.
    }
result-axis-holds =
    { $score ->
        [one] Sowieci mają tylko { $score } punkt zwycięstwa.
        [few] Sowieci mają tylko { $score } punkty zwycięstwa.
        [many] Sowieci mają tylko { $score } punktów zwycięstwa.
       *[other] Sowieci mają tylko { $score } punktu zwycięstwa.
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
event-seats-exchanged = Gracze zamieniają się stronami; Sowieci potrzebują punktów zwycięstwa: { $bid }.
event-seats-kept = Gracze zachowują swoje strony; Sowieci potrzebują punktów zwycięstwa: { $bid }.
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
        [one] { $unit } aktywuje { $count } jednostkę.
        [few] { $unit } aktywuje { $count } jednostki.
        [many] { $unit } aktywuje { $count } jednostek.
       *[other] { $unit } aktywuje { $count } jednostki.
    }
event-headquarters-joins = { $unit } dołącza do aktywacji.
event-mode-chosen = { $seat }: { $mode }.
event-opening-attack =
    { $count ->
        [one] { $unit }: atak początkowy, { $count } jednostka.
        [few] { $unit }: atak początkowy, { $count } jednostki.
        [many] { $unit }: atak początkowy, { $count } jednostek.
       *[other] { $unit }: atak początkowy, { $count } jednostki.
    }
event-okh-order =
    { $units-count ->
        [0] Rozkaz OKH: brak jednostek.
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
event-crossing-point-taken = Sowieci zdobywają punkt przeprawy { $hex }; razem: { $count }.
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
        [one] { $hex } należy utrzymać: zamiast odwrotu strata { $steps } poziomu.
       *[other] { $hex } należy utrzymać: zamiast odwrotu strata { $steps } poziomów.
    }
event-step-lost = { $unit } traci poziom.
event-unit-eliminated = Wyeliminowana jednostka: { $unit }, heks { $hex }.
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
        [0] Grupa sowiecka { $group }: brak jednostek.
       *[other] Przybywa grupa sowiecka { $group }: { $units }.
    }
event-reinforcement-placed = { $unit } przybywa na heks { $hex }.
event-unit-replaced = Zamiana na heksie { $hex }: { $old } → { $unit }.
event-airborne-landed = { $unit } ląduje na heksie { $hex }; punkty przeprawy razem: { $count }.
event-no-landing-hex = Nie ma heksu, na którym desant mógłby wylądować.
event-negotiation =
    { $points ->
        [one] Negocjacje z Najwyższym Dowództwem: { $points } punkt.
        [few] Negocjacje z Najwyższym Dowództwem: { $points } punkty.
        [many] Negocjacje z Najwyższym Dowództwem: { $points } punktów.
       *[other] Negocjacje z Najwyższym Dowództwem: { $points } punktu.
    }
event-points-lost =
    { $points ->
        [one] Przepada { $points } punkt negocjacji.
        [few] Przepadają { $points } punkty negocjacji.
        [many] Przepada { $points } punktów negocjacji.
       *[other] Przepada { $points } punktu negocjacji.
    }
event-supreme-order-removed = Rozkaz Najwyższego Dowództwa zdjęty: { $hex }.
event-orders-outside-cities = Rozkaz Najwyższego Dowództwa leży tam, gdzie nie ma miasta, i nie zniesie go zdobycie: { $hexes }.

# Decyzje: tytuł, potem polecenie

kind-bid = Licytacja
kind-place-security-units = Jednostki ochronne
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
kind-retreat-units = Odwrót
kind-pursue = Pościg
kind-place-reinforcements = Posiłki
kind-choose-landing = Lądowanie desantu
kind-negotiate = Negocjacje
kind-place-bought = Kupione posiłki

decision-bid = Podaj, ile punktów zwycięstwa zdobędziesz jako Sowieci, od 1 do 200. Kto poda więcej, gra Sowietami.
decision-place-security-units = Rozstaw w dużych miastach, po jednej w każdym: { $units }.
decision-exchange-fronts = Wymień sztaby Frontów na Fronty Ukraińskie albo na razie je zachowaj.
decision-choose-opening-headquarters = Wybierz sztab do ataku początkowego: jednostki w jego zasięgu mogą atakować, ale nie mogą się poruszać.
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
        [0] Wskaż jednostki do Rozkazu OKH, najwyżej { $limit }.
       *[other] Wskaż jednostki do Rozkazu OKH, najwyżej { $limit }. Wskazane: { $units }.
    }
decision-choose-mode =
    { $units-count ->
        [one] Wybierz tryb dla aktywnej jednostki: Ruch–Walka lub Walka–Ruch.
       *[other] Wybierz tryb dla { $units-count } aktywnych jednostek: Ruch–Walka lub Walka–Ruch.
    }
decision-move-units =
    { $mover-id ->
        [none] Poruszaj aktywnymi jednostkami, jedną po drugiej, albo zakończ ruch.
       *[other] Kontynuuj ruch ({ $mover }), porusz inną jednostkę albo zakończ ruch.
    }
decision-relocate-headquarters = { $unit }: wybierz nowy heks.
decision-declare-attacks = Wybierz heks do zaatakowania albo zakończ walki.
decision-name-attackers =
    { $attackers-count ->
        [0] Wskaż jednostki, które atakują heks { $hex }.
       *[other] Atak na heks { $hex }: { $attackers }. Dołącz lub odłącz jednostki, potem rzuć kostką.
    }
decision-use-luftwaffe = Walka o heks { $hex }, kolumna { $column }: użyć znacznika Luftwaffe?
decision-take-losses =
    { $count ->
        [one] Wybierz jednostkę, która traci poziom.
        [few] Wybierz jednostkę, która traci poziom. Do stracenia są { $count } poziomy.
       *[other] Wybierz jednostkę, która traci poziom. Do stracenia jest { $count } poziomów.
    }
decision-retreat-units =
    { $steps ->
        [one] Odwrót z heksu { $hex } o { $steps } heks: wybierz jednostkę i drogę.
        [few] Odwrót z heksu { $hex } o { $steps } heksy: wybierz jednostkę i drogę.
       *[other] Odwrót z heksu { $hex } o { $steps } heksów: wybierz jednostkę i drogę.
    }
decision-pursue = Heks { $hex } jest pusty: ścigaj jednostkami, które atakowały, albo zakończ pościg.
decision-place-reinforcements = Wystaw na linii kolejowej posiłki grupy { $group }: { $units }.
decision-choose-landing = Wybierz heks, na którym ląduje desant.
decision-negotiate =
    { $points ->
        [one] { $points } punkt negocjacji: kup posiłki albo zakończ negocjacje.
        [few] { $points } punkty negocjacji: kup posiłki, zdejmij Rozkaz Najwyższego Dowództwa albo zakończ negocjacje.
        [many] { $points } punktów negocjacji: kup posiłki, zdejmij Rozkaz Najwyższego Dowództwa albo zakończ negocjacje.
       *[other] { $points } punktu negocjacji: kup posiłki, zdejmij Rozkaz Najwyższego Dowództwa albo zakończ negocjacje.
    }
decision-place-bought = { $unit }: wystaw na heksie z linią kolejową.
