"""ARPAbet phones as the symbols that the model Kokoro-82M reads."""

from pronunciation import Phrase, is_vowel, without_stress

CONSONANTS = {
    "B": "b", "CH": "ʧ", "D": "d", "DH": "ð", "F": "f", "G": "ɡ", "HH": "h", "JH": "ʤ",
    "K": "k", "L": "l", "M": "m", "N": "n", "NG": "ŋ", "P": "p", "R": "ɹ", "S": "s",
    "SH": "ʃ", "T": "t", "TH": "θ", "V": "v", "W": "w", "Y": "j", "Z": "z", "ZH": "ʒ",
}  # fmt: skip
VOWELS = {
    "AA": "ɑ", "AE": "æ", "AH": "ʌ", "AO": "ɔ", "AW": "W", "AY": "I", "EH": "ɛ", "ER": "ɜɹ",
    "EY": "A", "IH": "ɪ", "IY": "i", "OW": "O", "OY": "Y", "UH": "ʊ", "UW": "u",
}  # fmt: skip
UNSTRESSED = {"AH": "ə", "ER": "əɹ"}
STRESS = {"0": "", "1": "ˈ", "2": "ˌ"}
FLAP = "ɾ"


def symbols(phrases: list[Phrase]) -> list[tuple[str, str]]:
    """The symbols of a text as pairs of a phone and its symbols.

    Spaces and marks, which stand between the words, come with the phone "". The stress mark
    belongs to its vowel and stands right before it, as in the model's training data.
    """
    result = []
    for phrase in phrases:
        for index, word in enumerate(phrase.words):
            if index:
                result.append(("", " "))
            result += word_symbols(word.phones)
        result.append(("", phrase.mark))
        if phrase is not phrases[-1]:
            result.append(("", " "))
    return result


def word_symbols(phones: tuple[str, ...]) -> list[tuple[str, str]]:
    """The symbols of one word, each phone with its own."""
    if phones == ("AY0",):
        # Without any stress the model swallows the word at the beginning of a sentence.
        return [("AY0", STRESS["2"] + VOWELS["AY"])]
    result = []
    for index, phone in enumerate(phones):
        after = phones[index + 1] if index + 1 < len(phones) else None
        if is_vowel(phone):
            name, stress = phone[:-1], phone[-1]
            vowel = UNSTRESSED.get(name, VOWELS[name]) if stress == "0" else VOWELS[name]
            result.append((phone, STRESS[stress] + vowel))
        elif phone == "T" and is_flapped(phones, index, after):
            result.append((phone, FLAP))
        else:
            result.append((phone, CONSONANTS[phone]))
    return result


def is_flapped(phones: tuple[str, ...], index: int, after: str | None) -> bool:
    """Whether American speech makes this t a flap: inside a word, after a vowel or r and before
    an unstressed vowel."""
    if index == 0 or after is None or after[-1] != "0":
        return False
    return is_vowel(phones[index - 1]) or without_stress(phones[index - 1]) == "R"
