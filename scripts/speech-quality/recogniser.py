"""Hears what was said: Whisper base, 8-bit weights, on the processor."""

import pathlib

import ctranslate2
import faster_whisper
import numpy as np

from audio import SAMPLE_RATE

# Names the recogniser and how it is asked, for what is kept of its results.
KIND = f"whisper-base int8 beam 5 faster-whisper {faster_whisper.__version__}"
PEAK = 0.7
PAUSE_SECONDS = 0.3


def prepared(samples: np.ndarray) -> np.ndarray:
    """The samples as they are judged: at one level, with silence before and after."""
    pause = np.zeros(round(PAUSE_SECONDS * SAMPLE_RATE))
    level = PEAK / max(1e-6, np.abs(samples).max())
    return np.concatenate([pause, samples * level, pause]).astype(np.float32)


class Recogniser:
    """The model."""

    def __init__(self, model: pathlib.Path, thread_count: int):
        self.model = faster_whisper.WhisperModel(
            str(model), device="cpu", compute_type="int8", cpu_threads=thread_count
        )

    def text(self, samples: np.ndarray) -> str:
        """The words heard in prepared samples. The same samples give the same words, though the
        model draws lots where it is unsure."""
        ctranslate2.set_random_seed(0)
        segments, _ = self.model.transcribe(
            samples,
            language="en",
            beam_size=5,
            condition_on_previous_text=False,
            without_timestamps=True,
        )
        return " ".join(segment.text.strip() for segment in segments)
