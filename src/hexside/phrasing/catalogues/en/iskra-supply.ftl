# Iskra: supply, units out of command, markers that come off (2.4, 2.7, 5.8, 11, 13.2.2, 13.3.2).

# Titles

kind-huehner-supply = Group Hühner's supply
kind-creep = Units out of command

# Decisions

decision-huehner-supply =
    { $count ->
        [one] Name { $count } more unit that Group Hühner supplies.
       *[other] Name { $count } more units that Group Hühner supplies.
    }
decision-creep = Move units out of command one hex towards their headquarters, or end this step.

# Buttons

verb-supply = Supply
verb-creep = Move towards headquarters

# Events

event-creeping-begins = Turn { $turn }: units out of command may move one hex towards their headquarters.
event-huehner-supply-short = Group Hühner can supply no more than { $count } of the units that depend on it: the German player chooses.
event-huehner-supplies = { $unit } is supplied by Group Hühner.
event-steps-ashore = { $unit } steps ashore in { $hex } and needs a supply line from now on.
event-unit-crept = { $unit }, out of command, moves from { $start } to { $hex }.
event-turn-markers-off = End of turn { $turn }: markers that last for one turn come off.

# Refusals

reason-huehner-supplies-already = { $unit } is already among the units that Group Hühner supplies.
reason-huehner-cannot-supply = { $unit } does not need Group Hühner as a source, is out of its range or has no line to it.
reason-huehner-choose-first =
    { $count ->
        [one] First name { $count } more unit that Group Hühner supplies.
       *[other] First name { $count } more units that Group Hühner supplies.
    }
reason-not-out-of-command = { $unit } is not out of command.
reason-crept-already = { $unit } has already moved its hex.
reason-pinned-stays = { $unit } is pinned and stays where it is.
reason-tigers-stay = { $unit } has a Technical Problem and cannot move this turn.
reason-no-headquarters-to-creep-to = No headquarters that { $unit } could move towards is on the map.
reason-creep-not-nearer = { $hex } does not bring { $unit } nearer to its headquarters.
reason-creep-closed = { $unit } cannot enter { $hex } from where it is.
reason-creep-too-dear = { $unit } does not have the movement points for { $hex }.
reason-stack-not-stirred = In this step only a stack that a unit has just entered or left may get another top counter, not { $hex }.
