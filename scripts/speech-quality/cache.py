"""Keeps what was measured, by the bytes that it was measured of."""

import hashlib
import json
import pathlib
from collections.abc import Callable
from typing import Any


class Cache:
    """A folder with a JSON file for each result."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def result(self, kind: str, path: pathlib.Path, measure: Callable[[], Any]) -> Any:
        """What is kept for a file's bytes, or what `measure` returns now. `kind` names the measure
        and everything else that it depends on."""
        key = hashlib.sha256(kind.encode() + b"\0" + path.read_bytes()).hexdigest()
        file = self.folder / f"{key}.json"
        if file.exists():
            return json.loads(file.read_text())
        value = measure()
        unfinished = file.with_suffix(".unfinished")
        unfinished.write_text(json.dumps(value))
        unfinished.rename(file)
        return value
