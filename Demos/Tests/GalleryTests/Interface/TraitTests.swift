import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Larger text and lines that begin at the right.
@Suite struct TraitTests {
  private static let size = LayoutSize(width: 390, height: 844)

  private func stage(
    _ demo: Int, textSize: ContentSizeCategory = .large,
    direction: TraitCollection.LayoutDirection = .leftToRight, size: LayoutSize = size
  ) throws -> (stage: Stage, script: Story.Script) {
    let stage = try Stage(
      Exhibits.all { try Cities() }, size: size, scale: 1, theme: .light, measurer: FontBook(),
      textSize: textSize, direction: direction)
    var script = Story.Script(stage)
    try stage.open(demo)
    try script.wait(0.3)
    return (stage, script)
  }

  @Test(
    "rows of text grow with the text size, and letters in them", arguments: [1, 2, 8, 9, 11, 12])
  func textSize(_ demo: Int) throws {
    func measured(_ textSize: ContentSizeCategory) throws -> (rows: Double, letters: Double) {
      let (stage, script) = try stage(demo, textSize: textSize)
      let rows = stage.frame.visible.filter { $0.element.itemPath != nil }
      let letters = [script.layers[1]].texts.map(\.style.size).max() ?? 0
      return (rows.map(\.extent.points).reduce(0, +) / Double(rows.count), letters)
    }
    let (small, usual) = (try measured(.extraSmall), try measured(.large))
    let large = try measured(.accessibilityLarge)
    #expect(small.rows < usual.rows && usual.rows * 1.3 < large.rows)
    let scale = ContentSizeCategory.accessibilityLarge.textScale
    #expect(abs(large.letters - usual.letters * scale) < 0.01 && small.letters < usual.letters)
  }

  @Test("bars and their buttons grow with the text size, as far as the window has room")
  func bars() throws {
    let mail = try Exhibits.index(of: "mail")
    func drawn(
      _ textSize: ContentSizeCategory, _ size: LayoutSize = TraitTests.size
    ) throws -> (title: Double, button: Double, top: Double) {
      let (stage, script) = try stage(mail, textSize: textSize, size: size)
      let title = try #require(script.layers.texts.last { $0.text == "Mail" })
      let button = try #require(script.layers.texts.last { $0.text == "Select" })
      return (title.style.size, button.style.size, stage.viewport.minY)
    }
    let usual = try drawn(.large)
    #expect(try drawn(.extraSmall) == usual)
    for (textSize, scale) in [
      (ContentSizeCategory.extraLarge, 19.0 / 17), (.accessibilityLarge, 390.0 / 280),
    ] {
      let large = try drawn(textSize)
      for (grown, before) in [
        (large.title, usual.title), (large.button, usual.button), (large.top, usual.top),
      ] { #expect(abs(grown - before * scale) < 0.01, "\(textSize)") }
    }
    // The smallest window has no room, a low one little.
    let small = LayoutSize(width: 280, height: 360)
    #expect(try drawn(.accessibilityLarge, small) == drawn(.large, small))
    let low = LayoutSize(width: 844, height: 300)
    #expect(abs(try drawn(.accessibilityLarge, low).top - 120) < 0.01)
  }

  @Test(
    "controls of enlarged bars are pressed where they are",
    arguments: TraitCollection.LayoutDirection.allCases)
  func enlargedControls(_ direction: TraitCollection.LayoutDirection) throws {
    let (stage, start) = try stage(
      Exhibits.index(of: "photos"), textSize: .accessibilityLarge, direction: direction)
    var script = start
    let photos = try #require(stage.demo as? PhotosDemo)
    let scale = 390.0 / 280
    func x(_ x: Double) -> Double { direction == .rightToLeft ? 390 - x * scale : x * scale }
    let area = photos.segments.area
    try script.tap(x(area.minX + area.size.width * 0.5), (Stage.barHeight + area.midY) * scale)
    try script.wait(0.5)
    #expect(photos.segments.selected == 1)
    try script.tap(x(30), 26 * scale)
    try script.wait(0.2)
    #expect(stage.openIndex == nil)
  }

  @Test(
    "bars at the bottom grow with the text, as far as their titles fit, and act where they are",
    arguments: [("mail", 1.0), ("photos", 1.6), ("playlist", 1.6)])
  func actionBars(_ name: String, _ most: Double) throws {
    for size in [ContentSizeCategory.large, .accessibilityLarge] {
      let (stage, start) = try stage(Exhibits.index(of: name), textSize: size)
      var script = start
      if let mail = stage.demo as? MailDemo { try mail.beginSelecting() }
      if let photos = stage.demo as? PhotosDemo { try photos.beginSelecting() }
      try script.wait(0.5)
      let fonts = try FontBook()
      let height = size == .large ? 60.0 : 96
      // In the list's viewport.
      let (end, top) = (stage.viewport.size.height, stage.viewport.size.height - height)
      let titles = script.layers.texts.filter { $0.area.minY > top }
      #expect(titles.count >= 2, "\(name) \(size)")
      for title in titles {
        let width = fonts.size(of: title.text, style: title.style, width: .infinity).width
        #expect(width <= title.area.size.width + 1, "\(name) \(size): \(title.text)")
        #expect(title.area.maxY <= end && title.area.minX >= 0)
        let isEnlarged = size != .large && most > 1
        #expect(title.style.size > Type.label.size || !isEnlarged, "\(name): \(title.text)")
      }
      guard let playlist = stage.demo as? PlaylistDemo else { continue }
      let button = try #require(titles.first { $0.text == "Pause" })
      try script.tap(button.area.midX, stage.viewport.maxY - 14)
      #expect(playlist.isPaused)
    }
  }

  @Test("every text of every demo keeps to the window, in every text size and direction")
  func fits() throws {
    for textSize in [ContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityLarge] {
      for direction in TraitCollection.LayoutDirection.allCases {
        // Carousels and tables go on to the side.
        for name in Exhibits.names where !["store", "table", "covers"].contains(name) {
          let (_, script) = try stage(
            Exhibits.index(of: name), textSize: textSize, direction: direction)
          for layer in script.layers {
            for group in layer.list.groups {
              for command in layer.list.commands[group.commands] {
                guard case .text(let id, let area, _, _) = command else { continue }
                let x = layer.origin.x + group.origin.x + area.minX
                #expect(
                  x >= -0.01 && x + area.size.width <= Self.size.width + 1.01
                    && area.size.width >= 0,
                  "\(name), \(textSize), \(direction): \(layer.list.texts[id])")
              }
            }
          }
        }
      }
    }
  }

  @Test(
    "drawings and controls lie at the other side", arguments: ["outline", "mail"])
  func mirrored(_ name: String) throws {
    let demo = try Exhibits.index(of: name)
    let (left, usual) = try stage(demo)
    let (right, other) = try stage(demo, direction: .rightToLeft)
    #expect(left.frame.visible.map(\.start) == right.frame.visible.map(\.start))
    let (drawn, mirrored) = (usual.layers.texts, other.layers.texts)
    #expect(drawn.map(\.text) == mirrored.map(\.text))
    let sides = zip(drawn, mirrored).filter { $0.style.alignment != $1.style.alignment }
    #expect(!sides.isEmpty)
    // Back is at the right.
    var script = other
    try script.tap(75, 26)
    #expect(right.openIndex == demo)
    try script.tap(350, 26)
    #expect(right.openIndex == nil)
  }

  @Test("keys of the outline go in at the left, and its buttons are pressed where they are")
  func outline() throws {
    let (stage, start) = try stage(11, direction: .rightToLeft)
    var script = start
    let demo = try #require(stage.demo as? OutlineDemo)
    try script.press(.down)
    try script.wait(0.1)
    try script.press(.left)
    try script.wait(0.1)
    #expect(demo.focus.map { demo.guide.entries[$0].name } == "Owls")
    try script.press(.right)
    try script.wait(0.5)
    #expect(demo.focus.map(demo.isExpanded) == false)
    let button = try #require(demo.strip.area(of: "Expand all"))
    try script.tap(390 - button.midX, Stage.barHeight + button.midY)
    try script.wait(0.5)
    #expect(demo.outline.visibleItems.count == demo.guide.entries.count)
  }

  @Test("the page of a wide window lies at the left, and controls of the list work there")
  func split() throws {
    let (stage, start) = try stage(
      8, direction: .rightToLeft, size: LayoutSize(width: 1280, height: 800))
    #expect(stage.viewport.maxX == 1280 && stage.page.minX == 0)
    #expect(stage.page.maxX == stage.viewport.minX)
    var script = start
    try script.tap(1200, 150)
    try script.wait(0.3)
    #expect((stage.demo as? MailDemo)?.opened != nil)
    // A drag of the bar that scrolls, at the list's left edge.
    let before = stage.frame.contentOffset.y
    try script.drag(
      from: LayoutPoint(x: stage.viewport.minX + 4, y: 120),
      to: LayoutPoint(x: stage.viewport.minX + 4, y: 500), seconds: 0.3)
    try script.wait(0.2)
    #expect(stage.frame.contentOffset.y > before + 1000)
  }

  @Test("text of Arabic and Hebrew stays at the right, other text goes there")
  func canvas() {
    var list = DisplayList()
    let area = LayoutRect(x: 10, y: 5, width: 60, height: 20)
    list.addGroup(size: LayoutSize(width: 100, height: 40)) { canvas in
      for text in ["Oslo", "أوسلو", "‎12", ""] {
        canvas.text(text, in: area, style: TextStyle(size: 10), .black)
      }
    }
    var mirrored = DisplayList()
    mirrored.addGroup(size: LayoutSize(width: 100, height: 40)) {
      $0.draw(list, isMirrored: true)
    }
    let styles = mirrored.commands.map { command -> TextStyle.Alignment? in
      guard case .text(_, let place, let style, _) = command else { return nil }
      #expect(place == LayoutRect(x: 30, y: 5, width: 60, height: 20))
      return style.alignment
    }
    #expect(styles == [.trailing, .leading, .trailing, .trailing])
  }
}
