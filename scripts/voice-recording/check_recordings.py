"""Reports what can be measured of a working folder's recordings. Usage: check_recordings.py FOLDER

Ends with status 1 if a recording clips, has an offset, begins or ends in too much silence, or has
a phone that is too short to be one.
"""

import pathlib
import struct
import sys

import numpy as np

from takes import SAMPLE_RATE, audible_part, speech_level

MEGABYTES_PER_MINUTE = SAMPLE_RATE * 2 * 60 / 1e6
LOUDEST = 10 ** (-0.99 / 20)
LARGEST_OFFSET = 10 ** (-50 / 20)
SHORTEST_PHONE = 0.004
# The silence allowed at the start and the end, in seconds.
PROMPT_SILENCE = (0.06, 0.06)
UNIT_SILENCE = (0.001, 0.017)


def main():
    folder = pathlib.Path(sys.argv[1])
    rows = [line.split("\t") for line in (folder / "texts.tsv").read_text().splitlines()]
    faults = []
    groups = {"prompt": [], "unit": []}
    for name, kind, text in rows:
        samples = read(folder / "Audio" / f"{name}.aiff")
        group = "prompt" if kind == "prompt" else "unit"
        groups[group].append(samples)
        limits = PROMPT_SILENCE if group == "prompt" else UNIT_SILENCE
        found = problems(samples, limits) + short_phones(folder / "Labels" / f"{name}.lab")
        faults += [f"{name} {text!r}: {fault}" for fault in found]
    prompts = groups["prompt"]
    for count in sorted({min(n, len(prompts)) for n in (150, 300, len(prompts))}):
        report(f"first {count} prompts", prompts[:count])
    if groups["unit"]:
        report(f"{len(groups['unit'])} units", groups["unit"])
    print(*faults, sep="\n")
    sys.exit(bool(faults))


def read(path: pathlib.Path) -> np.ndarray:
    """The samples of a file that aiff.py wrote."""
    data = path.read_bytes()
    start = data.index(b"SSND")
    length = struct.unpack(">I", data[start + 4 : start + 8])[0] - 8
    return np.frombuffer(data[start + 16 : start + 16 + length], ">i2") / 32767


def problems(samples: np.ndarray, silence: tuple[float, float]) -> list[str]:
    """What is wrong with a recording."""
    sound = audible_part(samples)
    before = sound.start / SAMPLE_RATE
    after = (len(samples) - sound.stop) / SAMPLE_RATE
    found = []
    if np.abs(samples).max() > LOUDEST:
        found.append(f"peak {decibels(np.abs(samples).max()):.1f} dB")
    if abs(samples.mean()) > LARGEST_OFFSET:
        found.append(f"offset {samples.mean():.4f}")
    if before > silence[0] + 1 / SAMPLE_RATE:
        found.append(f"{before * 1000:.1f} ms of silence before")
    if after > silence[1] + 1 / SAMPLE_RATE:
        found.append(f"{after * 1000:.1f} ms of silence after")
    return found


def short_phones(labels: pathlib.Path) -> list[str]:
    """The phones of a label file that are shorter than a sound can be."""
    rows = [line.split("\t") for line in labels.read_text().splitlines()]
    return [
        f"{phone} at {start} s lasts {float(end) - float(start):.3f} s"
        for start, end, phone, _ in rows
        if phone != "SIL" and float(end) - float(start) < SHORTEST_PHONE
    ]


def report(title: str, recordings: list[np.ndarray]):
    """One line about a group: length, size, loudness of the audible parts, peak."""
    seconds = np.array([len(samples) for samples in recordings]) / SAMPLE_RATE
    levels = [decibels(speech_level(samples)) for samples in recordings]
    peak = max(decibels(np.abs(samples).max()) for samples in recordings)
    minutes = seconds.sum() / 60
    print(
        f"{title}: {minutes:.2f} min, {minutes * MEGABYTES_PER_MINUTE:.1f} MB, "
        f"{seconds.min():.2f} to {seconds.max():.2f} s each, level {np.mean(levels):.1f} dB "
        f"(spread {np.std(levels):.1f}), peak {peak:.1f} dB"
    )


def decibels(amplitude: float) -> float:
    """An amplitude in dB of full scale."""
    return 20 * np.log10(max(amplitude, 1e-9))


if __name__ == "__main__":
    main()
