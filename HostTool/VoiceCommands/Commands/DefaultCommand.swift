internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import SpeechTypes

/// `voicectl default`: which voice speaks a language when none is asked for.
enum DefaultCommand {
  private static let none = CommandOption.flag("none", "remove the language's default")

  static let command = Command(
    "default", "Set, remove or print the default voices of languages",
    usage: ["[--json] LANG ID", "[--json] LANG --none", "[--json]"], operands: 0...2,
    options: [none, .json],
    discussion: """
      LANG is a language tag such as en-US; a default for en serves every English that has
      none of its own. The voice must have been bought, or be one that a registered provider
      offers, and speak the language.
      """
  ) { context throws(CommandFailure) in
    let operands = context.arguments.operands
    let removes = context.arguments.contains(none)
    switch (operands.count, removes) {
    case (0, false): return try printDefaults(context)
    case (2, false): return try set(language(operands[0]), operands[1], context)
    case (1, true): return try remove(language(operands[0]), context)
    case (1, false): throw .usage("default: give a voice's ID, or --none, after \(operands[0])")
    default: throw .usage("default: --none takes a language and no voice")
    }
  }

  private static func set(
    _ language: LanguageTag, _ name: String, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    if let voice = try context.voiceOfOtherProvider(name) {
      return try set(language, to: voice, context)
    }
    return try context.change { state throws(CommandFailure) in
      for voice in try context.boughtVoices(named: [name], in: state.merged) {
        if let reason = voice.description.reasonNotToSpeak(language) {
          throw CommandFailure(.failed, "\(voice.identifier): \(reason)")
        }
        if state.merged.defaults[language] != voice.identifier {
          return [.setDefault(language, voice.identifier)]
        }
      }
      return []
    }
  }

  /// The store does not hold the voice.
  private static func set(
    _ language: LanguageTag, to voice: VoiceDescription, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    if let reason = voice.reasonNotToSpeak(language) {
      throw CommandFailure(.failed, "\(voice.identifier): \(reason)")
    }
    return try context.change { state in
      state.merged.defaults[language] == voice.identifier
        ? [] : [.setOtherDefault(language, voice.identifier)]
    }
  }

  private static func remove(
    _ language: LanguageTag, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    try context.change { state in
      state.own.defaults[language] == nil ? [] : [.removeDefault(language)]
    }
  }

  private static func printDefaults(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let defaults = try context.appGroup().state().defaults.sorted { $0.key < $1.key }
    if context.wantsJSON {
      var object = JSONObject()
      for (language, identifier) in defaults {
        object[language.rawValue] = .string(identifier.rawValue)
      }
      try context.print(["defaults": .object(object)])
    } else {
      var table = TextTable(["LANGUAGE", "VOICE"])
      for (language, identifier) in defaults {
        table.append([language.rawValue, identifier.rawValue])
      }
      try context.console.print(table)
    }
    return .success
  }

  private static func language(_ text: String) throws(CommandFailure) -> LanguageTag {
    guard let language = LanguageTag(text) else {
      throw .usage("\(text): not a language tag such as en-US")
    }
    return language
  }
}

extension VoiceDescription {
  /// Why the voice cannot be a language's default; nil when it can.
  func reasonNotToSpeak(_ language: LanguageTag) -> String? {
    guard !supportedLanguages.contains(where: { $0.primary == language.primary }) else {
      return nil
    }
    let spoken = supportedLanguages.map(\.rawValue).joined(separator: ", ")
    return "does not speak \(language), only \(spoken)"
  }
}
