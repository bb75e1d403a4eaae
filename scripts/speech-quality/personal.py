"""Makes personal voices as anybody makes one, of recordings that a machine can get.

A source is slt, festival's voice `cmu_us_slt_arctic_hts` reading the prompts of `voicectl personal
new`, or asterisk, the person of Debian's asterisk-core-sounds-en-g722 (CC-BY-SA 3.0, 16 kHz) with
the texts of asterisk-core-sounds-en. Nothing of either is part of the project.
"""

import gzip
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import wave
from collections.abc import Callable
from typing import NamedTuple

import av

from peers import PEERS, speak_once
from voices import Voices
from words import ONES

SOUNDS_PACKAGE = "asterisk-core-sounds-en-g722"
TEXTS_PACKAGE = "asterisk-core-sounds-en"
SLT = "festival-slt"


class Wish(NamedTuple):
    """A voice to make: of which source, and of how many recordings; None for all."""

    source: str
    count: int | None

    @property
    def name(self) -> str:
        """Of the project."""
        return self.source if self.count is None else f"{self.source}-{self.count}"

    @property
    def identifier(self) -> str:
        """Of the voice."""
        return f"personal.{self.name}"


def wishes(text: str) -> list[Wish]:
    """What --personal asks for: sources with commas between, each with or without a count."""
    result = []
    for part in text.split(","):
        source, _, count = part.partition(":")
        if source not in RECORDINGS or count and not re.fullmatch("[1-9][0-9]*", count):
            raise ValueError(f"{part}: not {' or '.join(RECORDINGS)} with :COUNT or without")
        result.append(Wish(source, int(count) if count else None))
    return result


def make(wish: Wish, voices: Voices, store: pathlib.Path) -> None:
    """Imports the recordings into a new project, builds its voice into the voices' app group and
    allows voicectl to use it. What the commands say goes to standard error."""
    with tempfile.TemporaryDirectory() as folder:
        recordings = pathlib.Path(folder, "recordings")
        recordings.mkdir()
        # What is imported brings its texts along.
        place = ["--project", str(store / wish.name)]
        shutil.rmtree(store / wish.name, ignore_errors=True)
        voices.run("personal", "new", *place, "--count", "1", wish.name)
        texts = RECORDINGS[wish.source](wish.count, recordings, voices, store)
        lines = "".join(f"{file.name}\t{text}\n" for file, text in texts)
        (recordings / "texts.tsv").write_text(lines)
        # A recording that will not do is left out, as it would be of anybody's.
        told = voices.attempt("personal", "import", *place, str(recordings))
    print(told + voices.attempt("personal", "build", *place), file=sys.stderr)
    voices.run("personal", "allow", str(voices.voicectl.resolve()))


def spoken_prompts(
    count: int | None, folder: pathlib.Path, voices: Voices, store: pathlib.Path
) -> list[tuple[pathlib.Path, str]]:
    """The first prompts, as festival reads them."""
    asked = ["--count", str(count or 10_000)]
    prompts = json.loads(voices.run("personal", "prompts", "--json", *asked))["prompts"]
    texts = [prompt["text"] for prompt in prompts]
    files = [folder / f"{number:03d}.wav" for number in range(1, len(texts) + 1)]
    speak_once(SLT, PEERS[SLT], texts, files, store.parent / "speech")
    return list(zip(files, texts))


def telephone_prompts(
    count: int | None, folder: pathlib.Path, _: Voices, store: pathlib.Path
) -> list[tuple[pathlib.Path, str]]:
    """The first recordings of words, with what is said in them."""
    packages = store / "packages"
    sounds = next(unpacked(SOUNDS_PACKAGE, packages).glob("usr/share/asterisk/sounds/*"))
    texts = next(unpacked(TEXTS_PACKAGE, packages).glob("usr/share/doc/*/*.txt.gz"))
    result = []
    for line in gzip.decompress(texts.read_bytes()).decode().splitlines():
        name, _, written = line.partition(": ")
        sound, text = sounds / f"{name}.g722", spoken(written)
        if text and sound.exists():
            file = folder / f"{name.replace('/', '-')}.wav"
            decode(sound, file)
            result.append((file, text))
    return result[:count]


def spoken(text: str) -> str | None:
    """What is said for a text of the announcements, or nothing where that is not certain: remarks
    are not read, longer figures in several ways. A letter alone is a name, not an article."""
    text = re.sub(r"\[.*?\]|\(.*?\)|<.*?>|\.\.\.", "", text)
    text = re.sub(r"(?<![\w.])\d(?!\w|\.\d)", lambda figure: ONES[int(figure[0])], text).strip()
    if re.search(r"[\d#*]", text):
        return None
    return text.upper() if len(text) == 1 else text


def unpacked(package: str, folder: pathlib.Path) -> pathlib.Path:
    """The files of a Debian package, which is not installed."""
    target = folder / package
    if not target.exists():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "download", "--quiet=2", package], cwd=folder, check=True)
        file = next(folder.glob(f"{package}_*.deb"))
        subprocess.run(["dpkg-deb", "--extract", file.name, package], cwd=folder, check=True)
    return target


def decode(source: pathlib.Path, target: pathlib.Path) -> None:
    """Makes a WAV file of G.722."""
    with av.open(source, format="g722") as sound, wave.open(str(target), "wb") as file:
        file.setparams((1, 2, 16_000, 0, "NONE", ""))
        for frame in sound.decode(audio=0):
            file.writeframes(frame.to_ndarray().astype("<i2").tobytes())


RECORDINGS: dict[str, Callable] = {"slt": spoken_prompts, "asterisk": telephone_prompts}
