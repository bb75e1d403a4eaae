internal import Posix

openMissingStandardStreams()
Signal.ignoreBrokenPipe()
SpielProgram.run(arguments: Array(CommandLine.arguments.dropFirst()))
