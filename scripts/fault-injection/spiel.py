"""Faults in the service of the session bus, and in the provider behind it.

A stream cannot tell how it ends, so that what a client hears is the whole sound or a beginning of it,
and its end comes soon. The bus starts the service again with the next call.
"""

import os
import select
import subprocess
import time

import injection
import provider
from starter import Starter, environment

NAME, PATH = "org.voiceprovider.Speech.Provider", "/org/voiceprovider/Speech/Provider"
TEXT = "Yes."
DEADLINE_SECONDS = 30
CALL_MILLISECONDS = 10_000
# A provider that is stopped while it starts is given up after 5 s; until then its voices are unknown.
RECOVERY_SECONDS = 12


class Bus:
    """A session bus of its own, which starts the service when it is called."""

    def __init__(self, folder, service, settings):
        from gi.repository import Gio
        os.makedirs(os.path.join(folder, "services"), exist_ok=True)
        with open(os.path.join(folder, "services", f"{NAME}.service"), "w", encoding="utf-8") as file:
            file.write(f"[D-BUS Service]\nName={NAME}\nExec={service}\n")
        configuration = os.path.join(folder, "session.conf")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(
                "<busconfig><type>session</type><auth>EXTERNAL</auth>"
                f"<listen>unix:dir={folder}</listen><servicedir>{folder}/services</servicedir>"
                "<policy context='default'><allow send_destination='*' eavesdrop='true'/>"
                "<allow eavesdrop='true'/><allow own='*'/></policy></busconfig>")
        self.process = subprocess.Popen(
            ["dbus-daemon", f"--config-file={configuration}", "--nofork", "--nopidfile",
             "--print-address=1"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=settings,
            start_new_session=True)
        address = self.process.stdout.readline().decode().strip()
        flags = Gio.DBusConnectionFlags
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)

    def speak(self):
        """The samples, to the end of the stream; None where that does not come."""
        from gi.repository import Gio, GLib
        read_end, write_end = os.pipe()
        descriptors = Gio.UnixFDList.new_from_array([write_end])
        arguments = GLib.Variant(
            "(hssddbs)", (0, TEXT, provider.VOICE + "#raw", 1.0, 1.0, False, ""))
        try:
            self.connection.call_with_unix_fd_list_sync(
                NAME, PATH, "org.freedesktop.Speech.Provider", "Synthesize", arguments, None,
                Gio.DBusCallFlags.NONE, CALL_MILLISECONDS, descriptors, None)
        except GLib.Error:
            pass
        # The list has closed the other end with itself.
        del descriptors
        deadline = time.monotonic() + DEADLINE_SECONDS
        samples = b""
        with os.fdopen(read_end, "rb", 0) as stream:
            while True:
                left = max(0, deadline - time.monotonic())
                if not select.select([stream], [], [], left)[0]:
                    return None
                piece = stream.read(1 << 16)
                if not piece:
                    return samples
                samples += piece

    def close(self):
        self.connection.close_sync(None)
        self.process.stdout.close()
        self.process.terminate()
        if not injection.end(self.process, DEADLINE_SECONDS):
            raise TimeoutError


def scenarios(programs, folder):
    group = os.path.join(folder, "spiel-group")
    subprocess.run(
        [os.path.join(programs, "voicectl"), "buy", "--group", group, "--enable", provider.VOICE],
        check=True, stdout=subprocess.DEVNULL)
    # By a name of its own, to tell it from others.
    program = os.path.join(folder, "voice-spiel")
    os.symlink(os.path.join(programs, "voice-spiel"), program)
    behind = Starter(os.path.join(programs, "voice-provider"), folder)
    service = Starter(program, folder)
    settings = environment(behind, group)

    def spoken(whole):
        """What two requests come to, and others until one is whole."""
        bus = Bus(folder, service.path, settings)
        try:
            streams = [bus.speak(), bus.speak()]
            end = time.monotonic() + RECOVERY_SECONDS
            while True:
                streams.append(bus.speak())
                if whole is None or streams[-1] in (None, whole) or time.monotonic() > end:
                    return streams
                time.sleep(0.2)
        finally:
            bus.close()

    whole, *others = spoken(None)
    if not whole or set(others) != {whole}:
        raise SystemExit("without a fault the service says nothing")

    def check(starter, place, fault):
        starter.arm(place, fault)
        try:
            streams = spoken(whole)
        except TimeoutError:
            return "the bus does not end"
        if None in streams:
            return "a stream without an end"
        if not all(map(whole.startswith, streams)):
            return "a stream holds something else"
        if injection.left_behind(group, fault == "SIGSTOP"):
            return "a provider is left behind"
        if injection.left_behind(program, False):
            return "the service is left behind"
        # The fault was in the first of them or the second.
        if streams[-1] == whole:
            return None
        return f"the next stream has {len(streams[-1])} bytes of {len(whole)}"

    log = os.path.join(folder, "spiel-log")
    calls, mark = injection.recorded(
        [behind.program, "--group", group], group, log=log, input=provider.request())
    yield "spiel", injection.transient(injection.faults(calls, mark, 20)), (
        lambda *fault: check(behind, *fault))
    service.start_by(injection.traced([], log))
    spoken(whole)
    calls, mark = injection.calls(log, group)
    # The last of the three requests is to find no fault.
    calls = calls[:mark + 2 * (len(calls) - mark) // 3]
    # Nobody watches over a service that is stopped: a client's call ends by its own deadline.
    faults = [fault for fault in injection.faults(calls, mark, 20) if fault[1] != "SIGSTOP"]
    yield "spiel-service", faults, lambda *fault: check(service, *fault)
