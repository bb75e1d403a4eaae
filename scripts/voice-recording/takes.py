"""Recordings with labels, and the working folder that holds them.

A working folder has Audio/NAME.aiff, Labels/NAME.lab and texts.tsv, all in the order of the
corpus. A line of texts.tsv is name, kind and text with tabs between them; a line of a label file
is start and end in seconds, phone and number of the word, from 0, or "-" for silence. Phones are
those of CMUdict, vowels with their stress. Where the synthesizer had a plan of the times but the
labels were found in the sound, Plan/NAME.lab holds the plan.
"""

import pathlib
import shutil
from typing import NamedTuple

import numpy as np

from aiff import aiff
from corpus import Utterance

SAMPLE_RATE = 22050
# The level of 1 ms of sound that counts as audible, relative to full scale, and the slightly
# higher one that recordings are cut at, so that the ends are audible by the first for certain.
SILENCE = 10 ** (-60 / 20)
CUT = 10 ** (-58 / 20)
WINDOW_SECONDS = 0.001
# What stays of the silence before the first and after the last audible sound.
PROMPT_LEAD_SECONDS = 0.03
PROMPT_TAIL_SECONDS = 0.05
UNIT_LEAD_SECONDS = 0.0
UNIT_TAIL_SECONDS = 0.015
# A unit begins almost at its sound: only the first samples may be faded.
PROMPT_FADE_SECONDS = 0.003
UNIT_LEAD_FADE_SECONDS = 0.00025
# A quiet last phone keeps at least so much, audible or not.
LAST_PHONE_SECONDS = 0.01


class Label(NamedTuple):
    """The time of a phone."""

    start: float  # seconds
    end: float
    phone: str  # "SIL" for silence
    word: int | None


class SpokenTake(NamedTuple):
    """The sound of an utterance with its phones."""

    utterance: Utterance
    samples: np.ndarray  # between -1 and 1, at SAMPLE_RATE
    labels: list[Label]


def trimmed(take: SpokenTake) -> SpokenTake:
    """The take without the silence around it, its labels moved along."""
    prompt = take.utterance.kind == "prompt"
    lead, tail = (
        (PROMPT_LEAD_SECONDS, PROMPT_TAIL_SECONDS)
        if prompt
        else (UNIT_LEAD_SECONDS, UNIT_TAIL_SECONDS)
    )
    sound = audible_part(take.samples, CUT)
    last_phone = max(label.start for label in take.labels if label.word is not None)
    first = max(0, sound.start - frame(lead))
    last = max(sound.stop + frame(tail), frame(last_phone + LAST_PHONE_SECONDS))
    last = min(len(take.samples), last)
    samples = take.samples[first:last].copy()
    rise = frame(PROMPT_FADE_SECONDS if prompt else UNIT_LEAD_FADE_SECONDS)
    fall = frame(PROMPT_FADE_SECONDS)
    samples[:rise] *= ramp(rise)
    samples[-fall:] *= ramp(fall)[::-1]
    return take._replace(samples=samples, labels=moved(take.labels, first, len(samples)))


def audible_part(samples: np.ndarray, level: float = SILENCE) -> slice:
    """What remains of the samples without the silence around them."""
    window = frame(WINDOW_SECONDS)
    power = np.convolve(samples**2, np.full(window, 1 / window), "valid")
    loud = np.flatnonzero(power > level**2)
    return slice(int(loud[0]), int(loud[-1]) + window)


def speech_level(samples: np.ndarray) -> float:
    """The root mean square of the audible stretches, pauses left out."""
    window = frame(0.02)
    power = np.convolve(samples**2, np.full(window, 1 / window), "same")
    return float(np.sqrt(np.mean(samples[power > SILENCE**2] ** 2)))


def moved(labels: list[Label], first: int, length: int) -> list[Label]:
    """Labels of a stretch that begins at a frame: silence outside it goes, and phones that a plan
    has outside it stand at its edge with no length."""
    start, end = first / SAMPLE_RATE, (first + length) / SAMPLE_RATE
    cut = [
        label._replace(
            start=min(max(label.start, start), end) - start,
            end=min(max(label.end, start), end) - start,
        )
        for label in labels
        if label.word is not None or (label.end > start and label.start < end)
    ]
    return [*cut[:-1], cut[-1]._replace(end=length / SAMPLE_RATE)]


def ramp(length: int) -> np.ndarray:
    """The rising half of a raised cosine."""
    return 0.5 - 0.5 * np.cos(np.pi * (np.arange(length) + 0.5) / length)


def frame(seconds: float) -> int:
    """The frame nearest to a time."""
    return round(seconds * SAMPLE_RATE)


def write_folder(folder: pathlib.Path, takes: list[SpokenTake]):
    """Replaces a working folder with one that holds the takes."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("Audio", "Labels"):
        (folder / name).mkdir(parents=True)
    for take in takes:
        name = take.utterance.file
        audio = aiff(take.samples, SAMPLE_RATE, compressed_form=False)
        (folder / "Audio" / f"{name}.aiff").write_bytes(audio)
        write_labels(folder / "Labels" / f"{name}.lab", take.labels)
    lines = ["\t".join(take.utterance[:3]) + "\n" for take in takes]
    (folder / "texts.tsv").write_text("".join(lines))


def write_labels(path: pathlib.Path, labels: list[Label]):
    """Writes a label file."""
    path.write_text(
        "".join(
            f"{label.start:.4f}\t{label.end:.4f}\t{label.phone}\t"
            f"{'-' if label.word is None else label.word}\n"
            for label in labels
        )
    )
