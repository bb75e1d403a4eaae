internal import DispatcherModule
internal import Posix

openMissingStandardStreams()
Signal.ignoreBrokenPipe()
ModuleProgram.run(arguments: Array(CommandLine.arguments.dropFirst()))
