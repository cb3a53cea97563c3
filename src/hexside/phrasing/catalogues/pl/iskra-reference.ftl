# Opis zasad gry Iskra: nagłówki i komórki tabel.

reference-column-date-1943 = Data (1943)
reference-column-barrages = Nawały
reference-column-event = Wydarzenie
reference-column-event-instead = Jeśli miało miejsce w poprzedniej turze
reference-column-level = Poziom
reference-column-difference = Punkty sowieckie minus niemieckie
reference-column-entry = Wejście
reference-column-units = Jednostki

# Komórki

reference-unit = { $name }
reference-cost-soviets = Sowieci { $cost }
reference-cost-pontoon-bridge = tylko most pontonowy: { $cost }
reference-cost-along-line = tylko wzdłuż linii
reference-cost-as-main-road = Sowieci jak droga główna
reference-columns-right =
    { $size ->
        [one] { $size } kolumna w prawo
        [few] { $size } kolumny w prawo
        [many] { $size } kolumn w prawo
       *[other] { $size } kolumny w prawo
    }
reference-attack-from-it =
    { $size ->
        [one] atak z niego { $size } kolumna w lewo
        [few] atak z niego { $size } kolumny w lewo
        [many] atak z niego { $size } kolumn w lewo
       *[other] atak z niego { $size } kolumny w lewo
    }
reference-ignores-loss =
    { $count ->
        [one] może zignorować { $count } stratę
        [few] może zignorować { $count } straty
        [many] może zignorować { $count } strat
       *[other] może zignorować { $count } straty
    }
reference-ignores-retreat =
    { $count ->
        [one] może zignorować { $count } heks odwrotu
        [few] może zignorować { $count } heksy odwrotu
        [many] może zignorować { $count } heksów odwrotu
       *[other] może zignorować { $count } heksu odwrotu
    }
reference-no-pursuit = bez pościgu
