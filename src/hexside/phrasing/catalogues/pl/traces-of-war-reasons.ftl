# Traces of War: dlaczego czegoś nie można zrobić. Po jednym zdaniu.

# Oddziały i heksy

reason-unknown-unit = Nie ma jednostki „{ $unit }”.
reason-unknown-hex = Nie ma heksu „{ $hex }”.
reason-not-your-unit = { $unit } nie należy do ciebie.
reason-unit-not-on-map = { $unit }: tej jednostki nie ma na mapie.
reason-already-moved = { $unit }: ruch tej jednostki już się zakończył.
reason-unit-not-activated = { $unit }: ta jednostka nie jest aktywna.
reason-not-a-headquarters = { $unit } to nie sztab.
reason-stacking-limit = Heks { $hex } jest pełny: najwyżej dwie jednostki bojowe i jeden sztab.
reason-enemy-occupied = Na heksie { $hex } stoi przeciwnik.
reason-in-enemy-zone = Heks { $hex } leży we wrogiej strefie kontroli.
reason-sea-hex = Heks { $hex } to woda.
reason-blocked-hexside =
    { $other-id ->
        [none] Drogę na heks { $hex } zamyka zablokowana krawędź.
       *[other] Krawędź między { $hex } a { $other } jest zablokowana.
    }
reason-not-adjacent = Heksy { $hex } i { $other } nie sąsiadują ze sobą.

# Rozstawienie i licytacja

reason-not-a-free-security-unit = { $unit } to nie jednostka ochronna czekająca na rozstawienie.
reason-not-a-major-city = Heks { $hex } to nie duże miasto.
reason-one-security-unit-each = Na heksie { $hex } nie można rozstawić kolejnej jednostki ochronnej.
reason-bid-out-of-range = Oferta to liczba od { $least } do { $most }.

# Żetony

reason-chits-not-sorted = Podaj żetony w porządku alfabetycznym.
reason-wrong-number-of-chits = Liczba żetonów do wybrania: { $need }, a nie { $count }.
reason-stavka-not-available = W turze { $turn } przy tylu zdobytych punktach przeprawy nie można wybrać żetonu STAVKA.
reason-chit-not-available = { $chit }: w twojej puli nie ma już takiego żetonu.
reason-fronts-missing = Różne Fronty wśród żetonów: { $count }. Potrzebne są wszystkie cztery albo trzy i STAVKA.
reason-cup-is-empty = Kubek jest pusty: nie ma czego losować.
reason-cup-not-empty = Z żetonów w ręce można zrezygnować dopiero wtedy, gdy kubek jest pusty.
reason-chit-not-in-hand = { $chit }: w ręce nie ma już takiego żetonu.
reason-no-okh-in-hand = W ręce nie ma żetonu OKH.
reason-no-negotiation-from-hand = Żeton OKH zagrany z ręki nie służy do negocjacji.

# Aktywacja

reason-unknown-mode = Nie ma trybu „{ $mode }”.
reason-only-axis-joins = Tylko Oś może aktywować dodatkowy sztab.
reason-one-headquarters-joins = { $unit }: żaden kolejny sztab nie może dołączyć.
reason-not-in-command-range = { $unit }: dołączyć może tylko sztab w zasięgu dowodzenia.
reason-already-named = { $unit }: tę jednostkę już wskazano.

# Ruch

reason-no-path = { $unit }: podaj heksy, przez które prowadzi ruch.
reason-not-enough-movement = { $unit }: pozostało { $left } PR, a ta droga kosztuje { $cost }.
reason-walk-in-legs = Na heks { $hex } prowadzi inna droga, która nie kosztuje więcej; aby przejść właśnie tędy, ruszaj się po jednym heksie ({ $unit }).
reason-major-river-between-zones = Dużej rzeki między { $hex } a { $other } nie wolno przekraczać z jednej wrogiej SK do drugiej.
reason-major-river-whole-move = Przejście dużej rzeki bez mostu między { $hex } a { $other } musi być całym ruchem jednostki.
reason-marsh-between-zones = Na bagna { $hex } nie wolno wejść z jednej wrogiej SK do drugiej.
reason-marsh-whole-move = Wejście na bagna { $hex } musi być całym ruchem jednostki.
reason-strategic-starts-in-zone = Heks { $hex } leży we wrogiej SK: ruch strategiczny nie może się tam zacząć.
reason-strategic-enters-zone = Heks { $hex } leży we wrogiej SK: ruch strategiczny nie może tam wejść.
reason-strategic-needs-road = Między { $hex } a { $other } nie ma drogi dla ruchu strategicznego.

# Sztaby

reason-only-headquarters-relocate = { $unit }: przenosić się mogą tylko sztaby.
reason-relocation-too-near = Heks { $hex } jest za blisko: sztab przenosi się co najmniej o { $least } heksów.
reason-headquarters-there = Na heksie { $hex } stoi inny sztab.
reason-no-supply-line-from = Z heksu { $hex } nie prowadzi linia zaopatrzenia.

# Walka

reason-no-enemy-there = Na heksie { $hex } nie ma przeciwnika.
reason-already-attacked = Heks { $hex } był już atakowany w tej aktywacji.
reason-no-attackers-adjacent = Z heksem { $hex } nie sąsiaduje żadna jednostka, która może atakować.
reason-odds-below-one =
    { $shift ->
        [0] Za słaby atak na heks { $hex }: { $attack } do { $defense }; potrzeba co najmniej 1:1.
        [one] Za słaby atak na heks { $hex }: { $attack } do { $defense }, teren przesuwa o { $shift } kolumnę w lewo; potrzeba co najmniej 1:1.
        [few] Za słaby atak na heks { $hex }: { $attack } do { $defense }, teren przesuwa o { $shift } kolumny w lewo; potrzeba co najmniej 1:1.
       *[other] Za słaby atak na heks { $hex }: { $attack } do { $defense }, teren przesuwa o { $shift } kolumn w lewo; potrzeba co najmniej 1:1.
    }
reason-already-attacking = { $unit } już bierze udział w tym ataku.
reason-not-next-to-target = { $unit } nie może stąd atakować heksu { $hex }.
reason-already-fought = { $unit }: ta jednostka już atakowała w tej aktywacji.
reason-not-attacking = { $unit } nie bierze udziału w tym ataku.
reason-no-attackers-named = Nie wskazano żadnego atakującego.
reason-unknown-marker = Nie ma znacznika „{ $marker }”.
reason-wrong-marker =
    { $marker-id ->
        [off-as] Znacznika „{ $marker }” używa się, gdy atakuje Oś.
       *[other] Znacznika „{ $marker }” używa się, gdy atakują Sowieci.
    }
reason-marker-not-available = W tej turze nie ma dostępnego znacznika „{ $marker }”.
reason-not-in-this-combat = { $unit } nie bierze udziału w tej walce.

# Odwrót i pościg

reason-not-retreating = { $unit } teraz się nie wycofuje.
reason-retreat-too-short =
    { $steps ->
        [one] Odwrót musi mieć długość { $steps } heksu.
       *[other] Odwrót musi mieć długość { $steps } heksów.
    }
reason-retreat-over-major-river = Przez dużą rzekę bez mostu między { $hex } a { $other } można się wycofać tylko z heksu leżącego nad rzeką.
reason-retreat-priorities = { $unit } musi się wycofać z najmniejszymi stratami i w stronę zaopatrzenia, na przykład { $path }.
reason-did-not-attack = { $unit }: ta jednostka nie atakowała albo już ścigała.
reason-headquarters-follows-only = { $unit } ściga tylko razem z jednostką, z którą tworzy stos.
reason-headquarters-cannot-follow = { $unit } nie może iść z tą jednostką.
reason-pursuit-first-hex = Pierwszy heks pościgu to { $hex }.
reason-pursuit-too-far =
    { $limit ->
        [one] { $unit } ściga najwyżej o { $limit } heks.
        [few] { $unit } ściga najwyżej o { $limit } heksy.
       *[other] { $unit } ściga najwyżej o { $limit } heksów.
    }
reason-pursuit-major-river = { $unit } nie może ścigać na drugi heks przez dużą rzekę bez mostu ani po jej przekroczeniu.

# Posiłki i negocjacje

reason-no-railway-there = Na heksie { $hex } nie ma linii kolejowej.
reason-no-open-railway =
    { $hex-id ->
        [none] Żaden heks kolejowy nie jest otwarty dla posiłków.
       *[other] Z heksu { $hex } nie prowadzi otwarta linia kolejowa do źródła zaopatrzenia.
    }
reason-not-arriving = { $unit } teraz nie przybywa.
reason-replacement-replaces = { $unit } to zamiennik: zastępuje słabszą jednostkę tego samego typu.
reason-not-a-replacement = { $unit } to nie zamiennik: wystawia się go na heksie kolejowym.
reason-cannot-be-replaced = { $unit }: { $by } może zastąpić tylko słabszą, zaopatrzoną jednostkę tego samego typu.
reason-landing-too-far = Heks { $hex } leży dalej niż { $limit } heksów od zaopatrzonej jednostki sowieckiej.
reason-no-supreme-order = Na heksie { $hex } nie ma Rozkazu Najwyższego Dowództwa.
reason-not-for-sale = { $unit }: tej jednostki nie ma wśród dostępnych posiłków.
reason-too-few-points = Potrzebne punkty negocjacji: { $cost }; pozostało: { $points }.
