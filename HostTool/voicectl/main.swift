internal import CommandLineTool
internal import Posix
internal import VoiceCommands

Signal.ignoreBrokenPipe()
exitProcess(VoiceTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
