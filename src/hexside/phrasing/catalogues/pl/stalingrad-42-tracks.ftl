# Stalingrad ’42: tory, pola i znaczniki na stole.

track-stalingrad-42-control = Kontrola Osi
track-weather = Pogoda
track-mud = Błoto
track-swamped = Sezonowe bagna są teraz bagnami
track-victory_benchmark = Wymagane punkty tej tury
track-resource_points = Pozostałe punkty zasobów
track-replacements_tank = Pozostałe uzupełnienia pancerne
track-replacements_infantry = Pozostałe uzupełnienia piechoty
track-replacements_cavalry = Pozostałe uzupełnienia kawalerii
track-replacements_special = Pozostałe uzupełnienia specjalne
track-replacements_hungarian = Pozostałe uzupełnienia węgierskie
track-replacements_romanian = Pozostałe uzupełnienia rumuńskie
track-replacements_italian = Pozostałe uzupełnienia włoskie
track-replacements_axis = Pozostałe uzupełnienia sojuszników Osi
track-rail_moves = Jednostki przewiezione koleją w tej turze / limit
track-air_ready = Lotnictwo gotowe
track-air_used = Lotnictwo zużyte
track-air_placed = Lotnictwo na heksie
track-air_out = Lotnictwo nieobecne
track-railhead_hexes = Końce linii kolejowych
track-forts_axis = Fortyfikacje Osi
track-forts_soviet = Fortyfikacje sowieckie
track-forts_under_construction = Fortyfikacje w budowie
track-fort_lines = Nadrukowane fortyfikacje, które jeszcze działają
track-city_battle_hexes = Walki miejskie
track-supply_points_axis = Punkty zaopatrzenia Osi: gotowe / w grze
track-supply_points_soviet = Sowieckie punkty zaopatrzenia: gotowe / w grze
track-closed = Zamknięte strefy wejścia
track-flotilla_soviet = Flotylla Wołżańska

# Pogoda

weather-clear = bezchmurnie
weather-overcast = zachmurzenie
weather-rain = deszcz
weather-snow = śnieg

# Pola i znaczniki z numerem

box-stalingrad-42-turn = Posiłki tury { $number }
mark-since = na polu od tury { $number }
mark-auto-ds = Automatyczne DS, grupa { $number }

# Słowa działań

field-type = rodzaj uzupełnienia
field-start = skąd
field-supply_point = punkt zaopatrzenia
replacement-stalingrad-42-tank = uzupełnienie pancerne
replacement-stalingrad-42-infantry = uzupełnienie piechoty
replacement-stalingrad-42-cavalry = uzupełnienie kawalerii
replacement-stalingrad-42-special = uzupełnienie specjalne
replacement-stalingrad-42-hungarian = uzupełnienie węgierskie
replacement-stalingrad-42-romanian = uzupełnienie rumuńskie
replacement-stalingrad-42-italian = uzupełnienie włoskie
replacement-stalingrad-42-axis = uzupełnienie sojuszników Osi

# Słowa mapy, które w innych grach brzmią inaczej

terrain-stalingrad-42-rough = teren trudny
place-stalingrad-42-town = miasteczko
place-stalingrad-42-major-city = duże miasto
hexside-stalingrad-42-major-river = duża rzeka

# Daty

date-01 = { $day } stycznia
date-02 = { $day } lutego
date-03 = { $day } marca
date-04 = { $day } kwietnia
date-05 = { $day } maja
date-06 = { $day } czerwca
date-07 = { $day } lipca
date-08 = { $day } sierpnia
date-09 = { $day } września
date-10 = { $day } października
date-11 = { $day } listopada
date-12 = { $day } grudnia

# Strefy wejścia według liter

area-stalingrad-42-a = Strefa wejścia A
area-stalingrad-42-b = Strefa wejścia B
area-stalingrad-42-c = Strefa wejścia C
area-stalingrad-42-d = Strefa wejścia D
area-stalingrad-42-e = Strefa wejścia E
area-stalingrad-42-f = Strefa wejścia F
area-stalingrad-42-g = Strefa wejścia G
area-stalingrad-42-h = Strefa wejścia H
area-stalingrad-42-j = Strefa wejścia J
area-stalingrad-42-k = Strefa wejścia K
area-stalingrad-42-l = Strefa wejścia L
area-stalingrad-42-m = Strefa wejścia M
area-stalingrad-42-n = Strefa wejścia N
area-stalingrad-42-o = Strefa wejścia O
area-stalingrad-42-p = Strefa wejścia P
area-stalingrad-42-q = Strefa wejścia Q
area-stalingrad-42-r = Strefa wejścia R
area-stalingrad-42-w = Strefa wejścia W
area-stalingrad-42-x = Strefa wejścia X
area-stalingrad-42-y = Strefa wejścia Y
area-stalingrad-42-z = Strefa wejścia Z
