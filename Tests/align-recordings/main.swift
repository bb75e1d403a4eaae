// Aligns a folder of recordings and texts, writes their labels and says what became of each.
//
//   align-recordings FOLDER LANGUAGE-DATA-FOLDER [THREADS]

import Glibc
import Posix
import Pronunciation
import VoiceBuilder

let arguments = Array(CommandLine.arguments.dropFirst())
guard (2...3).contains(arguments.count) else { exit(2) }
let threadCount = arguments.count > 2 ? Int(arguments[2]) ?? 2 : 2

do {
  let pronouncer = EnglishPronouncer(data: try LanguageData(folder: arguments[1]))
  let aligner = try RecordingAligner(folder: arguments[0], pronouncer: pronouncer)
  let start = MonotonicClock.milliseconds()
  let outcomes = try aligner.writeLabels(threadCount: threadCount) ?? []
  print("# \(Double(MonotonicClock.milliseconds() - start) / 1000) s")
  for (name, outcome) in outcomes {
    switch outcome {
    case .labelled(let score, let doubtfulWords):
      print(name, "labelled", score, doubtfulWords.joined(separator: " "), separator: "\t")
    case .misread(let score): print(name, "misread", score, "", separator: "\t")
    case .failed(let reason): print(name, "failed", "-", reason, separator: "\t")
    }
  }
} catch {
  print(error)
  exit(1)
}
