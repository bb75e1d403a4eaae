"""Speed, latency and memory of the provider, with other synthesizers beside it in the same run.

Speed is seconds of audio for each second of processor time of a whole process, and so does not
depend on what else the machine does. Latency is from a request to the first sample that is read:
warm in a process that is there, cold with its start. What a listener waits for is that and the
quiet in front of the first sound. Contenders take turns. Times are medians, processor times the
least of their rounds, and the 99th of a hundred times is that of the better round.
"""

import os
import statistics

import report
import setting
import texts
from contenders import Clock, contenders

LENGTHS = ["100", "1000", "10000"]
CLIENTS = 64


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def measure_latency(clock, contender, repeats):
    for name in report.TEXTS:
        rows, total = clock.requests(contender, name, repeats if name != "paragraph" else repeats // 3)
        # The first requests of a process open what all others find open.
        rows = rows[3:]
        for row in rows:
            contender.note(("warm", name), row[0])
            contender.note(("wait", name), row[4])
        if rows:
            contender.note(("p99", name), percentile([row[0] for row in rows], 0.99))
            contender.note(("quiet", name), rows[-1][3] / contender.rate * 1e6)
            contender.note(("resident", name), total[4])
        for _ in range(5):
            row = clock.once(contender, name)
            if row:
                contender.note(("cold", name), row[0])
    for row in clock.cancels(contender, "paragraph", repeats):
        contender.note("cancel", row[0])
        contender.note("cancelled bytes", row[1])


def measure_rate(clock, contender):
    _, total = clock.requests(contender, "labels", 1000)
    if total:
        contender.note("requests", 1000 / total[0] * 1e6)
    rows, total = clock.clients(contender, "labels", CLIENTS, 2000)
    if total:
        contender.note("clients", 2000 / total[0] * 1e6)
        contender.note("clients p99", percentile([row[0] for row in rows], 0.99))
        contender.note("shared out", total[5] / CLIENTS)


def measure_speed(clock, contender):
    for prefix in ("", "changed "):
        for length in LENGTHS:
            key = prefix + length
            row = clock.once(contender, key)
            if not row:
                continue
            _, processor, byte_count = row
            contender.note(("speed", key), byte_count / 2 / contender.rate / processor * 1e6)
            contender.note(("processor", key), processor)
        # The start of a process would be most of so short a text.
        rows, _ = clock.requests(contender, prefix + "100", 20)
        for row in rows[3:]:
            contender.note(("warm speed", prefix), row[2] / 2 / contender.rate / row[5] * 1e6)


def measure_length(clock, contender):
    """What a text of 100,000 words takes, beside shorter ones."""
    for name in ("100", "10000", "100000"):
        for row in clock.cancels(contender, name, 20)[3:]:
            contender.note(("first", name), row[2])
        rows, total = clock.requests(contender, name, 1)
        if rows:
            contender.note(("own", name), total[3])
            contender.note(("length", name), total[1])


def measure_documents(clock, contender):
    """Processor time of documents that are long and say little."""
    for name in texts.HARD:
        row = clock.once(contender, name)
        if row:
            contender.note(("document", name), row[1])


def main():
    options = setting.options(__doc__)
    with setting.bought(options) as (folder, group):
        clock = Clock(options.tools, folder)
        found = contenders(options, group)
        starts = {
            name: statistics.median(clock.spawn(*command) or 0 for _ in range(20))
            for name, command in (
                ("ours", [os.path.join(options.programs, "voice-provider"), "--version"]),
                ("C", [os.path.join(options.tools, "nothing")]))}
        for _ in range(options.rounds):
            for measure in (
                    lambda one: measure_latency(clock, one, options.repeats),
                    lambda one: measure_rate(clock, one), lambda one: measure_speed(clock, one)):
                for contender in found:
                    measure(contender)
        # Long ones, once.
        measure_length(clock, found[0])
        for contender in found[:2]:
            measure_documents(clock, contender)
    print("\n".join(report.table(found, starts)))


if __name__ == "__main__":
    main()
