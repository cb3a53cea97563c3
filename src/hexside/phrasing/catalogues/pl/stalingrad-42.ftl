# Stalingrad ’42: tytuły, ruch, pogoda, nazwy.

# Tytuły

game-stalingrad-42-title = Stalingrad ’42
scenario-stalingrad-42-fall-blau-title = Fall Blau
scenario-stalingrad-42-fall-blau-summary = Letnia ofensywa Osi od 28 czerwca do końca lipca 1942 roku, osiem tur na mapie północno-zachodniej. Oś potrzebuje 8 punktów zwycięstwa w dowolnej fazie zwycięstwa.

# Fazy

phase-weather = Faza pogody
phase-initial = Faza początkowa
phase-movement = Faza ruchu
phase-combat = Faza walki
phase-rally = Faza reorganizacji
phase-supply = Faza zaopatrzenia
phase-end-of-player-turn = Koniec tury gracza
phase-victory = Faza zwycięstwa

# Kolejność gry i pogoda

event-s42-turn-begins = Tura { $turn }: od { $first } do { $last }.
event-s42-player-turn-begins = Tura { $turn }, tura gracza: { $seat }.
event-s42-weather =
    { $weather ->
        [overcast] Zachmurzenie.
        [rain] Deszcz.
        [snow] Śnieg.
       *[clear] Bezchmurnie.
    }{ $mud ->
        [0] { "" }
       *[other] { " " }Błoto.
    }
event-s42-weather-rolled = Rzut na pogodę: { $die }.

# Ruch

decision-s42-move-units =
    { $special ->
        [mini-movement] Tura przejściowa: tylko ruch taktyczny (w pełnym odwrocie: w granicach puli punktów ruchu). Potem bez walki, tylko oderwanie się i reorganizacja.
        [pre-move] Przed pierwszą turą Osi: poruszaj jednostkami w granicach ich puli punktów ruchu, a potem zakończ fazę.
        [tactical-turn] W tej turze jednostki mają tylko ruch taktyczny i kolejowy. Porusz nimi, a potem zakończ fazę ruchu.
       *[other] Poruszaj jednostkami, a potem zakończ fazę ruchu.
    }
kind-s42-move-units = Ruch
decision-s42-give-up-units = Na heksie { $hex } przekroczono limit stosu o { $count }. Wybierz jednostkę do wyeliminowania.
kind-s42-give-up-units = Przekroczony limit stosu
event-s42-unit-exited = { $unit } schodzi z mapy: { $area }.
event-s42-unit-disrupted = { $unit }: rozproszenie.
event-s42-unit-railed = { $unit } jedzie koleją: { $start } → { $hex }.
event-s42-unit-sailed = { $unit } płynie morzem, { $start }: { $path }.
event-s42-unit-transferred = { $unit } przechodzi: { $start } → { $area }.
event-s42-full-retreat = { $unit } przechodzi w pełen odwrót, heks { $hex }.
event-s42-flotilla-moved = Flotylla Wołżańska kursuje teraz między heksami { $hex } i { $other }.
event-s42-unit-released = { $unit } może się odtąd poruszać.
event-s42-north-caucasus-released = Front Północnokaukaski może się odtąd poruszać.

# Dlaczego nie

reason-s42-no-voluntary-retreat = { $unit } nie może teraz przejść w pełen odwrót.
reason-s42-no-flotilla-site = Flotylla Wołżańska nie może teraz stanąć między heksami { $hex } i { $other }.
reason-s42-no-transfer = { $unit } nie może przejść do tej strefy wejścia.
reason-s42-closed-terrain = Ta jednostka nie przejdzie z heksu { $hex } na { $other }.
reason-s42-major-river-start = Między heksami { $hex } i { $other } płynie duża rzeka bez mostu: przekracza się ją tylko z heksu, na którym ruch się zaczyna.
reason-s42-enemy-bond = Wroga więź SK zamyka drogę z heksu { $hex } na { $other }.
reason-s42-normal-movement-will-do = Na heks { $hex } wystarcza ruch normalny ({ $unit }); ruch rozszerzony służy do dalszych heksów.
reason-s42-cheaper-way = Na heks { $hex } prowadzi tańsza droga ({ $unit }); do wyboru jest tylko najtańsza.
reason-s42-extended-into-zone = Heks { $hex } leży we wrogiej strefie kontroli: ruch rozszerzony nie może tam wejść.
reason-s42-full-retreat-into-zone = Heks { $hex } leży we wrogiej strefie kontroli: jednostka w pełnym odwrocie nie może tam wejść.
reason-s42-stop-in-zone = Jednostka, która wejdzie do wrogiej strefy kontroli na heksie { $hex }, zatrzymuje się tam.
reason-s42-enemy-area = { $area }: ta strona nie może tam wejść.
reason-s42-disrupted-into-area = { $unit }: ta jednostka jest rozproszona i nie może wejść do strefy wejścia.
reason-s42-area-not-adjacent = { $area } nie leży przy tym heksie.
reason-s42-auto-ds-marker = { $unit } ma za sobą automatyczne DS i w tej turze już się nie porusza.
reason-s42-no-extended-movement = { $unit } nie ma ruchu rozszerzonego.
reason-s42-keeps-its-mode = { $mode ->
    [extended] { $unit } używa ruchu rozszerzonego i może go tylko kontynuować.
    [tactical] { $unit } używa ruchu taktycznego i może go tylko kontynuować.
   *[other] { $unit } używa ruchu normalnego i może go tylko kontynuować.
}
reason-s42-not-over-the-limit = { $unit } nie należy do jednostek ponad limit na heksie { $hex }.
reason-s42-not-on-rail = { $unit } nie stoi na czynnej linii kolejowej.
reason-s42-rail-starts-in-zone = { $unit } stoi we wrogiej strefie kontroli i nie może wsiąść do pociągu.
reason-s42-no-railway = Przez heks { $hex } nie prowadzi czynna linia kolejowa.
reason-s42-two-trains = Na heksie { $hex } stoi już jednostka przewieziona koleją.
reason-s42-no-rail-path = Na heks { $hex } nie prowadzi linia kolejowa wolna od przeciwnika.
reason-s42-unit-frozen = { $unit } nie może się jeszcze poruszać.
reason-s42-replacement-marker = { $unit }: jednostkę dopiero odbudowano, może przejść najwyżej jeden heks ruchem taktycznym.
reason-s42-only-by-kerch = { $unit } opuszcza Krym tylko przez Cieśninę Kerczeńską.
reason-s42-tactical-only = { $unit } może używać tylko ruchu taktycznego.
reason-s42-rail-limit = W tej turze nikt więcej nie pojedzie koleją; limit wynosi { $count }.
reason-s42-rail-limit-on-map = W tej turze nikt więcej nie wsiądzie do pociągu na mapie; limit wynosi { $count }.
reason-s42-no-sea-movement = Ruch morski mają tylko Sowieci; { $unit } go nie ma.
reason-s42-may-not-sail = { $unit } nie może teraz płynąć morzem.
reason-s42-no-sea-lane = Żadna linia żeglugi nie zawiezie tam w tej turze jednostki { $unit }.
reason-s42-no-kerch-crossing = Cieśniny Kerczeńskiej nie można tu przekroczyć.
reason-s42-kerch-used = Cieśninę Kerczeńską przekroczyła już w tej turze inna jednostka.
reason-s42-kerch-held = Jednostki sowieckie na heksie { $hex } zamykają Cieśninę Kerczeńską.
reason-s42-not-in-crimea = { $unit } nie czeka na Krymie.
reason-s42-port-not-yours = Heks { $hex } kontroluje przeciwnik.
reason-s42-sea-used = { $sea ->
    [azov] Po Morzu Azowskim płynęła już w tej turze inna jednostka.
   *[other] Po Morzu Czarnym płynęła już w tej turze inna jednostka.
}
reason-s42-no-flotilla = Flotyllę Wołżańską mają tylko Sowieci.
reason-s42-flotilla-has-moved = Flotylla Wołżańska zmieniła już w tej turze miejsce.
reason-s42-flotilla-is-there = Flotylla Wołżańska już stoi między heksami { $hex } i { $other }.
reason-s42-no-rail-ferry = Prom kolejowy we Władimirowce nie zabierze jednostki { $unit }: w turze jedna jednostka bojowa albo punkt zaopatrzenia.
reason-s42-rail-from-area-to-area = { $unit } jest w strefie wejścia i koleją pojedzie tylko na mapę.
reason-s42-rail-group-limit = Z grupy, do której należy { $unit }, nikt więcej nie przyjedzie koleją.
position-marker-on-map = Znacznik ani jednostka lotnicza nie może stać na heksie: { $value }.
position-marks-not-sorted = Znaczniki jednostki są w złej kolejności: { $value }.
position-unit-in-foreign-area = Jednostka jest w obcej strefie wejścia: { $value }.

# Czynności

verb-extend = Ruch rozszerzony
verb-tactical = Ruch taktyczny
verb-rail = Ruch kolejowy
verb-sea = Ruch morski
verb-kerch = Przez Cieśninę Kerczeńską
verb-transfer = Przejście
verb-full-retreat = Pełen odwrót
verb-flotilla = Flotylla Wołżańska
verb-eliminate = Wyeliminuj
field-other = drugi heks
field-area = strefa wejścia
field-to = dokąd

# Rodzaje ruchu, znaczniki, pola

mode-extended = ruch rozszerzony
mode-tactical = ruch taktyczny
mark-disrupted = rozproszona
mark-full-retreat = pełen odwrót
mark-train = pociąg
mark-replacement = uzupełnienia
mark-used = zużyta
mark-ready = gotowa
mark-frozen = nie może się jeszcze poruszać
mark-moved = po ruchu
mark-attacked = po ataku
mark-defended = zaatakowana
mark-retreated = po odwrocie
mark-slipping = wymyka się
mark-transferred = przeniesiona
box-ea-a = strefa wejścia A
box-ea-b = strefa wejścia B
box-ea-c = strefa wejścia C
box-ea-d = strefa wejścia D
box-ea-e = strefa wejścia E
box-ea-f = strefa wejścia F
box-ea-g = strefa wejścia G
box-ea-h = strefa wejścia H
box-ea-j = strefa wejścia J
box-ea-k = strefa wejścia K
box-ea-l = strefa wejścia L
box-ea-m = strefa wejścia M
box-ea-n = strefa wejścia N
box-ea-o = strefa wejścia O
box-ea-p = strefa wejścia P
box-ea-q = strefa wejścia Q
box-ea-r = strefa wejścia R
box-ea-w = strefa wejścia W
box-ea-x = strefa wejścia X
box-ea-y = strefa wejścia Y
box-ea-z = strefa wejścia Z
box-exited = Poza mapą
box-air = Jednostki lotnicze

# Jednostki

unit-type-jaeger = jegrzy
unit-type-naval-infantry = piechota morska
unit-type-bicycle = cykliści
unit-type-nkvd = NKWD
unit-type-engineer = saperzy
unit-type-tank = czołgi
unit-type-panzer = pancerna
unit-type-mechanised = zmechanizowana
unit-type-panzergrenadier = grenadierzy pancerni
unit-type-tank-destroyer = niszczyciele czołgów
unit-type-motorised = piechota zmotoryzowana
unit-type-assault-gun = działa szturmowe
unit-type-artillery = artyleria
unit-type-front-hq = sztab frontu
unit-type-army-hq = sztab armii
unit-type-soviet-army-hq = sztab sowieckiej armii
unit-type-supply-point = punkt zaopatrzenia
unit-type-leader = dowódca
unit-type-reserve-army = armia rezerwowa
unit-type-marker = znacznik
unit-type-air = jednostka lotnicza
size-II = batalion
size-III = pułk
size-X = brygada
size-XX = dywizja
size-XXX = korpus
size-XXXX = armia
size-XXXXX = front
nationality-guards = gwardia
nationality-nkvd = NKWD
nationality-north-caucasus = północnokaukaska
nationality-croatian = chorwacka
nationality-wehrmacht = niemiecka
nationality-naval-infantry = sowiecka piechota morska
nationality-misc = sowiecka
nationality-waffen-ss = Waffen-SS
nationality-luftwaffe = Luftwaffe
nationality-red-army = Armia Czerwona
nationality-slovak = słowacka
nationality-italian = włoska

# Mapa

terrain-desert = pustynia
terrain-woods = las
terrain-wooded-rough = zalesione wzgórza
terrain-swamp = bagno
terrain-seasonal-swamp = bagno sezonowe
terrain-mountain = góry
terrain-full-alpine = wysokie góry
terrain-lake = jezioro
terrain-unplayable = poza grą
place-minor-city = małe miasto
place-landmark = punkt orientacyjny
hexside-volga = Wołga
hexside-alpine = krawędź wysokogórska
hexside-lake = jezioro
line-primary-road = droga główna
line-secondary-road = droga drugorzędna
line-green-rail = linia kolejowa do naprawy
line-unfinished-rail = nieukończona linia kolejowa
line-ferry = prom
line-rail-ferry = prom kolejowy
line-sea-lane = linia żeglugi
area-north-edge-first-turn = wejście północne w pierwszej turze
area-north-edge-later = wejście północne później
area-axis-start = na zachód od linii startu
area-fort-north = fortyfikacje na północ od Charkowa
area-fort-south = fortyfikacje na południe od Charkowa
area-fort-rostov = fortyfikacje Rostowa
area-victory-hex = heks zwycięstwa
area-elbrus = Elbrus
area-stalingrad = Stalingrad
area-major-city-west = duże miasto na zachód od linii
area-minor-city-west = małe miasto na zachód od linii
area-port = port
area-port-azov = port Morza Azowskiego
area-port-black-sea = port Morza Czarnego
area-port-caspian = port Morza Kaspijskiego
area-taman = Tamań
area-soviet-port = port sowiecki
area-vladimirovka-ferry = prom we Władimirowce
area-green-junction = węzeł kolejowy
area-entry-a = heksy przy strefie wejścia A
area-entry-b = heksy przy strefie wejścia B
area-entry-c = heksy przy strefie wejścia C
area-entry-d = heksy przy strefie wejścia D
area-entry-e = heksy przy strefie wejścia E
area-entry-g = heksy przy strefie wejścia G
area-entry-h = heksy przy strefie wejścia H
area-entry-j = heksy przy strefie wejścia J
area-entry-k = heksy przy strefie wejścia K
area-entry-l = heksy przy strefie wejścia L
area-entry-m = heksy przy strefie wejścia M
area-entry-n = heksy przy strefie wejścia N
area-entry-o = heksy przy strefie wejścia O
area-entry-p = heksy przy strefie wejścia P
area-entry-q = heksy przy strefie wejścia Q
area-entry-r = heksy przy strefie wejścia R
area-entry-w = heksy przy strefie wejścia W
area-entry-x = heksy przy strefie wejścia X
area-entry-y = heksy przy strefie wejścia Y
area-entry-z = heksy przy strefie wejścia Z
area-map-a = mapa A
area-map-b = mapa B
area-map-c = mapa C
area-map-d = mapa D
area-vp-1 = 1 punkt zwycięstwa
area-vp-2 = 2 punkty zwycięstwa
area-vp-3 = 3 punkty zwycięstwa

# Opcje

option-full-retreat-path = Droga jednostek w pełnym odwrocie
option-full-retreat-path-active = wybiera gracz aktywny
option-full-retreat-path-owner = wybiera ich właściciel
option-full-retreat-zone = Strefy kontroli jednostek w pełnym odwrocie
option-full-retreat-zone-on = mają strefy
option-full-retreat-zone-off = nie mają
option-soviet-fortifications = Sowieckie znaczniki fortyfikacji
option-soviet-fortifications-21 = 21 znaczników
option-soviet-fortifications-24 = 24 znaczniki
option-romanian-air-majority = Większość dla lotnictwa rumuńskiego
option-romanian-air-majority-counters = według żetonów
option-romanian-air-majority-defense = według siły obrony
option-hitler-takes-command = Hitler obejmuje dowodzenie w turze 18
option-hitler-takes-command-on = tak
option-hitler-takes-command-off = nie
option-determined-defense-mountain = Zacięta obrona w górach
option-determined-defense-mountain-city-column = kolumna miast
option-determined-defense-mountain-other-column = kolumna innego terenu
option-artillery-removed-on = Dywizje artylerii opuszczają grę
option-artillery-removed-on-barrage = po ogniu zaporowym
option-artillery-removed-on-any-shift = po każdym przesunięciu
option-non-combat-out-of-supply = Zaopatrzenie jednostek niebojowych
option-non-combat-out-of-supply-off = nie potrzebują
option-non-combat-out-of-supply-on = potrzebują
option-mountain-replacement = Uzupełnienia jednostek górskich
option-mountain-replacement-infantry = piechota
option-mountain-replacement-special = specjalne
option-full-turn-in-eliminated-box = Pełna tura w polu wyeliminowanych
option-full-turn-in-eliminated-box-on = wymagana
option-full-turn-in-eliminated-box-off = niewymagana
option-kerch-needs-control = Przekraczanie Cieśniny Kerczeńskiej
option-kerch-needs-control-off = gdy w Tamaniu nie ma Sowietów
option-kerch-needs-control-on = tylko gdy Tamań należy do Osi
option-reserve-markers = Rezerwy
option-reserve-markers-by-scenario = według scenariusza
option-reserve-markers-on = stosowane
option-reserve-markers-off = niestosowane
option-planned-offensives = Planowane ofensywy
option-planned-offensives-by-scenario = według scenariusza
option-planned-offensives-on = stosowane
option-planned-offensives-off = niestosowane
option-disengagement = Oderwanie się od wroga
option-disengagement-by-scenario = według scenariusza
option-disengagement-on = stosowane
option-disengagement-off = niestosowane
option-leaders = Dowódcy
option-leaders-by-scenario = według scenariusza
option-leaders-on = stosowane
option-leaders-off = niestosowane
option-contested-cities = Sporne miasta
option-contested-cities-by-scenario = według scenariusza
option-contested-cities-on = stosowane
option-contested-cities-off = niestosowane
option-automatic-victory = Automatyczne zwycięstwo
option-automatic-victory-on = sprawdzane w każdej turze
option-automatic-victory-off = niesprawdzane
