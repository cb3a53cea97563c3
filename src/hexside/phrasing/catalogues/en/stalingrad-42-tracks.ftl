# Stalingrad ’42: tracks, boxes and markers as the table shows them.

track-stalingrad-42-control = Axis control
track-weather = Weather
track-mud = Mud
track-swamped = Seasonal swamps count as swamps
track-victory_benchmark = Benchmark this turn
track-resource_points = Resource Points left
track-replacements_tank = Tank replacements left
track-replacements_infantry = Infantry replacements left
track-replacements_cavalry = Cavalry replacements left
track-replacements_special = Special replacements left
track-replacements_hungarian = Hungarian replacements left
track-replacements_romanian = Romanian replacements left
track-replacements_italian = Italian replacements left
track-replacements_axis = Axis Allied replacements left
track-rail_moves = Units moved by rail this turn / limit
track-air_ready = Air units ready
track-air_used = Air units used
track-air_placed = Air unit in a hex
track-air_out = Air units away
track-railhead_hexes = Railheads
track-forts_axis = Axis fortifications
track-forts_soviet = Soviet fortifications
track-forts_under_construction = Fortifications under construction
track-fort_lines = Printed fortifications still in effect
track-city_battle_hexes = City Battles
track-supply_points_axis = Axis Supply Points: ready / in play
track-supply_points_soviet = Soviet Supply Points: ready / in play
track-closed = Closed Entry Areas
track-flotilla_soviet = Volga Flotilla

# Weather

weather-clear = clear
weather-overcast = overcast
weather-rain = rain
weather-snow = snow

# Boxes and marks that end in a number

box-stalingrad-42-turn = Reinforcements of turn { $number }
mark-since = in the box since turn { $number }
mark-auto-ds = Automatic DS, group { $number }

# Words of actions

field-type = replacement type
field-start = where from
field-supply_point = Supply Point
replacement-stalingrad-42-tank = tank replacement
replacement-stalingrad-42-infantry = infantry replacement
replacement-stalingrad-42-cavalry = cavalry replacement
replacement-stalingrad-42-special = special replacement
replacement-stalingrad-42-hungarian = Hungarian replacement
replacement-stalingrad-42-romanian = Romanian replacement
replacement-stalingrad-42-italian = Italian replacement
replacement-stalingrad-42-axis = Axis Allied replacement

# Words of the map that other games use otherwise

terrain-stalingrad-42-rough = rough
place-stalingrad-42-town = town
place-stalingrad-42-major-city = major city
hexside-stalingrad-42-major-river = major river

# Dates

date-01 = { $day } January
date-02 = { $day } February
date-03 = { $day } March
date-04 = { $day } April
date-05 = { $day } May
date-06 = { $day } June
date-07 = { $day } July
date-08 = { $day } August
date-09 = { $day } September
date-10 = { $day } October
date-11 = { $day } November
date-12 = { $day } December

# Entry Areas by their letters

area-stalingrad-42-a = Entry Area A
area-stalingrad-42-b = Entry Area B
area-stalingrad-42-c = Entry Area C
area-stalingrad-42-d = Entry Area D
area-stalingrad-42-e = Entry Area E
area-stalingrad-42-f = Entry Area F
area-stalingrad-42-g = Entry Area G
area-stalingrad-42-h = Entry Area H
area-stalingrad-42-j = Entry Area J
area-stalingrad-42-k = Entry Area K
area-stalingrad-42-l = Entry Area L
area-stalingrad-42-m = Entry Area M
area-stalingrad-42-n = Entry Area N
area-stalingrad-42-o = Entry Area O
area-stalingrad-42-p = Entry Area P
area-stalingrad-42-q = Entry Area Q
area-stalingrad-42-r = Entry Area R
area-stalingrad-42-w = Entry Area W
area-stalingrad-42-x = Entry Area X
area-stalingrad-42-y = Entry Area Y
area-stalingrad-42-z = Entry Area Z
