"""Speaks with the project's own voices, as anybody would: with `voicectl say`."""

import json
import os
import pathlib
import subprocess


class Voices:
    """The voices of an app group of their own."""

    def __init__(self, voicectl: pathlib.Path, group: pathlib.Path, voice_path: str):
        self.voicectl = voicectl
        self.environment = {**os.environ, "VOICE_APP_GROUP": str(group), "VOICE_PATH": voice_path}

    def identifiers(self) -> list[str]:
        """Every voice on offer that can say any text."""
        voices = json.loads(self.run("catalog", "--json"))["voices"]
        return [
            voice["identifier"]
            for voice in voices
            if json.loads(pathlib.Path(voice["bundle"], "voice.json").read_text()).get("engine")
            == "units"
        ]

    def buy(self, identifiers: list[str]) -> None:
        """Makes voices ready to speak."""
        self.run("buy", "--enable", *identifiers)

    def say(
        self, identifier: str, rate: float, texts: list[str], files: list[pathlib.Path]
    ) -> None:
        """Speaks each text into a file, with its markers beside it, at a multiple of the normal
        rate."""
        for text, file in zip(texts, files):
            options = ["--rate", str(rate), "--markers", str(file.with_suffix(".jsonl"))]
            self.run("say", "--strict", "-v", identifier, "-o", str(file), *options, "--", text)

    def run(self, *arguments: str) -> str:
        """What a command prints."""
        run = self.finished(arguments)
        if run.returncode:
            raise SystemExit(f"voicectl {arguments[0]}: exit code {run.returncode}: {run.stderr}")
        return run.stdout

    def attempt(self, *arguments: str) -> str:
        """What a command prints that may do only a part of what it is told, and says of which."""
        run = self.finished(arguments)
        return run.stderr + run.stdout

    def finished(self, arguments: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
        """A command that has been run."""
        return subprocess.run(
            [self.voicectl, *arguments], env=self.environment, capture_output=True, text=True
        )
