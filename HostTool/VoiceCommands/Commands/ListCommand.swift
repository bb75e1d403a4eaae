internal import CommandLineTool
internal import JSON
internal import ProviderClient
internal import SpeechTypes

/// `voicectl list`: what the providers advertise now.
enum ListCommand {
  private static let language = CommandOption.value(
    "language", "TAG", "only voices that speak it: en, en-US")
  private static let quality = CommandOption.value(
    "quality", "QUALITY", "only default, enhanced or premium voices")
  private static let trait = CommandOption.value(
    "trait", "TRAIT", "only novelty or personal voices")
  private static let gender = CommandOption.value(
    "gender", "GENDER", "only female, male or unspecified voices")

  static let command = Command(
    "list", "List the voices that the providers offer now", usage: ["[OPTION…]"],
    options: [language, quality, trait, gender, .json],
    discussion: """
      To a pipe: identifier, name, languages, gender, quality, traits, version, the
      languages it is the default of and the registered provider that offers it, with tabs
      between them.
      """
  ) { context throws(CommandFailure) in
    let matches = try filter(context.arguments)
    let list = try SpeakingProviders(context).voices
    let voices = list.list.voices.filter(matches)
    if context.wantsJSON {
      try context.print(document(list, voices))
    } else {
      try context.console.print(table(list, voices))
    }
    return .success
  }

  private static func filter(
    _ arguments: CommandArguments
  ) throws(CommandFailure) -> (VoiceDescription) -> Bool {
    let tag = try value(of: language, arguments, "a language tag such as en-US", LanguageTag.init)
    let wantedQuality = try value(
      of: quality, arguments, "default, enhanced or premium", VoiceQuality.init)
    let traits = try value(of: trait, arguments, "novelty or personal", VoiceTraits.init(name:))
    let wantedGender = try value(
      of: gender, arguments, "female, male or unspecified", VoiceGender.init)
    return { voice in
      (tag.map { tag in voice.supportedLanguages.contains { $0.isCovered(by: tag) } } ?? true)
        && (wantedQuality.map { $0 == voice.quality } ?? true)
        && (traits.map { voice.traits.isSuperset(of: $0) } ?? true)
        && (wantedGender.map { $0 == voice.gender } ?? true)
    }
  }

  private static func value<Value>(
    of option: CommandOption, _ arguments: CommandArguments, _ form: String,
    _ make: (String) -> Value?
  ) throws(CommandFailure) -> Value? {
    guard let text = arguments[option] else { return nil }
    guard let value = make(text) else {
      throw .usage("--\(option.name): \"\(text)\" is not \(form)")
    }
    return value
  }

  private static func table(_ list: MergedVoiceList, _ voices: [VoiceDescription]) -> TextTable {
    var table = TextTable([
      "IDENTIFIER", "NAME", "LANGUAGES", "GENDER", "QUALITY", "TRAITS", "VERSION", "DEFAULT",
      "PROVIDER",
    ])
    for voice in voices {
      table.append([
        voice.identifier.rawValue, voice.name,
        voice.supportedLanguages.map(\.rawValue).joined(separator: " "), voice.gender.description,
        voice.quality.description, voice.traits.names.joined(separator: " "), voice.version,
        list.list.languages(withDefault: voice.identifier).map(\.rawValue)
          .joined(separator: " "),
        list.owners[voice.identifier]?.identifier ?? "",
      ])
    }
    return table
  }

  private static func document(
    _ list: MergedVoiceList, _ voices: [VoiceDescription]
  ) -> JSONValue {
    [
      "generation": .integer(Int64(clamping: list.list.generation)),
      "voices": .array(
        voices.map { voice in
          var object = JSONObject(voice)
          object["defaultFor"] = JSONValue(list.list.languages(withDefault: voice.identifier))
          if let provider = list.owners[voice.identifier]?.identifier {
            object["provider"] = .string(provider)
          }
          return .object(object)
        }),
    ]
  }
}

extension VoiceList {
  /// The languages whose default the voice is.
  func languages(withDefault identifier: VoiceIdentifier) -> [LanguageTag] {
    defaults.filter { $0.value == identifier }.map(\.key).sorted()
  }
}
