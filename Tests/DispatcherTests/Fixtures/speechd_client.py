"""Drives speech-dispatcher as a screen reader does: a command a line on standard input, and what
the server tells, an event a line on standard output.

    set NAME VALUE      a parameter: rate, pitch, volume, language, voice, type, punctuation,
                        capitals, priority, spelling, ssml
    speak TEXT          messages are numbered from 1
    char, key, icon X   as they are
    stop, cancel, pause, resume
    wait N EVENT        until message N has had an event: begin, end, cancel, pause, resume, mark X
    voices              lists their names
"""

import sys
import threading

import speechd

PATIENCE_SECONDS = 10


class Session:
    def __init__(self):
        self.client = speechd.Speaker("tests")
        self.changed = threading.Condition()
        self.events = []
        self.count = 0

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
        self.count += 1
        number = self.count

        def told(kind, index_mark=None):
            name = "mark" if kind == speechd.CallbackType.INDEX_MARK else kind
            event = f"{number} {name}" + (f" {index_mark}" if index_mark is not None else "")
            with self.changed:
                self.events.append(event)
                print(event, flush=True)
                self.changed.notify_all()

        self.client.speak(text, callback=told)

    def wait(self, event):
        with self.changed:
            if not self.changed.wait_for(lambda: event in self.events, PATIENCE_SECONDS):
                sys.exit(f"no event {event} after {PATIENCE_SECONDS} s; there were {self.events}")

    def run(self, command, argument):
        if command == "set":
            self.set(*argument.split(" ", 1))
        elif command == "voices":
            print("voices", *(voice[0] for voice in self.client.list_synthesis_voices()))
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
