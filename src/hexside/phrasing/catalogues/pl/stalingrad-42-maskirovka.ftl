# Stalingrad '42: armie rezerwowe i maskirowka (34).

box-army-box-1 = pole armii 1
box-army-box-2 = pole armii 2
box-army-box-3 = pole armii 3
box-army-box-4 = pole armii 4
box-army-box-5 = pole armii 5
box-army-box-6 = pole armii 6
box-stalingrad-42-army-box = Pole armii rezerwowej { $number }

field-box = pole armii rezerwowej

track-reserve_boxes = Jednostki na polach armii rezerwowych
track-reserve_boxes_open = Pola, które mogą należeć do armii rezerwowych
track-reserve_armies_revealed = Ujawnione armie rezerwowe
track-stalingrad-42-own_reserve_boxes = Twoje armie rezerwowe i ich pola

verb-tie-marker = Podłóż znacznik maskirowki
verb-keep-markers = Zostaw znaczniki bez zmian
verb-enter-box = Na pole armii rezerwowej
verb-leave-box = Z pola armii rezerwowej do strefy wejścia
verb-come-out = Wystaw z pola armii rezerwowej
verb-show-empty = Pokaż, że armia jest pusta
verb-commit = Atakuj tymi jednostkami

kind-s42-tie-marker = Znaczniki maskirowki
kind-s42-come-out = Atak na armię rezerwową
decision-s42-tie-marker = { $unit }: znacznik którego pola leży pod tą armią? Przeciwnik nie widzi wyboru.
decision-s42-come-out = Armia rezerwowa na heksie { $hex } jest atakowana: wybierz do trzech jednostek z jej pola, które staną do obrony.

event-s42-markers-tied = Znaczniki maskirowki, po kolei: { $units } mają { $hexes }.
event-s42-markers-assigned = Gracz sowiecki podłożył znaczniki maskirowki pod armie: { $units }.
event-s42-markers-perhaps-exchanged = Gracz sowiecki sięgnął po znaczniki maskirowki armii { $units }: mógł je zamienić.
event-s42-markers-kept = Gracz sowiecki zostawia znaczniki maskirowki armii { $units } bez zmian.
event-s42-army-revealed = { $unit }: armia ujawniona, należy do niej { $area }.
event-s42-unit-comes-out = { $unit } staje na heksie { $hex } na żetonie { $by }.
event-s42-army-shown-empty = { $unit }: armia okazuje się pusta, należy do niej { $area }.
event-s42-army-removed =
    { $units-count ->
        [0] { $unit } schodzi z mapy na heksie { $hex }.
       *[other] { $unit } schodzi z mapy na heksie { $hex }; z jej pola trafiają tam: { $units }.
    }
event-s42-army-bars-the-way = { $unit } napotyka na heksie { $hex } armię rezerwową z jednostkami i musi się zatrzymać.
event-s42-army-attacked = { $units }: atak na heks { $hex }, na którym stoi armia rezerwowa.
event-s42-attack-void = Na heksie { $hex } nie było nikogo: atak się nie odbywa.
event-s42-box-perishes =
    { $units-count ->
        [0] { $unit }: armia stracona, jej pole było puste.
       *[other] { $unit }: armia stracona, a z nią jednostki na jej polu: { $units }.
    }
event-s42-box-retreats =
    { $units-count ->
        [0] { $unit } się wycofuje; jej pole jest puste.
       *[other] { $unit } się wycofuje; ten sam wynik dotyczy jednostek na jej polu: { $units }.
    }
event-s42-box-rallies =
    { $result-id ->
        [in-zone] { $area }: jednostki reorganizują się jak w SK wroga.
       *[other] { $area }: jednostki reorganizują się poza SK wroga.
    }
event-s42-box-supply =
    { $result-id ->
        [supplied] { $area }: jednostki mają zaopatrzenie.
        [isolated] { $area }: jednostki są izolowane.
       *[other] { $area }: jednostki nie mają zaopatrzenia.
    }
event-s42-unit-enters-box = { $unit } przechodzi: { $start } → { $to }.
event-s42-unit-leaves-box = { $unit } wychodzi: { $start } → { $to }.

reason-s42-army-has-been-filled = { $unit }: na pole tej armii weszły już w tej turze jednostki, więc nie może się ruszyć.
reason-s42-army-holds-disrupted = { $by } na polu { $unit } nie jest w dobrym stanie.
reason-s42-army-holds-replacement = Jednostka na polu { $unit } dostała uzupełnienie: najwyżej jeden heks ruchem taktycznym i żadnych przejść między strefami.
reason-s42-army-not-empty = { $unit } ma jednostki na swoim polu i nie może użyć ruchu kolejowego.
reason-s42-army-has-moved = { $unit } ma już ruch za sobą: nikt nie opuszcza jej pola.
reason-s42-army-not-in-play = { $unit } nie bierze teraz udziału w grze.
reason-s42-army-is-revealed = { $unit }: armia ujawniona, nikt nie wchodzi na jej pole.
reason-s42-army-not-supplied = { $unit } nie ma zaopatrzenia przez strefy wejścia { $areas }.
reason-s42-unit-not-supplied = { $unit } nie ma zaopatrzenia przez strefy wejścia { $areas }.
reason-s42-no-such-box = Nie ma takiego pola armii rezerwowej.
reason-s42-box-full = { $area }: jest tam już osiem jednostek.
reason-s42-combat-units-only = { $unit } nie jest jednostką bojową: inne nie wchodzą na pola armii.
reason-s42-no-way-into-box = { $unit } nie może stąd wejść na pole armii rezerwowej.
reason-s42-is-in-that-box = { $unit } jest już na tym polu.
reason-s42-not-in-a-box = { $unit } nie jest na polu armii rezerwowej.
reason-s42-not-in-this-box = { $unit } nie jest na polu atakowanej armii.
reason-s42-box-move-made = W tej turze jedna jednostka opuściła już pole armii.
reason-s42-strategic-move-made = W tej turze jedna jednostka weszła już koleją na pole armii.
reason-s42-in-a-holding-box = { $unit } jest na polu armii rezerwowej i nie może atakować.
reason-s42-enough-come-out = { $unit }: z pola tej armii wyszły już jednostki w liczbie { $count }, więcej nie może.
reason-s42-must-come-out = Nikt inny nie broni heksu { $hex }: musi wyjść co najmniej jedna jednostka.
reason-s42-not-to-be-shown = Teraz nie pokazuje się, że armie rezerwowe na heksie { $hex } są puste.
reason-s42-markers-not-kept = Teraz nie można zostawić znaczników bez zmian.
reason-s42-other-army-first = Najpierw znacznik armii { $unit }.
reason-s42-marker-not-at-hand = Tego znacznika nie ma wśród znaczników dla { $unit }.
reason-s42-attack-is-committed = Atak na heks { $hex } jest przesądzony: nie można go już zmienić.
reason-s42-no-hidden-army = Na heksie { $hex } nie ma armii rezerwowej, która ma najpierw odpowiedzieć.
reason-s42-defender-answers-first = Potwierdź atakujących: dopiero wtedy widać, kto broni heksu { $hex }.
reason-s42-reserve-army-there = Armia rezerwowa wroga zamyka heks { $hex }.

position-not-for-this-box = Na tym polu mogą być tylko sowieckie jednostki bojowe: { $value }.
position-box-without-army = Pole należy do armii rezerwowej, która jest w grze, i mieści osiem jednostek: { $value }.
position-army-without-marker = Armia rezerwowa w grze musi jak inne mieć swoje pole: { $value }.
position-revealed-army-away = Ujawniona armia rezerwowa stoi na mapie albo w strefie wejścia: { $value }.

# Sections

rule-stalingrad-42-34-1-1 = Przybycie
rule-stalingrad-42-34-1-2 = Znaczniki maskirowki
rule-stalingrad-42-34-2 = Armie rezerwowe
rule-stalingrad-42-34-3 = Ruch armii rezerwowych
rule-stalingrad-42-34-3-1 = Lądem
rule-stalingrad-42-34-3-2 = Koleją
rule-stalingrad-42-34-3-3 = Między strefami wejścia
rule-stalingrad-42-34-4-1 = Na pole armii
rule-stalingrad-42-34-4-2 = Z pola armii
rule-stalingrad-42-34-5 = Uzupełnienia
rule-stalingrad-42-34-6-1 = Bez ataku
rule-stalingrad-42-34-6-2 = Obrona
rule-stalingrad-42-34-6-3 = Artyleria
rule-stalingrad-42-34-7 = Usunięcie
