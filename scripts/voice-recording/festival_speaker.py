"""Speaks whole utterances with festival, in the project's own pronunciations.

Festival reports the time of every phone, which the labels of the recordings keep.
"""

import pathlib
import re
import subprocess
import tempfile

import numpy as np

from corpus import Utterance
from pronunciation import Phrase, is_vowel
from speaker import SAMPLE_RATE, VOICE, load
from takes import Label, SpokenTake

# The phones of every utterance are set after festival's own rules: words are looked up in their
# strong form, which has as many phones, and `set_phones` gives them those of the text. A word is
# entered for each part of speech, or festival's own entry for that part would win.
PROGRAM = """
(voice_%s)
(define phones nil)
(define (set_phones utt)
  (let ((left phones))
    (mapcar
      (lambda (segment)
        (if (not (string-equal (item.name segment) "pau"))
          (begin
            (if (null left) (error "more phones than asked for"))
            (item.set_name segment (car (car left)))
            (if (> (cadr (car left)) -1)
              (item.set_feat (item.relation.parent segment 'SylStructure) "stress"
                (cadr (car left))))
            (set! left (cdr left)))))
      (utt.relation.items utt 'Segment))
    (if left (error "fewer phones than asked for"))
    utt))
(set! postlex_rules_hooks (append postlex_rules_hooks (list set_phones)))
(define (enter word syllables)
  (mapcar
    (lambda (part) (lex.add.entry (list word part (lex.syllabify.phstress syllables))))
    '(nil n v j r md dt in cc cd prp to uh wp)))
(define (record text target file)
  (set! phones target)
  (let ((utt (utt.synth (eval (list 'Utterance 'Text text)))))
    (mapcar
      (lambda (segment)
        (format t "SEGMENT %%s %%f\\n" (item.name segment) (item.feat segment "segment_end")))
      (utt.relation.items utt 'Segment))
    (format t "END\\n")
    (utt.save.wave utt file)))
"""

# The level of the loudest sample of all recordings, in dB below full scale.
PEAK_DECIBELS = -1.5


def speak_whole(utterances: list[Utterance]) -> list[SpokenTake]:
    """Records each utterance with the times of its phones, all with one gain."""
    with tempfile.TemporaryDirectory() as folder:
        waves = [pathlib.Path(folder, f"{index}.wav") for index in range(len(utterances))]
        program = pathlib.Path(folder, "program.scm")
        calls = "".join(map(call, utterances, waves))
        program.write_text(PROGRAM % VOICE + calls)
        run = subprocess.run(["festival", "-b", program], capture_output=True, text=True)
        outputs = run.stdout.split("END\n")
        if run.returncode or len(outputs) != len(utterances) + 1:
            failed = utterances[min(len(outputs), len(utterances)) - 1].text
            raise RuntimeError(f"festival fails on {failed!r}: {run.stderr}")
        takes = list(map(take, utterances, outputs, map(load, waves)))
    gain = 10 ** (PEAK_DECIBELS / 20) / max(np.abs(take.samples).max() for take in takes)
    return [take._replace(samples=take.samples * gain) for take in takes]


def call(utterance: Utterance, wave: pathlib.Path) -> str:
    """The program lines that record an utterance."""
    words = [word for phrase in utterance.phrases for word in phrase.words]
    # The strong form of a word differs from that of the text in its vowels only, and festival
    # divides it into syllables; the last word of an utterance is always strong.
    entries = "".join(
        f"(enter \"{part}\" '({' '.join(map(lexical, phones))}))\n"
        for word in words
        for part, phones in festival_words(word.text.lower(), word.phones)
    )
    target = " ".join(
        f"({segment(phone)} {stress(phone)})" for word in words for phone in word.phones
    )
    text = " ".join(map(phrase_text, utterance.phrases))
    return f"{entries}(record \"{text}\" '({target}) \"{wave}\")\n"


def phrase_text(phrase: Phrase) -> str:
    """A phrase as festival is to read it."""
    return " ".join(festival_spelling(word.text.lower()) for word in phrase.words) + phrase.mark


def festival_spelling(word: str) -> str:
    """A word as festival looks it up: with an apostrophe it would apply rules of its own, except
    to a possessive ending."""
    return word if word.endswith("'s") else word.replace("'", "")


def festival_words(word: str, phones: tuple[str, ...]) -> list[tuple[str, tuple[str, ...]]]:
    """The words that festival makes of one: it takes a possessive ending as its own."""
    if match := re.fullmatch("(.*)('s)", word):
        ending = 2 if phones[-2:] == ("IH0", "Z") else 1
        return [(match[1], phones[:-ending])]
    return [(festival_spelling(word), phones)]


def segment(phone: str) -> str:
    """Festival's name of a phone."""
    return "ax" if phone == "AH0" else phone.rstrip("012").lower()


def stress(phone: str) -> int:
    """The stress that a phone gives its syllable, or -1 if it is not a vowel."""
    return -1 if not is_vowel(phone) else 0 if phone[-1] == "0" else 1


def lexical(phone: str) -> str:
    """A phone as festival's syllabifier reads it: vowels carry 0 or 1."""
    return f"{segment(phone)}{stress(phone)}" if is_vowel(phone) else segment(phone)


def take(utterance: Utterance, output: str, samples: np.ndarray) -> SpokenTake:
    """Joins what festival printed for an utterance to its phones."""
    phones = [
        (phone, index)
        for index, word in enumerate(
            word for phrase in utterance.phrases for word in phrase.words
        )
        for phone in word.phones
    ]
    labels, start = [], 0.0
    for line in output.splitlines():
        if not line.startswith("SEGMENT "):
            continue
        _, name, end = line.split()
        phone, word = ("SIL", None) if name == "pau" else phones.pop(0)
        if name not in ("pau", segment(phone)):
            raise ValueError(f"festival says {name} for {phone} in {utterance.text!r}")
        labels.append(Label(start, float(end), phone, word))
        start = float(end)
    return SpokenTake(utterance, samples, labels)
