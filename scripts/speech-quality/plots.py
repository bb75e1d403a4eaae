"""Pictures of what each system spoke: waveform, spectrogram, fundamental frequency, words."""

import json
import pathlib

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

import pitch
from audio import HOP, SAMPLE_RATE, STEPS_PER_SECOND, framed, read, resampled
from run import Result

WINDOW = SAMPLE_RATE // 100
DYNAMIC_RANGE_DECIBELS = 65
INCHES_PER_SECOND, INCHES_PER_SYSTEM = 4.5, 2.6


def draw(results: list[Result], count: int, folder: pathlib.Path) -> None:
    """Draws the sentences that the project's voices are misheard in most, and then the first."""
    normal = [result for result in results if result.rate == 1]
    edits = sum(
        np.array([speech.comparison.edit_count for speech in result.speeches])
        for result in normal
        if result.own
    )
    chosen = np.argsort(-edits, kind="stable")[:count] if np.ndim(edits) else range(count)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    for index in chosen:
        figure = sentence(normal, int(index))
        figure.savefig(folder / f"{normal[0].files[index].stem}.png", dpi=100)


def sentence(results: list[Result], index: int) -> Figure:
    """One sentence as each system spoke it, one below the other."""
    seconds = max(result.sounds[index].seconds for result in results)
    size = INCHES_PER_SECOND * seconds + 1, INCHES_PER_SYSTEM * len(results) + 0.6
    figure = Figure(size, layout="constrained")
    axes = figure.subplots(
        2 * len(results), sharex=True, squeeze=False, height_ratios=[1, 3] * len(results)
    )
    text = results[0].texts[index]
    figure.suptitle(text)
    for row, result in enumerate(results):
        wave, spectrum = axes[2 * row : 2 * row + 2, 0]
        file = result.files[index]
        samples = resampled(*read(file))
        wave.plot(np.arange(len(samples)) / SAMPLE_RATE, samples, linewidth=0.3)
        wave.set(yticks=[], title=f"{result.system}: {result.speeches[index].heard}")
        spectrogram(spectrum, samples)
        frequency(spectrum.twinx(), samples)
        markers = file.with_suffix(".jsonl")
        if markers.exists():
            words(spectrum, markers, text)
    axes[-1, 0].set(xlabel="seconds", xlim=(0, seconds))
    return figure


def spectrogram(axis: Axes, samples: np.ndarray) -> None:
    """Decibels over time and frequency, the loudest darkest."""
    frames = framed(samples, WINDOW) * np.hanning(WINDOW + 2)[1:-1]
    power = np.abs(np.fft.rfft(frames, 4 * WINDOW)) ** 2
    decibels = 10 * np.log10(power.T + 1e-10)
    top = decibels.max()
    axis.imshow(
        decibels,
        cmap="Greys",
        vmin=top - DYNAMIC_RANGE_DECIBELS,
        vmax=top,
        origin="lower",
        aspect="auto",
        extent=(0, len(frames) * HOP / SAMPLE_RATE, 0, SAMPLE_RATE / 2000),
    )
    axis.set_ylabel("kHz")


def frequency(axis: Axes, samples: np.ndarray) -> None:
    """The track of the fundamental frequency."""
    track = pitch.track(samples)
    times = np.arange(len(track)) / STEPS_PER_SECOND
    axis.plot(times, np.where(track > 0, track, np.nan), color="tab:red", linewidth=1.5)
    axis.set(ylim=(0, pitch.CEILING_HERTZ), ylabel="F0 Hz")


def words(axis: Axes, markers: pathlib.Path, text: str) -> None:
    """A line where each word begins."""
    for line in markers.read_text().splitlines():
        marker = json.loads(line)
        if marker["type"] == "word":
            start, end = marker["range"]["utf16"]
            seconds = marker["milliseconds"] / 1000
            axis.axvline(seconds, color="tab:blue", linewidth=0.8)
            axis.text(seconds, SAMPLE_RATE / 2000, text[start:end], va="top", color="tab:blue")
