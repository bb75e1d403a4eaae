"""Which phones each letter stands for: expectation maximisation, a letter giving 0 to 2 phones."""

import collections

import numpy

import phones

LETTERS = "abcdefghijklmnopqrstuvwxyz'"
PHONE_COUNT = len(phones.CONSONANTS) + len(phones.VOWELS)
CHUNK_COUNT = 1 + PHONE_COUNT + PHONE_COUNT**2
PASS_COUNT = 8


class Batch:
    """The pairs whose words have the same number of letters, and of phones."""

    def __init__(self, pairs):
        self.pairs = pairs
        self.letters = numpy.array([[LETTERS.index(c) for c in word] for word, _ in pairs])
        plain = [[phones.without_stress(code) for code in codes] for _, codes in pairs]
        self.phones = numpy.array(plain)
        self.letter_count = self.letters.shape[1]
        self.phone_count = self.phones.shape[1]

    def chunks(self, width, end):
        """The number of the chunk of `width` phones that ends before phone `end`, for each pair."""
        if width == 0:
            return numpy.zeros(len(self.pairs), int)
        if width == 1:
            return 1 + self.phones[:, end - 1]
        return 1 + PHONE_COUNT + self.phones[:, end - 2] * PHONE_COUNT + self.phones[:, end - 1]

    def steps(self):
        """Every step of the lattice in order: letter, phones before it, phones after it."""
        for letter in range(self.letter_count):
            left = self.letter_count - letter - 1
            for end in range(max(0, self.phone_count - 2 * left), self.phone_count + 1):
                for width in range(3):
                    if 0 <= end - width <= 2 * letter:
                        yield letter, end - width, end

    def expect(self, probabilities, counts):
        """Adds each step's expected count to `counts`; returns the pairs' log likelihood."""
        shape = (len(self.pairs), self.letter_count + 1, self.phone_count + 1)
        forward, backward = numpy.zeros(shape), numpy.zeros(shape)
        forward[:, 0, 0] = backward[:, -1, -1] = 1
        steps = [
            (i, j, k, (self.letters[:, i], self.chunks(k - j, k))) for i, j, k in self.steps()
        ]
        for i, j, k, cell in steps:
            forward[:, i + 1, k] += forward[:, i, j] * probabilities[cell]
        for i, j, k, cell in reversed(steps):
            backward[:, i, j] += backward[:, i + 1, k] * probabilities[cell]
        total = forward[:, -1, -1]
        for i, j, k, cell in steps:
            share = forward[:, i, j] * probabilities[cell] * backward[:, i + 1, k] / total
            numpy.add.at(counts, cell, share)
        return numpy.log(total).sum()

    def best(self, probabilities):
        """The best path of each pair: how many phones each letter gives."""
        shape = (len(self.pairs), self.letter_count + 1, self.phone_count + 1)
        score = numpy.full(shape, -numpy.inf)
        score[:, 0, 0] = 0
        width = numpy.zeros(shape, int)
        logs = numpy.log(numpy.maximum(probabilities, 1e-12))
        for i, j, k in self.steps():
            new = score[:, i, j] + logs[self.letters[:, i], self.chunks(k - j, k)]
            better = new > score[:, i + 1, k]
            score[better, i + 1, k] = new[better]
            width[better, i + 1, k] = k - j
        paths = numpy.zeros((len(self.pairs), self.letter_count), int)
        end = numpy.full(len(self.pairs), self.phone_count)
        for letter in reversed(range(self.letter_count)):
            paths[:, letter] = width[numpy.arange(len(end)), letter + 1, end]
            end -= paths[:, letter]
        return paths


def align(pairs):
    """For each pair of a word and its phones: one graphone a letter, as (letter, phones).

    Pairs that have more than two phones a letter are left out: letters read by their names.
    """
    groups = collections.defaultdict(list)
    for word, codes in pairs:
        if len(codes) <= 2 * len(word):
            groups[len(word), len(codes)].append((word, codes))
    batches = [Batch(group) for group in groups.values()]
    probabilities = numpy.full((len(LETTERS), CHUNK_COUNT), 1 / CHUNK_COUNT)
    for _ in range(PASS_COUNT):
        counts = numpy.zeros_like(probabilities)
        for batch in batches:
            batch.expect(probabilities, counts)
        probabilities = counts / numpy.maximum(counts.sum(axis=1, keepdims=True), 1e-9)
    return {
        pair: graphones(pair, path)
        for batch in batches
        for pair, path in zip(batch.pairs, batch.best(probabilities))
    }


def graphones(pair, path):
    word, codes = pair
    ends = numpy.cumsum(path)
    return [(c, codes[end - n : end]) for c, n, end in zip(word, path, ends)]
