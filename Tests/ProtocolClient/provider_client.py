"""A client for voice providers, written from docs/provider-protocol.md alone.

It shares no code with the provider and needs nothing but Python 3, so it shows that the page is
enough, and it checks that a provider keeps the page's promises: credit, the order of markers, one
`finished` for every request and nothing after it. A provider that breaks one raises ProtocolError.

    with ProviderClient.start("voice-provider", ["--group", directory]) as client:
        client.hello("example")
        for event in client.speak("hello", client.voices().voices[0].identifier):
            ...

A client belongs to one thread. Nothing blocks but the methods that wait for an answer.
"""

import argparse
import collections
import json
import os
import select
import struct
import subprocess
import sys
import wave
from typing import NamedTuple

VERSION = 1
LARGEST_MESSAGE = 1_048_576
LARGEST_TEXT_PIECE = 65_536
BYTES_PER_FRAME = 2

PURPOSES = ("audio", "plan")
TEXT_KINDS = ("plain", "ssml")
PUNCTUATION_MODES = ("none", "some", "most", "all")
GENDERS = ("unspecified", "male", "female")
QUALITIES = ("default", "enhanced", "premium")
MARKER_KINDS = ("phoneme", "word", "sentence", "paragraph", "bookmark")
SEVERITIES = ("note", "warning", "error")
OUTCOMES = ("finished", "cancelled", "failed")
RENDERINGS = ("none", "units", "word", "phrase")


class ProviderError(Exception):
    """A `failure` the provider sent."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message


class ProtocolError(Exception):
    """The provider sent what the protocol does not allow."""


class ConnectionEnded(Exception):
    """The provider closed its end while an answer was awaited."""


# MARK: - What the provider tells


class Range(NamedTuple):
    """A half-open stretch of a request's text, in UTF-8 bytes and in UTF-16 units."""

    utf8_start: int
    utf16_start: int
    utf8_end: int
    utf16_end: int


class Voice(NamedTuple):
    identifier: str
    name: str
    primary_languages: list
    supported_languages: list
    gender: str
    quality: str
    age: int
    traits: int
    size: int
    version: str
    sample_rate: float


class Voices(NamedTuple):
    """The answer to `listVoices`; `defaults` maps a language to a voice identifier."""

    generation: int
    voices: list
    defaults: dict


class Started(NamedTuple):
    sample_rate: float
    voice: str


class Audio(NamedTuple):
    """16-bit signed little-endian samples of one channel; `position` is the first one's frame."""

    position: int
    samples: bytes


class Marker(NamedTuple):
    kind: str
    position: int
    range: Range
    name: str


class PlanEvent(NamedTuple):
    """What a plan says; `details` holds the fields that only this type has."""

    type: str
    range: Range
    details: dict


class Diagnostic(NamedTuple):
    severity: str
    utf8_offset: int
    utf16_offset: int
    line: int
    column: int
    code: str
    message: str


class Finished(NamedTuple):
    outcome: str
    frame_count: int


# MARK: - Bytes


def string_field(text):
    encoded = text.encode("utf-8")
    if len(encoded) > 0xFFFF:
        raise ValueError(f"a string field holds at most 65535 bytes, not {len(encoded)}")
    return struct.pack("<H", len(encoded)) + encoded


class Reader:
    """Takes fields off the front of a message's body."""

    def __init__(self, body):
        self.body = body
        self.offset = 0

    def number(self, code):
        layout = "<" + code
        try:
            (value,) = struct.unpack_from(layout, self.body, self.offset)
        except struct.error:
            raise ProtocolError(f"a message ends before its field at byte {self.offset}") from None
        self.offset += struct.calcsize(layout)
        return value

    def u8(self):
        return self.number("B")

    def u16(self):
        return self.number("H")

    def u32(self):
        return self.number("I")

    def u64(self):
        return self.number("Q")

    def i64(self):
        return self.number("q")

    def f64(self):
        return self.number("d")

    def name(self, names, first=0):
        value = self.u8()
        if not 0 <= value - first < len(names):
            raise ProtocolError(f"{value} is none of {names}, which begin at {first}")
        return names[value - first]

    def flag(self):
        return self.name((False, True))

    def take(self, count):
        taken = self.body[self.offset : self.offset + count]
        if len(taken) < count:
            raise ProtocolError(f"a message ends {count - len(taken)} bytes early")
        self.offset += count
        return taken

    def string(self):
        try:
            return self.take(self.u16()).decode("utf-8")
        except UnicodeDecodeError as error:
            raise ProtocolError(f"a string is not UTF-8: {error}") from None

    def rest(self):
        return self.take(len(self.body) - self.offset)

    def list(self, element, count=None):
        return [element() for _ in range(self.u16() if count is None else count)]

    def range(self):
        return Range(self.u32(), self.u32(), self.u32(), self.u32())

    def end(self):
        if self.offset < len(self.body):
            raise ProtocolError(f"{len(self.body) - self.offset} bytes are left over in a message")

    def voice(self):
        return Voice(
            identifier=self.string(),
            name=self.string(),
            primary_languages=self.list(self.string, self.u8()),
            supported_languages=self.list(self.string, self.u8()),
            gender=self.name(GENDERS),
            quality=self.name(QUALITIES, first=1),
            age=self.u16(),
            traits=self.u32(),
            size=self.i64(),
            version=self.string(),
            sample_rate=self.f64(),
        )

    def default(self):
        return (self.string(), self.string())

    def marker(self):
        return Marker(self.name(MARKER_KINDS), self.u64(), self.range(), self.string())

    def diagnostic(self):
        return Diagnostic(
            severity=self.name(SEVERITIES),
            utf8_offset=self.u32(),
            utf16_offset=self.u32(),
            line=self.u32(),
            column=self.u32(),
            code=self.string(),
            message=self.string(),
        )

    def plan_event(self):
        kinds = ("paragraph", "sentence", "word", "mark", "break", "audio", "voice")
        kind, stretch = self.name(kinds), self.range()
        details = {}
        if kind == "word":
            details["rendering"] = self.name(RENDERINGS)
            for field in ("rate", "pitch", "volume"):
                details[field] = self.f64()
            for field in ("language", "spoken_form", "phonemes"):
                details[field] = self.string()
        elif kind == "mark":
            details["name"] = self.string()
        elif kind == "break":
            details["milliseconds"] = self.u32()
        elif kind == "audio":
            details["playable"] = self.flag()
            details["uri"] = self.string()
        elif kind == "voice":
            details["identifier"] = self.string()
        return PlanEvent(kind, stretch, details)


# MARK: - A request


class Request:
    """One request from its `speak` to its `finished`: an iterator over the request's events.

    Yields Started, Audio, Marker, PlanEvent and Diagnostic, and Finished last. A failed request
    raises ProviderError instead of yielding Finished. Audio is paid back with new credit when the
    next event is asked for, unless `pays_back` is false; then `grant` is the caller's.
    """

    def __init__(self, client, identifier, purpose, credit, pays_back):
        self.client = client
        self.identifier = identifier
        self.purpose = purpose
        self.pays_back = pays_back
        self.finished = None
        self.failure = None
        self.frame_count = 0
        self._credit = credit
        self._debt = 0
        self._started = False
        self._marker_position = 0
        self._events = collections.deque()

    def __iter__(self):
        return self

    def __next__(self):
        if self.pays_back and self._debt and not self.finished:
            self.grant(self._debt)
        self._debt = 0
        while not self._events:
            if self.finished:
                if self.failure and self.finished.outcome == "failed":
                    failure, self.failure = self.failure, None
                    raise failure
                raise StopIteration
            self.client._exchange()
        event = self._events.popleft()
        if isinstance(event, Audio):
            self._debt = len(event.samples)
        return event

    def grant(self, byte_count):
        """Allows the provider `byte_count` more bytes of audio."""
        self._credit += byte_count
        self.client._send(0x05, struct.pack("<II", self.identifier, byte_count))

    def cancel(self):
        """Asks the provider to stop; the iterator still ends with Finished."""
        self.client._send(0x06, struct.pack("<I", self.identifier))

    def _receive(self, kind, reader):
        if kind in (0x84, 0x85, 0x86) and self.purpose != "audio":
            raise ProtocolError(f"message {kind:#x} for a plan")
        if kind in (0x85, 0x86) and not self._started:
            raise ProtocolError(f"message {kind:#x} before started")
        if kind == 0x84:
            self._receive_started(reader)
        elif kind == 0x85:
            self._receive_audio(reader.rest())
        elif kind == 0x86:
            for marker in reader.list(reader.marker):
                self._receive_marker(marker)
        elif kind == 0x87:
            if self.purpose != "plan":
                raise ProtocolError("a plan for a request of audio")
            self._events.extend(reader.list(reader.plan_event))
        elif kind == 0x88:
            self._events.extend(reader.list(reader.diagnostic))
        else:
            self._receive_finished(Finished(reader.name(OUTCOMES), reader.u64()))

    def _receive_started(self, reader):
        if self._started:
            raise ProtocolError("started twice")
        self._started = True
        sample_rate, encoding = reader.f64(), reader.u8()
        if encoding != 1:
            raise ProtocolError(f"unknown encoding {encoding}")
        self._events.append(Started(sample_rate, reader.string()))

    def _receive_audio(self, samples):
        if len(samples) % BYTES_PER_FRAME:
            raise ProtocolError(f"{len(samples)} bytes are not whole samples")
        self._credit -= len(samples)
        if self._credit < 0:
            raise ProtocolError(f"{-self._credit} bytes of audio more than allowed")
        self._events.append(Audio(self.frame_count, samples))
        self.frame_count += len(samples) // BYTES_PER_FRAME

    def _receive_marker(self, marker):
        if marker.position < self._marker_position:
            raise ProtocolError(f"{marker} after one at {self._marker_position}")
        if marker.position < self.frame_count:
            raise ProtocolError(f"{marker} after the audio it belongs to")
        self._marker_position = marker.position
        self._events.append(marker)

    def _receive_finished(self, finished):
        if finished.frame_count != self.frame_count:
            raise ProtocolError(f"{finished} after {self.frame_count} frames")
        if finished.outcome == "failed" and not self.failure:
            raise ProtocolError("a request failed without a failure")
        self.finished = finished
        if finished.outcome != "failed":
            self._events.append(finished)


# MARK: - A connection


class ProviderClient:
    """One provider process and the connection to it."""

    def __init__(self, process):
        self.process = process
        self.version = None
        self.provider_name = None
        self._input = process.stdin.fileno()
        self._output = process.stdout.fileno()
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._requests = {}
        self._next_request = 1
        self._voices = collections.deque()
        self._changes = collections.deque()
        self._failure = None
        os.set_blocking(self._input, False)
        os.set_blocking(self._output, False)

    @classmethod
    def start(cls, executable, arguments=()):
        """Starts a provider; its standard error stays the caller's."""
        pipe = subprocess.PIPE
        return cls(subprocess.Popen([executable, *arguments], stdin=pipe, stdout=pipe, bufsize=0))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the connection and returns the provider's exit code."""
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()

    def hello(self, name, lowest=VERSION, highest=VERSION):
        """Agrees on a version; without a common one ProviderError has the code `version`."""
        self._send(0x01, b"VPRV" + struct.pack("<HH", lowest, highest) + string_field(name))
        while self.version is None:
            self._exchange()
        if not lowest <= self.version <= highest:
            raise ProtocolError(f"the provider chose version {self.version}")

    def voices(self):
        """Asks for the voices; ProviderError has the code `store` when there is no answer."""
        self._send(0x02, b"")
        while not self._voices:
            self._exchange()
        answer = self._voices.popleft()
        if isinstance(answer, ProviderError):
            raise answer
        return answer

    def next_change(self):
        """Waits for the next `voicesChanged` not yet seen and returns its generation."""
        while not self._changes:
            self._exchange()
        return self._changes.popleft()

    def speak(
        self,
        text,
        voice,
        ssml=False,
        purpose="audio",
        credit=1 << 20,
        pays_back=True,
        *,
        punctuation="none",
        spelling=False,
        capitals=False,
        rate=1.0,
        pitch=1.0,
        volume=0.0,
        base_folder="",
        allowed_folders=(),
    ):
        """Begins a request; `text` is a str, or bytes to be sent as they are.

        `rate` and `pitch` are multiples of the voice's own, `volume` is in decibels. Folders are
        absolute paths: where a document's relative URIs start, and what else it may use files of.
        """
        identifier = self._next_request
        self._next_request += 1
        request = Request(self, identifier, purpose, credit, pays_back)
        self._requests[identifier] = request
        body = struct.pack("<IBBI", identifier, PURPOSES.index(purpose), int(ssml), credit)
        options = struct.pack(
            "<BBBddd",
            PUNCTUATION_MODES.index(punctuation),
            spelling,
            capitals,
            rate,
            pitch,
            volume,
        )
        folders = string_field(base_folder) + struct.pack("<H", len(allowed_folders))
        folders += b"".join(map(string_field, allowed_folders))
        self._send(0x03, body + string_field(voice) + options + folders)
        data = text.encode("utf-8") if isinstance(text, str) else text
        for start in range(0, max(len(data), 1), LARGEST_TEXT_PIECE):
            piece = data[start : start + LARGEST_TEXT_PIECE]
            is_last = start + LARGEST_TEXT_PIECE >= len(data)
            self._send(0x04, struct.pack("<IB", identifier, is_last) + piece)
        return request

    def _send(self, kind, body):
        self._outgoing += struct.pack("<IB", len(body) + 1, kind) + body

    def _exchange(self):
        """Waits until bytes can move, moves some, and handles the messages that are whole."""
        writers = [self._input] if self._outgoing else []
        readable, writable, _ = select.select([self._output], writers, [])
        if writable:
            try:
                del self._outgoing[: os.write(self._input, self._outgoing)]
            except BrokenPipeError:
                self._outgoing.clear()  # The provider's last words are still to be read.
        if readable:
            data = os.read(self._output, 1 << 16)
            if not data:
                raise self._failure or ConnectionEnded("the provider closed the connection")
            self._incoming += data
            while self._receive_message():
                pass

    def _receive_message(self):
        if len(self._incoming) < 4:
            return False
        (length,) = struct.unpack_from("<I", self._incoming)
        if not 1 <= length <= LARGEST_MESSAGE:
            raise ProtocolError(f"a message of {length} bytes")
        if len(self._incoming) < 4 + length:
            return False
        message = bytes(self._incoming[4 : 4 + length])
        del self._incoming[: 4 + length]
        reader = Reader(message[1:])
        self._handle(message[0], reader)
        reader.end()
        return True

    def _handle(self, kind, reader):
        if kind == 0x81:
            if self.version is not None:
                raise ProtocolError("a second welcome")
            self.version, self.provider_name = reader.u16(), reader.string()
        elif kind == 0x82:
            generation, voices = reader.u64(), reader.list(reader.voice)
            self._voices.append(Voices(generation, voices, dict(reader.list(reader.default))))
        elif kind == 0x83:
            self._changes.append(reader.u64())
        elif 0x84 <= kind <= 0x89:
            self._request(reader.u32())._receive(kind, reader)
        elif kind == 0x8A:
            self._handle_failure(reader)
        else:
            raise ProtocolError(f"unknown message {kind:#x}")

    def _handle_failure(self, reader):
        is_about_request, identifier = reader.flag(), reader.u32()
        failure = ProviderError(reader.string(), reader.string())
        if is_about_request:
            self._request(identifier).failure = failure
        elif failure.code == "store":
            self._voices.append(failure)
        else:
            self._failure = failure

    def _request(self, identifier):
        request = self._requests.get(identifier)
        if not request or request.finished:
            raise ProtocolError(f"a message for request {identifier}, which is not under way")
        return request


# MARK: - The command line


def print_event(event, **extra):
    """Writes one event as a line of JSON; audio is told by its size."""
    fields = {"event": type(event).__name__}
    for name, value in event._asdict().items():
        if isinstance(value, bytes):
            fields["bytes"] = len(value)
        elif isinstance(value, Range):
            fields[name] = list(value)
        elif isinstance(value, list):
            fields[name] = [item._asdict() if hasattr(item, "_asdict") else item for item in value]
        else:
            fields[name] = value
    print(json.dumps({**fields, **extra}, ensure_ascii=False))


def run_request(client, options):
    text = options.text if options.text is not None else sys.stdin.buffer.read()
    request = client.speak(
        text,
        options.voice,
        ssml=options.ssml,
        purpose=options.purpose,
        credit=options.credit,
        punctuation=options.punctuation,
        spelling=options.spelling,
        capitals=options.capitals,
        rate=options.rate,
        pitch=options.pitch,
        volume=options.volume,
        base_folder=options.base_folder,
        allowed_folders=options.allow_folder,
    )
    sample_rate, samples = None, bytearray()
    for event in request:
        print_event(event)
        if isinstance(event, Started):
            sample_rate = event.sample_rate
        elif isinstance(event, Audio):
            samples += event.samples
    if options.output:
        with wave.open(options.output, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(BYTES_PER_FRAME)
            file.setframerate(round(sample_rate))
            file.writeframes(samples)


def parse_arguments():
    parser = argparse.ArgumentParser(description="Talk to a voice provider; print its events.")
    parser.add_argument("executable", help="the provider")
    parser.add_argument("--group", required=True, metavar="DIR", help="the app group's directory")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list", help="print the voices")
    for purpose, command in (("audio", "speak"), ("plan", "plan")):
        sub = commands.add_parser(command, help=f"ask for {purpose}")
        sub.set_defaults(purpose=purpose, output=None)
        sub.add_argument("text", nargs="?", help="what to say; standard input when left out")
        sub.add_argument("--voice", required=True, metavar="IDENTIFIER")
        sub.add_argument("--ssml", action="store_true", help="the text is SSML")
        sub.add_argument("--credit", type=int, default=1 << 20, metavar="BYTES")
        sub.add_argument("--punctuation", choices=PUNCTUATION_MODES, default="none")
        sub.add_argument("--spelling", action="store_true", help="name every character")
        sub.add_argument("--capitals", action="store_true", help="tell capitals while spelling")
        for name, value in (("rate", 1.0), ("pitch", 1.0), ("volume", 0.0)):
            sub.add_argument(f"--{name}", type=float, default=value, metavar="NUMBER")
        sub.add_argument("--base-folder", default="", metavar="DIR", help="where URIs start")
        sub.add_argument("--allow-folder", action="append", default=[], metavar="DIR")
        if purpose == "audio":
            sub.add_argument("--output", metavar="FILE", help="a WAV file for the sound")
    return parser.parse_args()


def main():
    options = parse_arguments()
    arguments = ["--group", options.group]
    if options.command != "list":
        # Files elsewhere are given up by the provider before it reads its first message.
        for folder in filter(None, [options.base_folder, *options.allow_folder]):
            arguments += ["--documents", folder]
    client = ProviderClient.start(options.executable, arguments)
    with client:
        try:
            client.hello("provider_client.py")
            if options.command == "list":
                print_event(client.voices())
            else:
                run_request(client, options)
        except (ProviderError, ProtocolError, ConnectionEnded) as error:
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
            return 1
    return client.process.returncode


if __name__ == "__main__":
    sys.exit(main())
