"""Speaks each line of standard input, FILE and TEXT with a tab between them, with Kokoro.

It runs in the Python that scripts/record-voices makes, and speaks as that records.
"""

import pathlib
import sys
import wave

import numpy as np

sys.path.append(str(pathlib.Path(__file__).parent.parent / "voice-recording"))

from corpus import Utterance  # noqa: E402
from kokoro_speaker import speak_whole  # noqa: E402
from pronunciation import phrases  # noqa: E402
from takes import SAMPLE_RATE  # noqa: E402


def main() -> None:
    lines = [line.rstrip("\n").split("\t") for line in sys.stdin]
    takes = speak_whole([Utterance(path, "prompt", text, phrases(text)) for path, text in lines])
    for take in takes:
        with wave.open(take.utterance.file, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(SAMPLE_RATE)
            file.writeframes(np.round(take.samples * 32767).astype("<i2").tobytes())


if __name__ == "__main__":
    main()
