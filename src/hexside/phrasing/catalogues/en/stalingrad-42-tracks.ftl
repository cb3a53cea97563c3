# Stalingrad ’42: tracks, boxes and markers as the table shows them.

track-stalingrad-42-control = Axis control
track-weather = Weather
track-mud = Mud
track-swamped = Seasonal swamps are swamp
track-victory_benchmark = Benchmark of this turn
track-resource_points = Resource Points left
track-replacements_tank = Tank replacements left
track-replacements_infantry = Infantry replacements left
track-replacements_cavalry = Cavalry replacements left
track-replacements_special = Special replacements left
track-replacements_hungarian = Hungarian replacements left
track-replacements_romanian = Romanian replacements left
track-replacements_italian = Italian replacements left
track-replacements_axis = Replacements of the Axis Allies left
track-rail_moves = Units moved by rail this turn / limit
track-air_ready = Air units ready
track-air_used = Air units used
track-air_placed = Air unit in a hex
track-air_out = Air units away
track-railhead_hexes = Railheads
track-forts_axis = Axis fortifications
track-forts_soviet = Soviet fortifications
track-forts_under_construction = Fortifications under construction
track-fort_lines = Printed fortifications that still count
track-city_battle_hexes = City Battles
track-supply_points_axis = Axis Supply Points: ready / in play
track-supply_points_soviet = Soviet Supply Points: ready / in play
track-closed = Closed Entry Areas
track-flotilla = Volga Flotilla

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

field-type = type of replacement
field-start = where from
field-supply_point = Supply Point
replacement-tank = tank replacement
replacement-infantry = infantry replacement
replacement-cavalry = cavalry replacement
replacement-special = special replacement
replacement-hungarian = Hungarian replacement
replacement-romanian = Romanian replacement
replacement-italian = Italian replacement
replacement-axis = replacement of the Axis Allies

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

area-a = Entry Area A
area-b = Entry Area B
area-c = Entry Area C
area-d = Entry Area D
area-e = Entry Area E
area-f = Entry Area F
area-g = Entry Area G
area-h = Entry Area H
area-j = Entry Area J
area-k = Entry Area K
area-l = Entry Area L
area-m = Entry Area M
area-n = Entry Area N
area-o = Entry Area O
area-p = Entry Area P
area-q = Entry Area Q
area-r = Entry Area R
area-w = Entry Area W
area-x = Entry Area X
area-y = Entry Area Y
area-z = Entry Area Z
