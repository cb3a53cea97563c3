# The hexside command: troubles, answers, headings of tables.

# Troubles
cli-unknown-game = { $name }: no such game or scenario. Known: { $known }
cli-overrides-of-which-game = Replacement files belong to one game: name it before --overrides. Known: { $known }
cli-unknown-player = { $name }: no such computer player. Known: { $known }
cli-unknown-option = { $option }: no such option or value. Known: { $known }
cli-unknown-seat = { $seat }: this scenario has no such seat. Seats: { $known }
cli-unknown-language = { $name }: there are no texts in this language. Languages: { $known }
cli-pair-expected = { $option } { $value }: expected NAME=VALUE
cli-data-faults = The data files have errors:
cli-position-faults = the position text has errors:
cli-file-missing = { $file }: no such file
cli-file-is-folder = { $file }: this is a folder; a file is needed
cli-file-forbidden = { $file }: permission denied
cli-file-unusable = { $file }: { $reason }
cli-folder-missing = { $folder }: no such folder
cli-neither-save-nor-position = { $file }: neither a saved game nor a position text
cli-cannot-listen = Cannot listen at { $host }, port { $port }: { $reason }. Choose another with --host and --port; port 0 picks a free one.
cli-map-suffix = { $file }: the name must end in .svg or .png
cli-no-browser = Writing a PNG needs the Chromium browser; none of { $tried } was found. Install the chromium package, or write an .svg file.
cli-no-picture = { $file }: the browser drew no picture ({ $reason }). Write an .svg file instead.
cli-no-schemas = { $game }: this game has no schemas for its data files
cli-not-a-report = { $file }: this is not the report of a test run
cli-no-tests = { $folder }: no tests here. Name their folder with --tests, or a report with --report
cli-no-rules-text = There is no rules text for { $game }.
cli-unknown-section = The rules have no section { $section }. Known: { $known }
cli-no-results-file = { $file }: no such folder. Name the file with --file
cli-peer-failed = The command of the peer failed: { $command }: { $reason }
cli-peer-silent = The command of the peer printed no number of actions per second: { $command }
cli-kernel-compiled = Movement ranges: compiled
cli-kernel-pure = Movement ranges: Python (no compiled library; install again with a C compiler for more speed)

# Answers
cli-serving = Hexside is running at { $address }  (Ctrl-C to stop)
cli-serving-others =
    Other machines can reach this server at { $address }
    Visitors may use the number of this machine. For a name, start it with --public-url http://NAME:PORT/ (make play PUBLIC_URL=...).
    Anyone who can reach it can start games. Keys protect the seats, but nothing is encrypted: use it only on a network you trust.
    To be its host, open: { $link }
cli-serving-public =
    Visitors use { $address }, also through a proxy. Names other than this one are refused.
    Anyone who can reach it can start games; keys protect the seats.
    To be its host, open: { $link }
cli-host-key = To be the host, open: { $link }
cli-host-key-changed = The host's key is new. Browsers with the old one are no longer the host's. To be the host, open: { $link }
cli-bad-public-url = { $url } is no address of a web page: write it like https://games.example.org/ or http://mymachine.local:8000/
cli-database-damaged = The games file { $file } is damaged: { $reason }
cli-database-damaged-games = These games cannot be read: { $games }
cli-database-cure = Nothing was changed. Bring back a backup of { $file } with `hexside restore FILE --replace`, or move it away: the server then creates a new one.
cli-database-newer = The games file { $file } was written by a newer version of Hexside; use that version.
cli-database-unusable = The games file { $file } cannot be used: { $reason }
cli-database-cut-short = The games file { $file } is cut short: only { $size ->
        [one] { $size } byte
       *[other] { $size } bytes
    } of it are there.
cli-database-missing = There are no games here: { $file } is missing.
cli-folder-in-use = Another server has the games in { $folder }; two of them would spoil each other's work.
cli-folder-in-use-server = It is process { $process } and answers at { $address } Use that one, stop it, or name another folder with --folder.
cli-folder-in-use-process = It is process { $process }. Stop it, or name another folder with --folder.
cli-folder-has-games = There are games in { $file } already. Add --replace to put the backup in their place; they are kept in another file beside it.
cli-file-exists = { $file } is already there. Name another file, or add --overwrite.
cli-backup-onto-games = { $file } belongs to the games themselves. Name another file for the backup.
cli-backup-done = Backup: { $file }, checked. Games: { $games }, actions: { $actions }.
cli-restore-done = Restored to { $file } from { $backup }, checked. Games: { $games }, actions: { $actions }.
cli-restore-before = What was there before is kept in { $file }
cli-disk-full = The disk with { $file } is full. Free some space and start again.
cli-match-done =
    { $games ->
        [one] { $games } game of { $scenario }, seed { $seed }, { $seconds } s
       *[other] { $games } games of { $scenario }, seed { $seed }, { $seconds } s
    }
cli-replayed =
    { $actions ->
        [one] { $game }, rules { $rules }: { $actions } action, turn { $turn }
       *[other] { $game }, rules { $rules }: { $actions } actions, turn { $turn }
    }
cli-commitment = Commitment: { $hash }
cli-share-commitment = Share of { $seat }: { $hash }
cli-practice = Practice game, no proof of fair dice:
cli-verified =
    { $draws ->
        [one] OK: { $draws } draw recomputed from the seeds; every die and the final state match
       *[other] OK: { $draws } draws recomputed from the seeds; every die and the final state match
    }
cli-differs-commitment = DIFFERS: the published commitment is { $expected }, the seed of this file gives { $found }
cli-differs-share = DIFFERS: the share { $expected } is not part of the players’ seed { $found }
cli-differs-refused = DIFFERS at action { $action } ({ $expected }): the rules refuse it: { $found }
cli-differs-seeds = DIFFERS at action { $action }: the seeds have changed
cli-differs-order = DIFFERS at action { $action }: draw { $found } is out of order, expected { $expected } or later
cli-differs-die = DIFFERS at action { $action }: the die shows { $found }, the seeds give { $expected }
cli-differs-result = DIFFERS after action { $action }: the file says the game ended with { $expected }, the rules say { $found }
cli-differs-state = DIFFERS after action { $action }: the final state has the hash { $found }, the file says { $expected }
cli-check-good =
    { $scenarios ->
        [one] { $game }: all data files are in order, { $scenarios } scenario
       *[other] { $game }: all data files are in order, { $scenarios } scenarios
    }
cli-check-faults =
    { $count ->
        [one] { $game }: { $count } error
       *[other] { $game }: { $count } errors
    }
cli-map-drawn = { $file }: { $size } kB
cli-refused = Not allowed: { $reason }
cli-allowed = Allowed.
cli-waiting-for = Waiting for: { $seats }
cli-turn = Turn { $turn }.
cli-more-actions =
    { $count ->
        [one] ... and { $count } more; `list` shows all
       *[other] ... and { $count } more; `list` shows all
    }
cli-prompt-help = Type an action, or: list, list N, why ACTION, undo, save FILE, position, quit, ?
cli-rows-proved = { $proved } of { $rows } rows are cited by tests
cli-row-unproved = { $row }: marked done, but no test proves it
cli-pairs = Same seat, same dice, points of { $side }: { $pairs } pairs, { $even } even
cli-pairs-points = { $player } scores { $points } points per pair (95%: { $low } to { $high })
cli-bench-machine = { $cpu }, { $cores } cores, Python { $python }, Hexside { $version }
cli-bench-recorded = Added to { $file }

# Headings
cli-scenario = scenario
cli-title = title
cli-game = game
cli-games = games
cli-turns = turns
cli-seats = seats
cli-seat = seat
cli-option = option
cli-values = values
cli-default = default
cli-player = player
cli-wins = wins
cli-pairs-won = pairs won
cli-share = share
cli-interval = 95% interval
cli-nobody = (no one)
cli-result = result
cli-count = count
cli-victory-points = victory points
cli-actions = actions
cli-seconds = seconds
cli-faults = errors
cli-mean = mean
cli-deviation = deviation
cli-least = least
cli-lower-quartile = lower quartile
cli-median = median
cli-upper-quartile = upper quartile
cli-most = most
cli-file = file
cli-row = row
cli-field = field
cli-base = own value
cli-override = replacement
cli-item = item
cli-sections = sections
cli-capability = rule
cli-status = status
cli-tests = tests
cli-measure = measure
cli-unit = unit
cli-start = start
cli-middle = mid-game

# Measures of hexside bench
cli-bench-import-ms = importing the engine
cli-bench-first-game-ms = first game with its data files
cli-bench-reference-per-second = the fixed reference workload
cli-bench-actions-per-second = random actions, lists on demand
cli-bench-built-per-second = random actions, every list built
cli-bench-to-reference-ratio = on demand, ratio to the reference
cli-bench-built-to-reference-ratio = lists built, ratio to the reference
cli-bench-peer-per-second = the engine of a peer
cli-bench-to-peer-ratio = on demand, ratio to the peer
cli-bench-games-per-minute = complete random games
cli-bench-actions-per-game = actions in a random game
cli-bench-save-us = writing a saved game
cli-bench-save-bytes = size of a saved game
cli-bench-load-ms = loading and replaying it
cli-bench-saved-actions = actions in it
cli-bench-turn = turn
cli-bench-units = units on the map
cli-bench-legal-actions = legal actions
cli-bench-legal-us = legal list, as in play
cli-bench-legal-decoded-us = legal list of a state just decoded
cli-bench-apply-move-us = applying a move
cli-bench-decision-us = decision with its choices
cli-bench-view-us = view of a seat
cli-bench-encode-us = encoding the state
cli-bench-state-bytes = size of the state
cli-bench-movement-range-all-units-us = movement range of all units
cli-bench-movement-range-one-unit-us = movement range of a unit
cli-bench-supply-of-a-side-us = supply of a side
cli-bench-bonds-of-both-sides-us = ZOC bonds of both sides
cli-bench-legal-after-move-us = legal list right after a move
cli-bench-decision-after-move-us = decision right after a move
cli-bench-field-copy-us = copying the field
cli-bench-zoc-update-us = zone of control update
cli-bench-whole-board-us = range over the whole board
cli-bench-whole-board-scipy-us = the same by SciPy
cli-bench-to-scipy-ratio = ratio to SciPy

cli-check-findings =
    { $count ->
        [one] { $game }: { $count } map error
       *[other] { $game }: { $count } map errors
    }
