"""Drives speech-dispatcher as a screen reader does: a command a line on standard input, and what
the server tells, an event a line on standard output.

    set NAME VALUE      a parameter: rate, pitch, volume, language, voice, type, punctuation,
                        capitals, priority, spelling, ssml
    speak TEXT          messages are numbered from 1
    char, key, icon X   as they are
    stop, cancel, pause, resume
    wait N EVENT        until message N has had an event: begin, end, cancel, pause, resume, mark X
    voices              lists their names, and in how many milliseconds
"""

import sys
import threading
import time

import speechd

PATIENCE_SECONDS = 10


class Session:
    def __init__(self):
        self.client = speechd.Speaker("tests")
        # A callback of speak() misses what comes before it is there.
        self.client._conn.set_callback(self.told)
        self.changed = threading.Condition()
        self.numbers = {}
        self.early = {}
        self.events = []

    def told(self, message, _, kind, index_mark=None):
        event = kind if index_mark is None else f"mark {index_mark}"
        with self.changed:
            if message in self.numbers:
                self.note(message, event)
            else:
                self.early.setdefault(message, []).append(event)

    def note(self, message, event):
        event = f"{self.numbers[message]} {event}"
        self.events.append(event)
        print(event, flush=True)
        self.changed.notify_all()

    def close(self):
        self.client.close()

    def set(self, name, value):
        client = self.client
        number = {"rate": client.set_rate, "pitch": client.set_pitch, "volume": client.set_volume}
        word = {
            "language": client.set_language, "voice": client.set_synthesis_voice,
            "type": client.set_voice, "punctuation": client.set_punctuation,
            "capitals": client.set_cap_let_recogn, "priority": client.set_priority,
        }
        if name in number:
            number[name](int(value))
        elif name == "spelling":
            client.set_spelling(value == "on")
        elif name == "ssml":
            client.set_data_mode("ssml" if value == "on" else "text")
        else:
            word[name](value)

    def speak(self, text):
        message = int(self.client.speak(text)[2][0])
        with self.changed:
            self.numbers[message] = len(self.numbers) + 1
            for event in self.early.pop(message, []):
                self.note(message, event)

    def wait(self, event):
        with self.changed:
            if not self.changed.wait_for(lambda: event in self.events, PATIENCE_SECONDS):
                sys.exit(f"no event {event} after {PATIENCE_SECONDS} s; there were {self.events}")

    def run(self, command, argument):
        if command == "set":
            self.set(*argument.split(" ", 1))
        elif command == "voices":
            start = time.monotonic()
            names = [voice[0] for voice in self.client.list_synthesis_voices()]
            print("voices", *names)
            print("listed", round((time.monotonic() - start) * 1000), flush=True)
        elif command in ("speak", "wait"):
            getattr(self, command)(argument)
        elif command == "icon":
            self.client.sound_icon(argument)
        elif argument:
            getattr(self.client, command)(argument)
        else:
            getattr(self.client, command)()


def main():
    session = Session()
    try:
        for line in sys.stdin:
            command, _, argument = line.rstrip("\n").partition(" ")
            session.run(command, argument)
    finally:
        session.close()


if __name__ == "__main__":
    main()
