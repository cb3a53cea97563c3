# Co można nałożyć na mapę.

overlay-zones = Strefy kontroli
overlay-zone = Strefa kontroli
overlay-supply = Zaopatrzenie
overlay-supplied = Jest linia zaopatrzenia
overlay-source = Źródło zaopatrzenia
overlay-cut-off = Brak linii zaopatrzenia
overlay-command = Zasięg dowodzenia
overlay-objectives = Cele
overlay-city = Duże miasto
overlay-crossing = Punkt przeprawy
overlay-breakthrough = Heks przełamania
overlay-supreme-order = Rozkaz Najwyższego Dowództwa
overlay-front = Linia frontu
overlay-bonds = Więzi SK
overlay-hex-bond = Więź przez heks
overlay-hexside-bond = Więź przez krawędź
overlay-isolated = Izolacja
overlay-railways = Kolej
overlay-connected-rail = Połączenie kolejowe
overlay-cut-rail = Kolej bez połączenia
overlay-railhead = Koniec linii kolejowej
overlay-inoperative-railhead = Nieczynny koniec linii kolejowej
overlay-victory =
    { $number ->
        [one] Heks zwycięstwa: { $number } punkt
        [few] Heks zwycięstwa: { $number } punkty
       *[other] Heks zwycięstwa: { $number } punktów
    }
overlay-exit = Krawędź, przez którą można zejść z mapy
overlay-control = Kontrola
overlay-held = Kontrolowane miasto lub heks zwycięstwa
overlay-air = Wsparcie lotnicze
overlay-air-base = Baza lotnicza
overlay-air-range = W zasięgu bazy lotniczej
overlay-threat = Zagrożenie
overlay-reach = W zasięgu najbliższego ruchu
overlay-strike = Możliwy cel ataku
overlay-start-line = Linia startu
overlay-railway = Kolej połączona ze źródłem
overlay-soviet-source = Sowieckie źródło zaopatrzenia
overlay-moscow-source = Źródło „Z Moskwy”
overlay-stand-fast = Znacznik „Nie poddawać się”
overlay-fortress = Twierdza
