# Iskra: tory, fazy i nakładki na stole oraz błędy w zapisie pozycji.

track-iskra-control = Kontrola sowiecka
track-iskra-schluesselburg = Znacznik Szlisselburga
track-iskra-points = Punkty zwycięstwa (Niemcy / Sowieci)
track-iskra-timetable = Sowiecki plan: koniec tury / wymagane punkty
track-iskra-link_up = Połączenie frontów
track-iskra-event = Wydarzenie tej tury
track-iskra-last_event = Wydarzenie poprzedniej tury
track-iskra-cup = Żetony w kubku
track-iskra-later = Żetony dokładane do kubka później
track-iskra-drawn = Wylosowany żeton
track-iskra-used = Użyte żetony
track-iskra-set_aside = Żetony odłożone
track-iskra-chits_used = Użyte żetony (Niemcy / Sowieci)
track-iskra-chit_limits = Limity żetonów (Niemcy / Sowieci)
track-iskra-last_formation = Ostatnio aktywowany związek niemiecki
track-iskra-strategic = Związki, które wykonały ruch strategiczny
track-iskra-air_points = Pozostałe punkty lotnicze (Niemcy / Sowieci)
track-iskra-cloudy = Zachmurzenie
track-iskra-trotskyite = „Trockista! Bierny opór!”
track-iskra-retreating_orders = Rozkaz odwrotu
track-iskra-replacements = Punkty uzupełnień (Niemcy / Sowieci)
track-iskra-wreck = Uszkodzone Tygrysy
track-iskra-tigers_captured = Zdobyte Tygrysy
track-iskra-own_strategic = Jednostki, które wykonały ruch strategiczny

mode-iskra-axis = niemiecki, strona wyższa
mode-iskra-axis-low = niemiecki, strona niższa
mode-iskra-soviet = sowiecki, strona wyższa
mode-iskra-soviet-low = sowiecki, strona niższa
mode-iskra-made = nastąpiło
mode-iskra-missed = nie nastąpiło
mode-iskra-none = bez wydarzenia

event-phase-begins = Rozpoczyna się: { $phase }.
phase-air-phase = Faza lotnicza
phase-random-events = Faza wydarzeń losowych
phase-supply-phase = Faza zaopatrzenia
phase-reinforcement-phase = Faza posiłków
phase-pontoon-phase = Faza mostów pontonowych

overlay-sudden-death = Do nagłej śmierci trzeba zająć wszystkie
overlay-tiger-wreck = Uszkodzone Tygrysy
overlay-link-up = Połączenie frontów
overlay-from-west = Połączone z zachodnią krawędzią mapy
overlay-from-east = Połączone ze wschodnią krawędzią mapy
overlay-pontoons = Pontony
overlay-pontoon-site = Miejsce na most pontonowy
overlay-pontoon-bridge = Most pontonowy

position-unit-on-closed-ground = jednostka nie może stać w takim terenie poza drogami i torami: { $value }
position-stack-order-differs = kolejność stosu nie zgadza się z jednostkami w { $value }
position-unit-in-wrong-place = żeton tego rodzaju nie może się tam znajdować: { $value }
position-marks-contradict = znaczniki tej jednostki wykluczają się: { $value }
position-bridge-without-pontoon = znacznik bridge może mieć tylko jednostka pontonowa: { $value }
position-on-ice-ashore = jednostka ze znacznikiem on-ice stoi na lądzie: { $value }
