/// Knows which sound files a document may use.
///
/// Asked while a text is taken apart, since what an `audio` element holds is spoken only where its
/// file cannot be played.
package protocol AudioFinder: AnyObject {
  /// The file that a URI names, looked at and found playable.
  func find(_ reference: AudioReference) throws(AudioFailure) -> AudioMedia
}

/// How a document names a sound file.
package struct AudioReference: Hashable, Sendable {
  package var uri: String
  /// The document's `xml:base`; nil where it has none.
  package var base: String?
  /// The media type that the document says it has; nil where it says nothing.
  package var mediaType: String?

  package init(uri: String, base: String? = nil, mediaType: String? = nil) {
    self.uri = uri
    self.base = base
    self.mediaType = mediaType
  }
}

/// A sound file that can be played.
package struct AudioMedia: Hashable, Sendable {
  /// Without links.
  package var path: String
  package var mediaType: String?
  package var frameCount: Int
  /// In hertz, above 0.
  package var sampleRate: Double

  package init(path: String, mediaType: String?, frameCount: Int, sampleRate: Double) {
    self.path = path
    self.mediaType = mediaType
    self.frameCount = frameCount
    self.sampleRate = sampleRate
  }
}

/// Why a sound file cannot be played.
package struct AudioFailure: Error, Hashable, CustomStringConvertible {
  /// Part of a sentence: `No such file or directory`.
  package let description: String

  package init(_ description: String) { self.description = description }
}
