"""Tables as Swift reads them: SharedContract/TextTables/TextTable.swift."""
import sys

# What a digit of 0 is written as; there are 64 digits.
FIRST_DIGIT = ord("0")
DIGITS = 3
NOWHERE = 64 ** DIGITS - 1


def hash_of(key):
    """FNV-1a, 32 bits."""
    value = 2_166_136_261
    for byte in key.encode():
        value = (value ^ byte) * 16_777_619 % 2**32
    return value


def places(lines):
    """For each slot of a hash table the place where a row begins, as three digits, the lowest first."""
    count = 1
    while count < 2 * len(lines):
        count *= 2
    slots = [NOWHERE] * count
    start = 0
    for line in lines:
        slot = hash_of(line.split("\t")[0]) % count
        while slots[slot] != NOWHERE:
            slot = (slot + 1) % count
        slots[slot] = start
        start += len(line.encode()) + 1
    if start >= NOWHERE:
        sys.exit("a table is too long")
    return "".join(
        chr(FIRST_DIGIT + place // 64 ** digit % 64) for place in slots for digit in range(DIGITS))


def swift(declaration, lines):
    """The declaration of a table of rows, cells between tabs, sorted by the bytes of their keys."""
    lines = sorted(lines)
    lines.sort(key=lambda line: line.split("\t")[0].encode())
    keys = [line.split("\t")[0] for line in lines]
    for first, second in zip(keys, keys[1:]):
        if first == second:
            sys.exit(f"{declaration}: key {first!r} stands twice")
    text = "".join(line + "\n" for line in lines)
    return f'  {declaration} = TextTable(#"""\n{text}\n"""#, places: #"{places(lines)}"#)\n\n'
