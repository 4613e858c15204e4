## Panels: what one player sees

panel-heading = **{ $game }** · { $where }
panel-page = { $prompt } ({ $page }/{ $pages })
panel-some =
    { $prompt } ({ $least ->
        [0] up to { $most }
       *[other] { $least }–{ $most }
    })
panel-some-exactly = { $prompt } ({ $most })
panel-confirm = Confirm
panel-back = Back
panel-suggest = Suggest
panel-undo = Undo
panel-change = Change it
panel-withdraw = Take it back
panel-noted = ✓ Saved: { $answer }
panel-done = ✓ Saved: { $key }
panel-chosen = Chosen: { $answer } (`{ $key }`). Nothing is saved before you confirm.
panel-dm = The same panel is in our DMs: { $where }
panel-wait = Waiting for { $who }.
table-rules = Rules
table-text = Board as text

## The board in the channel

board-begins =
    The game begins. Fair shuffle: the seed’s SHA-256 is `{ $hash }`; the seed itself is shown at the end.
board-waiting =
    Waiting for { $who } ({ $done ->
        [0] nobody has answered yet
       *[other] { $done } of { $asked } have answered
    }).
board-turn = It’s { $who }’s turn.
board-thinking = { $who } is thinking …
board-mine = My move
board-log = What happened
board-nudge = Nudge

## The lobby

lobby-heading = **{ $game }**: who plays?
lobby-seat = { $number }. **{ $name }**
lobby-seat-computer = { $number }. **{ $name }** (computer, { $strength })
lobby-free = free
lobby-alt = Lobby of { $game }: { $players } of { $most } seats taken, at least { $least } are needed.
lobby-option = • { $label }: { $value }
lobby-option-about = **{ $label }**: { $about }
lobby-option-not-now = Not now: { $reason }
lobby-option-dropped = ✗ { $label }: not “{ $value }” for now, but “{ $instead }”. { $reason }
lobby-option-stuck = ✗ { $label }: “{ $value }” isn’t possible. { $reason } Please choose something else under “{ lobby-options }”.
lobby-needs =
    Needs { $least } to { $most } players{ $missing ->
        [0] { $room ->
            [0] ; the table is full.
           *[other] ; you can start, { $room } more may join.
        }
        [one] , 1 more.
       *[other] , { $missing } more.
    }
lobby-invited = Invited: { $who }
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-options = Options
lobby-seats = Seats & colours
lobby-computer = Add computer
lobby-invite = Invite
lobby-cancel = Cancel
lobby-joined = You sit at the table for { $game }. It begins as soon as somebody starts it.
lobby-left = You left the table for { $game }.
lobby-started = { $game } begins. Have fun!
lobby-strength = How well does a computer play?
lobby-strength-of = { $name }: { $strength }
strength-easy = easy
strength-medium = medium
strength-strong = strong
lobby-options-about = What the table agrees on. Only whoever opened the table can change it.
lobby-options-none = This game has no options.
lobby-options-page = Page { $page } of { $pages }
lobby-options-reset = All as usual
lobby-language = Language at the table: { $language }
language-en = English
language-de = German
lobby-seats-about = Seats in playing order:
lobby-colour = My colour
lobby-remove = Ask somebody to leave
lobby-first = Who sits first?
lobby-shuffle = Shuffle the seats
lobby-invite-whom = Whom do you want to invite?
lobby-invite-about = Everybody you choose gets a message with your invitation.
lobby-invite-done = The invitations are out.
invite = { $by } would like you to join a game of { $game }: { $where }
invite-channel = { $who }, { $by } would like you to join this game of { $game }.
invite-decline = No, thanks
invite-declined = You declined; the table will see that you’re not expected.
refused-bots-computers = Bots can’t play here. “Add computer” gives you a computer player.
lobby-opened = The table for { $game } is open: { $where }
colour-0 = Amber, a disc
colour-1 = Blue, a square
colour-2 = Rust, a triangle
colour-3 = Lilac, a diamond
colour-4 = Green, a hexagon
thread-name = { $game } table
open-thread = Open a thread for it

## During the game

refused-no-seat = You don’t sit at this table, but you can watch and read along.
refused-our-fault = Something went wrong on our side. Nothing was changed; please try again.
refused-no-table-here = There is no game in this channel. `/game new` opens one.
refused-no-table-at-all = You have no open game. `/game new` opens one in a server channel.
refused-which-table = You have several open games: choose one with the option “table”.
refused-one-game = There is a game in that place already. Finish it first, or end it there with `/game cancel`.
refused-no-place = That doesn’t work here; try it in a channel.
refused-no-forum = Please also choose the forum channel (option “forum”).
refused-no-threads = There can’t be threads here; try it in a text channel.
refused-no-such-player = That person doesn’t sit at this table.
cancel-sure = Do you really want to end this game for everybody?
cancel-done = { $game } was cancelled.
concede-sure = Do you really want to give up your seat? A computer player goes on in your place.
concede-done = A computer player goes on in your place.
concede-told = { $who } has left; a computer player goes on in that seat.
concede-how = Do you want to give up your seat? A computer player can go on in your place, and you can come back any time. Or you leave for good, and the others play on without you.
concede-computer = Let a computer play
concede-for-good = Leave for good
left-done = You have left this game for good. Thank you for playing!
left-told = { $who } has left the game for good.
takeover-done = A computer player goes on in that seat.
takeover-told = { $who } hasn’t been around; a computer player goes on in that seat until { $who } is back.
takeover-you = You haven’t been around for a while, so a computer player goes on for you in { $game }. You can take your seat back any time. { $where }
takeover-offer = If somebody has vanished, a computer player can go on for them. They can come back any time.
takeover-button = Computer for { $name }
table-back = Take my seat back
back-done = Welcome back, the seat is yours again.
back-told = { $who } is back and plays on.
undo-done-by-all = Everybody agreed: the last move in { $game } was taken back.
undo-not-done = The move in { $game } stands; the game goes on.
undo-refused = { $who } would rather not take the move in { $game } back, so it stands.
lobby-lost = The channel of your { $game } table is gone, and the table with it. `/game new` opens another one.
sure-yes = Yes, really
undo-asked = { $who } would like to take back the last move in { $game }. Everybody else has to agree.
undo-asking = I have asked the others.
undo-done = Taken back.
undo-agree = Agree to undo
undo-disagree = Rather not
undo-agreed = You agreed.
undo-declined = You declined; the game goes on as it is.
nudge = { $by } is waiting for you: { $game }, { $where }
nudge-channel = { $who }, { $by } is waiting for your move.
nudge-done = I have reminded them.
moved-here = { $game } goes on here.
rematch-done = A new table is open: { $where }
channel-lost = The channel of your { $game } game is gone. Nothing is lost: `/game here` with the table `{ $id }` continues it in any channel.

## DMs

dm-closed = I can’t send you DMs, so your panel is here, under “My move”. To get it by DM, allow direct messages from this server and press the button.
dm-try = Try DMs again
dm-hello = Hello! From now on your panels come to you here.
dm-open = It worked: your panels come by DM again.
dm-still-closed = I still can’t write to you. Allow direct messages from this server in its privacy settings and try again.

## The end

end-heading = **{ $game } is over.**
end-rank = { $rank }. **{ $who }**: { $total }
end-seed = The seed was `{ $seed }`; its SHA-256 is `{ $hash }`, as posted at the start.
end-where = The table: { $where }
end-rematch = Rematch
end-board = Final board
stopped-cancelled = { $game } was cancelled.
stopped-expired = Nobody started this table for { $game }, so it has been cleared away.
stopped-empty = Everybody has left the table for { $game }.
stopped-abandoned = Nobody is left at the table for { $game }, so the game has ended.
stopped-frozen = Something doesn’t add up in this game of { $game }, so it is frozen. Nothing is lost; whoever runs the bot finds the details in the log.

## Permissions

permission-missing = In { $where } I lack a permission: { $what }.
barred = I can’t post in { $where } any more: the thread is locked, or I’m not let in.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

## Lists of games

status-lobby = { $game } (`{ $id }`): the lobby is open.
status-running =
    { $game } (`{ $id }`): waiting for { $waiting }; { $rows ->
        [one] one move
       *[other] { $rows } moves
    } so far.
status-finished = { $game } (`{ $id }`) is over after { $rows } moves.
status-cancelled = { $game } (`{ $id }`) was cancelled.
status-frozen = { $game } (`{ $id }`) is frozen.
games-mine = ▶ **{ $game }** (`{ $id }`): it’s your turn. { $where }
games-running = { $game } (`{ $id }`): waiting for { $waiting }. { $where }
games-lobby = { $game } (`{ $id }`): lobby. { $where }
games-finished = { $game } (`{ $id }`): over. { $where }
games-cancelled = { $game } (`{ $id }`): cancelled. { $where }
games-frozen = { $game } (`{ $id }`): frozen. { $where }
games-none = You have no games at the moment. `/game new` opens a table.

## Rules and help

rules-topics = **{ $game }** · { $chapter }
    { $topics }
rules-heading = **{ $topic }** · { $game }: { $chapter }
rules-chapter = How to play
rules-choose = Choose a topic
rules-no-topic = There is no topic “{ $topic }”. Known: { $known }.
help = **Mistgrove** hosts board games for people who play when they have time.
    • `/game new` opens a table: here, in a thread, as a forum post, or in a DM against the computer.
    • Join with the button. Whoever opened the table starts it.
    • When you are asked, you get a DM with a picture and buttons. “My move” under the board opens the same panel just for you.
    • `/move` takes the answer typed, `/hand` and `/board` show it again, `/games` lists all your games.
    • Until everybody has answered you can simply change your answer. `/game undo` takes a move back; where others have gone on since, it asks them first.
    • `/rules` explains every game.
    Nothing is saved before you confirm, and nothing confirmed is lost.

## Commands

cmd-game = game
    .about = Open, join and lead a game
cmd-new = new
    .about = Open a table
cmd-join = join
    .about = Join the table in this channel, or take your seat back
cmd-leave = leave
    .about = Leave a table
cmd-start = start
    .about = Start the game in this channel
cmd-status = status
    .about = Who is being waited for?
cmd-log = log
    .about = What has happened so far
cmd-undo = undo
    .about = Take your last move back
cmd-concede = concede
    .about = Give up; a computer goes on in your seat
cmd-cancel = cancel
    .about = End the game for everybody
cmd-takeover = takeover
    .about = Let a computer go on for a player who has vanished
cmd-here = here
    .about = Continue one of your games in this channel
cmd-move = move
    .about = Answer by typing
cmd-hand = hand
    .about = Your hand and your panel, only for you
cmd-board = board
    .about = The board
cmd-games = games
    .about = All your games and whose turn it is
cmd-rules = rules
    .about = The rules of a game
cmd-help = help
    .about = How it works
opt-game = game
    .about = Which game?
opt-place = place
    .about = Where? Here is the default
opt-forum = forum
    .about = The forum channel for a post
opt-table = table
    .about = Which of your tables? Needed only in DMs
opt-player = player
    .about = Who has vanished?
opt-answer = answer
    .about = Your answer in notation; suggestions appear as you type
opt-topic = topic
    .about = Which part of the rules?
place-here = here
place-thread = in a new thread
place-forum = as a forum post
place-dm = in a DM, against the computer

## Plans

plan-open = Plan ahead
plan-about = **Leave wishes** for a decision that hasn’t come yet. When it comes, the first one that is possible is taken for you.
plan-wishes = Your wishes, first to last: { $wishes }
plan-add = Add wish
plan-clear = Clear
plan-done = Done
plan-then = And then …
plan-about-then = **And then:** what comes after that is only likely, so each wish is checked when its moment comes.
plan-which = Which decision is it about?
orders-open = Standing orders
orders-about = **Your standing orders** answer for you at once, so that nobody has to wait. They hold until you change them, and nobody else sees them.
orders-line = { $order }: **{ $value }**
