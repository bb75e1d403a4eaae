"""Speed, latency and memory of the provider, with other synthesizers beside it in the same run.

Speed is seconds of audio for each second of processor time of a whole process, and so does not
depend on what else the machine does. Latency is from a request to the first sample that is read:
warm in a process that is there, cold with its start. What a listener waits for is that and the
quiet in front of the first sound. Contenders take turns. Times are medians, processor times the
least of their rounds.
"""

import argparse
import os
import statistics
import subprocess
import tempfile

import texts

WARM = {"letter": "“a”", "label": "“File menu”", "paragraph": "100 words", "document": "document"}
# What is aimed at, as a ratio to espeak-ng.
WARM_GOALS = {"letter": "≤ 0.5", "label": "≤ 1.0", "paragraph": "≤ 0.25", "document": "≤ 0.4"}
LENGTHS = ["100", "1000", "10000"]


class Contender:
    """A synthesizer: how it is started, once for a text or to serve, and its sample rate."""

    def __init__(self, name, rate, once, serve):
        self.name, self.rate, self.once, self.serve = name, rate, once, serve
        self.warm, self.quiet, self.cold = {}, {}, {}
        self.speed, self.word, self.memory = {}, {}, {}
        self.requests = 0.0


def contenders(options, group):
    """Ours first; the others as far as their programs were built."""
    provider = [os.path.join(options.programs, "voice-provider"), "--group", group]
    bridge = os.path.join(options.tools, "bridge")
    found = [
        Contender(
            options.voice.rsplit(".", 1)[-1], 22_050,
            lambda kind: [bridge, kind, options.voice, *provider],
            ([options.voice], provider))
    ]
    for name, program, rate in (("espeak-ng", "espeak", 22_050), ("flite kal16", "flite", 16_000)):
        path = os.path.join(options.tools, program)
        if os.path.exists(path):
            found.append(
                Contender(name, rate, lambda kind, path=path: [path, kind], ([], [path, "serve"])))
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

    def run(self, *arguments):
        try:
            output = subprocess.run(
                [self.program, *arguments], check=True, stdout=subprocess.PIPE, text=True,
                timeout=120)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
            return []
        return [line.split("\t") for line in output.stdout.splitlines()]

    def once(self, contender, name):
        kind = texts.FILES[name][0]
        rows = self.run("once", self.path(name), "0", "--", *contender.once(kind))
        return [float(field) for field in rows[0]] if rows else None

    def requests(self, contender, name, repeats):
        """A row for each request, and one for all."""
        voice, program = contender.serve
        kind = texts.FILES[name][0]
        rows = self.run(
            "requests", kind, str(repeats), self.path(name), *voice, "--", *program)
        numbers = [[float(field) for field in row if field != "#"] for row in rows]
        return numbers[:-1], numbers[-1] if numbers else None


def measure_latency(clock, contender, repeats):
    for name in WARM:
        rows, _ = clock.requests(contender, name, repeats if name != "paragraph" else 12)
        # The first requests of a process open what all others find open.
        for row in rows[3:]:
            contender.warm.setdefault(name, []).append(row[0])
            contender.quiet[name] = row[3] / contender.rate * 1e6
        for _ in range(5):
            row = clock.once(contender, name)
            if row:
                contender.cold.setdefault(name, []).append(row[0])
    _, total = clock.requests(contender, "labels", 1000)
    if total:
        contender.requests = max(contender.requests, 1000 / total[0] * 1e6)


def measure_speed(clock, contender):
    for prefix in ("", "changed "):
        for length in LENGTHS:
            row = clock.once(contender, prefix + length)
            if not row:
                continue
            _, processor, memory, byte_count, _ = row
            speed = byte_count / 2 / contender.rate / processor * 1e6
            key = prefix + length
            contender.speed[key] = max(contender.speed.get(key, 0), speed)
            word = processor / int(length)
            contender.word[key] = min(contender.word.get(key, word), word)
            contender.memory[key] = max(contender.memory.get(key, 0), memory)


def table(found):
    """The lines of the table: a measure, each contender's figure beside it, ours as a ratio to
    espeak-ng's, and what is aimed at."""
    def line(what, figure, digits, goal=""):
        cells = [figure(contender) for contender in found]
        shown = ["–" if cell is None else f"{cell:,.{digits}f}" for cell in cells]
        peer = next((cell for one, cell in zip(found, cells) if one.name == "espeak-ng"), None)
        ratio = f"{cells[0] / peer:.2f}" if cells[0] and peer else "–"
        return f"| {what} | {' | '.join(shown)} | {ratio} | {goal} |"

    def median(values):
        return statistics.median(values) if values else None

    yield f"| | {' | '.join(contender.name for contender in found)} | ratio | goal |"
    yield "|---|" + "---|" * (len(found) + 2)
    for prefix, what, goal in (
            ("", "", "≥ 5"), ("changed ", ", rate and pitch changed in every sentence", "≥ 2.5")):
        for length in LENGTHS:
            yield line(
                f"audio s per processor s, {int(length):,} words{what}",
                lambda one: one.speed.get(prefix + length), 0, goal)
    yield line("processor time a word of 1,000, µs", lambda one: one.word.get("1000"), 0, "≤ 0.25")
    for name, what in WARM.items():
        yield line(
            f"warm, first sample, {what}, µs", lambda one: median(one.warm.get(name)), 0,
            WARM_GOALS[name])
    for name in ("letter", "label"):
        yield line(
            f"the same and the quiet in front, {WARM[name]}, µs",
            lambda one: one.warm.get(name) and median(one.warm[name]) + one.quiet[name], 0)
    for name, what in WARM.items():
        yield line(
            f"cold, first sample, {what}, ms",
            lambda one: one.cold.get(name) and median(one.cold[name]) / 1000, 1, "≤ 0.30")
    for length in ("100", "10000"):
        yield line(
            f"memory at most, {int(length):,} words, MiB",
            lambda one: one.memory.get(length) and one.memory[length] / 1024, 1)
    yield line(
        "requests a second, labels one after another", lambda one: one.requests or None, 0, "≥ 3")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", required=True, help="folder of voicectl and voice-provider")
    parser.add_argument("--tools", required=True, help="folder of clock, bridge and the others")
    parser.add_argument("--voice", default="com.example.slt")
    parser.add_argument("--repeats", type=int, default=100, help="warm requests in a round")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        group = os.path.join(folder, "group")
        subprocess.run(
            [os.path.join(options.programs, "voicectl"), "buy", "--group", group, "--enable",
             options.voice], check=True, stdout=subprocess.DEVNULL)
        clock = Clock(options.tools, folder)
        found = contenders(options, group)
        for _ in range(options.rounds):
            for contender in found:
                measure_latency(clock, contender, options.repeats)
            for contender in found:
                measure_speed(clock, contender)
    print("\n".join(table(found)))


if __name__ == "__main__":
    main()
