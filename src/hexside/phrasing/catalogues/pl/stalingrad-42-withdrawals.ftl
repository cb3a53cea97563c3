# Stalingrad '42: usunięcia i ulepszenia (32), dywizje o dwóch żetonach (22.1).
verb-withdraw-unit = Usuń jednostkę z gry
verb-give-step = Odejmij jednostce należny poziom
verb-take-step = Daj jednostce nadwyżkowy poziom
verb-place-brigade = Wystaw brygadę pancerną za nadwyżkowy poziom
event-s42-unit-withdrawn =
    { $steps ->
        [0] { $unit }: usunięto z gry; nie było już żadnego poziomu.
        [one] { $unit }: usunięto z gry, a z nią { $steps } poziom.
        [few] { $unit }: usunięto z gry, a z nią { $steps } poziomy.
       *[other] { $unit }: usunięto z gry, a z nią { $steps } poziomów.
    }
event-s42-special-to-be-lost = { $unit }: jednostka była zredukowana lub wyeliminowana, więc następne specjalne uzupełnienie Osi przepada.
event-s42-special-lost =
    { $count ->
        [one] Oś traci specjalne uzupełnienie.
        [few] Oś traci { $count } specjalne uzupełnienia.
       *[other] Oś traci { $count } specjalnych uzupełnień.
    }
event-s42-unit-upgraded =
    { $steps ->
        [one] { $unit } może odtąd mieć cztery poziomy; teraz ma { $steps } poziom.
        [few] { $unit } może odtąd mieć cztery poziomy; teraz ma { $steps } poziomy.
       *[other] { $unit } może odtąd mieć cztery poziomy; teraz ma { $steps } poziomów.
    }
event-s42-unit-converted = { $unit } staje się jednostką: { $by }.
event-s42-step-gained =
    { $steps ->
        [one] { $unit } otrzymuje nadwyżkowy poziom i ma { $steps } poziom.
        [few] { $unit } otrzymuje nadwyżkowy poziom i ma { $steps } poziomy.
       *[other] { $unit } otrzymuje nadwyżkowy poziom i ma { $steps } poziomów.
    }
event-s42-brigade-placed = { $unit } zajmuje miejsce usuniętego korpusu pancernego: { $to }.
event-s42-former-counter-leaves = { $unit } opuszcza grę: teraz jest to { $by }.
event-s42-withdrawal-postponed =
    { $kind ->
        [tank-corps] Nie można usunąć żadnego korpusu pancernego; usunięcie czeka do następnej fazy początkowej.
        [infantry-division] Nie można usunąć żadnej niemieckiej dywizji piechoty; usunięcie czeka do następnej fazy początkowej.
       *[other] Nie można usunąć żadnej dywizji pancernej; usunięcie czeka do następnej fazy początkowej.
    }
event-s42-withdrawal-lapsed =
    { $kind ->
        [tank-corps] Nie można usunąć żadnego korpusu pancernego; usunięcie przepada.
        [infantry-division] Nie można usunąć żadnej niemieckiej dywizji piechoty; usunięcie przepada.
       *[other] Nie można usunąć żadnej dywizji pancernej; usunięcie przepada.
    }
reason-s42-withdrawal-due =
    { $kind ->
        [tank-corps] Najpierw trzeba usunąć korpus pancerny.
        [infantry-division] Najpierw trzeba usunąć niemiecką dywizję piechoty o pełnej sile.
       *[other] Najpierw trzeba usunąć dwie dywizje pancerne.
    }
reason-s42-steps-owed =
    { $count ->
        [one] Za usunięte jednostki trzeba jeszcze odjąć { $count } poziom.
        [few] Za usunięte jednostki trzeba jeszcze odjąć { $count } poziomy.
       *[other] Za usunięte jednostki trzeba jeszcze odjąć { $count } poziomów.
    }
reason-s42-steps-owed-first =
    { $count ->
        [one] Za poprzedni usunięty korpus pancerny trzeba najpierw odjąć { $count } poziom.
        [few] Za poprzedni usunięty korpus pancerny trzeba najpierw odjąć { $count } poziomy.
       *[other] Za poprzedni usunięty korpus pancerny trzeba najpierw odjąć { $count } poziomów.
    }
reason-s42-nothing-to-withdraw = Teraz niczego nie trzeba usuwać.
reason-s42-not-this-kind =
    { $kind ->
        [tank-corps] { $unit } nie jest korpusem pancernym.
        [infantry-division] { $unit } nie jest niemiecką dywizją piechoty.
       *[other] { $unit } nie jest dywizją pancerną.
    }
reason-s42-not-in-play = { $unit }: ta jednostka nie jest dostępna, nie ma jej w grze ani tam, skąd można by ją wziąć.
reason-s42-isolated-goes-last = { $unit }: ta dywizja jest izolowana; najpierw usuwa się nieizolowane.
reason-s42-not-full-strength = { $unit } nie ma pełnej siły.
reason-s42-nobody-gives-step = { $unit }: korpus jest wyeliminowany, a żaden korpus pancerny na mapie nie może stracić za niego poziomu.
reason-s42-no-steps-owed = Żadnych poziomów nie trzeba odejmować.
reason-s42-gives-no-step = { $unit } nie może stracić poziomu za usunięte jednostki.
reason-s42-no-steps-over = Nie ma nadwyżkowych poziomów.
reason-s42-gains-no-step = { $unit }: tej jednostce nie można dać nadwyżkowego poziomu; musi być zredukowana, właściwego rodzaju i zaopatrzona, a dywizja musi stać na mapie.
reason-s42-no-brigade = { $unit } nie jest brygadą pancerną z pola wyeliminowanych, która mogłaby zająć miejsce usuniętego korpusu pancernego.
reason-s42-former-in-play = { $unit } czeka, aż { $by } znajdzie się poza grą.
track-withdrawals = Do usunięcia
track-steps_owed = Poziomy należne za usunięte jednostki (poniżej 0: nadwyżka)
track-withdrawn_from = Gdzie brygada może zająć miejsce korpusu pancernego
track-specials_lost = Specjalne uzupełnienia Osi, które nie nadejdą
track-replacements_upgrade = Poziom dla SS Wiking
replacement-stalingrad-42-upgrade = poziom ulepszenia
option-wiking-upgrade = Czwarty poziom SS Wiking w scenariuszu Kaukaz
option-wiking-upgrade-on = tak
option-wiking-upgrade-off = nie
option-withdrawal-unavailable = Usunięcie, do którego nie ma jednostki
option-withdrawal-unavailable-postpone = czeka do następnej fazy początkowej
option-withdrawal-unavailable-lapse = przepada
rule-stalingrad-42-32-1 = Niemieckie usunięcia tury 10
rule-stalingrad-42-32-2 = Usunięcie sowieckich korpusów pancernych
rule-stalingrad-42-32-3 = Inne usunięcia
rule-stalingrad-42-32-4 = Ulepszenie SS Wiking
rule-stalingrad-42-32-5 = 27. Dywizja Pancerna
