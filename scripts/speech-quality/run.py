"""Speaks sentences with each system and measures what it spoke."""

import pathlib
import tempfile
from typing import NamedTuple

import mcd
from measures import Listener, Rated, Sound, Speech, Summary, rated, sound, summary
import personal
from peers import PEERS, SOURCES, espeak, speak_once
from voices import Voices

# At higher rates the recogniser fails on every system.
FASTEST_HEARD = 2
# The peer that voices are compared with at other rates.
RATED_PEER = "espeak-ng"


class Settings(NamedTuple):
    """What to speak, with what, and where."""

    texts: list[str]
    voicectl: pathlib.Path
    voice_path: str
    voices: list[str]  # identifiers; none for every voice that can say any text
    personal: list[personal.Wish]  # voices to make, and to measure beside those
    peers: list[str]
    rates: list[float]  # other than 1
    store: pathlib.Path  # of what is kept from run to run
    output: pathlib.Path


class Result(NamedTuple):
    """A system at one rate."""

    system: str
    own: bool  # one of the project's voices
    rate: float
    texts: list[str]
    files: list[pathlib.Path]
    sounds: list[Sound]
    speeches: list[Speech]  # none where the rate is too high to understand
    summary: Summary | None
    rated: Rated | None  # at other rates than 1


def spoken(settings: Settings) -> list[tuple[str, bool, float, list[pathlib.Path]]]:
    """Speaks everything: the system, whether it is a voice of the project, the rate, the files."""
    result = []

    def files(system: str, own: bool, rate: float = 1) -> list[pathlib.Path]:
        folder = settings.output / (system if rate == 1 else f"{system}-{rate:g}x")
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        paths = [folder / f"{number:03d}.wav" for number in range(1, len(settings.texts) + 1)]
        result.append((system, own, rate, paths))
        return paths

    with tempfile.TemporaryDirectory() as group:
        voices = Voices(settings.voicectl, pathlib.Path(group), settings.voice_path)
        identifiers = list(settings.voices) or voices.identifiers()
        if identifiers:
            voices.buy(identifiers)
        for wish in settings.personal:
            personal.make(wish, voices, settings.store.parent / "personal")
            identifiers.append(wish.identifier)
        for identifier in identifiers:
            for rate in (1, *settings.rates):
                voices.say(identifier, rate, settings.texts, files(identifier, True, rate))
    for name in settings.peers:
        speak_once(name, PEERS[name], settings.texts, files(name, False), settings.store)
    if RATED_PEER in settings.peers:
        for rate in settings.rates:
            if rate <= FASTEST_HEARD:
                espeak(settings.texts, files(RATED_PEER, False, rate), rate)
    return result


def measured(settings: Settings, listener: Listener, progress) -> list[Result]:
    """Speaks and measures everything. Calls `progress` with each result."""
    results, normal = [], {}
    for system, own, rate, files in spoken(settings):
        sounds = list(map(sound, files))
        speeches = []
        if rate <= FASTEST_HEARD:
            speeches = list(map(listener.speech, files, settings.texts))
        normal.setdefault(system, sounds)
        result = Result(
            system=system,
            own=own,
            rate=rate,
            texts=settings.texts,
            files=files,
            sounds=sounds,
            speeches=speeches,
            summary=summary(settings.texts, sounds, speeches) if speeches else None,
            rated=None if rate == 1 else rated(normal[system], sounds, rate),
        )
        results.append(result)
        progress(result)
    return results


def source_distances(results: list[Result]) -> dict[str, tuple[str, list[mcd.Distance]]]:
    """For each voice whose source spoke too, the source and the distance of each sentence."""
    folders = {result.system: result.files[0].parent for result in results if result.rate == 1}
    return {
        voice: (source, list(mcd.distances(folders[source], folders[voice]).values()))
        for voice, source in SOURCES.items()
        if voice in folders and source in folders
    }
