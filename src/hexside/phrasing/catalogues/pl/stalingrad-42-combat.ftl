# Stalingrad '42: walka, odwrót, posunięcie po walce i przełamanie.

# Przyciski i menu

verb-auto-ds = Automatyczne DS
verb-support = Wsparcie artylerii
verb-keep-remnant = Zostaw szczątki
verb-skip-remnant = Na pole wyeliminowanych
verb-give-way = Odwrót według wyniku
verb-hold = Zacięta obrona
verb-advance = Posunięcie po walce
verb-form = Utwórz grupę przełamującą
verb-onward = Grupa naprzód
verb-strike = Walka przełamująca
verb-shed = Odłącz od grupy
verb-aside = Nie bierz udziału
verb-cover = Lotnictwo zostaje tutaj

# Decyzje

decision-s42-declare-attacks = Wybierz heks do ataku albo zakończ walki.
decision-s42-name-auto-ds =
    { $attackers-count ->
        [0] Automatyczne DS na heks { $hex }: wskazuj jednostki, aż będzie 10-1.
       *[other] Automatyczne DS na heks { $hex }: { $attackers }. Dodaj lub odejmij jednostki i przeprowadź je.
    }
decision-s42-defensive-air = Sowiecki atak na heks { $hex }, kolumna { $column }: użyć lotnictwa do przesunięcia o kolumnę w lewo?
decision-s42-inflict-losses =
    { $count ->
        [one] Wybierz jednostkę wroga, która traci poziom.
       *[other] Straty wroga w poziomach: { $count }. Wybierz jednostkę, która traci następny.
    }
decision-s42-remnant = { $unit } traci drugi poziom: zostawić szczątki czy odesłać jednostkę na pole wyeliminowanych?
decision-s42-determined-defense = { $hex }: odwrót albo wskaż jednostkę dowodzącą zaciętą obroną.
decision-s42-desperate-defense = { $hex }: odwrót oznacza zagładę. Wskaż jednostkę dowodzącą rozpaczliwą obroną albo ustąp.
decision-s42-withdraw-units = { $hex }: jednostki w pełnym odwrocie wycofują się, liczba heksów: { $steps }. Wybierz jednostkę i jej drogę.
decision-s42-advance =
    { $advance-id ->
        [limited] Ograniczone posunięcie: tylko na heks { $hex }; albo je zakończ.
        [one-hex] Posunięcie o jeden heks w dowolną stronę; albo je zakończ.
       *[other] Heks { $hex } jest wolny: posuń jednostki po walce albo zakończ posunięcie.
    }
decision-s42-form-group =
    { $units-count ->
        [0] Wskaż jednostki grupy przełamującej albo idź naprzód bez niej.
       *[other] Grupa przełamująca: { $units }. Dodaj lub odejmij jednostki i utwórz ją.
    }
decision-s42-breakthrough =
    { $count ->
        [0] Grupa przełamująca na heksie { $hex }: wejdź na zwolniony heks albo stań.
       *[other] Grupa przełamująca na heksie { $hex }, pozostało heksów: { $count }. Idź naprzód, walcz albo stań.
    }
decision-s42-stand-aside = Na heksie { $hex } jest więcej jednostek, niż pozwala limit stosu: wskaż, która nie pomaga w obronie.
decision-s42-air-cover = { $unit }: przy którym stosie zostaje?
decision-s42-choose-group = Kilka grup automatycznego DS może się posunąć: wskaż następną przez heks, który zwolniła.

# Nazwy decyzji

kind-s42-declare-attacks = Ataki
kind-s42-name-auto-ds = Automatyczne DS
kind-s42-defensive-air = Wsparcie lotnicze
kind-s42-inflict-losses = Straty wroga
kind-s42-remnant = Szczątki
kind-s42-determined-defense = Zacięta obrona
kind-s42-desperate-defense = Rozpaczliwa obrona
kind-s42-withdraw-units = Pełen odwrót
kind-s42-advance = Posunięcie po walce
kind-s42-form-group = Grupa przełamująca
kind-s42-breakthrough = Przełamanie
kind-s42-stand-aside = Ponad limit
kind-s42-air-cover = Osłona lotnicza
kind-s42-choose-group = Grupa automatycznego DS

# Wydarzenia

event-s42-combat-result = { $hex }, kolumna { $column }: rzut { $die } – { $result }: { $outcome }.
event-s42-shattered = { $hex }, { $column }: obrońcy rozbici bez rzutu.
event-s42-defense-rolled =
    { $die-modified ->
        [yes] { $hex }, zacięta obrona, dowodzi { $unit }: rzut { $die }, liczony jako { $counted } – { $result }.
       *[no] { $hex }, zacięta obrona, dowodzi { $unit }: rzut { $die } – { $result }.
    }
event-s42-delay = { $hex }: atakujący opóźnieni.
event-s42-city-battle = { $hex }: walka miejska { $level }.
event-s42-unit-advanced = { $unit } posuwa się: { $start } → { $path }.
event-s42-group-formed = Grupa przełamująca na heksie { $hex }: { $units }.
event-s42-stands-aside = { $unit } nie pomaga w obronie.
event-s42-air-stays = { $unit } zostaje przy jednostkach na heksie { $hex }.
event-s42-air-withdrawn = { $unit } odchodzi nad Morze Śródziemne.

# Powody

reason-s42-not-on-map = { $unit }: tej jednostki nie ma na mapie.
reason-s42-no-attack-strength = { $unit }: brak siły ataku.
reason-s42-not-in-good-order = { $unit }: nie jest w dobrym stanie.
reason-s42-on-a-train = { $unit }: w transporcie kolejowym.
reason-s42-auto-ds-marked = { $unit }: ta jednostka brała już udział w automatycznym DS.
reason-s42-replacement-in-hex = { $unit }: na heksie jest znacznik uzupełnień, nikt z niego nie atakuje.
reason-s42-fort-being-built = { $unit }: na heksie powstaje fortyfikacja, nikt z niego nie atakuje.
reason-s42-transferred = { $unit }: ta jednostka przeszła w tej turze między strefami wejścia.
reason-s42-allies-apart = { $unit }: nie może atakować razem z jednostkami innego sojusznika Niemiec.
reason-s42-air-not-available = { $unit }: nie może wesprzeć tej walki.
reason-s42-no-support-in-auto-ds = Automatycznego DS nie wspierają ani lotnictwo, ani artyleria.
reason-s42-not-an-air-unit = { $unit }: to nie jest jednostka lotnicza.
reason-s42-air-has-flown = { $unit }: lotnictwo zostało już użyte w tej turze.
reason-s42-air-with-a-stack = { $unit }: lotnictwo zostaje z grupą, którą wsparło.
reason-s42-air-grounded = { $unit }: w pogodzie tej tury lotnictwo nie lata.
reason-s42-no-air-base = { $unit }: w zasięgu heksu { $hex } nie ma bazy przy czynnej kolei.
reason-s42-most-attackers-of-its-nation = { $unit }: lotnictwo wspiera tylko ataki, w których większość jednostek jest jego narodowości.
reason-s42-no-artillery-chosen = Nie wybrano żadnej artylerii.
reason-s42-no-such-barrage = Dwa wsparcia naraz to tylko ogień zaporowy: dwie dywizje artylerii albo dywizja i dowództwo frontu.
reason-s42-no-artillery = { $unit }: to ani jednostka wsparcia artyleryjskiego, ani punkt zaopatrzenia.
reason-s42-boxed-artillery = { $unit }: na polu armii rezerwowej nikogo nie wspiera.
reason-s42-artillery-has-fired = { $unit }: leży stroną zużytą.
reason-s42-headquarters-of-others = { $unit }: wspiera tylko jednostki swojej narodowości.
reason-s42-point-not-ready = { $unit }: nie leży stroną gotową.
reason-s42-point-serves-nobody = { $unit }: nie stoi z jednostką wsparcia artyleryjskiego, która mogłaby wesprzeć tę walkę.
reason-s42-odds-too-low = Atak na heks { $hex } jest poniżej 1-3.
reason-s42-below-ten-to-one = Przeciw heksowi { $hex } nie ma stosunku 10-1.
reason-s42-german-loss-first = { $unit }: najpierw stratę musi ponieść niemiecka jednostka o pełnej sile.
reason-s42-others-lose-first = { $unit }: najpierw poziomy tracą inne jednostki.
reason-s42-cannot-lead = { $unit }: nie może dowodzić obroną.
reason-s42-no-stand-yet = { $unit }: przed turą 8 można się bronić tylko z podwojoną obroną, z przesunięciem na swoją korzyść albo bez drogi odwrotu.
reason-s42-must-stand = { $hex }: nie wolno ustąpić bez zaciętej obrony.
reason-s42-no-such-support = { $unit }: nie ma takiego wsparcia dla tej jednostki dowodzącej.
reason-s42-bond-closed = Wroga więź SK zamyka drogę { $hex } – { $other }.
reason-s42-two-zones = { $hex } i { $other }: dwa kolejne heksy we wrogiej strefie kontroli.
reason-s42-ends-in-zone = Odwrót nie może się skończyć we wrogiej strefie kontroli: { $hex }.
reason-s42-retreat-priorities = { $unit }: odwrót na pełną odległość i w miarę możliwości do zaopatrzenia, na przykład { $path }.
reason-s42-did-not-attack = { $unit }: ta jednostka nie brała udziału w tym ataku.
reason-s42-advance-too-far = { $unit }: pozostałe heksy posunięcia: { $limit }.
reason-s42-limited-advance = Ograniczone posunięcie prowadzi tylko na heks { $hex }.
reason-s42-advance-stops = Na heksie { $hex } posunięcie się kończy.
reason-s42-stacking-limit = Na heksie { $hex } nie ma miejsca dla tylu jednostek.
reason-s42-group-in-one-stack = { $unit }: nie może stanąć w jednym stosie z pozostałymi.
reason-s42-no-group-there = Na heksie { $hex } nie można utworzyć grupy.
reason-s42-not-in-group = { $unit }: tej jednostki nie ma w grupie przełamującej albo jest w niej sama.
reason-s42-breakthrough-failed = Walka przełamująca zakończyła posunięcie: heks { $hex } jest poza zasięgiem.
reason-s42-no-hexes-left = Grupie nie starcza posunięcia na heks { $hex }.
reason-s42-cannot-enter-target = Grupa nie mogłaby wejść na heks { $hex } i nie może o niego walczyć.
reason-s42-held-by-zone = Wroga strefa kontroli trzyma grupę na heksie { $hex }.
reason-s42-cannot-advance-there = Grupa nie może wejść na heks { $hex }.
reason-s42-advance-in-legs = { $unit }: prowadzi tam inna droga. Wybierz tę z listy albo idź heks po heksie.
reason-s42-no-area-there = { $unit }: stamtąd nie da się zejść z mapy: { $area }.
reason-s42-group-cannot-leave = Grupa na heksie { $hex } nie może zejść z mapy: { $area }.
reason-s42-no-stack-to-cover = Na heksie { $hex } nie ma jednostek, przy których lotnictwo może zostać.
reason-s42-no-such-group = Żadna grupa automatycznego DS, która zwolniła heks { $hex }, nie czeka na posunięcie.

# Stosunek sił

modifier-s42-winter = { $unit }: zima, { $value }
modifier-s42-attack-unsupplied = { $unit }: bez zaopatrzenia, połowa ataku
modifier-s42-attack-major-river = { $unit }: atak przez dużą rzekę, połowa ataku
modifier-s42-attack-mountain = { $unit }: jednostka górska przeciw górom, atak podwojony
modifier-s42-attack-linden = { $unit }: saperzy przeciw miastu, atak podwojony
modifier-s42-attack-cap = atak najwyżej { $value }
modifier-s42-defense-full-retreat = { $unit }: pełen odwrót, brak obrony
modifier-s42-defense-train = { $unit }: w transporcie kolejowym, obrona 1
modifier-s42-defense-disrupted = { $unit }: rozproszenie, połowa obrony
modifier-s42-defense-doubled = { $unit }: obrona podwojona
modifier-s42-defense-cap = obrona najwyżej { $value }
modifier-s42-armor-shift =
    { $value ->
        [-1] przewaga pancerza obrońcy: kolumna w lewo
       *[other] przewaga pancerza atakującego: kolumna w prawo
    }
modifier-s42-elite-armor-shift =
    { $value ->
        [-1] elitarny pancerz obrońcy: kolumna w lewo
       *[other] elitarny pancerz atakującego: kolumna w prawo
    }
modifier-s42-fort-shift = fortyfikacja: kolumna w lewo
modifier-s42-rough-shift = teren trudny: kolumna w lewo
modifier-s42-air-shift = lotnictwo: kolumna w prawo
modifier-s42-artillery-shift =
    { $value ->
        [one] artyleria: kolumna w prawo
       *[other] ogień zaporowy: dwie kolumny w prawo
    }

# Cells of the Combat Results Table in words (10.1)

combat-cell-ds = obrońca traci 1 poziom wybrany przez atakującego i wycofuje się o 4 heksy
combat-cell-dr4 = obrońca wycofuje się o 4 heksy
combat-cell-d1 = obrońca traci 1 poziom i wycofuje się o 3 heksy
combat-cell-a1-d1 = obie strony tracą 1 poziom, obrońca wycofuje się o 2 heksy
combat-cell-dr2 = obrońca wycofuje się o 2 heksy
combat-cell-a1-dr2 = atakujący traci 1 poziom, obrońca wycofuje się o 2 heksy
combat-cell-drx = obie strony tracą 1 poziom wybrany przez przeciwnika; obrońca wycofuje się o 2 heksy
combat-cell-ex = obie strony tracą 1 poziom wybrany przez przeciwnika
