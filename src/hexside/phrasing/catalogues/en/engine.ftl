# Texts that every game shares: refusals of the engine, saved games, position texts, lists.

# Lists and dates

list-none = none
list-and = { $rest } and { $last }
month-01 = January { $year }
month-02 = February { $year }
month-03 = March { $year }
month-04 = April { $year }
month-05 = May { $year }
month-06 = June { $year }
month-07 = July { $year }
month-08 = August { $year }
month-09 = September { $year }
month-10 = October { $year }
month-11 = November { $year }
month-12 = December { $year }
seat-spectator = Spectator

# Refusals: the kind first, then the reasons

refusal-unreadable = This cannot be read.
refusal-not-your-decision = It is not your turn to choose.
refusal-not-legal = Not allowed.

reason-empty-action = Nothing was written.
reason-unknown-verb = There is no action “{ $verb-id }”. Known: { $known }.
reason-missing-word = “{ $verb-id }” needs one more word: { $field }.
reason-not-a-number = “{ $verb-id }” needs a number, not “{ $word }”.
reason-too-many-words = “{ $verb-id }” does not take the word “{ $word }”.
reason-game-over = The game is over.
reason-not-your-decision = Deciding now: { $seat }.
reason-not-now =
    { $verb-id ->
        [none] That cannot be done now.
       *[other] “{ $verb }” cannot be done now; the step is: { $kind }.
    }
reason-nothing-to-undo = There is nothing to take back.
reason-undo-binding = Dice were rolled or something hidden was revealed: this cannot be taken back.
reason-undo-not-yours = The last action was not yours to take back.

# Words of an action

field-points = points
field-unit = unit
field-hex = hex
field-old = unit to be replaced
field-hq = headquarters
field-mode = mode
field-marker = marker

# Saved games

error-save-not-hexside = This is not a saved game of Hexside.
error-save-damaged = The saved game is damaged: { $detail }
error-save-format = The saved game has format { $found }; this version reads format { $expected }.
error-save-unknown-game = The saved game is of “{ $game }”, which is not installed.
error-save-rules-version = The saved game was played with rules version { $found }; installed is version { $expected }.
error-save-action-refused = Action { NUMBER($number, useGrouping: 0) } of the saved game, “{ $action }”, is not legal: { $reasons }
error-save-differs = The saved game does not lead to the position that it recorded.
error-save-unknown-option = The saved game has the option “{ $option } = { $value }”, which the game does not know.
error-save-position = The position that the saved game begins with cannot be read: { $detail }
error-save-data-files = The data files of the saved game cannot be read: { $detail }

# Position texts: the key stands before the text

position-not-toml = this is not valid TOML: { $value }
position-missing = this key is missing
position-unknown-game = there is no game “{ $value }”
position-bad-hex-number = “{ $value }” is not a hex number
position-expected-text = expected text or a list of texts, not { $value }
position-unknown-word = unknown word; known are: { $value }
position-expected-pair = expected two hexes such as 1628/1629, not “{ $value }”
position-duplicate-hex = the hex is listed twice: { $value }
position-unknown-hex = there is no such hex: { $value }
position-not-adjacent = these hexes are not adjacent: { $value }
position-duplicate-side = the hexside is listed twice: { $value }
position-short-line = a road or railway needs at least two hexes: { $value }
position-duplicate-place = the place is listed twice: { $value }
position-two-places-in-hex = two places in one hex: { $value }
position-duplicate-in-area = the hex is listed twice in its area: { $value }
position-unknown-key =
    { $value-id ->
        [none] unknown key
       *[other] unknown key; known are: { $value }
    }
position-expected-table =
    { $value-id ->
        [none] expected a table
       *[other] expected a table, not { $value }
    }
position-expected-number =
    { $value-id ->
        [none] expected a whole number
       *[other] expected a whole number, not { $value }
    }
position-expected-list =
    { $value-id ->
        [none] expected a list
       *[other] expected a list, not { $value }
    }
position-unknown-value = unknown value; known are: { $value }
position-unknown-unit = unknown unit ({ $value })
position-unknown-chit = unknown chit ({ $value })
position-unknown-scenario = unknown scenario; known are: { $value }
position-unknown-option = unknown option; known are: { $value }
position-unreadable-tracks = the tracks cannot be read: { $value }
position-unreadable-unit = the unit cannot be read: { $value }
position-unreadable-frame = the step of the agenda cannot be read: { $value }
position-expected-steps = expected the steps that are left, not { $value }
position-expected-turn = expected a turn of the turn track, not { $value }
position-expected-dice = expected a list of die results, not { $value }
position-expected-result = expected how the game ended: { $value }
position-seat-not-deciding = this seat does not decide now; deciding: { $value }
position-nobody-decides = nobody has to decide in this position
position-counters-lost-or-added = counters are missing or too many
position-field-out-of-step = stacks and zones of control do not fit the units
position-unit-nowhere = the unit must be in a hex or in a box: { $value }
position-unit-in-sea = the unit stands in water: { $value }
position-wrong-steps = the unit has no such number of steps: { $value }
position-both-sides-in-hex = both sides in one hex: { $value }
position-stacking-limit = over the stacking limit: { $value }
position-chits-lost-or-added = chits are missing or too many
position-markers-lost-or-added = Luftwaffe markers are missing or too many
