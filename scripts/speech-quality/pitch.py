"""Tracks the fundamental frequency of speech.

The method is that of P. Boersma, "Accurate short-term analysis of the fundamental frequency and the
harmonics-to-noise ratio of a sampled sound", 1993, with its parameters: peaks of the normalised
autocorrelation are candidates, the best path through them is the track.
"""

import numpy as np

from audio import SAMPLE_RATE, STEPS_PER_SECOND, framed

FLOOR_HERTZ, CEILING_HERTZ = 60.0, 400.0
# Three periods of the lowest frequency.
WINDOW = 3 * int(SAMPLE_RATE / FLOOR_HERTZ)
CANDIDATES = 6
SILENCE_THRESHOLD = 0.03
VOICING_THRESHOLD = 0.45
OCTAVE_COST = 0.01
# The paper's costs are for steps of 10 ms.
OCTAVE_JUMP_COST = 0.35 * STEPS_PER_SECOND / 100
VOICING_CHANGE_COST = 0.14 * STEPS_PER_SECOND / 100


def track(samples: np.ndarray) -> np.ndarray:
    """The frequency in hertz at each step, 0 where there is no voice."""
    frames = framed(samples, WINDOW)
    frames = frames - frames.mean(axis=1, keepdims=True)
    levels = np.abs(frames).max(axis=1)
    loudness = levels / max(levels.max(), 1e-9)
    frequencies, strengths = candidates(autocorrelation(frames))
    silence = 2 - loudness / (SILENCE_THRESHOLD / (1 + VOICING_THRESHOLD))
    unvoiced = VOICING_THRESHOLD + np.maximum(0, silence)
    return best_path(
        np.column_stack([np.zeros(len(frames)), frequencies]),
        np.column_stack([unvoiced, strengths]),
    )


def autocorrelation(frames: np.ndarray) -> np.ndarray:
    """The autocorrelation of each frame at the lags of interest, as if it had no window."""
    window = np.hanning(WINDOW + 2)[1:-1]
    size = 1 << (3 * WINDOW // 2).bit_length()
    count = int(SAMPLE_RATE / FLOOR_HERTZ) + 2

    def correlation(rows: np.ndarray) -> np.ndarray:
        values = np.fft.irfft(np.abs(np.fft.rfft(rows * window, size)) ** 2)[..., :count]
        return values / np.maximum(values[..., :1], 1e-12)

    return correlation(frames) / correlation(np.ones(WINDOW))


def candidates(correlation: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The frequencies and the strengths of the strongest peaks of each frame."""
    first = int(SAMPLE_RATE / CEILING_HERTZ)
    middle = correlation[:, first:-1]
    before, after = correlation[:, first - 1 : -2], correlation[:, first + 1 :]
    peak = (middle > before) & (middle >= after) & (middle > VOICING_THRESHOLD / 2)
    # The vertex of the parabola through a peak and its neighbours.
    curvature = np.minimum(before - 2 * middle + after, -1e-12)
    offset = np.where(peak, 0.5 * (before - after) / curvature, 0)
    frequencies = SAMPLE_RATE / (np.arange(first, first + middle.shape[1]) + offset)
    heights = np.minimum(middle - 0.25 * (before - after) * offset, 1)
    strengths = np.where(
        peak, heights + OCTAVE_COST * np.log2(frequencies / FLOOR_HERTZ), -np.inf
    )
    best = np.argpartition(-strengths, CANDIDATES, axis=1)[:, :CANDIDATES]
    return np.take_along_axis(frequencies, best, 1), np.take_along_axis(strengths, best, 1)


def best_path(frequencies: np.ndarray, strengths: np.ndarray) -> np.ndarray:
    """The frequencies of the path with the greatest strength less the costs of its changes. The
    first candidate of every step is that there is no voice."""
    octaves = np.log2(np.where(frequencies > 0, frequencies, 1))
    voiced = frequencies > 0
    costs = OCTAVE_JUMP_COST * np.abs(octaves[:-1, :, None] - octaves[1:, None, :])
    changes = voiced[:-1, :, None] != voiced[1:, None, :]
    costs = np.where(changes, VOICING_CHANGE_COST, costs)
    score, steps = strengths[0], []
    columns = np.arange(frequencies.shape[1])
    for cost, strength in zip(costs, strengths[1:]):
        totals = score[:, None] - cost
        steps.append(totals.argmax(axis=0))
        score = totals[steps[-1], columns] + strength
    path = [int(score.argmax())]
    for step in reversed(steps):
        path.append(int(step[path[-1]]))
    return frequencies[np.arange(len(frequencies)), path[::-1]]
