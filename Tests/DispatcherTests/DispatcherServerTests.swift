import AppGroup
import Glibc
import Posix
import TestSupport
import Testing

@Suite("speech-dispatcher", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct DispatcherServerTests {
  private let folder: ModuleFolder
  private let server: DispatcherServer

  init() throws {
    folder = try ModuleFolder()
    server = try DispatcherServer(folder, .file)
  }

  /// What a sink gets of a text: the server turns its volume of 85 into this factor.
  private func heard(
    _ text: String, _ voice: SampleVoice = .coach, options: [String] = []
  ) throws -> [Int16] {
    DispatcherServer.samples(try folder.spoken(text, voice, options: options).bytes).map {
      Int16(Double($0) * 0.925)
    }
  }

  @Test("hears every sample of what spd-say says")
  func say() throws {
    try server.say("-w", "-y", "Coach", "-i", "100", "walk for 1 minute")
    #expect(try server.takeSamples() == heard("walk for 1 minute"))
    try server.say("-w", "-y", "Hello", "-i", "100", "goodbye")
    #expect(try server.takeSamples() == heard("goodbye", .hello))
    try server.say("-w", "-y", "Coach", "-i", "100", "-x", "<speak>walk & run <b></speak>")
    #expect(try server.takeSamples() == heard("<speak>walk &amp; run </speak>"))
    let rate = ["--rate", "\(6.0.squareRoot())", "--pitch", "2"]
    try server.say("-w", "-y", "Coach", "-i", "100", "-r", "50", "-p", "100", "run")
    #expect(try server.takeSamples() == heard("run", options: rate))
  }

  @Test("lists the voices of now, and the module")
  func lists() throws {
    #expect(try server.say("-O").contains("voiceprovider"))
    #expect(try server.say("-L").contains("Hello"))
    try folder.group.change { change in
      try change.setEnabled(SampleVoice.hello.identifier, false)
    }
    let list = try server.say("-L")
    #expect(!list.contains("Hello"))
    #expect(list.contains("Coach"))
  }

  @Test(
    "speaks with types of voices, spells and names signs",
    arguments: [
      ["-t", "female1", "-l", "en", "walk"], ["-t", "male1", "walk"], ["-s", "ab"],
      ["-m", "all", "walk, run"],
    ])
  func settings(arguments: [String]) throws {
    try server.say(["-w", "-i", "100"] + arguments)
    #expect(try !server.takeSamples().isEmpty)
  }

  @Test(
    "says characters, keys, and icons that there are not",
    arguments: [["-c", "a"], ["-k", "shift_walk"], ["-I", "walk"]])
  func kinds(arguments: [String]) throws {
    // spd-say does not wait for these; what waits behind them is heard behind them.
    try server.say(["-P", "message", "-i", "100", "-y", "Coach"] + arguments)
    try server.say("-P", "message", "-i", "100", "-y", "Coach", "-w", "run")
    let samples = try server.takeSamples()
    let last = try heard("run")
    #expect(samples.count > last.count)
    #expect(Array(samples.suffix(last.count)) == last)
  }

  @Test("is driven as a screen reader does it")
  func screenReader() throws {
    let document = """
      <speak><mark name="0:4"/>walk <mark name="5:8"/>for 1 minute. <mark name="15:18"/>run</speak>
      """
    let events = try server.events(
      "set priority message", "set language en-us", "set voice Coach", "set volume 100",
      "set punctuation none", "set capitals icon", "set ssml on",
      "speak <speak>walk</speak>", "stop", "char a", "stop", "char B", "cancel", "key shift_a",
      "stop", "set capitals spell", "char C", "stop", "set rate 30", "char space", "cancel",
      "set rate 0", "set priority text", "speak \(document)", "wait 2 end",
      "set priority important", "speak <speak>run</speak>", "wait 3 end")
    let second = events.filter { $0.hasPrefix("2 ") }
    #expect(second == ["2 begin", "2 mark 0:4", "2 mark 5:8", "2 mark 15:18", "2 end"])
    #expect(events.suffix(2) == ["3 begin", "3 end"])
    let samples = try server.takeSamples()
    let expected = try heard(document) + heard("run")
    #expect(Array(samples.suffix(expected.count)) == expected)
  }

  @Test("has a begin and an end of each of many messages that keys cut off")
  func keyEcho() throws {
    let lines = (1...60).flatMap { number in
      [
        "speak \(number % 2 == 0 ? "walk for 1 minute" : "run")",
        number % 3 == 0 ? "stop" : "cancel",
      ]
    }
    let events = try server.events(lines + ["speak walk", "wait 61 end"])
    for number in 1...61 {
      let own = events.filter { $0.hasPrefix("\(number) ") }.map { $0.split(separator: " ")[1] }
      #expect(own.filter { $0 == "end" || $0 == "cancel" }.count <= 1, "\(number): \(own)")
      #expect(own.filter { $0 == "begin" }.count <= 1, "\(number): \(own)")
    }
    #expect(events.suffix(2) == ["61 begin", "61 end"])
  }

  @Test("has the sound go on when the provider is killed while it speaks")
  func providerKilled() throws {
    let module = try server.module()
    for _ in 0..<2 {
      try ProcessHandle.children(of: module.identifier).first?.send(SIGKILL)
      try server.say("-w", "-y", "Coach", "-i", "100", "walk")
      #expect(try server.takeSamples() == heard("walk"))
    }
  }

  @Test("starts a module that was killed anew when it is told to", arguments: [SIGUSR1, SIGHUP])
  func moduleKilled(signal: Int32) throws {
    let old = try server.module()
    let provider = try ProcessHandle.children(of: old.identifier).first
    old.send(SIGKILL)
    // A server that still can write to it, and then reads nothing, stops the next message as well.
    #expect(old.hasEnded(withinMilliseconds: 5000))
    #expect(provider?.hasEnded(withinMilliseconds: 5000) == true)
    // To start again what has gone it must know of it: from the next message, which is lost. When it
    // comes to that message nothing tells, so it is told until it has.
    if signal == SIGUSR1 { try server.say("run") }
    _ = try server.waitForModule(after: old) { attempt in
      if attempt == 0 || signal == SIGUSR1 { server.signal(signal) }
    }
    try server.say("-w", "-y", "Coach", "-i", "100", "walk")
    #expect(try server.takeSamples() == heard("walk"))
  }

  @Test("leaves no module and no provider behind")
  func ends() throws {
    let module = try server.module()
    let provider = try ProcessHandle.children(of: module.identifier).first
    server.signal(SIGTERM)
    #expect(module.hasEnded(withinMilliseconds: 5000))
    #expect(provider?.hasEnded(withinMilliseconds: 5000) == true)
  }
}
