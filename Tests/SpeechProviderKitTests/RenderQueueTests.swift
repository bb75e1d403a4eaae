import SpeechProviderKit
import TestSupport
import Testing

@Suite("The render queue hands on every frame once, and tells the last", .tags(.realTime))
struct RenderQueueTests {
  @Test(
    "Frames come out as they went in, wherever the ring wraps",
    arguments: [(1, 1), (3, 5), (7, 2), (13, 16), (16, 16)])
  func wrapAround(appended: Int, pulled: Int) {
    let queue = RenderQueue(capacity: 16)
    queue.begin()
    var next = 0
    var received: [Float] = []
    while received.count < 500 {
      let room = min(appended, queue.freeFrameCount)
      queue.append(countingFrom: next, frameCount: room)
      next += room
      let call = queue.pull(pulled)
      #expect(!call.isComplete)
      #expect(call.samples.count <= pulled)
      received += call.samples
      #expect(queue.queuedFrameCount == next - received.count)
      #expect(queue.freeFrameCount == 16 - queue.queuedFrameCount)
    }
    #expect(received == (0..<received.count).map(Float.init))
  }

  @Test(
    "Complete comes with the last frame, not before and not behind it",
    arguments: [1, 4, 5, 10, 11]
  )
  func complete(frameCount: Int) {
    let queue = RenderQueue(capacity: 16)
    queue.begin()
    queue.append(countingFrom: 0, frameCount: 10)
    queue.finish()
    var received = 0
    while received < 10 {
      let call = queue.pull(frameCount)
      received += call.samples.count
      #expect(call.isComplete == (received == 10))
      #expect(call.samples.count == frameCount || received == 10)
    }
    for _ in 0..<3 {
      let call = queue.pull(frameCount)
      #expect(call.isComplete)
      #expect(call.samples.isEmpty)
    }
  }

  @Test("An empty request completes at once", arguments: [true, false])
  func empty(isOffline: Bool) {
    let queue = RenderQueue(capacity: 16)
    queue.begin()
    queue.finish()
    let call = queue.pull(4, isOffline: isOffline)
    #expect(call.isComplete)
    #expect(call.samples.isEmpty)
    #expect(queue.underrunFrameCount == 0)
  }

  @Test("A new request leaves nothing of the one before", arguments: [0, 3])
  func leftovers(rendered: Int) {
    let queue = RenderQueue(capacity: 16)
    queue.begin()
    queue.append(countingFrom: 0, frameCount: 12)
    queue.finish()
    #expect(queue.pull(rendered).samples.count == rendered)
    queue.begin()
    #expect(queue.queuedFrameCount == 0)
    #expect(!queue.pull(0).isComplete)
    queue.append(countingFrom: 100, frameCount: 4)
    queue.finish()
    let call = queue.pull(16)
    #expect(call.samples == [100, 101, 102, 103])
    #expect(call.isComplete)
  }

  @Test("Frames that were given up hold their room until they are dropped or passed by")
  func givenUpRoom() {
    let queue = RenderQueue(capacity: 16)
    queue.begin()
    queue.append(countingFrom: 0, frameCount: 16)
    queue.begin()
    #expect(queue.queuedFrameCount == 0)
    #expect(queue.freeFrameCount == 0)
    queue.dropSkippedFrames()
    #expect(queue.freeFrameCount == 16)
    queue.append(countingFrom: 50, frameCount: 16)
    queue.begin()
    #expect(queue.pull(4).samples.isEmpty)
    #expect(queue.freeFrameCount == 16)
  }

  @Test("Late frames are fewer frames offline, silence and a count in real time")
  func underrun() {
    let queue = RenderQueue(capacity: 16)
    queue.begin()
    queue.append(countingFrom: 1, frameCount: 2)
    let offline = queue.pull(4, isOffline: true)
    #expect(offline.samples == [1, 2])
    #expect(queue.underrunFrameCount == 0)

    queue.append(countingFrom: 3, frameCount: 3)
    let realTime = queue.pull(8, isOffline: false)
    #expect(realTime.samples == [3, 4, 5, 0, 0, 0, 0, 0])
    #expect(!realTime.isComplete)
    #expect(queue.underrunFrameCount == 5)

    queue.append(countingFrom: 6, frameCount: 1)
    queue.finish()
    let last = queue.pull(8, isOffline: false)
    #expect(last.samples == [6])
    #expect(last.isComplete)
    #expect(queue.underrunFrameCount == 5)
  }

  @Test("A million frames pass from one thread to another, none lost, none twice")
  func threads() async {
    let queue = RenderQueue(capacity: 1024)
    let total = 1_000_000
    queue.begin()
    async let producing: Void = {
      var next = 0
      while next < total {
        let count = min(queue.freeFrameCount, 1 + next % 777, total - next)
        queue.append(countingFrom: next, frameCount: count)
        next += count
        if count == 0 { await Task.yield() }
      }
      queue.finish()
    }()
    // Every frame is a whole number below 2^24, so a Float has it exactly.
    var expected = 0
    var strayCount = 0
    var isComplete = false
    while !isComplete {
      let call = queue.pull(1 + expected % 500)
      for sample in call.samples {
        if sample != Float(expected) { strayCount += 1 }
        expected += 1
      }
      isComplete = call.isComplete
      if call.samples.isEmpty { await Task.yield() }
    }
    await producing
    #expect(expected == total)
    #expect(strayCount == 0)
  }

  @Test("No render call mixes two requests, and none goes back to an earlier one")
  func replacedWhileRendering() async {
    let queue = RenderQueue(capacity: 256)
    let requestCount = 300_000
    async let producing: Void = {
      for request in 1...requestCount {
        queue.begin()
        let frameCount = min(1 + request % 60, queue.freeFrameCount)
        queue.append(frameCount: frameCount) { room in
          for index in 0..<room.count { room[index] = Float(request) }
        }
        queue.finish()
        if queue.freeFrameCount < 64 { await Task.yield() }
      }
      queue.begin()
      while queue.freeFrameCount == 0 { await Task.yield() }
      queue.append(frameCount: 1) { room in room[0] = Float(requestCount + 1) }
      queue.finish()
    }()
    var latest: Float = 0
    var mixedCount = 0
    var staleCount = 0
    while latest <= Float(requestCount) {
      let call = queue.pull(64)
      guard let first = call.samples.first else {
        await Task.yield()
        continue
      }
      if call.samples.contains(where: { $0 != first }) { mixedCount += 1 }
      if first < latest { staleCount += 1 }
      latest = first
    }
    await producing
    #expect(mixedCount == 0)
    #expect(staleCount == 0)
  }
}
