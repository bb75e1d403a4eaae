internal import Posix

Signal.ignoreBrokenPipe()
ProviderProgram.run(arguments: Array(CommandLine.arguments.dropFirst()))
