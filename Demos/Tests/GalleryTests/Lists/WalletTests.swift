import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Cards that open: the pressed card stays, and its pattern is ready before the card is on screen.
@Suite struct WalletTests {
  private func open(
    _ size: LayoutSize = LayoutSize(width: 390, height: 844),
    text: ContentSizeCategory = .large
  ) throws -> (stage: Stage, demo: WalletDemo) {
    let stage = try Stage(
      Exhibits.all { try Cities() }, size: size, scale: 1, theme: .light, measurer: FontBook(),
      textSize: text)
    try stage.open(Exhibits.index(of: "wallet"))
    let demo = try #require(stage.demo as? WalletDemo)
    return (stage, demo)
  }

  @Test("the card that is pressed stays where it is, in every frame", arguments: [390.0, 1280])
  func stays(width: Double) throws {
    for seed in UInt64(1)...6 {
      var random = SeededGenerator(seed: seed)
      let (stage, demo) = try open(LayoutSize(width: width, height: 844))
      var script = Story.Script(stage)
      try script.wait(0.1)
      for _ in 0..<12 {
        try demo.view.setContentOffset(
          LayoutPoint(x: 0, y: random.number(400...1500)), animated: false)
        try script.wait(0.5)
        let place = random.pick(
          stage.frame.visible.filter { $0.start >= .zero && $0.start.points < 400 })
        let card = try #require(place.element.itemPath).item
        let wasOpen = demo.open == card
        try demo.tap(place.element)
        #expect(demo.open == (wasOpen ? nil : card))
        for _ in 0..<30 {
          try script.wait(1 / 60.0)
          let now = stage.frame.visible.first { $0.index == place.index }
          #expect(now?.start == place.start, "seed \(seed) \(place.element)")
        }
      }
    }
  }

  @Test("a card has all lines of its pattern on screen, however many frames they took")
  func pattern() throws {
    let (stage, demo) = try open()
    var now = Timestamp.zero
    // Each question takes a millisecond: a frame has time for a few steps only.
    stage.workClock = {
      now = now + .milliseconds(1)
      return now
    }
    var script = Story.Script(stage)
    var waited = 0
    try script.wait(0.1)
    for _ in 0..<8 {
      try script.drag(
        from: LayoutPoint(x: 200, y: 700), to: LayoutPoint(x: 200, y: 200), seconds: 0.15)
      for _ in 0..<40 {
        try script.wait(1 / 60.0)
        waited += stage.frame.work.readied
        for element in stage.frame.visible {
          let card = try #require(demo.view.cell(for: element.element) as? PassCard)
          #expect(card.pattern.count == PassCard.lineCount, "\(element.element)")
        }
      }
    }
    #expect(waited > 20)
  }

  @Test("the layout finds what a walk over all cards finds", arguments: [200.0, 390, 900, 1900])
  func window(width: Double) throws {
    for seed in UInt64(1)...20 {
      var random = SeededGenerator(seed: seed)
      var layout = WalletLayout()
      let count = random.whole(0...60)
      try layout.prepare(
        LayoutContext(
          structure: ItemStructure(sectionCounts: [count]),
          container: LayoutSize(width: width, height: 800),
          traits: TraitCollection(
            contentSizeCategory: random.pick(ContentSizeCategory.allCases))))
      layout.setOpen(random.oneIn(3) ? nil : random.whole(-2...count + 2))
      let all = (0..<count + 2).compactMap { layout.attributes(at: $0) }
      #expect(all.count == count)
      #expect(all.allSatisfy { $0.start + $0.extent <= layout.contentExtent })
      for _ in 0..<20 {
        let low = Ticks(clamping: random.number(-900...9000))
        let main = low..<low + Ticks(clamping: random.number(0...1200))
        var found: [LayoutAttributes] = []
        layout.elements(in: LayoutWindow(main: main, cross: Ticks.zero..<Ticks.zero), into: &found)
        #expect(found == all.filter { $0.touches(main) }, "seed \(seed)")
      }
    }
  }

  @Test("keys open and close, and a card is open again when the gallery comes back")
  func keys() throws {
    let (stage, demo) = try open()
    var script = Story.Script(stage)
    try script.wait(0.1)
    try script.press(.down)
    try script.press(.down)
    try script.press(.enter)
    try script.wait(0.6)
    let number = try #require(demo.open)
    #expect(demo.view.focusedItem == ItemPath(section: 0, item: number))
    let saved = try stage.savePlace()
    let (other, _) = try open()
    try other.restorePlace(saved)
    _ = try other.step(to: .zero)
    #expect((other.demo as? WalletDemo)?.open == number)
    try script.press(.escape)
    #expect(demo.open == nil)
  }
}
