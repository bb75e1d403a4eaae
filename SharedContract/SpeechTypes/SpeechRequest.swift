/// Names a request within one connection; the client chooses it and may use it again once the
/// request has ended.
package struct RequestIdentifier: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// How a request's text is to be read.
package enum SpeechTextKind: UInt8, Sendable {
  /// Nothing in it is markup.
  case plain = 0
  /// An SSML document, well-formed or not.
  case ssml = 1
}

/// The samples that a request's audio is made of; one channel, interleaving does not arise.
package struct AudioFormat: Hashable, Sendable {
  package enum Encoding: UInt8, Sendable {
    /// 16-bit signed integers, little-endian.
    case int16LittleEndian = 1
  }

  /// Frames a second, 1000 to 192 000.
  package var sampleRate: Double
  package var encoding: Encoding

  package init(sampleRate: Double, encoding: Encoding = .int16LittleEndian) {
    self.sampleRate = sampleRate
    self.encoding = encoding
  }

  package var bytesPerFrame: Int {
    switch encoding {
    case .int16LittleEndian: 2
    }
  }
}

/// How a request ended.
package enum SpeechOutcome: UInt8, Sendable {
  /// Every frame was delivered.
  case finished = 0
  /// A cancel came first.
  case cancelled = 1
  /// It could not be spoken, or not to its end; a failure message came before.
  case failed = 2
}
