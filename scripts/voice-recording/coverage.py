"""What a sentence offers to a voice: its diphones, plain and in context."""

from typing import NamedTuple

from pronunciation import Phrase, is_vowel, without_stress

SILENCE = "SIL"


class Sound(NamedTuple):
    """A phone where it stands."""

    phone: str
    place: str  # "i" first, "f" last, "b" both, "m" neither in its word
    edge: str  # "<" in the phrase's first word, ">" in the last, "?" in the last of a question


def sounds(phrases: list[Phrase]) -> list[Sound]:
    """The phones of a text with silence around each phrase."""
    pause = Sound(SILENCE, "b", "")
    result = [pause]
    for phrase in phrases:
        for index, word in enumerate(phrase.words):
            edge = "<" if index == 0 else ""
            if index == len(phrase.words) - 1:
                edge = "?" if phrase.mark == "?" else ">"
            result += [
                Sound(phone, place(position, len(word.phones)), edge)
                for position, phone in enumerate(word.phones)
            ]
        result.append(pause)
    return result


def place(position: int, count: int) -> str:
    """Where a phone stands in a word of so many phones."""
    if count == 1:
        return "b"
    return "i" if position == 0 else "f" if position == count - 1 else "m"


def plain_diphones(sequence: list[Sound]) -> list[tuple]:
    """Pairs of neighbouring phones, whatever their stress."""
    names = [without_stress(sound.phone) for sound in sequence]
    return list(zip(names, names[1:]))


def stressed_diphones(sequence: list[Sound]) -> list[tuple]:
    """Pairs of neighbouring phones that differ by the vowels' stress, secondary as primary."""
    names = [sound.phone.replace("2", "1") for sound in sequence]
    return list(zip(names, names[1:]))


def placed_diphones(sequence: list[Sound]) -> list[tuple]:
    """Pairs that also differ by their place in word and phrase."""
    names = [sound.phone.replace("2", "1") for sound in sequence]
    return [
        (names[index], names[index + 1], crossing(left, right), left.edge or right.edge)
        for index, (left, right) in enumerate(zip(sequence, sequence[1:]))
    ]


def crossing(left: Sound, right: Sound) -> str:
    """Where a pair stands: across words, at a word's beginning, at its end or inside it."""
    if left.place in "fb" and right.place in "ib":
        return "across"
    return "start" if left.place == "i" else "end" if right.place == "f" else "inside"


def triphones(sequence: list[Sound]) -> list[tuple]:
    """Phones with both neighbours, whatever the stress."""
    names = [without_stress(sound.phone) for sound in sequence]
    return list(zip(names, names[1:], names[2:]))


def vowel_count(sequence: list[Sound]) -> int:
    """The number of syllables."""
    return sum(is_vowel(sound.phone) for sound in sequence if sound.phone != SILENCE)
