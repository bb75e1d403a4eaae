"""Speaks takes with festival and cuts each text out of its carrier sentence."""

import pathlib
import subprocess
import tempfile
from typing import NamedTuple

import numpy as np

from script import Take

VOICE = "cmu_us_slt_arctic_hts"
SAMPLE_RATE = 22050
RAW_FLOAT = ["-e", "floating-point", "-b", "32", "-t", "raw", "-"]

# Where a word stands next to a pause, its sound may reach past festival's boundary: look that far.
PAUSE_MARGIN_SECONDS = 0.06
# The loudest sample of all takes gets this level: some headroom for what joins and filters add.
PEAK = 10 ** (-1.5 / 20)
# The level of 2 ms of sound that counts as audible; single samples of noise go over it.
SILENCE = 10 ** (-60 / 20)
SILENCE_WINDOW_SECONDS = 0.002
# What stays of the silence before the first and after the last audible sound.
LEAD_IN_SECONDS = 0.001
LEAD_OUT_SECONDS = 0.015
FADE_SECONDS = 0.003

# Prints the words of each utterance with their times, and the sounds next to each.
# The pronunciations stand for the flap of American speech, which the voice lacks: with its full t,
# "forty" is heard as "fourteen" and "eighty" as "itchy".
PROGRAM = """
(voice_%s)
(lex.add.entry '("forty" nil (((f ao r) 1) ((d iy) 0))))
(lex.add.entry '("eighty" nil (((ey) 1) ((d iy) 0))))
(lex.add.entry '("potatoes" nil (((p ax) 0) ((t ey) 1) ((d ow z) 0))))
(define voice_params hts_engine_params)
(define (record text rate file)
  (set! hts_engine_params (append voice_params (list (list "-r" rate))))
  (let ((utt (utt.synth (eval (list 'Utterance 'Text text)))))
    (mapcar
      (lambda (word)
        (format t "WORD %%s %%f %%f %%s %%s\\n"
          (item.name word)
          (item.feat word "word_start")
          (item.feat word "word_end")
          (item.feat word "R:SylStructure.daughter1.daughter1.R:Segment.p.name")
          (item.feat word "R:SylStructure.daughtern.daughtern.R:Segment.n.name")))
      (utt.relation.items utt 'Word))
    (format t "END\\n")
    (utt.save.wave utt file)))
"""


class Word(NamedTuple):
    """A word of a sentence as festival spoke it."""

    name: str
    start_seconds: float
    end_seconds: float
    sound_before: str
    sound_after: str


class Recording(NamedTuple):
    """The sound of a take."""

    samples: np.ndarray
    word_starts: list[int]  # for each word the frame that it begins with
    after_pause: bool  # a pause stands before it in its sentence
    before_pause: bool


def speak(takes: list[Take]) -> list[Recording]:
    """Records each take at a level common to all, trimmed and faded.

    One festival process speaks everything: loading the voice costs more than a sentence.
    """
    with tempfile.TemporaryDirectory() as folder:
        waves = [pathlib.Path(folder, f"{index}.wav") for index in range(len(takes))]
        calls = [
            f'(record "{take.sentence}." {take.rate} "{path}")' for take, path in zip(takes, waves)
        ]
        program = pathlib.Path(folder, "program.scm")
        program.write_text(PROGRAM % VOICE + "\n".join(calls))
        output = subprocess.run(
            ["festival", "-b", program], check=True, capture_output=True, text=True
        ).stdout
        sentences = map(read_words, output.split("END\n"))
        cuts = list(map(cut, takes, sentences, map(load, waves)))
    loudest = max(np.abs(recording.samples).max() for recording in cuts)
    return [
        finish(recording._replace(samples=recording.samples * PEAK / loudest))
        for recording in cuts
    ]


def read_words(output: str) -> list[Word]:
    """Reads what the program prints for one sentence."""
    lines = [line.split() for line in output.splitlines() if line.startswith("WORD ")]
    return [
        Word(name, float(start), float(end), before, after)
        for _, name, start, end, before, after in lines
    ]


def load(path: pathlib.Path) -> np.ndarray:
    """Reads a recording at the bundle's rate.

    sox converts without dither, which would be random, and to floating point, which cannot clip.
    The high-pass takes out the offset that the vocoder gives voiced sounds: joins would thump.
    """
    return converted([str(path)], b"")


def resampled(samples: np.ndarray, sample_rate: int) -> np.ndarray:
    """Samples of another rate at the bundle's, treated like those of a file."""
    form = ["-r", str(sample_rate), "-c", "1", *RAW_FLOAT]
    return converted(form, samples.astype("<f4").tobytes())


def converted(source: list[str], data: bytes) -> np.ndarray:
    """What sox makes of a file, or of data on its standard input."""
    effects = ["rate", "-v", str(SAMPLE_RATE), "highpass", "40"]
    command = ["sox", "-D", *source, *RAW_FLOAT, *effects]
    raw = subprocess.run(command, check=True, capture_output=True, input=data).stdout
    return np.frombuffer(raw, "<f4").astype(float)


def cut(take: Take, sentence: list[Word], samples: np.ndarray) -> Recording:
    """Cuts the take's text out of its sentence."""
    texts = take.text.split()
    words = sentence[take.words_before : take.words_before + len(texts)]
    if [word.name.lower() for word in words] != texts:
        raise ValueError(f"festival reads {take.sentence!r} as {[word.name for word in sentence]}")
    after_pause, before_pause = words[0].sound_before == "pau", words[-1].sound_after == "pau"
    start, end = words[0].start_seconds, words[-1].end_seconds
    if after_pause:
        first = max(0, frame(start - PAUSE_MARGIN_SECONDS))
    else:
        first = zero_crossing(samples, frame(start))
    if before_pause:
        last = min(len(samples), frame(end + PAUSE_MARGIN_SECONDS))
    else:
        last = zero_crossing(samples, frame(end))
    word_starts = [frame(word.start_seconds) - first for word in words]
    return Recording(samples[first:last], word_starts, after_pause, before_pause)


def frame(seconds: float) -> int:
    """The frame nearest to a time."""
    return round(seconds * SAMPLE_RATE)


def zero_crossing(samples: np.ndarray, near: int, reach: int = SAMPLE_RATE // 400) -> int:
    """The place within 2.5 ms where the sign changes closest to `near`, or `near` itself."""
    stretch = samples[near - reach : near + reach + 1]
    changes = np.flatnonzero(np.signbit(stretch[1:]) != np.signbit(stretch[:-1])) + 1
    if not len(changes):
        return near
    return near - reach + int(changes[np.argmin(np.abs(changes - reach))])


def finish(recording: Recording) -> Recording:
    """Trims silence next to pauses, and fades both edges so that a join never clicks.

    The first word of what is left begins with its first frame, whatever festival says.
    """
    window = frame(SILENCE_WINDOW_SECONDS)
    power = np.convolve(recording.samples**2, np.full(window, 1 / window), "same")
    audible = np.flatnonzero(power > SILENCE**2)
    first, last = 0, len(recording.samples)
    if recording.after_pause:
        first = max(0, int(audible[0]) - frame(LEAD_IN_SECONDS))
    if recording.before_pause:
        last = audible[-1] + frame(LEAD_OUT_SECONDS)
    samples = recording.samples[first:last].copy()
    length = frame(FADE_SECONDS)
    ramp = 0.5 - 0.5 * np.cos(np.pi * (np.arange(length) + 0.5) / length)
    samples[:length] *= ramp
    samples[-length:] *= ramp[::-1]
    word_starts = [0, *(start - first for start in recording.word_starts[1:])]
    return recording._replace(samples=samples, word_starts=word_starts)
