# Rules reference of Iskra: heads and cells of tables.

reference-column-date-1943 = Date (1943)
reference-column-barrages = Barrages
reference-column-event = Event
reference-column-event-instead = If it took place last turn
reference-column-level = Level
reference-column-difference = Soviet less German points
reference-column-entry = Entry
reference-column-units = Units

# Cells

reference-unit = { $name }
reference-cost-soviets = Soviets { $cost }
reference-cost-pontoon-bridge = pontoon bridge only: { $cost }
reference-cost-along-line = only along a line
reference-cost-as-main-road = Soviets as a main road
reference-columns-right =
    { $size ->
        [one] { $size } column right
       *[other] { $size } columns right
    }
reference-attack-from-it =
    { $size ->
        [one] attack from it { $size } column left
       *[other] attack from it { $size } columns left
    }
reference-ignores-loss =
    { $count ->
        [one] may ignore { $count } loss
       *[other] may ignore { $count } losses
    }
reference-ignores-retreat =
    { $count ->
        [one] may ignore { $count } hex of retreat
       *[other] may ignore { $count } hexes of retreat
    }
reference-no-pursuit = no pursuit
