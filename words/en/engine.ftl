## Lists and paths

list-last = { $first } and { $last }
choose-path = { $first } · { $then }
choose-none = nothing
player-unnamed = Player { $number }

score-points =
    { $total ->
        [one] 1 point
       *[other] { $total } points
    }

## Why not?

why-not = Why not?
why-not-head = Not possible now:
why-not-line = • **{ $what }** – { $reason }

## Refusals: kind, exact, and in one sentence

refused-word = “{ $word }” is not one of the choices here.
refused-incomplete = There is something missing: { $prompt }
refused-too-long = “{ $word }” is more than was asked for.
refused-long = That is longer than any answer can be ({ $most } characters).
refused-twice = “{ $word }” is in there twice.
refused-count =
    { $least ->
        [one] Choose at least one
       *[other] Choose at least { $least }
    } and at most { $most }; that was { $count }.
refused-not-you = It’s not your decision right now: waiting for { $waiting }.
refused-stale = That question is over; here is what’s open now.
refused-game-over = This game has ended.
refused-cannot-leave = This game can’t go on without one of its players; a computer could play on instead.
refused-has-left = This seat has left the game already.
refused-nothing-to-withdraw = You haven’t answered yet, so there is nothing to take back.
undo-finished = The game has ended; nothing can be taken back any more.
undo-other-player = Somebody else has moved since, so you can’t take it back alone.
undo-revealed = Something hidden has been seen or drawn since, so it can’t be taken back.
undo-left = Somebody has left the game since, so it can’t be taken back.
undo-nothing = There is nothing to take back yet.

## Tables and components

table-seats = { $game } is for { $least } to { $most } players, not for { $players }.
table-option-unknown = There is no table option “{ $option }”. Known: { $known }.
table-option-value = “{ $option }” can’t be “{ $value }”. Possible: { $values }.
table-option-pair = Options are given as name=value, not as “{ $found }”.
table-computers = { $computers } of { $players } players can’t be computers.
table-seed = A seed is a line of text without spaces at its ends.
table-no-game = There is no game “{ $game }”. Known: { $known }.
table-no-scenario = This game can’t be set up that way.
components-not-json = The file is not JSON: look at line { $line }, column { $column }.
components-not-object = The file has to hold one JSON object.
components-other-game = The file has to say "game": "{ $game }", but says “{ $found }”.
components-unknown = The component set { $hash } of { $game } is not loaded.
components-missing = The file lacks “{ $field }”.
components-row = A row of “{ $list }” is not as it should be: { $row }

## Transcripts

transcript-header = Line { $line }: expected a header like “# game: misty”, found “{ $found }”.
transcript-missing = The header lacks “# { $field }: …”.
transcript-line = Line { $line }: { $reason }
transcript-twice = Line { $line }: “# { $field }: …” is already on line { $first }.
transcript-empty = Line { $line }: “# { $field }:” needs a value.
transcript-early = Line { $line }: expected “# players: …” before the first answer, found “{ $found }”.
transcript-number = Line { $line }: “{ $field }” has to be a number, found “{ $found }”.
transcript-option = Line { $line }: expected “# option: name=value”, found “{ $found }”.
transcript-unknown-header = Line { $line }: “{ $field }” is no known header. Known: { $known }.
transcript-move = Line { $line }: expected a seat (0 to { $last }) and a key, found “{ $found }”.
transcript-refused = Line { $line }: seat { $seat } can’t answer “{ $key }”: { $reason }
transcript-set = The transcript was played with the component set { $wanted }, but this one is { $found }.
transcript-rules = The transcript was played by rules version { $wanted }; known are 1 to { $known }.
transcript-scenario = Line { $line }: a scenario is for tests only.
transcript-json = Line { $line }: expected JSON after “# { $field }:”.
transcript-file = { $file } can’t be read: { $problem }

## Playing in the terminal

cli-line = { $id } { $seats } { $title }
cli-option = { $option }={ $values } ({ $label })
cli-over = The game is over.
cli-unfinished = The game is not finished yet.
cli-rank = { $rank }. { $who }: { $total }
cli-part = { $label }: { $points }
cli-you = Your answer (number or notation; ? for help):
cli-help = Type a number or the notation. “{ $back }” goes one step back, “{ $undo }” takes back your last answer, “{ $board }” shows the table, “{ $log }” what happened, “{ $quit }” ends.
cli-do-back = back
cli-do-undo = undo
cli-do-board = board
cli-do-log = log
cli-do-quit = quit
cli-pass = Pass the keyboard to { $who } and press Enter.
cli-turn = { $who }: { $prompt }
cli-computer = { $who } (computer) has answered.
cli-bye = Goodbye. The transcript so far:
cli-suggestion = A good answer: { $key }
