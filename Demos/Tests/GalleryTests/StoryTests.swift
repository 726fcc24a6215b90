import Foundation
import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

@Suite struct StoryTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Pictures")

  @Test("every demo is drawn as ever", arguments: Story.all.map(\.name))
  func picture(_ name: String) throws {
    let story = try #require(Story.all.first { $0.name == name })
    let surface = try story.surface(FontBook())
    let file = Self.folder.appending(path: name + ".png").path
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      return try surface.writePNG(to: file)
    }
    let difference = try surface.difference(fromPicture: file)
    #expect(difference == nil, "\(name): \(difference.map { "\($0)" } ?? "")")
  }

  @Test("nothing moves by itself in any demo, whatever is done to it", arguments: 1...6)
  func drift(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let size = LayoutSize(width: 390, height: 700)
    let cities = try Cities()
    let stage = try Stage(
      Exhibits.all { cities }, size: size, scale: 1, theme: .light, measurer: FontBook())
    var script = Story.Script(stage)
    for demo in stage.exhibits.indices {
      try stage.open(demo)
      for _ in 0..<12 {
        switch random.next() % 6 {
        case 0: try script.press([.pageDown, .pageUp, .home, .end, .down][Int(random.next() % 5)])
        case 1:
          try stage.handle(
            .resize(LayoutSize(width: 320 + Double(random.next() % 400), height: 700)))
        case 2: try script.tap(40 + Double(random.next() % 300), 60 + Double(random.next() % 120))
        default:
          let from = LayoutPoint(x: 200, y: 200 + Double(random.next() % 450))
          let to = LayoutPoint(x: 200, y: 200 + Double(random.next() % 450))
          try script.drag(from: from, to: to, seconds: 0.1)
        }
        try script.wait(0.4)
        #expect(stage.drift.worst == 0, "demo \(demo + 1), seed \(seed)")
        #expect(stage.frame.diagnostics.isEmpty, "demo \(demo + 1), seed \(seed)")
      }
    }
  }

  @Test("a restored gallery shows the same screen, item and offset", arguments: Exhibits.numbers)
  func leftPlace(_ demo: Int) throws {
    let cities = try Cities()
    let size = LayoutSize(width: 390, height: 700)
    func makeStage() throws -> Stage {
      try Stage(
        Exhibits.all { cities }, size: size, scale: 1, theme: .light, measurer: FontBook())
    }
    let bytes: [UInt8]
    let (left, theme): (Frame, Theme)
    do {
      let stage = try makeStage()
      try stage.open(demo)
      var script = Story.Script(stage)
      try script.wait(0.3)
      try script.drag(
        from: LayoutPoint(x: 200, y: 600), to: LayoutPoint(x: 200, y: 350), seconds: 0.1)
      try script.wait(2.5)
      try stage.setTheme(.dark)
      try script.wait(0.1)
      (left, theme) = (stage.frame, stage.surroundings.theme)
      bytes = try stage.savePlace()
      #expect(try stage.savePlace() == bytes, "the same place, the same bytes")
    }
    let stage = try makeStage()
    try stage.restorePlace(bytes)
    _ = try stage.step(to: .zero)
    #expect(stage.openIndex == demo && stage.surroundings.theme.isDark == theme.isDark)
    #expect(stage.frame.visible.map(\.element) == left.visible.map(\.element))
    #expect(stage.frame.visible.map(\.start) == left.visible.map(\.start))
    try stage.close()
    _ = try stage.step(to: .zero)
    #expect(stage.openIndex == nil && !stage.frame.visible.isEmpty)
    // Bytes that are no place leave the list of demos.
    for broken in [[], [1, 2, 3], Array(bytes.dropLast())] {
      #expect(throws: (any Error).self) { try stage.restorePlace(broken) }
      _ = try stage.step(to: .zero)
      #expect(stage.openIndex == nil && !stage.frame.visible.isEmpty)
    }
  }

  @Test("both themes draw every demo in the same places")
  func themes() throws {
    let cities = try Cities()
    for demo in Exhibits.numbers {
      let starts = try [Theme.light, .dark].map { theme in
        let stage = try Stage(
          Exhibits.all { cities }, size: LayoutSize(width: 390, height: 700), scale: 2,
          theme: theme,
          measurer: FontBook())
        try stage.open(demo)
        var script = Story.Script(stage)
        try script.wait(0.5)
        return stage.frame.visible
      }
      #expect(starts[0] == starts[1])
      #expect(!starts[0].isEmpty)
    }
  }
}
