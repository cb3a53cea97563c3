# Iskra: kolejność rozgrywki, rozstawienie, żetony dowodzenia i kogo aktywują.

# Co się dzieje

event-iskra-turn-begins = Tura { $turn }: { $first }.
event-air-unit-ready = { $unit }: znów w gotowości.
event-air-unit-to-refit = { $unit }: z uziemionych do uzupełnianych.
event-unit-set-up-unseen = Rozstawiono jednostkę 227. Dywizji.
event-iskra-no-room-to-set-up = { $unit }: brak miejsca, jednostka nie bierze udziału w grze.
event-other-chits-join = Żetony początkowe są rozpatrzone. Do kubka trafiają: { $chits }.
event-chit-above-limit = { $chit }: żeton odłożony bez użycia, bo ta strona osiągnęła limit tury.
event-chit-put-back = { $chit }: żeton wraca do kubka, bo tę formację właśnie aktywowano.
event-chit-barred-for-good = { $chit }: żeton odłożony bez użycia, bo tę formację właśnie aktywowano, a innego żetonu nie da się wylosować.
event-chit-used = { $chit }: żeton użyty ({ $count } z { $limit } w tej turze).
event-chit-joins-cup = { $chit }: żeton trafia do kubka.
event-chit-joins-next-turn = { $chit }: żeton trafi do kubka w następnej turze.
event-chit-withdrawn = { $chit }: jeden żeton opuszcza grę.
event-no-combat-segment = { $chit }: ten żeton nie ma segmentu walki.
event-headquarters-called = Aktywacja: { $unit }.
event-formation-picked = Aktywacja: { $formation }.
event-unit-picked = Aktywacja pojedynczej jednostki: { $unit }.
event-unit-picked-unseen = { $seat }: aktywacja jeszcze jednej pojedynczej jednostki.
event-unit-picked-to-move = { $unit }: dozwolony ruch normalny.
event-unit-picked-to-move-unseen = { $seat }: jeszcze jedna jednostka może wykonać ruch normalny.
event-unit-out-of-command = { $unit }: brak dowodzenia.
event-unit-back-in-command = { $unit }: znów pod dowództwem.
event-picking-over = { $chit }: wybór zakończony.

# Co trzeba rozstrzygnąć

kind-set-up-division = Rozstawienie
kind-pick-formations = Aktywacja
kind-pick-formations-of-front = Aktywacja
kind-pick-independents = Aktywacja
kind-pick-group = Aktywacja
kind-pick-for-18th-army = Aktywacja
decision-set-up-division = Rozstaw 227. Dywizję w jej obszarze, po co najmniej jednej jednostce w Szlisselburgu, w Lipce i w Wiosce Robotniczej 8. Do rozstawienia: { $units }.
decision-iskra-choose-headquarters = { $chit }: wskaż sztab do aktywacji.
decision-pick-formations =
    { $chit }: wskaż do trzech dywizji lub brygad armii i do dwóch samodzielnych jednostek frontu w zasięgu. { $formations-count ->
        [0] { $units-count ->
            [0] Jeszcze nic nie wskazano.
           *[other] Wskazane: { $units }.
        }
       *[other] { $units-count ->
            [0] Wskazane: { $formations }.
           *[other] Wskazane: { $formations }; { $units }.
        }
    } Pozostało: { $count } i { $limit }.
decision-pick-formations-of-front =
    { $chit }: wskaż do trzech dywizji lub brygad frontu i do dwóch innych pojedynczych jednostek, każdą w zasięgu jej armii. { $formations-count ->
        [0] { $units-count ->
            [0] Jeszcze nic nie wskazano.
           *[other] Wskazane: { $units }.
        }
       *[other] { $units-count ->
            [0] Wskazane: { $formations }.
           *[other] Wskazane: { $formations }; { $units }.
        }
    } Pozostało: { $count } i { $limit }.
decision-pick-independents =
    { $units-count ->
        [0] { $unit } aktywuje swoją dywizję w zasięgu. Wskaż też do dwóch samodzielnych jednostek w zasięgu.
       *[other] { $unit } aktywuje swoją dywizję w zasięgu. Wskaż też do dwóch samodzielnych jednostek w zasięgu. Wskazane: { $units }.
    }
decision-pick-group =
    { $units-count ->
        [0] { $unit }: wskaż do czterech jednostek 170., 96., 227. i 1. Dywizji i do dwóch jednostek samodzielnych, wszystkie w zasięgu.
       *[other] { $unit }: wskaż do czterech jednostek 170., 96., 227. i 1. Dywizji i do dwóch jednostek samodzielnych, wszystkie w zasięgu. Wskazane: { $units }.
    }
decision-pick-for-18th-army =
    { $units-count ->
        [0] Aktywacja: { $unit }. Wskaż, co zabiera w zasięgu; potem jeszcze dwie dowolne jednostki samodzielne mogą wykonać ruch normalny.
       *[other] Aktywacja: { $unit }. Wskaż, co zabiera w zasięgu; potem jeszcze dwie dowolne jednostki samodzielne mogą wykonać ruch normalny. Wskazane: { $units }.
    }

# Przyciski i słowa akcji

verb-iskra-place-rest = Reszta na zwykłe miejsca
verb-pick = Wskaż formację
field-formation = dywizja lub brygada

# Dlaczego nie

reason-iskra-set-up-incomplete = Jednostki 227. Dywizji jeszcze czekają: rozstaw je albo wyślij resztę na zwykłe miejsca.
reason-outside-area-227 = { $hex } leży poza obszarem rozstawienia 227. Dywizji.
reason-places-to-be-held = { $unit }: ta jednostka jest potrzebna gdzie indziej; Szlisselburg, Lipkę i Wioskę Robotniczą 8 musi obsadzić po jednej jednostce dywizji.
reason-twice-in-a-row = { $unit }: właśnie aktywowano ten sztab, a żadna niemiecka formacja nie działa dwa razy z rzędu.
reason-unknown-formation = Nie ma dywizji ani brygady „{ $formation }”.
reason-not-of-this-chit = { $chit }: ten żeton nie aktywuje formacji { $formation }.
reason-formation-already-picked = { $formation }: formację już wskazano.
reason-no-more-formations =
    { $limit ->
        [one] Żeton aktywuje co najwyżej { $limit } dywizję lub brygadę.
        [few] Żeton aktywuje co najwyżej { $limit } dywizje lub brygady.
       *[other] Żeton aktywuje co najwyżej { $limit } dywizji lub brygad.
    }
reason-formation-out-of-range = { $formation }: żadna jednostka nie jest w zasięgu swojego sztabu.
reason-headquarters-not-named = { $unit } to sztab: innego sztabu nie można aktywować dodatkowo.
reason-already-activated = { $unit }: jednostka jest już aktywowana.
reason-bridge-does-not-move = { $unit } to most, który się nie porusza.
reason-not-for-this-chit = { $chit }: tym żetonem nie można aktywować jednostki { $unit } pojedynczo.
reason-out-of-command-range = { $unit }: poza zasięgiem dowodzenia.
reason-no-more-units = Takich jednostek można wskazać co najwyżej { $limit }.
