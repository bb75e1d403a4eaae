"""Mel-cepstra of speech: the shape of the spectrum without its level and its fine structure."""

import numpy as np

from audio import SAMPLE_RATE, framed

ORDER = 24
WINDOW = SAMPLE_RATE // 40
FFT_LENGTH = 512
BANDS = 40
# The level of a band goes no lower than this, of full scale: below is no sound, only noise.
FLOOR = 10 ** (-90 / 20)


def mel_cepstra(samples: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The coefficients 1 to ORDER of each step, and its level in decibels.

    The natural logarithm of the magnitude at the place w of the mel scale, 0 to pi, is the sum of
    the coefficients times cos(m w).
    """
    window = np.hanning(WINDOW + 2)[1:-1]
    frames = framed(samples, WINDOW) * window
    power = np.abs(np.fft.rfft(frames, FFT_LENGTH)) ** 2 / (window**2).sum()
    bands = 0.5 * np.log(power @ filter_bank().T + FLOOR**2)
    angles = np.pi / BANDS * (np.arange(BANDS) + 0.5)
    cepstra = bands @ np.cos(np.outer(angles, np.arange(1, ORDER + 1))) * (2 / BANDS)
    levels = 10 * np.log10((frames**2).mean(axis=1) + FLOOR**2)
    return cepstra, levels


def filter_bank() -> np.ndarray:
    """Triangles of the same area over the mel scale; a row is a band."""
    top = 2595 * np.log10(1 + SAMPLE_RATE / 2 / 700)
    edges = 700 * (10 ** (np.linspace(0, top, BANDS + 2) / 2595) - 1)
    frequencies = np.linspace(0, SAMPLE_RATE / 2, FFT_LENGTH // 2 + 1)
    low, middle, high = edges[:-2, None], edges[1:-1, None], edges[2:, None]
    rising, falling = (frequencies - low) / (middle - low), (high - frequencies) / (high - middle)
    triangles = np.maximum(np.minimum(rising, falling), 0)
    return triangles / np.maximum(triangles.sum(axis=1, keepdims=True), 1e-9)
