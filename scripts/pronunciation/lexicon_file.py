"""Writes the lexicon as docs/lexicon.md describes the file."""

import itertools
import struct
import zlib

MAGIC = b"VoiceLex"
VERSION = 1
HEADER_BYTE_COUNT = 40
WORDS_PER_BLOCK = 16
TAG_BASE = 0x60
LAST_PHONE = 0x80


def write(path, entries):
    """`entries` has a list of (tag, phones) for each word; returns the file's length."""
    words = sorted(entries, key=str.encode)
    blocks = [words[i : i + WORDS_PER_BLOCK] for i in range(0, len(words), WORDS_PER_BLOCK)]
    records = [block_records(block, entries) for block in blocks]
    prefixes = b"".join(
        struct.pack("<Q", int.from_bytes(block[0].encode()[:8].ljust(8, b"\0"), "big"))
        for block in blocks
    )
    starts = list(itertools.accumulate(map(len, records), initial=0))
    offsets = struct.pack(f"<{len(starts)}I", *starts)
    body = prefixes + offsets + b"".join(records)
    offsets_start = HEADER_BYTE_COUNT + len(prefixes)
    header = struct.pack(
        "<8sHHIIIIIII", MAGIC, VERSION, WORDS_PER_BLOCK, len(words), HEADER_BYTE_COUNT + len(body),
        zlib.crc32(body), len(blocks), HEADER_BYTE_COUNT, offsets_start,
        offsets_start + len(offsets))
    path.write_bytes(header + body)
    return len(header) + len(body)


def block_records(words, entries):
    """The records of a block's words: each shares what it can with the word before."""
    result = bytearray()
    before = b""
    for text in words:
        word = text.encode()
        same = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(word, before))
        shared = min(sum(1 for _ in same), 15)
        suffix = word[shared:]
        payload = b"".join(pronunciation(tag, codes) for tag, codes in entries[text])
        result.append(shared << 4 | min(len(suffix), 15))
        if len(suffix) >= 15:
            result.append(len(suffix))
        result += suffix
        result.append(len(payload))
        result += payload
        before = word
    return bytes(result)


def pronunciation(tag, codes):
    result = bytes([*codes[:-1], codes[-1] | LAST_PHONE])
    return bytes([TAG_BASE + tag]) + result if tag else result
