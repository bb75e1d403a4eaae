"""Words as they are compared: what was to be said, and what was heard."""

import functools
import pathlib
import re
from typing import NamedTuple

import numpy as np

HERE = pathlib.Path(__file__).parent

ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    " fifteen sixteen seventeen eighteen nineteen"
).split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
SCALES = ((10**9, "billion"), (10**6, "million"), (1000, "thousand"), (100, "hundred"))
ORDINALS = {
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twelve": "twelfth",
}  # fmt: skip
CURRENCIES = {"$": "dollars", "£": "pounds", "€": "euros"}
# Contractions that stand for one pair of words each. What 's stands for depends on the sentence.
CONTRACTIONS = (
    (r"\bcan't\b|\bcannot\b", "can not"),
    (r"\bwon't\b", "will not"),
    (r"n't\b", " not"),
    (r"\b(i)'m\b", r"\1 am"),
    (r"'re\b", " are"),
    (r"'ve\b", " have"),
    (r"'ll\b", " will"),
    (r"\b(it|that|what|there|here|where|who|he|she)'s\b", r"\1 is"),
)


class Comparison(NamedTuple):
    """How many words were to be said, and how many edits make what was heard of them."""

    word_count: int
    edit_count: int


def compared(reference: str, heard: str) -> Comparison:
    """Compares the words of two texts. A compound counts as the same in one word or two."""
    first, second = words(reference), words(heard)
    first, second = joined(first, second), joined(second, first)
    return Comparison(len(first), edit_count(first, second))


def words(text: str) -> list[str]:
    """The words of a text: lower case, numbers and contractions in full, one spelling."""
    text = text.lower().replace("’", "'").replace("%", " percent ").replace("&", " and ")
    text = re.sub(r"(?<=\d),(?=\d{3})", "", text)
    text = re.sub(
        r"([$£€])\s?([\d.]+(?: (?:million|billion|thousand))?)",
        lambda match: f"{match[2]} {CURRENCIES[match[1]]}",
        text,
    )
    text = re.sub(r"(\d+)(st|nd|rd|th)\b", lambda match: ordinal(int(match[1])), text)
    text = re.sub(r"(\d+):00\b", r"\1", text)
    text = re.sub(r"(?<=\d)\.(?=\d)", " point ", text)
    text = re.sub(r"\d+", lambda match: f" {cardinal(int(match[0]))} ", text)
    for pattern, replacement in CONTRACTIONS:
        text = re.sub(pattern, replacement, text)
    found = re.findall(r"[a-z]+", text.replace("'", ""))
    return [spellings().get(word, word) for word in found]


@functools.cache
def spellings() -> dict[str, str]:
    """The words that are compared in another spelling than their own."""
    lines = (HERE / "spellings.txt").read_text().splitlines()
    return dict(line.split(" = ") for line in lines if not line.startswith("#"))


def cardinal(number: int) -> str:
    """A number in words, without "and"."""
    for value, name in SCALES:
        if number >= value:
            rest = number % value
            return f"{cardinal(number // value)} {name}" + (f" {cardinal(rest)}" if rest else "")
    if number < len(ONES):
        return ONES[number]
    return TENS[number // 10 - 2] + (f" {ONES[number % 10]}" if number % 10 else "")


def ordinal(number: int) -> str:
    """A number in words that says which in an order."""
    *before, last = cardinal(number).split()
    return " ".join([*before, ORDINALS.get(last, re.sub("y$", "ie", last) + "th")])


def joined(some: list[str], others: list[str]) -> list[str]:
    """The words, with two that follow each other made one where that is a word of the others."""
    known, result = set(others) - set(some), []
    for word in some:
        if result and result[-1] + word in known:
            result[-1] += word
        else:
            result.append(word)
    return result


def edit_count(first: list[str], second: list[str]) -> int:
    """The fewest words replaced, left out and added that make one text of the other."""
    row = list(range(len(second) + 1))
    for count, word in enumerate(first, 1):
        diagonal, row[0] = row[0], count
        for index, other in enumerate(second, 1):
            best = min(row[index] + 1, row[index - 1] + 1, diagonal + (word != other))
            diagonal, row[index] = row[index], best
    return row[-1]


class ErrorRate(NamedTuple):
    """A word error rate in percent and its standard error."""

    percent: float
    standard_error: float


def error_rate(comparisons: list[Comparison]) -> ErrorRate:
    """The edits of all sentences over their words. Sentences, not words, are taken as independent:
    the standard error is that of a ratio of two sums over them."""
    counts = np.array([[each.word_count, each.edit_count] for each in comparisons], float)
    totals = counts.sum(axis=0)
    rate = totals[1] / totals[0]
    residuals = counts[:, 1] - rate * counts[:, 0]
    count = len(comparisons)
    error = np.sqrt(count / max(count - 1, 1) * (residuals**2).sum()) / totals[0]
    return ErrorRate(100 * rate, 100 * error)
