"""What docs/provider-protocol.md promises, asked of a provider by the client of that page.

    VOICE_PROVIDER=… VOICE_APP_GROUP=… python3 test_provider_client.py

VOICE_PROVIDER is the executable; the app group must hold the voices `com.example.sample.hello`
and `com.example.coach`. The ProcessTests run this file.
"""

import os
import struct
import unittest

from provider_client import (
    Audio,
    ConnectionEnded,
    Diagnostic,
    Finished,
    Marker,
    PlanEvent,
    ProviderClient,
    ProviderError,
    Started,
)

HELLO = "com.example.sample.hello"
COACH = "com.example.coach"
SENTENCE = "walk for 1 minute and 30 seconds"


def start():
    return ProviderClient.start(os.environ["VOICE_PROVIDER"])


def samples_of(events):
    return b"".join(event.samples for event in events if isinstance(event, Audio))


class ProviderTests(unittest.TestCase):
    def setUp(self):
        self.client = start()
        self.client.hello("test_provider_client.py")

    def tearDown(self):
        self.assertEqual(self.client.close(), 0)

    def test_lists_voices(self):
        answer = self.client.voices()
        self.assertEqual([voice.identifier for voice in answer.voices], [COACH, HELLO])
        for voice in answer.voices:
            self.assertEqual(voice.primary_languages, ["en-US"])
            self.assertEqual((voice.gender, voice.quality), ("female", "default"))
            self.assertGreater(voice.size, 10_000)

    def test_speaks(self):
        events = list(self.client.speak("hello", HELLO))
        self.assertIsInstance(events[0], Started)
        self.assertEqual(events[0].voice, HELLO)
        self.assertGreater(len(samples_of(events)), 2000)
        finished = events[-1]
        self.assertEqual(finished, Finished("finished", len(samples_of(events)) // 2))

    def test_speaks_the_same_on_the_smallest_credit(self):
        whole = samples_of(self.client.speak("hello", HELLO))
        self.assertEqual(samples_of(self.client.speak("hello", HELLO, credit=2)), whole)

    def test_tells_where_words_are(self):
        text = f"\U0001f3c3 {SENTENCE}"
        events = list(self.client.speak(text, COACH))
        words = [e for e in events if isinstance(e, Marker) and e.kind == "word"]
        encoded, utf16 = text.encode("utf-8"), text.encode("utf-16-le")
        tokens = SENTENCE.split(" ")
        for word, token in zip(words, tokens, strict=True):
            place = word.range
            self.assertEqual(encoded[place.utf8_start : place.utf8_end].decode(), token)
            units = utf16[2 * place.utf16_start : 2 * place.utf16_end]
            self.assertEqual(units.decode("utf-16-le"), token)

    def test_tells_what_it_cannot_say(self):
        events = list(self.client.speak("walk\nwith zymurgy", COACH, purpose="plan"))
        problems = [event for event in events if isinstance(event, Diagnostic)]
        self.assertEqual(
            [(p.code, p.utf8_offset, p.line, p.column) for p in problems],
            [("no-recording", 10, 2, 6)],
        )

    def test_plans(self):
        text = '<speak>walk<break time="250ms"/><mark name="m"/>run</speak>'
        events = list(self.client.speak(text, COACH, ssml=True, purpose="plan", credit=0))
        plan = [event for event in events if isinstance(event, PlanEvent)]
        self.assertEqual([e.type for e in plan if e.type in ("word", "break", "mark")],
                         ["word", "break", "mark", "word"])
        words = [event for event in plan if event.type == "word"]
        self.assertEqual([word.details["spoken_form"] for word in words], ["walk", "run"])
        self.assertEqual([tuple(word.range)[::2] for word in words], [(7, 11), (48, 51)])
        self.assertEqual(words[0].details["volume"], 0)
        self.assertEqual(events[-1], Finished("finished", 0))

    def test_reads_as_it_is_asked_to(self):
        def words(text, **options):
            events = self.client.speak(text, COACH, purpose="plan", **options)
            return [event.details for event in events if getattr(event, "type", "") == "word"]

        self.assertEqual(
            [word["spoken_form"] for word in words("walk, run", punctuation="all")],
            ["walk", "comma", "run"],
        )
        self.assertEqual(
            [word["spoken_form"] for word in words("aB", spelling=True, capitals=True)],
            ["a", "cap", "b"],
        )
        for asked, spoken in (((1.5, 0.75, -6.0), (1.5, 0.75, -6.0)),
                              ((100.0, 0.0, 99.0), (6.0, 0.5, 12.0))):
            (word,) = words("walk", rate=asked[0], pitch=asked[1], volume=asked[2])
            self.assertEqual((word["rate"], word["pitch"], word["volume"]), spoken)

    def test_cancels(self):
        request = self.client.speak((SENTENCE + ". ") * 200, COACH)
        for event in request:
            if isinstance(event, Audio):
                break
        request.cancel()
        *_, last = request
        self.assertEqual(last.outcome, "cancelled")
        self.assertLess(last.frame_count, 2_000_000)
        # The client raises ProtocolError for anything more of that request.
        self.client.voices()
        self.client.voices()

    def test_interleaves(self):
        alone = samples_of(self.client.speak(SENTENCE, COACH))
        requests = [self.client.speak(SENTENCE, COACH, credit=2000) for _ in range(16)]
        sounds = [bytearray() for _ in requests]
        waiting = set(range(16))
        while waiting:
            for index in sorted(waiting):
                event = next(requests[index])
                if isinstance(event, Audio):
                    sounds[index] += event.samples
                elif isinstance(event, Finished):
                    waiting.remove(index)
        self.assertEqual([bytes(sound) for sound in sounds], [alone] * 16)

    def test_refuses_one_request_too_many(self):
        requests = [self.client.speak(SENTENCE, COACH, credit=0) for _ in range(16)]
        with self.assertRaises(ProviderError) as raised:
            list(self.client.speak(SENTENCE, COACH))
        self.assertEqual(raised.exception.code, "limit")
        for request in requests:
            request.cancel()
            self.assertEqual(list(request)[-1].outcome, "cancelled")

    def test_survives_a_voice_that_is_not_there(self):
        with self.assertRaises(ProviderError) as raised:
            list(self.client.speak("hello", "com.example.nobody"))
        self.assertEqual(raised.exception.code, "voice-not-found")
        self.assertEqual(list(self.client.speak("hello", HELLO))[-1].outcome, "finished")

    def test_counts_what_is_not_utf_8(self):
        # A stray byte, then two of a character that has three.
        for before, text in ((5, b"\xff \xe2\x82 walk"), (12, b"<speak>\xff \xe2\x82 walk</speak>")):
            events = list(self.client.speak(text, COACH, ssml=before > 5))
            (word,) = [e for e in events if isinstance(e, Marker) and e.kind == "word"]
            self.assertEqual(word.range, (before, before, before + 4, before + 4))


class ConnectionTests(unittest.TestCase):
    def test_without_a_common_version(self):
        client = start()
        with self.assertRaises(ProviderError) as raised:
            client.hello("future", lowest=2, highest=7)
        self.assertEqual(raised.exception.code, "version")
        self.assertEqual(client.close(), 3)

    def test_with_versions_of_the_future(self):
        client = start()
        client.hello("future", lowest=1, highest=7)
        self.assertEqual(client.version, 1)
        self.assertEqual(client.close(), 0)

    def test_after_a_message_of_unknown_kind(self):
        client = start()
        client.hello("wrong")
        client._send(0x70, struct.pack("<I", 1))
        with self.assertRaises(ProviderError) as raised:
            client.voices()
        self.assertEqual(raised.exception.code, "protocol")
        with self.assertRaises((ProviderError, ConnectionEnded)):
            client.voices()
        self.assertEqual(client.close(), 3)


if __name__ == "__main__":
    unittest.main()
