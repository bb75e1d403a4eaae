"""The table of what was measured, with what is aimed at."""

import statistics

import texts

TEXTS = {"letter": "“a”", "label": "“File menu”", "paragraph": "100 words", "document": "document"}
WARM_GOALS = {"letter": 0.5, "label": 1.0, "paragraph": 0.25, "document": 0.4}


class Table:
    """Lines: a measure, each contender's figure beside it, ours as a ratio to another's, what is aimed
    at, and whether that is reached."""

    def __init__(self, found):
        self.found = found

    def head(self):
        names = " | ".join(contender.name for contender in self.found)
        return [f"| | {names} | ratio | goal | |", "|---|" + "---|" * (len(self.found) + 3)]

    def line(self, what, figure, digits=0, ratio=None, value=None, to="espeak-ng"):
        """
        - ratio, value: What is aimed at, of the ratio or of our figure: "≤ 0.3".
        - to: Whom the ratio is to.
        """
        cells = [figure(contender) for contender in self.found]
        shown = ["–" if cell is None else f"{cell:,.{digits}f}" for cell in cells]
        peer = next((cell for one, cell in zip(self.found, cells) if one.name == to), None)
        share = cells[0] / peer if cells[0] is not None and peer else None
        ratio_shown = "" if share is None else f"{share:.2f}"
        goal, measured = (ratio, share) if ratio else (value, cells[0])
        reached = "" if not goal or measured is None else "✓" if self.reaches(measured, goal) else "✗"
        goal = goal or ""
        if ratio and to != "espeak-ng":
            goal += f" to {to}"
        return f"| {what} | {' | '.join(shown)} | {ratio_shown} | {goal} | {reached} |"

    @staticmethod
    def reaches(measured, goal):
        sign, limit = goal.split()
        limit = float(limit)
        return measured <= limit if sign == "≤" else measured >= limit


def median(key, scale=1):
    return lambda one: statistics.median(one.figures[key]) / scale if one.figures.get(key) else None


def least(key, scale=1):
    return lambda one: one.least(key) / scale if one.figures.get(key) else None


def most(key):
    return lambda one: max(one.figures[key]) if one.figures.get(key) else None


def table(found, starts):
    lines = Table(found)
    yield from lines.head()
    for prefix, what, goals in (
            ("", "", ("≥ 5", "≥ 3")),
            ("changed ", ", rate and pitch changed in every sentence", ("≥ 2.5", "≥ 1.5"))):
        yield lines.line(
            f"audio s per processor s, 100 words, warm{what}", median(("warm speed", prefix)),
            ratio=goals[0])
        yield lines.line(
            f"audio s per processor s, 100 words and the start{what}", most(("speed", prefix + "100")))
        for length in ("1000", "10000"):
            text = f"audio s per processor s, {int(length):,} words{what}"
            yield lines.line(text, most(("speed", prefix + length)), ratio=goals[0])
        yield lines.line(
            text, most(("speed", prefix + length)), ratio=goals[1], to="flite kal16")
    yield lines.line(
        "processor time a word of 1,000, µs", least(("processor", "1000"), 1000), ratio="≤ 0.25")
    for name, what in TEXTS.items():
        yield lines.line(
            f"warm, first sample, {what}, µs", median(("warm", name)), ratio=f"≤ {WARM_GOALS[name]}")
    for name, what in TEXTS.items():
        own = 2 * median(("warm", name))(found[0]) + 100
        yield lines.line(
            f"the 99th of a hundred, {what}, µs", least(("p99", name)), value=f"≤ {own:.0f}")
    for name in ("letter", "label"):
        def heard(one, name=name):
            quiet = one.figures.get(("quiet", name))
            return median(("warm", name))(one) + quiet[0] if quiet else None
        yield lines.line(
            f"first sample and the quiet in front, {TEXTS[name]}, µs", heard, value="≤ 1000")
    yield lines.line(
        "longest wait between pieces, 100 words, µs", median(("wait", "paragraph")), value="≤ 1000")
    for name, what in TEXTS.items():
        yield lines.line(
            f"cold, first sample, {what}, ms", median(("cold", name), 1000), 1, ratio="≤ 0.30")
    yield lines.line("cancel to its answer, µs", median("cancel"), ratio="≤ 1.0")
    yield lines.line("requests a second, labels one after another", most("requests"), ratio="≥ 3")
    yield lines.line("requests a second, 64 processes", most("clients"), ratio="≥ 3")
    yield lines.line(
        "first sample at 64 processes, the 99th of a hundred, ms", least("clients p99", 1000), 1,
        ratio="≤ 0.3")
    yield lines.line(
        "resident but for the voice's files, “a”, MiB", least(("resident", "letter"), 1024), 1,
        ratio="≤ 1.0")
    yield lines.line(
        "a process's share of memory at 64, MiB", least("shared out", 1024), 1, ratio="≤ 0.35")
    yield ""
    yield from alone(found[0], starts)
    yield ""
    yield from documents(found)


def alone(ours, starts):
    """What is compared with nobody."""
    def ratio(key, long, short):
        return ours.least((key, long)) / ours.least((key, short))
    # The text itself waits there to be spoken.
    text = len(texts.FILES["100000"][1]) / 1024
    growth = ours.least(("own", "100000")) - ours.least(("own", "100")) - text
    yield "| of the provider alone | | goal |"
    yield "|---|---|---|"
    yield (f"| start to first byte, nothing asked, ms; a static C program {starts['C'] / 1000:.2f} |"
           f" {starts['ours'] / 1000:.2f} | ≤ {1.5 * starts['C'] / 1000:.2f} |")
    yield f"| memory of its own that 100,000 words add to 100, beside their {text:.0f} KiB, KiB | {growth:.0f} | ≤ 256 |"
    yield (f"| processor time, 100,000 words to 10,000 | {ratio('length', '100000', '10000'):.2f} |"
           " 9.5 to 10.5 |")
    yield (f"| first sample, 100,000 words to 100, warm |"
           f" {ratio('first', '100000', '100'):.2f} | ≤ 1.1 |")
    cancelled = statistics.median(ours.figures["cancelled bytes"])
    yield f"| bytes of sound behind a cancel, which name its request | {cancelled:.0f} | |"


def documents(found):
    """Documents of a mebibyte that say little: 5 ms and 75 µs a word are aimed at."""
    names = [one.name for one in found[:2]]
    yield f"| processor ms of 1 MiB of SSML | {' | '.join(names)} | goal |"
    yield "|---|---|---|---|"
    for name, text in texts.HARD.items():
        cells = [one.least(("document", name)) for one in found[:2]]
        shown = " | ".join("–" if cell is None else f"{cell / 1000:,.0f}" for cell in cells)
        words = 2 + text.count(">a<")
        yield f"| {name} | {shown} | ≤ {5 + 0.075 * words:,.0f} |"
