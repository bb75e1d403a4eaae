"""What is to be recorded: takes, and the text files that list them."""

import pathlib
from typing import NamedTuple

SLOT = "_"


class Take(NamedTuple):
    """One recording to make: `text` spoken where the carrier sentence has its slot.

    The carrier gives the text the melody it has inside a sentence. Spoken alone it would get the
    intonation of a list, and joined sentences would sound like one.
    """

    text: str
    position: str  # "medial", "final" or "any"
    rate: float  # times the voice's own speaking rate
    carrier: str

    @property
    def sentence(self) -> str:
        """The carrier with the text in its slot."""
        return self.carrier.replace(SLOT, self.text)

    @property
    def words_before(self) -> int:
        """How many words of the sentence precede the text."""
        return len(self.carrier.split(SLOT)[0].split())

    @property
    def file(self) -> str:
        """The recording's name in the bundle, which tells text and position."""
        name = self.text.replace(" ", "-").replace("'", "")
        return f"{name}.aiff" if self.position == "any" else f"{name}-{self.position}.aiff"


def read_takes(path: pathlib.Path) -> list[Take]:
    """Reads blocks separated by empty lines.

    A block starts with its carriers, `position | rate | sentence with a slot`; each line after
    them is a text that is recorded once with each carrier. `numbers` stands for zero to one
    hundred.
    """
    takes = []
    for block in path.read_text().split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        carriers = [[part.strip() for part in line.split("|")] for line in lines if "|" in line]
        texts = [line for line in lines if "|" not in line]
        if texts == ["numbers"]:
            texts = [number_words(number) for number in range(101)]
        takes += [
            Take(text, position, float(rate), carrier)
            for text in texts
            for position, rate, carrier in carriers
        ]
    return takes


def number_words(number: int) -> str:
    """The words of a number from 0 to 100, as the bundle writes them: no hyphens."""
    small = (
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        "fifteen sixteen seventeen eighteen nineteen"
    ).split()
    tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()
    if number == 100:
        return "one hundred"
    if number < 20:
        return small[number]
    ten, one = tens[number // 10 - 2], number % 10
    return f"{ten} {small[one]}" if one else ten
