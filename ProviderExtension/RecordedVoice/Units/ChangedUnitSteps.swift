internal import Pronunciation
internal import SpeechTypes
internal import TextAnalysis
internal import UnitBank

/// Makes render steps of selected phones that are said at another rate or pitch than recorded.
struct ChangedUnitSteps {
  /// A contiguous part of one phone: its two halves, or one of them.
  private struct Piece {
    var part: UnitPart
    /// Whether both halves are in it.
    var isWhole = false
    /// In the output.
    var frameCount = 0
  }

  /// For each word its steps; what comes before the first word's beginning is the first word's.
  private(set) var byWord: [[RenderStep]]
  private let phones: [Stretch.Phone]
  private let words: [SpokenWord]

  /// - Parameters:
  ///   - words: Those that `phones` belong to.
  ///   - recordings: Of each part.
  init(
    parts: [UnitPart], phones: [Stretch.Phone], words: [SpokenWord],
    recordings: [MappedRecording], bank: UnitBank
  ) {
    byWord = words.map { _ in [] }
    self.phones = phones
    self.words = words
    let pieces = Self.pieces(parts, recordings, frameCounts(parts))
    let meanHertz = ProsodyScale.hertz(pitch: Double(bank.model.pitch.bias))
    let places = places(of: pieces.map(\.0))
    let stretch = ChangedStretch(
      zip(pieces, places).flatMap { piece, places in
        segments(segment(piece.0, piece.1, bank), words[word(piece.0)], places, meanHertz)
      })
    var position = 0
    for (piece, _) in pieces {
      let word = phones[piece.part.phone].word
      if piece.part.startsPhone {
        byWord[word].append(.phoneme(phones[piece.part.phone].phoneme, words[word].range))
      }
      let end = position + piece.frameCount
      if end > position {
        byWord[word].append(
          .sound(Sound(stretch, position..<end, words[word].style.prosody)))
      }
      position = end
    }
  }

  /// How many frames each phone gets, by the rates of the words.
  private func frameCounts(_ parts: [UnitPart]) -> [Int] {
    var lengths = phones.map { PhoneRate.Phone($0.phoneme, frameCount: 0) }
    for part in parts { lengths[part.phone].frameCount += part.frames.count }
    var counts: [Int] = []
    while counts.count < phones.count {
      let rate = rate(counts.count)
      let end = phones.indices[counts.count...].first { self.rate($0) != rate } ?? phones.count
      counts += PhoneRate.frameCounts(Array(lengths[counts.count..<end]), rate: rate)
    }
    return counts
  }

  private func word(_ piece: Piece) -> Int { phones[piece.part.phone].word }

  /// Where in its word each piece starts and ends, from 0 to 1.
  private func places(of pieces: [Piece]) -> [ClosedRange<Double>] {
    var lengths = words.map { _ in 0 }
    for piece in pieces { lengths[word(piece)] += piece.frameCount }
    var positions = words.map { _ in 0 }
    return pieces.map { piece in
      let word = word(piece)
      let start = positions[word]
      positions[word] += piece.frameCount
      let length = Double(max(1, lengths[word]))
      return (Double(start) / length)...(Double(positions[word]) / length)
    }
  }

  /// A segment with the pitch that its word has at its places.
  private func segments(
    _ segment: ProsodySegment, _ word: SpokenWord, _ places: ClosedRange<Double>,
    _ meanHertz: Double
  ) -> [ProsodySegment] {
    guard let shape = PitchShape(word, meanHertz: meanHertz) else { return [segment] }
    return shape.pieces(of: segment, places: places)
  }

  private func rate(_ phone: Int) -> Double { words[phones[phone].word].style.prosody.rate }

  /// The halves put together where a recording has the phone whole, each with its share of frames.
  private static func pieces(
    _ parts: [UnitPart], _ recordings: [MappedRecording], _ frameCounts: [Int]
  ) -> [(Piece, MappedRecording)] {
    var pieces: [(piece: Piece, recording: MappedRecording)] = []
    for (index, part) in parts.enumerated() {
      if let last = pieces.last, last.piece.part.phone == part.phone, part.follows(last.piece.part)
      {
        let start = last.piece.part.frames.lowerBound
        pieces[pieces.count - 1].piece.part.frames = start..<part.frames.upperBound
        pieces[pieces.count - 1].piece.isWhole = true
      } else {
        pieces.append((Piece(part: part), recordings[index]))
      }
    }
    var index = 0
    while index < pieces.count {
      let phone = pieces[index].piece.part.phone
      let end = pieces[index...].firstIndex { $0.piece.part.phone != phone } ?? pieces.count
      let total = pieces[index..<end].reduce(0) { $0 + $1.piece.part.frames.count }
      var given = 0
      for number in index..<end {
        let share = pieces[number].piece.part.frames.count * frameCounts[phone] / max(1, total)
        pieces[number].piece.frameCount =
          number == end - 1 ? frameCounts[phone] - given : share
        given += share
      }
      index = end
    }
    return pieces
  }

  private func segment(
    _ piece: Piece, _ recording: MappedRecording, _ bank: UnitBank
  ) -> ProsodySegment {
    let phone = phones[piece.part.phone]
    let frames = piece.part.frames.clamped(to: 0..<recording.frameCount)
    let pitch = words[phone.word].style.prosody.pitch
    let hasBurst = phone.phoneme.manner == .stop || phone.phoneme.manner == .affricate
    return ProsodySegment(
      recording: recording, frames: frames,
      marks: bank.pitchMarks(in: frames, recording: piece.part.recording),
      frameCount: piece.frameCount, pitchStart: pitch, pitchEnd: pitch,
      // The first half of a plosive is only its closure.
      isTransient: hasBurst && (!piece.part.startsPhone || piece.isWhole))
  }
}
