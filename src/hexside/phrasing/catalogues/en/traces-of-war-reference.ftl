# The rules reference of Traces of War: headings and cells of its tables.

reference-column-die = Die
reference-column-terrain = Terrain
reference-column-movement = Movement points
reference-column-combat = Combat
reference-column-crossing-points = Crossing points
reference-column-negotiation-points = Negotiation Points
reference-column-luftwaffe = Luftwaffe markers
reference-column-order-units = Units in an OKH Order
reference-column-purchase = Purchase
reference-column-turn = Turn
reference-column-most-crossing-points = Maximum crossing points
reference-column-month = Month
reference-column-axis-chits = Axis chits
reference-column-soviet-chits = Soviet chits
reference-column-joining = New chits
reference-column-chit = Chit
reference-column-owner = Owner
reference-column-count = Number
reference-column-from-turn = From turn
reference-column-headquarters = Headquarters
reference-column-attack = Attack
reference-column-defense = Defence
reference-column-move = Movement
reference-column-range = Command range
reference-column-each = For each of these
reference-column-victory-points = Victory points
reference-both-sides = both
reference-cost-all = all
reference-cost-closed = closed
reference-cost-of-terrain = as the terrain
reference-cost-strategic = { $cost }; strategic { $strategic }
reference-columns-left =
    { $size ->
        [one] { $size } column left
       *[other] { $size } columns left
    }
reference-attack-factor = attackers × { $factor }
reference-no-attack = no attack
reference-zone-enter = entering an enemy zone of control
reference-zone-leave = leaving an enemy zone of control
reference-purchase-sco = Removal of one Supreme Command Order
reference-purchase-PR = Panzer reinforcement
reference-purchase-IR = Infantry reinforcement
reference-purchase-AR = Hungarian or Romanian reinforcement
