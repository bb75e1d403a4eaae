"""ARPAbet phones as the numbers that the data files hold; Phoneme.swift has the same order."""

CONSONANTS = "B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH".split()
VOWELS = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split()

NAMES = CONSONANTS + [f"{vowel}{stress}" for vowel in VOWELS for stress in "012"]
CODES = {name: code for code, name in enumerate(NAMES)}


def encode(text):
    """The codes of phones written `HH AH0 L OW1`."""
    return tuple(CODES[name] for name in text.split())


def decode(codes):
    """The reverse of `encode`."""
    return " ".join(NAMES[code] for code in codes)


def without_stress(code):
    """The phone's number among the 39 that are told apart when stress is not."""
    first_vowel = len(CONSONANTS)
    return code if code < first_vowel else first_vowel + (code - first_vowel) // 3


def is_primary(code):
    """Whether the phone is a vowel with primary stress."""
    return code >= len(CONSONANTS) and (code - len(CONSONANTS)) % 3 == 1
