"""Records the small voice bundles. Usage: record.py FOLDER NAME, where NAME is hello or coach.

Started by scripts/record-voices, which sees to the Debian packages.
"""

import json
import pathlib
import shutil
import subprocess
import sys

from aiff import aiff
from script import SLOT, Take, read_takes
from speaker import SAMPLE_RATE, VOICE, Recording, speak

HERE = pathlib.Path(__file__).parent
PACKAGE = "festvox-us-slt-hts"

SOURCE = f"Spoken by festival with the voice {VOICE} of the Debian package {PACKAGE}"

HELLO = {
    "identifier": "com.example.sample.hello",
    "name": "Hello",
    "source": f"{SOURCE}: two greetings, each as one utterance.",
    "rules": [{"contains": "goodbye", "play": "goodbye.aiff"}, {"play": "hello.aiff"}],
}
COACH = {
    "identifier": "com.example.coach",
    "name": "Coach",
    "source": f"{SOURCE}: words and phrases for timers, cut from the project's own sentences.",
}


def main():
    voices, name = pathlib.Path(sys.argv[1]), sys.argv[2]
    if name == "hello":
        greetings = [Take(text, "any", 1.0, SLOT) for text in ("hello", "goodbye")]
        write_bundle(voices, HELLO, greetings, compressed_form=True)
    else:
        prompts = read_takes(HERE / "coach-words.txt") + read_takes(HERE / "coach-phrases.txt")
        write_bundle(voices, COACH, prompts, compressed_form=False)


def write_bundle(voices: pathlib.Path, about: dict, takes: list[Take], compressed_form: bool):
    """Replaces the bundle in the folder `voices` with one that holds the takes."""
    takes = sorted(takes, key=lambda take: take.file)
    files = [take.file for take in takes]
    if len(set(files)) != len(files):
        raise ValueError(f"listed twice: {sorted({f for f in files if files.count(f) > 1})}")
    recordings = speak(takes)
    bundle = voices / f"{about['identifier']}.voice"
    shutil.rmtree(bundle, ignore_errors=True)
    audio = bundle / "Audio"
    audio.mkdir(parents=True)
    for take, recording in zip(takes, recordings):
        (audio / take.file).write_bytes(aiff(recording.samples, SAMPLE_RATE, compressed_form))
    (bundle / "voice.json").write_text(voice_json(about, takes, recordings))
    (bundle / "LICENSE.txt").write_text(LICENSE_HEAD.format(package=PACKAGE) + package_licence())
    notice = NOTICE.format(
        name=about["name"], voice=VOICE, hertz=SAMPLE_RATE, packages=package_versions()
    )
    (bundle / "NOTICE.txt").write_text(notice)


def voice_json(about: dict, takes: list[Take], recordings: list[Recording]) -> str:
    """The bundle's description with one recording a line, so that differences stay readable."""
    head = {
        "format": 1,
        "identifier": about["identifier"],
        "name": about["name"],
        "version": "1.0",
        "primaryLanguages": ["en-US"],
        "supportedLanguages": ["en-US"],
        "gender": "female",
        "quality": "default",
        "traits": [],
        "sampleRate": SAMPLE_RATE,
        "engine": "phrases",
        "license": "LicenseRef-EST-2003 AND LicenseRef-EST-2000 AND BSD-3-Clause",
        "source": about["source"],
    }
    fields = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    fields.append(lines("recordings", list(map(entry, takes, recordings))))
    if "rules" in about:
        fields.append(lines("rules", about["rules"]))
    return "{\n" + ",\n".join(fields) + "\n}\n"


def lines(key: str, items: list[dict]) -> str:
    """A field of the description that gives each of its items a line."""
    return f'  "{key}": [\n' + ",\n".join(f"    {json.dumps(item)}" for item in items) + "\n  ]"


def entry(take: Take, recording: Recording) -> dict:
    """What the description says of one recording."""
    fields = {"file": take.file, "text": take.text}
    if take.position != "any":
        fields["position"] = take.position
    if len(recording.word_starts) > 1:
        fields["wordStarts"] = recording.word_starts
    return fields


def package_licence() -> str:
    """The licence file that Debian ships with the voice."""
    files = query("-L", PACKAGE).splitlines()
    return pathlib.Path(next(file for file in files if file.endswith("/copyright"))).read_text()


def package_versions() -> str:
    """The packages that shape the sound, one a line."""
    return query("-W", "-f", "  ${Package} ${Version}\n", PACKAGE, "festival", "festlex-cmu", "sox")


def query(*arguments: str) -> str:
    """What dpkg-query prints."""
    return subprocess.run(
        ["dpkg-query", *arguments], check=True, capture_output=True, text=True
    ).stdout


LICENSE_HEAD = """\
Licence of the recordings in this bundle

The recordings were made with the voice in the Debian package {package}. They are
modified: resampled, cut into words and phrases, trimmed, faded and brought to one level. The
original authors' names, copyright notices and terms follow, as Debian gives them for that
package. They cover the voice's trained data (EST-2003), its feature list (BSD-3-Clause) and its
programs (EST-2000). The texts that were spoken were written for this project and add no other
terms.

----------------------------------------------------------------------------------------------

"""

NOTICE = """\
{name}: where the recordings come from

They are speech of the synthesizer festival with its voice {voice}, trained by
Carnegie Mellon University on recordings of the CMU ARCTIC speaker SLT; no person was recorded
for this bundle. Each text was spoken at 32000 Hz, inside a sentence that gives it its
melody where the bundle needs that, resampled with sox to {hertz} Hz, freed of sound below 40 Hz,
cut at the word times that festival reports, trimmed at pauses, faded over 3 ms at both edges
and stored as 16-bit mono. One gain applies to all recordings of the bundle.

The script is scripts/record-voices.

Debian packages used:
{packages}
"""

if __name__ == "__main__":
    main()
