import ScrollPrimitives
import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Cells that stay with their items off screen, and come back as they were.
@Suite struct KeptCellTests {
  private final class Field: ContextualCell {
    var context: CellContext?
    /// What a person has typed; a new binding of another item empties it.
    var text = ""
    var bindings = 0
    /// Whether it still shows what was typed.
    var isDraft: Bool { context?.isBound == true && text == "draft" }

    init() {}

    func prepareForReuse() {
      text = ""
      bindings = 0
    }

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 44)
    }
  }

  /// A list of items with identities, and the cells that are kept for them.
  private final class Stage {
    let view: CollectionView
    var time = Timestamp.zero
    var items: [Int]
    private var next: Int

    init(count: Int, kept: Int = 4) throws {
      items = Array(0..<count)
      next = count
      view = CollectionView(
        reuse: ReusePolicy(poolCapacity: 3, cacheCapacity: 1, keptCapacity: kept))
      view.register(Field.self)
      view.cellProvider = { view, path in
        let field: Field = view.dequeueCell(at: path)
        field.bindings += 1
        return field
      }
      try view.setViewport(size: LayoutSize(width: 300, height: 440))
      try view.reloadData(sectionCounts: [count])
      try step()
    }

    @discardableResult func step() throws -> Frame {
      time += .milliseconds(16)
      let frame = try view.step(to: time)
      #expect(frame.diagnostics.isEmpty)
      return frame
    }

    func scroll(to row: Int) throws {
      try view.scroll(to: .row(row), at: .top, animated: false)
      try step()
    }

    func field(_ row: Int) -> Field? { view.cell(for: .row(row), as: Field.self) }

    func type(_ text: String, in row: Int) throws -> Field {
      let field = try #require(self.field(row))
      field.text = text
      field.context?.keepsAlive = true
      return field
    }

    func insert(_ count: Int, at row: Int) throws {
      try view.insertItems(at: .row(row), count: count)
      items.insert(contentsOf: next..<next + count, at: row)
      next += count
    }

    func remove(_ row: Int) throws {
      try view.deleteItems(at: .row(row), count: 1)
      items.remove(at: row)
    }

    func move(_ row: Int, to other: Int) throws {
      try view.moveItem(at: .row(row), to: .row(other))
      items.insert(items.remove(at: row), at: other)
    }
  }

  @Test("a cell that asks for it comes back as it was, through updates, without a new binding")
  func comesBack() throws {
    let stage = try Stage(count: 500)
    let field = try stage.type("draft", in: 3)
    try stage.scroll(to: 300)
    #expect(field.context?.isOnScreen == false && field.context?.element == .row(3))
    #expect(stage.view.cellCounters[0].kept == 1)
    try stage.insert(2, at: 0)
    try stage.step()
    #expect(field.context?.element == .row(5) && field.context?.isBound == true)
    try stage.scroll(to: 0)
    #expect(stage.field(5) === field && field.text == "draft" && field.bindings == 1)
    #expect(stage.view.cellCounters[0].kept == 0)
  }

  @Test("the cell of the item with the focus stays, and goes when the focus goes")
  func focus() throws {
    let stage = try Stage(count: 500)
    stage.view.selectionMode = .single
    try stage.view.focus(.row(2), animated: false)
    try stage.step()
    let field = try #require(stage.field(2))
    field.text = "focused"
    try stage.view.scroll(to: .row(300), at: .top, animated: false)
    try stage.step()
    #expect(stage.view.cellCounters[0].kept == 1)
    try stage.scroll(to: 0)
    #expect(stage.field(2) === field && field.text == "focused")
    try stage.scroll(to: 300)
    try stage.view.focus(.row(300), animated: false)
    try stage.step()
    #expect(stage.view.cellCounters[0].kept == 0)
  }

  @Test("an update of the item binds the same cell again as it comes back; a reload lets it go")
  func updates() throws {
    let stage = try Stage(count: 500)
    let field = try stage.type("draft", in: 3)
    try stage.scroll(to: 300)
    try stage.view.reconfigureItems(at: [.row(3)])
    try stage.step()
    #expect(field.bindings == 1)
    try stage.scroll(to: 0)
    #expect(stage.field(3) === field && field.text == "draft" && field.bindings == 2)
    field.context?.keepsAlive = true
    try stage.scroll(to: 300)
    try stage.view.reloadData(sectionCounts: [500])
    try stage.step()
    #expect(stage.view.cellCounters[0].kept == 0 && !field.isDraft)
  }

  @Test("an animated update or layout that takes the item off screen keeps its cell as well")
  func animated() throws {
    let ways: [(Stage) throws -> Void] = [
      { try $0.view.performUpdates([.insertItems(at: .row(0), count: 300)], animated: true) },
      { try $0.view.performUpdates([.moveItem(from: .row(1), to: .row(400))], animated: true) },
      { stage in
        var grid = GridLayout.Configuration()
        grid.lineSpacing = 900
        try stage.view.setLayout(try GridLayout(grid), animated: true)
      },
    ]
    for (number, way) in ways.enumerated() {
      let stage = try Stage(count: 500)
      stage.view.followsStart = number == 0
      try stage.step()
      let field = try stage.type("draft", in: 1)
      try way(stage)
      for _ in 0..<60 { try stage.step() }
      #expect(field.isDraft && field.bindings == 1, "\(number)")
      let element = try #require(field.context?.element)
      try stage.view.scroll(to: element, at: .top, animated: false)
      try stage.step()
      #expect(stage.view.cell(for: element) === field && field.isDraft, "\(number)")
    }
  }

  @Test("a kept cell knows its state, and gets the payloads of all updates since as it comes back")
  func stateAndPayloads() throws {
    let stage = try Stage(count: 500)
    try stage.view.focus(.row(2), animated: false)
    try stage.step()
    let field = try #require(stage.field(2))
    try stage.scroll(to: 300)
    #expect(field.context?.state.isFocused == true)
    for payload in ["a", "b"] {
      try stage.view.reconfigureItems(at: [.row(2)], payload: payload)
      try stage.step()
    }
    try stage.scroll(to: 0)
    #expect(stage.field(2) === field)
    #expect(field.context?.payloads.map { $0 as? String } == ["a", "b"])
  }

  @Test("a cell lets go as it says so, with its item, and when there are too many")
  func ends() throws {
    let stage = try Stage(count: 500, kept: 2)
    let field = try stage.type("a", in: 0)
    let other = try stage.type("b", in: 1)
    let third = try stage.type("c", in: 2)
    var ended = 0
    field.context?.whenBindingEnds { ended += 1 }
    try stage.scroll(to: 300)
    #expect(stage.view.cellCounters[0].kept == 2 && ended == 1)
    other.context?.keepsAlive = false
    try stage.step()
    #expect(stage.view.cellCounters[0].kept == 1)
    let row = try #require(stage.items.firstIndex(of: 2))
    try stage.remove(row)
    try stage.step()
    #expect(stage.view.cellCounters[0].kept == 0 && third.context?.element != .row(row))
    #expect(third.context?.isBound == false || third.text.isEmpty)
  }

  @Test("whatever happens, a kept item has its own cell", arguments: TestRun.seeds(60))
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stage = try Stage(count: 200)
    // What was typed, by the identity of the item; the order in which they left is the order in which they may be lost.
    var typed: [Int: (text: String, field: Field)] = [:]
    for operation in 0..<60 {
      let count = stage.items.count
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        try stage.view.scroll(
          to: .row(.random(in: 0..<count, using: &random)), at: .top, animated: false)
      case 2:
        try stage.insert(
          .random(in: 1...5, using: &random), at: .random(in: 0...count, using: &random))
      case 3: try stage.remove(.random(in: 0..<count, using: &random))
      case 4:
        try stage.move(
          .random(in: 0..<count, using: &random), to: .random(in: 0..<count, using: &random))
      case 5: try stage.view.reconfigureItems(at: [.row(.random(in: 0..<count, using: &random))])
      case 6: stage.view.traits.colorScheme = operation % 2 == 0 ? .dark : .light
      default:
        guard let item = stage.view.visibleItems.randomElement(using: &random) else { break }
        let text = "typed \(operation)"
        typed[stage.items[item.item]] = (text, try stage.type(text, in: item.item))
      }
      try stage.step()
      let counters = stage.view.cellCounters[0]
      #expect(counters.kept <= 4)
      for (identity, (text, field)) in typed {
        guard let context = field.context, context.isBound, context.keepsAlive,
          field.text == text, let row = stage.items.firstIndex(of: identity)
        else {
          // It was let go: for too many others, or with its item.
          #expect(typed.count > 4 || !stage.items.contains(identity))
          typed[identity] = nil
          continue
        }
        #expect(context.element == .row(row))
        if stage.view.isVisible(.row(row)) { #expect(stage.field(row) === field) }
      }
    }
  }
}
