"""Faults at a program's system calls, by strace's injection.

A run without faults is recorded first: its calls that matter, from the one on that first names the
group's folder, since what the loader does is the same in every program. Then the program is run again
for each fault: at the call of that number something happens to it.
"""

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


def recorded(command, mark, **options):
    """The names of the calls of a run, in order, and the number of the first that names `mark`."""
    log = options.pop("log")
    subprocess.run(
        ["strace", "-qq", "-e", f"trace={CALLS}", "-o", log, *command], check=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    names, first = [], None
    with open(log, encoding="utf-8", errors="replace") as file:
        for line in file:
            match = LINE.match(line)
            if not match:
                continue
            names.append(match.group(1))
            if first is None and mark in line:
                first = len(names) - 1
    return names, first or 0


def faults(names, first, calls_a_stop):
    """Every fault that can be injected: the number of a call, and what happens there.

    Being stopped takes somebody's whole deadline to notice, so only every so many calls are a stop.
    """
    for index in range(first, len(names)):
        yield index + 1, "SIGKILL"
        if (index - first) % calls_a_stop == calls_a_stop // 2:
            yield index + 1, "SIGSTOP"
        for error, calls in ERRORS.items():
            if names[index] in calls:
                yield index + 1, error


def wrapped(command, number, fault):
    """The command, with the fault at the call of that number, from 1."""
    what = f"signal={fault}" if fault.startswith("SIG") else f"error={fault}"
    return ["strace", "-qq", "-e", f"trace={CALLS}", "-e", f"inject={CALLS}:{what}:when={number}",
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
