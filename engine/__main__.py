"""The command line: list the games, play one in the terminal or at random, replay a transcript, measure.

Bad input is answered in one sentence and a non-zero exit, never with a traceback.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from pathlib import Path

from engine import benchmark, terminal, transcript
from engine.match import Match
from engine.policies import STRENGTHS, Policy, RandomPolicy, play_out
from engine.refusals import BadTable, BadTranscript, Refusal
from engine.registry import game, games
from engine.rng import Rng
from engine.text import Text
from words import LOCALES, Words, words


def main(arguments: list[str] | None = None) -> int:
    args = _parser().parse_args(arguments)
    speech = words(args.lang or _language())
    try:
        result: int = args.run(args, speech)
        return result
    except Refusal as refusal:
        print(speech.say(refusal.reason, terminal.names(speech, 10)), file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read our output has seen enough (`| head`).
        sys.stderr.close()
        return 0


def _language() -> str | None:
    """The language this machine is set to; asking the environment works where that locale is not installed, too."""
    return next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Mistgrove's games without Discord.")
    parser.add_argument("--lang", choices=LOCALES, help="the language of the texts")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    listing = commands.add_parser(
        "list", help="the games: id, seats, title; below each its table options with their values"
    )
    listing.set_defaults(run=_list)

    for name, run, about in (
        ("random", _random, "play random legal moves and print the transcript"),
        ("play", _play, "play in the terminal, hot seat or against the computer"),
    ):
        command = commands.add_parser(name, help=about)
        command.add_argument("game", metavar="GAME")
        command.add_argument("--players", type=int, default=2, metavar="N")
        command.add_argument("--seed", metavar="S", default=None)
        command.add_argument(
            "-o", "--option", action="append", default=[], metavar="KEY=VALUE", help="a table option, see `list`"
        )
        command.add_argument("--set", metavar="FILE", help="play with this component file instead of ours")
        command.add_argument("--computers", type=int, default=0, metavar="K", help="the last K seats are computers")
        command.add_argument("--strength", choices=tuple(STRENGTHS), default="medium", help="how well computers play")
        command.set_defaults(run=run)

    replay = commands.add_parser("replay", help="the scores of a transcript")
    replay.add_argument("file", metavar="FILE", help="a transcript, or - for standard input")
    replay.add_argument("--json", action="store_true", help="print the whole final state and the scores")
    replay.add_argument("--set", metavar="FILE", help="the component file it was played with")
    replay.set_defaults(run=_replay)

    bench = commands.add_parser("bench", help="random games and replays a second")
    bench.add_argument("games", nargs="*", metavar="GAME")
    bench.add_argument("--seconds", type=float, default=1.5, metavar="S", help="how long each figure is measured")
    bench.set_defaults(run=_bench)
    return parser


def _list(args: argparse.Namespace, speech: Words) -> int:
    for one in games().values():
        seats = f"{one.info.seats[0]}-{one.info.seats[-1]}"
        print(speech.say(Text("cli-line", id=one.info.id, seats=seats, title=one.info.title)))
        for option in one.info.options:
            label, values = Text(f"{one.info.id}-option-{option.id}"), "|".join(option.values)
            print("  " + speech.say(Text("cli-option", option=option.id, values=values, label=label)))
    return 0


def _random(args: argparse.Namespace, speech: Words) -> int:
    match = _new_match(args)
    policies: list[Policy] = [RandomPolicy()] * (match.players - args.computers)
    policies += [STRENGTHS[args.strength].player()] * args.computers
    play_out(match, policies, Rng(f"{match.seed}/players"))
    print(transcript.write(match), end="")
    return 0


def _play(args: argparse.Namespace, speech: Words) -> int:
    match = _new_match(args)
    strength = STRENGTHS[args.strength]
    terminal.play(match, speech, {match.players - 1 - k: strength.player() for k in range(args.computers)})
    return 0


def _replay(args: argparse.Namespace, speech: Words) -> int:
    read = transcript.read(_text_of(args.file))
    components = transcript.game_of(read).load(_text_of(args.set)) if args.set is not None else None
    match = transcript.play(read, components)
    if args.json:
        print(json.dumps(transcript.document(match), ensure_ascii=False, indent=1))
    else:
        terminal.print_scores(match, speech)
    return 0


def _bench(args: argparse.Namespace, speech: Words) -> int:
    for id in args.games or games():
        for line in benchmark.measure(game(id), args.seconds):
            print(line)
    return 0


def _new_match(args: argparse.Namespace) -> Match:
    options = {}
    for pair in args.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadTable(Text("table-option-pair", found=pair))
        options[name] = value
    if not 0 <= args.computers <= args.players:
        raise BadTable(Text("table-computers", players=args.players, computers=args.computers))
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    if not seed or seed != " ".join(seed.split()):
        # A transcript could not keep it.
        raise BadTable(Text("table-seed"))
    played = game(args.game)
    components = played.load(_text_of(args.set)) if args.set is not None else None
    return Match(played, args.players, seed, options, components=components)


def _text_of(file: str) -> str:
    try:
        return (sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadTranscript(Text("transcript-file", file=file, problem=problem)) from None


if __name__ == "__main__":
    sys.exit(main())
