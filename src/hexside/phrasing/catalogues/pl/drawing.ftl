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
