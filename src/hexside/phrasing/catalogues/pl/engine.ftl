# Teksty wspólne dla wszystkich gier: odmowy silnika, zapisane gry, opisy pozycji, listy.

# Listy i daty

list-none = brak
list-and = { $rest } i { $last }
month-01 = styczeń { $year }
month-02 = luty { $year }
month-03 = marzec { $year }
month-04 = kwiecień { $year }
month-05 = maj { $year }
month-06 = czerwiec { $year }
month-07 = lipiec { $year }
month-08 = sierpień { $year }
month-09 = wrzesień { $year }
month-10 = październik { $year }
month-11 = listopad { $year }
month-12 = grudzień { $year }
seat-spectator = Widz

# Odmowy: najpierw rodzaj, potem powody

refusal-unreadable = Nie można tego odczytać.
refusal-not-your-decision = To nie twoja decyzja.
refusal-not-legal = Niedozwolone.

reason-empty-action = Nic nie wpisano.
reason-unknown-verb = Nie ma akcji „{ $verb-id }”. Dostępne: { $known }.
reason-missing-word = „{ $verb-id }” wymaga jeszcze jednego słowa: { $field }.
reason-not-a-number = „{ $verb-id }” wymaga liczby, a nie „{ $word }”.
reason-too-many-words = „{ $verb-id }” nie przyjmuje słowa „{ $word }”.
reason-game-over = Gra jest skończona.
reason-not-your-decision = Decyzja należy do strony: { $seat }.
reason-not-now =
    { $verb-id ->
        [none] Tego nie można teraz zrobić.
       *[other] „{ $verb }” nie jest teraz możliwe; bieżący krok: { $kind }.
    }
reason-nothing-to-undo = Nie ma czego cofnąć.
reason-undo-binding = Rzucono kostką albo ujawniono coś ukrytego: tego nie można cofnąć.
reason-undo-secret-choice = Inny gracz może właśnie przygotowywać tajny wybór: tego nie można już cofnąć.
reason-undo-not-yours = Ostatnia akcja nie należała do ciebie.
reason-lane-not-waiting = „{ $lane }” nie czeka na twoją decyzję.
reason-attend-other-lane = To należy do „{ $lane }”: najpierw przejdź tam.
verb-attend = Przejdź do

# Słowa akcji

field-points = punkty
field-unit = jednostka
field-hex = heks
field-old = zastępowana jednostka
field-hq = sztab
field-mode = tryb
field-marker = znacznik
field-lane = aktywacja

# Zapisane gry

error-save-not-hexside = To nie jest zapisana gra programu Hexside.
error-save-damaged = Zapisana gra jest uszkodzona: { $detail }
error-save-format = Zapisana gra ma format { $found }; ta wersja odczytuje format { $expected }.
error-save-unknown-game = Zapis dotyczy gry „{ $game }”, która nie jest zainstalowana.
error-save-rules-version = Grę rozegrano według zasad w wersji { $found }; zainstalowana jest wersja { $expected }.
error-save-action-refused = Akcja { NUMBER($number, useGrouping: 0) } zapisanej gry, „{ $action }”, jest niedozwolona: { $reasons }
error-save-differs = Zapisana gra nie prowadzi do pozycji, którą w niej zapisano.
error-save-other-data = Grę rozegrano według innych zasad, tabel lub map niż zainstalowane, a według tych przebiega inaczej.
error-save-unknown-option = Zapisana gra ma opcję „{ $option } = { $value }”, której ta gra nie zna.
error-save-position = Nie można odczytać pozycji, od której zaczyna się zapisana gra: { $detail }
error-save-data-files = Nie można odczytać plików danych zapisanej gry: { $detail }
error-save-too-large = Zapisana gra ma po rozpakowaniu ponad { $limit } bajtów albo ponad { $actions } akcji: to nie jest plik prawdziwej gry. Wyeksportuj grę ponownie.
error-save-names-folders = Tę grę rozegrano z plikami danych w { $folders }. Plik nie wybiera czytanych folderów: wskaż je sam opcją --overrides.

# Opisy pozycji: przed tekstem stoi klucz

position-not-toml = to nie jest poprawny TOML: { $value }
position-too-long = tekst jest zbyt długi; liczba znaków w nim i dozwolona: { $value }. Pomiń, czego pozycja nie potrzebuje
position-too-deep = tabele, listy lub klucze z kropkami są zbyt głęboko zagnieżdżone. Zapisz je płycej
position-too-many-hexes = zbyt wiele heksów; podane i dozwolone: { $value }. Podaj mniejszą część mapy
position-too-many-units = zbyt wiele jednostek; podane i dozwolone: { $value }. Pomiń niektóre
position-missing = brakuje tego klucza
position-unknown-game = nie ma gry „{ $value }”
position-bad-hex-number = „{ $value }” nie jest numerem heksu
position-expected-text =
    { $value-id ->
        [none] oczekiwano tekstu
       *[other] oczekiwano tekstu lub listy tekstów, a nie { $value }
    }
position-unknown-word = nieznane słowo; znane to: { $value }
position-expected-pair = oczekiwano dwóch heksów, np. 1628/1629, a nie „{ $value }”
position-duplicate-hex = heks podano dwa razy: { $value }
position-name-without-place = nazwę ma tylko miejscowość: podaj heks także w board.places
position-expected-name = oczekiwano nazwy, najwyżej { $value } znaków, albo po jednej dla en, pl i ru
position-unknown-hex = nie ma takiego heksu: { $value }
position-hex-in-quotes = numer heksu podaje się w cudzysłowie: "{ $value }"
position-not-adjacent = te heksy nie sąsiadują ze sobą: { $value }
position-duplicate-side = krawędź podano dwa razy: { $value }
position-short-line = droga lub linia kolejowa potrzebuje co najmniej dwóch heksów: { $value }
position-duplicate-place = miejscowość podano dwa razy: { $value }
position-two-places-in-hex = dwie miejscowości na jednym heksie: { $value }
position-duplicate-in-area = heks podano w obszarze dwa razy: { $value }
position-unknown-key =
    { $value-id ->
        [none] nieznany klucz
       *[other] nieznany klucz; znane to: { $value }
    }
position-expected-table =
    { $value-id ->
        [none] oczekiwano tabeli
       *[other] oczekiwano tabeli, a nie { $value }
    }
position-expected-number =
    { $value-id ->
        [none] oczekiwano liczby całkowitej
       *[other] oczekiwano liczby całkowitej, a nie { $value }
    }
position-expected-list =
    { $value-id ->
        [none] oczekiwano listy
       *[other] oczekiwano listy, a nie { $value }
    }
position-unknown-value =
    { $value-id ->
        [none] nieznana wartość; nie ma żadnej do wyboru
       *[other] nieznana wartość; znane to: { $value }
    }
position-unknown-unit = nieznana jednostka ({ $value })
position-unit-without-side = gra nie ma takiej jednostki; własny żeton musi mieć stronę ({ $value })
position-unknown-scenario = nieznany scenariusz; znane to: { $value }
position-unknown-option = nieznana opcja; znane to: { $value }
position-unreadable-tracks = nie można odczytać torów: { $value }
position-unreadable-unit = nie można odczytać jednostki: { $value }
position-unreadable-frame = nie można odczytać kroku: { $value }
position-expected-steps = oczekiwano liczby pozostałych poziomów, a nie { $value }
position-expected-turn = oczekiwano tury tego scenariusza, a nie { $value }
position-expected-dice = oczekiwano listy wyników kostki od 1 do 6, a nie { $value }
position-expected-result = oczekiwano zakończenia gry: { $value }
position-seat-not-deciding = ta strona teraz nie decyduje; decyduje: { $value }
position-bad-unit-id = identyfikator jednostki to jedno słowo bez odstępów, a nie { $value }
position-needs-side = może to podać tylko własny żeton z podaną stroną; jednostka z gry ma to nadrukowane
position-hex-and-box = jednostka jest na heksie albo w polu, nie tu i tam: { $value }
position-no-marks-in-boxes = jednostka poza mapą nie ma znaczników
position-too-many-marks = jednostka może mieć tylko jeden z tych znaczników: { $value }
position-unplayable-phase = tej fazy nie można stąd rozegrać: { $value }
position-key-of-other-phase = ten klucz należy tylko do: { $value }
position-set-by-phase = faza ustala to sama; pomiń ten klucz
position-other-decision = pozycja zaczyna się inną decyzją: { $value }
position-nothing-to-control = tego heksu się nie kontroluje: { $value }
position-no-city = w { $value } nie ma miasta
position-no-port = w { $value } nie ma portu
position-no-crossing-point = na tej mapie nie jest to punkt przeprawy: { $value }
position-no-arrival = scenariusz nie wprowadza takich posiłków, więc jednostka czekałaby w { $value } bez końca; umieść ją w strefie wejścia
position-signs-mixed = albo każdy heks ma przed sobą + lub −, albo żaden: { $value }
position-out-of-range = oczekiwano liczby z zakresu { $value }
position-more-than-exist = więcej znaczników, niż istnieje: { $value }
event-phase-passed = W fazie „{ $phase }” nie było nic do rozstrzygnięcia; gra przeszła do tury { $turn }: { $seat }, { $kind }.
reason-phase-passed = Pozycja podawała fazę „{ $phase }”, w której nie było nic do rozstrzygnięcia; gra przeszła do tury { $turn }: { $seat }, { $kind }.
position-nobody-decides = w tej pozycji nikt nie podejmuje decyzji
position-counters-lost-or-added = brakuje żetonów jednostek albo jest ich za dużo
position-field-out-of-step = stosy i strefy kontroli nie zgadzają się z jednostkami
position-unit-nowhere = jednostka musi stać na heksie albo w polu: { $value }
position-unit-in-sea = jednostka stoi na wodzie: { $value }
position-wrong-steps = jednostka nie ma tylu poziomów: { $value }
position-both-sides-in-hex = obie strony na jednym heksie: { $value }
position-stacking-limit = przekroczony limit stosu: { $value }
position-chits-lost-or-added = brakuje żetonów albo jest ich za dużo
position-markers-lost-or-added = brakuje znaczników Luftwaffe albo jest ich za dużo
