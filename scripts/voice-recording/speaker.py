"""Speaks takes with festival and cuts each text out of its carrier sentence."""

import pathlib
import subprocess
import tempfile

import numpy as np

from script import Take

VOICE = "cmu_us_slt_arctic_hts"
RATE = 22050

# Where a word stands next to a pause, its sound may reach past festival's boundary: look that far.
PAUSE_MARGIN = 0.06
# The loudest sample of all takes gets this level: some headroom for what joins and filters add.
PEAK = 10 ** (-1.5 / 20)
# The level of 2 ms of sound that counts as audible; single samples of noise go over it.
SILENCE = 10 ** (-60 / 20)
SILENCE_WINDOW = 0.002
LEAD_IN = 0.001
LEAD_OUT = 0.015
FADE = 0.003

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


def speak(takes: list[Take]) -> list[np.ndarray]:
    """Returns the samples of each take at a level common to all, trimmed and faded.

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
        words = [
            [line.split()[1:] for line in utterance.splitlines() if line.startswith("WORD ")]
            for utterance in output.split("END\n")
        ]
        cuts = [cut(take, *arguments) for take, *arguments in zip(takes, words, map(load, waves))]
    loudest = max(np.abs(samples).max() for samples, _, _ in cuts)
    return [finish(samples * PEAK / loudest, *pauses) for samples, *pauses in cuts]


def load(path: pathlib.Path) -> np.ndarray:
    """Reads a recording at the bundle's rate.

    sox converts without dither, which would be random, and to floating point, which cannot clip.
    The high-pass takes out the offset that the vocoder gives voiced sounds: joins would thump.
    """
    raw_float = ["-e", "floating-point", "-b", "32", "-t", "raw", "-"]
    effects = ["rate", "-v", str(RATE), "highpass", "40"]
    command = ["sox", "-D", path, *raw_float, *effects]
    raw = subprocess.run(command, check=True, capture_output=True).stdout
    return np.frombuffer(raw, "<f4").astype(float)


def cut(take: Take, words: list[list[str]], samples: np.ndarray) -> tuple[np.ndarray, bool, bool]:
    """The samples of the take's text, and whether a pause stands before and after it."""
    spoken = words[take.words_before : take.words_before + len(take.text.split())]
    if [word[0].lower() for word in spoken] != take.text.split():
        raise ValueError(f"festival reads {take.sentence!r} as {words}")
    after_pause, before_pause = spoken[0][3] == "pau", spoken[-1][4] == "pau"
    start, end = float(spoken[0][1]), float(spoken[-1][2])
    if after_pause:
        first = max(0, round((start - PAUSE_MARGIN) * RATE))
    else:
        first = zero_crossing(samples, round(start * RATE))
    if before_pause:
        last = min(len(samples), round((end + PAUSE_MARGIN) * RATE))
    else:
        last = zero_crossing(samples, round(end * RATE))
    return samples[first:last], after_pause, before_pause


def zero_crossing(samples: np.ndarray, near: int, reach: int = RATE // 400) -> int:
    """The place within 2.5 ms where the sign changes closest to `near`, or `near` itself."""
    stretch = samples[near - reach : near + reach + 1]
    changes = np.flatnonzero(np.signbit(stretch[1:]) != np.signbit(stretch[:-1])) + 1
    if not len(changes):
        return near
    return near - reach + int(changes[np.argmin(np.abs(changes - reach))])


def finish(samples: np.ndarray, after_pause: bool, before_pause: bool) -> np.ndarray:
    """Trims silence next to pauses, and fades both edges so that a join never clicks."""
    window = round(SILENCE_WINDOW * RATE)
    power = np.convolve(samples**2, np.full(window, 1 / window), "same")
    audible = np.flatnonzero(power > SILENCE**2)
    first = max(0, audible[0] - round(LEAD_IN * RATE)) if after_pause else 0
    last = audible[-1] + round(LEAD_OUT * RATE) if before_pause else len(samples)
    samples = samples[first:last].copy()
    length = round(FADE * RATE)
    ramp = 0.5 - 0.5 * np.cos(np.pi * (np.arange(length) + 0.5) / length)
    samples[:length] *= ramp
    samples[-length:] *= ramp[::-1]
    return samples
