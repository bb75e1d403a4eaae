"""The languages that prompts are written for: their sentences and how these are pronounced."""

import pathlib
import re
import subprocess
from typing import Callable, NamedTuple

import grammar
import pronunciation
from grammar import Sentence
from pronunciation import Phrase, Word

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
PRONOUNCE = ROOT / ".build/debug/pronounce"
# What separates phrases, or a word.
TOKEN = re.compile(r"\w+|[,;:.?!]")


class Language(NamedTuple):
    """A language, and what its prompts are chosen by."""

    pool: Callable[[], list[Sentence]]  # the sentences to choose from
    phrases: Callable[[list[str]], list[list[Phrase]]]  # how each of some texts is pronounced
    prompts: pathlib.Path  # the file of those chosen
    heading: tuple[str, ...]  # its first lines
    count: int  # how many are chosen
    reported: tuple[int, ...]  # after how many the coverage is told


def american() -> Language:
    """English as CMUdict has it; most of the pool is made by the grammar."""
    return Language(
        pool=lambda: grammar.pool(16000, 8, 12, 2025),
        phrases=lambda texts: [pronunciation.phrases(text) for text in texts],
        prompts=HERE / "prompts.txt",
        heading=(),
        count=340,
        reported=(150, 300),
    )


def castilian() -> Language:
    """Spanish as the program itself pronounces it; every sentence was written as a whole."""
    source = HERE / "prompt-sentences-es.txt"
    return Language(
        pool=lambda: grammar.Grammar(source.read_text()).written(),
        phrases=lambda texts: pronounced(texts, "es-ES"),
        prompts=ROOT / "ProviderExtension/Languages/es-ES/prompts.txt",
        heading=("What a person reads for a voice in Spanish, the most useful first.", ""),
        count=200,
        reported=(20, 50, 100, 150),
    )


LANGUAGES = {"en-US": american, "es-ES": castilian}


def pronounced(texts: list[str], language: str) -> list[list[Phrase]]:
    """The phrases of texts as `pronounce` says them (`swift build --product pronounce`)."""
    parts = [phrase_words(text) for text in texts]
    lines = [" | ".join(" ".join(words) for words, _ in phrases) for phrases in parts]
    answer = subprocess.run(
        [PRONOUNCE, language], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    result = []
    for phrases, line in zip(parts, answer.stdout.splitlines(), strict=True):
        phones = iter(line.split("\t")[1].split(" | "))
        result.append(
            [
                Phrase(tuple(Word(word, tuple(next(phones).split())) for word in words), mark)
                for words, mark in phrases
            ]
        )
    return result


def phrase_words(text: str) -> list[tuple[list[str], str]]:
    """The words of each phrase of a text, and the mark that ends it."""
    result, words = [], []
    for token in TOKEN.findall(text):
        if token[0].isalpha():
            words.append(token)
        elif words:
            result.append((words, token))
            words = []
    return [*result, (words, ".")] if words else result
