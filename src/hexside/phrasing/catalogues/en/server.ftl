# What the local server says.

server-stale-version = The game has moved on; here is its newest state.
server-no-such-game = There is no game { $id } on this server.
server-no-such-seat = This game has no seat { $seat }.
server-no-such-player = There is no player { $player }. Known: { $known }.
server-no-such-scenario = There is no scenario { $name }. Known: { $known }.
server-no-such-option = The option { $option } has no value { $value }. Known: { $known }.
server-seat-of-computer = The computer plays this side.
server-log-damaged = Line { $line } of the game's log is damaged; the file was left as it is.
server-position-unreadable = The position that the game began from cannot be read.
server-disk-refuses = The action could not be written to the disk, so it was not taken: { $detail }
server-no-rules-text = There is no rules text for { $name }.
server-no-such-route = There is nothing at this address.
server-no-such-method = This address does not do that.
server-body-too-large = The file is too large for a saved game.
server-bad-request = The request cannot be read: { $detail }
server-foreign-page = Another site's page may not use this server.
server-server-fault = Something went wrong in the server; its log says what.
server-no-such-step = The game has { $steps } actions; there is no moment { $step }.
server-branch-name = { $name } (from { $step })
server-game-over-there = The game is over at that moment; nothing can go on from there.
