# Stalingrad '42: rezerwy (25) i oderwanie się od wroga (27).

# Decyzje

decision-s42-reserve-advance = Posunięcie rezerwy: wybierz jednostkę i drogę albo zakończ posunięcie.
decision-s42-disengage-units =
    { $steps ->
        [one] Oderwanie się z heksu { $hex }, { $steps } heks: wybierz jednostkę i drogę.
        [few] Oderwanie się z heksu { $hex }, najwyżej { $steps } heksy: wybierz jednostkę i drogę.
       *[other] Oderwanie się z heksu { $hex }, najwyżej { $steps } heksów: wybierz jednostkę i drogę.
    }
decision-s42-disengagement-loss = Stos odrywa się z heksu { $hex } kosztem poziomu: wybierz jednostkę, która go traci.
kind-s42-reserve-advance = Rezerwa
kind-s42-disengage-units = Oderwanie się
kind-s42-disengagement-loss = Oderwanie się

# Działania

verb-reserve = Do rezerwy
verb-activate-reserve = Aktywuj rezerwę
verb-disengage = Oderwij się
verb-disengage-stack = Oderwij cały stos

# Zdarzenia

event-s42-placed-in-reserve = { $unit } przechodzi do rezerwy na heksie { $hex } (znacznik { $number }).
event-s42-reserve-left = { $unit } opuszcza heks { $hex } i nie jest już w rezerwie.
event-s42-reserve-activated = Rezerwa na heksie { $hex } aktywowana: { $units }.
event-s42-disengagement-rolled =
    { $hex }, próba oderwania się, { $units }: { $die-modified ->
        [yes] rzut { $die }, liczony jako { $counted }
       *[no] rzut { $die }
    } – { $result-id ->
        [no] nie.
        [yes-1] tak, ze stratą poziomu.
       *[other] tak.
    }

# Powody

reason-s42-no-reserves-in-play = W tej grze nie ma rezerw.
reason-s42-in-reserve = { $unit } jest w rezerwie.
reason-s42-reserves-do-not-attack = { $unit }: rezerwa, także aktywowana, nie atakuje.
reason-s42-moved-too-far = { $unit }: jednostka przeszła więcej niż jeden heks albo weszła do strefy kontroli wroga.
reason-s42-has-replacements = { $unit } ma znacznik uzupełnień.
reason-s42-never-advances = { $unit } nie może się posuwać po walce.
reason-s42-marker-elsewhere = Znacznik rezerwy { $number } leży na heksie { $hex }.
reason-s42-no-such-marker = Nie można tam położyć znacznika rezerwy { $number }: każda strona ma ich { $limit }.
reason-s42-earlier-marker-first = Znaczniki rezerwy kładzie się po kolei: następny jest { $number }.
reason-s42-no-reserve-markers-now = Teraz nie kładzie się znaczników rezerwy.
reason-s42-no-reserve-there = Na heksie { $hex } nie czeka rezerwa pod znacznikiem { $number }.
reason-s42-not-activated = { $unit } nie należy do rezerwy, która się posuwa.
reason-s42-no-disengagement-in-play = W tej grze nie ma odrywania się od wroga.
reason-s42-has-attempted = { $unit }: ta jednostka próbowała się już oderwać w tej fazie.
reason-s42-goes-along-only = { $unit }: jednostka niebojowa może tylko iść z innymi.
reason-s42-led-by-its-owner = { $unit }: gdy inni odejdą, o ruchu jednostki niebojowej decyduje jej właściciel.
reason-s42-no-way-out = { $unit } nie ma drogi odwrotu, którą by przetrwała.
reason-s42-did-not-attempt = { $unit } nie należy do stosu, który się odrywa.
reason-s42-no-stack-to-disengage = Na heksie { $hex } nie ma dwóch jednostek, które mogą jeszcze próbować się oderwać.
reason-s42-retreat-too-long =
    { $steps ->
        [one] Odrywając się, jednostka wycofuje się o { $steps } heks.
        [few] Odrywając się, jednostka wycofuje się najwyżej o { $steps } heksy.
       *[other] Odrywając się, jednostka wycofuje się najwyżej o { $steps } heksów.
    }

# Oznaczenia

mark-reserve = rezerwa { $number }
mark-stepped = przesunięta tylko o jeden heks
mark-activated = była w rezerwie
mark-attempted = próbowała się oderwać

# Tabele

reference-disengagement-no = Nie: jednostka zostaje.
reference-disengagement-yes-1 = Tak (−1 poziom): traci poziom i wycofuje się.
reference-disengagement-yes = Tak: wycofuje się.
reference-disengagement-fast = kawaleria lub jednostka zmechanizowana (wszystkie w stosie)
reference-disengagement-disrupted = rozproszona lub w pełnym odwrocie (którakolwiek w stosie)

# Position texts

position-no-reserves = W tej grze nie ma rezerw: { $value }.
position-reserve-marker-split = Jednostki jednego znacznika rezerwy stoją w różnych miejscach: { $value }.

# Sections

rule-stalingrad-42-25-1 = Cel
rule-stalingrad-42-25-2 = Przebieg
rule-stalingrad-42-25-2-1 = Przejście do rezerwy
rule-stalingrad-42-25-2-2 = Limit
rule-stalingrad-42-25-2-3 = Aktywacja
rule-stalingrad-42-27-1 = Cel
rule-stalingrad-42-27-2 = Tabela oderwania się
rule-stalingrad-42-27-2-1 = Próby
rule-stalingrad-42-27-2-2 = Modyfikatory
rule-stalingrad-42-27-2-3 = Wyniki
