# A Victory Awaits: zdarzenia i zakończenie gry.

# Rozstawienie

event-no-room-to-set-up = { $unit }: w strefie nie ma już miejsca, jednostka przybędzie jako posiłki.
event-a-victory-awaits-seats-exchanged = Gracze zamieniają się stronami; Oś potrzebuje punktów zwycięstwa: { $bid }.
event-a-victory-awaits-seats-kept = Gracze zachowują swoje strony; Oś potrzebuje punktów zwycięstwa: { $bid }.
event-surprise-attack =
    { $count ->
        [one] Atak z zaskoczenia: { $count } jednostka.
        [few] Atak z zaskoczenia: { $count } jednostki.
        [many] Atak z zaskoczenia: { $count } jednostek.
       *[other] Atak z zaskoczenia: { $count } jednostki.
    }

# Żetony

event-army-added =
    { $map ->
        [L] Mapa Leningradu, nowy żeton w puli sowieckiej: { $chit }.
        [S] Mapa Smoleńska, nowy żeton w puli sowieckiej: { $chit }.
       *[K] Mapa Kijowa, nowy żeton w puli sowieckiej: { $chit }.
    }
event-army-added-hidden =
    { $map ->
        [L] Mapa Leningradu: do puli sowieckiej dochodzi kolejny żeton armii.
        [S] Mapa Smoleńska: do puli sowieckiej dochodzi kolejny żeton armii.
       *[K] Mapa Kijowa: do puli sowieckiej dochodzi kolejny żeton armii.
    }
event-reinforcements-held = Żeton sowieckich posiłków zostaje w ręce.
event-reinforcements-into-cup = Żeton sowieckich posiłków trafia do kubka.
event-reinforcements-decided = Sowieci zdecydowali, gdzie trafi ich żeton posiłków.
event-cup-empty =
    Kubek jest pusty. { $count ->
        [one] W ręce Osi został jeden żeton.
        [few] W ręce Osi zostały { $count } żetony.
       *[many] W ręce Osi zostało { $count } żetonów.
    }
event-chit-interrupted =
    { $held-id ->
        [axis-manstein] Manstein przerywa aktywację! Do kubka wraca: { $chit }.
        [axis-guderian] Guderian przerywa aktywację! Do kubka wraca: { $chit }.
       *[other] Żukow przerywa aktywację żetonem posiłków! Do kubka wraca: { $chit }.
    }

# Aktywacja

event-a-victory-awaits-headquarters-relocated = { $unit } schodzi z mapy i może wrócić z posiłkami od tury { $turn }.
event-panzer-group-without-line = { $unit } nie ma własnej linii kolejowej do drugiej aktywacji: żeton nie ma skutku.
event-leningrad-reached = { $unit } dociera na heks { $hex }, tuż pod Leningrad: Sowieci mogą ogłosić dowództwo Żukowa.
event-zhukov-declared = Żukow obejmuje dowództwo: od tury { $turn } Sowieci mogą trzymać żeton posiłków w ręce.
event-order-rolled =
    { $count ->
        [one] { $seat }: rzut { $die }, można aktywować { $count } jednostkę.
        [few] { $seat }: rzut { $die }, można aktywować najwyżej { $count } jednostki.
        [many] { $seat }: rzut { $die }, można aktywować najwyżej { $count } jednostek.
       *[other] { $seat }: rzut { $die }, można aktywować najwyżej { $count } jednostki.
    }
event-order-given = { $seat }, aktywowane bezpośrednio: { $units }.

# Kontroler gry

event-chit-drawn-face-down = Wylosowany żeton: { $chit }. Leży zakryty na miejscu { $place } w kolejce.
event-chit-drawn-unseen = Wylosowano żeton. Leży zakryty na miejscu { $place } w kolejce.
event-chit-revealed = Odkryty żeton, miejsce { $place } w kolejce: { $chit }.
event-activation-over = { $chit }: żeton rozpatrzony.
event-queue-returned =
    { $count ->
        [one] Z kolejki wraca do kubka { $count } żeton.
        [few] Z kolejki wracają do kubka { $count } żetony.
        [many] Z kolejki wraca do kubka { $count } żetonów.
       *[other] Z kolejki wraca do kubka { $count } żetonu.
    }

# Drużyny

event-team-dealt = { $seat }: żetony sztabów rozdzielone.
event-chit-shown = { $seat }, wylosowany żeton: { $chit }.
event-cup-of-player-empty = { $seat }: kubek jest pusty.

# Wejście na mapę i posiłki

event-unit-entered =
    { $mode-id ->
        [strategic] { $unit } wchodzi na mapę ruchem strategicznym i dociera na heks { $end }, { $cost } PR.
       *[normal] { $unit } wchodzi na mapę i dociera na heks { $end }, { $cost } PR.
    }
event-army-enters = 19. Armia wchodzi przez heks { $hex }.
event-no-railway-open = { $seat }: żadna linia kolejowa nie jest otwarta dla posiłków.
event-arrives-in-available-box = { $unit } trafia na pole dostępnych jednostek.

# Walka

event-attack-planned = Zadeklarowany atak na heks { $hex }: { $units }.
event-attack-lost = Atak na heks { $hex } nie jest już możliwy i przepada: { $units }.
event-fortress-holds =
    { $steps ->
        [one] Twierdza { $hex }: zamiast odwrotu strata { $steps } poziomu.
       *[other] Twierdza { $hex }: zamiast odwrotu strata { $steps } poziomów.
    }
event-fortress-built =
    { $level ->
        [1] Na heksie { $hex } powstaje twierdza.
       *[other] Twierdza na heksie { $hex } ma teraz poziom { $level }.
    }
event-unit-to-available = Stracona jednostka: { $unit }, heks { $hex }; trafia na pole dostępnych jednostek.

# Kontrola zaopatrzenia

event-supply-checked = Kontrola zaopatrzenia w turze { $turn }.
event-unit-transferred = { $unit } przechodzi z heksu { $hex } na pole dostępnych jednostek.
event-stand-fast-removed = Znacznik „Nie poddawać się” zdjęty: { $hex }.
event-unit-withdrawn = Jednostka wycofana z gry: { $unit }, heks { $hex }, siła ataku { $strength }.

# Koniec gry

result-axis-points =
    { $score ->
        [one] Oś ma { $score } punkt zwycięstwa.
        [few] Oś ma { $score } punkty zwycięstwa.
        [many] Oś ma { $score } punktów zwycięstwa.
       *[other] Oś ma { $score } punktu zwycięstwa.
    }
result-axis-fails =
    { $score ->
        [one] Oś ma tylko { $score } punkt zwycięstwa.
        [few] Oś ma tylko { $score } punkty zwycięstwa.
        [many] Oś ma tylko { $score } punktów zwycięstwa.
       *[other] Oś ma tylko { $score } punktu zwycięstwa.
    }
