"""How far speech is from another rendering of the same texts, file by file.

usage: python mcd.py REFERENCE_FOLDER FOLDER

Compares the WAV files that have the same name in both folders. Silence at both ends is left out,
the rest is aligned by dynamic time warping. Printed for each file and for all:

- MCD: mel-cepstral distortion in decibels, the mean over the steps where the reference is audible
- F0: root mean square difference of the fundamental frequency in cents where both are voiced
- voicing: percent of the audible steps where one is voiced and the other is not
- duration: natural logarithm of how many times as long as the reference it is
- timing: root mean square milliseconds between a step's time and that of the reference, after one
  is stretched as a whole to the length of the other
"""

import pathlib
import sys
from typing import NamedTuple

import numpy as np

import pitch
from audio import STEPS_PER_SECOND, read, resampled
from cepstrum import mel_cepstra
from time_warping import alignment

# Steps that are quieter than the loudest by more than this are not audible.
AUDIBLE_DECIBELS = 45.0
# From the root of the sum of squared differences of coefficients to the root mean square difference
# of the spectra in decibels.
DECIBELS = 10 / np.log(10) * np.sqrt(2)


class Distance(NamedTuple):
    """The distances of one file, or their means over all."""

    mcd: float
    f0: float
    voicing: float
    duration: float
    timing: float


class Analysis(NamedTuple):
    """A file from its first to its last audible step."""

    cepstra: np.ndarray
    audible: np.ndarray  # whether each step is
    frequencies: np.ndarray


def analysis(path: pathlib.Path) -> Analysis:
    """Analyses a file."""
    samples = resampled(*read(path))
    cepstra, levels = mel_cepstra(samples)
    audible = levels > levels.max() - AUDIBLE_DECIBELS
    places = np.flatnonzero(audible)
    inside = slice(places[0], places[-1] + 1)
    return Analysis(cepstra[inside], audible[inside], pitch.track(samples)[inside])


def distance(reference: Analysis, other: Analysis) -> Distance:
    """Compares two renderings of one text."""
    first, second = alignment(reference.cepstra, other.cepstra)
    counts = reference.audible[first]
    difference = reference.cepstra[first] - other.cepstra[second]
    distortion = DECIBELS * np.sqrt((difference**2).sum(axis=1))
    before, after = reference.frequencies[first], other.frequencies[second]
    both = (before > 0) & (after > 0)
    cents = 1200 * np.log2(after[both] / before[both])
    lengths = len(reference.cepstra), len(other.cepstra)
    late = first / lengths[0] - second / lengths[1]
    return Distance(
        mcd=float(distortion[counts].mean()),
        f0=float(np.sqrt((cents**2).mean())) if both.any() else float("nan"),
        voicing=100 * float(((before > 0) != (after > 0))[counts].mean()),
        duration=float(np.log(lengths[1] / lengths[0])),
        timing=1000 / STEPS_PER_SECOND * lengths[0] * float(np.sqrt((late**2).mean())),
    )


def distances(reference: pathlib.Path, folder: pathlib.Path) -> dict[str, Distance]:
    """The distances of all files that both folders have, by name."""
    names = [path.name for path in sorted(folder.glob("*.wav")) if (reference / path.name).exists()]
    return {name: distance(analysis(reference / name), analysis(folder / name)) for name in names}


def mean(values: list[Distance]) -> Distance:
    """The mean of each distance; of the duration the mean, whose sign tells slower from faster."""
    return Distance(*map(float, np.nanmean(np.array(values), axis=0)))


def main() -> None:
    if len(sys.argv) != 3:
        raise SystemExit("usage: python mcd.py REFERENCE_FOLDER FOLDER")
    reference, folder = map(pathlib.Path, sys.argv[1:])
    found = distances(reference, folder)
    if not found:
        raise SystemExit(f"{reference} and {folder} have no WAV file of the same name")
    print("file\tMCD\tF0\tvoicing\tduration\ttiming")
    for name, values in [*found.items(), ("mean", mean(list(found.values())))]:
        mcd, f0, voicing, duration, timing = values
        print(f"{name}\t{mcd:.3f}\t{f0:.0f}\t{voicing:.1f}\t{duration:+.3f}\t{timing:.0f}")


if __name__ == "__main__":
    main()
