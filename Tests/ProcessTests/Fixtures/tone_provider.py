#!/usr/bin/env python3
"""A voice provider for tests, written from docs/provider-protocol.md alone.

Says a ramp: frame n of a request is n modulo 32768, 100 frames for each byte of the text, with a
word marker where each word begins. The environment says how it is to misbehave:

    TONE_NAME              name and version to welcome with (tones 1.0)
    TONE_VOICES            identifiers, with commas between them (com.example.tone); may be empty
    TONE_PERSONAL          the voices are personal ones, when it is set
    TONE_SAMPLE_RATE       hertz (22050)
    TONE_CRASH_AT_FRAME    end with exit code 9 when a request comes so far
    TONE_HANG_AT_FRAME     say and read nothing more when a request comes so far
    TONE_EXIT_AFTER_LISTING  end with exit code 0 behind the first list, when it is set
    TONE_CHATTER           say without end that the voices have changed, instead of listing them
    TONE_SAY_FIRST         bytes in hexadecimal to write instead of the welcome
"""

import os
import select
import struct
import sys
import time

FRAMES_PER_BYTE = 100
CHUNK_FRAMES = 1024


def number(name):
    value = os.environ.get(name)
    return int(value) if value else None


CRASH_FRAME = number("TONE_CRASH_AT_FRAME")
HANG_FRAME = number("TONE_HANG_AT_FRAME")
SAMPLE_RATE = float(os.environ.get("TONE_SAMPLE_RATE") or 22050)


def string(text):
    data = text.encode("utf-8")
    return struct.pack("<H", len(data)) + data


def take_string(body, offset):
    (count,) = struct.unpack_from("<H", body, offset)
    start = offset + 2
    return body[start : start + count].decode("utf-8"), start + count


def send(kind, body):
    data = struct.pack("<IB", len(body) + 1, kind) + body
    while data:
        data = data[os.write(1, data) :]


def fail(identifier, code, message):
    send(0x8A, struct.pack("<BI", 1, identifier) + string(code) + string(message))
    send(0x89, struct.pack("<IBQ", identifier, 2, 0))


def voice(identifier):
    languages = struct.pack("<B", 1) + string("en-US")
    traits = 2 if os.environ.get("TONE_PERSONAL") else 0
    kind = struct.pack("<BBHIq", 0, 1, 0, traits, 0)
    name = identifier.rsplit(".", 1)[-1].capitalize()
    end = string("1.0") + struct.pack("<d", SAMPLE_RATE)
    return string(identifier) + string(name) + languages + languages + kind + end


class Request:
    def __init__(self, identifier, credit):
        self.identifier = identifier
        self.credit = credit
        self.text = b""
        self.is_complete = False
        self.position = 0

    def words(self):
        """Where the words begin and end, in bytes."""
        start = None
        for index, byte in enumerate(self.text + b" "):
            if bytes([byte]).isspace():
                if start is not None:
                    yield start, index
                start = None
            elif start is None:
                start = index

    def utf16(self, offset):
        return len(self.text[:offset].decode("utf-8", "replace").encode("utf-16-le")) // 2

    def send_markers(self, end_frame):
        markers = b""
        count = 0
        for start, end in self.words():
            frame = start * FRAMES_PER_BYTE
            if self.position <= frame < end_frame:
                stretch = struct.pack("<IIII", start, self.utf16(start), end, self.utf16(end))
                markers += struct.pack("<BQ", 1, frame) + stretch + string("")
                count += 1
        if count:
            send(0x86, struct.pack("<IH", self.identifier, count) + markers)

    def advance(self):
        """Sends one chunk; returns whether the request has ended."""
        total = len(self.text) * FRAMES_PER_BYTE
        end = min(self.position + CHUNK_FRAMES, total, self.position + self.credit // 2)
        for limit in (CRASH_FRAME, HANG_FRAME):
            if limit is not None:
                end = min(end, max(limit, self.position))
        if end > self.position:
            self.send_markers(end)
            frames = [frame % 32768 for frame in range(self.position, end)]
            samples = struct.pack(f"<{len(frames)}h", *frames)
            send(0x85, struct.pack("<I", self.identifier) + samples)
            self.credit -= len(samples)
            self.position = end
        if CRASH_FRAME is not None and self.position >= CRASH_FRAME:
            os._exit(9)
        while HANG_FRAME is not None and self.position >= HANG_FRAME:
            time.sleep(60)
        if self.position < total:
            return False
        send(0x89, struct.pack("<IBQ", self.identifier, 0, self.position))
        return True


class Provider:
    def __init__(self):
        self.requests = {}
        names = os.environ.get("TONE_VOICES", "com.example.tone")
        self.voices = [name for name in names.split(",") if name]

    def run(self):
        incoming = b""
        while True:
            can_go_on = any(r.is_complete and r.credit > 1 for r in self.requests.values())
            if select.select([0], [], [], 0 if can_go_on else None)[0]:
                data = os.read(0, 1 << 16)
                if not data:
                    return
                incoming += data
            while len(incoming) >= 4:
                (length,) = struct.unpack_from("<I", incoming)
                if len(incoming) < 4 + length:
                    break
                message, incoming = incoming[4 : 4 + length], incoming[4 + length :]
                self.handle(message[0], message[1:])
            for request in list(self.requests.values()):
                if request.is_complete and request.advance():
                    del self.requests[request.identifier]

    def handle(self, kind, body):
        if kind == 0x01:
            self.welcome()
        elif kind == 0x02:
            while os.environ.get("TONE_CHATTER"):
                send(0x83, struct.pack("<Q", 1))
                time.sleep(0.01)
            listed = b"".join(map(voice, self.voices))
            send(0x82, struct.pack("<QH", 1, len(self.voices)) + listed + struct.pack("<H", 0))
            if os.environ.get("TONE_EXIT_AFTER_LISTING"):
                sys.exit(0)
        elif kind == 0x03:
            self.speak(body)
        else:
            self.handle_request(kind, body)

    def welcome(self):
        instead = os.environ.get("TONE_SAY_FIRST")
        if instead:
            os.write(1, bytes.fromhex(instead))
            return
        send(0x81, struct.pack("<H", 1) + string(os.environ.get("TONE_NAME", "tones 1.0")))

    def speak(self, body):
        identifier, purpose, _, credit = struct.unpack_from("<IBBI", body)
        name, _ = take_string(body, 10)
        if name not in self.voices:
            fail(identifier, "voice-not-found", f'there is no voice "{name}"')
            return
        request = Request(identifier, credit)
        if purpose == 1:
            # A plan with nothing in it: a provider may say no more of how it speaks.
            send(0x89, struct.pack("<IBQ", identifier, 0, 0))
            return
        self.requests[identifier] = request
        send(0x84, struct.pack("<IdB", identifier, SAMPLE_RATE, 1) + string(name))

    def handle_request(self, kind, body):
        (identifier,) = struct.unpack_from("<I", body)
        request = self.requests.get(identifier)
        if not request:
            return
        if kind == 0x04:
            request.is_complete = body[4] == 1
            request.text += body[5:]
        elif kind == 0x05:
            request.credit += struct.unpack_from("<I", body, 4)[0]
        elif kind == 0x06:
            del self.requests[identifier]
            send(0x89, struct.pack("<IBQ", identifier, 1, request.position))


if __name__ == "__main__":
    try:
        Provider().run()
    except BrokenPipeError:
        pass
