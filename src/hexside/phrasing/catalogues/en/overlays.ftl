# What may be laid over the map.

overlay-zones = Zones of control
overlay-zone = Zone of control
overlay-supply = Supply
overlay-supplied = Has a supply line
overlay-source = Supply source
overlay-cut-off = No supply line
overlay-command = Command range
overlay-objectives = Objectives
overlay-city = Major city
overlay-crossing = Crossing point
overlay-breakthrough = Breakthrough hex
overlay-supreme-order = Supreme Command Order
overlay-front = Front line
overlay-bonds = ZOC bonds
overlay-hex-bond = Hex Bond
overlay-hexside-bond = Hexside Bond
overlay-isolated = Isolated
overlay-railways = Railways
overlay-connected-rail = Connected rail hex
overlay-cut-rail = Unconnected railway
overlay-railhead = Railhead
overlay-inoperative-railhead = Inoperative railhead
overlay-victory =
    { $number ->
        [one] Victory hex: { $number } point
       *[other] Victory hex: { $number } points
    }
overlay-exit = Edge where units may leave the map
overlay-control = Control
overlay-held = Controlled city or victory hex
overlay-air = Air support
overlay-air-base = Air base
overlay-air-range = In range of an air base
overlay-threat = Threat
overlay-reach = Reachable in the next move
overlay-strike = Possible target of the next attack
overlay-start-line = Start line
overlay-railway = Railway joined to a source
overlay-soviet-source = Soviet supply source
overlay-moscow-source = Source “From Moscow”
overlay-stand-fast = Stand Fast marker
overlay-fortress = Fortress
