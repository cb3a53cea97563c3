# Iskra: posiłki, Kampfgruppen, uzupełnienia, pontony (zasady 2.5, 2.6, 7, 13.2, 13.3.1).

# Decyzje

kind-bring-in-units = Posiłki
kind-form-kampfgruppe = Kampfgruppen
kind-replacements = Uzupełnienia
kind-turn-pontoons = Pontony

decision-bring-in-units = Wprowadź posiłki na mapę jeden po drugim; każdy może od razu się poruszyć. Do wprowadzenia: { $units }.
decision-form-kampfgruppe = Osłab jednostkę o pełnej sile, aby utworzyć Kampfgruppe jej dywizji, albo przejdź dalej. Pozostałe Kampfgruppen: { $units }.
decision-replacements =
    { $seat-id ->
        [axis] Wydaj punkt uzupełnień na osłabioną jednostkę niezmechanizowaną na mapie albo zrezygnuj z niego.
       *[other]
            { $count ->
                [one] Wydaj { $count } punkt uzupełnień na osłabioną lub wyeliminowaną jednostkę albo zrezygnuj z niego.
                [few] Wydaj { $count } punkty uzupełnień na osłabione lub wyeliminowane jednostki albo zrezygnuj z nich.
               *[other] Wydaj { $count } punktów uzupełnień na osłabione lub wyeliminowane jednostki albo zrezygnuj z nich.
            }
    }
decision-turn-pontoons = Zbuduj mosty z pontonów w wyznaczonych miejscach, rozbierz starsze mosty albo przejdź dalej. Pontony: { $units }.

verb-iskra-enter = Wprowadź tutaj
verb-detach = Utwórz Kampfgruppe
verb-iskra-replace = Odtwórz poziom
verb-build = Zbuduj most
verb-dismantle = Rozbierz most
field-kampfgruppe = Kampfgruppe

# Zdarzenia

event-reinforcement-entered = Na mapę wchodzi { $unit }, heks { $hex }.
event-reinforcement-entered-unseen = Na mapę wchodzi { $unit }.
event-reinforcement-lost = Wyeliminowana jednostka, która nie może wejść na mapę: { $unit }.
event-reinforcement-waits = Nie może wejść na mapę i czeka na następną turę: { $unit }.
event-counter-exchanged = Żeton { $unit } zastępuje żeton { $by }.
event-kampfgruppe-formed = Osłabiona jednostka { $unit } tworzy Kampfgruppe { $by }.
event-kampfgruppe-formed-unseen = Powstaje Kampfgruppe { $by }.
event-replacement-point-rolled = Rzut { $die }: punkt uzupełnień otrzymuje { $seat }.
event-replacements-unused = { $seat }: niewykorzystane punkty uzupełnień: { $count }.
event-step-restored = Do pełnej siły wraca { $unit }.
event-step-restored-unseen = Jedna z jednostek wraca do pełnej siły.
event-unit-returned = Na mapę z jednym poziomem wraca { $unit }, heks { $hex }.
event-unit-returned-unseen = Na mapę z jednym poziomem wraca { $unit }.
event-pontoon-lost = Stracony { $unit }, heks { $hex }; wróci w następnej turze.
event-bridge-built = { $unit } buduje most pontonowy, heks { $hex }.
event-bridge-dismantled = { $unit } rozbiera swój most, heks { $hex }.

# Odmowy

reason-units-must-enter = Te posiłki mogą wejść na mapę i nie wolno ich wstrzymać: { $units }.
reason-not-the-entry-hex = { $unit } nie wchodzi przez heks { $hex }, lecz przez { $hexes }.
reason-too-far-from-entry-hex = Heks { $hex } nie leży przy tej samej krawędzi mapy w pobliżu heksu wejścia jednostki { $unit }.
reason-not-a-supplied-entry-point = Heks { $hex } nie jest zaopatrzonym sowieckim punktem wejścia.
reason-no-such-kampfgruppe = { $unit } nie jest Kampfgruppe, którą można jeszcze utworzyć.
reason-kampfgruppe-of-other-division = { $by } nie jest z tej samej dywizji i tego samego typu co { $unit }.
reason-no-kampfgruppe-from-this-unit = { $unit } nie może utworzyć Kampfgruppe.
reason-not-at-full-strength = { $unit } nie jest dwupoziomową jednostką o pełnej sile.
reason-only-two-step-units = { $unit } nie może otrzymać uzupełnień: tylko jednostki dwupoziomowe.
reason-no-replacements-for-mechanised = { $unit } to jednostka zmechanizowana: takich nie można uzupełniać.
reason-not-reduced = { $unit } ma pełną siłę.
reason-not-supplied = { $unit } nie ma zaopatrzenia.
reason-not-in-command = { $unit } jest poza zasięgiem dowodzenia sztabu.
reason-restored-where-it-stands = { $unit } odtwarza się tam, gdzie stoi: heks { $hex }.
reason-not-eliminated = { $unit } nie jest ani na mapie, ani wśród wyeliminowanych.
reason-only-units-on-the-map = { $unit } nie jest na mapie; ten punkt jest tylko dla jednostek na mapie.
reason-not-at-headquarters = { $unit } nie może wrócić na heks { $hex }: tylko na heks swojego sztabu lub obok niego, jednostki samodzielne obok sztabu, a bez sztabu na źródło zaopatrzenia.
reason-not-a-pontoon = { $unit } nie jest pontonem.
reason-pontoon-already-turned = { $unit }: ten ponton odwrócono już w tej fazie.
reason-is-a-bridge = { $unit } jest już mostem.
reason-is-no-bridge = { $unit } nie jest mostem.
reason-no-pontoon-site = Heks { $hex } nie jest miejscem na most pontonowy.
reason-bridge-built-this-turn = Most zbudowano w tej turze: { $unit }.
