package import AudioOutput
package import Posix
package import SpeechTypes

/// Plays on a sound device, from a thread of its own.
///
/// The device is opened with the first sound and closed after some seconds of quiet, so that other
/// programs may have it.
package final class DevicePlayer<Device: PCMDevice & ~Copyable & SendableMetatype>: SpeechPlaying {
  /// What other threads have asked for.
  struct Wishes {
    var identifier: Int?
    var track = PlaybackTrack()
    var sampleRate: Double?
    var isHeld = false
    /// Whether what the device holds is not to be heard.
    var isToDrop = false
    var isClosed = false
  }

  let wishes = Monitor(Wishes())

  /// - Parameters:
  ///   - idleMilliseconds: How long a device that nobody speaks on stays open.
  ///   - open: Makes a device for a sample rate, on the player's thread.
  ///   - onEvent: Called on the player's thread.
  package init(
    idleMilliseconds: Int = 3000,
    open: @escaping @Sendable (_ sampleRate: Double) throws(AudioOutputError) -> Device,
    onEvent: @escaping @Sendable (PlaybackEvent) -> Void
  ) throws(PosixError) {
    try BackgroundThread.start("speech-player") { [wishes] in
      let loop = PlaybackLoop(
        wishes: wishes, idleMilliseconds: idleMilliseconds, open: open, onEvent: onEvent)
      loop.run()
    }
  }

  package func begin(_ identifier: Int) {
    wishes.change { wishes in
      wishes.isToDrop = true
      wishes.identifier = identifier
      wishes.track = PlaybackTrack()
      wishes.sampleRate = nil
      wishes.isHeld = false
    }
  }

  package func setSampleRate(_ sampleRate: Double, of identifier: Int) {
    change(identifier) { $0.sampleRate = sampleRate }
  }

  package func append(_ bytes: ArraySlice<UInt8>, to identifier: Int) {
    change(identifier) { $0.track.append(bytes) }
  }

  package func append(_ markers: [SpeechMarker], to identifier: Int) {
    change(identifier) { $0.track.append(markers) }
  }

  package func complete(_ identifier: Int) {
    change(identifier) { $0.track.complete() }
  }

  package func pause(_ identifier: Int) {
    change(identifier) { wishes in
      wishes.isHeld = true
      wishes.isToDrop = true
      wishes.track.end(atWord: nil)
    }
  }

  package func end(atWord wordEnd: WordEnd, _ identifier: Int) {
    change(identifier) { wishes in
      // A pause that has come about behind the word would hold back the end as well.
      if wordEnd == .stop { wishes.isHeld = false }
      wishes.track.end(atWord: wordEnd)
    }
  }

  package func resume(_ identifier: Int) {
    change(identifier) { wishes in
      wishes.isHeld = false
      wishes.track.end(atWord: nil)
    }
  }

  package func abandon(_ identifier: Int) {
    change(identifier) { wishes in
      wishes.identifier = nil
      wishes.isToDrop = true
      wishes.track = PlaybackTrack()
    }
  }

  package func close() {
    wishes.change { wishes in
      wishes.isClosed = true
      wishes.identifier = nil
      wishes.track = PlaybackTrack()
    }
  }

  /// What is about an utterance that has been cut off changes nothing.
  private func change(_ identifier: Int, _ body: (inout Wishes) -> Void) {
    wishes.change { wishes in
      if wishes.identifier == identifier { body(&wishes) }
    }
  }
}
