# Stalingrad '42: walka, odwrót, ofensywa i przełamanie.

# Przyciski i menu

verb-auto-ds = Automatyczne DS
verb-support = Wsparcie artylerii
verb-keep-remnant = Zostaw szczątki
verb-skip-remnant = Na pole wyeliminowanych
verb-give-way = Odwrót według wyniku
verb-hold = Zdeterminowana defensywa
verb-advance = Naprzód po walce
verb-form = Utwórz grupę przełamującą
verb-onward = Grupa naprzód
verb-strike = Walka przełamania
verb-shed = Odłącz od grupy
verb-aside = Nie bierze udziału
verb-cover = Lotnictwo zostaje tutaj

# Decyzje

decision-s42-declare-attacks = Wybierz heks do ataku albo zakończ walki.
decision-s42-name-auto-ds =
    { $attackers-count ->
        [0] Automatyczne DS na { $hex }: wskazuj jednostki, aż będzie 10-1.
       *[other] Automatyczne DS na { $hex }: { $attackers }. Dodaj lub odejmij jednostki i przeprowadź je.
    }
decision-s42-defensive-air = Radziecki atak na { $hex }, kolumna { $column }: użyć lotnictwa do przesunięcia o kolumnę w lewo?
decision-s42-inflict-losses =
    { $count ->
        [one] Wybierz jednostkę wroga, która traci poziom.
       *[other] Straty wroga w poziomach: { $count }. Wybierz jednostkę do następnego.
    }
decision-s42-remnant = { $unit } traci drugi poziom: zostawić szczątki czy odesłać jednostkę na pole wyeliminowanych?
decision-s42-determined-defense = { $hex }: odwrót albo wskaż jednostkę dowodzącą zdeterminowanej defensywy.
decision-s42-desperate-defense = { $hex }: odwrót oznacza zagładę. Wskaż jednostkę dowodzącą zdesperowanej defensywy albo ustąp.
decision-s42-withdraw-units = { $hex }: jednostki w pełnym odwrocie wycofują się, liczba heksów: { $steps }. Wybierz jednostkę i jej drogę.
decision-s42-advance =
    { $advance-id ->
        [limited] Ograniczona ofensywa: tylko do { $hex }; albo ją zakończ.
        [one-hex] Ofensywa o jeden heks w dowolną stronę; albo ją zakończ.
       *[other] Heks { $hex } jest wolny: naprzód po walce albo zakończ ofensywę.
    }
decision-s42-form-group =
    { $units-count ->
        [0] Wskaż jednostki grupy przełamującej albo idź naprzód bez niej.
       *[other] Grupa przełamująca: { $units }. Dodaj lub odejmij jednostki i utwórz ją.
    }
decision-s42-breakthrough =
    { $count ->
        [0] Grupa przełamująca w { $hex }: wejdź na zwolniony heks albo stań.
       *[other] Grupa przełamująca w { $hex }, pozostało heksów: { $count }. Idź naprzód, walcz albo stań.
    }
decision-s42-stand-aside = W heksie { $hex } jest więcej jednostek, niż pozwala limit grupowania: wskaż, kto nie pomaga w obronie.
decision-s42-air-cover = { $unit }: przy której grupie zostaje?
decision-s42-choose-group = Kilka grup automatycznego DS może iść naprzód: wskaż następną przez heks, który zwolniła.

# Nazwy decyzji

kind-s42-declare-attacks = Ataki
kind-s42-name-auto-ds = Automatyczne DS
kind-s42-defensive-air = Wsparcie lotnicze
kind-s42-inflict-losses = Straty wroga
kind-s42-remnant = Szczątki
kind-s42-determined-defense = Zdeterminowana defensywa
kind-s42-desperate-defense = Zdesperowana defensywa
kind-s42-withdraw-units = Pełen odwrót
kind-s42-advance = Ofensywa
kind-s42-form-group = Grupa przełamująca
kind-s42-breakthrough = Przełamanie
kind-s42-stand-aside = Ponad limit
kind-s42-air-cover = Osłona lotnicza
kind-s42-choose-group = Grupa automatycznego DS

# Wydarzenia

event-s42-combat-result = { $hex }, kolumna { $column }: kostka { $die } – { $result }.
event-s42-shattered = { $hex }, { $column }: obrona zniszczona bez rzutu.
event-s42-defense-rolled =
    { $die-modified ->
        [yes] { $hex }, zdeterminowana defensywa, dowodzi { $unit }: kostka { $die }, po poprawkach { $counted } – { $result }.
       *[no] { $hex }, zdeterminowana defensywa, dowodzi { $unit }: kostka { $die } – { $result }.
    }
event-s42-delay = { $hex }: atakujący opóźnieni.
event-s42-city-battle = { $hex }: walka miejska { $level }.
event-s42-unit-advanced = { $unit } idzie naprzód: { $start } → { $path }.
event-s42-group-formed = Grupa przełamująca w { $hex }: { $units }.
event-s42-stands-aside = { $unit } nie pomaga w obronie.
event-s42-air-stays = { $unit } zostaje przy jednostkach na heksie { $hex }.
event-s42-air-withdrawn = { $unit } odchodzi nad Morze Śródziemne.

# Powody

reason-s42-not-on-map = { $unit }: nie ma jej na mapie.
reason-s42-no-attack-strength = { $unit }: brak siły ataku.
reason-s42-not-in-good-order = { $unit }: brak dobrego dowodzenia.
reason-s42-on-a-train = { $unit }: w transporcie kolejowym.
reason-s42-auto-ds-marked = { $unit }: bierze już udział w automatycznym DS.
reason-s42-replacement-in-hex = { $unit }: w heksie jest znacznik uzupełnień, nikt z niego nie atakuje.
reason-s42-fort-being-built = { $unit }: w heksie powstaje fortyfikacja, nikt z niego nie atakuje.
reason-s42-transferred = { $unit }: w tej turze przeszła między strefami wejścia.
reason-s42-allies-apart = { $unit }: nie może atakować razem z jednostkami innego sojusznika Niemiec.
reason-s42-air-not-available = { $unit }: nie może wesprzeć tej walki.
reason-s42-artillery-not-available = Ta artyleria nie może wesprzeć ataku.
reason-s42-odds-too-low = Atak na { $hex } jest poniżej 1-3.
reason-s42-below-ten-to-one = Przeciw { $hex } nie ma stosunku 10-1.
reason-s42-german-loss-first = { $unit }: najpierw stratę musi ponieść pełna jednostka niemiecka.
reason-s42-others-lose-first = { $unit }: najpierw poziomy tracą inne jednostki.
reason-s42-cannot-lead = { $unit }: nie może dowodzić defensywą.
reason-s42-no-stand-yet = { $unit }: przed 8. turą można stać tylko z podwojoną obroną, z przesunięciem na swoją korzyść albo bez drogi odwrotu.
reason-s42-must-stand = { $hex }: nie wolno ustąpić bez zdeterminowanej defensywy.
reason-s42-no-such-support = { $unit }: nie ma takiego wsparcia dla tej jednostki dowodzącej.
reason-s42-bond-closed = Linia ZOC wroga zamyka drogę { $hex } – { $other }.
reason-s42-two-zones = { $hex } i { $other }: dwa kolejne heksy w strefie kontroli wroga.
reason-s42-ends-in-zone = Odwrót nie może się skończyć w strefie kontroli wroga: { $hex }.
reason-s42-retreat-priorities = { $unit }: odwrót na pełną odległość i w miarę możliwości do zaopatrzenia, na przykład { $path }.
reason-s42-did-not-attack = { $unit }: nie bierze udziału w tym ataku.
reason-s42-advance-too-far = { $unit }: pozostało heksów ofensywy: { $limit }.
reason-s42-limited-advance = Ograniczona ofensywa prowadzi tylko do { $hex }.
reason-s42-advance-stops = W { $hex } ofensywa się kończy.
reason-s42-stacking-limit = W { $hex } nie ma miejsca dla tylu jednostek.
reason-s42-group-in-one-stack = { $unit }: nie może stanąć w jednej grupie z pozostałymi.
reason-s42-no-group-there = W { $hex } nie można utworzyć grupy.
reason-s42-not-in-group = { $unit }: nie ma jej w grupie przełamującej albo jest w niej sama.
reason-s42-breakthrough-failed = Walka przełamania zakończyła ofensywę: { $hex } jest poza zasięgiem.
reason-s42-no-hexes-left = Na { $hex } grupie nie starcza ofensywy.
reason-s42-cannot-enter-target = Grupa nie mogłaby wejść do { $hex } i nie może o niego walczyć.
reason-s42-held-by-zone = Strefa kontroli wroga trzyma grupę w { $hex }.
reason-s42-cannot-advance-there = Grupa nie może wejść do { $hex }.
reason-s42-advance-in-legs = { $unit }: prowadzi tam inna droga. Wybierz tę z listy albo idź heks po heksie.
reason-s42-no-area-there = { $unit }: stamtąd nie da się zejść z mapy, { $area }.
reason-s42-group-cannot-leave = Grupa w { $hex } nie może zejść z mapy, { $area }.
reason-s42-no-stack-to-cover = W heksie { $hex } nie ma jednostek, przy których lotnictwo może zostać.
reason-s42-no-such-group = Żadna grupa automatycznego DS, która zwolniła heks { $hex }, nie czeka na ofensywę.

# Stosunek sił

modifier-s42-winter = { $unit }: zima, { $value }
modifier-s42-attack-unsupplied = { $unit }: bez zaopatrzenia, atak połowiczny
modifier-s42-attack-major-river = { $unit }: atak przez dużą rzekę, połowa
modifier-s42-attack-mountain = { $unit }: oddziały górskie przeciw górom, podwojone
modifier-s42-attack-linden = { $unit }: saperzy przeciw miastu, podwojone
modifier-s42-attack-cap = atak najwyżej { $value }
modifier-s42-defense-full-retreat = { $unit }: pełen odwrót, brak obrony
modifier-s42-defense-train = { $unit }: w transporcie, obrona 1
modifier-s42-defense-disrupted = { $unit }: rozproszona, połowa obrony
modifier-s42-defense-doubled = { $unit }: obrona podwojona
modifier-s42-defense-cap = obrona najwyżej { $value }
modifier-s42-armor-shift =
    { $value ->
        [-1] pancerz obrońcy: kolumna w lewo
       *[other] pancerz atakującego: kolumna w prawo
    }
modifier-s42-elite-armor-shift =
    { $value ->
        [-1] elitarny pancerz obrońcy: kolumna w lewo
       *[other] elitarny pancerz atakującego: kolumna w prawo
    }
modifier-s42-fort-shift = fortyfikacja: kolumna w lewo
modifier-s42-rough-shift = trudny teren: kolumna w lewo
modifier-s42-air-shift = lotnictwo: kolumna w prawo
modifier-s42-artillery-shift =
    { $value ->
        [one] artyleria: kolumna w prawo
       *[other] ogień zaporowy: dwie kolumny w prawo
    }
