# What the local server says.

server-stale-version = The game has moved on; here is its latest state.
server-no-such-game = There is no game { $id } on this server.
server-no-such-seat = This game has no seat { $seat }.
server-no-such-player = There is no player { $player }. Known: { $known }.
server-no-such-scenario = There is no scenario { $name }. Known: { $known }.
server-no-such-ground = The ground never looks like “{ $name }”: take the address of the drawing from the table.
server-no-such-option = The option { $option } has no value { $value }. Known: { $known }.
server-seat-of-computer = The computer plays this side.
server-disk-refuses = The action could not be written to the disk, so it was not taken: { $detail }
server-no-rules-text = There is no rules text for { $name }.
server-no-such-route = There is nothing at this address.
server-no-such-method = This address does not support that request.
server-body-too-large = The file is too large for a saved game.
server-bad-request = The request cannot be read: { $detail }
server-foreign-page = A page from another site may not use this server.
server-foreign-host = This server is not called “{ $host }”. Start it with --public-url and the address that visitors use (hexside serve --public-url URL, make play PUBLIC_URL=URL).
server-proxy-untold = This request came through a proxy of which the server was not told. Start it with --public-url and the address that visitors use.
server-server-fault = Something went wrong on the server; see its log.
server-no-such-step = The game has { $steps } actions; it has no moment { $step }.
server-branch-name = { $name } (from { $step })
server-game-over-there = The game is already over at that moment; there is nothing to continue.
server-key-missing = This seat is taken, and your browser has no key to it.
server-seat-not-yours = This seat belongs to another player; only that player may see and play it.
server-not-owner = Only the player who started this game may change or delete it.
server-wrong-token = This link is not valid, or someone has already used it.
server-own-invitation = This link is for a friend: open it in another browser.
server-open-from-beginning = A friend can only be invited at the start of a game. Start a new game from this moment and leave the seat open there.
server-seat-open = No one has taken this seat yet.
server-seed-not-shared = In a game with others, no one may choose the seed: it gives away the dice.
server-hints-off = Hints are not allowed in this game.
server-hints-fixed = Whether hints are allowed was decided at the start of this game.
server-no-decision = This side has nothing to decide now.
server-one-beginning = Give one of these: a scenario, a position text, or a position that comes with the game.
server-options-in-position = A position has its own options; set them in its text.
server-no-such-position = The game comes with no position { $name }. Known: { $known }.
server-not-damaged = This game is not damaged.
server-salvage-name = { $name } (saved up to { $step })
server-game-damaged = The game “{ $name }” is damaged from action { $number } on; nothing in it was changed. The part before that can be saved as a new game.
server-record-damaged = The record of the game { $name } can no longer be read. Delete it, or restore a copy of the games file.
server-database-damaged = The games file { $file } is damaged. Stop the server and restore a copy of the file.
server-disk-full = The disk is full: nothing was done. Free some space and try again. ({ $detail })

# Before a game with friends begins, and what is told of one that is no fair game.

server-not-begun = The game begins when everybody has sat down.
server-has-begun = The game has already begun.
server-share-of-nobody = No one at this seat adds to the dice.
server-share-unreadable = A share of the dice is 32 bytes, and its hash too, each written with 64 small hexadecimal digits.
server-share-too-early = The shares of the dice are told when the hashes of all of them are published.
server-share-differs = This is not the share whose hash was published.
server-practice-position = The dice are known to whoever began the game: they come from its position text.
server-practice-written = The game began from a position text: what is hidden in it is known to whoever wrote that.
server-practice-imported = The game comes from a file: its dice and secrets are known to whoever has that file.
server-practice-salvaged = The game was saved from a damaged one: its dice and secrets may be known to its players.
server-practice-finished = The game goes on from one that is over: everything hidden in it has been seen.
server-practice-server = The dice come from the server alone, without a share of every player: they are known to whoever can read its games file.
server-practice-late = The player of { $seat } sat down after the seed was made and added nothing to the dice.
server-practice-seen = { $seat }: this seat has been played from another browser; its plans and secrets are known there.
server-practice-rounds = The seed was made { $rounds } times, because somebody left while it was made.
