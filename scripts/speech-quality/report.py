"""The tables of a run, in Markdown."""

import datetime
import pathlib
import platform

import numpy as np

import mcd
from measures import Mean
from run import Result

# What is further from the duration that a rate asks for, on average, was not spoken at that rate:
# how it is understood says nothing.
LARGEST_DEVIATION_PERCENT = 25

START, END = "<!-- figures -->", "<!-- end of figures -->"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table; the first column is text, the others are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def with_error(value: Mean, digits: int) -> str:
    """A value and its standard error."""
    return f"{value[0]:.{digits}f} ± {value[1]:.{digits}f}"


def normal_table(results: list[Result]) -> str:
    """Every system at its normal rate."""
    head = (
        "system|WER %|P.808|OVRL|SIG|BAK|words/min|F0 Hz|F0 range st|lead ms|peak dB|clipped"
    ).split("|")
    rows = []
    for result in results:
        if result.rate == 1:
            values = result.summary
            rows.append([
                name(result),
                with_error(values.error_rate, 1),
                with_error(values.p808, 2),
                with_error(values.overall, 2),
                f"{values.signal.value:.2f}",
                f"{values.background.value:.2f}",
                f"{values.words_per_minute:.0f}",
                f"{values.frequency:.0f}",
                f"{values.semitones:.1f}",
                f"{values.leading_milliseconds:.1f}",
                f"{values.peak_decibels:.1f}",
                f"{values.clipped_count}",
            ])
    return table(head, rows)


def rate_table(results: list[Result]) -> str:
    """Every system at other rates."""
    head = "system|rate|WER %|duration % (worst)|F0 % (worst)|clipped".split("|")
    rows = []
    for result in results:
        if values := result.rated:
            at_rate = abs(values.duration_percent) < LARGEST_DEVIATION_PERCENT
            heard = result.summary and at_rate
            rows.append([
                name(result),
                f"{result.rate:g}",
                with_error(result.summary.error_rate, 1) if heard else "–",
                f"{values.duration_percent:+.1f} ({values.worst_duration_percent:+.1f})",
                f"{values.frequency_percent:+.1f} ({values.worst_frequency_percent:+.1f})",
                f"{values.clipped_count}",
            ])
    return table(head, rows) if rows else ""


def source_table(distances: dict[str, tuple[str, list[mcd.Distance]]]) -> str:
    """Each voice beside its source's own rendering."""
    head = "voice|source|MCD dB|F0 cents|voicing %|length %|timing ms".split("|")
    rows = []
    for voice, (source, values) in distances.items():
        errors = np.std(values, axis=0, ddof=1) / np.sqrt(len(values))
        means = mcd.mean(values)
        rows.append([
            f"**{voice}**",
            source,
            f"{means.mcd:.2f} ± {errors[0]:.2f}",
            f"{means.f0:.0f} ± {errors[1]:.0f}",
            f"{means.voicing:.1f}",
            f"{100 * np.expm1(means.duration):+.1f}",
            f"{means.timing:.0f}",
        ])
    return table(head, rows) if rows else ""


def name(result: Result) -> str:
    """The system; a voice of the project stands out."""
    return f"**{result.system}**" if result.own else result.system


def report(
    results: list[Result], distances: dict[str, tuple[str, list[mcd.Distance]]], command: str
) -> str:
    """All tables, with what they were measured by."""
    count = len(results[0].files)
    words = sum(speech.comparison.word_count for speech in results[0].speeches)
    head = (
        f"{datetime.date.today()}, {processor()}, {system()}: {count} sentences, {words} words,"
        f" by `{command}`."
    )
    tables = normal_table(results), rate_table(results), source_table(distances)
    return "\n\n".join([head, *filter(None, tables)])


def errors(results: list[Result]) -> str:
    """Every sentence that a voice of the project was misheard in: what was said, what was heard."""
    lines = []
    for result in results:
        if result.own:
            for file, text, speech in zip(result.files, result.texts, result.speeches):
                if speech.comparison.edit_count:
                    place = f"{result.system} {result.rate:g}x {file.stem}"
                    lines.append(f"{place}: {text} | {speech.heard}")
    return "\n".join(lines)


def processor() -> str:
    """The processor's name, as the kernel tells it."""
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


def system() -> str:
    """The distribution's name."""
    return platform.freedesktop_os_release()["PRETTY_NAME"]


def update(document: pathlib.Path, figures: str) -> None:
    """Puts figures into a document, in place of those between its two marks."""
    before, start, rest = document.read_text().partition(START)
    _, end, after = rest.partition(END)
    if not start or not end:
        raise SystemExit(f"{document}: no {START} with {END} after it")
    document.write_text(f"{before}{START}\n\n{figures}\n\n{END}{after}")
