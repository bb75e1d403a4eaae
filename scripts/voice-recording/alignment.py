"""Finds the times of phones in a recording with the recogniser pocketsphinx."""

import subprocess

import numpy as np
from pocketsphinx import Decoder

from pronunciation import without_stress
from takes import SAMPLE_RATE, Label, SpokenTake

RECOGNISER_RATE = 16000
FRAMES_PER_SECOND = 100
# Faint noise before and after: without it the recogniser takes the first sounds for silence.
PADDING_SECONDS = 0.25
NOISE = 1e-4
SEED = 1
SHORTEST = 1 / FRAMES_PER_SECOND


class Aligner:
    """Pocketsphinx with its English acoustic model."""

    def __init__(self):
        # The search for a better path after the first would move the times.
        self.decoder = Decoder(lm=None, bestpath=False, loglevel="FATAL")
        self.entered: set[str] = set()

    def aligned(self, take: SpokenTake) -> tuple[list[Label], float]:
        """Labels of the take, and their mean score: a text that was not said has a low one."""
        words = [word for phrase in take.utterance.phrases for word in phrase.words]
        names = [self.name([without_stress(phone) for phone in word.phones]) for word in words]
        data = recogniser_samples(take.samples)
        self.decoder.set_align_text(" ".join(names))
        self.decode(data)
        self.decoder.set_alignment()
        self.decode(data)
        phones = [(phone, index) for index, word in enumerate(words) for phone in word.phones]
        length = len(take.samples) / SAMPLE_RATE
        labels, scores, frames = [], 0, 0
        for word in self.decoder.get_alignment():
            for part in word:
                start = part.start / FRAMES_PER_SECOND - PADDING_SECONDS
                phone, owner = ("SIL", None) if part.name == "SIL" else phones.pop(0)
                if part.name not in ("SIL", without_stress(phone)):
                    raise ValueError(f"{part.name} for {phone} in {take.utterance.text!r}")
                end = start + part.duration / FRAMES_PER_SECOND
                labels.append(Label(start, end, phone, owner))
                if owner is not None:
                    scores, frames = scores + part.score, frames + part.duration
        if phones:
            raise ValueError(f"{len(phones)} phones are left of {take.utterance.text!r}")
        return within(labels, length), scores / frames

    def name(self, phones: list[str]) -> str:
        """The recogniser's word of these phones."""
        name = "said_" + "_".join(phones).lower()
        if name not in self.entered:
            self.decoder.add_word(name, " ".join(phones), True)
            self.entered.add(name)
        return name

    def decode(self, data: bytes):
        """Runs the recogniser over a whole recording."""
        self.decoder.start_utt()
        self.decoder.process_raw(data, full_utt=True)
        self.decoder.end_utt()


def within(labels: list[Label], length: float) -> list[Label]:
    """Labels cut at the ends of the recording; a phone that the recogniser takes for padding keeps
    a frame of the recording."""
    result, start = [], 0.0
    spoken = [label for label in labels if label.word is not None]
    for label in labels:
        end = min(label.end, length - sum(later.start >= label.end for later in spoken) * SHORTEST)
        if label.word is not None:
            end = max(end, start + SHORTEST)
        if end > start:
            result.append(label._replace(start=start, end=end))
            start = end
    return result


def recogniser_samples(samples: np.ndarray) -> bytes:
    """A recording at the recogniser's rate with padding, in 16 bits."""
    noise = np.random.default_rng(SEED).normal(0, NOISE, (2, round(PADDING_SECONDS * SAMPLE_RATE)))
    padded = np.concatenate([noise[0], samples, noise[1]]).astype("<f4").tobytes()
    form = ["-r", str(SAMPLE_RATE), "-c", "1", "-e", "floating-point", "-b", "32", "-t", "raw", "-"]
    result = ["-e", "signed", "-b", "16", "-t", "raw", "-", "rate", str(RECOGNISER_RATE)]
    command = ["sox", "-D", *form, *result]
    return subprocess.run(command, check=True, capture_output=True, input=padded).stdout
