internal import CommandLineTool
internal import Posix
internal import VoiceCommands

openMissingStandardStreams()
Signal.ignoreBrokenPipe()
exitProcess(VoiceTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
