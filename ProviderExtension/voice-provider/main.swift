internal import Posix

Signal.ignoreBrokenPipe()
Signal.ignoreInterrupt()
ProviderProgram.run(arguments: Array(CommandLine.arguments.dropFirst()))
