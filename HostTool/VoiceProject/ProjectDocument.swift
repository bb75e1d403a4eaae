internal import JSON
package import SpeechTypes

/// A project without its sound: what `project.json` holds.
///
/// Whether a prompt was recorded is not in it: the take's file says so, and nothing can disagree
/// with it after a program was killed.
package struct ProjectDocument: Hashable, Sendable {
  /// The version of the format that is written, and the newest that is read.
  package static let format = 1
  /// Sample rates that takes can have, in hertz.
  package static let sampleRates = 16_000...48_000
  /// More prompts than this are refused.
  package static let promptLimit = 20_000

  package let name: ProjectName
  package let language: LanguageTag
  /// Of every take, in hertz, within `sampleRates`.
  package let sampleRate: Int
  /// The first one is number 1; they are only ever appended, since takes go by the number.
  package var prompts: [Prompt]

  package init(
    name: ProjectName, language: LanguageTag, sampleRate: Int, prompts: [Prompt] = []
  ) {
    self.name = name
    self.language = language
    self.sampleRate = sampleRate
    self.prompts = prompts
  }

  /// Where a recording of a text that came from a file belongs: the prompt that was made for the
  /// file, else one of that text that waits for a recording.
  ///
  /// - Returns: The prompt's number; nil when there is none yet.
  package func number(forSource source: String, text: String, recorded: Set<Int>) -> Int? {
    if let index = prompts.firstIndex(where: { $0.source == source }) { return index + 1 }
    let open = prompts.indices.first { index in
      prompts[index].source == nil && prompts[index].text == text
        && !recorded.contains(index + 1)
    }
    return open.map { $0 + 1 }
  }

  /// The numbers of the phrases, in order.
  package var phraseNumbers: [Int] { (1..<prompts.count + 1).filter { prompts[$0 - 1].isPhrase } }
}

// MARK: - JSON

extension ProjectDocument {
  /// Reads `project.json`.
  ///
  /// - Throws: What is wrong, one problem a line.
  init(parsing bytes: [UInt8]) throws(VoiceProjectError) {
    let value: JSONValue
    do {
      value = try JSONValue.parse(bytes)
    } catch {
      throw .malformed("\(error)")
    }
    let problems = JSONProblems()
    let document = Self.read(JSONReader(value, problems: problems))
    guard problems.all.isEmpty, let document else {
      throw .malformed(problems.all.map(\.description).joined(separator: "; "))
    }
    self = document
  }

  private static func read(_ reader: JSONReader) -> ProjectDocument? {
    if case .object(let object) = reader.value, case .integer(let found) = object["format"],
      found > Int64(format)
    {
      reader.report("its format is \(found); this program knows \(format)")
      return nil
    }
    guard let object = reader.object(keys: ["format", "name", "language", "sampleRate", "prompts"])
    else { return nil }
    let version = object.required("format")?.integer(in: 1...format)
    let name = object.required("name")?.string(as: ProjectName.form, ProjectName.init)
    let language = object.required("language")?.string(
      as: "a language tag such as \"en-US\"", LanguageTag.init)
    let sampleRate = object.required("sampleRate")?.integer(in: sampleRates)
    let prompts = object.required("prompts")?.array()
    guard let name, let language, let sampleRate, let prompts, version != nil else { return nil }
    if prompts.count > promptLimit {
      reader.report("there are \(prompts.count) prompts, \(promptLimit) at most are taken")
      return nil
    }
    return ProjectDocument(
      name: name, language: language, sampleRate: sampleRate,
      prompts: prompts.compactMap(Prompt.init))
  }

  /// The bytes of `project.json`.
  var serialized: String {
    let prompts = prompts.map { prompt in
      var object = JSONObject()
      object["text"] = .string(prompt.text)
      if prompt.isSkipped { object["skipped"] = true }
      if prompt.isPhrase { object["phrase"] = true }
      if let source = prompt.source { object["source"] = .string(source) }
      return JSONValue.object(object)
    }
    let document: JSONValue = [
      "format": .integer(Int64(Self.format)), "name": .string(name.rawValue),
      "language": .string(language.rawValue), "sampleRate": .integer(Int64(sampleRate)),
      "prompts": .array(prompts),
    ]
    return document.serialized(pretty: true) + "\n"
  }
}

extension Prompt {
  fileprivate init?(_ reader: JSONReader) {
    guard let object = reader.object(keys: ["text", "skipped", "phrase", "source"]),
      let text = object.required("text")?.string(allowsEmpty: false)
    else { return nil }
    self.init(
      text, isSkipped: object.optional("skipped")?.bool() ?? false,
      isPhrase: object.optional("phrase")?.bool() ?? false,
      source: object.optional("source")?.string())
  }
}
