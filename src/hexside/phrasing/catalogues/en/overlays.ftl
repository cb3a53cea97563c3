# What may be laid over the map.

overlay-zones = Zones of control
overlay-zone = Zone of control
overlay-supply = Supply
overlay-supplied = Supply line possible
overlay-source = Supply source
overlay-cut-off = No supply line
overlay-command = Command range
overlay-objectives = Objectives
overlay-city = Major city
overlay-crossing = Crossing point
overlay-breakthrough = Breakthrough hex
overlay-supreme-order = Supreme Command Order
overlay-front = Front line
