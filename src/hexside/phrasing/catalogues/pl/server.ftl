# Co mówi lokalny serwer.

server-stale-version = Rozgrywka poszła dalej; oto jej najnowszy stan.
server-no-such-game = Na tym serwerze nie ma rozgrywki { $id }.
server-no-such-seat = Ta gra nie ma strony { $seat }.
server-no-such-player = Nie ma gracza { $player }. Znani: { $known }.
server-no-such-scenario = Nie ma scenariusza { $name }. Znane: { $known }.
server-no-such-option = Opcja { $option } nie ma wartości { $value }. Znane: { $known }.
server-seat-of-computer = Tą stroną gra komputer.
server-log-damaged = Wiersz { $line } zapisu rozgrywki jest uszkodzony; plik pozostawiono bez zmian.
server-position-unreadable = Nie można odczytać pozycji, od której zaczęła się rozgrywka.
server-disk-refuses = Nie udało się zapisać akcji na dysku, więc jej nie wykonano: { $detail }
server-no-rules-text = Nie ma opisu zasad dla „{ $name }”.
server-no-such-route = Pod tym adresem nic nie ma.
server-no-such-method = Ten adres nie obsługuje takiego żądania.
server-body-too-large = Plik jest zbyt duży jak na zapis gry.
server-bad-request = Nie można odczytać żądania: { $detail }
server-foreign-page = Strona z innego serwisu nie może używać tego serwera.
server-server-fault = W serwerze wystąpił błąd; szczegóły są w jego dzienniku.
server-no-such-step = Gra ma { $steps } akcji; nie ma w niej chwili { $step }.
server-branch-name = { $name } (od { $step })
server-game-over-there = W tej chwili gra jest już skończona; nie ma czego kontynuować.
