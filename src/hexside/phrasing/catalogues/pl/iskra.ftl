# Iskra: tytuły, gracze, opcje i krótkie słowa.

game-iskra-title = Iskra
scenario-iskra-campaign-title = Operacja „Iskra”
scenario-iskra-campaign-summary = Dziesięć dni, od 12 do 21 stycznia 1943 roku. 67. Armia przekracza zamarzniętą Newę, 2. Armia Uderzeniowa i 8. Armia nacierają od wschodu, a niemiecka 18. Armia trzyma korytarz między nimi, od jeziora po Wzgórza Siniawińskie.
scenario-iskra-campaign-3-title = Operacja „Iskra” dla trzech graczy
scenario-iskra-campaign-3-summary = Te same dziesięć dni z jednym graczem niemieckim i dwoma sowieckimi: jeden prowadzi Front Leningradzki, drugi Front Wołchowski. Oba fronty widzą nawzajem swoje stosy, dzielą się punktami lotniczymi i razem wygrywają albo przegrywają.

# Gracze

seat-iskra-axis = Niemcy
seat-leningrad = Front Leningradzki
seat-volkhov = Front Wołchowski

# Opcje

option-tiger-point = Tygrysy zniszczone w walce
option-tiger-point-off = bez punktu
option-tiger-point-on = dodatkowy sowiecki punkt zwycięstwa
option-schluesselburg-low = Szlisselburg po wycofaniu się Niemców
option-schluesselburg-low-4 = 4 punkty niemieckie, jak w tabeli miejsc
option-schluesselburg-low-2 = 2 punkty niemieckie, jak w tekście zasad
option-full-hex-passage = Ruch normalny przez pełny heks
option-full-hex-passage-on = dozwolony
option-full-hex-passage-off = niedozwolony
option-twice-in-a-row = Niemiecka formacja nie działa dwa razy z rzędu; porównuje się
option-twice-in-a-row-any-side = z ostatnią aktywacją którejkolwiek strony
option-twice-in-a-row-german = z ostatnią aktywacją niemiecką
option-18a-independents = Dwie dowolne jednostki samodzielne żetonu 18. Armii
option-18a-independents-move = tylko się poruszają
option-18a-independents-move-and-attack = poruszają się i atakują
option-sudden-death-holding = Wzgórza Siniawińskie i Mga przy nagłej śmierci
option-sudden-death-holding-occupied = każdy heks zajęty przez jednostkę z zaopatrzeniem na koniec tury
option-sudden-death-holding-controlled = każdy heks pod kontrolą
option-repeated-event = Wydarzenie losowe uznaje się za powtórzone, jeśli w poprzedniej turze
option-repeated-event-applied = miało miejsce
option-repeated-event-rolled = zostało wylosowane
option-stack-size = Liczba żetonów w stosie przeciwnika
option-stack-size-hidden = ukryta
option-stack-size-open = widoczna
option-set-up-227 = Rozstawienie 227. Dywizji
option-set-up-227-free = przez gracza niemieckiego
option-set-up-227-usual = na zwykłych miejscach

# Pola

box-arriving = Przybywające w tej turze
box-iskra-turn = Posiłki tury { $number }
box-reserve = Wchodzące przez wydarzenia losowe
box-twins = Żetony zastępujące inne
box-kampfgruppen = Nieużyte Kampfgruppen
box-hq-waiting = Sztaby poza mapą
box-returning = Pontony, które wracają w następnej turze
box-waiting = Do rozstawienia
box-grounded = Uziemione
box-refit = Uzupełniane
box-13th-air-army = 13. Armia Lotnicza
box-14th-air-army = 14. Armia Lotnicza
box-luftflotte-1 = Luftflotte 1

# Znaczniki

mark-pinned = Przygwożdżenie
mark-out-of-command = Brak dowodzenia
mark-no-strategic-movement = Bez ruchu strategicznego w tej turze
mark-technical-problem = Problem techniczny: nie może się poruszać
mark-on-ice = Na lodzie, nie potrzebuje zaopatrzenia
mark-next-turn = Stracony w tej turze, wraca w następnej
mark-bridge = Most pontonowy

# Mapa

terrain-peat-bog = torfowisko
terrain-swamp-woods = podmokły las
terrain-heights = wzgórza
terrain-village = wioska
terrain-city = miasto
terrain-lake-ice = lód na jeziorze
terrain-neva-ice = lód na Newie
place-city = miasto
place-village = wioska
place-station = stacja
hexside-small-river = mała rzeka
hexside-canal = Kanał Ładoski
hexside-neva = Newa
hexside-bridge = most
hexside-pontoon-site = most pontonowy
line-main-road = droga główna
line-trail = szlak
line-narrow-gauge = kolej wąskotorowa
line-power-line = linia wysokiego napięcia
area-iskra-entry-a = sowiecki punkt wejścia A
area-iskra-entry-b = sowiecki punkt wejścia B
area-iskra-entry-c = sowiecki punkt wejścia C
area-iskra-entry-d = sowiecki punkt wejścia D
area-iskra-entry-e = sowiecki punkt wejścia E
area-iskra-entry-f = niemiecki punkt wejścia F
area-iskra-entry-g = niemiecki punkt wejścia G
area-iskra-entry-h = niemiecki punkt wejścia H
area-iskra-entry-i = niemiecki punkt wejścia I
area-victory = heks zwycięstwa
area-schluesselburg = Szlisselburg
area-mga = Mga
area-sinyavino-heights = Wzgórza Siniawińskie
area-pond = staw
area-pontoon-site = miejsce na most pontonowy
area-west-of-neva = na zachód od Newy
area-east-of-neva = na wschód od Newy
area-axis-territory = teren niemiecki na początku
area-soviet-territory = teren sowiecki na początku
area-set-up-227 = obszar rozstawienia 227. Dywizji

# Poziomy zwycięstwa

level-soviet-triumph = Sowiecki triumf
level-soviet-historical = Historyczne zwycięstwo Sowietów
level-soviet-minor = Małe zwycięstwo Sowietów
level-german-minor = Małe zwycięstwo Niemców
level-german-propaganda = Propagandowy sukces Niemców
level-german-major = Duże zwycięstwo Niemców
