"""Many clients for a long time, with everything going on that can go on.

Modules of speech-dispatcher speak, are stopped, and lose their provider; clients of a provider speak and
cancel; the catalogue changes all the while. What is told finished is compared sample for sample with what
a quiet run said. Memory and descriptors of the processes that live on are watched.
"""

import argparse
import collections
import os
import random
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time

import module
import provider
from starter import Starter, environment

TEXTS = ["Yes.", "No.", "File menu", "a", "It is a cat.", "Open the door, please.", "5 o'clock"]
# What memory may gain that is the process's own, in KiB, beyond what its allocator keeps.
GROWTH_KIBIBYTES = 1024
MODULES, PROVIDERS = 4, 4


class Soak:
    """What all threads share."""

    def __init__(self, programs, folder, seed):
        self.programs, self.seed = programs, seed
        self.group = os.path.join(folder, "group")
        self.provider = os.path.join(programs, "voice-provider")
        self.settings = environment(Starter(self.provider, folder), self.group)
        self.counts = collections.Counter()
        self.problems = []
        self.samples = collections.defaultdict(list)
        self.is_over = threading.Event()

    def voicectl(self, *arguments):
        subprocess.run(
            [os.path.join(self.programs, "voicectl"), *arguments[:1], "--group", self.group,
             *arguments[1:]], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True,
            timeout=30)

    def problem(self, text):
        self.problems.append(text)
        print(text, flush=True)

    def run(self, work, number):
        """A thread's work, again and again until the end."""
        chosen = random.Random(f"{self.seed} {work.__name__} {number}")
        try:
            work(chosen, number)
        except Exception as error:
            self.problem(f"{work.__name__} {number}: {error!r}")

    # What goes on

    def change_voices(self, chosen, _):
        changes = [("buy", "--enable", "com.example.sample.hello"),
                   ("disable", "com.example.sample.hello"),
                   ("remove", "com.example.sample.hello"),
                   ("lexicon", "add", "zyzzyva", "Z IH1 Z"), ("lexicon", "remove", "zyzzyva")]
        for change in self.until_the_end(changes):
            try:
                self.voicectl(*change)
            except subprocess.CalledProcessError as error:
                return self.problem(f"{change}: {error.stderr.decode()}")
            self.counts["changes"] += 1
            self.is_over.wait(chosen.uniform(0, 0.4))

    def until_the_end(self, items):
        while not self.is_over.is_set():
            for item in items:
                if not self.is_over.is_set():
                    yield item

    def speak_by_module(self, chosen, number):
        speaker = module.Module(self.programs, self.settings)
        speaker.start()
        name = f"module {number}"
        ending = disturbance = None
        for text in self.until_the_end([None]):
            text = chosen.choice(TEXTS)
            # A message that loses its provider twice is not spoken to its end, and a provider that goes
            # again and again, and nothing is spoken between, is left alone for a while.
            may_kill = ending == b"702" and disturbance != "kill"
            disturbance = chosen.choice(["none", "none", "stop", "kill"])
            if disturbance == "kill" and not may_kill:
                disturbance = "none"
            delay = threading.Timer(
                chosen.uniform(0, 0.3), self.disturb, [disturbance, speaker.process])
            ending, samples = speaker.speak(text, delay.start)
            delay.cancel()
            delay.join()
            self.counts[f"messages, {disturbance}"] += 1
            if ending == b"702" and samples != self.expected[text]:
                self.problem(f"{name}: {text!r} has {len(samples)} bytes and is called whole")
            if ending != b"702" and disturbance != "stop":
                self.problem(f"{name}: {text!r} ended with {ending}, {disturbance}")
            self.watch(name, speaker.process.pid)
        speaker.close()

    @staticmethod
    def disturb(what, process):
        if what == "stop":
            process.stdin.write(b"STOP\n")
        elif what == "kill":
            for child in children(process.pid):
                os.kill(child, signal.SIGKILL)

    def speak_by_provider(self, chosen, number):
        client = Client([self.provider, "--group", self.group])
        name = f"provider {number}"
        for _ in self.until_the_end([None]):
            text = chosen.choice(TEXTS)
            cancels = chosen.random() < 0.3
            samples = client.speak(text, chosen.randrange(1, 9000) if cancels else None)
            self.counts["requests, cancelled" if cancels else "requests"] += 1
            if not cancels and samples != self.expected[text]:
                self.problem(f"{name}: {text!r} has {len(samples)} bytes and is called whole")
            if self.counts["requests"] % 50 == 0:
                self.watch(name, client.process.pid)
            self.is_over.wait(0.002)
        client.close()

    # What it comes to

    def watch(self, name, identifier):
        """Notes a process's own memory and its descriptors."""
        try:
            with open(f"/proc/{identifier}/smaps_rollup", encoding="ascii") as file:
                own = sum(int(line.split()[1]) for line in file if line.startswith("Private_Dirty"))
            self.samples[name].append((own, len(os.listdir(f"/proc/{identifier}/fd"))))
        except OSError:
            pass

    def judge(self, is_quick):
        for name, samples in sorted(self.samples.items()):
            part = max(1, len(samples) // 5)
            early, late = samples[part:2 * part] or samples[:1], samples[-part:]
            before = statistics.median(own for own, _ in early)
            after = statistics.median(own for own, _ in late)
            # Those of a provider that is being started come and go; what is lost stays.
            first, last = (
                statistics.median_low(count for _, count in part) for part in (early, late))
            print(f"{name}: {before:.0f} to {after:.0f} KiB of its own, {first} to {last} descriptors")
            if is_quick:
                continue
            if after - before > GROWTH_KIBIBYTES:
                self.problem(f"{name} has grown by {after - before:.0f} KiB")
            if last > first:
                self.problem(f"{name} has {last} descriptors, {first} at first")


class Client:
    """A provider, and its client's end of the pipes."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.process.stdin.write(provider.message(
            provider.HELLO, b"VPRV" + struct.pack("<HH", 1, 1) + provider.string("soak")))
        self.data, self.number = b"", 0

    def speak(self, text, cancel_at=None):
        """The samples, all of them unless it is cancelled behind so many bytes."""
        self.number += 1
        speak = struct.pack("<IBBI", self.number, 0, 0, 0xFFFFFFFF) + provider.string(provider.VOICE)
        speak += bytes(3) + struct.pack("<ddd", 1, 1, 0) + bytes(4)
        piece = struct.pack("<IB", self.number, 1) + text.encode()
        self.process.stdin.write(
            provider.message(provider.SPEAK, speak) + provider.message(provider.PIECE, piece))
        samples = b""
        while True:
            kind, body = self.next()
            if struct.unpack_from("<I", body)[0] != self.number:
                continue
            if kind == provider.AUDIO:
                samples += body[4:]
                if cancel_at is not None and len(samples) >= cancel_at:
                    self.process.stdin.write(
                        provider.message(0x06, struct.pack("<I", self.number)))
                    cancel_at = None
            elif kind == provider.FINISHED:
                return samples

    def next(self):
        while len(self.data) < 4 or len(self.data) < 4 + struct.unpack_from("<I", self.data)[0]:
            piece = self.process.stdout.read(1 << 16)
            if not piece:
                raise EOFError("the provider has ended")
            self.data += piece
        count = struct.unpack_from("<I", self.data)[0]
        kind, body = self.data[4], self.data[5:4 + count]
        self.data = self.data[4 + count:]
        return kind, body

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        if self.process.wait(10) != 0:
            raise EOFError(f"the provider ended with {self.process.returncode}")


def children(identifier):
    """Of a process, by all of its threads."""
    found = []
    for thread in os.listdir(f"/proc/{identifier}/task"):
        with open(f"/proc/{identifier}/task/{thread}/children", encoding="ascii") as file:
            found += map(int, file.read().split())
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", required=True, help="folder of the programs")
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="too short to judge memory by")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(options.programs, folder, options.seed)
        soak.voicectl("buy", "--enable", provider.VOICE)
        # A voice that is bought later is not to be the better one.
        soak.voicectl("default", "en-US", provider.VOICE)
        client = Client([soak.provider, "--group", soak.group])
        soak.expected = {text: client.speak(text) for text in TEXTS}
        client.close()
        works = [(soak.change_voices, 0)]
        works += [(soak.speak_by_module, number) for number in range(MODULES)]
        works += [(soak.speak_by_provider, number) for number in range(PROVIDERS)]
        threads = [threading.Thread(target=soak.run, args=work) for work in works]
        for thread in threads:
            thread.start()
        time.sleep(options.minutes * 60)
        soak.is_over.set()
        for thread in threads:
            thread.join()
        soak.judge(options.quick)
        for what, count in sorted(soak.counts.items()):
            print(f"{what}: {count}")
        print(f"{options.minutes:g} minutes, {len(soak.problems)} problems")
        sys.exit(1 if soak.problems else 0)


if __name__ == "__main__":
    main()
