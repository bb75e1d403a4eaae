"""Writes AIFF files. Python's own module for this was removed in 3.13."""

import struct

import numpy as np

# An odd number of characters: with its length byte it needs no padding inside its chunk.
CODEC_NAME = b"16-bit, big endian."


def aiff(samples: np.ndarray, sample_rate: int, compressed_form: bool) -> bytes:
    """A 16-bit mono file of samples between -1 and 1.

    `compressed_form` gives the container AIFF-C with the type `twos`, which holds the same samples
    and is what Apple's `say` writes; otherwise it is plain AIFF.
    """
    data = np.round(samples * 32767).astype(">i2").tobytes()
    common = struct.pack(">hIh", 1, len(samples), 16) + extended(sample_rate)
    if compressed_form:
        common += b"twos" + bytes([len(CODEC_NAME)]) + CODEC_NAME
    chunks = chunk(b"COMM", common) + chunk(b"SSND", struct.pack(">II", 0, 0) + data)
    if compressed_form:
        return chunk(b"FORM", b"AIFC" + chunk(b"FVER", struct.pack(">I", 0xA2805140)) + chunks)
    return chunk(b"FORM", b"AIFF" + chunks)


def chunk(kind: bytes, content: bytes) -> bytes:
    """A chunk, padded to an even length that its own length field does not count."""
    padding = b"\0" * (len(content) % 2)
    return kind + struct.pack(">I", len(content)) + content + padding


def extended(number: int) -> bytes:
    """A positive whole number as the 80-bit floating point that AIFF keeps the sample rate in."""
    exponent = number.bit_length() - 1
    return struct.pack(">HQ", 16383 + exponent, number << (63 - exponent))
