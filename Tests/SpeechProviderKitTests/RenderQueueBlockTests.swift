import SpeechProviderKit
import TestSupport
import Testing

@Suite("A render call checks the buffers it is given", .tags(.realTime))
struct RenderQueueBlockTests {
  @Test("Without memory of the host's the unit's own is used, within its bounds")
  func ownBuffer() {
    let queue = RenderQueue(capacity: 16)
    let own = UnsafeMutableBufferPointer<Float>.allocate(capacity: 8)
    own.initialize(repeating: .nan)
    defer { own.deallocate() }
    queue.begin()
    queue.append(countingFrom: 0, frameCount: 12)
    var data: UnsafeMutableRawPointer?
    let call = RenderCall(8, byteSize: 0, hasData: false) { flags, output in
      let status = queue.render(flags, 8, output, ownBuffer: own)
      data = output.pointee.mBuffers.mData
      return status
    }
    #expect(call.samples == (0..<8).map(Float.init))
    #expect(data == UnsafeMutableRawPointer(own.baseAddress))
    let tooMany = RenderCall(9, hasData: false) { flags, output in
      queue.render(flags, 9, output, ownBuffer: own)
    }
    #expect(tooMany.status == kAudioUnitErr_InvalidParameter)
    #expect(queue.pull(16).samples == [8, 9, 10, 11])
  }

  @Test(
    "A buffer too small, or a number of buffers that is not one, is refused and takes no frame",
    arguments: [(15, UInt32(1)), (0, 1), (16, 0), (16, 2), (16, .max)])
  func refused(byteSize: Int, bufferCount: UInt32) {
    let queue = RenderQueue(capacity: 16)
    queue.begin()
    queue.append(countingFrom: 0, frameCount: 4)
    let call = RenderCall(4, byteSize: byteSize, bufferCount: bufferCount) { flags, output in
      queue.render(flags, 4, output, ownBuffer: UnsafeMutableBufferPointer(start: nil, count: 0))
    }
    #expect(call.status == kAudioUnitErr_InvalidParameter)
    #expect(queue.pull(4).samples == [0, 1, 2, 3])
  }

  @Test("A buffer of exactly the size, or more, is taken", arguments: [16, 20])
  func exactSize(byteSize: Int) {
    let queue = RenderQueue(capacity: 16)
    queue.begin()
    queue.append(countingFrom: 0, frameCount: 4)
    let call = RenderCall(4, byteSize: byteSize) { flags, output in
      queue.render(flags, 4, output, ownBuffer: UnsafeMutableBufferPointer(start: nil, count: 0))
    }
    #expect(call.status == noErr)
    #expect(call.samples == [0, 1, 2, 3])
  }
}
