"""A played game as plain text: a header, then one line an answer (seat and key).

    # game: misty
    # seed: 7
    # players: 2
    # option: window=full
    # rules: 1
    # set: 1f0c...
    0 rocket D4
    1 flower D4

A second line of a seat to the same question replaces its first; `!withdraw` takes it back, `!undo` (with everybody's
consent: `!undo consent`) goes back to before that seat's last answer, `!leave` leaves the game for good.
`# scenario:` and `# expect:` (JSON) are for tests.
Anything that cannot be read or played is refused with its line and what was expected.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from engine.components import ComponentSet
from engine.game import Game
from engine.match import Entry, Match
from engine.refusals import BadTable, BadTranscript, Refusal
from engine.registry import game
from engine.text import Text

HEADERS = ("game", "seed", "players", "option", "rules", "set", "scenario", "expect", "note")
NEEDED = ("game", "seed", "players")
LONGEST_NUMBER = 9
WITHDRAW, UNDO, UNDO_WITH_CONSENT, LEAVE = "!withdraw", "!undo", "!undo consent", "!leave"


@dataclass(frozen=True)
class Move:
    line: int
    seat: int
    key: str


@dataclass
class Transcript:
    """A transcript as read, before it is played."""

    game: str = ""
    seed: str = ""
    players: int = 0
    options: dict[str, str] = field(default_factory=dict)
    rules: int | None = None
    set: str | None = None
    scenario: dict[str, Any] | None = None
    expect: dict[str, Any] | None = None
    moves: list[Move] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    """On which line each header stands."""


def read(text: str, *, scenarios: bool = False) -> Transcript:
    """Read a transcript; nothing is played yet."""
    result = Transcript()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if line.startswith("#"):
            _read_header(result, number, line, scenarios)
        elif line:
            result.moves.append(_read_move(result, number, line))
    for name in NEEDED:
        if name not in result.lines:
            raise BadTranscript(Text("transcript-missing", field=name))
    return result


def _read_header(result: Transcript, number: int, line: str, scenarios: bool) -> None:
    name, colon, value = line[1:].partition(":")
    name, value = name.strip(), value.strip()
    if not colon:
        raise BadTranscript(Text("transcript-header", line=number, found=line[:60]))
    if name not in HEADERS:
        raise BadTranscript(Text("transcript-unknown-header", line=number, field=name[:40], known=", ".join(HEADERS)))
    if name not in ("option", "note") and result.lines.setdefault(name, number) != number:
        raise BadTranscript(Text("transcript-twice", line=number, field=name, first=result.lines[name]))
    if not value and name in NEEDED:
        raise BadTranscript(Text("transcript-empty", line=number, field=name))
    if name in ("players", "rules"):
        if not _is_number(value):
            raise BadTranscript(Text("transcript-number", line=number, field=name, found=value[:40]))
        setattr(result, name, int(value))
    elif name == "option":
        option, equals, chosen = value.partition("=")
        if not equals:
            raise BadTranscript(Text("transcript-option", line=number, found=value[:40]))
        option = option.strip()
        if (first := result.lines.setdefault(f"option {option}", number)) != number:
            raise BadTranscript(Text("transcript-twice", line=number, field=f"option: {option[:40]}", first=first))
        result.options[option] = chosen.strip()
    elif name in ("scenario", "expect"):
        if not scenarios:
            raise BadTranscript(Text("transcript-scenario", line=number))
        try:
            found = json.loads(value)
        except json.JSONDecodeError:
            found = None
        if not isinstance(found, dict):
            raise BadTranscript(Text("transcript-json", line=number, field=name))
        setattr(result, name, found)
    elif name != "note":
        setattr(result, name, value)


def _read_move(result: Transcript, number: int, line: str) -> Move:
    seat, key = (*line.split(None, 1), "")[:2]
    if "players" not in result.lines:
        raise BadTranscript(Text("transcript-early", line=number, found=line[:60]))
    last = max(result.players - 1, 0)
    if not _is_number(seat) or int(seat) > last or not key.strip():
        raise BadTranscript(Text("transcript-move", line=number, last=last, found=line[:60]))
    return Move(number, int(seat), " ".join(key.split()))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= LONGEST_NUMBER


def play(transcript: Transcript, components: ComponentSet | None = None) -> Match:
    """Play a transcript through the same checks as any player's answers."""
    match = _begin(transcript, components)
    for move in transcript.moves:
        try:
            _submit(match, move)
        except Refusal as refusal:
            raise BadTranscript(
                Text("transcript-refused", line=move.line, seat=move.seat, key=move.key[:80], reason=refusal.reason)
            ) from refusal
    return match


def game_of(transcript: Transcript) -> Game[Any, Any]:
    """The game that was played."""
    try:
        return game(transcript.game)
    except BadTable as refusal:
        raise _at_header(transcript, "game", refusal.reason) from refusal


def _begin(transcript: Transcript, components: ComponentSet | None) -> Match:
    """The match before its first answer; what is wrong with a header is refused with its line."""
    played = game_of(transcript)
    used = components or played.components
    if transcript.set is not None and transcript.set != used.hash:
        raise _at_header(transcript, "set", Text("transcript-set", wanted=transcript.set[:40], found=used.hash))
    if transcript.rules is not None and not 1 <= transcript.rules <= played.info.rules_version:
        known = played.info.rules_version
        raise _at_header(transcript, "rules", Text("transcript-rules", wanted=transcript.rules, known=known))
    # Each option by itself first, so that the line of the wrong one is known.
    for option, value in transcript.options.items():
        try:
            played.info.check(option, value)
        except BadTable as refusal:
            raise _at_header(transcript, f"option {option}", refusal.reason) from refusal
    try:
        played.agree(transcript.players, transcript.options, used)
    except BadTable as refusal:
        raise _at_header(transcript, "players", refusal.reason) from refusal
    return Match(
        played,
        transcript.players,
        transcript.seed,
        transcript.options,
        components=used,
        version=transcript.rules,
        scenario=transcript.scenario,
        digests=False,
    )


def _at_header(transcript: Transcript, header: str, reason: Text) -> BadTranscript:
    return BadTranscript(Text("transcript-line", line=transcript.lines[header], reason=reason))


def _submit(match: Match, move: Move) -> Entry:
    if move.key == WITHDRAW:
        return match.withdraw(move.seat)
    if move.key in (UNDO, UNDO_WITH_CONSENT):
        return match.undo(move.seat, consent=move.key == UNDO_WITH_CONSENT)
    if move.key == LEAVE:
        return match.leave(move.seat)
    return match.submit(move.seat, move.key)


def write(match: Match) -> str:
    """The transcript of a match."""
    setup = match.setup
    lines = [
        f"# game: {match.game.info.id}",
        f"# seed: {match.seed}",
        f"# players: {match.players}",
        *(f"# option: {name}={value}" for name, value in setup.options.items()),
        f"# rules: {setup.version}",
        f"# set: {setup.components.hash}",
    ]
    for entry in match.log:
        if entry.kind == "withdraw":
            lines.append(f"{entry.seat} {WITHDRAW}")
        elif entry.kind == "undo":
            lines.append(f"{entry.seat} {UNDO_WITH_CONSENT if entry.key else UNDO}")
        elif entry.kind == "leave":
            lines.append(f"{entry.seat} {LEAVE}")
        else:
            lines.append(f"{entry.seat} {entry.key}")
    return "\n".join(lines) + "\n"


def document(match: Match) -> dict[str, Any]:
    """All that an outsider needs to recount a game: what `replay --json` prints."""
    return {
        "game": match.game.info.id,
        "players": match.players,
        "options": dict(match.setup.options),
        "rules": match.setup.version,
        "set": match.setup.components.hash,
        "finished": match.finished,
        "state": match.report(),
        "scores": [
            {
                "seat": score.seat,
                "total": score.total,
                "rank": score.rank,
                "parts": [{"label": part.label.id, "points": part.points} for part in score.parts],
            }
            for score in match.scores()
        ],
    }
