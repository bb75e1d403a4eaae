"""What the large voices record: the prompts and the whole units."""

import pathlib
import re
from typing import NamedTuple

from pronunciation import Phrase, Word, phrases
from script import number_words

HERE = pathlib.Path(__file__).parent


class Utterance(NamedTuple):
    """One recording to make."""

    file: str  # without extension
    kind: str  # "prompt", or the unit's kind: "letter", "number", "key", …
    text: str  # as it is written
    phrases: list[Phrase]  # as it is pronounced


def utterances(prompt_count: int | None, kinds: tuple[str, ...] | None) -> list[Utterance]:
    """The first prompts, then the units of some kinds; all where None is given."""
    chosen = [unit for unit in units() if kinds is None or unit.kind in kinds]
    return prompts()[:prompt_count] + chosen


def prompts() -> list[Utterance]:
    """The prompts, called by their number."""
    lines = [
        line
        for line in (HERE / "prompts.txt").read_text().splitlines()
        if line and not line.startswith("#")
    ]
    return [
        Utterance(f"{number:03d}", "prompt", line, phrases(line))
        for number, line in enumerate(lines, 1)
    ]


def units() -> list[Utterance]:
    """The whole units, called by their kind and number."""
    result, kind = [], ""
    for line in (HERE / "interface-words.txt").read_text().splitlines():
        if line.startswith("["):
            kind, number = line.strip("[]"), 0
        elif line and not line.startswith("# "):
            for entry in line.split(" | "):
                for written, spoken in readings(entry):
                    number += 1
                    result.append(
                        Utterance(f"{kind}-{number:03d}", kind, written, unit_phrases(spoken))
                    )
    return result


def readings(entry: str) -> list[tuple[str, str]]:
    """What an entry of interface-words.txt says is written, and how it is spoken."""
    if entry == "numbers":
        return [(number_words(number), number_words(number)) for number in range(101)]
    written, _, spoken = entry.rpartition(" = ")
    return [(written or spoken, spoken)]


def unit_phrases(spoken: str) -> list[Phrase]:
    """A unit's pronunciation, as one phrase: its words, or the phones between slashes."""
    if match := re.fullmatch("/(.*)/", spoken):
        return [Phrase((Word("unit", tuple(match[1].split())),), ".")]
    return phrases(spoken)
