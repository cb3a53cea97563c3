# Napisy na rysowanej planszy: legenda, tory i pola.
map-terrain = Teren
map-hexsides = Krawędzie heksów
map-lines = Drogi i koleje
map-places = Miasta
map-areas = Heksy szczególne
map-kilometres = { $count } km
map-hexes =
    { $count ->
        [one] { $count } heks
        [few] { $count } heksy
        [many] { $count } heksów
       *[other] { $count } heksu
    }
map-effect-cost =
    { $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
        [many] { $points } punktów ruchu
       *[other] { $points } punktu ruchu
    }
map-effect-extra = +{ $points } za przejście
map-effect-all = cały limit ruchu
map-effect-closed = wstęp wzbroniony
map-effect-shift = { $columns } kol. w lewo w walce
map-effect-attack = atak ×{ $factor }
map-effect-strategic = { $points } w ruchu strategicznym

map-terrain-clear = Teren otwarty
map-terrain-rough = Teren trudny
map-terrain-mountain = Góry
map-terrain-woods = Las
map-terrain-light-forest = Rzadki las
map-terrain-dense-forest = Gęsty las
map-terrain-wooded-rough = Zalesione wzgórza
map-terrain-marsh = Bagna
map-terrain-swamp = Mokradła
map-terrain-swamp-woods = Podmokły las
map-terrain-sea = Morze
map-terrain-lake = Jezioro
map-hexside-minor-river = Mała rzeka
map-hexside-major-river = Główna rzeka
map-hexside-blocked = Zablokowana krawędź
map-line-road = Droga
map-line-rail = Kolej
map-line-trail = Trakt
map-place-village = Wieś
map-place-town = Miasto
map-place-city = Duże miasto
map-place-major-city = Główne miasto
map-area-axis-source = Źródło zaopatrzenia Osi
map-area-soviet-source = Radzieckie źródło zaopatrzenia
map-area-crossing-point = Punkt przeprawy
map-area-crossing-point-locked = Punkt przeprawy otwierany przez miasto
map-area-crossing-point-key = Miasto otwierające punkt przeprawy
map-area-breakthrough = Heks przełomu
map-area-sco = Rozkaz Najwyższego Dowództwa
map-month-01 = styczeń
map-month-02 = luty
map-month-03 = marzec
map-month-04 = kwiecień
map-month-05 = maj
map-month-06 = czerwiec
map-month-07 = lipiec
map-month-08 = sierpień
map-month-09 = wrzesień
map-month-10 = październik
map-month-11 = listopad
map-month-12 = grudzień
map-counter-size = szczebel
map-counter-branch = rodzaj wojsk
map-counter-name = oznaczenie
map-counter-strength = atak – obrona – ruch
map-counter-steps = poziomy wytrzymałości
map-effect-costs = { $points } punktów ruchu
map-effect-defense = obrona ×{ $factor }
map-terrain-desert = Pustynia
map-terrain-seasonal-swamp = Bagno sezonowe
map-terrain-peat-bog = Torfowisko
map-terrain-heights = Wzgórza
map-terrain-full-alpine = Pole w pełni alpejskie
map-terrain-mountains = Góry
map-terrain-major-city = Duże miasto
map-terrain-minor-city = Małe miasto
map-terrain-city = Miasto
map-terrain-village = Wieś
map-terrain-lake-ice = Lód na jeziorze
map-terrain-neva-ice = Lód na Newie
map-terrain-unplayable = Poza grą
map-hexside-volga = Wołga
map-hexside-small-river = Mała rzeka
map-hexside-canal = Kanał Ładoski
map-hexside-neva = Newa
map-hexside-lake = Jezioro
map-hexside-desert-lake = Jezioro pustynne
map-hexside-sea = Morze
map-hexside-kerch-strait = Cieśnina Kerczeńska
map-hexside-alpine = Krawędź alpejska
map-hexside-unplayable = Krawędź poza grą
map-hexside-border = Granica
map-line-primary-road = Droga główna
map-line-main-road = Droga główna
map-line-secondary-road = Droga drugorzędna
map-line-green-rail = Kolej do naprawy
map-line-unfinished-rail = Kolej w budowie
map-line-narrow-gauge = Kolej wąskotorowa
map-line-ferry = Prom
map-line-sea-lane = Szlak morski
map-line-power-line = Linia energetyczna
map-place-landmark = Punkt orientacyjny
map-place-mountain-peak = Szczyt
map-place-pass = Przełęcz
map-place-minor-city = Małe miasto
map-area-victory-hex = Pole zwycięstwa
map-area-breakthrough-hex = Pole przełamania
map-area-port = Port
map-area-fortification = Umocnienie
map-area-axis-fortification = Umocnienie Osi
map-area-soviet-fortification = Umocnienie radzieckie
map-area-axis-entry = Pole wejścia Osi
map-area-soviet-entry = Pole wejścia radzieckiego
map-area-axis-start = Linia wyjściowa
map-area-scenario-area = Granica scenariusza
map-area-trench = Okopy
map-area-pond = Staw
map-area-pontoon-site = Miejsce na most pontonowy
map-area-oil-field = Pole naftowe
map-effect-shift-right = { $columns } kol. w prawo w walce
map-hexside-bridge = Most
map-hexside-pontoon-site = Miejsce mostu pontonowego
map-place-station = Stacja
map-area-victory = Pole zwycięstwa
map-area-entry-a = Sowiecki punkt wejścia
map-area-entry-b = Sowiecki punkt wejścia
map-area-entry-c = Sowiecki punkt wejścia
map-area-entry-d = Sowiecki punkt wejścia
map-area-entry-e = Sowiecki punkt wejścia
map-area-entry-f = Niemiecki punkt wejścia
map-area-entry-g = Niemiecki punkt wejścia
map-area-entry-h = Niemiecki punkt wejścia
map-area-entry-i = Niemiecki punkt wejścia
map-area-sinyavino-heights = Wzgórza Siniawińskie: nagła śmierć
map-area-mga = Mga: nagła śmierć
map-area-smolensk-map = Granica scenariusza
map-area-from-moscow = Źródło „Z Moskwy”
map-area-smolensk-breakthrough = Heks przełamania mapy Smoleńsk
map-area-stand-fast = Miasto ze znacznikiem „Nie poddawać się”
map-area-fortress-start = Twierdza na początku gry
