## Refusals of the host: kind, exact, and in one or two sentences

host-no-table = I don’t know that table. It may have been cleared away.
host-channel-taken = There is already a game in this channel. Play this one in a thread of its own?
host-started = This game has started already, so that can’t be changed any more.
host-lobby-closed = This lobby is closed. Open a new one whenever you like.
host-not-started = This game hasn’t started yet.
host-cancelled = This game was called off.
host-frozen = This table is frozen: something doesn’t add up on my side. Nothing is lost, and nobody can move until it is repaired.
host-not-seated = You don’t sit at this table.
host-already-seated = You already have a seat here.
host-conceded = A computer player has your seat in this game. You can take it back any time: with the button, or `/game join`.
host-left = You have left this game for good.
host-not-host = Only { $host }, who hosts this table, or somebody who manages the server can do that.
host-not-manager = Only somebody who manages the server can do that.
host-full =
    { $most ->
        [one] The one seat is taken.
       *[other] All { $most } seats are taken.
    }
host-too-few =
    { $missing ->
        [one] One more player is needed
       *[other] { $missing } more players are needed
    }: the game starts with at least { $least }. Computers count too.
host-no-seat = There is no such seat at this table.
host-no-person = No person plays in that seat.
host-no-computer = No computer plays there.
host-no-colour = There is no such colour.
host-colour-taken = { $who } has that colour already.
host-no-level = Computers don’t play at the level “{ $level }”. Possible: { $known }.
host-not-invited = You have no invitation to this table.
host-invited-already = That invitation is already out.
host-invited-sits = That person already has a seat here.
host-plan-nothing = There is nothing to plan for right now.
host-plan-empty = A plan needs at least one answer.
host-plan-too-long = A plan holds at most { $most } answers for a decision, and at most { $steps } decisions.
host-plan-no-further = What comes after that can’t be foreseen, so it can’t be planned yet.
host-order-unknown = There is no such standing order in this game.
host-order-value = A standing order can’t be “{ $value }”. Possible: { $values }.
host-no-undo-request = Nobody is asking to take anything back, or the game has gone on since.
host-nobody-to-nudge = Nobody else is being waited for.
host-nudged =
    { $minutes ->
        [one] They were nudged within the hour. You can do it again in a minute.
       *[other] They were nudged within the hour. You can do it again in { $minutes } minutes.
    }
host-not-ended = A rematch is possible once this game has ended.
host-rule-failed = Something went wrong on my side with that answer, so nothing has changed. I made a note of it; please choose something else for now.
host-not-saved = I couldn’t reach my records just now, so nothing has changed. Please try again in a moment.

## What a player hears about the own plans and standing orders

told-by-order = Your standing order “{ $order }” answered for you: **{ $answer }**
told-by-plan = As you had planned: **{ $answer }**
told-order = { $order }: { $value }
told-order-failed = Your standing order “{ $order }” wasn’t possible this time, so it’s up to you: { $reason }
told-more = { $count } more
told-other-question = you were asked something else: { $prompt }
told-plan-failed = Your plan wasn’t possible when its moment came, so it’s up to you again:
told-plan-failed-step = Step { $step } of { $steps } of your plan wasn’t possible when its moment came, so it’s up to you again:
told-plan-wish = • **{ $what }** – { $reason }
told-plan-more =
    { $count ->
        [one] • One more wish, which isn’t possible either.
       *[other] • { $count } more wishes, none of which is possible.
    }
told-plan-lost = Your plan no longer holds (**{ $wishes }**). { $reason }
told-plan-lost-step = Your plan no longer holds from step { $step } of { $steps } on (**{ $wishes }**). { $reason }
told-lost-undo = { $who } took back something that it rested on.
told-lost-question = The question that it was for is no longer in sight.
told-lost-answered = Another plan of yours has already answered that question.
told-lost-computer = While a computer played for you, it answered that question itself.
