# Co można nałożyć na mapę.

overlay-zones = Strefy kontroli
overlay-zone = Strefa kontroli
overlay-supply = Zaopatrzenie
overlay-supplied = Linia zaopatrzenia możliwa
overlay-source = Źródło zaopatrzenia
overlay-cut-off = Brak linii zaopatrzenia
overlay-command = Zasięg dowodzenia
overlay-objectives = Cele
overlay-city = Duże miasto
overlay-crossing = Punkt przeprawy
overlay-breakthrough = Heks przełomu
overlay-supreme-order = Rozkaz Najwyższego Dowództwa
overlay-front = Linia frontu
