"""Latency through speech-dispatcher, with its espeak-ng module beside ours in one server.

Measured are a client's text to the first sound that the server writes to its device, and a client's
CANCEL to the device's dropping what it has, and to the event that says so. The device is ALSA's null
device, with sink.c in front of it. Warm medians in microseconds.
"""

import os
import select
import socket
import statistics
import struct
import subprocess
import time

import setting
import texts

MODULES = ("voiceprovider", "espeak-ng")
LISTENED_SECONDS = 0.1


def microseconds():
    return time.clock_gettime(time.CLOCK_MONOTONIC) * 1e6


class Sink:
    """What sink.c tells."""

    def __init__(self, path):
        os.mkfifo(path)
        self.file = os.open(path, os.O_RDWR | os.O_NONBLOCK)

    def records(self, seconds=0.0):
        """What has come, as times and numbers of frames; waits so long for the first."""
        if not select.select([self.file], [], [], seconds)[0]:
            return []
        return list(struct.iter_unpack("dq", os.read(self.file, 1 << 16)))


class Server:
    """A speech-dispatcher of its own."""

    def __init__(self, folder, options, group):
        self.socket = os.path.join(folder, "socket")
        modules = os.path.join(folder, "conf", "modules")
        os.makedirs(modules)
        # A name without a folder is one of the server's own modules.
        ours = os.path.abspath(os.path.join(options.programs, "sd_voiceprovider"))
        lines = "".join(
            f'AddModule "{name}" "{program}" "{name}.conf"\n'
            for name, program in (("voiceprovider", ours), ("espeak-ng", "sd_espeak-ng")))
        self.write(
            os.path.join(folder, "conf", "speechd.conf"),
            f'LogLevel 0\nLogDir "{folder}"\nTimeout 0\nDisableAutoSpawn\n'
            f'AudioOutputMethod "alsa"\nAudioALSADevice "sink"\n{lines}'
            'DefaultModule voiceprovider\nDefaultLanguage "en-US"\n')
        with open("/etc/speech-dispatcher/modules/espeak-ng.conf", encoding="utf-8") as file:
            self.write(os.path.join(modules, "espeak-ng.conf"), file.read())
        devices = os.path.join(folder, "asound.conf")
        self.write(devices, "</usr/share/alsa/alsa.conf>\npcm.sink { type null }\n")
        self.sink = Sink(os.path.join(folder, "sink"))
        self.process = subprocess.Popen(
            ["speech-dispatcher", "-s", "-C", os.path.join(folder, "conf"), "-S", self.socket, "-P",
             os.path.join(folder, "pid")],
            env={**os.environ, "VOICE_APP_GROUP": group, "XDG_RUNTIME_DIR": folder,
                 "ALSA_CONFIG_PATH": devices, "SINK": os.path.join(folder, "sink"),
                 "LD_PRELOAD": os.path.abspath(os.path.join(options.tools, "sink.so"))},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not os.path.exists(self.socket):
            time.sleep(0.01)

    @staticmethod
    def write(path, text):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def close(self):
        self.process.terminate()
        self.process.wait()


class Client:
    """A client of the server that speaks with one module."""

    def __init__(self, server, module):
        self.sink = server.sink
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(server.socket)
        self.lines = connection.makefile("rb")
        self.connection = connection
        for command in (
                "CLIENT_NAME bench:bench:main", f"OUTPUT_MODULE {module}", "PRIORITY important",
                "NOTIFICATION ALL on"):
            self.send(f"SET self {command}")
            setting.reply(self.lines)
        self.send("LIST OUTPUT_MODULES")
        if f"250-{module}\r\n".encode() not in setting.reply(self.lines)[1]:
            # It would have another speak instead, and say nothing.
            raise SystemExit(f"the server has not loaded {module}")

    def send(self, text):
        self.connection.sendall(text.encode() + b"\r\n")

    def until(self, code):
        while setting.reply(self.lines)[0] != code:
            pass

    def say(self, text):
        self.sink.records()
        self.send("SPEAK")
        self.until(230)
        begin = microseconds()
        self.send(f"{text}\r\n.")
        return begin

    def spoken(self, text):
        """Microseconds to the first write, of a text that is spoken to its end."""
        begin = self.say(text)
        self.until(702)
        return [self.sink.records()[0][0] - begin]

    def cancelled(self, text):
        """Microseconds to the first write, and from a cancel to the last that the device is told, which
        is to drop what it has, and to the event."""
        begin = self.say(text)
        first = self.sink.records(1)[0][0] - begin
        time.sleep(LISTENED_SECONDS)
        self.sink.records()
        begin = microseconds()
        self.send("CANCEL self")
        self.until(703)
        end = microseconds()
        time.sleep(LISTENED_SECONDS)
        return [first, self.sink.records()[-1][0] - begin, end - begin]


# A measure, how it is made, what its figures are and what ratio is aimed at.
MEASURES = (
    (lambda client: client.spoken("a"), (("“a”, to the first write", 0.9),)),
    (lambda client: client.spoken("File menu"), (("“File menu”, to the first write", 0.9),)),
    (lambda client: client.cancelled(" ".join(texts.sentences(100))),
     (("100 words, to the first write", 0.9), ("cancel to the drop", 1.0),
      ("cancel to its event", None))))


def table(clients, repeats):
    names = " | ".join(clients)
    yield f"| through speech-dispatcher, µs | {names} | ratio | goal | |"
    yield "|---|---|---|---|---|---|"
    for measure, lines in MEASURES:
        found = {name: [] for name in clients}
        for _ in range(repeats):
            for name, client in clients.items():
                found[name].append(measure(client))
        for index, (what, goal) in enumerate(lines):
            ours, peer = (
                statistics.median(figures[index] for figures in found[name][3:]) for name in clients)
            aim = f"≤ {goal} | {'✓' if ours / peer <= goal else '✗'}" if goal else " | "
            yield f"| {what} | {ours:,.0f} | {peer:,.0f} | {ours / peer:.2f} | {aim} |"


def main():
    options = setting.options(__doc__)
    with setting.bought(options) as (folder, group):
        server = Server(folder, options, group)
        try:
            clients = {name: Client(server, name) for name in MODULES}
            print("\n".join(table(clients, options.repeats // 3)))
        finally:
            server.close()


if __name__ == "__main__":
    main()
