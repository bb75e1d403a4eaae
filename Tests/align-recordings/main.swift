import Alignment
import Glibc
import Posix
import Pronunciation
import VoiceBuilder

let arguments = Array(CommandLine.arguments.dropFirst())
let folder = arguments[0]
let count = Int(arguments[2]) ?? 0
let swaps = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
let mode = arguments.count > 4 ? arguments[4] : "words"
let noise = arguments.count > 5 ? Float(arguments[5]) ?? 0 : 0

func seconds() -> Double { Double(MonotonicClock.milliseconds()) / 1000 }

struct Item: Sendable {
  var name: String
  var labels: [PhoneLabel]
  var words: [PromptWords.Word]
  var text: String
}

func readText(_ path: String) throws -> String {
  String(decoding: try Descriptor(opening: path, .readOnly).readAll(), as: UTF8.self)
}

let data = try LanguageData(folder: arguments[1])
let pronouncer = EnglishPronouncer(data: data)
var items: [Item] = []
for line in try readText(folder + "/texts.tsv").split(separator: "\n") {
  let fields = line.split(separator: "\t").map(String.init)
  guard fields[1] == "prompt" || count > 400, items.count < count else { continue }
  let labels = try PhoneLabel.parse(try readText(folder + "/Labels/\(fields[0]).lab"))
  var words: [PromptWords.Word]
  if mode == "phones" {
    words = []
    for label in labels {
      guard let word = label.word, let phoneme = label.phoneme else { continue }
      if word == words.count { words.append(.init(text: "", pronunciations: [[]])) }
      words[word].pronunciations[0].append(phoneme)
    }
  } else {
    do { words = try PromptWords(fields[2], pronouncer).words } catch {
      print(error)
      continue
    }
  }
  items.append(Item(name: fields[0], labels: labels, words: words, text: fields[2]))
}
// Swaps the texts of neighbours spread over the list.
var swapped: Set<Int> = []
for number in 0..<(swaps / 2) {
  let index = number * items.count / max(1, swaps / 2)
  let words = items[index].words
  items[index].words = items[index + 1].words
  items[index + 1].words = words
  swapped.formUnion([index, index + 1])
}

var replaced: [Int: Int] = [:]
if let kind = Environment.variable("CHANGE") {
  for index in items.indices where index % 3 == 0 {
    let place = (index * 7) % items[index].words.count
    let other = items[(index + 50) % items.count].words.max { ($0.pronunciations[0].count * 100 - $0.text.count + index) % 7 < ($1.pronunciations[0].count * 100 - $1.text.count + index) % 7 }!
    switch kind {
    case "replace": items[index].words[place] = other
    case "insert": items[index].words.insert(other, at: place)
    default: items[index].words.remove(at: place)
    }
    replaced[index] = place
    swapped.insert(index)
  }
}
let all = items
let start = seconds()
var settings = AlignmentSettings()
func env(_ n: String) -> Double? { Environment.variable(n).flatMap { Double($0) } }
settings.alternativeCost = env("ALT") ?? 10
settings.passCount = Int(env("PASSES") ?? 14)
settings.componentLimit = Int(env("COMP") ?? 4)
settings.minimumPauseSeconds = env("PAUSE") ?? 0.04
let training = Aligner.train(count: all.count, settings: settings, threadCount: 2) {
  (number) throws(AlignmentError) in
  let item = all[number]
  do {
    let samples = try RecordingSamples(path: folder + "/Audio/\(item.name).aiff")
    var integers = samples.integers
    if noise > 0 {
      var state = UInt64(number) &* 77 &+ 1
      for index in integers.indices {
        var sum: Float = 0
        for _ in 0..<4 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          sum += Float(state >> 40) / Float(1 << 24) - 0.5
        }
        integers[index] = Int16(
          max(-32768, min(32767, Float(integers[index]) + noise * sum * 1.73)))
      }
    }
    return AlignmentTask(
      name: item.name, samples: integers, sampleRate: samples.sampleRate,
      words: item.words.map { $0.pronunciations.map { $0.map { SoundNumber($0) } } })
  } catch {
    throw .unreadable(recording: item.name, reason: "\(error)")
  }
}
let elapsed = seconds() - start
guard let training else { exit(1) }

var errors: [Double] = []
var byPair: [String: [Double]] = [:]
var wordCount = 0
var sameCount = 0
var good: [(Float, Int)] = []
var bad: [(Float, Int)] = []
var goodWords: [(Float, String)] = []
var badWords: [Float] = []
for (index, item) in items.enumerated() {
  switch training.alignments[index] {
  case .failure(let error): print(error)
  case .success(let alignment):
    if swapped.contains(index) {
      bad.append((alignment.score, index))
      badWords += alignment.words.map(\.score)
      continue
    }
    good.append((alignment.score, index))
    for (number, word) in alignment.words.enumerated() {
      goodWords.append((word.score, item.words[number].text + "@" + item.name))
      let truth = item.labels.filter { $0.word == number }
      let found = alignment.phones.filter { $0.word == number }
      wordCount += 1
      guard
        truth.map({ $0.phoneme.map { SoundNumber($0) } }) == found.map({ $0.sound })
      else {
        if Environment.variable("SHOW") != nil { print("DIFF", item.words[number].text, truth.compactMap { $0.phoneme }.arpabet, "|", item.words[number].pronunciations[word.pronunciation].arpabet, "|", item.words[number].pronunciations.count) }
        continue }
      sameCount += 1
      for (known, phone) in zip(truth, found) {
        let at = item.labels.firstIndex(of: known) ?? 0
        guard at > 0 else { continue }
        let error = phone.startSeconds - known.startSeconds
        errors.append(error)
        func kind(_ label: PhoneLabel) -> String { label.phoneme.map { "\($0.manner)" } ?? "pause" }
        byPair[kind(item.labels[at - 1]) + ">" + kind(known), default: []].append(error)
      }
    }
  }
}
func percent(_ seconds: Double, _ errors: [Double], _ bias: Double) -> Double {
  Double(errors.count { abs($0 - bias) <= seconds + 1e-9 }) / Double(errors.count) * 100
}
func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
let sorted = errors.sorted()
if !sorted.isEmpty {
  let bias = sorted[sorted.count / 2]
  let absolute = errors.map { abs($0 - bias) }.sorted()
  print("\(items.count) recordings, \(rounded(elapsed)) s, \(errors.count) boundaries")
  print("words with the known phones: \(sameCount) of \(wordCount)")
  print(
    "bias \(rounded(bias * 1000)) ms, mean \(rounded(errors.reduce(0, +) / Double(errors.count) * 1000)) ms"
  )
  print("uncorrected: within 20 ms \(rounded(percent(0.02, errors, 0)))")
  print(
    "median \(rounded(absolute[absolute.count / 2] * 1000)) ms, within 10/20/30/50 ms:",
    [0.01, 0.02, 0.03, 0.05].map { rounded(percent($0, errors, bias)) })
  for (pair, list) in byPair.sorted(by: { $0.value.count > $1.value.count }).prefix(16) {
    let middle = list.sorted()[list.count / 2]
    print(
      "  \(pair): \(list.count), bias \(rounded(middle * 1000)), within 20: \(rounded(percent(0.02, list, bias)))"
    )
  }
}
good.sort { $0.0 < $1.0 }
bad.sort { $0.0 < $1.0 }
print("good scores", good.prefix(5).map { "\($0.0) \(items[$0.1].name)" }, good[good.count / 2].0)
print("bad scores", bad.suffix(5).map { $0.0 }, bad.isEmpty ? 0 : bad[bad.count / 2].0)
goodWords.sort { $0.0 < $1.0 }
badWords.sort()
print(
  "good words", goodWords.prefix(12), goodWords[goodWords.count / 100].0,
  goodWords[goodWords.count / 2].0)
if !badWords.isEmpty {
  print("bad words", badWords[badWords.count / 2], badWords[badWords.count * 9 / 10])
}

if !replaced.isEmpty {
  var named = [0, 0]
  var near = [0, 0]
  var lowGood: [[Float]] = [[], []]
  var lowBad: [[Float]] = [[], []]
  for index in items.indices {
    guard case .success(let alignment) = training.alignments[index] else { continue }
    let means = alignment.words.map { $0.score }
    let sums = alignment.words.map { $0.score * Float(($0.endSeconds - $0.startSeconds) * 200) }
    for (kind, list) in [means, sums].enumerated() {
      let lowest = list.indices.min { list[$0] < list[$1] }!
      if let place = replaced[index] {
        if lowest == place { named[kind] += 1 }
        if abs(lowest - place) <= 1 { near[kind] += 1 }
        lowBad[kind].append(list[lowest])
      } else { lowGood[kind].append(list[lowest]) }
    }
  }
  print("named by mean, sum", named, near, "of", replaced.count)
  for kind in 0...1 {
    let good = lowGood[kind].sorted(), bad = lowBad[kind].sorted()
    print("lowest good", good.prefix(5), good[good.count/2], "bad", bad[bad.count/2], bad[bad.count*9/10], bad.suffix(8))
  }
}
