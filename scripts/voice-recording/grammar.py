"""Makes sentences from the grammar in prompt-grammar.txt and prompt-sentences.txt."""

import pathlib
import random
import re
from typing import NamedTuple

from pronunciation import is_vowel, word_phones

HERE = pathlib.Path(__file__).parent
SOURCES = ("prompt-grammar.txt", "prompt-sentences.txt")
SLOT = re.compile(r"\{([a-z0-9]+)\}")
ARTICLE = re.compile(r"\b(a|an|A|An) ([A-Za-z']+)")


class Sentence(NamedTuple):
    """A sentence of the pool."""

    text: str
    kind: str  # "statement", "yesno", …
    template: str


class Grammar:
    """Classes of words and, by kind, the templates of whole sentences."""

    def __init__(self, text: str):
        self.classes: dict[str, list[str]] = {}
        self.templates: list[tuple[str, str]] = []
        kind = name = ""
        for line in text.splitlines():
            if not line or line.startswith("#"):
                continue
            if line.startswith("["):
                name, _, kind = line.strip("[]").partition(" ")
            elif name == "sentence":
                self.templates.append((kind, line))
            else:
                members = [member.strip() for member in line.split("|")]
                self.classes.setdefault(name, []).extend(members)

    def sentence(self, template: tuple[str, str], chance: random.Random) -> Sentence:
        """A sentence made from a template."""
        kind, text = template
        text = ARTICLE.sub(with_article, self.expanded(text, chance, set()))
        text = re.sub(r"\bi\b", "I", text)
        start = re.search("[A-Za-z]", text).start()
        return Sentence(text[:start] + text[start].upper() + text[start + 1 :], kind, template[1])

    def written(self) -> list[Sentence]:
        """The sentences that were written as a whole."""
        return [Sentence(text, kind, text) for kind, text in self.templates if "{" not in text]

    def expanded(self, text: str, chance: random.Random, used: set[str]) -> str:
        """The text with each slot filled, never twice with the same words."""

        def fill(slot: re.Match) -> str:
            """A member of the slot's class."""
            members = self.classes[slot[1]]
            member = chance.choice([m for m in members if m not in used] or members)
            used.add(member)
            return self.expanded(member, chance, used)

        return SLOT.sub(fill, text)


def with_article(match: re.Match) -> str:
    """The article that the following word asks for."""
    article = "an" if is_vowel(word_phones(match[2].lower(), None)[0]) else "a"
    return f"{article.capitalize() if match[1][0] == 'A' else article} {match[2]}"


def pool(count: int, fewest_words: int, most_words: int, seed: int) -> list[Sentence]:
    """Different sentences of a number of words between the limits, from every template in turn."""
    grammar = Grammar("".join((HERE / name).read_text() for name in SOURCES))
    chance = random.Random(seed)
    sentences: dict[str, Sentence] = {}
    templates = [t for t in grammar.templates if SLOT.search(t[1])]
    fixed = [t for t in grammar.templates if not SLOT.search(t[1])]
    for template in fixed:
        sentence = grammar.sentence(template, chance)
        sentences[sentence.text] = sentence
    turn = 0
    while len(sentences) < count:
        sentence = grammar.sentence(templates[turn % len(templates)], chance)
        turn += 1
        if fewest_words <= len(sentence.text.split()) <= most_words:
            sentences.setdefault(sentence.text, sentence)
    return list(sentences.values())
