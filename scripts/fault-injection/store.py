"""Faults while `voicectl` changes the store.

Whatever happens to the process, the store is sound, holds the old or the new state whole, its generation
never goes back, what was said to be done is done, nothing is left behind, and the next command works.
"""

import os
import shutil
import signal
import sqlite3
import subprocess
import time

import injection

VOICE = "com.example.coach"
DEADLINE_SECONDS = 20
# What a group's folder may hold.
FILES = {"voices.sqlite", "voices.sqlite-wal", "voices.sqlite-shm", "changed"}
# A change, and what the store holds before it.
CHANGES = {
    "buy": ["buy", "--enable", "com.example.sample.hello"],
    "disable": ["disable", VOICE],
    "remove": ["remove", VOICE],
    "default": ["default", "en-US", VOICE],
    "lexicon": ["lexicon", "add", "kumo", "K UW1 M OW0"],
    "allow": ["personal", "allow", "/bin/true"],
}


class Store:
    """A group's folder, copied for each fault."""

    def __init__(self, programs, folder):
        self.voicectl = os.path.join(programs, "voicectl")
        self.folder = os.path.join(folder, "group")
        self.saved = os.path.join(folder, "saved")
        self.log = os.path.join(folder, "log")
        self.run(["buy", "--enable", VOICE])
        shutil.copytree(self.folder, self.saved)

    def reset(self):
        shutil.rmtree(self.folder)
        shutil.copytree(self.saved, self.folder)

    def command(self, arguments):
        return [self.voicectl, *arguments[:1], "--group", self.folder, *arguments[1:]]

    def run(self, arguments):
        return subprocess.run(
            self.command(arguments), check=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            timeout=DEADLINE_SECONDS).stdout

    def state(self):
        """Everything in the store but its generation, and the generation."""
        base = sqlite3.connect(os.path.join(self.folder, "voices.sqlite"), timeout=10)
        try:
            if base.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise AssertionError("the store is damaged")
            tables = [row[0] for row in base.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
            rows = {name: sorted(map(repr, base.execute(f"SELECT * FROM {name}")))
                    for name in tables if name != "meta"}
            generation = base.execute("SELECT generation FROM meta").fetchone()[0]
            return rows, generation
        finally:
            base.close()


def check(store, arguments, before, after, place, fault):
    """Injects one fault, and tells what is wrong then; None when nothing is."""
    store.reset()
    process = subprocess.Popen(
        injection.wrapped(store.command(arguments), place, fault), stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, start_new_session=True)
    if fault == "SIGSTOP":
        time.sleep(0.2)
        try:
            store.run(["list"])
        except subprocess.SubprocessError as error:
            return f"nobody can read meanwhile: {getattr(error, 'stderr', error)}"
        # Again and again: it may come to the call only now.
        for _ in range(10 * DEADLINE_SECONDS):
            if process.poll() is not None:
                break
            os.killpg(process.pid, signal.SIGCONT)
            time.sleep(0.1)
    if not injection.end(process, DEADLINE_SECONDS):
        return "it does not end"
    errors = process.stderr.read().decode(errors="replace")
    process.stdout.close()
    process.stderr.close()
    # 137 and -9 are those of a program that was killed, 141 that of one whose reader has gone.
    if process.returncode not in (0, 1, 3, 4, 5, 6, 137, 141, -9):
        return f"it ended with {process.returncode}: {errors[-300:]}"
    if process.returncode not in (0, 137, 141, -9) and not errors.startswith("voicectl: "):
        return f"it failed and said: {errors[-300:]!r}"
    try:
        rows, generation = store.state()
    except (AssertionError, sqlite3.Error) as error:
        return str(error)
    if rows not in (before[0], after[0]):
        return "the store holds neither the old nor the new state"
    if generation < before[1]:
        return "the generation went back"
    if rows == after[0] and rows != before[0] and generation <= before[1]:
        return "the state is new and the generation is not"
    if process.returncode == 0 and rows != after[0]:
        return "it said that it was done, and it is not"
    try:
        if rows == before[0]:
            store.run(arguments)
        if store.state()[0] != after[0]:
            return "the next command did not do it"
        store.run(["verify"])
    except subprocess.SubprocessError as error:
        return f"the next command failed: {getattr(error, 'stderr', error)}"
    surplus = set(os.listdir(store.folder)) - FILES
    return f"left behind: {surplus}" if surplus else None


def scenarios(programs, folder):
    """For each change its name, its faults and what tries one of them."""
    store = Store(programs, folder)
    before = store.state()
    for name, arguments in CHANGES.items():
        store.reset()
        calls, first = injection.recorded(store.command(arguments), store.folder, log=store.log)
        after = store.state()
        # SQLite lets nobody in while the first to open the store makes its index, which is before
        # anything waits for the disk, and takes some microseconds.
        opened = [name for name, _ in calls].index("fdatasync")
        yield (f"store-{name}", list(injection.faults(calls, first, 8, first_stop=opened)),
               lambda place, fault, arguments=arguments, after=after: check(
                   store, arguments, before, after, place, fault))
