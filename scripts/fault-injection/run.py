"""Runs every scenario with every fault, or a selection of them, and tells what went wrong."""

import argparse
import collections
import random
import sys
import tempfile
import time

import module
import provider
import spiel
import store

# Faults of each scenario in a quick run.
QUICK = 6


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", required=True, help="folder of the programs")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} faults a scenario")
    parser.add_argument("--seed", type=int, default=1, help="which those are")
    parser.add_argument("scenarios", nargs="*", help="all unless named")
    options = parser.parse_args()
    chosen = random.Random(options.seed)
    total, problems = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as folder:
        for part in (store, provider, module, spiel):
            for name, faults, check in part.scenarios(options.programs, folder):
                if options.scenarios and name not in options.scenarios:
                    continue
                if options.quick:
                    faults = sorted(chosen.sample(faults, min(QUICK, len(faults))))
                start = time.monotonic()
                for place, fault in faults:
                    problem = check(place, fault)
                    total[name] += 1
                    if problem:
                        problems += 1
                        call = f"{place[0]} {place[1]}"
                        print(f"{name}: {fault} at {call}: {problem}", flush=True)
                print(f"{name}: {len(faults)} faults, {time.monotonic() - start:.0f} s", flush=True)
    print(f"{sum(total.values())} faults, {problems} problems")
    sys.exit(1 if problems or not total else 0)


if __name__ == "__main__":
    main()
