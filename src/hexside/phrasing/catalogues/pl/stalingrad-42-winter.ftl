# Stalingrad '42: ofensywa zimowa (33), Uran (S3) i kampania (S4).
scenario-stalingrad-42-uranus-title = Uran
scenario-stalingrad-42-uranus-summary = Sowiecka ofensywa zimowa od 19 listopada do końca grudnia 1942 r., tury od 28 do 36 na dwóch północnych mapach. Oś musi utrzymać Stalingrad do tury 34 i potrzebuje 11 punktów zwycięstwa w turze 36.
scenario-stalingrad-42-campaign-title = Kampania
scenario-stalingrad-42-campaign-summary = Cała kampania od 28 czerwca do końca grudnia 1942 r., 36 tur na wszystkich czterech mapach. Oś potrzebuje 24 punktów zwycięstwa w turze 28 i 21 w turze 36.
phase-mini-movement = Tura przejściowa: faza ruchu
phase-mini-combat = Tura przejściowa: ograniczona faza walki
phase-mini-rally = Tura przejściowa: faza reorganizacji
verb-winter-offensive = Ogłoś ofensywę zimową
verb-winter-plan = Połóż gotową planowaną ofensywę
verb-take-up-plan = Zdejmij planowaną ofensywę
verb-winter-supply = Połóż gotowy punkt zaopatrzenia
event-s42-winter-offensive = W turze { $turn } zaczyna się ofensywa zimowa.
event-s42-plan-taken-up = Planowana ofensywa zostaje zdjęta z: { $unit }.
event-s42-winter-supply-placed = { $unit }: położony przy { $by }.
event-s42-air-arrives = { $unit } przybywa na pole lotnictwa.
event-s42-romanian-air-leaves = { $unit } odchodzi z gry po utracie wysuniętych lotnisk.
event-s42-mini-turn-begins = Tura przejściowa między dwiema turami sowieckimi: { $seat }.
event-s42-stalingrad-tested =
    { $held ->
        [yes] Oś nadal kontroluje heks Stalingradu.
       *[no] Oś nie kontroluje żadnego heksu Stalingradu: nie może już wygrać.
    }
result-s42-gate-missed = Oś ma za mało punktów zwycięstwa na turę 28.
result-s42-stalingrad-lost = Oś straciła Stalingrad przed turą 34.
decision-s42-winter-markers =
    { $points ->
        [0] Połóż planowane ofensywy ({ $plans }), wszystkie gotowe, przy zaopatrzonych sztabach.
       *[other] Połóż planowane ofensywy ({ $plans }) i punkty zaopatrzenia ({ $points }), wszystkie gotowe, przy zaopatrzonych sztabach.
    }
kind-s42-winter-markers = Ofensywa zimowa
decision-s42-limited-combat = Ograniczona faza walki tury przejściowej: walki nie ma.
kind-s42-limited-combat = Ograniczona faza walki
reason-s42-mini-turn = W turze przejściowej jednostki mają tylko ruch taktyczny, a te w pełnym odwrocie swoją pulę punktów ruchu; nic nie porusza się koleją, morzem ani między strefami wejścia.
reason-s42-tactical-and-rail-only = W tej turze jednostki sowieckie mają tylko ruch taktyczny i kolejowy.
reason-s42-no-combat-in-mini-turn = W turze przejściowej nie ma walki.
reason-s42-no-winter-offensive = Nie masz ofensywy zimowej do ogłoszenia.
reason-s42-winter-offensive-later = Ofensywę zimową można ogłosić od tury { $turn }.
reason-s42-winter-offensive-over = Ofensywę zimową już ogłoszono.
reason-s42-not-such-headquarters = { $unit } nie jest sztabem, który może to otrzymać.
reason-s42-winter-markers-left = Są jeszcze znaczniki lub punkty zaopatrzenia do położenia.
reason-s42-no-winter-plans = Nie ma już planowanej ofensywy do położenia.
reason-s42-no-winter-supply = Nie ma już punktu zaopatrzenia do położenia.
reason-s42-plans-to-spare = Znacznik zdejmuje się tylko wtedy, gdy nie ma innego do położenia.
reason-s42-no-plan-there = { $unit } nie ma planowanej ofensywy.
option-uranus-seasonal-swamp = Sezonowe bagna w scenariuszu Uran
option-uranus-seasonal-swamp-on = bagna od początku
option-uranus-seasonal-swamp-off = teren otwarty aż do deszczu
track-winter_offensive = Tura ofensywy zimowej
track-stalingrad_lost = Stalingrad stracony przez Oś przed turą 34
rule-stalingrad-42-33-1 = Ogłoszenie
rule-stalingrad-42-33-2-1 = Co daje
rule-stalingrad-42-33-2-2 = Kolejność tur
rule-stalingrad-42-33-2-3 = Tura przejściowa
rule-stalingrad-42-S3-2 = Uran: przybycia
rule-stalingrad-42-S3-3 = Uran: kolejność tur
rule-stalingrad-42-S3-4 = Uran: pierwsza tura
rule-stalingrad-42-S3-5 = Uran: zwycięstwo
rule-stalingrad-42-S4-2 = Kampania: pierwsza tura
rule-stalingrad-42-S4-3 = Kampania: dalsze zasady
rule-stalingrad-42-S4-4 = Kampania: zwycięstwo
