# Polecenie hexside: kłopoty, odpowiedzi, nagłówki tabel.

# Kłopoty
cli-unknown-game = { $name }: nie ma takiej gry ani takiego scenariusza. Znane: { $known }
cli-overrides-of-which-game = Pliki zastępcze należą do jednej gry: podaj ją przed --overrides. Znane: { $known }
cli-unknown-player = { $name }: nie ma takiego gracza komputerowego. Znani: { $known }
cli-unknown-option = { $option }: nie ma takiej opcji lub wartości. Znane: { $known }
cli-unknown-seat = { $seat }: w tym scenariuszu nie ma takiej strony. Strony: { $known }
cli-unknown-language = { $name }: nie ma tekstów w tym języku. Języki: { $known }
cli-pair-expected = { $option } { $value }: oczekiwano NAZWA=WARTOŚĆ
cli-data-faults = Pliki danych zawierają błędy:
cli-position-faults = zapis pozycji zawiera błędy:
cli-file-missing = { $file }: nie ma takiego pliku
cli-file-is-folder = { $file }: to jest katalog, a potrzebny jest plik
cli-file-forbidden = { $file }: brak uprawnień
cli-file-unusable = { $file }: { $reason }
cli-folder-missing = { $folder }: nie ma takiego katalogu
cli-neither-save-nor-position = { $file }: to nie jest ani zapisana gra, ani zapis pozycji
cli-cannot-listen = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $reason }. Wybierz inny przez --host i --port; port 0 oznacza dowolny wolny.
cli-map-suffix = { $file }: nazwa musi kończyć się na .svg albo .png
cli-no-browser = Do pliku PNG potrzebna jest przeglądarka Chromium; brak każdej z: { $tried }. Zainstaluj pakiet chromium albo zapisz plik .svg.
cli-no-picture = { $file }: przeglądarka nie narysowała obrazu ({ $reason }). Zapisz zamiast tego plik .svg.
cli-no-schemas = { $game }: ta gra nie udostępnia schematów plików danych
cli-not-a-report = { $file }: to nie jest raport z przebiegu testów
cli-no-tests = { $folder }: tu nie ma testów. Podaj ich katalog przez --tests albo raport przez --report
cli-no-rules-text = Nie ma opisu zasad dla „{ $game }”.
cli-unknown-section = Zasady nie mają punktu { $section }. Znane: { $known }
cli-no-results-file = { $file }: nie ma takiego katalogu. Podaj plik przez --file
cli-peer-failed = Polecenie innego silnika nie powiodło się: { $command }: { $reason }
cli-peer-silent = Polecenie innego silnika nie wypisało liczby akcji na sekundę: { $command }
cli-kernel-compiled = Zasięgi ruchu: skompilowane
cli-kernel-pure = Zasięgi ruchu: Python (bez skompilowanej biblioteki; zainstaluj ponownie z kompilatorem C, będzie szybciej)

# Odpowiedzi
cli-serving = Hexside działa pod adresem { $address }  (Ctrl-C kończy)
cli-serving-others =
    Inne komputery mogą połączyć się z tym serwerem pod adresem { $address }
    Goście mogą użyć numeru tego komputera. Aby użyć nazwy, uruchom z --public-url http://NAZWA:PORT/ (make play PUBLIC_URL=...).
    Kto się połączy, może zaczynać gry; miejsca chronią klucze, ale nic nie jest szyfrowane. Używaj go tylko w zaufanej sieci.
    Aby być jego gospodarzem, otwórz: { $link }
cli-serving-public =
    Goście używają adresu { $address }, także przez serwer pośredniczący. Inne nazwy są odrzucane.
    Kto może się z nim połączyć, może zaczynać gry; miejsca chronią klucze.
    Aby być gospodarzem, otwórz: { $link }
cli-host-key = Aby być gospodarzem, otwórz: { $link }
cli-host-key-changed = Klucz gospodarza jest nowy. Przeglądarki ze starym nie są już przeglądarkami gospodarza. Aby nim być, otwórz: { $link }
cli-bad-public-url = { $url } nie jest adresem strony: zapisz go jak https://games.example.org/ albo http://mymachine.local:8000/
cli-database-damaged = Plik gier { $file } jest uszkodzony: { $reason }
cli-database-damaged-games = Tych gier nie można odczytać: { $games }
cli-database-cure = Niczego nie zmieniono. Przywróć kopię zapasową pliku { $file } poleceniem `hexside restore PLIK --replace` albo go przenieś: serwer założy wtedy nowy.
cli-database-newer = Plik gier { $file } zapisała nowsza wersja Hexside; użyj jej.
cli-database-unusable = Nie można użyć pliku gier { $file }: { $reason }
cli-database-cut-short = Plik gier { $file } jest ucięty: zostało z niego { $size ->
        [one] { $size } bajt
        [few] { $size } bajty
       *[many] { $size } bajtów
    }.
cli-database-missing = Nie ma tu żadnych gier: brakuje pliku { $file }.
cli-folder-in-use = Z gier w katalogu { $folder } korzysta już inny serwer; dwa naraz psułyby sobie pracę.
cli-folder-in-use-server = To proces { $process } pod adresem { $address } Użyj go, zatrzymaj go albo wskaż inny katalog przez --folder.
cli-folder-in-use-process = To proces { $process }. Zatrzymaj go albo wskaż inny katalog przez --folder.
cli-folder-has-games = W pliku { $file } są już gry. Dodaj --replace, aby zastąpić je kopią zapasową; zostaną zachowane w innym pliku obok.
cli-file-exists = Plik { $file } już istnieje. Podaj inny plik albo dodaj --overwrite.
cli-backup-onto-games = Plik { $file } należy do samych gier. Podaj inny plik na kopię zapasową.
cli-backup-done = Kopia zapasowa: { $file }, sprawdzona. Gry: { $games }, akcje: { $actions }.
cli-restore-done = Przywrócono do { $file } z { $backup }, sprawdzono. Gry: { $games }, akcje: { $actions }.
cli-restore-before = To, co było tam przedtem, jest zachowane w { $file }
cli-disk-full = Dysk z plikiem { $file } jest pełny. Zwolnij miejsce i uruchom ponownie.
cli-match-done =
    { $games ->
        [one] { $games } gra: { $scenario }, ziarno { $seed }, { $seconds } s
        [few] { $games } gry: { $scenario }, ziarno { $seed }, { $seconds } s
        [many] { $games } gier: { $scenario }, ziarno { $seed }, { $seconds } s
       *[other] { $games } gry: { $scenario }, ziarno { $seed }, { $seconds } s
    }
cli-replayed =
    { $actions ->
        [one] { $game }, zasady { $rules }: { $actions } akcja, tura { $turn }
        [few] { $game }, zasady { $rules }: { $actions } akcje, tura { $turn }
        [many] { $game }, zasady { $rules }: { $actions } akcji, tura { $turn }
       *[other] { $game }, zasady { $rules }: { $actions } akcji, tura { $turn }
    }
cli-commitment = Zobowiązanie: { $hash }
cli-share-commitment = Udział, { $seat }: { $hash }
cli-practice = Gra treningowa, bez dowodu uczciwych rzutów:
cli-verified =
    { $draws ->
        [one] OK: { $draws } losowanie odtworzone z ziaren; każda kostka i stan końcowy się zgadzają
        [few] OK: { $draws } losowania odtworzone z ziaren; każda kostka i stan końcowy się zgadzają
        [many] OK: { $draws } losowań odtworzonych z ziaren; każda kostka i stan końcowy się zgadzają
       *[other] OK: { $draws } losowania odtworzone z ziaren; każda kostka i stan końcowy się zgadzają
    }
cli-differs-commitment = RÓŻNICA: ogłoszone zobowiązanie to { $expected }, ziarno z tego pliku daje { $found }
cli-differs-share = RÓŻNICA: udziału { $expected } nie ma w ziarnie graczy { $found }
cli-differs-refused = RÓŻNICA w akcji { $action } ({ $expected }): zasady ją odrzucają, { $found }
cli-differs-seeds = RÓŻNICA w akcji { $action }: ziarna się zmieniły
cli-differs-order = RÓŻNICA w akcji { $action }: losowanie { $found } jest nie w kolejności, oczekiwano { $expected } lub późniejszego
cli-differs-die = RÓŻNICA w akcji { $action }: kostka pokazuje { $found }, z ziaren wynika { $expected }
cli-differs-result = RÓŻNICA po akcji { $action }: według pliku gra skończyła się wynikiem { $expected }, według zasad { $found }
cli-differs-state = RÓŻNICA po akcji { $action }: stan końcowy ma skrót { $found }, plik podaje { $expected }
cli-check-good =
    { $scenarios ->
        [one] { $game }: wszystkie pliki danych są w porządku, { $scenarios } scenariusz
        [few] { $game }: wszystkie pliki danych są w porządku, { $scenarios } scenariusze
        [many] { $game }: wszystkie pliki danych są w porządku, { $scenarios } scenariuszy
       *[other] { $game }: wszystkie pliki danych są w porządku, { $scenarios } scenariusza
    }
cli-check-faults =
    { $count ->
        [one] { $game }: { $count } błąd
        [few] { $game }: { $count } błędy
        [many] { $game }: { $count } błędów
       *[other] { $game }: { $count } błędu
    }
cli-map-drawn = { $file }: { $size } kB
cli-refused = Niedozwolone: { $reason }
cli-allowed = Dozwolone.
cli-waiting-for = Gra czeka na: { $seats }
cli-turn = Tura { $turn }.
cli-more-actions =
    { $count ->
        [one] ... i jeszcze { $count }; `list` pokazuje wszystkie
       *[other] ... i jeszcze { $count }; `list` pokazuje wszystkie
    }
cli-prompt-help = Wpisz akcję albo: list, list N, why AKCJA, undo, save PLIK, position, quit, ?
cli-rows-proved = Testy powołują się na { $proved } z { $rows } wierszy
cli-row-unproved = { $row }: oznaczony jako gotowy, ale żaden test go nie dowodzi
cli-pairs = Ta sama strona, te same rzuty, punkty strony { $side }: pary { $pairs }, remisy { $even }
cli-pairs-points = { $player }: { $points } punktu na parę (95%: od { $low } do { $high })
cli-bench-machine = { $cpu }, rdzenie: { $cores }, Python { $python }, Hexside { $version }
cli-bench-recorded = Dopisano do { $file }

# Nagłówki
cli-scenario = scenariusz
cli-title = tytuł
cli-game = gra
cli-games = gry
cli-turns = tury
cli-seats = strony
cli-seat = strona
cli-option = opcja
cli-values = wartości
cli-default = domyślnie
cli-player = gracz
cli-wins = wygrane
cli-pairs-won = wygrane pary
cli-share = udział
cli-interval = przedział 95%
cli-nobody = (nikt)
cli-result = wynik
cli-count = liczba
cli-victory-points = punkty zwycięstwa
cli-actions = akcje
cli-seconds = sekundy
cli-faults = błędy
cli-mean = średnia
cli-deviation = odchylenie
cli-least = najmniej
cli-lower-quartile = dolny kwartyl
cli-median = mediana
cli-upper-quartile = górny kwartyl
cli-most = najwięcej
cli-file = plik
cli-row = wiersz
cli-field = pole
cli-base = wartość własna
cli-override = zamiennik
cli-item = pozycja
cli-sections = punkty
cli-capability = zasada
cli-status = stan
cli-tests = testy
cli-measure = pomiar
cli-unit = jednostka
cli-start = początek
cli-middle = środek gry

# Pomiary polecenia hexside bench
cli-bench-import-ms = import silnika
cli-bench-first-game-ms = pierwsza gra z plikami danych
cli-bench-reference-per-second = stałe zadanie porównawcze
cli-bench-actions-per-second = akcje losowe, listy na żądanie
cli-bench-built-per-second = akcje losowe, każda lista zbudowana
cli-bench-to-reference-ratio = na żądanie, stosunek do zadania porównawczego
cli-bench-built-to-reference-ratio = listy zbudowane, stosunek do zadania porównawczego
cli-bench-peer-per-second = inny silnik
cli-bench-to-peer-ratio = na żądanie, stosunek do innego silnika
cli-bench-games-per-minute = całe gry losowe
cli-bench-actions-per-game = akcje w grze losowej
cli-bench-save-us = zapis gry
cli-bench-save-bytes = rozmiar zapisanej gry
cli-bench-load-ms = wczytanie i odtworzenie
cli-bench-saved-actions = akcje w niej
cli-bench-turn = tura
cli-bench-units = jednostki na mapie
cli-bench-legal-actions = akcje dozwolone
cli-bench-legal-us = lista dozwolonych, jak w grze
cli-bench-legal-decoded-us = lista dozwolonych dla stanu dopiero odczytanego
cli-bench-apply-move-us = wykonanie ruchu
cli-bench-decision-us = decyzja z możliwościami
cli-bench-view-us = widok strony
cli-bench-encode-us = kodowanie stanu
cli-bench-state-bytes = rozmiar stanu
cli-bench-movement-range-all-units-us = zasięg ruchu wszystkich jednostek
cli-bench-movement-range-one-unit-us = zasięg ruchu jednostki
cli-bench-supply-of-a-side-us = zaopatrzenie strony
cli-bench-bonds-of-both-sides-us = więzi SK obu stron
cli-bench-legal-after-move-us = lista dozwolonych tuż po ruchu
cli-bench-decision-after-move-us = decyzja tuż po ruchu
cli-bench-field-copy-us = kopiowanie stanu pola
cli-bench-zoc-update-us = zmiana strefy kontroli
cli-bench-whole-board-us = zasięg na całej planszy
cli-bench-whole-board-scipy-us = to samo przez SciPy
cli-bench-to-scipy-ratio = stosunek do SciPy

cli-check-findings =
    { $count ->
        [one] { $game }: { $count } błąd mapy
        [few] { $game }: { $count } błędy mapy
       *[many] { $game }: { $count } błędów mapy
    }
