# Iskra: wydarzenia losowe, nawały artyleryjskie, znaczniki przygwożdżenia i Tygrysy.

# Karty wydarzeń: tytuł i tekst

card-none = Brak wydarzenia
card-none-text = W tej turze nic się nie dzieje.
card-soviet-barrage = Sowiecka nawała artyleryjska
card-soviet-barrage-text = Sowieci prowadzą nawałę na niemieckie heksy w odległości do dwóch heksów od swoich jednostek bojowych.
card-german-barrage = Niemiecka nawała artyleryjska
card-german-barrage-text = Niemcy prowadzą nawałę na sowieckie heksy w odległości do dwóch heksów od swoich jednostek bojowych.
card-groza = Groza
card-groza-text = Sowieci prowadzą nawałę na niemieckie heksy w odległości do trzech heksów od dowolnej swojej jednostki, także sztabu: +1 do liczby nawał, +1 do każdego wyniku.
card-drommelfeuer = Drommelfeuer
card-drommelfeuer-text = Nawałę prowadzą oba sowieckie fronty, najpierw Leningradzki, potem Wołchowski. Każdy heks może być celem tylko raz.
card-baltic-fleet-artillery = Artyleria Floty Bałtyckiej Czerwonego Sztandaru
card-baltic-fleet-artillery-text = Sowieci prowadzą nawałę na dowolne niemieckie heksy na mapie: +1 do liczby nawał, −1 do każdego wyniku.
card-soviet-artillery-response = Odpowiedź sowieckiej artylerii
card-soviet-artillery-response-text = Sowieci prowadzą nawałę na heksy w odległości do dwóch heksów od swoich jednostek bojowych: −1 do każdego wyniku.
card-german-artillery-response = Odpowiedź niemieckiej artylerii
card-german-artillery-response-text = Niemcy prowadzą nawałę na heksy w odległości do dwóch heksów od swoich jednostek bojowych: −1 do każdego wyniku.
card-eisenbahn-batterie-691 = Eisenbahn-Batterie 691
card-eisenbahn-batterie-691-text = Niemcy prowadzą nawałę na sowieckie heksy na wschód od Newy, w dowolnej odległości, i tylko na takie.
card-bad-weather = Zła pogoda
card-bad-weather-text = Każda strona uziemia jedną jednostkę lotniczą, najpierw Sowieci: gotową, a jeśli takiej nie ma, to uzupełnianą.
card-cloudy = Zachmurzenie
card-cloudy-text = W tej turze wszystkie ataki lotnicze są normalne.
card-accurate-soviet-aa = Celny ogień sowieckiej obrony przeciwlotniczej
card-accurate-soviet-aa-text = { unit-ger-jg54 } opuszcza grę.
card-accurate-german-aa = Celny ogień niemieckiej obrony przeciwlotniczej
card-accurate-german-aa-text = { unit-sov-281-ga } opuszcza grę.
card-trotskyite = „Trockista! Bierny opór!”
card-trotskyite-text = Pierwszy żeton 67A użyty w tej turze nie ma segmentu walki.
card-scraping-the-barrel = Ostatnie rezerwy
card-scraping-the-barrel-text = Niemcy otrzymują w tej turze jeden punkt uzupełnień dla osłabionej jednostki niezmechanizowanej, która jest na mapie, ma zaopatrzenie, jest w zasięgu dowodzenia i poza wrogą SK.
card-simoniak-takes-command = Simoniak przejmuje dowodzenie
card-simoniak-takes-command-text = Jeden żeton LenF opuszcza grę.
card-starikov-acts-on-new-orders = Starikow otrzymuje nowe rozkazy
card-starikov-acts-on-new-orders-text = Jeden żeton 8A opuszcza grę.
card-technical-problems = Problemy techniczne
card-technical-problems-text = 1/s502 nie może się poruszyć w tej turze. Może walczyć; zamiast odwrotu traci poziom.
card-tiger-breakdown = Awaria Tygrysa
card-tiger-breakdown-text = Jeśli jednostka 1/s502 jest osłabiona, zostaje wyeliminowana, a jej wrak zostaje na heksie. Sowiecka jednostka bojowa, która stoi tam na koniec tury, zdobywa go za 2 PZ; w przeciwnym razie Niemcy go wysadzają. Przy pełnej sile są to tylko problemy techniczne.
card-earning-new-titles = Gwardyjskie tytuły
card-earning-new-titles-text = Jednostki na mapie stają się gwardyjskie: 136. Dywizja to teraz 63. Gwardyjska, 327. Dywizja – 64. Gwardyjska, 61. Brygada Pancerna – 30. Gwardyjska.
card-is-that-all = Czy to wszystko?
card-is-that-all-text = W fazie posiłków tej tury przybywają { unit-ger-zbv540g } w I oraz { unit-ger-636-sich } w H.
card-late-reinforcement = Spóźnione posiłki
card-late-reinforcement-text = W fazie posiłków tej tury przybywają w A trzy jednostki 147. Dywizji.
card-volkhov-front-consolidation = Konsolidacja Frontu Wołchowskiego
card-volkhov-front-consolidation-text = W fazie posiłków tej tury przybywają w D dwie jednostki 53. Brygady.
card-huehner-arrives-early = Hühner przybywa wcześniej
card-huehner-arrives-early-text = Sztab Grupy Hühnera od razu wchodzi w F normalnym ruchem, a jego żeton trafia do kubka tej tury.
card-retreating-orders = Rozkaz odwrotu
card-retreating-orders-text = Szlisselburg można ewakuować: na koniec tej tury jego niemiecki znacznik zostaje odwrócony na niższą stronę.
card-combat-fatigue = Zmęczenie walką
card-combat-fatigue-text = Jeden żeton 67A opuszcza grę.

# Wydarzenie tury

event-random-event = Wydarzenie losowe, rzut { $die }: { $event }.
event-random-event-repeated = To wydarzenie było już w poprzedniej turze; zamiast niego: { $event }.
event-random-event-instead = 1/s502 ma pełną siłę; zamiast tego: { $event }.
event-random-event-none = { $event }: niemożliwe albo wyczerpane, więc w tej turze nie ma wydarzenia.
event-only-normal-air-attacks = Niebo jest zachmurzone: w tej turze tylko normalne ataki lotnicze.
event-67a-without-combat = Pierwszy żeton 67A w tej turze nie będzie miał segmentu walki.
event-axis-replacement-point = Niemcy otrzymują w tej turze jeden punkt uzupełnień.
event-schluesselburg-to-be-flipped = Szlisselburg można ewakuować: na koniec tej tury jego niemiecki znacznik przechodzi na niższą stronę.
event-event-units-arrive = Posiłki tej tury: { $units }.
event-soviet-chooser-rolled = Rzut { $die }: za Sowietów decyduje { $seat }.

# Nawały

event-barrages-rolled =
    { $front ->
        [leningrad] Front Leningradzki, rzut { $die }
        [volkhov] Front Wołchowski, rzut { $die }
       *[none] { $seat }, rzut { $die }
    }{ $die-modified ->
        [yes] , liczony jako { $counted }
       *[no] { "" }
    }: { $count ->
        [one] { $count } nawała.
        [few] { $count } nawały.
        [many] { $count } nawał.
       *[other] { $count } nawały.
    }
event-barrages-ended = { $seat }: koniec nawał.
event-barrage-missed =
    { $die-modified ->
        [yes] Nawała na heks { $hex }, rzut { $die }, liczony jako { $counted }: bez skutku.
       *[no] Nawała na heks { $hex }, rzut { $die }: bez skutku.
    }
event-barrage-pins =
    { $die-modified ->
        [yes] Nawała na heks { $hex }, rzut { $die }, liczony jako { $counted }: wszystko na tym heksie jest przygwożdżone.
       *[no] Nawała na heks { $hex }, rzut { $die }: wszystko na tym heksie jest przygwożdżone.
    }
event-barrage-hits =
    { $die-modified ->
        [yes] Nawała na heks { $hex }, rzut { $die }, liczony jako { $counted }: strata jednego poziomu.
       *[no] Nawała na heks { $hex }, rzut { $die }: strata jednego poziomu.
    }
event-barrage-hits-and-pins =
    { $die-modified ->
        [yes] Nawała na heks { $hex }, rzut { $die }, liczony jako { $counted }: strata jednego poziomu, a wszystko na tym heksie jest przygwożdżone.
       *[no] Nawała na heks { $hex }, rzut { $die }: strata jednego poziomu, a wszystko na tym heksie jest przygwożdżone.
    }
event-barrage-without-loss = Na heksie { $hex } jest tylko sztab, który niczego nie traci.
event-step-lost-unseen = Jednostka na heksie { $hex } traci poziom.
event-unit-pinned = { $unit }: przygwożdżenie na heksie { $hex }.
event-pinned-hex-joined = { $unit } dołącza na heksie { $hex } do przygwożdżonej jednostki: także przygwożdżenie.

kind-barrage-target = Nawała
decision-barrage-target =
    { $count ->
        [one] { $event }, została { $count } nawała: wybierz heks przeciwnika jako cel albo zakończ.
        [few] { $event }, zostały { $count } nawały: wybierz heks przeciwnika jako następny cel albo zakończ.
        [many] { $event }, zostało { $count } nawał: wybierz heks przeciwnika jako następny cel albo zakończ.
       *[other] { $event }, zostało { $count } nawały: wybierz heks przeciwnika jako następny cel albo zakończ.
    }
kind-barrage-loss = Strata od nawały
decision-barrage-loss = Nawała na heks { $hex }: jednostka o największej sile obrony traci poziom; spośród równych wybierz jedną.
verb-fire = Ostrzelaj

reason-barrage-tried = Heks { $hex } był już celem w tym wydarzeniu.
reason-barrage-range =
    { $count ->
        [one] Heks { $hex } jest poza zasięgiem: musi leżeć w odległości do { $count } heksu od jednostki kierującej ogniem.
       *[other] Heks { $hex } jest poza zasięgiem: musi leżeć w odległości do { $count } heksów od jednostki kierującej ogniem.
    }
reason-barrage-east-of-neva = Heks { $hex } nie leży na wschód od Newy.
reason-barrage-is-no-combat = Nawała nie jest walką: jej straty nie można ani zignorować, ani zamienić na odwrót.
reason-not-the-strongest = { $unit } nie jest najsilniejszą jednostką na heksie { $hex }.
reason-not-in-this-hex = Na heksie { $hex } nie ma jednostki { $unit }.

# Jednostki lotnicze

event-air-unit-grounded = { $unit }: uziemienie przez złą pogodę.
event-nothing-to-ground = { $seat }: nie ma jednostki lotniczej do uziemienia.
event-air-unit-removed = { $unit } opuszcza grę.
kind-ground-air-unit = Zła pogoda
decision-ground-air-unit = Zła pogoda: wybierz jednostkę lotniczą do uziemienia.
verb-ground = Uziem
reason-not-your-air-unit = { $unit } nie jest twoją jednostką lotniczą.
reason-air-unit-not-to-ground = { $unit }: tej jednostki nie można uziemić, najpierw gotowe, potem uzupełniane.

# Hühner

kind-early-entry = Przybycie Hühnera
decision-early-entry = Heks wejścia jest zablokowany: wybierz, gdzie wchodzi { $unit }.
reason-only-this-unit-enters = Teraz wchodzi tylko { $unit }.

# Tygrysy

event-tigers-halted = { $unit } ma problemy techniczne i nie może się poruszyć w tej turze.
event-tigers-broken-down = Wrak 1/s502 zostaje na heksie { $hex }.
