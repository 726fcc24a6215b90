import Scrollwork
import Stage
import Testing

@testable import Gallery

/// The field guide expands and collapses, and the pressed row stays where it is.
@Suite struct OutlineTests {
  private typealias Session = DemoSession<OutlineDemo>

  /// The number of the entry with a name.
  private func entry(_ name: String, _ session: Session) throws -> Int {
    try #require(session.demo.guide.entries.firstIndex { $0.name == name })
  }

  private func path(_ name: String, _ session: Session) throws -> ItemPath {
    try #require(session.demo.source.shownSnapshot.path(of: entry(name, session)))
  }

  private func shown(_ session: Session) -> [String] {
    session.demo.source.shownSnapshot.itemIdentifiers.map { session.demo.guide.entries[$0].name }
  }

  @Test("the text becomes a tree, and every name is there once")
  func guide() {
    let guide = FieldGuide.europe
    #expect(guide.roots.count == 7 && guide.kindCount == guide.entries.count - guide.groups.count)
    #expect(Set(guide.entries.map(\.name)).count == guide.entries.count)
    for (number, entry) in guide.entries.enumerated() {
      #expect(!entry.name.isEmpty && !entry.note.isEmpty, "line \(number)")
      #expect(entry.children.allSatisfy { guide.entries[$0].parent == number })
      #expect(entry.level == (entry.parent.map { guide.entries[$0].level + 1 } ?? 0))
      #expect(entry.kinds == 0 || !entry.children.isEmpty)
    }
    let odd = FieldGuide("      too deep | x\n  \nplain")
    #expect(odd.entries.map(\.level) == [0, 1, 0] && odd.entries[2].note.isEmpty)
  }

  @Test("a press expands a group, another one collapses it, and the rows before it stay")
  func press() throws {
    var session = try Session("outline")
    let before = shown(session)
    #expect(before.contains("Barn owl") && !before.contains("Green woodpecker"))
    let group = try path("Woodpeckers", session)
    let places = session.places(session.demo.source.item(at:))
    try session.click(item: group)
    try session.wait(0.6)
    #expect(shown(session).contains("Green woodpecker"))
    #expect(session.demo.view.focusedItem == group)
    let after = session.places(session.demo.source.item(at:))
    let pressed = try entry("Woodpeckers", session)
    for (number, place) in places where number <= pressed { #expect(after[number] == place) }
    try session.click(item: group)
    try session.wait(0.6)
    #expect(shown(session) == before && session.places(session.demo.source.item(at:)) == places)
  }

  @Test(
    "the row that is pressed stays in every frame, at the end of the outline too", arguments: 1...4)
  func stays(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var session = try Session("outline", size: LayoutSize(width: 390, height: 620))
    try session.press(.character("e"))
    try session.wait(0.5)
    for round in 0..<12 {
      let keys: [KeyPress.Key] = [.end, .pageUp, .home, .pageDown]
      if round % 3 == 0 { try session.press(keys[Int(random.next() % 4)]) }
      try session.wait(1.2)
      let demo = session.demo
      let groups = session.stage.frame.visible.filter {
        $0.start >= .zero && ($0.start + $0.extent).points <= session.stage.viewport.size.height
          && demo.isTappable($0.element)
      }
      guard !groups.isEmpty else { continue }
      let chosen = groups[Int(random.next() % UInt64(groups.count))]
      let path = try #require(chosen.element.itemPath)
      let number = try #require(demo.source.item(at: path))
      try session.click(item: path)
      for frame in 0..<40 {
        try session.wait(1 / 60.0)
        let place = session.places(demo.source.item(at:))[number]
        #expect(place == chosen.start, "seed \(seed), round \(round), frame \(frame)")
      }
    }
  }

  @Test("room below the last row goes once it is off screen")
  func room() throws {
    var session = try Session("outline")
    try session.press(.character("e"))
    try session.wait(0.5)
    try session.press(.end)
    try session.wait(1.5)
    // From the last entry to its group, which collapses where it is.
    try session.press(.up, .left)
    try session.wait(0.8)
    let group = try entry("Octopuses and squid", session)
    let place = session.places(session.demo.source.item(at:))[group]
    try session.press(.left)
    try session.wait(0.8)
    #expect(session.demo.focus == group && !session.demo.isExpanded(group))
    #expect(session.places(session.demo.source.item(at:))[group] == place)
    try session.press(.home)
    try session.wait(1.5)
    let view = session.demo.view
    let bottom = view.edges.maximum - (view.contentSize.height - session.stage.viewport.size.height)
    #expect(abs(bottom - 16) < 0.5)
  }

  @Test("keys go in and out, expand and collapse")
  func keys() throws {
    var session = try Session("outline")
    let name = { (session: Session) in
      session.demo.focus.map { session.demo.guide.entries[$0].name }
    }
    try session.press(.down)
    #expect(name(session) == "Birds")
    try session.press(.right)
    #expect(name(session) == "Owls")
    try session.press(.right, .down, .left)
    #expect(name(session) == "Owls")
    try session.press(.left)
    try session.wait(0.5)
    #expect(name(session) == "Owls" && !shown(session).contains("Barn owl"))
    try session.press(.right)
    try session.wait(0.5)
    #expect(shown(session).contains("Barn owl"))
    try session.press(.space)
    try session.wait(0.5)
    #expect(!shown(session).contains("Barn owl"))
    try session.press(.enter, .right)
    #expect(name(session) == "Barn owl")
    // On a kind these do nothing.
    try session.press(.right, .enter)
    try session.wait(0.5)
    #expect(name(session) == "Barn owl")
    // The focus goes to the group at the root.
    try session.press(.character("c"))
    try session.wait(0.5)
    #expect(name(session) == "Birds" && shown(session).count == 7)
    try session.press(.character("e"))
    try session.wait(0.5)
    #expect(shown(session).count == session.demo.guide.entries.count)
    try session.press(.escape)
    #expect(session.demo.focus == nil && session.stage.openIndex != nil)
  }

  @Test("the buttons expand and collapse all")
  func buttons() throws {
    var session = try Session("outline")
    try session.click(
      session.inWindow(#require(session.demo.strip.area(of: "Collapse all")), ofStrip: true))
    try session.wait(0.5)
    #expect(shown(session).count == 7)
    try session.click(
      session.inWindow(#require(session.demo.strip.area(of: "Expand all")), ofStrip: true))
    try session.wait(0.5)
    #expect(shown(session).count == session.demo.guide.entries.count)
  }

  @Test("triangles turn while rows move, and the stage rests once they have")
  func turning() throws {
    var session = try Session("outline")
    let path = try path("Woodpeckers", session)
    func turn() -> Double { (session.demo.view.cell(for: .item(path)) as? OutlineRow)?.turn ?? -1 }
    #expect(turn() == 0)
    try session.click(item: path)
    var turns: Set<Double> = [turn()]
    for _ in 0..<30 {
      try session.wait(1 / 60.0)
      turns.insert(turn())
    }
    #expect(turn() == 1 && turns.count > 5)
    try session.wait(2)
    #expect(session.stage.nextFrameTime == nil)
  }
}
