"""Faults at a program's system calls, by strace's injection.

A run without faults is recorded first: its calls that matter, from the one on that first names the
group's folder, since what the loader does is the same in every program. Then the program is run again
for each fault: at that call something happens to it.
"""

import collections
import os
import re
import signal
import subprocess
import time

# What reads, writes, opens, locks, maps, waits or starts.
CALLS = (
    "openat,read,pread64,write,pwrite64,writev,fsync,fdatasync,ftruncate,rename,renameat,unlink,"
    "unlinkat,mkdir,mkdirat,fcntl,mmap,fchmod,inotify_init1,inotify_add_watch,poll,pipe2,close,"
    "utimensat,clone,clone3,vfork")

# What can go wrong with a call, beside the process being killed or stopped there.
ERRORS = {
    "ENOSPC": {"write", "pwrite64", "writev", "ftruncate", "openat", "mkdir", "mkdirat", "rename",
               "fsync", "fdatasync"},
    "EIO": {"read", "pread64", "write", "pwrite64", "writev", "fsync", "fdatasync", "ftruncate",
            "openat"},
    "EMFILE": {"openat", "pipe2", "inotify_init1"},
    "ENOMEM": {"mmap", "clone", "clone3", "inotify_add_watch"},
    "EPIPE": {"write", "writev"},
    "EINTR": {"read", "write", "poll"},
    "EACCES": {"openat", "unlink", "rename", "mkdir"},
}
LINE = re.compile(r"^(?:\d+ +)?(\w+)\(")
# What a call's first argument is, where that is no file; and what can go wrong with such a call.
KINDS = {"<pipe:": {"EPIPE", "EINTR"}, "<UNIX": {"EPIPE", "EINTR"}, "<anon_inode:": set()}


def recorded(command, mark, **options):
    """The calls of a run, in order: their names, and the errors that each can fail with; and the
    number of the first that names `mark`."""
    log = options.pop("log")
    subprocess.run(
        traced(command, log), check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        **options)
    return calls(log, mark)


def traced(command, log):
    """The command, with its calls written to a file."""
    return ["strace", "-qq", "-y", "-e", f"trace={CALLS}", "-o", log, *command]


def calls(log, mark):
    """What `recorded` answers, of such a file."""
    found, first = [], None
    with open(log, encoding="utf-8", errors="replace") as file:
        for line in file:
            match = LINE.match(line)
            if not match:
                continue
            found.append((match.group(1), errors(match.group(1), line)))
            if first is None and mark in line:
                first = len(found) - 1
    return found, first or 0


def errors(name, line):
    """What a call can fail with, of `ERRORS`."""
    found = {error for error, names in ERRORS.items() if name in names}
    if name == "openat" and "O_CREAT" not in line:
        found.discard("ENOSPC")
    argument = line.split(",")[0]
    for kind, possible in KINDS.items():
        if kind in argument and name != "poll":
            found &= possible
    return sorted(found)


def faults(found, first, calls_a_stop, first_stop=0):
    """Every fault that can be injected: a place, and what happens there.

    A place is a call's name and how many of that name there have been with it: so the tracer counts.
    Being stopped takes somebody's whole deadline to notice, so only every so many calls are a stop,
    from a call on.
    """
    counts = collections.Counter(name for name, _ in found[:first])
    for index, (name, possible) in enumerate(found[first:]):
        counts[name] += 1
        place = name, counts[name]
        yield place, "SIGKILL"
        if first + index >= first_stop and index % calls_a_stop == calls_a_stop // 2:
            yield place, "SIGSTOP"
        for error in possible:
            yield place, error


def transient(found):
    """The faults that pass: a process that lives on may remember what it may not open."""
    return [fault for fault in found if fault[1] != "EACCES"]


def wrapped(command, place, fault):
    """The command, with the fault at a place."""
    name, count = place
    what = f"signal={fault}" if fault.startswith("SIG") else f"error={fault}"
    return ["strace", "-qq", "-e", f"trace={name}", "-e", f"inject={name}:{what}:when={count}",
            "-o", os.devnull, *command]


def end(process, seconds):
    """Waits for a process; false, and kills it and what it traces, when it takes too long."""
    try:
        process.wait(seconds)
        return True
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return False


def processes(mark):
    """The processes, but for tracers, whose command line names something."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline", "rb") as file:
                words = file.read().split(b"\0")
        except OSError:
            continue
        if os.fsencode(mark) in words and not words[0].endswith(b"strace"):
            found.append(int(name))
    return found


def left_behind(mark, is_stopped):
    """Whether processes stay; they are killed then. One that a tracer's fault has stopped may: its
    tracer is what was killed in its place."""
    for _ in range(100):
        if not processes(mark):
            return False
        time.sleep(0.02)
    for identifier in processes(mark):
        os.kill(identifier, signal.SIGKILL)
    return not is_stopped
