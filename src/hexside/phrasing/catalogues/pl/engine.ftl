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
reason-unknown-verb = Nie ma akcji „{ $verb }”. Dostępne: { $known }.
reason-missing-word = „{ $verb }” wymaga jeszcze jednego słowa: { $field }.
reason-not-a-number = „{ $verb }” wymaga liczby, a nie „{ $word }”.
reason-too-many-words = „{ $verb }” nie przyjmuje słowa „{ $word }”.
reason-game-over = Gra jest skończona.
reason-not-your-decision = Teraz decyduje: { $seat }.
reason-not-now =
    { $verb-id ->
        [none] Tego nie można teraz zrobić.
       *[other] „{ $verb }” nie jest teraz możliwe; bieżący krok: { $kind }.
    }
reason-nothing-to-undo = Nie ma czego cofnąć.
reason-undo-binding = Rzucono kostką albo ujawniono coś ukrytego: tego nie można cofnąć.
reason-undo-not-yours = Ostatnia akcja nie była twoja.

# Zapisane gry

error-save-not-hexside = To nie jest zapisana gra programu Hexside.
error-save-damaged = Zapisana gra jest uszkodzona: { $detail }
error-save-format = Zapisana gra ma format { $found }; ta wersja odczytuje format { $expected }.
error-save-unknown-game = Zapis dotyczy gry „{ $game }”, która nie jest zainstalowana.
error-save-rules-version = Grę rozegrano według zasad w wersji { $found }; zainstalowana jest wersja { $expected }.
error-save-action-refused = Akcja { NUMBER($number, useGrouping: 0) } zapisanej gry, „{ $action }”, jest niedozwolona: { $reasons }
error-save-differs = Zapisana gra nie prowadzi do pozycji, którą w niej zapisano.

# Opisy pozycji: przed tekstem stoi klucz

position-not-toml = to nie jest poprawny TOML: { $value }
position-missing = brakuje tego klucza
position-unknown-game = nie ma gry „{ $value }”
position-bad-hex-number = „{ $value }” nie jest numerem heksu
position-expected-text = oczekiwano tekstu lub listy tekstów, a nie { $value }
position-expected-table = oczekiwano tabeli, a nie { $value }
position-unknown-key = nieznany klucz
position-unknown-word = nieznane słowo; znane to: { $value }
position-expected-pair = oczekiwano dwóch heksów, np. 1628/1629, a nie „{ $value }”
position-duplicate-hex = heks podano dwa razy: { $value }
position-unknown-hex = nie ma takiego heksu: { $value }
position-not-adjacent = te heksy nie sąsiadują ze sobą: { $value }
position-duplicate-side = krawędź podano dwa razy: { $value }
position-short-line = droga lub linia kolejowa potrzebuje co najmniej dwóch heksów: { $value }
position-duplicate-place = miejscowość podano dwa razy: { $value }
position-two-places-in-hex = dwie miejscowości w jednym heksie: { $value }
position-duplicate-in-area = heks podano w obszarze dwa razy: { $value }
