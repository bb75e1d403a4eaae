"""What the measuring programs have in common: their options, and a bought voice."""

import argparse
import contextlib
import os
import subprocess
import tempfile


def options(description):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--programs", required=True, help="folder of the built programs")
    parser.add_argument("--tools", required=True, help="folder of clock and the others")
    parser.add_argument("--voice", default="com.example.slt")
    parser.add_argument("--repeats", type=int, default=100, help="warm requests in a round")
    parser.add_argument("--rounds", type=int, default=3)
    return parser.parse_args()


@contextlib.contextmanager
def bought(chosen):
    """A folder that is there meanwhile, and an app group in it that has the voice."""
    with tempfile.TemporaryDirectory() as folder:
        group = os.path.join(folder, "group")
        subprocess.run(
            [os.path.join(chosen.programs, "voicectl"), "buy", "--group", group, "--enable",
             chosen.voice], check=True, stdout=subprocess.DEVNULL)
        yield folder, group


def reply(lines):
    """The next reply or event of speech-dispatcher or a module: its code, and its lines."""
    found = []
    while not found or found[-1][3:4] != b" ":
        line = lines.readline()
        if not line:
            raise SystemExit("the other end has gone")
        found.append(line)
    return int(found[-1][:3]), found
