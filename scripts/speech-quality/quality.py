"""Measures how well the project's voices speak, with other synthesizers beside them."""

import argparse
import os
import pathlib
import shlex
import sys

import personal
import plots
from cache import Cache
from measures import Listener
from peers import PEERS, USUAL_PEERS
from report import errors, report, update
from run import Result, Settings, measured, source_distances
from whisper_model import model_folder

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
STORE = ROOT / ".build/quality"
SENTENCE_COUNT = 60


def names(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [part for part in text.split(",") if part]


def peer_names(text: str) -> list[str]:
    """Names of peers; "usual" stands for all but Kokoro."""
    result = [each for name in names(text) for each in (USUAL_PEERS if name == "usual" else [name])]
    for name in result:
        if name not in PEERS:
            raise argparse.ArgumentTypeError(f"no peer is called {name}: {', '.join(PEERS)}")
    return result


def wishes(text: str) -> list[personal.Wish]:
    """The personal voices to make."""
    try:
        return personal.wishes(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(error) from error


def options() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="scripts/quality", description=__doc__)
    add = parser.add_argument
    add("--voicectl", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    add("--sentences", type=pathlib.Path, help="a file with a sentence a line")
    add("--long", action="store_true", help="all 200 sentences of the project, not the first 60")
    add("--voices", type=names, default=[], metavar="ID,…",
        help="only these; otherwise every voice on offer that can say any text")
    add("--voice-path", default="", metavar="DIR:…", help="more folders with voices")
    add("--personal", type=wishes, default=[], metavar="SOURCE[:COUNT],…",
        help=f"make personal voices of so many recordings of {' or '.join(personal.RECORDINGS)}, "
        "all without COUNT, and measure them too")
    add("--peers", type=peer_names, default="usual", metavar="NAME,…",
        help=f"usual (all but Kokoro) and any of {', '.join(PEERS)}; '' for none")
    add("--rates", type=names, default=["2", "3", "4"], metavar="RATE,…",
        help="multiples of the normal rate to speak at too; default 2,3,4")
    add("--plots", type=int, default=0, metavar="COUNT",
        help="draw so many sentences, first those misheard most")
    add("--out", type=pathlib.Path, default=STORE / "last", metavar="DIR",
        help="where speech and plots go; default .build/quality/last")
    add("--threads", type=int, default=os.cpu_count(), metavar="COUNT")
    add("--update-docs", action="store_true", help="put the tables into docs/quality.md")
    add("-v", "--verbose", action="store_true",
        help="list every sentence that a voice was misheard in")
    return parser.parse_args()


def sentences(arguments: argparse.Namespace) -> list[str]:
    """The sentences to speak."""
    file = arguments.sentences or HERE / "sentences.txt"
    lines = [line.strip() for line in file.read_text().splitlines() if line.strip()]
    return lines if arguments.sentences or arguments.long else lines[:SENTENCE_COUNT]


def command_line() -> str:
    """The command as it was given, without what scripts/quality adds."""
    given = [word for word in sys.argv[1:] if not word.startswith("--voicectl=")]
    return shlex.join(["scripts/quality", *given])


def main() -> None:
    arguments = options()
    settings = Settings(
        texts=sentences(arguments),
        voicectl=arguments.voicectl,
        voice_path=arguments.voice_path,
        voices=arguments.voices,
        personal=arguments.personal,
        peers=arguments.peers,
        rates=[rate for rate in map(float, arguments.rates) if rate != 1],
        store=STORE / "speech",
        output=arguments.out,
    )
    model = model_folder(STORE / "model")
    listener = Listener(model, Cache(STORE / "cache"), arguments.threads)

    def progress(result: Result) -> None:
        print(f"measured {result.system} at {result.rate:g}x", file=sys.stderr, flush=True)

    results = measured(settings, listener, progress)
    figures = report(results, source_distances(results), command_line())
    print(figures)
    if arguments.verbose:
        print("\n" + errors(results))
    if arguments.plots:
        plots.draw(results, arguments.plots, arguments.out / "plots")
    if arguments.update_docs:
        update(ROOT / "docs/quality.md", figures)


if __name__ == "__main__":
    main()
