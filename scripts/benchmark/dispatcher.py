"""Latency of the speech-dispatcher module: from SPEAK on its input to its first sound, and from STOP
to silence, beside the provider's own time from a request to its first sample.

Both are warm medians in microseconds, and read from pipes. A SPEAK holds a whole exchange as a server
has it: the command, a reply, the text, a reply.
"""

import os
import statistics
import subprocess
import time

import setting

TEXTS = {
    "“a”": "a", "“File menu”": "File menu",
    "10 words": "The quiet river opens the wooden door near the market.",
}


class Module:
    """A module, with the server's end of its pipes."""

    def __init__(self, program, group):
        self.process = subprocess.Popen(
            [program, "none.conf"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0,
            env={**os.environ, "VOICE_APP_GROUP": group})
        self.output = os.fdopen(os.dup(self.process.stdout.fileno()), "rb", 1 << 20)

    def close(self):
        self.process.stdin.close()
        self.process.wait()

    def send(self, text):
        self.process.stdin.write(text.encode())

    def message(self):
        """The code of the next reply or event."""
        return setting.reply(self.output)[0]

    def until(self, *codes):
        code = self.message()
        while code not in codes:
            code = self.message()
        return code

    def exchange(self, command, text):
        self.send(f"{command}\n")
        self.message()
        self.send(f"{text}\n.\n")
        self.message()

    def speak(self, text):
        """Seconds to the first sound, and from STOP to the end; None where that came by itself."""
        start = time.perf_counter()
        self.exchange("SPEAK", f"<speak>{text}</speak>")
        if self.until(702, 705) == 702:
            return None
        first = time.perf_counter()
        self.send("STOP\n")
        stopped = self.until(702, 703) == 703
        return first - start, time.perf_counter() - first if stopped else None


def provider_latency(options, group, text, folder):
    path = os.path.join(folder, "text")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    output = subprocess.run(
        [os.path.join(options.tools, "clock"), "requests", "plain", str(options.repeats), path,
         options.voice, "--", os.path.join(options.programs, "voice-provider"), "--group", group],
        check=True, stdout=subprocess.PIPE, text=True, timeout=120).stdout
    rows = [line.split("\t") for line in output.splitlines()]
    return statistics.median(float(row[0]) for row in rows[3:] if row[0] != "#")


def main():
    options = setting.options(__doc__)
    with setting.bought(options) as (folder, group):
        module = Module(os.path.join(options.programs, "sd_voiceprovider"), group)
        module.send("INIT\nLIST VOICES\n")
        module.message(), module.message()
        module.exchange("SET", "volume=100")
        print("| | module, SPEAK to sound | provider, request to sound | STOP to silence |")
        print("|---|---|---|---|")
        for name, text in TEXTS.items():
            times = [module.speak(text) for _ in range(options.repeats)][3:]
            first = statistics.median(one[0] for one in times if one) * 1e6
            stops = [one[1] for one in times if one and one[1]]
            stop = f"{statistics.median(stops) * 1e6:,.0f}" if stops else "–"
            own = provider_latency(options, group, text, folder)
            print(f"| {name}, µs | {first:,.0f} | {own:,.0f} | {stop} |")
        module.close()


if __name__ == "__main__":
    main()
