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
refusal-not-your-decision = It is not your turn to decide.
refusal-not-legal = Not allowed.

reason-empty-action = Nothing was entered.
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
reason-nothing-to-undo = There is nothing to undo.
reason-undo-binding = Dice were rolled or something hidden was revealed: this cannot be undone.
reason-undo-secret-choice = Another player may be preparing a secret choice: this can no longer be undone.
reason-undo-not-yours = The last action was not yours.
reason-lane-not-waiting = “{ $lane }” does not wait for you.
reason-attend-other-lane = That belongs to “{ $lane }”: turn to it first.
verb-attend = Turn to

# Words of an action

field-points = points
field-unit = unit
field-hex = hex
field-old = unit to replace
field-hq = headquarters
field-mode = mode
field-marker = marker
field-lane = activation

# Saved games

error-save-not-hexside = This is not a Hexside saved game.
error-save-damaged = The saved game is damaged: { $detail }
error-save-format = The saved game has format { $found }; this version reads format { $expected }.
error-save-unknown-game = The saved game belongs to “{ $game }”, which is not installed.
error-save-rules-version = The saved game was played with rules version { $found }; version { $expected } is installed.
error-save-action-refused = Action { NUMBER($number, useGrouping: 0) } of the saved game, “{ $action }”, is not legal: { $reasons }
error-save-differs = The saved game does not lead to the position it recorded.
error-save-other-data = The game was played with other rules, tables or maps than those installed, and with these it takes another course.
error-save-unknown-option = The saved game has the option “{ $option } = { $value }”, which the game does not know.
error-save-position = The starting position of the saved game cannot be read: { $detail }
error-save-data-files = The data files of the saved game cannot be read: { $detail }
error-save-too-large = The saved game is larger than { $limit } bytes unpacked or has more than { $actions } actions: it is no file of a real game. Export the game again.
error-save-names-folders = The game was played with data files in { $folders }. A file does not choose which folders are read: name them yourself with --overrides.

# Position texts: the key stands before the text

position-not-toml = this is not valid TOML: { $value }
position-too-long = the text is too long; characters found and allowed: { $value }. Leave out what the position does not need
position-too-deep = tables, lists or dotted keys lie too deep inside each other. Write them flatter
position-too-many-hexes = too many hexes; found and allowed: { $value }. Name a smaller part of the map
position-too-many-units = too many units; found and allowed: { $value }. Leave some out
position-missing = this key is missing
position-unknown-game = there is no game “{ $value }”
position-bad-hex-number = “{ $value }” is not a hex number
position-expected-text =
    { $value-id ->
        [none] expected text
       *[other] expected text or a list of texts, not { $value }
    }
position-unknown-word = unknown word; known: { $value }
position-expected-pair = expected two hexes such as 1628/1629, not “{ $value }”
position-duplicate-hex = the hex is listed twice: { $value }
position-name-without-place = only a place has a name: list the hex under board.places too
position-expected-name = expected a name of at most { $value } letters, or one each for en, pl and ru
position-unknown-hex = no such hex: { $value }
position-hex-in-quotes = a hex number is written in quotes: "{ $value }"
position-not-adjacent = these hexes are not adjacent: { $value }
position-duplicate-side = the hexside is listed twice: { $value }
position-short-line = a road or railway needs at least two hexes: { $value }
position-duplicate-place = the place is listed twice: { $value }
position-two-places-in-hex = two places in one hex: { $value }
position-duplicate-in-area = the hex is listed twice in its area: { $value }
position-unknown-key =
    { $value-id ->
        [none] unknown key
       *[other] unknown key; known: { $value }
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
position-unknown-value =
    { $value-id ->
        [none] unknown value; there is none to choose
       *[other] unknown value; known are: { $value }
    }
position-unknown-unit = unknown unit ({ $value })
position-unit-without-side = the game has no such unit; a counter of your own needs a side ({ $value })
position-unknown-scenario = unknown scenario; known: { $value }
position-unknown-option = unknown option; known: { $value }
position-unreadable-tracks = the tracks cannot be read: { $value }
position-unreadable-unit = the unit cannot be read: { $value }
position-unreadable-frame = the step in progress cannot be read: { $value }
position-expected-steps = expected the number of steps left, not { $value }
position-expected-turn = expected a turn of the scenario, not { $value }
position-expected-dice = expected a list of die results from 1 to 6, not { $value }
position-expected-result = expected how the game ended: { $value }
position-seat-not-deciding = this seat does not decide now; it is up to: { $value }
position-bad-unit-id = the id of a unit is one word without blanks, not { $value }
position-needs-side = only a counter with a side of its own may say this; the unit of the game has it printed
position-hex-and-box = a unit is in a hex or in a box, not in both: { $value }
position-no-marks-in-boxes = a unit that is not on the map has no marks
position-too-many-marks = the unit can have only one of these marks: { $value }
position-unplayable-phase = the phase cannot be played from here: { $value }
position-key-of-other-phase = this key belongs only to: { $value }
position-set-by-phase = the phase sets this itself; leave it out
position-other-decision = the position begins with another decision: { $value }
position-nothing-to-control = there is no control of this hex: { $value }
position-no-city = there is no city in { $value }
position-no-port = there is no port in { $value }
position-no-crossing-point = not a crossing point of this board: { $value }
position-no-arrival = the scenario has no such reinforcement, so the unit would never leave { $value }; place it in an Entry Area
position-signs-mixed = either every hex has a + or − before it, or none has: { $value }
position-out-of-range = expected a number in the range { $value }
position-more-than-exist = more markers than there are: { $value }
event-phase-passed = Nothing had to be decided in “{ $phase }”; the game has gone on to turn { $turn }: { $seat }, { $kind }.
reason-phase-passed = The position named the phase “{ $phase }”, in which nothing had to be decided; the game has gone on to turn { $turn }: { $seat }, { $kind }.
position-nobody-decides = no one has a decision to make in this position
position-counters-lost-or-added = there are too few or too many counters
position-field-out-of-step = stacks and zones of control do not match the units
position-unit-nowhere = the unit must be in a hex or in a box: { $value }
position-unit-in-sea = the unit stands in water: { $value }
position-wrong-steps = the unit cannot have this number of steps: { $value }
position-both-sides-in-hex = both sides in one hex: { $value }
position-stacking-limit = over the stacking limit: { $value }
position-chits-lost-or-added = there are too few or too many chits
position-markers-lost-or-added = there are too few or too many Luftwaffe markers
