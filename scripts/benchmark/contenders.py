"""Who is measured, and the program that times them."""

import os
import subprocess

import texts


class Contender:
    """A synthesizer: how it is started, once for a text or to serve, each as clock's arguments in
    front of the program and the program; its sample rate; and what was measured: lists of figures by
    what they are of."""

    def __init__(self, name, rate, once, serve):
        self.name, self.rate, self.once, self.serve = name, rate, once, serve
        self.figures = {}

    def note(self, key, value):
        self.figures.setdefault(key, []).append(value)

    def least(self, key):
        return min(self.figures[key]) if self.figures.get(key) else None


def contenders(options, group):
    """Ours first; the others as far as their programs were built."""
    provider = [os.path.join(options.programs, "voice-provider"), "--group", group]
    ours = ([options.voice], provider)
    found = [Contender(options.voice.rsplit(".", 1)[-1], 22_050, lambda kind: ours, ours)]
    for name, program, rate in (("espeak-ng", "espeak", 22_050), ("flite kal16", "flite", 16_000)):
        path = os.path.join(options.tools, program)
        if os.path.exists(path):
            found.append(
                Contender(
                    name, rate, lambda kind, path=path: ([], [path, kind]), ([], [path, "serve"])))
    return found


class Clock:
    """The program `clock`, and the texts as files."""

    def __init__(self, tools, folder):
        self.program = os.path.join(tools, "clock")
        self.folder = folder
        for name, (_, text) in texts.FILES.items():
            with open(self.path(name), "w", encoding="utf-8") as file:
                file.write(text)

    def path(self, name):
        return os.path.join(self.folder, name.replace(" ", "-"))

    def run(self, *arguments, seconds=120):
        """The lines that it prints, as numbers; none where that fails or takes too long."""
        try:
            output = subprocess.run(
                [self.program, *arguments], check=True, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, text=True, timeout=seconds)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
            return []
        return [
            [float(field) for field in line.split("\t") if field != "#"]
            for line in output.stdout.splitlines()]

    def once(self, contender, name):
        kind = texts.FILES[name][0]
        voice, program = contender.once(kind)
        rows = self.run("once", kind, self.path(name), *voice, "--", *program)
        return rows[0] if rows else None

    def spawn(self, *command):
        """Microseconds from the start of a program to its first byte."""
        rows = self.run("once", "text", "/dev/null", "--", *command)
        return rows[0][0] if rows else None

    def requests(self, contender, name, repeats):
        """A row for each request, and one for all."""
        voice, program = contender.serve
        rows = self.run(
            "requests", texts.FILES[name][0], str(repeats), self.path(name), *voice, "--", *program)
        return rows[:-1], rows[-1] if rows else None

    def clients(self, contender, name, count, repeats):
        voice, program = contender.serve
        rows = self.run(
            "clients", str(count), str(repeats), self.path(name), *voice, "--", *program)
        return rows[:-1], rows[-1] if rows else None

    def cancels(self, contender, name, repeats):
        voice, program = contender.serve
        return self.run("cancel", str(repeats), self.path(name), *voice, "--", *program)
