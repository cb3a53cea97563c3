# Findings about maps and set-ups, printed by `hexside check`.
mapcheck-no-such-hex = hex { $hex } is not on the map
mapcheck-place-missing = { $place } is not on the map
mapcheck-place-elsewhere = { $place } stands in { $hex } instead of { $stated }
mapcheck-place-of-other-kind = { $place } is marked { $kind } instead of { $stated }
mapcheck-not-adjacent = { $a } and { $b } are not adjacent
mapcheck-adjacent = { $a } and { $b } are adjacent
mapcheck-other-terrain = { $hex } is { $terrain } instead of { $stated }
mapcheck-other-hexside = between { $a } and { $b } lies { $kind } instead of { $stated }
mapcheck-no-line = no { $kind } joins { $a } and { $b }
mapcheck-other-area = area { $area } differs in { $hexes }
mapcheck-place-in-water = { $place } stands in the water of { $hex }
mapcheck-place-without-name = { $place } has no name in { $language }
mapcheck-stray-sea = the sea in { $hexes } is cut off
mapcheck-river-without-hexside = the river { $river } is missing between { $a } and { $b }
mapcheck-river-in-pieces = the river { $river } is broken; its parts begin at { $sides }
mapcheck-bank-of-nothing = { $place } or the river { $river } is not on the map
mapcheck-wrong-bank = { $place } stands on the wrong bank of the { $river } (should be { $side })
mapcheck-line-in-water = { $kind } runs through the water of { $hex }
mapcheck-network-in-pieces = lines ({ $kinds }) are cut off at { $hexes }
mapcheck-not-on-network = { $hex } is not on the network ({ $kinds })
mapcheck-unit-twice = { $scenario }: { $unit } is placed twice
mapcheck-unit-in-water = { $scenario }: { $unit } starts in the water of { $hex }
mapcheck-both-sides-in-hex = { $scenario }: both sides start in { $hex }
mapcheck-overstacked = { $scenario }: { $count } units in { $hex }, the limit is { $limit }
mapcheck-out-of-supply = { $scenario }: { $unit } in { $hex } starts out of supply
mapcheck-source-reaches-nobody = { $scenario }: the source { $hex } ({ $side }) reaches no unit

cli-check-findings =
    { $count ->
        [one] { $game }: { $count } thing is wrong with the map
       *[other] { $game }: { $count } things are wrong with the map
    }
