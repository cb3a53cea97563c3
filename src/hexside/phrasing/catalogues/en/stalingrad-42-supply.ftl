# Stalingrad '42: supply, railways, resources, replacements, air units, victory.

# Buttons and menus

verb-fortify = Start a fortification
verb-unfortify = Remove a fortification
verb-ready = Make artillery Ready
verb-bring = Bring a Supply Point
verb-expend = Expend a Supply Point
verb-reinforce = Place a reinforcement
verb-rebuild = Rebuild a step
verb-return = Return from the Eliminated Box
verb-recall = Return to play
verb-volunteer = Volunteers arrive
verb-railhead = Move a railhead
verb-flip = Flip a Supply Point
verb-convert = Convert a Supply Point

# Decisions

kind-s42-initial-phase = Initial Phase
kind-s42-move-railheads = Railheads
kind-s42-expend-supply = Supply Points
decision-s42-initial-phase = Initial Phase. Resource Points: { $points }. Replacements: { $replacements }. Reinforcements to place: { $units-count }.{ $withdrawals ->
        [0] {""}
       *[other] {" "}Units to withdraw: { $withdrawals }.
    }{ $owed ->
        [0] {""}
       *[other] {" "}Steps to lose for withdrawn units: { $owed }.
    }
decision-s42-move-railheads =
    { $count ->
        [one] Move { $count } more railhead by up to two hexes, or continue.
       *[other] Move up to { $count } more railheads by up to two hexes each, or continue.
    }
decision-s42-expend-supply = Expend Supply Points to make artillery Ready, or end the phase.

# Events

event-s42-control-not-default = The text lists all of control; these hexes behind the Axis start line are Soviet: { $hexes }.
event-s42-marks-of-phase-taken-off = The phase begins: marks of what units did before it are taken off: { $units }.
event-s42-air-allotted =
    { $count ->
        [0] No Axis air units this turn.
        [one] { $count } Axis air unit is Ready.
       *[other] { $count } Axis air units are Ready.
    }
event-s42-air-used = { $unit } supports the combat.
event-s42-air-returns = { $unit } returns to its box.
event-s42-artillery-used = { $unit } gives artillery support and is Used.
event-s42-artillery-withdrawn = { $unit } has fired its barrage and leaves the game.
event-s42-artillery-ready = { $unit } is Ready again; { $by } is expended.
event-s42-artillery-ready-by-rail = { $unit } is Ready again.
event-s42-attrition-immune = { $unit } is isolated but safe from attrition.
event-s42-attrition-rolled =
    { $result-id ->
        [loss] { $unit } is isolated: die { $die }, modifier { $modifier }, a step is lost.
       *[other] { $unit } is isolated: die { $die }, modifier { $modifier }, no loss.
    }
event-s42-fort-started = Work begins on a fortification in { $hex }.
event-s42-fort-completed = The fortification in { $hex } is complete.
event-s42-fort-removed = The fortification in { $hex } is removed.
event-s42-printed-forts-gone =
    { $group ->
        [n] The printed fortifications north of Kharkov no longer count.
        [s] The printed fortifications south of Kharkov no longer count.
       *[other] The printed fortifications of Rostov no longer count.
    }
event-s42-railhead-moved = Railhead moved: { $start } → { $hex }.
event-s42-railhead-added = A new railhead at the junction { $hex }.
event-s42-railhead-pushed-back = Railhead pushed back: { $start } → { $hex }.
event-s42-rally-rolled =
    { $result-id ->
        [rallied] { $unit } rolls { $die } and rallies.
       *[other] { $unit } rolls { $die } and does not rally.
    }
event-s42-unit-recovers =
    { $status ->
        [disrupted] { $unit } recovers from Full Retreat and is Disrupted.
       *[other] { $unit } is in good order again.
    }
event-s42-reinforcement-placed = { $unit } arrives in Entry Area { $area }.
event-s42-replacements-received =
    { $seat }, replacements.{ $tank ->
        [0] { "" }
       *[other] { " " }Tank: { $tank }.
    }{ $infantry ->
        [0] { "" }
       *[other] { " " }Infantry: { $infantry }.
    }{ $cavalry ->
        [0] { "" }
       *[other] { " " }Cavalry: { $cavalry }.
    }{ $special ->
        [0] { "" }
       *[other] { " " }Special: { $special }.
    }{ $allied ->
        [0] { "" }
       *[other] { " " }Allied: { $allied }.
    }
event-s42-supply-point-placed = { $unit } is placed in Entry Area { $area }.
event-s42-supply-point-spent = { $unit } is expended for artillery support.
event-s42-supply-point-moves = { $unit } is turned to its moving side.
event-s42-supply-point-ready = { $unit } is turned to its Ready side.
event-s42-supply-point-converted = { $by } replaces { $unit }.
event-s42-volunteers-arrive = Volunteers arrive in { $hex }: { $unit }.
event-s42-elbrus-climbed = { $unit } has climbed Mount Elbrus.
event-s42-unit-rebuilt = { $unit } takes a replacement and has { $steps } steps.
event-s42-unit-returned = { $unit } returns to play: { $to }.
event-s42-unit-recalled = { $unit } is back in play: { $to }.

# Ends of a game

result-s42-axis-points =
    { $score ->
        [one] The Axis has { $score } victory point.
       *[other] The Axis has { $score } victory points.
    }
result-s42-axis-short =
    { $score ->
        [one] The Axis has only { $score } victory point.
       *[other] The Axis has only { $score } victory points.
    }
result-s42-benchmark = The Axis has { $score } victory points against a benchmark of { $benchmark }.

# Score sheet

score-s42-hexes-held = Victory hexes held and in supply
score-s42-hexes-cut-off = Victory hexes cut off from all Soviet sources
score-s42-areas-threatened = Soviet units at Axis Entry Areas
score-s42-major-cities-lost = Major cities behind the start line in Soviet hands
score-s42-minor-cities-lost = Minor cities behind the start line in Soviet hands
score-s42-exited-east = Mechanised steps exited east
score-s42-exited-south = Mechanised steps exited south
score-s42-south-of-don = German units south of the Don

# Reasons

reason-s42-artillery-is-ready = { $unit } is already Ready.
reason-s42-enemy-controlled = The enemy controls { $hex }.
reason-s42-fort-needs-unit = { $hex } is in an enemy zone of control: a friendly combat unit must stand there.
reason-s42-fort-there = { $hex } already has a fortification.
reason-s42-full-strength = { $unit } is at full strength.
reason-s42-hex-out-of-supply = { $hex } is out of supply.
reason-s42-no-fort-counters = All { $limit } fortification counters are in use.
reason-s42-no-fort-in-terrain = The terrain in { $hex } does not allow a fortification.
reason-s42-no-railhead = There is no railhead in { $hex }.
reason-s42-no-resource-points = There are no Resource Points left.
reason-s42-no-such-place = { $unit } cannot enter play there: { $to }.
reason-s42-no-such-replacement =
    { $type ->
        [tank] There are no tank replacements left.
        [infantry] There are no infantry replacements left.
        [cavalry] There are no cavalry replacements left.
        [special] There are no special replacements left.
        [hungarian] There are no Hungarian replacements left.
        [romanian] There are no Romanian replacements left.
        [italian] There are no Italian replacements left.
        [axis] There are no Axis Allied replacements left.
       *[other] There are no such replacements left: { $type }.
    }
reason-s42-no-supply-counters = All Supply Point counters are in play.
reason-s42-not-a-supply-point = { $unit } is not a Supply Point.
reason-s42-not-artillery = { $unit } is not an Artillery Support Unit.
reason-s42-not-on-connected-rail = { $unit } is not on a Connected Rail Hex.
reason-s42-not-returning = { $unit } cannot return to play now.
reason-s42-not-stacked = { $unit } is not stacked with { $by }.
reason-s42-not-your-area = Entry Area { $area } is not open to you for this.
reason-s42-railhead-cannot-reach = The railhead cannot reach { $hex }.
reason-s42-railhead-inoperative = The railhead in { $hex } is Inoperative: the railway behind it is cut.
reason-s42-railhead-moved-already = The railhead in { $hex } may not move again this turn.
reason-s42-replaced-already = { $unit } has already taken a replacement this turn.
reason-s42-unit-out-of-supply = { $unit } is out of supply.
reason-s42-wrong-replacement =
    { $type ->
        [tank] { $unit } cannot take a tank replacement.
        [infantry] { $unit } cannot take an infantry replacement.
        [cavalry] { $unit } cannot take a cavalry replacement.
        [special] { $unit } cannot take a special replacement.
        [hungarian] { $unit } cannot take a Hungarian replacement.
        [romanian] { $unit } cannot take a Romanian replacement.
        [italian] { $unit } cannot take an Italian replacement.
        [axis] { $unit } cannot take an Axis Allied replacement.
       *[other] { $unit } cannot take this replacement: { $type }.
    }
reason-s42-no-fort-of-yours = You have no fortification in { $hex }.
reason-s42-immobile = { $unit } is immobile and always Ready.
reason-s42-no-volunteers = { $unit } cannot arrive as volunteers now.
