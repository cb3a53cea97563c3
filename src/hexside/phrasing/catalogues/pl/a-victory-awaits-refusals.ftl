# A Victory Awaits: dlaczego czegoś nie można zrobić. Po jednym zdaniu.

# Rozstawienie

reason-a-victory-awaits-stacking-limit = Heks { $hex } jest pełny: najwyżej dwie jednostki, łącznie ze sztabami.
reason-set-up-incomplete = Jednostki jeszcze czekają: rozstaw je albo odeślij resztę na pozycje historyczne.
reason-not-setting-up = { $unit }: tej jednostki nie ma wśród rozstawianych teraz.
reason-outside-zone = { $unit }: heks { $hex } leży poza strefą rozmieszczenia.
reason-headquarters-hex = Heks { $hex } należy do sztabu: może tam stać jeszcze tylko jedna jednostka bojowa.
reason-every-hex-must-be-held = Na każdym heksie obszaru musi stać jednostka: zapełnij puste heksy, zanim na heksie { $hex } stanie druga.

# Żetony

reason-army-added-before = { $chit }: ten żeton jest już w twojej puli.
reason-no-army-of-this-map =
    { $map ->
        [L] { $chit }: tego żetonu nie można dodać, potrzebny jest żeton armii z mapy Leningradu.
        [S] { $chit }: tego żetonu nie można dodać, potrzebny jest żeton armii z mapy Smoleńska.
       *[K] { $chit }: tego żetonu nie można dodać, potrzebny jest żeton armii z mapy Kijowa.
    }
reason-interrupt-without-headquarters = { $chit }: sztabu nie ma na mapie albo nie ma on linii kolejowej do drugiej aktywacji.

# Aktywacja

reason-not-a-mechanised-unit = { $unit }: tej jednostki nie ma wśród zmechanizowanych do wyboru.
reason-cannot-relocate = { $unit }: relokować można tylko inny sztab w zasięgu, który ma linię komunikacji.
reason-relocates-to-next-turn = { $unit }: relokacja prowadzi tylko na następne pole toru tur.
reason-fortress-does-not-act = { $unit }: twierdza nie porusza się ani nie atakuje, więc nie można jej aktywować.

# Ruch

reason-start-line = Między { $hex } a { $other } biegnie linia startu: jednostki sowieckie nie mogą jej przekroczyć.
reason-mountain-closed = Heks { $hex } to góry: można tam wejść tylko drogą albo dywizją górską.
reason-mountain-in-zone = Z heksu { $hex } można wejść w góry { $other } tylko wtedy, gdy żaden z tych heksów nie leży we wrogiej SK.
reason-mountain-whole-move = Wejście z heksu { $hex } w góry { $other } musi być całym ruchem jednostki.
reason-major-river-in-zone = Dużą rzekę bez mostu między { $hex } a { $other } można przekroczyć tylko wtedy, gdy żaden z tych heksów nie leży we wrogiej SK.
reason-reserve-keeps-out-of-zones = { $hex } → { $other }: jednostki aktywowane żetonem Rezerwy nie mogą wchodzić do wrogiej SK ani jej opuszczać.
reason-out-of-command-moves-normally = { $unit } jest poza zasięgiem dowodzenia: dozwolony jest tylko ruch normalny.

# Walka

reason-attacks-waiting = Najpierw trzeba rozegrać zadeklarowane ataki.
reason-attack-not-declared = Ataku na heks { $hex } nie zadeklarowano.
reason-a-victory-awaits-retreat-over-major-river = Przez dużą rzekę bez mostu między { $hex } a { $other } może prowadzić tylko pierwszy heks odwrotu.
reason-retreat-doubles-back = Odwrót nie prowadzi ani z powrotem na zaatakowany heks, ani dwa razy na ten sam: { $hex }.
reason-pursuit-not-possible = { $unit } nie może ścigać: na heksie znów stoi przeciwnik albo jednostka już z nim nie sąsiaduje.

# Wejście na mapę i posiłki

reason-name-a-unit-first = Najpierw wskaż jednostkę.
reason-place-the-unit-first = Najpierw wystaw wskazaną jednostkę albo anuluj wybór.
reason-not-entering = { $unit } nie czeka na wejście na mapę.
reason-entry-through-source = Na mapę wchodzi się przez heks źródła: { $hexes }.
reason-entry-out-of-reach = { $unit }: za mało punktów ruchu, by przejść tą drogą od krawędzi mapy.
reason-no-entry-here = Heks { $hex } nie jest otwartym heksem źródła.
reason-choose-entry-first = Najpierw wybierz heks źródła, przez który wchodzi armia.
reason-one-entry-for-all = Cała armia wchodzi przez heks { $hex }.
reason-not-available = { $unit }: tej jednostki nie ma na polu dostępnych.
reason-number-used-up = { $unit } nie może przybyć w tej turze: liczba posiłków jest wyczerpana.

# Kontrola zaopatrzenia

reason-no-line-of-communication = { $unit } nie ma linii komunikacji.
reason-city-not-held = Sowieci nie kontrolują heksu { $hex }.
reason-city-without-line = Do heksu { $hex } nie prowadzi sowiecka linia komunikacji.
reason-enemy-adjacent = Obok heksu { $hex } stoi wroga jednostka.
reason-fortress-complete = Twierdza na heksie { $hex } ma już najwyższy poziom.
reason-no-fortress-marker = Na mapę, na której leży { $hex }, nie ma już nieużytego znacznika twierdzy.
reason-enough-fortresses =
    { $limit ->
        [one] Nie można budować nowej twierdzy ({ $hex }): limit to { $limit } heks.
        [few] Nie można budować nowej twierdzy ({ $hex }): limit to { $limit } heksy.
        [many] Nie można budować nowej twierdzy ({ $hex }): limit to { $limit } heksów.
       *[other] Nie można budować nowej twierdzy ({ $hex }): limit to { $limit } heksu.
    }
reason-not-before-turn = Nie można tego zrobić przed turą { $turn }.
reason-no-fortresses-here = W tym scenariuszu nie buduje się twierdz.
reason-no-withdrawal-now = Teraz nie wycofuje się jednostek: robi się to w turze 6 scenariusza Smoleńsk.
reason-no-stand-fast-marker = Na heksie { $hex } nie ma znacznika „Nie poddawać się”.

# Kontroler gry

reason-not-face-down = Na miejscu { $place } w kolejce nie ma zakrytego żetonu.
reason-nothing-runs = Żadna aktywacja nie trwa: nie ma na co czekać.
reason-interrupt-pending = Najpierw gracz musi zdecydować, czy przerywa aktywację ostatnio odkrytego żetonu.
reason-must-run-alone = { $chit }: ten żeton musi poczekać, bo Zaopatrzenie, Posiłki, Rezerwę i OKH rozpatruje się osobno.
reason-seat-busy = { $chit }: ten żeton musi poczekać, bo jego gracz rozpatruje jeszcze inny.
reason-unit-in-other-combat = { $unit } bierze udział w walce innej aktywacji: poczekaj na jej koniec.
reason-hex-fought-over = Na heksie { $hex } trwa walka innej aktywacji: poczekaj na jej koniec.

# Drużyny

reason-not-in-your-team = { $seat }: tego gracza nie ma w twojej drużynie.
reason-chit-there-already = { $chit }: ten żeton jest już w kubku tego gracza.
reason-nothing-shown = { $seat }: ten gracz nie ma wylosowanego żetonu do rozpatrzenia.

# Opisy pozycji: przed tekstem stoi klucz

position-no-major-city = w { $value } nie ma dużego miasta
position-expected-hexside = oczekiwano dwóch sąsiednich heksów, np. S0115/S0215, a nie „{ $value }”
position-fortress-does-not-act = twierdza nie porusza się ani nie atakuje: { $value }
position-west-of-start-line = jednostka sowiecka stoi na zachód od linii startu: { $value }
position-odd-fortress = znacznik twierdzy jest sowiecki, ma dwa poziomy, z których „left” mówi, ile pokazuje, a każdy tylko broni z siłą 1, i leży na mapie albo w polach unused, eliminated lub absent: { $value }
position-no-set-up-zone = nikt nie wystawi tej jednostki: jednostki czekają tylko w fazach set-up i bidding, i tylko na strefę rozmieszczenia swojej formacji
position-queue-seat-busy = gracz tego żetonu rozpatruje jeszcze inny: { $value }
position-queue-must-run-alone = obok Zaopatrzenia, Posiłków, Rezerwy i OKH nie rozpatruje się innych żetonów: { $value }
position-chit-with-one-player = ten żeton ma jeden gracz, i nie więcej sztuk, niż istnieje: { $value }
position-one-side-shows = żetony odkrywają naraz gracze tylko jednej strony
position-unused-track = ten scenariusz nie używa tego toru; pomiń go
reason-no-road-to-source = Żadna droga nie prowadzi spoza mapy na { $hex }: wejdź ruchem normalnym.
