// Pronounces the words of standard input, one a line, and says what processor time a word took.
// Of a line with several words, a sentence, each is pronounced as its place asks for; "|" is a pause.
//
//   pronounce LETTER-TO-SOUND-FILE              by letter-to-sound alone
//   pronounce LETTER-TO-SOUND-FILE LEXICON      by everything
//   pronounce LANGUAGE                          as voices of the language do, lines alone

import Glibc
import Pronunciation
import SpeechTypes

let arguments = CommandLine.arguments.dropFirst()
guard let first = arguments.first, let last = arguments.last, arguments.count <= 2 else { exit(2) }
var words: [String] = []
while let line = readLine() { words.append(line) }

/// Does the same for every word and writes how long a word took.
@MainActor
func timed<Answer>(_ name: String, _ body: (String) -> Answer) -> [Answer] {
  let start = clock()
  let answers = words.map(body)
  let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  print("# \(name): \(Int(seconds / Double(max(words.count, 1)) * 1e9)) ns a word")
  return answers
}

/// The words of a line.
func sentence(_ line: String) -> [SentenceWord] {
  var words: [SentenceWord] = []
  for part in line.split(separator: " ") {
    if part == "|", let last = words.indices.last {
      words[last].isBeforePause = true
    } else {
      words.append(
        SentenceWord(part.lowercased(), isCapitalised: part.first?.isUppercase ?? false))
    }
  }
  return words
}

do {
  if arguments.count == 1, let language = LanguageTag(first) {
    let pronouncer = try SpokenLanguage.pronouncer(of: language)
    for line in words {
      let phonemes = pronouncer.phonemes(of: sentence(line))
      print(line, phonemes.map(\.arpabet).joined(separator: " | "), separator: "\t")
    }
    exit(0)
  }
  let letterToSound = try LetterToSound(path: first)
  if arguments.count == 1 {
    let answers = timed("letter-to-sound") { letterToSound.phonemes(for: $0) }
    for (word, phonemes) in zip(words, answers) { print(word, phonemes.arpabet, separator: "\t") }
  } else {
    let lexicon = try Lexicon(path: last)
    let pronouncer = EnglishPronouncer(
      data: LanguageData(lexicon: lexicon, letterToSound: letterToSound))
    _ = timed("lexicon") { lexicon.pronunciations(of: $0) }
    let answers = timed("pronouncer") { pronouncer.pronunciation(of: $0) }
    let sentencePronouncer = EnglishSentencePronouncer(pronouncer)
    let inPlace = timed("sentences") { sentencePronouncer.phonemes(of: sentence($0)) }
    for (line, (answer, phonemes)) in zip(words, zip(answers, inPlace)) {
      if phonemes.count > 1 {
        print(line, phonemes.map(\.arpabet).joined(separator: " | "), separator: "\t")
      } else {
        print(line, answer.phonemes().arpabet, answer.origin, separator: "\t")
      }
    }
  }
} catch {
  print(error)
  exit(1)
}
