import ProviderService
import SpeechTypes
import Testing

@Suite("Markers wait for the audio at their positions")
struct MarkerQueueTests {
  private static func marker(
    _ position: Int, _ kind: SpeechMarker.Kind = .word, _ name: String = ""
  ) -> SpeechMarker {
    SpeechMarker(kind, framePosition: position, textRange: .empty, name: name)
  }

  @Test("They are taken once, in the order of their positions")
  func order() {
    var queue = MarkerQueue()
    queue.add(
      [Self.marker(30), Self.marker(0, .sentence), Self.marker(0), Self.marker(10)], notBefore: 0)
    #expect(queue.take(before: 0).isEmpty)
    #expect(queue.take(before: 10) == [Self.marker(0, .sentence), Self.marker(0)])
    #expect(queue.take(before: 10).isEmpty)
    queue.add([Self.marker(20)], notBefore: 10)
    #expect(queue.takeAll(heldTo: 25).map(\.framePosition) == [10, 20, 25])
    #expect(queue.takeAll(heldTo: 25).isEmpty)
  }

  @Test("One that is late is left out")
  func late() {
    var queue = MarkerQueue()
    queue.add([Self.marker(9), Self.marker(10), Self.marker(11)], notBefore: 10)
    #expect(queue.takeAll(heldTo: 100).map(\.framePosition) == [10, 11])
  }

  @Test("What is sent again replaces those of its kinds between its ends")
  func replacing() {
    var queue = MarkerQueue()
    queue.add((0..<5).map { Self.marker(10 * $0) } + [Self.marker(20, .sentence)], notBefore: 0)
    queue.add([Self.marker(12), Self.marker(33)], notBefore: 0)
    #expect(
      queue.takeAll(heldTo: 100)
        == [Self.marker(0), Self.marker(10), Self.marker(12), Self.marker(20, .sentence)]
        + [Self.marker(33), Self.marker(40)])
  }

  @Test("Markers of several kinds at one place may come one by one")
  func oneByOne() {
    var queue = MarkerQueue()
    for kind in [SpeechMarker.Kind.paragraph, .sentence, .word] {
      queue.add([Self.marker(5, kind)], notBefore: 0)
    }
    queue.add([Self.marker(5, .word, "again")], notBefore: 0)
    #expect(
      queue.take(before: 6)
        == [Self.marker(5, .paragraph), Self.marker(5, .sentence), Self.marker(5, .word, "again")])
  }

  @Test("A hundred thousand that come one by one are no burden")
  func many() {
    var queue = MarkerQueue()
    for position in 0..<100_000 { queue.add([Self.marker(position)], notBefore: 0) }
    #expect(queue.take(before: 99_999).count == 99_999)
    #expect(queue.takeAll(heldTo: .max) == [Self.marker(99_999)])
  }
}
