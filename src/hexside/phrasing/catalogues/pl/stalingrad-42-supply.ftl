# Stalingrad '42: zaopatrzenie, koleje, zasoby, uzupełnienia, lotnictwo, zwycięstwo.

# Przyciski i menu

verb-fortify = Rozpocznij fortyfikację
verb-unfortify = Zdejmij fortyfikację
verb-ready = Przygotuj artylerię
verb-bring = Sprowadź punkt zaopatrzenia
verb-expend = Zużyj punkt zaopatrzenia
verb-reinforce = Umieść posiłki
verb-rebuild = Odbuduj poziom
verb-return = Przywróć wyeliminowaną
verb-recall = Przywróć do gry
verb-volunteer = Ochotnicy przybywają
verb-railhead = Przesuń koniec linii
verb-flip = Odwróć punkt zaopatrzenia
verb-convert = Zamień punkt zaopatrzenia

# Decyzje

kind-s42-initial-phase = Faza początkowa
kind-s42-move-railheads = Końce linii kolejowych
kind-s42-expend-supply = Punkty zaopatrzenia
decision-s42-initial-phase = Faza początkowa. Punkty zasobów: { $points }. Uzupełnienia: { $replacements }. Posiłki do umieszczenia: { $units-count }.{ $withdrawals ->
        [0] {""}
       *[other] {" "}Jednostki do usunięcia z gry: { $withdrawals }.
    }{ $owed ->
        [0] {""}
       *[other] {" "}Poziomy należne za usunięte jednostki: { $owed }.
    }
decision-s42-move-railheads =
    { $count ->
        [one] Przesuń jeszcze { $count } koniec linii kolejowej o najwyżej dwa heksy albo przejdź dalej.
        [few] Przesuń jeszcze najwyżej { $count } końce linii kolejowych, każdy o najwyżej dwa heksy, albo przejdź dalej.
       *[other] Przesuń jeszcze najwyżej { $count } końców linii kolejowych, każdy o najwyżej dwa heksy, albo przejdź dalej.
    }
decision-s42-expend-supply = Zużyj punkty zaopatrzenia, aby przygotować artylerię, albo zakończ fazę.

# Zdarzenia

event-s42-control-not-default = Tekst podaje całą kontrolę; te heksy za linią startu Osi są sowieckie: { $hexes }.
event-s42-marks-of-phase-taken-off = Faza się zaczyna: znaczniki tego, co jednostki zrobiły wcześniej, zostały zdjęte: { $units }.
event-s42-air-allotted =
    { $count ->
        [0] W tej turze Oś nie ma jednostek lotniczych.
        [one] Oś ma { $count } gotową jednostkę lotniczą.
        [few] Oś ma { $count } gotowe jednostki lotnicze.
       *[other] Oś ma { $count } gotowych jednostek lotniczych.
    }
event-s42-air-used = { $unit } wspiera walkę.
event-s42-air-returns = { $unit } wraca na swoje pole.
event-s42-artillery-used = { $unit } daje wsparcie artyleryjskie i przechodzi na stronę zużytą.
event-s42-artillery-withdrawn = { $unit } po ogniu zaporowym schodzi z gry.
event-s42-artillery-ready = { $unit } jest znów w gotowości; zużyty punkt zaopatrzenia: { $by }.
event-s42-artillery-ready-by-rail = { $unit } jest znów w gotowości.
event-s42-attrition-immune = { $unit }: izolacja bez wyniszczenia.
event-s42-attrition-rolled =
    { $result-id ->
        [loss] { $unit }, izolacja: rzut { $die }, modyfikator { $modifier }, utrata poziomu.
       *[other] { $unit }, izolacja: rzut { $die }, modyfikator { $modifier }, bez strat.
    }
event-s42-fort-started = Rozpoczęto fortyfikację: { $hex }.
event-s42-fort-completed = Ukończono fortyfikację: { $hex }.
event-s42-fort-removed = Usunięto fortyfikację: { $hex }.
event-s42-printed-forts-gone =
    { $group ->
        [n] Nadrukowane fortyfikacje na północ od Charkowa przestają działać.
        [s] Nadrukowane fortyfikacje na południe od Charkowa przestają działać.
       *[other] Nadrukowane fortyfikacje Rostowa przestają działać.
    }
event-s42-railhead-moved = Koniec linii kolejowej: { $start } → { $hex }.
event-s42-railhead-added = Nowy koniec linii kolejowej na węźle: { $hex }.
event-s42-railhead-pushed-back = Koniec linii kolejowej odepchnięty: { $start } → { $hex }.
event-s42-rally-rolled =
    { $result-id ->
        [rallied] { $unit }: rzut { $die }, reorganizacja udana.
       *[other] { $unit }: rzut { $die }, reorganizacja nieudana.
    }
event-s42-unit-recovers =
    { $status ->
        [disrupted] { $unit }: z pełnego odwrotu do rozproszenia.
       *[other] { $unit }: znów w dobrym stanie.
    }
event-s42-reinforcement-placed = { $unit } przybywa do strefy wejścia { $area }.
event-s42-replacements-received =
    { $seat }, uzupełnienia.{ $tank ->
        [0] { "" }
       *[other] { " " }Pancerne: { $tank }.
    }{ $infantry ->
        [0] { "" }
       *[other] { " " }Piechoty: { $infantry }.
    }{ $cavalry ->
        [0] { "" }
       *[other] { " " }Kawalerii: { $cavalry }.
    }{ $special ->
        [0] { "" }
       *[other] { " " }Specjalne: { $special }.
    }{ $allied ->
        [0] { "" }
       *[other] { " " }Sojusznicze: { $allied }.
    }
event-s42-supply-point-placed = { $unit } pojawia się w strefie wejścia { $area }.
event-s42-supply-point-spent = { $unit }: zużyty na wsparcie artyleryjskie.
event-s42-supply-point-moves = { $unit }: odwrócony na stronę ruchu.
event-s42-supply-point-ready = { $unit }: odwrócony na stronę gotową.
event-s42-supply-point-converted = { $by } zastępuje { $unit }.
event-s42-volunteers-arrive = { $unit }: ochotnicy przybywają na heks { $hex }.
event-s42-elbrus-climbed = { $unit } zdobywa Elbrus.
event-s42-unit-rebuilt = { $unit } otrzymuje uzupełnienie; poziomy: { $steps }.
event-s42-unit-returned = { $unit } wraca do gry: { $to }.
event-s42-unit-recalled = { $unit } znów w grze: { $to }.

# Koniec gry

result-s42-axis-points =
    { $score ->
        [one] Oś ma { $score } punkt zwycięstwa.
        [few] Oś ma { $score } punkty zwycięstwa.
       *[other] Oś ma { $score } punktów zwycięstwa.
    }
result-s42-axis-short =
    { $score ->
        [one] Oś ma tylko { $score } punkt zwycięstwa.
        [few] Oś ma tylko { $score } punkty zwycięstwa.
       *[other] Oś ma tylko { $score } punktów zwycięstwa.
    }
result-s42-benchmark = Punkty zwycięstwa Osi: { $score }, wymagana liczba: { $benchmark }.

# Zestawienie punktów

score-s42-hexes-held = Heksy zwycięstwa zajęte i zaopatrzone
score-s42-hexes-cut-off = Heksy zwycięstwa odcięte od wszystkich źródeł sowieckich
score-s42-areas-threatened = Jednostki sowieckie przy strefach wejścia Osi
score-s42-major-cities-lost = Duże miasta za linią startu w rękach sowieckich
score-s42-minor-cities-lost = Małe miasta za linią startu w rękach sowieckich
score-s42-exited-east = Poziomy zmechanizowane wyprowadzone na wschód
score-s42-exited-south = Poziomy zmechanizowane wyprowadzone na południe
score-s42-south-of-don = Jednostki niemieckie na południe od Donu

# Powody

reason-s42-artillery-is-ready = { $unit } jest już w gotowości.
reason-s42-enemy-controlled = { $hex } kontroluje przeciwnik.
reason-s42-fort-needs-unit = { $hex } leży we wrogiej strefie kontroli: musi tam stać własna jednostka bojowa.
reason-s42-fort-there = { $hex }: jest tu już fortyfikacja.
reason-s42-full-strength = { $unit } ma pełną siłę.
reason-s42-hex-out-of-supply = { $hex }: brak zaopatrzenia.
reason-s42-no-fort-counters = Wszystkie żetony fortyfikacji są w użyciu ({ $limit }).
reason-s42-no-fort-in-terrain = Teren nie pozwala na fortyfikację: { $hex }.
reason-s42-no-railhead = { $hex }: nie ma tu końca linii kolejowej.
reason-s42-no-resource-points = Nie zostały już żadne punkty zasobów.
reason-s42-no-such-place = { $unit } nie może tam wejść do gry: { $to }.
reason-s42-no-such-replacement =
    { $type ->
        [tank] Nie ma już uzupełnień pancernych.
        [infantry] Nie ma już uzupełnień piechoty.
        [cavalry] Nie ma już uzupełnień kawalerii.
        [special] Nie ma już uzupełnień specjalnych.
        [hungarian] Nie ma już uzupełnień węgierskich.
        [romanian] Nie ma już uzupełnień rumuńskich.
        [italian] Nie ma już uzupełnień włoskich.
        [axis] Nie ma już uzupełnień sojuszników Osi.
       *[other] Nie ma już takich uzupełnień: { $type }.
    }
reason-s42-no-supply-counters = Wszystkie żetony punktów zaopatrzenia są w grze.
reason-s42-not-a-supply-point = { $unit } nie jest punktem zaopatrzenia.
reason-s42-not-artillery = { $unit } nie jest jednostką wsparcia artyleryjskiego.
reason-s42-not-on-connected-rail = { $unit } nie stoi na heksie z połączeniem kolejowym.
reason-s42-not-returning = { $unit } nie może teraz wrócić do gry.
reason-s42-not-stacked = { $unit } nie stoi w jednym stosie z: { $by }.
reason-s42-not-your-area = Strefa wejścia { $area } nie jest do tego dostępna.
reason-s42-railhead-cannot-reach = Koniec linii kolejowej nie może dotrzeć na heks { $hex }.
reason-s42-railhead-inoperative = { $hex }: koniec linii kolejowej jest nieczynny, linia za nim jest przecięta.
reason-s42-railhead-moved-already = { $hex }: tego końca linii kolejowej nie można już przesunąć w tej turze.
reason-s42-replaced-already = { $unit }: uzupełnienie w tej turze już było.
reason-s42-unit-out-of-supply = { $unit } jest bez zaopatrzenia.
reason-s42-wrong-replacement =
    { $type ->
        [tank] { $unit } nie może otrzymać uzupełnienia pancernego.
        [infantry] { $unit } nie może otrzymać uzupełnienia piechoty.
        [cavalry] { $unit } nie może otrzymać uzupełnienia kawalerii.
        [special] { $unit } nie może otrzymać uzupełnienia specjalnego.
        [hungarian] { $unit } nie może otrzymać uzupełnienia węgierskiego.
        [romanian] { $unit } nie może otrzymać uzupełnienia rumuńskiego.
        [italian] { $unit } nie może otrzymać uzupełnienia włoskiego.
        [axis] { $unit } nie może otrzymać uzupełnienia sojuszników Osi.
       *[other] { $unit } nie może otrzymać tego uzupełnienia: { $type }.
    }
reason-s42-no-fort-of-yours = { $hex }: nie ma tu własnej fortyfikacji.
reason-s42-immobile = { $unit } nie porusza się i jest zawsze w gotowości.
reason-s42-no-volunteers = { $unit } nie może teraz przybyć jako ochotnicy.
