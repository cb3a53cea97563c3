# Traces of War: tytuły, nazwy i krótkie słowa.

game-traces-of-war-title = Traces of War
scenario-traces-of-war-campaign-title = Traces of War: kampania
scenario-traces-of-war-campaign-summary = Ukraina od sierpnia 1943 do marca 1944, osiem tur. Sowieci wygrywają, mając 65 PZ na koniec dowolnej tury, albo natychmiast, gdy zdobędą miasto, które należało utrzymać.
scenario-traces-of-war-race-to-the-dnieper-title = Wyścig do Dniepru
scenario-traces-of-war-race-to-the-dnieper-summary = Od sierpnia do listopada 1943, cztery tury. Sowieci potrzebują 50 PZ nad Dnieprem i za Dnieprem na koniec tury 4.

seat-axis = Oś
seat-soviet = Sowieci
nationality-german = Niemcy
nationality-hungarian = Węgry
nationality-romanian = Rumunia
nationality-soviet = ZSRR

# Fazy

phase-set-up = Rozstawienie
phase-turn-start = Początek tury
phase-luftwaffe = Faza Luftwaffe
phase-opening-attack = Atak początkowy
phase-command-chits = Faza żetonów dowodzenia
phase-action = Faza akcji
phase-end-of-turn = Koniec tury

# Żetony i znaczniki

chit-supply = Zaopatrzenie
chit-soviet-voronezh = Front Woroneski
chit-soviet-steppe = Front Stepowy
chit-soviet-swest = Front Południowo-Zachodni
chit-soviet-south = Front Południowy
chit-soviet-reinforcement = Posiłki sowieckie
chit-soviet-airborne = Desant
chit-soviet-stavka = STAVKA
chit-axis-4pza = 4. Armia Pancerna
chit-axis-8a = 8. Armia
chit-axis-1pza = 1. Armia Pancerna
chit-axis-6a = 6. Armia
chit-axis-okh = OKH
marker-off-as = wsparcie lotnicze ataku
marker-def-as = wsparcie lotnicze obrony

mode-move-combat = Ruch–Walka
mode-combat-move = Walka–Ruch
mode-normal = ruch normalny
mode-strategic = ruch strategiczny

# Oddziały

unit-ger-4pza = Sztab 4. Armii Pancernej
unit-ger-8a = Sztab 8. Armii
unit-ger-1pza = Sztab 1. Armii Pancernej
unit-ger-6a = Sztab 6. Armii
unit-sov-voronezh = Sztab Frontu Woroneskiego
unit-sov-1ukr = Sztab 1. Frontu Ukraińskiego
unit-sov-steppe = Sztab Frontu Stepowego
unit-sov-2ukr = Sztab 2. Frontu Ukraińskiego
unit-sov-swest = Sztab Frontu Południowo-Zachodniego
unit-sov-3ukr = Sztab 3. Frontu Ukraińskiego
unit-sov-south = Sztab Frontu Południowego
unit-sov-4ukr = Sztab 4. Frontu Ukraińskiego
counter-axis-infantry = { $name } DP
counter-soviet-infantry = { $name } KStrz
counter-soviet-airborne = { $name } PDes
designation-g = { $number } Gw
designation-pz = { $number } DPanc
designation-pg = { $number } DGPanc
designation-lf = { $number } LW
designation-s = { $number } DOchr
designation-j = { $number } DJeg
designation-mt = { $number } Gór
designation-fj = { $number } DSpad
designation-r = { $number } Rum
designation-rmt = { $number } Rum Gór
designation-rc = { $number } Rum Kaw
designation-h = { $number } Węg
designation-tk = { $number } KPanc
designation-gtk = { $number } Gw KPanc
designation-m = { $number } KZmech
designation-gm = { $number } Gw KZmech
designation-gc = { $number } Gw KKaw
designation-a = { $number } A
designation-a-1 = { $number } A-1
designation-a-2 = { $number } A-2
designation-pza = { $number } APanc
abbreviation-ukr = { $number } Ukr
abbreviation-steppe = Step
abbreviation-swest = PłdZach
abbreviation-wik = Wik
abbreviation-dr = DR
abbreviation-tot = Tot
abbreviation-gd = GD
abbreviation-lah = LAH

unit-type-armour = pancerna
unit-type-mechanised-infantry = piechota zmechanizowana
unit-type-infantry = piechota
unit-type-mountain = piechota górska
unit-type-cavalry = kawaleria
unit-type-airborne = powietrznodesantowa
unit-type-security = ochronna
unit-type-hq = sztab
size-division = dywizja
size-corps = korpus
size-army-hq = sztab armii
size-panzer-army-hq = sztab armii pancernej
size-front-hq = sztab Frontu
mark-out-of-supply = Brak zaopatrzenia
mark-isolated = Izolacja
box-eliminated = Wyeliminowane
box-removed = Usunięte z gry
box-pool = Jeszcze nie w grze
box-arrived = Przybyły, czekają na wystawienie
box-waiting-hq = Sztab czeka na wolny heks
box-absent = Nie biorą udziału w grze

# Mapa

terrain-clear = teren otwarty
terrain-rough = teren trudny
terrain-marsh = bagna
terrain-sea = morze lub jezioro
place-town = miasto
place-major-city = duże miasto
hexside-minor-river = mała rzeka
hexside-major-river = duża rzeka
hexside-blocked = zablokowana krawędź
line-road = droga
line-rail = linia kolejowa
area-axis-source = źródło zaopatrzenia Osi
area-soviet-source = źródło zaopatrzenia Sowietów
area-crossing-point = punkt przeprawy
area-crossing-point-locked = punkt przeprawy wymagający kontroli Krzemieńczuka
area-crossing-point-key = heks otwierający dwa punkty przeprawy
area-breakthrough = heks przełamania
area-west-of-dnieper = na zachód od Dniepru
area-sco = miasto z Rozkazem Najwyższego Dowództwa

# Opcje

option-bidding = Licytacja o stronę nacierającą
option-bidding-off = bez licytacji
option-bidding-on = obaj gracze licytują; kto da więcej, gra stroną nacierającą
option-ukrainian-fronts = Fronty Ukraińskie
option-ukrainian-fronts-off = Fronty zachowują swoje sztaby
option-ukrainian-fronts-on = od tury 4 Sowieci mogą je wymienić na Fronty Ukraińskie
option-reserves = Trzy dywizje pancerne na początku gry
option-reserves-at-kharkiv = w Charkowie, dokąd je skierowano
option-reserves-on-the-mius = jeszcze nad Miusem; Charkowa broni jedna dywizja piechoty
option-rounding = Zaokrąglanie połówek w ataku
option-rounding-perStack = w dół, osobno dla każdego atakującego heksu
option-rounding-perSide = w dół raz dla całego ataku
option-extra-hqs = Dodatkowe sztaby Osi w aktywacji
option-extra-hqs-1 = jeden
option-extra-hqs-any = dowolna liczba w zasięgu
option-luftwaffe-per-combat = Znaczniki Luftwaffe w jednej walce
option-luftwaffe-per-combat-1 = jeden
option-luftwaffe-per-combat-any = dowolna liczba
option-armoured-vp = Jednostki niemieckie punktowane jako pancerne
option-armoured-vp-armour = tylko pancerne
option-armoured-vp-mechanised = wszystkie zmechanizowane

# Przyciski i menu

verb-bid = Licytuj
verb-place = Wystaw
verb-replace = Zamień
verb-chits = Wybierz żetony
verb-cup = Włóż do kubka
verb-cup-alone = Losuj żeton
verb-waive = Zrezygnuj z żetonów w ręce
verb-react = Rozkaz Reakcyjny
verb-accept = Przyjmij żeton
verb-activate = Aktywuj
verb-order = Rozkaz OKH
verb-negotiate = Negocjuj
verb-name = Wskaż jednostkę
verb-join = Dołącz do aktywacji
verb-mode = Wybierz tryb
verb-move = Ruch
verb-strategic = Ruch strategiczny
verb-relocate = Przenieś sztab
verb-attack = Atakuj
verb-add = Dołącz do ataku
verb-drop = Odłącz od ataku
verb-resolve = Rzuć kostką
verb-cancel = Odwołaj atak
verb-air = Użyj znacznika
verb-no-air = Bez lotnictwa
verb-lose = Przyjmij stratę
verb-retreat = Wycofaj
verb-pursue = Ścigaj
verb-follow = Idź razem
verb-paradrop = Zrzuć desant
verb-buy = Kup
verb-release = Zdejmij rozkaz
verb-exchange-fronts = Wymień Fronty
verb-keep-fronts = Zachowaj Fronty
verb-done = Gotowe

# Stosunek sił i punktacja

modifier-supply-penalty = { $unit }: brak zaopatrzenia, atak { $value }
modifier-river-halves = { $unit }: atak przez rzekę, połowa siły
modifier-isolation-penalty = { $unit }: izolacja, obrona { $value }
modifier-no-defence = obrona 0: ostatnia kolumna
modifier-terrain-shift =
    { $size ->
        [one] teren: { $size } kolumna w lewo
        [few] teren: { $size } kolumny w lewo
        [many] teren: { $size } kolumn w lewo
       *[other] teren: { $size } kolumny w lewo
    }
combat-none = bez efektu
combat-attacker =
    { $attacker ->
        [one] atakujący traci { $attacker } poziom
        [few] atakujący traci { $attacker } poziomy
        [many] atakujący traci { $attacker } poziomów
       *[other] atakujący traci { $attacker } poziomu
    }
combat-retreat =
    { $hexes ->
        [one] obrońca wycofuje się o { $hexes } heks
        [few] obrońca wycofuje się o { $hexes } heksy
        [many] obrońca wycofuje się o { $hexes } heksów
       *[other] obrońca wycofuje się o { $hexes } heksu
    }
combat-loss-and-retreat =
    { $defender ->
        [one] obrońca traci { $defender } poziom
        [few] obrońca traci { $defender } poziomy
        [many] obrońca traci { $defender } poziomów
       *[other] obrońca traci { $defender } poziomu
    } i wycofuje się o { $hexes ->
        [one] { $hexes } heks
        [few] { $hexes } heksy
        [many] { $hexes } heksów
       *[other] { $hexes } heksu
    }
score-crossing_point = Punkty przeprawy
score-mechanised_west_supplied = Jednostki zmechanizowane na zachód od Dniepru, z linią zaopatrzenia
score-non_mechanised_west_supplied = Inne jednostki na zachód od Dniepru, z linią zaopatrzenia
score-mechanised_west_unsupplied = Jednostki zmechanizowane na zachód od Dniepru, bez linii zaopatrzenia
score-non_mechanised_west_unsupplied = Inne jednostki na zachód od Dniepru, bez linii zaopatrzenia
score-major_city = Duże miasta
score-destroyed_german_armoured = Zniszczone niemieckie jednostki pancerne
score-destroyed_german_other = Inne zniszczone jednostki niemieckie
score-destroyed_axis_minor = Zniszczone jednostki węgierskie i rumuńskie
score-german_hq_relocation = Przeniesienia sztabów niemieckich
score-soviet_hq_relocation = Przeniesienia sztabów sowieckich
score-breakthrough_unit = Jednostki na heksach przełamania
