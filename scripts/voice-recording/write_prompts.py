"""Writes a language's prompts: sentences of its pool chosen for what a voice needs.

Usage: write_prompts.py [LANGUAGE [COUNT]]; en-US unless given. Running it again writes the same
file. Spanish is pronounced by the program: `swift build --product pronounce` first.
"""

import collections
import heapq
import math
import pathlib
import sys

from coverage import (
    placed_diphones,
    plain_diphones,
    sounds,
    stressed_diphones,
    triphones,
)
from grammar import Sentence
from languages import LANGUAGES, Language
from pronunciation import Phrase

HERE = pathlib.Path(__file__).parent

# For each kind of unit: how it is found, what covering the whole pool with it is worth, and how
# fast the worth of further copies falls.
UNITS = {
    "plain": (plain_diphones, 40.0, 0.1),
    "stressed": (stressed_diphones, 4.0, 0.5),
    "placed": (placed_diphones, 2.0, 0.5),
    "triphone": (triphones, 0.5, 0.4),
}
# The worth of a type's first copy grows with this power of its frequency: 1 would serve only
# common types, 0 would take rare ones for as important.
FREQUENCY_POWER = 0.4
# The share of each kind of sentence that the prompts may have at most.
SHARES = {
    "statement": 0.50,
    "subordinate": 0.12,
    "yesno": 0.10,
    "wh": 0.10,
    "list": 0.08,
    "number": 0.09,
    "exclamation": 0.05,
    "quotation": 0.05,
}
# How often one template may be used among the prompts.
TEMPLATE_USES = 3
# How much more a sentence that was written as a whole is worth: it is the more natural one. Its
# units count for so much more too: their frequencies are nearer to those of ordinary English.
WRITTEN_WHOLE = 1.9
WRITTEN_FREQUENCY = 20
# A pause and the care at its edges take about as long as this many phones.
PAUSE_PHONES = 5


class Candidate:
    """A sentence of the pool with its units."""

    def __init__(self, sentence: Sentence, phrases: list[Phrase]):
        self.sentence = sentence
        sequence = sounds(phrases)
        self.cost = len(sequence) + PAUSE_PHONES
        self.bonus = 1.0 if "{" in sentence.template else WRITTEN_WHOLE
        self.units = collections.Counter(
            (kind, unit) for kind, (find, _, _) in UNITS.items() for unit in find(sequence)
        )


def main():
    language = LANGUAGES[sys.argv[1] if len(sys.argv) > 1 else "en-US"]()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else language.count
    rejected = set((HERE / "prompt-rejects.txt").read_text().splitlines())
    misread = set((HERE / "prompt-misread.txt").read_text().splitlines())
    sentences = language.pool()
    pronounced = language.phrases([sentence.text for sentence in sentences])
    candidates = [Candidate(*pair) for pair in zip(sentences, pronounced, strict=True)]
    usable = [c for c in candidates if c.sentence.text not in rejected]
    written = [candidate for candidate in candidates if candidate.bonus > 1]
    needed = frequencies(candidates + written * WRITTEN_FREQUENCY)
    chosen = choose(usable, needed, count)
    # What a speaker does not say well goes last, so that nothing else changes that is recorded.
    chosen = [candidate for candidate in chosen if candidate.sentence.text not in misread]
    heading = [*language.heading, *report(candidates, chosen, language)]
    lines = [f"# {line}".rstrip() for line in heading]
    lines += [candidate.sentence.text for candidate in chosen]
    language.prompts.parent.mkdir(exist_ok=True)
    language.prompts.write_text("\n".join(lines) + "\n")


def frequencies(candidates: list[Candidate]) -> collections.Counter:
    """How often each unit occurs in the pool."""
    total = collections.Counter()
    for candidate in candidates:
        total.update(candidate.units)
    return total


def choose(candidates: list[Candidate], total: collections.Counter, count: int) -> list[Candidate]:
    """The candidates that add most for their length, best first.

    The worth of a candidate only falls while others are chosen, so the best of the last reckoning
    stays the best if its worth is still above the next one's.
    """
    values = worth(total)
    have: collections.Counter = collections.Counter()
    queue = [(-gain(c, values, have), index) for index, c in enumerate(candidates)]
    heapq.heapify(queue)
    chosen, waiting = [], []
    kinds: collections.Counter = collections.Counter()
    templates: collections.Counter = collections.Counter()
    while len(chosen) < count and queue:
        _, index = heapq.heappop(queue)
        candidate = candidates[index]
        kind, template = candidate.sentence.kind, candidate.sentence.template
        if templates[template] >= TEMPLATE_USES:
            continue
        if kinds[kind] > SHARES[kind] * (len(chosen) + 8):
            waiting.append((0, index))
            continue
        now = -gain(candidate, values, have)
        if queue and now > queue[0][0]:
            heapq.heappush(queue, (now, index))
            continue
        chosen.append(candidate)
        have.update(candidate.units)
        kinds[kind] += 1
        templates[template] += 1
        for _, other in waiting:
            heapq.heappush(queue, (-gain(candidates[other], values, have), other))
        waiting = []
    return chosen


def worth(total: collections.Counter) -> dict[tuple, float]:
    """What the first copy of each unit is worth."""
    sums: collections.Counter = collections.Counter()
    for (kind, _), occurrences in total.items():
        sums[kind] += occurrences**FREQUENCY_POWER
    return {
        unit: UNITS[unit[0]][1] * occurrences**FREQUENCY_POWER / sums[unit[0]]
        for unit, occurrences in total.items()
    }


def gain(candidate: Candidate, values: dict[tuple, float], have: collections.Counter) -> float:
    """What a candidate adds to those chosen, for each phone of its length."""
    added = 0.0
    for unit, copies in candidate.units.items():
        fall = UNITS[unit[0]][2]
        # The sum of the falling worths of so many copies, after those already there.
        added += values[unit] * fall ** have[unit] * (1 - fall**copies) / (1 - fall)
    return added * candidate.bonus / candidate.cost


def report(
    candidates: list[Candidate], chosen: list[Candidate], language: Language
) -> list[str]:
    """What the prompts cover of the pool, for the first so many and all."""
    total = frequencies(candidates)
    words = [len(candidate.sentence.text.split()) for candidate in chosen]
    lines = [
        f"{len(chosen)} prompts of {min(words)} to {max(words)} words, "
        f"{sum(words) / len(words):.1f} on average, chosen by write_prompts.py from a pool of "
        f"{len(candidates)}.",
        "The first prompts cover most, so a shorter recording takes them from the top.",
        "",
        "prompts  unit       types of pool  tokens of pool  types with 3 copies, as tokens",
    ]
    for first in sorted({*language.reported, len(chosen)}):
        have = frequencies(chosen[:first])
        for kind in UNITS:
            lines.append(f"{first:7d}  {kind:9s}  {coverage_figures(kind, total, have)}")
    kinds = collections.Counter(candidate.sentence.kind for candidate in chosen)
    lines += ["", ", ".join(f"{kind} {number}" for kind, number in kinds.most_common()), ""]
    return lines


def coverage_figures(kind: str, total: collections.Counter, have: collections.Counter) -> str:
    """Covered types, the share of tokens that they stand for, and that of types heard thrice."""
    pool_units = {unit: n for unit, n in total.items() if unit[0] == kind}
    tokens = sum(pool_units.values())
    covered = [unit for unit in pool_units if have[unit]]
    thrice = sum(n for unit, n in pool_units.items() if have[unit] >= 3)
    share = sum(pool_units[unit] for unit in covered) / tokens
    return (
        f"{len(covered):6d} of {len(pool_units):6d}  {floor_percent(share):>13s}  "
        f"{floor_percent(thrice / tokens):>13s}"
    )


def floor_percent(share: float) -> str:
    """A share in percent, never rounded up to more than it is."""
    return f"{math.floor(share * 10000) / 100:.2f} %"


if __name__ == "__main__":
    main()
