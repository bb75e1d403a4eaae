"""Texts of any length from a few words, the same at every run."""

import random

ADJECTIVES = """quiet golden wooden narrow gentle rapid silver careful crooked ordinary hollow distant
    yellow heavy patient northern""".split()
NOUNS = """river window market teacher garden engine mountain letter kitchen sailor railway candle
    blanket button hammer forest island needle ticket wagon""".split()
VERBS = """follows opens carries crosses remembers watches borrows answers repairs delivers collects
    measures""".split()
PLACES = "near across behind under beside through without toward".split()
LABELS = """Tab|Back|Open file|Save as|Volume 40 percent|Next message|Search field|Check box, checked|
    a|7|Delete|Settings|List item, 3 of 12|New window|Inbox, 5 unread|q|Comma|Heading level 2|
    Page 14|Done""".replace("\n", "").split("|")


def sentences(word_count):
    """Sentences of that many words together."""
    chance = random.Random(1)
    found = []
    while word_count > 0:
        words = ["The"]
        for end in (False, True):
            words += [chance.choice(ADJECTIVES), chance.choice(NOUNS)]
            if not end:
                words += [chance.choice(VERBS), "the"]
        words += [chance.choice(PLACES), "the", chance.choice(ADJECTIVES), chance.choice(NOUNS)]
        words = words[:word_count]
        word_count -= len(words)
        found.append(" ".join(words) + chance.choice("...?"))
    return found


def changed(word_count):
    """The same as a document with another rate and pitch in every sentence."""
    chance = random.Random(2)
    body = "".join(
        f'<s><prosody rate="{chance.choice((80, 90, 110, 130, 160))}%"'
        f' pitch="{chance.choice(("-20", "-10", "+10", "+20"))}%">{sentence}</prosody></s>\n'
        for sentence in sentences(word_count))
    return document(body)


def document(body):
    return (
        '<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US">'
        f"{body}</speak>")


def labels(count):
    """As many short texts, a line each."""
    chance = random.Random(3)
    return "".join(chance.choice(LABELS).strip() + "\n" for _ in range(count))


MIXED = document(
    "<p><s>The quiet river crosses the narrow garden.</s><mark name='a'/><break time='250ms'/>"
    "<s><prosody rate='120%' pitch='+10%'>The golden letter answers the patient teacher.</prosody>"
    "</s></p><p><emphasis level='strong'>The end.</emphasis></p>")

def repeated(piece):
    """A document of about a mebibyte that says little."""
    return document(piece * ((1 << 20) // len(piece)) + "The end.")


def nested(name, attributes, depth):
    """Elements in each other."""
    return f"<{name} {attributes}>" * depth + "a" + f"</{name}>" * depth


# Documents that are long and say little.
HARD = {
    "marks": repeated("<mark name='m'/>"),
    "breaks": repeated("<break time='0ms'/>"),
    "nested prosody": repeated(nested("prosody", "rate='110%'", 60)),
    "comments": repeated("<!-- " + "nothing " * 12 + "-->"),
    "white space": repeated(" \n"),
    "stops": repeated(". ! ? "),
}

FILES = {
    "letter": ("text", "a"),
    "label": ("text", "File menu"),
    "paragraph": ("text", " ".join(sentences(100))),
    "document": ("ssml", MIXED),
    "labels": ("lines", labels(1000)),
    "100": ("text", " ".join(sentences(100))),
    "1000": ("text", " ".join(sentences(1000))),
    "10000": ("text", " ".join(sentences(10_000))),
    "100000": ("text", " ".join(sentences(100_000))),
    "changed 100": ("ssml", changed(100)),
    "changed 1000": ("ssml", changed(1000)),
    "changed 10000": ("ssml", changed(10_000)),
    **{name: ("ssml", text) for name, text in HARD.items()},
}
