"""Predicts how listeners would rate speech, 1 to 5, with the models of DNSMOS (P.835 and P.808).

C. K. A. Reddy et al., "DNSMOS P.835", 2022. The package speechmos brings the models; its own code,
which needs more packages, is not used.
"""

import importlib.resources
from typing import NamedTuple

import numpy as np
import onnxruntime

from audio import SAMPLE_RATE

KIND = "DNSMOS speechmos 0.0.1.1"
# The models judge so much sound; what is shorter is repeated.
SAMPLE_COUNT = int(9.01 * SAMPLE_RATE)
FFT_LENGTH = 321
HOP = 160
BANDS = 120
DYNAMIC_RANGE_DECIBELS = 80.0
# From the model's outputs to ratings, from the authors' program: highest power first.
OVERALL = (-0.06766283, 1.11546468, 0.04602535)
SIGNAL = (-0.08397278, 1.22083953, 0.0052439)
BACKGROUND = (-0.13166888, 1.60915514, -0.39604546)


class Ratings(NamedTuple):
    """Ratings of the whole, the speech, the background (P.835), and of quality (P.808)."""

    overall: float
    signal: float
    background: float
    p808: float


class Judge:
    """The two models."""

    def __init__(self, thread_count: int):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = thread_count
        models = importlib.resources.files("speechmos") / "dnsmos_models"
        self.p835, self.p808 = (
            onnxruntime.InferenceSession((models / name).read_bytes(), options)
            for name in ("sig_bak_ovr.onnx", "model_v8.onnx")
        )

    def ratings(self, samples: np.ndarray) -> Ratings:
        """Rates speech at SAMPLE_RATE."""
        while len(samples) < SAMPLE_COUNT:
            samples = np.concatenate([samples, samples])
        samples = samples[:SAMPLE_COUNT].astype(np.float32)
        outputs = self.p835.run(None, {"input_1": samples[None]})[0][0]
        signal, background, overall = map(float, outputs)
        features = mel_spectrogram(samples[:-HOP])[None]
        return Ratings(
            float(np.polyval(OVERALL, overall)),
            float(np.polyval(SIGNAL, signal)),
            float(np.polyval(BACKGROUND, background)),
            float(self.p808.run(None, {"input_1": features})[0][0][0]),
        )


def mel_spectrogram(samples: np.ndarray) -> np.ndarray:
    """What the P.808 model reads: librosa's mel spectrogram in decibels below its maximum."""
    padded = np.pad(samples.astype(float), FFT_LENGTH // 2)
    frames = np.lib.stride_tricks.sliding_window_view(padded, FFT_LENGTH)[::HOP]
    window = np.hanning(FFT_LENGTH + 1)[:-1]
    power = np.abs(np.fft.rfft(frames * window)) ** 2 @ filter_bank().T
    decibels = 10 * np.log10(np.maximum(power, 1e-10) / max(power.max(), 1e-10))
    return ((np.maximum(decibels, -DYNAMIC_RANGE_DECIBELS) + 40) / 40).astype(np.float32)


def filter_bank() -> np.ndarray:
    """Triangles over Slaney's mel scale, which is linear up to 1 kHz, with his normalisation."""
    knee, slope, ratio = 1000.0, 3 / 200, 27 / np.log(6.4)
    top = knee * slope + ratio * np.log(SAMPLE_RATE / 2 / knee)
    mels = np.linspace(0, top, BANDS + 2)
    linear = mels / slope
    edges = np.where(linear < knee, linear, knee * np.exp((mels - knee * slope) / ratio))
    low, middle, high = edges[:-2, None], edges[1:-1, None], edges[2:, None]
    frequencies = np.linspace(0, SAMPLE_RATE / 2, FFT_LENGTH // 2 + 1)
    rising, falling = (frequencies - low) / (middle - low), (high - frequencies) / (high - middle)
    return np.maximum(np.minimum(rising, falling), 0) * 2 / (high - low)
