"""A game in the terminal: hot seat, or against computer players.

Menus are walked step by step, or answered in notation. Before a private question of another person the screen is
cleared, so that nobody sees a hand that is not theirs.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from engine import transcript
from engine.match import Match
from engine.options import Option, Pick, Some
from engine.policies import Glimpse, Policy
from engine.refusals import Refusal
from engine.rng import Rng
from engine.rules import Decision
from engine.text import Player, Text
from words import Words

CLEAR = "\033[2J\033[H"
COMMANDS = ("back", "undo", "board", "log", "quit")


def names(speech: Words, players: int) -> list[str]:
    return [speech.say(Text("player-unnamed", number=seat + 1)) for seat in range(players)]


def play(match: Match, speech: Words, computers: Mapping[int, Policy]) -> None:
    """Play until the end, or until somebody has had enough; the transcript is printed then."""
    Terminal(match, speech, computers).run()


def print_scores(match: Match, speech: Words) -> None:
    who = names(speech, match.players)
    print(speech.say(Text("cli-over" if match.finished else "cli-unfinished")))
    for each in match.ranking():
        print(speech.say(Text("cli-rank", rank=each.rank, who=each.who, total=each.worth), who))
        for part in each.parts:
            print("   " + speech.say(Text("cli-part", label=part.label, points=part.points), who))


def _word(typed: str, words: list[str]) -> str:
    """The word that was meant: itself if it is on the list, else the one of that number."""
    number = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 5 else 0
    return words[number - 1] if typed not in words and 0 < number <= len(words) else typed


class Quit(Exception):
    """Somebody typed quit."""


class Restart(Exception):
    """The question has changed because something was taken back."""


class Terminal:
    def __init__(self, match: Match, speech: Words, computers: Mapping[int, Policy]) -> None:
        self.match = match
        self.speech = speech
        self.computers = computers
        self.people = [seat for seat in range(match.players) if seat not in computers]
        self.names = names(speech, match.players)
        self.heard = dict.fromkeys(range(match.players), 0)
        self.last_person: int | None = None

    def say(self, text: Text) -> str:
        return self.speech.say(text, self.names)

    def run(self) -> None:
        try:
            while not self.match.finished:
                with suppress(Restart):
                    self.answer_one(self.match.pending()[0])
        except (Quit, EOFError, KeyboardInterrupt):
            print("\n" + self.say(Text("cli-bye")))
            print(transcript.write(self.match), end="")
            return
        self.show_news(self.people[0] if self.people else None)
        print_scores(self.match, self.speech)
        print("\n" + transcript.write(self.match), end="")

    def answer_one(self, decision: Decision) -> None:
        seat = decision.seat
        if seat in self.computers:
            rng = Rng(f"{self.match.seed}/{len(self.match.log)}/{seat}")
            self.match.submit(seat, self.computers[seat].choose(Glimpse(self.match, seat), rng))
            print(self.say(Text("cli-computer", who=Player(seat))))
            return
        if len(self.people) > 1 and self.last_person not in (None, seat):
            input(CLEAR + self.say(Text("cli-pass", who=Player(seat))))
        self.last_person = seat
        self.show_news(seat)
        self.show_board(seat)
        if decision.suggest is not None:
            print(self.say(Text("cli-suggestion", key=decision.suggest())))
        self.ask(decision)

    def show_news(self, seat: int | None) -> None:
        events = self.match.events(seat)
        start = self.heard[seat] if seat is not None else 0
        for event in events[start:]:
            print("· " + self.say(event.text))
        if seat is not None:
            self.heard[seat] = len(events)

    def show_board(self, seat: int) -> None:
        print()
        for line in self.match.game.sketch(self.match.view(seat)):
            print(line if isinstance(line, str) else self.say(line))
        print()

    def ask(self, decision: Decision) -> None:
        """One answer, step by step; nothing is submitted before it is whole."""
        answers: list[list[str]] = []
        """What was typed, and after it what was no choice."""
        while True:
            chosen = [word for answer in answers for word in answer]
            step = decision.options.next(" ".join(chosen))
            if isinstance(step, Option):
                self.match.submit(decision.seat, step.key, decision.number)
                return
            choices = list(step) if isinstance(step, Pick) else list(step.items) if isinstance(step, Some) else []
            if isinstance(step, Pick) and len(choices) == 1 and (answers or choices[0].leads):
                print(f"  {self.say(choices[0].label)}")
                answers = answers or [[]]
                answers[-1].append(choices[0].word)
                continue
            prompt = step.prompt if chosen else decision.prompt
            print(self.say(Text("cli-turn", who=Player(decision.seat), prompt=prompt)))
            for number, choice in enumerate(choices, 1):
                hint = f"  ({self.say(choice.hint)})" if choice.hint else ""
                print(f"  {number:>2}  {choice.word:<12} {self.say(choice.label)}{hint}")
            typed = input(self.say(Text("cli-you")) + " ").strip()
            if self.command(typed, decision, answers):
                continue
            wanted = typed.split()
            # A subset is given all at once; elsewhere only the first word belongs to the list on the screen.
            listed = len(wanted) if isinstance(step, Some) else 1
            wanted[:listed] = [_word(word, [choice.word for choice in choices]) for word in wanted[:listed]]
            key = decision.options.spelled(" ".join(chosen + wanted))
            try:
                decision.options.next(key)
            except Refusal as refusal:
                print(self.say(refusal.reason))
            else:
                answers.append(key.split()[len(chosen) :])

    def command(self, typed: str, decision: Decision, answers: list[list[str]]) -> bool:
        """Whether it was a command rather than an answer; commands may be given in English or as the help says."""
        word = next((word for word in COMMANDS if typed in (word, self.say(Text(f"cli-do-{word}")))), typed)
        if word == "quit":
            raise Quit
        if word == "?":
            print(self.say(Text("cli-help", **{word: Text(f"cli-do-{word}") for word in COMMANDS})))
        elif word == "back":
            del answers[-1:]
        elif word == "board":
            self.show_board(decision.seat)
        elif word == "log":
            for event in self.match.events(decision.seat):
                print("· " + self.say(event.text))
        elif word == "undo":
            try:
                self.match.undo(decision.seat)
            except Refusal as refusal:
                print(self.say(refusal.reason))
            else:
                # What was unsaid may be said again, perhaps otherwise.
                for seat, heard in self.heard.items():
                    self.heard[seat] = min(heard, len(self.match.events(seat)))
                raise Restart
        else:
            return word == ""
        return True
