import JSON
import Posix
import TestSupport
import Testing

@Suite("The Spiel provider on the bus", .tags(.process), .timeLimit(.minutes(5)))
struct ListingTests {
  private static let features: Int64 = 0x7BFF7

  private func member(_ name: String, _ identifier: String) -> [JSONValue] {
    [
      .string(name), .string(identifier),
      .string("audio/x-spiel,format=S16LE,channels=1,rate=22050"), .integer(Self.features),
      .array([.string("en-US"), .string("en")]),
    ]
  }

  /// Runs GLib's own tool, which needs no client of ours.
  private func gdbus(_ fixture: SpielFixture, _ arguments: String...) throws -> Executable.Outcome {
    let object = [
      "--session", "--dest", "org.voiceprovider.Speech.Provider", "--object-path",
      "/org/voiceprovider/Speech/Provider",
    ]
    return try Executable(path: "/usr/bin/gdbus").run(
      [arguments[0]] + object + arguments.dropFirst(), environment: fixture.bus.environment)
  }

  @Test("is started by the bus when somebody asks, and lists the voices")
  func lists() throws {
    let fixture = try SpielFixture()
    #expect(
      try fixture.client.voices() == [
        member("Coach", "com.example.coach"), member("Hello", "com.example.sample.hello"),
      ])
  }

  @Test("lists no voice where none is bought")
  func nothing() throws {
    let fixture = try SpielFixture(buying: [])
    #expect(try fixture.client.voices().isEmpty)
  }

  @Test("tells what it is, and reads its properties to anybody")
  func gdbus() throws {
    let fixture = try SpielFixture(buying: [.coach])
    let shown = try gdbus(fixture, "introspect").output
    for part in [
      "node /org/voiceprovider/Speech/Provider {", "interface org.freedesktop.Speech.Provider {",
      "Synthesize(in  h pipe_fd,", "in  s text,", "in  s voice_id,", "in  d pitch,",
      "in  d rate,", "in  b is_ssml,", "in  s language);",
      "readonly s Name = 'Voice Provider';", "readonly a(ssstas) Voices = [('Coach',",
      "PropertiesChanged(s interface,", "interface org.freedesktop.DBus.Peer {",
    ] {
      #expect(shown.contains(part), "\(part) in \(shown)")
    }
    let method = "org.freedesktop.DBus.Properties.Get"
    let interface = "org.freedesktop.Speech.Provider"
    let name = try gdbus(fixture, "call", "--method", method, interface, "Name")
    #expect(name.output == "(<'Voice Provider'>,)\n")
    let voices = try gdbus(fixture, "call", "--method", method, interface, "Voices")
    #expect(
      voices.output == "(<[('Coach', 'com.example.coach', "
        + "'audio/x-spiel,format=S16LE,channels=1,rate=22050', uint64 507895, "
        + "['en-US', 'en'])]>,)\n")
  }

  @Test(
    "says what is wrong with a call",
    arguments: [
      (
        ["org.freedesktop.DBus.Properties.Get", "org.freedesktop.Speech.Provider", "Nothing"],
        "UnknownProperty: interface \"org.freedesktop.Speech.Provider\" has no property "
          + "\"Nothing\" here"
      ),
      (
        ["org.freedesktop.DBus.Properties.Get", "other", "Voices"],
        "UnknownProperty: interface \"other\" has no property \"Voices\" here"
      ),
      (
        [
          "org.freedesktop.DBus.Properties.Set", "org.freedesktop.Speech.Provider", "Name",
          "<'x'>",
        ], "PropertyReadOnly: every property here is for reading only"
      ),
      (
        ["org.freedesktop.DBus.Properties.Get", "org.freedesktop.Speech.Provider"],
        "InvalidArgs: Get takes \"ss\", not \"s\""
      ),
      (
        ["org.freedesktop.Speech.Provider.Nothing"],
        "UnknownMethod: Unknown method Nothing or interface org.freedesktop.Speech.Provider."
      ),
    ])
  func refusals(arguments: [String], message: String) throws {
    let fixture = try SpielFixture(buying: [])
    let object = ["--dest", "org.voiceprovider.Speech.Provider", "--object-path"]
    let outcome = try Executable(path: "/usr/bin/gdbus").run(
      ["call", "--session"] + object + ["/org/voiceprovider/Speech/Provider", "--method"]
        + arguments, environment: fixture.bus.environment)
    #expect(outcome.exitCode == 1)
    let error = "Error: GDBus.Error:org.freedesktop.DBus.Error.\(message)\n"
    // It adds what it makes of the introspection.
    #expect(outcome.error.hasPrefix(error), "\(outcome.error)")
  }
}
