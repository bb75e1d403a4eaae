"""Latency and memory of the provider over its pipe, with espeak-ng's command beside it.

Cold: from just before a process is started to the first byte of audio read from it. Warm: from
just before a request is written to a running provider to the first byte of its audio. Contenders
take turns, so that what else the machine does falls on all of them. Medians and the 95th
percentile; memory is the resident set after the requests, and the part of it that is private.
"""

import argparse
import os
import shutil
import statistics
import struct
import subprocess
import tempfile
import time

VOICE = "com.example.coach"
TEXTS = {
    "label": "start",
    "sentence": "Walk for 1 minute and 30 seconds, then run for 3 minutes.",
}
CREDIT = 1 << 20
AUDIO, FINISHED = 0x85, 0x89


def message(kind, body=b""):
    return struct.pack("<IB", len(body) + 1, kind) + body


def string(text):
    data = text.encode()
    return struct.pack("<H", len(data)) + data


HELLO = message(0x01, b"VPRV" + struct.pack("<HH", 1, 1) + string("benchmark"))


def speak(request, text):
    head = struct.pack("<IBBI", request, 0, 0, CREDIT) + string(VOICE)
    return message(0x03, head) + message(0x04, struct.pack("<IB", request, 1) + text.encode())


class Provider:
    """A provider process and its pipe, with as little as can be between them and the clock."""

    def __init__(self, executable, group):
        request_read, self.requests = os.pipe()
        self.answers, answer_write = os.pipe()
        self.pid = os.posix_spawn(
            executable,
            [executable, "--group", group],
            os.environ,
            file_actions=[
                (os.POSIX_SPAWN_DUP2, request_read, 0),
                (os.POSIX_SPAWN_DUP2, answer_write, 1),
            ],
        )
        os.close(request_read)
        os.close(answer_write)
        self.buffer = b""

    def read_until(self, kind):
        """Reads messages up to and with the first of a kind."""
        while True:
            while len(self.buffer) >= 4:
                length = struct.unpack_from("<I", self.buffer)[0]
                if len(self.buffer) < 4 + length:
                    break
                found = self.buffer[4]
                self.buffer = self.buffer[4 + length :]
                if found == kind:
                    return
            data = os.read(self.answers, 1 << 16)
            if not data:
                raise SystemExit("the provider ended early")
            self.buffer += data

    def close(self):
        os.close(self.requests)
        os.close(self.answers)
        os.waitpid(self.pid, 0)

    def memory(self):
        """Resident and private kibibytes."""
        values = {}
        with open(f"/proc/{self.pid}/smaps_rollup") as file:
            for line in file.readlines()[1:]:
                name, value = line.split()[:2]
                values[name.rstrip(":")] = int(value)
        return values["Rss"], values["Private_Clean"] + values["Private_Dirty"]


def cold_provider(executable, group, text):
    start = time.perf_counter()
    provider = Provider(executable, group)
    os.write(provider.requests, HELLO + speak(1, text))
    provider.read_until(AUDIO)
    elapsed = time.perf_counter() - start
    provider.close()
    return elapsed


def cold_command(arguments, header_byte_count):
    start = time.perf_counter()
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE)
    os.read(process.stdout.fileno(), header_byte_count + 1)
    elapsed = time.perf_counter() - start
    process.stdout.close()
    process.wait()
    return elapsed


def warm(provider, request, text):
    data = speak(request, text)
    start = time.perf_counter()
    os.write(provider.requests, data)
    provider.read_until(AUDIO)
    elapsed = time.perf_counter() - start
    provider.read_until(FINISHED)
    return elapsed


def row(name, seconds):
    values = sorted(value * 1e3 for value in seconds)
    return f"| {name} | {statistics.median(values):.3f} | {values[int(0.95 * len(values))]:.3f} |"


def measure(executables, group, repeats):
    times = {}
    providers = {name: Provider(path, group) for name, path in executables.items()}
    for provider in providers.values():
        os.write(provider.requests, HELLO)
    request = 0
    for _ in range(repeats):
        for what, text in TEXTS.items():
            for name, path in executables.items():
                times.setdefault(f"cold, {what}, {name}", []).append(
                    cold_provider(path, group, text))
                request += 1
                times.setdefault(f"warm, {what}, {name}", []).append(
                    warm(providers[name], request, text))
            if shutil.which("espeak-ng"):
                times.setdefault(f"cold, {what}, espeak-ng --stdout", []).append(
                    cold_command(["espeak-ng", "--stdout", text], 44))
    memory = {name: provider.memory() for name, provider in providers.items()}
    for provider in providers.values():
        provider.close()
    return times, memory


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dynamic", required=True, help="folder of the executables")
    parser.add_argument("--static", required=True, help="the same, with Swift linked in")
    parser.add_argument("--repeats", type=int, default=50)
    options = parser.parse_args()
    executables = {
        "dynamic Swift": os.path.join(options.dynamic, "voice-provider"),
        "static Swift": os.path.join(options.static, "voice-provider"),
    }
    with tempfile.TemporaryDirectory() as group:
        voicectl = os.path.join(options.dynamic, "voicectl")
        subprocess.run(
            [voicectl, "buy", "--group", group, "--enable", VOICE], check=True,
            stdout=subprocess.DEVNULL)
        times, memory = measure(executables, group, options.repeats)
    print(f"medians of {options.repeats}, milliseconds to the first byte of audio\n")
    print("| what | median | p95 |\n|---|---|---|")
    for name in sorted(times):
        print(row(name, times[name]))
    print("\n| memory after the requests | resident KiB | private KiB |\n|---|---|---|")
    for name, (resident, private) in memory.items():
        print(f"| {name} | {resident} | {private} |")


if __name__ == "__main__":
    main()
