"""Speaks with other synthesizers, to compare with."""

import functools
import hashlib
import os
import pathlib
import shutil
import subprocess
import tempfile
from collections.abc import Callable

HERE = pathlib.Path(__file__).parent
# Where scripts/record-voices installs what speaks with Kokoro.
RECORDING_PYTHON = HERE.parent.parent / ".build/recording-python"
ESPEAK_WORDS_PER_MINUTE = 175

Speak = Callable[[list[str], list[pathlib.Path]], None]


def espeak(texts: list[str], files: list[pathlib.Path], rate: float = 1) -> None:
    """Speaks with espeak-ng at a multiple of its normal rate."""
    speed = str(round(ESPEAK_WORDS_PER_MINUTE * rate))
    for text, file in zip(texts, files):
        command = ["espeak-ng", "-v", "en-us", "-s", speed, "-w", file, "--", text]
        subprocess.run(command, check=True)


def flite(texts: list[str], files: list[pathlib.Path], voice: str) -> None:
    """Speaks with a voice of flite."""
    for text, file in zip(texts, files):
        subprocess.run(["flite", "-voice", voice, "-t", text, "-o", file], check=True)


def festival(texts: list[str], files: list[pathlib.Path], voice: str) -> None:
    """Speaks with a voice of festival, in one process: loading it takes longer than a sentence."""
    with tempfile.NamedTemporaryFile("w", suffix=".scm") as program:
        program.write(f"(voice_{voice})\n")
        for text, file in zip(texts, files):
            quoted = text.replace("\\", "\\\\").replace('"', '\\"')
            program.write(f'(utt.save.wave (utt.synth (Utterance Text "{quoted}")) "{file}")\n')
        program.flush()
        subprocess.run(["festival", "-b", program.name], check=True)


def kokoro(texts: list[str], files: list[pathlib.Path]) -> None:
    """Speaks with Kokoro as the voice kumo was recorded."""
    python = RECORDING_PYTHON / "bin/python"
    if not python.exists():
        raise SystemExit("Kokoro is not installed: scripts/record-voices kumo installs it")
    lines = "".join(f"{file}\t{text}\n" for text, file in zip(texts, files))
    environment = {**os.environ, "KOKORO_JA_CACHE": str(RECORDING_PYTHON / "model")}
    command = [python, "-B", HERE / "speak_kokoro.py"]
    subprocess.run(command, input=lines, text=True, check=True, env=environment)


PEERS: dict[str, Speak] = {
    "espeak-ng": espeak,
    "flite-kal16": functools.partial(flite, voice="kal16"),
    "flite-slt": functools.partial(flite, voice="slt"),
    "flite-rms": functools.partial(flite, voice="rms"),
    "festival-kal": functools.partial(festival, voice="kal_diphone"),
    "festival-slt": functools.partial(festival, voice="cmu_us_slt_arctic_hts"),
    "kokoro": kokoro,
}
# Kokoro takes as long as it speaks: only when it is asked for.
USUAL_PEERS = [name for name in PEERS if name != "kokoro"]
# What the recordings of a voice were spoken with.
SOURCES = {"com.example.slt": "festival-slt", "com.example.kumo": "kokoro"}


def speak_once(
    name: str, speak: Speak, texts: list[str], files: list[pathlib.Path], store: pathlib.Path
) -> None:
    """Speaks each text into a file. What was spoken before is taken from the store."""
    folder = store / name
    folder.mkdir(parents=True, exist_ok=True)
    kept = [folder / f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.wav" for text in texts]
    missing = [index for index, file in enumerate(kept) if not file.exists()]
    if missing:
        fresh = [kept[index].with_suffix(".new.wav") for index in missing]
        speak([texts[index] for index in missing], fresh)
        for index, file in zip(missing, fresh):
            file.rename(kept[index])
    for source, file in zip(kept, files):
        shutil.copyfile(source, file)
