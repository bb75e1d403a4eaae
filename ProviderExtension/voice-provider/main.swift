internal import Posix

openMissingStandardStreams()
Signal.ignoreBrokenPipe()
Signal.ignoreInterrupt()
ProviderProgram.run(arguments: Array(CommandLine.arguments.dropFirst()))
