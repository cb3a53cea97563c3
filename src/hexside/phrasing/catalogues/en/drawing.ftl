# Words on the drawn board: legend, tracks and boxes.
map-terrain = Terrain
map-hexsides = Hexsides
map-lines = Roads and railways
map-places = Towns and cities
map-areas = Special hexes
map-kilometres = { $count } km
map-hexes =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
map-effect-cost =
    { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }
map-effect-extra = +{ $points } to cross
map-effect-all = whole allowance
map-effect-closed = no entry
map-effect-shift = { $columns }L in combat
map-effect-attack = attack ×{ $factor }
map-effect-strategic = { $points } in strategic movement

map-terrain-clear = Clear
map-terrain-rough = Rough
map-terrain-mountain = Mountain
map-terrain-woods = Woods
map-terrain-light-forest = Light forest
map-terrain-dense-forest = Dense forest
map-terrain-wooded-rough = Wooded rough
map-terrain-marsh = Marsh
map-terrain-swamp = Swamp
map-terrain-swamp-woods = Swamp woods
map-terrain-sea = Sea
map-terrain-lake = Lake
map-hexside-minor-river = Minor river
map-hexside-major-river = Major river
map-hexside-blocked = Blocked hexside
map-line-road = Road
map-line-rail = Railway
map-line-trail = Trail
map-place-village = Village
map-place-town = Town
map-place-city = City
map-place-major-city = Major city
map-area-axis-source = Axis supply source
map-area-soviet-source = Soviet supply source
map-area-crossing-point = Crossing point
map-area-crossing-point-locked = Crossing point opened by its town
map-area-crossing-point-key = Town that opens a crossing point
map-area-breakthrough = Breakthrough hex
map-area-sco = Supreme Command Order
map-month-01 = January
map-month-02 = February
map-month-03 = March
map-month-04 = April
map-month-05 = May
map-month-06 = June
map-month-07 = July
map-month-08 = August
map-month-09 = September
map-month-10 = October
map-month-11 = November
map-month-12 = December
map-counter-size = size
map-counter-branch = branch
map-counter-name = designation
map-counter-strength = attack – defense – movement
map-counter-steps = strength steps
