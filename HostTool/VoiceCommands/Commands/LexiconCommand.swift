internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import Pronunciation
internal import SpeechTypes
internal import Spelling

/// `voicectl lexicon`: how the user wants words pronounced.
enum LexiconCommand {
  private static let language = CommandOption.value(
    "language", "TAG", "the words' language; en-US unless given, for list every one")
  private static let like = CommandOption.value(
    "like", "OTHER", "pronounce the word as OTHER is pronounced now")

  static let command = Command(
    "lexicon", "Have words pronounced your way, or list them",
    usage: [
      "add [OPTION…] WORD PHONES", "add [OPTION…] WORD --like OTHER", "list [OPTION…]",
      "remove [OPTION…] WORD…",
    ], operands: 1 ... .max, options: [language, like, .json],
    discussion: """
      PHONES are those of the CMU dictionary, vowels with stress 0, 1 or 2: HH AH0 L OW1;
      or the International Phonetic Alphabet between slashes: '/həˈloʊ/'. A word has letters,
      digits, apostrophes and hyphens; its capitals are of no account. Speakers use a change
      with their next request.
      """
  ) { context throws(CommandFailure) in
    let operands = context.arguments.operands.dropFirst()
    switch context.arguments.operands[0] {
    case "add": return try add(operands, context)
    case "list": return try list(operands, context)
    case "remove": return try remove(operands, context)
    case let other: throw .unknownAction(other, of: "lexicon", ["add", "list", "remove"])
    }
  }

  // MARK: - Changing

  private static func add(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    guard let word = operands.first else { throw .usage("lexicon add: WORD is missing") }
    let language = try language(context)
    let key = LexiconEntry.Key(try checked(word, language), language)
    let given = operands.dropFirst().joined(separator: " ")
    let other = context.arguments[like]
    guard given.isEmpty == (other != nil) else {
      throw .usage("lexicon add: give either PHONES or --like after \(word)")
    }
    return try change(context) { state throws(CommandFailure) in
      let phonemes =
        if let other {
          try pronunciation(of: other, key.language, state.merged.lexicon)
        } else {
          try parsed(given, language)
        }
      let entry = LexiconEntry(key, phones: phonemes.arpabet, likeWord: other ?? "")
      let present = state.merged.lexicon.first { $0.key == key }
      guard let present else { return [.add(entry)] }
      let isSame = present.phones == entry.phones && present.likeWord == entry.likeWord
      return isSame ? [] : [.replace(entry)]
    }
  }

  private static func remove(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    guard !operands.isEmpty else { throw .usage("lexicon remove: WORD is missing") }
    try refuseLike(context, "remove")
    let language = try language(context)
    return try change(context) { state throws(CommandFailure) in
      var removals: [LexiconChange] = []
      for word in operands {
        let key = LexiconEntry.Key(try checked(word, language), language)
        guard let entry = state.own.lexicon.first(where: { $0.key == key }) else {
          throw missing(key, state)
        }
        if !removals.contains(.remove(entry)) { removals.append(.remove(entry)) }
      }
      return removals
    }
  }

  private static func missing(_ key: LexiconEntry.Key, _ state: GroupState) -> CommandFailure {
    if state.lower.lexicon.contains(where: { $0.key == key }) {
      return CommandFailure(
        .failed,
        "\(key.word): belongs to the system's group; use `lexicon remove --system` as root, "
          + "or add your own")
    }
    let words = state.own.lexicon.filter { $0.key.language == key.language }.map(\.key.word)
    return CommandFailure(
      .failed,
      "\(key.word): not in the lexicon for \(key.language)"
        + NearestName.suggestion(for: key.word, in: words))
  }

  private static func change(
    _ context: CommandContext,
    _ changes: (GroupState) throws(CommandFailure) -> [LexiconChange]
  ) throws(CommandFailure) -> ExitCode {
    let group = try context.appGroup()
    let made = try group.change { store in
      let state = GroupState(own: try store.snapshot(), lower: try group.lowerSnapshot())
      let made = try changes(state)
      for change in made {
        switch change {
        case .add(let entry), .replace(let entry): try store.setLexiconEntry(entry)
        case .remove(let entry): try store.removeLexiconEntry(entry.key)
        }
      }
      return made
    }
    if context.wantsJSON {
      try context.print(["changes": .array(made.map(\.json))])
    } else {
      let lines = made.map(\.sentence)
      try context.console.print(
        (lines.isEmpty ? ["nothing changed"] : lines).joined(separator: "\n"))
    }
    return .success
  }

  // MARK: - Listing

  private static func list(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    if let surplus = operands.first {
      throw .usage("lexicon list: unexpected argument \"\(surplus)\"")
    }
    try refuseLike(context, "list")
    let wanted = try language(context)
    let listsAll = !context.arguments.contains(language)
    let entries = try context.appGroup().state().lexicon.filter { entry in
      listsAll || entry.key.language.isCovered(by: wanted)
    }
    guard !context.wantsJSON else {
      let objects = entries.map { entry in
        var object = JSONObject(entry)
        object["ipa"] = .string(Phoneme.parse(arpabet: entry.phones)?.ipa ?? "")
        object["group"] = .string("\(entry.layer)")
        return JSONValue.object(object)
      }
      try context.print(["entries": .array(objects)])
      return .success
    }
    var table = TextTable(["WORD", "LANGUAGE", "PHONES", "LIKE", "GROUP"])
    for entry in entries {
      table.append([
        entry.key.word, entry.key.language.rawValue, entry.phones, entry.likeWord,
        "\(entry.layer)",
      ])
    }
    try context.console.print(table)
    return .success
  }
}

// MARK: - What was given

extension LexiconCommand {
  private static func refuseLike(
    _ context: CommandContext, _ action: String
  ) throws(CommandFailure) {
    if context.arguments.contains(like) { throw .usage("lexicon \(action): takes no --like") }
  }

  private static func language(_ context: CommandContext) throws(CommandFailure) -> LanguageTag {
    let text = context.arguments[language] ?? "en-US"
    guard let tag = LanguageTag(text) else {
      throw .usage("--language: \"\(text)\" is not a language tag such as en-US")
    }
    return tag
  }

  /// A word as the lexicon has it.
  private static func checked(
    _ word: String, _ language: LanguageTag
  ) throws(CommandFailure) -> String {
    let folded = spoken(language).folded(word)
    let isWord = folded.allSatisfy { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "-" }
    guard isWord, folded.contains(where: \.isLetter), folded.count <= 100 else {
      throw .usage(
        "\(word): not a word of letters, digits, apostrophes and hyphens, 100 at most")
    }
    return folded
  }

  /// The language whose phones and spelling entries have; those of a language that the program does
  /// not know are kept as English ones.
  private static func spoken(_ language: LanguageTag) -> SpokenLanguage {
    SpokenLanguage(language) ?? .english
  }

  private static func parsed(
    _ phones: String, _ language: LanguageTag
  ) throws(CommandFailure) -> [Phoneme] {
    do throws(UnknownPhone) {
      return try PhoneticText.phonemes(phones, of: spoken(language))
    } catch {
      throw .usage("lexicon add: \(error)")
    }
  }

  /// How a word is pronounced now, the lexicon of the group included.
  private static func pronunciation(
    of word: String, _ language: LanguageTag, _ lexicon: [LexiconEntry]
  ) throws(CommandFailure) -> [Phoneme] {
    let word = try checked(word, language)
    var own: [String: [Phoneme]] = [:]
    for entry in lexicon where entry.key.language == language {
      own[entry.key.word] = Phoneme.parse(arpabet: entry.phones)
    }
    let pronouncer: any Pronouncer
    do throws(PronunciationError) {
      pronouncer = try SpokenLanguage.pronouncer(of: language)
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
    let phonemes = pronouncer.with(userEntries: own).pronunciation(of: word).phonemes(for: .strong)
    guard !phonemes.isEmpty else {
      throw CommandFailure(.failed, "\(word): no pronunciation is known")
    }
    return phonemes
  }
}
