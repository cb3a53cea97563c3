# The rules reference of A Victory Awaits: headings and cells of its tables.

reference-column-infantry = Infantry
reference-column-pursuit = Pursuit (mechanised)
reference-column-dates-1941 = Dates (1941)
reference-column-track-leningrad = Leningrad
reference-column-track-smolensk = Smolensk
reference-column-track-kiev = Kiev
reference-column-track-campaign = Campaign
reference-column-map = Map
reference-column-strength = Strength
reference-column-reduced = Reduced
reference-column-with-line = With a line of communication
reference-column-without-line = Without
reference-column-reserve-units = Units
reference-column-reserve-units-leningrad = Leningrad scenario, Soviet Reserve
reference-column-scenario = Scenario
reference-column-fortress-levels = Levels built in a supply check
reference-column-fortress-hexes = Hexes at most
reference-column-fortress-markers = Markers by map
reference-column-turns = Turns
reference-column-axis-needs = Points the Axis needs
reference-column-strategic-reserve = Strategic Reserve in a turn
reference-column-seats = Players
reference-column-controller = Controller

# Cells

reference-cost-by-road = by road
reference-cost-mountain-divisions = by road; mountain divisions: all
reference-columns-left-more =
    { $size ->
        [one] { $size } more column left
       *[other] { $size } more columns left
    }
reference-turn-by-choice = { $turn }, one a turn by choice
reference-turn-one = Turn 1
reference-turns-between = Turns { $first }–{ $last }
reference-turns-from = Turn { $first } and later
