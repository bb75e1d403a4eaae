"""Faults in the provider behind a speech-dispatcher module that speaks.

The module starts another one and goes on at the very sample, or says that it has stopped; and it says
the next message whole. `voicectl say` ends with an error where it cannot, and its file is a whole one of
what was said until then.
"""

import os
import select
import subprocess
import time
import wave

import injection
import provider
from starter import Starter, environment

TEXT = "Yes."
DEADLINE_SECONDS = 30


class Module:
    """A module, with the server's end of its pipes."""

    def __init__(self, programs, settings):
        self.process = subprocess.Popen(
            [os.path.join(programs, "sd_voiceprovider"), "none.conf"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0, start_new_session=True,
            env=settings)
        self.data = b""

    def line(self, deadline):
        while b"\n" not in self.data:
            left = max(0, deadline - time.monotonic())
            if not select.select([self.process.stdout], [], [], left)[0]:
                raise TimeoutError
            piece = self.process.stdout.read(1 << 16)
            if not piece:
                raise EOFError
            self.data += piece
        line, self.data = self.data.split(b"\n", 1)
        return line

    def exchange(self, command, lines=None):
        deadline = time.monotonic() + DEADLINE_SECONDS
        replies = []
        for text in [command] + ([lines] if lines is not None else []):
            self.process.stdin.write((text + "\n").encode())
            while True:
                line = self.line(deadline)
                if line[3:4] == b" ":
                    replies.append(line[:3])
                    break
        return replies

    def start(self):
        self.exchange("INIT")
        self.exchange("AUDIO", "audio_output_method=server\n.")

    def speak(self, text, on_speaking=lambda: None):
        """The event that ended it, and the samples."""
        replies = self.exchange("SPEAK", f"{text}\n.")
        if replies[-1][:1] != b"2":
            return replies[-1], b""
        on_speaking()
        deadline = time.monotonic() + DEADLINE_SECONDS
        samples = b""
        while True:
            line = self.line(deadline)
            if line.startswith(b"705-AUDIO\0"):
                escaped = line[10:].split(b"\x7d")
                samples += escaped[0] + b"".join(
                    bytes([part[0] ^ 0x20]) + part[1:] for part in escaped[1:])
            elif line[:4] in (b"702 ", b"703 ", b"704 "):
                return line[:3], samples

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        if not injection.end(self.process, DEADLINE_SECONDS):
            raise TimeoutError


def spoken(programs, settings):
    """What two messages come to."""
    module = Module(programs, settings)
    try:
        module.start()
        return module.speak(TEXT), module.speak(TEXT)
    finally:
        module.close()


def scenarios(programs, folder):
    group = os.path.join(folder, "module-group")
    subprocess.run(
        [os.path.join(programs, "voicectl"), "buy", "--group", group, "--enable", provider.VOICE],
        check=True, stdout=subprocess.DEVNULL)
    starter = Starter(os.path.join(programs, "voice-provider"), folder)
    settings = environment(starter, group)
    first, second = spoken(programs, settings)
    if first != second or first[0] != b"702" or not first[1]:
        raise SystemExit(f"without a fault the module answers {first[0]} and {second[0]}")
    calls, mark = injection.recorded(
        [starter.program, "--group", group], group, log=os.path.join(folder, "log"),
        input=provider.request())
    faults = injection.transient(injection.faults(calls, mark, 20))

    def check_module(place, fault):
        starter.arm(place, fault)
        try:
            answers = spoken(programs, settings)
        except (TimeoutError, EOFError, BrokenPipeError) as error:
            return f"the module: {error!r}"
        for ending, samples in answers:
            if ending == b"702" and samples != first[1]:
                return f"it says {len(samples)} bytes of {len(first[1])} and calls them all"
        if injection.left_behind(group, fault == "SIGSTOP"):
            return "a provider is left behind"
        return None if answers[1] == first else f"the next message ends with {answers[1][0]}"

    yield "module", faults, check_module
    sound, log = os.path.join(folder, "said.wav"), os.path.join(folder, "said.log")
    command = [os.path.join(programs, "voicectl"), "say", "-v", provider.VOICE, "-o", sound, TEXT]

    def said():
        if os.path.exists(sound):
            os.unlink(sound)
        # Not a pipe: a provider that was stopped holds it open.
        with open(log, "wb") as file:
            process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=file, start_new_session=True,
                env=settings)
        if not injection.end(process, DEADLINE_SECONDS):
            return None, b"", "it does not end"
        with open(log, "rb") as file:
            errors = file.read().decode(errors="replace")
        if not os.path.exists(sound):
            return process.returncode, b"", errors
        with wave.open(sound) as file:
            return process.returncode, file.readframes(1 << 30), errors

    whole = said()[1]

    def check_say(place, fault):
        starter.arm(place, fault)
        code, samples, errors = said()
        if code is None:
            return errors
        if code == 0 and samples != whole:
            return f"{len(samples)} bytes of {len(whole)}, and exit code 0"
        if code != 0 and "voicectl: " not in errors:
            return f"exit code {code}, and: {errors[-300:]!r}"
        if injection.left_behind(group, fault == "SIGSTOP"):
            return "a provider is left behind"
        return None if whole.startswith(samples) else "the file holds something else"

    yield "say", faults, check_say
