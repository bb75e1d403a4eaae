"""Reads WAV files, and measures levels and silence."""

import pathlib
import wave

import numpy as np

# The sample rate that everything but levels is measured at: the recogniser's.
SAMPLE_RATE = 16000
# What is measured once for each time has this many steps a second.
STEPS_PER_SECOND = 200
HOP = SAMPLE_RATE // STEPS_PER_SECOND

# The level of 2 ms of sound that counts as audible, of full scale.
SILENCE = 10 ** (-60 / 20)
SILENCE_WINDOW_SECONDS = 0.002


def read(path: pathlib.Path) -> tuple[np.ndarray, int]:
    """The samples of a 16-bit mono file, between -1 and 1, and their rate."""
    with wave.open(str(path)) as file:
        if file.getsampwidth() != 2 or file.getnchannels() != 1:
            raise ValueError(f"{path}: not 16 bits mono")
        data = file.readframes(file.getnframes())
        return np.frombuffer(data, "<i2") / 32768, file.getframerate()


def resampled(samples: np.ndarray, sample_rate: int) -> np.ndarray:
    """The samples at SAMPLE_RATE, cut off at the lower Nyquist frequency, by one FFT of all."""
    count = round(len(samples) * SAMPLE_RATE / sample_rate)
    if count == len(samples):
        return samples
    # A length without large prime factors, for speed; what is added is cut off again.
    step = sample_rate // np.gcd(sample_rate, SAMPLE_RATE)
    padded = -(-len(samples) // (step * 100)) * step * 100
    target = padded * SAMPLE_RATE // sample_rate
    spectrum = np.fft.rfft(samples, padded)[: target // 2 + 1]
    return np.fft.irfft(spectrum, target)[:count] * (target / padded)


def framed(samples: np.ndarray, length: int) -> np.ndarray:
    """A row of so many samples around each step's time, zero where there is no sound."""
    padded = np.pad(samples, length // 2)
    return np.lib.stride_tricks.sliding_window_view(padded, length)[::HOP]


def audible(samples: np.ndarray, sample_rate: int) -> tuple[int, int]:
    """Where sound begins and ends; the whole range if there is none."""
    window = round(SILENCE_WINDOW_SECONDS * sample_rate)
    power = np.convolve(samples**2, np.full(window, 1 / window), "same")
    places = np.flatnonzero(power > SILENCE**2)
    return (int(places[0]), int(places[-1]) + 1) if len(places) else (0, len(samples))
