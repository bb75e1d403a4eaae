internal import SpeechProviderKit
import SpeechTypes

/// Turns steps into frames in a queue, a bounded number at a time, and places the markers.
struct StepRenderer {
  let sampleRate: Double
  /// Half of a raised cosine over 2 ms, at the sample rate.
  private let fade: [Float]
  private var steps: [RenderStep] = []
  private var stepIndex = 0
  /// Frames of the current step that are done.
  private var stepFrameCount = 0
  /// Frames of the request so far.
  private(set) var framePosition = 0
  private var markers: [SpeechMarker] = []
  /// The factor on the frame right before the current step; nil where that is silence.
  private var gainBefore: Float?

  init(sampleRate: Double) {
    self.sampleRate = sampleRate
    let count = Int(sampleRate * 0.002)
    fade = (0..<count).map { index in
      // Without libm: 3x² − 2x³ stays within 0.01 of the raised cosine.
      let x = (Float(index) + 0.5) / Float(count)
      return x * x * (3 - 2 * x)
    }
  }

  /// Forgets the request.
  mutating func removeAll() {
    steps = []
    stepIndex = 0
    stepFrameCount = 0
    framePosition = 0
    markers = []
    gainBefore = nil
  }

  var isIdle: Bool { stepIndex == steps.count }

  /// Adds steps behind those that wait.
  mutating func append(_ more: [RenderStep]) {
    if isIdle {
      steps = more
      stepIndex = 0
    } else {
      steps.append(contentsOf: more)
    }
  }

  /// The markers reached since the last call, placed.
  mutating func takeMarkers() -> [SpeechMarker] {
    defer { markers.removeAll(keepingCapacity: true) }
    return markers
  }

  /// Goes on until the steps are done, or `frameCount` frames more are in the queue, or it is full.
  mutating func render(into queue: RenderQueue, frameCount: Int) {
    var remaining = min(frameCount, queue.freeFrameCount)
    while stepIndex < steps.count {
      let length: Int
      switch steps[stepIndex] {
      case .marker(var marker):
        marker.framePosition = framePosition
        markers.append(marker)
        stepIndex += 1
        continue
      case .silence(let frameCount): length = frameCount
      case .sound(let sound): length = sound.frames.count
      case .audio(let clip): length = clip.frameCount
      }
      guard remaining > 0 || length == stepFrameCount else { return }
      let count = min(remaining, length - stepFrameCount)
      write(steps[stepIndex], frameCount: count, into: queue)
      remaining -= count
      framePosition += count
      stepFrameCount += count
      guard stepFrameCount == length else { return }
      endStep()
    }
  }

  private mutating func endStep() {
    if stepFrameCount > 0 {
      if case .sound(let sound) = steps[stepIndex] {
        gainBefore = gain(sound, at: stepFrameCount - 1)
      } else {
        gainBefore = nil
      }
    }
    stepIndex += 1
    stepFrameCount = 0
  }

  private func write(_ step: RenderStep, frameCount: Int, into queue: RenderQueue) {
    var position = stepFrameCount
    queue.append(frameCount: frameCount) { room in
      switch step {
      case .sound(let sound): fill(&room, with: sound, from: position)
      case .audio(let clip): clip.read(into: &room)
      case .silence, .marker: for index in 0..<room.count { room[index] = 0 }
      }
      position += room.count
    }
  }

  private func fill(_ room: inout MutableSpan<Float>, with sound: Sound, from position: Int) {
    sound.copyFrames(from: position, into: &room)
    let changesLevel = sound.gain != 1 || (gainBefore ?? 1) != 1
    if changesLevel {
      for index in 0..<room.count { room[index] *= gain(sound, at: position + index) }
    }
    if changesLevel || sound.isChanged { Gain.limit(&room) }
    if sound.fadesIn { fadeIn(&room, from: position) }
    if sound.fadesOut { fadeOut(&room, remaining: sound.frames.count - position) }
  }

  /// The factor on a frame of the current step: from that of the sound right before it to its own
  /// in 2 ms, so that a change of volume does not click.
  private func gain(_ sound: Sound, at position: Int) -> Float {
    guard let gainBefore, position < fade.count else { return sound.gain }
    return gainBefore + fade[position] * (sound.gain - gainBefore)
  }

  /// - Parameter position: Frames of the step before the span.
  private func fadeIn(_ room: inout MutableSpan<Float>, from position: Int) {
    guard position < fade.count else { return }
    for index in 0..<min(room.count, fade.count - position) {
      room[index] *= fade[position + index]
    }
  }

  /// - Parameter remaining: Frames of the step from the span's first on.
  private func fadeOut(_ room: inout MutableSpan<Float>, remaining: Int) {
    let start = max(0, remaining - fade.count)
    guard start < room.count else { return }
    for index in start..<room.count { room[index] *= fade[remaining - 1 - index] }
  }
}
