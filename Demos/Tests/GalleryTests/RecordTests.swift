import Foundation
import ScrollSDL
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// What is done in a demo is saved and done again.
@Suite struct RecordTests {
  /// All demos but those with a layout of their own, which no scenario can say.
  private static var recordable: [Int] {
    Exhibits.numbers.filter { Exhibits.names[$0] != "wallet" }
  }

  @Test("a demo with a layout of its own is not recorded, and says so")
  func refused() throws {
    let result = try gallery("--demo", "wallet", "--record", "/tmp/wallet-session.yaml")
    #expect(result.code == 2 && result.errors.contains("Wallet cannot be recorded"))
  }

  @Test(
    "each demo's session is done again to the same frames",
    arguments: [1, 2, 3] as [UInt64], recordable)
  func replay(_ seed: UInt64, _ demo: Int) throws {
    var random = Numbers(state: seed)
    let size = LayoutSize(width: 390, height: 700)
    let stage = try Stage(
      Exhibits.all { try Cities() }, size: size, scale: 2, theme: .light, measurer: FontBook())
    try stage.open(demo)
    let session = try Session(stage.demo, title: "demo", path: "/tmp/session.yaml")
    var script = Story.Script(stage)
    for _ in 0..<10 {
      switch random.below(7) {
      case 0: try script.press([.pageDown, .pageUp, .home, .end, .down, .right][random.below(6)])
      case 1:
        try stage.handle(.resize(LayoutSize(width: 320 + Double(random.below(400)), height: 700)))
      case 2: try script.tap(40 + Double(random.below(300)), 60 + Double(random.below(120)))
      case 3:
        try script.drag(
          from: LayoutPoint(x: 40, y: 74 + Double(random.below(90))),
          to: LayoutPoint(x: 40 + Double(random.below(300)), y: 90), seconds: 0.15)
      case 4:
        // The scroll indicator.
        let y = 200 + Double(random.below(300))
        try script.drag(
          from: LayoutPoint(x: stage.size.width - 4, y: y),
          to: LayoutPoint(x: stage.size.width - 4, y: y + 40), seconds: 0.1)
      default:
        try script.drag(
          from: LayoutPoint(x: 200, y: 200 + Double(random.below(450))),
          to: LayoutPoint(x: 60 + Double(random.below(300)), y: 200 + Double(random.below(450))),
          seconds: 0.1)
      }
      guard session.isOpen(on: stage) else { break }
      try script.wait(0.5)
    }
    let files = try session.files()
    let located = try ScenarioFile.parse(text: files.scenario, name: "session.yaml")
    let journal = try JournalFile.parse(text: files.journal, name: "session.jsonl")
    let report = try Simulation(located, content: ScenarioContent(journal: journal)).run()
    #expect(report.recording?.difference == nil, "demo \(demo + 1), seed \(seed)")
    #expect(report.frames.count == journal.frameCount && journal.frameCount > 20)
    #expect(report.isStable, "demo \(demo + 1), seed \(seed): \(report.stability)")
    #expect(files.journal.utf8.count < 2_000_000)
  }

  @Test(
    "swipes, selections and carried items are done again to the same frames",
    arguments: ["mail", "photos", "playlist"])
  func gestures(_ name: String) throws {
    let size = LayoutSize(width: 390, height: 844)
    let stage = try Stage(
      Exhibits.all { try Cities() }, size: size, scale: 2, theme: .light, measurer: FontBook())
    try stage.open(Exhibits.index(of: name))
    let session = try Session(stage.demo, title: name, path: "/tmp/session.yaml")
    var script = Story.Script(stage)
    try script.wait(0.2)
    func point(_ x: Double, _ y: Double) -> LayoutPoint { LayoutPoint(x: x, y: y) }
    switch name {
    case "mail":
      try script.drag(from: point(330, 440), to: point(150, 444), seconds: 0.3)
      try script.wait(1)
      try script.tap(360, 440)
      try script.wait(1)
      #expect((stage.demo as? MailDemo)?.removal != nil)
      try script.drag(from: point(200, 200), to: point(200, 600), seconds: 0.3)
      try script.wait(3)
      #expect((stage.demo as? MailDemo)?.unseen != 0)
    case "photos":
      try script.press(.character("s"))
      try script.drag(from: point(200, 180), to: point(60, 838), seconds: 0.3, lifts: false)
      try script.wait(1)
      try script.press(.delete)
      try script.wait(1)
      #expect((stage.demo as? PhotosDemo)?.removal != nil)
    default:
      let before = (stage.demo as? PlaylistDemo)?.order
      try script.hold(point(150, 320), seconds: 0.7, to: point(170, 455))
      try script.wait(0.5)
      #expect((stage.demo as? PlaylistDemo)?.order != before)
    }
    let files = try session.files()
    let located = try ScenarioFile.parse(text: files.scenario, name: "session.yaml")
    let journal = try JournalFile.parse(text: files.journal, name: "session.jsonl")
    let report = try Simulation(located, content: ScenarioContent(journal: journal)).run()
    #expect(report.recording?.difference == nil && report.frames.count == journal.frameCount)
    #expect(report.isStable, "\(report.stability)")
  }
}

/// What is done in a window is saved and done again.
@Suite(.serialized, .enabled(if: WindowSession.isPossible, "needs Xvfb, xdotool and imagemagick"))
struct WindowRecordTests {
  @Test("a session of a window is the same without one, frame by frame", arguments: [1, 3, 7])
  func window(_ demo: Int) throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "session-\(UUID().uuidString).yaml").path
    let window = try WindowSession(demo: demo, options: ["--record", path])
    window.drag(from: (200, 600), to: (200, 300), steps: 4)
    window.do("click 5", "click 5")
    window.drag(from: (386, 300), to: (386, 400), steps: 4)
    try window.waitUntilIdle()
    // The demo is left: what it was is saved, and the gallery goes on.
    window.do("key Escape")
    try window.wait { $0.last?.demo == nil }
    let frames = window.frames()
    #expect(window.close() == 0)
    let located = try ScenarioFile.read(path: path)
    let simulation = try Simulation(located, content: ContentLoader.load(located))
    var last: Frame?
    let report = try simulation.run(onFrame: { last = $0.frame })
    #expect(report.recording?.difference == nil && report.isStable)
    let shown = try #require(frames.last { $0.demo == demo })
    #expect(
      shown.y == last?.contentOffset.y && shown.time == last.map { Double($0.time.nanoseconds) })
  }

  @Test("what cannot be recorded says so in one line and opens no window")
  func refused() throws {
    let result = try gallery("--demo", "7", "--record", "/no/such/folder/session.yaml")
    #expect(result.code == 2)
    #expect(result.errors == "/no/such/folder/session.yaml cannot be written\n")
  }
}

/// Numbers that look drawn at random, the same for the same seed.
private struct Numbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Prose.scatter(Int(truncatingIfNeeded: state), below: bound)
  }
}
