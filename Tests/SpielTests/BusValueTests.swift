import SessionBus
import Testing

@Suite("A value for the bus")
struct BusValueTests {
  @Test(
    "has the type that D-Bus calls it",
    arguments: [
      (BusValue.string("a"), "s"), (.unsigned64(1), "t"), (.strings([]), "as"),
      (.structure([.string("a"), .structure([.unsigned64(1)])]), "(s(t))"),
      (.variant(.strings(["a"])), "v"), (.entry(key: "a", .variant(.unsigned64(1))), "{sv}"),
      (.dictionary([("a", .string("b"))]), "a{sv}"), (.dictionary([]), "a{sv}"),
    ])
  func signature(value: BusValue, signature: String) { #expect(value.signature == signature) }
}
