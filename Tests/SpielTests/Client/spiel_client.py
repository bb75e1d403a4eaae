"""A client of org.freedesktop.Speech.Provider, told by lines of JSON what to do.

Each line is an object with "do" and arguments, and is answered by a line with one object.
"""

import fcntl
import json
import os
import struct
import sys
import termios

from gi.repository import Gio, GLib

NAME = "org.voiceprovider.Speech.Provider"
PATH = "/" + NAME.replace(".", "/")
INTERFACE = "org.freedesktop.Speech.Provider"
PROPERTIES = "org.freedesktop.DBus.Properties"
PATIENCE_SECONDS = 20


class Client:
    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        # The end of the bus is something to see, not to end with.
        self.bus.set_exit_on_close(False)
        self.pipes = {}
        self.changes = []
        self.owner = None
        self.bus.signal_subscribe(
            None, PROPERTIES, "PropertiesChanged", PATH, None, Gio.DBusSignalFlags.NONE,
            self._on_change)
        Gio.bus_watch_name_on_connection(
            self.bus, NAME, Gio.BusNameWatcherFlags.NONE, self._on_owner, self._on_no_owner)

    def _on_change(self, bus, sender, path, interface, signal, arguments):
        self.changes.append(arguments.unpack())

    def _on_owner(self, bus, name, owner):
        self.owner = owner

    def _on_no_owner(self, bus, name):
        self.owner = ""

    def _wait(self, condition):
        context = GLib.MainContext.default()
        late = []
        source = GLib.timeout_source_new_seconds(PATIENCE_SECONDS)
        source.set_callback(lambda *_: late.append(True))
        source.attach(context)
        while not condition() and not late:
            context.iteration(True)
        source.destroy()
        return condition()

    def _call(self, interface, method, arguments, name=NAME, path=PATH):
        return self.bus.call_sync(
            name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE,
            PATIENCE_SECONDS * 1000, None).unpack()

    def get(self):
        (values,) = self._call(PROPERTIES, "GetAll", GLib.Variant("(s)", (INTERFACE,)))
        return values

    def process(self):
        (number,) = self._call(
            "org.freedesktop.DBus", "GetConnectionUnixProcessID", GLib.Variant("(s)", (NAME,)),
            "org.freedesktop.DBus", "/org/freedesktop/DBus")
        return {"process": number}

    def wait_for_name(self, owned):
        return {"done": self._wait(lambda: self.owner is not None and bool(self.owner) == owned)}

    def change(self):
        """The next PropertiesChanged, all of it."""
        if not self._wait(lambda: self.changes):
            return {"error": "no change"}
        interface, changed, invalidated = self.changes.pop(0)
        return {"interface": interface, "changed": changed, "invalidated": invalidated}

    def speak(self, key, text, voice, pitch=1.0, rate=1.0, ssml=False, language=""):
        reading, writing = os.pipe()
        descriptors = Gio.UnixFDList.new()
        index = descriptors.append(writing)
        os.close(writing)
        arguments = (index, text, voice, pitch, rate, ssml, language)
        self.pipes[key] = reading
        self.bus.call_with_unix_fd_list_sync(
            NAME, PATH, INTERFACE, "Synthesize", GLib.Variant("(hssddbs)", arguments), None,
            Gio.DBusCallFlags.NONE, PATIENCE_SECONDS * 1000, descriptors, None)
        return {}

    def read(self, key, to, count=None):
        """Adds what comes to a file, up to so many bytes or to the end."""
        taken = 0
        with open(to, "ab") as file:
            while count is None or taken < count:
                size = 65536 if count is None else min(65536, count - taken)
                some = os.read(self.pipes[key], size)
                if not some:
                    break
                file.write(some)
                taken += len(some)
        return {"count": taken}

    def waiting(self, key):
        """How many bytes are in the pipe."""
        buffer = fcntl.ioctl(self.pipes[key], termios.FIONREAD, struct.pack("i", 0))
        return {"count": struct.unpack("i", buffer)[0]}

    def close(self, key):
        os.close(self.pipes.pop(key))
        return {}


def main():
    client = Client()
    for line in sys.stdin:
        arguments = json.loads(line)
        try:
            answer = getattr(client, arguments.pop("do"))(**arguments)
        except GLib.Error as error:
            answer = {"error": Gio.DBusError.get_remote_error(error), "message": error.message}
        print(json.dumps(answer), flush=True)


main()
