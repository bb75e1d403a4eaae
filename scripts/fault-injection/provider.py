"""Faults in a provider that is asked to speak.

Whatever happens to it, its client learns the end: the whole sound, to the sample, or a failure, or that
the process has ended; within the deadline, and never half a sound that is called whole.
"""

import os
import select
import struct
import subprocess
import time

import injection

VOICE = "com.example.pip"
TEXT = "It is 5 o'clock. <mark name='m'/>A cat, and a <prosody rate='150%'>dog</prosody>."
DEADLINE_SECONDS = 10
HELLO, SPEAK, PIECE = 0x01, 0x03, 0x04
AUDIO, FINISHED, FAILURE = 0x85, 0x89, 0x8A


def message(kind, body):
    return struct.pack("<IB", len(body) + 1, kind) + body


def string(text):
    return struct.pack("<H", len(text.encode())) + text.encode()


def request():
    """A hello, and one request with credit for everything."""
    speak = struct.pack("<IBBI", 1, 0, 1, 0xFFFFFFFF) + string(VOICE)
    speak += bytes(3) + struct.pack("<ddd", 1, 1, 0) + string("") + struct.pack("<H", 0)
    text = f"<speak version='1.1'>{TEXT}</speak>".encode()
    return (message(HELLO, b"VPRV" + struct.pack("<HH", 1, 1) + string("faults"))
            + message(SPEAK, speak) + message(PIECE, struct.pack("<IB", 1, 1) + text))


def spoken(command):
    """What a client hears: "finished", "failed", "ended" or "late", and the samples."""
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
        start_new_session=True)
    deadline = time.monotonic() + DEADLINE_SECONDS
    outcome, samples, data = "ended", b"", b""
    try:
        process.stdin.write(request())
        while True:
            if not select.select([process.stdout], [], [], max(0, deadline - time.monotonic()))[0]:
                return "late", samples
            piece = process.stdout.read(1 << 16)
            if not piece:
                return outcome, samples
            data += piece
            while len(data) >= 4 and len(data) >= 4 + struct.unpack_from("<I", data)[0]:
                count = struct.unpack_from("<I", data)[0]
                kind, body = data[4], data[5:4 + count]
                data = data[4 + count:]
                if kind == AUDIO:
                    samples += body[4:]
                elif kind == FAILURE:
                    outcome = "failed"
                elif kind == FINISHED:
                    if body[4] == 0:
                        outcome = "finished"
                        if struct.unpack_from("<Q", body, 5)[0] != len(samples) // 2:
                            outcome = "miscounted"
                    return outcome, samples
    except BrokenPipeError:
        return outcome, samples
    finally:
        process.stdin.close()
        process.stdout.close()
        if not injection.end(process, DEADLINE_SECONDS):
            outcome = "late"
        process.stderr.close()


def scenarios(programs, folder):
    group = os.path.join(folder, "provider-group")
    subprocess.run(
        [os.path.join(programs, "voicectl"), "buy", "--group", group, "--enable", VOICE],
        check=True, stdout=subprocess.DEVNULL)
    command = [os.path.join(programs, "voice-provider"), "--group", group]
    outcome, whole = spoken(command)
    if outcome != "finished" or not whole:
        raise SystemExit(f"without a fault the provider has {outcome}")
    files = set(os.listdir(group))
    calls, first = injection.recorded(
        command, group, log=os.path.join(folder, "log"), input=request())

    def check(place, fault):
        outcome, samples = spoken(injection.wrapped(command, place, fault))
        if outcome in ("late", "miscounted"):
            return outcome
        if outcome == "finished" and samples != whole:
            return f"it says {len(samples)} bytes of {len(whole)} and calls them all"
        if not whole.startswith(samples) and outcome != "ended":
            return "it says something else"
        surplus = set(os.listdir(group)) - files - {"voices.sqlite-wal", "voices.sqlite-shm"}
        if surplus:
            return f"left behind: {surplus}"
        return None if spoken(command) == ("finished", whole) else "the next one does not speak"

    yield "provider", [
        fault for fault in injection.faults(calls, first, 1 << 30) if fault[1] != "SIGSTOP"
    ], check
