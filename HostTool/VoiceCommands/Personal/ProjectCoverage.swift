internal import CommandLineTool
internal import JSON
internal import Pronunciation
internal import VoiceProject

/// How much of what the language sounds like a project's recordings have, and what more would add.
struct ProjectCoverage {
  /// How far ahead `nextGain` looks.
  private static let nextCount = 10

  private let coverage: DiphoneCoverage
  /// The diphones that the next prompts to be read would add, and how many prompts those are.
  private let nextGain: (promptCount: Int, diphoneCount: Int)
  /// The share that is covered when every prompt left has been read.
  private let finalShare: Double

  /// - Parameters:
  ///   - recorded: The numbers of the prompts that count as recorded.
  ///   - phones: Of the project's language.
  /// - Returns: Nil for a language without a list of prompts.
  init?(_ document: ProjectDocument, recorded: Set<Int>, _ phones: PromptPhones?) {
    guard let phones,
      let list = try? PromptList.find(document.language, in: LanguageData.searchPath())
    else { return nil }
    var coverage = DiphoneCoverage(language: list.texts.map { phones.phones(of: $0) })
    // A phrase is heard whole, and no part of it in other words.
    for number in recorded where !document.prompts[number - 1].isPhrase {
      coverage.add(phones.phones(of: document.prompts[number - 1].text))
    }
    self.coverage = coverage
    let open = document.prompts.indices.filter {
      let prompt = document.prompts[$0]
      return !recorded.contains($0 + 1) && !prompt.isSkipped && !prompt.isPhrase
    }
    var next = coverage
    for index in open.prefix(Self.nextCount) {
      next.add(phones.phones(of: document.prompts[index].text))
    }
    nextGain = (
      min(open.count, Self.nextCount), next.coveredCount - coverage.coveredCount
    )
    for index in open.dropFirst(Self.nextCount) {
      next.add(phones.phones(of: document.prompts[index].text))
    }
    finalShare = next.coveredShare
  }

  /// What it says, each with its title.
  var rows: [(title: String, value: String)] {
    var rows = [
      (
        "coverage",
        "\((coverage.coveredShare * 100).decimal) % (\(coverage.coveredCount) of "
          + "\(coverage.count) pairs of sounds)"
      )
    ]
    guard nextGain.promptCount > 0 else { return rows }
    rows.append(
      ("next \(nextGain.promptCount) prompts", "\(nextGain.diphoneCount) more pairs of sounds"))
    rows.append(("coverage with all prompts", "\((finalShare * 100).decimal) %"))
    return rows
  }

  var json: JSONValue {
    [
      "diphoneCount": .integer(Int64(coverage.count)),
      "coveredCount": .integer(Int64(coverage.coveredCount)),
      "coveredShare": .real(coverage.coveredShare),
      "next": [
        "promptCount": .integer(Int64(nextGain.promptCount)),
        "diphoneCount": .integer(Int64(nextGain.diphoneCount)),
      ],
      "finalShare": .real(finalShare),
    ]
  }
}
