"""What is measured of an utterance, and of all that a system spoke."""

import pathlib
from typing import NamedTuple

import numpy as np

import dnsmos
import pitch
import recogniser
from audio import audible, read, resampled
from cache import Cache
from dnsmos import Judge, Ratings
from recogniser import Recogniser
from words import Comparison, ErrorRate, compared, error_rate, words

# A sample is clipped when it has one of the two largest values of 16 bits.
CLIPPED = 32766.5 / 32768


class Sound(NamedTuple):
    """What an utterance's samples tell without listening."""

    seconds: float
    leading_seconds: float  # of silence
    audible_seconds: float
    peak: float  # of full scale
    clipped_count: int
    frequencies: np.ndarray  # hertz, of the voiced steps


class Speech(NamedTuple):
    """What a listener hears of an utterance."""

    heard: str
    comparison: Comparison
    ratings: Ratings


class Mean(NamedTuple):
    """A mean over sentences and its standard error."""

    value: float
    standard_error: float


class Summary(NamedTuple):
    """All utterances of a system."""

    error_rate: ErrorRate
    overall: Mean
    signal: Mean
    background: Mean
    p808: Mean
    words_per_minute: float
    frequency: float  # hertz
    semitones: float  # between the 5th and the 95th percentile of the frequency
    leading_milliseconds: float
    peak_decibels: float
    clipped_count: int


def sound(path: pathlib.Path) -> Sound:
    """Measures a file's samples."""
    samples, sample_rate = read(path)
    first, last = audible(samples, sample_rate)
    track = pitch.track(resampled(samples, sample_rate))
    levels = np.abs(samples)
    return Sound(
        seconds=len(samples) / sample_rate,
        leading_seconds=first / sample_rate,
        audible_seconds=(last - first) / sample_rate,
        peak=float(levels.max()),
        clipped_count=int((levels > CLIPPED).sum()),
        frequencies=track[track > 0],
    )


class Listener:
    """The recogniser and the judge of quality, which remember what they heard."""

    def __init__(self, model: pathlib.Path, cache: Cache, thread_count: int):
        self.recogniser = Recogniser(model, thread_count)
        self.judge = Judge(thread_count)
        self.cache = cache

    def speech(self, path: pathlib.Path, text: str) -> Speech:
        """Listens to a file that should say a text."""
        heard = self.cache.result(
            recogniser.KIND, path, lambda: self.recogniser.text(self.prepared(path))
        )
        ratings = self.cache.result(
            dnsmos.KIND, path, lambda: self.judge.ratings(self.prepared(path))
        )
        return Speech(heard, compared(text, heard), Ratings(*ratings))

    def prepared(self, path: pathlib.Path) -> np.ndarray:
        """A file's samples as they are judged."""
        return recogniser.prepared(resampled(*read(path)))


def summary(texts: list[str], sounds: list[Sound], speeches: list[Speech]) -> Summary:
    """Sums up a system's utterances of the texts."""
    ratings = np.array([speech.ratings for speech in speeches])
    frequencies = np.concatenate([sound.frequencies for sound in sounds])
    low, high = np.percentile(frequencies, [5, 95])
    minutes = sum(sound.audible_seconds for sound in sounds) / 60
    peak = max(sound.peak for sound in sounds)
    return Summary(
        error_rate([speech.comparison for speech in speeches]),
        *map(mean, ratings.T),
        words_per_minute=sum(len(words(text)) for text in texts) / minutes,
        frequency=float(frequencies.mean()),
        semitones=float(12 * np.log2(high / low)),
        leading_milliseconds=1000 * float(np.mean([sound.leading_seconds for sound in sounds])),
        peak_decibels=20 * float(np.log10(peak)),
        clipped_count=sum(sound.clipped_count for sound in sounds),
    )


def mean(values: np.ndarray) -> Mean:
    """The mean of a value over sentences."""
    return Mean(float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values))))


class Rated(NamedTuple):
    """A system at another rate than its normal one, compared to that."""

    duration_percent: float  # mean deviation from the duration at the normal rate over the rate
    worst_duration_percent: float  # the largest of a sentence
    frequency_percent: float  # deviation of the median frequency of all sentences
    worst_frequency_percent: float  # the largest of a sentence's median
    clipped_count: int


def rated(normal: list[Sound], sounds: list[Sound], rate: float) -> Rated:
    """Compares utterances to those of the same texts at the normal rate."""
    pairs = list(zip(normal, sounds))
    durations = [100 * (fast.seconds * rate / slow.seconds - 1) for slow, fast in pairs]
    medians = [
        100 * (np.median(fast.frequencies) / np.median(slow.frequencies) - 1)
        for slow, fast in pairs
    ]
    before, after = (
        np.median(np.concatenate([sound.frequencies for sound in each]))
        for each in (normal, sounds)
    )
    return Rated(
        duration_percent=float(np.mean(durations)),
        worst_duration_percent=float(max(durations, key=abs)),
        frequency_percent=100 * float(after / before - 1),
        worst_frequency_percent=float(max(medians, key=abs)),
        clipped_count=sum(sound.clipped_count for sound in sounds),
    )
