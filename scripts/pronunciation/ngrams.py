"""An n-gram model over graphones: interpolated modified Kneser-Ney, pruned by relative entropy."""

import dataclasses

import numpy


@dataclasses.dataclass
class Level:
    """The n-grams of one length, sorted by their first n - 1 graphones and then the last."""

    parents: numpy.ndarray  # of the first n - 1 graphones, in the level before
    suffixes: numpy.ndarray  # of the last n - 1 graphones, in the level before
    graphones: numpy.ndarray  # the last one
    occurrences: numpy.ndarray
    adjusted: numpy.ndarray  # distinct graphones seen before it; its occurrences at a word's start
    logs: numpy.ndarray = None  # natural logarithm of the probability after the first n - 1
    backoffs: numpy.ndarray = None  # the same of the factor for graphones not among the children


def count(words, order, start):
    """The levels 1 to `order` of all words; each is a list of graphone numbers.

    `start` is the graphone that every word begins with and that is never predicted.
    """
    tokens = numpy.concatenate([numpy.array(word) for word in words])
    positions = numpy.concatenate([numpy.arange(len(word)) for word in words])
    kinds = tokens.max() + 1
    found = numpy.unique(tokens)
    assert len(found) == kinds, "every graphone occurs"
    nodes = tokens.copy()
    occurrences = numpy.bincount(tokens)
    none = numpy.zeros(kinds, int)
    levels = [Level(none, none, numpy.arange(kinds), occurrences, None)]
    for length in range(2, order + 1):
        shifted = numpy.roll(nodes, 1)
        valid = positions >= length - 1
        keys, inverse = numpy.unique(shifted[valid] * kinds + tokens[valid], return_inverse=True)
        suffixes = numpy.zeros(len(keys), int)
        suffixes[inverse] = nodes[valid]
        level = Level(keys // kinds, suffixes, keys % kinds, numpy.bincount(inverse), None)
        before = levels[-1]
        before.adjusted = numpy.bincount(suffixes, minlength=len(before.graphones))
        at_start = before.adjusted == 0
        before.adjusted[at_start] = before.occurrences[at_start]
        levels.append(level)
        nodes[valid] = inverse
        nodes[~valid] = -1
    levels[-1].adjusted = levels[-1].occurrences
    levels[0].adjusted[start] = 0
    return levels


def estimate(levels):
    """Sets each level's logs and backoffs before any pruning."""
    lower = None
    for index, level in enumerate(levels):
        context_count = 1 if index == 0 else len(levels[index - 1].graphones)
        taken = discounts(level.adjusted)[numpy.minimum(level.adjusted, 3)]
        total = numpy.bincount(level.parents, level.adjusted, context_count)
        freed = numpy.bincount(level.parents, taken, context_count)
        share = freed / numpy.maximum(total, 1)
        rest = 1 / len(level.graphones) if lower is None else lower[level.suffixes]
        probability = (level.adjusted - taken) / numpy.maximum(total, 1)[level.parents]
        probability += share[level.parents] * rest
        level.logs = numpy.log(numpy.maximum(probability, 1e-9))
        level.backoffs = numpy.zeros(len(level.graphones))
        if index:
            levels[index - 1].backoffs = numpy.log(numpy.where(total > 0, share, 1))
        lower = probability


def discounts(counts):
    """The modified Kneser-Ney discounts of counts 0, 1, 2, and 3 or more (Chen and Goodman)."""
    kinds = numpy.bincount(numpy.minimum(counts, 5), minlength=6)[1:5].astype(float)
    kinds = numpy.maximum(kinds, 1)
    y = kinds[0] / (kinds[0] + 2 * kinds[1])
    found = [k + 1 - (k + 2) * y * kinds[k + 1] / kinds[k] for k in range(3)]
    return numpy.array([0] + [min(max(d, 0.1), k + 0.9) for k, d in enumerate(found)])


def prune(levels, threshold):
    """Drops n-grams whose loss, in nats over the whole training text, is below `threshold`.

    One that is the beginning or the end of a longer one stays, so that a trie can hold the rest and
    the probability behind every back-off is at hand.
    """
    kept = None
    for index in reversed(range(1, len(levels))):
        level, before = levels[index], levels[index - 1]
        gain = level.logs - before.backoffs[level.parents] - before.logs[level.suffixes]
        keep = level.occurrences * gain >= threshold
        if kept is not None:
            keep[levels[index + 1].parents] = True
            keep[levels[index + 1].suffixes] = True
        kept = keep
        renumber(levels, index, keep)
    normalize(levels)


def renumber(levels, index, keep):
    """Leaves the n-grams of a level that are to be kept, and corrects the next one's references."""
    numbers = numpy.cumsum(keep) - 1
    level = levels[index]
    for field in dataclasses.fields(level):
        setattr(level, field.name, getattr(level, field.name)[keep])
    if index + 1 < len(levels):
        levels[index + 1].parents = numbers[levels[index + 1].parents]
        levels[index + 1].suffixes = numbers[levels[index + 1].suffixes]


def normalize(levels):
    """Sets the back-offs so that the probabilities after every context sum to one."""
    for before, level in zip(levels, levels[1:]):
        context_count = len(before.graphones)
        seen = numpy.bincount(level.parents, numpy.exp(level.logs), context_count)
        lower = numpy.bincount(level.parents, numpy.exp(before.logs[level.suffixes]), context_count)
        ratio = numpy.maximum(1 - seen, 1e-4) / numpy.maximum(1 - lower, 1e-4)
        before.backoffs = numpy.where(seen > 0, numpy.log(ratio), 0)
