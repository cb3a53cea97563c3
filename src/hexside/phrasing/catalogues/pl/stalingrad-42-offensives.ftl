# Stalingrad ’42: planowane ofensywy (26) i dowódcy (28).

# Zasady

rule-stalingrad-42-26-1 = Koszt
rule-stalingrad-42-26-2 = Przebieg i skutki
rule-stalingrad-42-28-1 = Jednostki dowódców
rule-stalingrad-42-28-1-1 = Powtórny rzut
rule-stalingrad-42-28-1-2 = Zasięg dowódców
rule-stalingrad-42-28-1-3 = Czujkow
rule-stalingrad-42-28-1-4 = Manstein
rule-stalingrad-42-28-1-5 = Dowódcy na kolei

# Działania

verb-plan-offensive = Zaplanuj ofensywę
verb-offensive = Użyj planowanych ofensyw
verb-take-die = Ta kostka się liczy
verb-roll-again = Rzuć ponownie
verb-let-stand = Zostaw wynik
field-die = kostka

# Decyzje

decision-s42-choose-die = Atak na heks { $hex }, kolumna { $column }: wybierz kostkę, która się liczy ({ $dice }).
kind-s42-choose-die = Planowana ofensywa
decision-s42-reroll =
    { $hex }: rzut { $die } – { $result-id ->
        [no] nie
        [yes] tak
        [yes-1] tak (−1 poziom)
       *[other] { $result }
    }. Rzucić ponownie ({ $unit })? Drugi rzut obowiązuje.
kind-s42-reroll = Dowódca

# Zdarzenia

event-s42-offensive-planned = { $unit } planuje ofensywę.
event-s42-offensive-ready = { $unit }: planowana ofensywa jest gotowa.
event-s42-offensive-lost = { $unit }: planowana ofensywa przepada.
event-s42-offensive-used = { $unit } przeprowadza planowaną ofensywę: jedna kostka więcej.
event-s42-die-rolled = { $hex }: rzut { $die }.
event-s42-leader-rerolls = { $unit } przechodzi na stronę zużytą: rzut dla heksu { $hex } jest powtórzony.
event-s42-leader-ready = { $unit } jest znów w gotowości.

# Powody

reason-s42-no-offensives = W tej grze nie stosuje się planowanych ofensyw.
reason-s42-offensives-limit = Każda strona może mieć na mapie najwyżej tyle planowanych ofensyw: { $count }.
reason-s42-plans-no-offensive = { $unit }: ofensywy planują tylko sztaby sowieckich frontów i armii Osi.
reason-s42-offensive-not-available = Tych planowanych ofensyw nie można użyć w tym ataku.
reason-s42-no-offensive-planned = { $unit }: nie ma na to znacznika planowanej ofensywy.
reason-s42-offensive-not-ready = { $unit }: planowana ofensywa nie jest jeszcze gotowa.
reason-s42-headquarters-too-far = { $unit }: atak jest poza zasięgiem.
position-offensive-without-headquarters = Planowana ofensywa leży na sztabie, którego nie ma w grze: { $value }.
reason-s42-has-replacement-marker = { $unit } ma znacznik uzupełnień.
reason-s42-die-not-rolled = Żadna kostka nie pokazuje wyniku { $die }.
reason-s42-not-a-leader = { $unit } nie jest dowódcą.
reason-s42-leader-used = { $unit }: zdolności użyto już od ostatniej własnej fazy początkowej.
reason-s42-leader-too-far = { $unit } jest poza zasięgiem.

# Tory

track-offensives_placed = Planowane ofensywy, jeszcze niegotowe
track-offensives_ready = Planowane ofensywy, gotowe
