"""Writes the letter-to-sound model as docs/lexicon.md describes the file."""

import struct
import zlib

import numpy

MAGIC = b"VoiceLTS"
VERSION = 1
HEADER_BYTE_COUNT = 192
PROBABILITY_BITS = 7
BACKOFF_BITS = 6


def write(path, levels, graphones, letter_starts):
    """`graphones` are (phones) by number; `letter_starts` the first number of each letter's."""
    body = bytearray()

    def add(data):
        offset = HEADER_BYTE_COUNT + len(body)
        body.extend(data)
        body.extend(bytes(-len(body) % 8))
        return offset

    starts = add(numpy.array(letter_starts, "<u2").tobytes())
    table = add(b"".join(bytes([len(codes), *codes, 0, 0, 0][:4]) for codes in graphones))
    descriptions = b""
    graphone_bits = int(len(graphones) - 1).bit_length()
    for index, level in enumerate(levels):
        following = levels[index + 1] if index + 1 < len(levels) else None
        descriptions += describe(level, following, graphone_bits, add)
    header = struct.pack(
        "<8sHHHHIIII", MAGIC, VERSION, len(levels), len(graphones), len(letter_starts),
        HEADER_BYTE_COUNT + len(body), zlib.crc32(body), starts, table)
    header += descriptions
    path.write_bytes(header.ljust(HEADER_BYTE_COUNT, b"\0") + body)
    return HEADER_BYTE_COUNT + len(body)


def describe(level, following, graphone_bits, add):
    """Adds one level's records and tables; returns its description for the header."""
    record_count = len(level.graphones)
    probabilities, codes = quantize(level.logs, PROBABILITY_BITS)
    fields = [(level.graphones, graphone_bits), (codes, PROBABILITY_BITS)]
    backoff_table = b""
    child_bits = 0
    if following is not None:
        backoffs, codes = quantize(level.backoffs, BACKOFF_BITS)
        backoff_table = backoffs.tobytes()
        child_bits = int(len(following.graphones)).bit_length()
        first_children = numpy.searchsorted(following.parents, numpy.arange(record_count + 1))
        # One record more, whose first child is where the last record's children end.
        fields = [(numpy.append(values, 0), bits) for values, bits in fields]
        fields += [(numpy.append(codes, 0), BACKOFF_BITS), (first_children, child_bits)]
    records = add(pack(fields))
    tables = add(probabilities.tobytes() + backoff_table)
    widths = graphone_bits, PROBABILITY_BITS, BACKOFF_BITS if following else 0, child_bits
    return struct.pack("<IIIBBBB", record_count, records, tables, *widths)


def quantize(logs, bits):
    """A table of 2^bits values in thousandths of a nat, and each log's number in it."""
    thousandths = numpy.clip(numpy.round(logs * 1000), -32768, 32767)
    values, counts = numpy.unique(thousandths, return_counts=True)
    # Equal shares of the n-grams by rank; then each bin's mean.
    rank = (numpy.cumsum(counts) - counts / 2) / counts.sum()
    bins = numpy.minimum((rank * 2**bits).astype(int), 2**bits - 1)
    weight = numpy.bincount(bins, counts, 2**bits)
    mean = numpy.bincount(bins, counts * values, 2**bits) / numpy.maximum(weight, 1)
    return numpy.round(mean).astype("<i2"), bins[numpy.searchsorted(values, thousandths)]


def pack(fields):
    """Records of bit fields, each from the lowest bit on, without gaps; then eight bytes of zero."""
    record = numpy.zeros(len(fields[0][0]), numpy.uint64)
    width = 0
    for values, bits in fields:
        record |= values.astype(numpy.uint64) << numpy.uint64(width)
        width += bits
    digits = (record[:, None] >> numpy.arange(width, dtype=numpy.uint64)) & numpy.uint64(1)
    return numpy.packbits(digits.astype(numpy.uint8).ravel(), bitorder="little").tobytes() + bytes(8)
