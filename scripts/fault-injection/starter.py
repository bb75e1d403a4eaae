"""A program that stands in for another one, and gives it a fault when it is asked to."""

import os
import sys

import injection


class Starter:
    """Starts a program; the first that is started behind `arm` has a fault."""

    def __init__(self, program, folder):
        self.program = program
        self.path = os.path.join(folder, f"start-{os.path.basename(program)}")
        self.plan = self.path + "-plan"
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(
                f"#!{sys.executable}\nimport os, sys\n"
                f"try:\n    os.rename({self.plan!r}, {self.plan!r} + '.taken')\n"
                f"    words = open({self.plan!r} + '.taken').read().split('\\n')\n"
                "except OSError:\n    words = []\n"
                f"command = words + [{program!r}] + sys.argv[1:]\n"
                "os.execvp(command[0], command)\n")
        os.chmod(self.path, 0o755)

    def arm(self, place, fault):
        self.start_by(injection.wrapped([], place, fault))

    def start_by(self, command):
        """Has the next one started by another command."""
        with open(self.plan, "w", encoding="utf-8") as file:
            file.write("\n".join(command))


def environment(provider, group):
    """What a client of ours needs to start that provider."""
    return {**os.environ, "VOICE_PROVIDER": provider.path, "VOICE_APP_GROUP": group}
