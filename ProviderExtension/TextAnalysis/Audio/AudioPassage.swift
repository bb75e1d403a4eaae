package import SSML
package import SpeechTypes

/// What is heard of a sound file, how often, and how.
///
/// Clip, speed and level, repetition, in this order (SSML 1.1 §3.3.1). The times of clip and
/// repetition are those of the media at its own speed.
package struct AudioPassage: Hashable, Sendable {
  /// The longest sound of one element, as it is heard; more is cut.
  package static let maximumSeconds = 3600.0
  /// How often a clip is heard at most.
  package static let maximumRepeatCount = 1000.0
  /// What a speed is held within.
  package static let speeds = 0.1...10.0

  package var media: AudioMedia
  /// The clip, in frames of the media.
  package var frames: Range<Int>
  /// Frames of the media over all repetitions of the clip.
  package var playedFrameCount: Int
  /// A multiple of the media's own: it changes length and pitch.
  package var speed: Double
  /// Over the media's own level.
  package var volumeDecibels: Double
  /// How long it is heard, in seconds.
  package var seconds: Double

  /// Something to tell of the attributes.
  package struct Remark: Hashable, Sendable {
    package var code: Diagnostic.Code
    package var message: String
  }

  /// - Parameters:
  ///   - volumeDecibels: Of the request as a whole.
  ///   - remarks: Appended to.
  package init(
    _ attributes: AudioAttributes, of media: AudioMedia, volumeDecibels: Double,
    remarks: inout [Remark]
  ) {
    self.media = media
    self.volumeDecibels = volumeDecibels + (attributes.soundLevel?.value ?? 0)
    let asked = attributes.speed ?? 1
    speed = asked.held(to: Self.speeds)
    if speed != asked {
      remarks.append(Remark(code: .limit, message: "audio speed is held to \(speed)"))
    }
    let length = Double(media.frameCount) / media.sampleRate
    let begin = attributes.clipBegin?.seconds ?? 0
    let end = min(attributes.clipEnd?.seconds ?? length, length)
    guard begin < end else {
      frames = 0..<0
      playedFrameCount = 0
      seconds = 0
      if media.frameCount > 0 {
        remarks.append(
          Remark(
            code: .badValue, message: "audio clipBegin is not before its end; nothing is heard"))
      }
      return
    }
    // Rounding may leave nothing of a clip that is shorter than a frame.
    let first = Int((begin * media.sampleRate).rounded())
    frames = first..<max(first, Int((end * media.sampleRate).rounded()))
    let played = Self.playedSeconds(
      attributes, clipSeconds: end - begin, speed: speed, remarks: &remarks)
    seconds = played / speed
    playedFrameCount =
      attributes.repeatDuration == nil
      ? Int((played / (end - begin) * Double(frames.count)).rounded())
      : Int((played * media.sampleRate).rounded())
  }

  /// How much of the media is heard over all repetitions, in seconds at its own speed.
  private static func playedSeconds(
    _ attributes: AudioAttributes, clipSeconds: Double, speed: Double, remarks: inout [Remark]
  ) -> Double {
    // It takes precedence over a count (SSML 1.1 §3.3.1).
    let asked =
      attributes.repeatDuration?.seconds ?? clipSeconds * (attributes.repeatCount ?? 1)
    let repeated = min(asked, clipSeconds * maximumRepeatCount)
    if repeated < asked {
      remarks.append(
        Remark(code: .limit, message: "an audio clip is heard \(Int(maximumRepeatCount)) times"))
    }
    let played = min(repeated, maximumSeconds * speed)
    if played < repeated {
      remarks.append(
        Remark(code: .limit, message: "audio is cut to \(Int(maximumSeconds)) seconds"))
    }
    return played
  }
}

extension TimeDesignation {
  fileprivate var seconds: Double { milliseconds / 1000 }
}
