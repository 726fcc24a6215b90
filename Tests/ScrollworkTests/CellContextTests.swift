import ScrollPrimitives
import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Cells that know where they are, and ask to be drawn or measured again.
@Suite struct CellContextTests {
  private final class Row: ContextualCell {
    var context: CellContext?
    let name: String
    var height = 44.0
    var color = Color.black
    private(set) var drawings = 0
    var measures = 0
    var seen: [String] = []

    init() { name = "plain" }
    init(name: String) { self.name = name }

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      measures += 1
      return LayoutSize(width: proposal.width, height: height)
    }

    func draw(in canvas: inout Canvas) {
      drawings += 1
      canvas.fill(LayoutRect(x: 0, y: 0, width: 10, height: 10), color)
    }
  }

  private final class Stage {
    let view = CollectionView(reuse: ReusePolicy(poolCapacity: 5, cacheCapacity: 2))
    var time = Timestamp.zero
    var onBind: (Row, ItemPath) -> Void = { _, _ in }

    init(count: Int) throws {
      view.register(Row.self) { Row(name: "made") }
      view.cellProvider = { [unowned self] view, path in
        let row: Row = view.dequeueCell(at: path)
        onBind(row, path)
        return row
      }
      try view.setViewport(size: LayoutSize(width: 300, height: 440))
      try view.reloadData(sectionCounts: [count])
    }

    @discardableResult func step() throws -> Frame {
      time += .milliseconds(16)
      let frame = try view.step(to: time)
      #expect(frame.diagnostics.isEmpty)
      return frame
    }

    func row(_ item: Int) throws -> Row {
      try #require(view.cell(for: .row(item), as: Row.self))
    }
  }

  @Test("cells come from the closure, and know their element, traits and state")
  func knowsWhereItIs() throws {
    let stage = try Stage(count: 1000)
    var bound: [ElementPath?] = []
    stage.onBind = { row, path in
      #expect(row.name == "made" && row.context?.element == .item(path))
      #expect(row.context?.payloads.isEmpty == true)
      bound.append(row.context?.element)
    }
    try stage.step()
    #expect(!bound.isEmpty)
    let row = try stage.row(3)
    let context = try #require(row.context)
    #expect(context.isOnScreen && context.isBound && !context.state.isSelected)
    stage.view.selectionMode = .single
    try stage.view.selectItem(at: .row(3))
    try stage.view.insertItems(at: .row(0), count: 2)
    stage.view.traits.colorScheme = .dark
    try stage.step()
    #expect(context.element == .row(5) && context.state.isSelected)
    #expect(context.traits.colorScheme == .dark)
    // Ready ahead and not on screen.
    for _ in 0..<20 { try stage.step() }
    let last = try #require(stage.view.visibleItems.last)
    #expect(try stage.row(last.item).context?.isOnScreen == true)
    #expect(try stage.row(last.item + 1).context?.isOnScreen == false)
    try stage.view.setContentOffset(LayoutPoint(y: 20_000), animated: false)
    try stage.step()
    #expect(!context.isBound || context.element != .row(5))
  }

  @Test("a cell draws again in the next frame when it asks, and nothing else does")
  func drawsAgain() throws {
    let stage = try Stage(count: 100)
    for _ in 0..<10 { try stage.step() }
    let rows = try stage.view.visibleItems.map { try stage.row($0.item) }
    let before = rows.map(\.drawings)
    let list = try stage.step().displayList
    #expect(stage.view.nextFrameTime == nil)
    rows[2].color = .white
    rows[2].context?.setNeedsDisplay()
    #expect(stage.view.nextFrameTime != nil)
    let frame = try stage.step()
    #expect(frame.displayList != list && frame.work.bound == 0 && frame.work.measured == 0)
    #expect(zip(rows, before).map { $0.drawings - $1 } == rows.indices.map { $0 == 2 ? 1 : 0 })
    stage.view.setNeedsDisplay()
    try stage.step()
    #expect(zip(rows, before).map { $0.drawings - $1 } == rows.indices.map { $0 == 2 ? 2 : 1 })
    try stage.step()
    #expect(stage.view.nextFrameTime == nil)
  }

  @Test("a cell is measured again when it asks, without a binding, and the screen before it stays")
  func measuredAgain() throws {
    let stage = try Stage(count: 1000)
    var binds = 0
    stage.onBind = { _, _ in binds += 1 }
    try stage.step()
    try stage.view.setContentOffset(LayoutPoint(y: 4400), animated: false)
    for _ in 0..<10 { try stage.step() }
    let before = try stage.step()
    let (first, third) = (stage.view.visibleItems[0].item, stage.view.visibleItems[3].item)
    binds = 0
    let row = try stage.row(third)
    row.height = 90
    row.context?.setNeedsSize()
    let after = try stage.step()
    #expect(after.displacement == .zero && after.work.bound == binds)
    #expect(stage.view.frame(of: .row(third))?.size.height == 90)
    for (old, new) in zip(before.visible.prefix(4), after.visible) {
      #expect(old.element == new.element && old.start == new.start)
    }
    // Above the screen: everything on it stays.
    let above = try stage.row(first - 1)
    above.height = 500
    above.context?.setNeedsSize()
    let moved = try stage.step()
    #expect(moved.displacement == .zero && moved.correction.points == 456)
    #expect(moved.visible.map(\.start) == after.visible.map(\.start))
    #expect(throws: CollectionError.itemOutOfRange(.row(1000))) {
      try stage.view.setNeedsSize(at: [.row(1), .row(1000)])
    }
  }

  @Test("work of a binding ends with it, once, and a late result finds that it is not current")
  func bindingsEnd() throws {
    for seed in TestRun.seeds(40) {
      var random = SeededGenerator(seed: seed)
      let stage = try Stage(count: 400)
      var (begun, ended) = (0, [Int: Int]())
      var current: [(Row, CellBinding, ItemPath, Int)] = []
      stage.onBind = { row, path in
        guard let context = row.context else { return }
        let number = begun
        begun += 1
        current.append((row, context.binding, path, number))
        context.whenBindingEnds { ended[number, default: 0] += 1 }
      }
      var count = 400
      for _ in 0..<60 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try stage.view.fling(velocity: Double.random(in: -6000...6000, using: &random))
        case 1:
          try stage.view.setContentOffset(
            LayoutPoint(y: Double.random(in: 0...15_000, using: &random)), animated: false)
        case 2:
          try stage.view.insertItems(at: .row(Int.random(in: 0...count, using: &random)), count: 2)
          count += 2
        case 3:
          try stage.view.deleteItems(
            at: .row(Int.random(in: 0..<count - 3, using: &random)), count: 3)
          count -= 3
        case 4:
          try stage.view.reconfigureItems(at: [.row(Int.random(in: 0..<count, using: &random))])
        default: try stage.view.reloadItems(at: [.row(Int.random(in: 0..<count, using: &random))])
        }
        try stage.step()
        for (row, binding, _, number) in current {
          let isOver = ended[number] != nil
          #expect(row.context?.isCurrent(binding) == !isOver, "seed \(seed)")
          #expect(ended[number] ?? 0 <= 1, "seed \(seed)")
        }
        // A cell on screen has the binding of its element.
        for path in stage.view.visibleItems {
          let row = try stage.row(path.item)
          #expect(
            row.context?.isBound == true && row.context?.element == .item(path), "seed \(seed)")
        }
      }
      let live = current.filter { ended[$0.3] == nil }.count
      #expect(live <= 60, "seed \(seed): \(live) bindings go on")
      current = []
    }
  }

  @Test("cells that are used again in the frame they leave keep their new bindings")
  func usedAgainAtOnce() throws {
    let changes: [(Stage) throws -> Void] = [
      { try $0.view.reloadData(sectionCounts: [50]) },
      { try $0.view.deleteItems(at: .row(0), count: 30) },
      { try $0.view.reloadItems(at: (0..<9).map { .row($0) }) },
      { try $0.view.setContentOffset(LayoutPoint(y: 2000), animated: false) },
    ]
    for (number, change) in changes.enumerated() {
      let stage = try Stage(count: 100)
      try stage.step()
      var ended: [CellBinding] = []
      stage.onBind = { row, _ in
        guard let context = row.context else { return }
        let binding = context.binding
        context.whenBindingEnds { ended.append(binding) }
      }
      try change(stage)
      try stage.step()
      for path in stage.view.visibleItems {
        let context = try #require(stage.row(path.item).context)
        #expect(context.isBound && context.isCurrent(context.binding), "\(number)")
      }
      #expect(ended.isEmpty, "\(number)")
    }
  }

  @Test("work ends when the view is released, also where somebody keeps the contexts")
  func releasedView() throws {
    var (ends, kept) = (0, [CellContext]())
    var stage: Stage? = try Stage(count: 50)
    stage?.onBind = { row, _ in
      row.context?.whenBindingEnds { ends += 1 }
      if let context = row.context { kept.append(context) }
    }
    try stage?.step()
    #expect(ends == 0)
    stage = nil
    #expect(ends == kept.count && ends > 10 && kept.allSatisfy { !$0.isBound })
  }

  @Test("a cell asks for its own size, whatever updates are queued")
  func sizeAfterQueuedUpdates() throws {
    let updates: [(Int, (CollectionView) throws -> Void)] = [
      (-1, { try $0.deleteItems(at: .row(2)) }), (3, { try $0.insertItems(at: .row(0), count: 3) }),
      (0, { try $0.moveItem(at: .row(0), to: .row(4)) }), (0, { _ in }),
    ]
    for (shift, update) in updates {
      let stage = try Stage(count: 100)
      for _ in 0..<5 { try stage.step() }
      let row = try stage.row(7)
      row.height = 100
      try update(stage.view)
      row.context?.setNeedsSize()
      try stage.step()
      #expect(row.context?.element == .row(7 + shift))
      #expect(stage.view.frame(of: .row(7 + shift))?.size.height == 100, "\(shift)")
    }
    // Of an element that goes, nothing is measured.
    let stage = try Stage(count: 100)
    try stage.step()
    let row = try stage.row(3)
    try stage.view.deleteItems(at: .row(3))
    row.context?.setNeedsSize()
    try stage.step()
  }

  @Test("a cell that needs everything gets no payloads")
  func wholeBindings() throws {
    let changes: [(Stage) throws -> Void] = [
      { $0.view.traits.colorScheme = .dark }, { try $0.view.reloadItems(at: [.row(3)]) },
      { try $0.view.setViewport(size: LayoutSize(width: 300, height: 440), scale: 2) },
    ]
    for (number, change) in changes.enumerated() {
      let stage = try Stage(count: 100)
      for _ in 0..<5 { try stage.step() }
      var payloads: [Int] = []
      stage.onBind = { row, path in
        if path.item == 3 { payloads.append(row.context?.payloads.count ?? -1) }
      }
      try stage.view.reconfigureItems(at: [.row(3)], payload: "title")
      try change(stage)
      try stage.step()
      #expect(!payloads.isEmpty && payloads.allSatisfy { $0 == 0 }, "\(number): \(payloads)")
    }
  }

  @Test("payloads reach the provider in order, merged until the frame, and not with a whole change")
  func payloads() throws {
    let stage = try Stage(count: 100)
    for _ in 0..<10 { try stage.step() }
    var seen: [Int: [Int]] = [:]
    stage.onBind = { row, path in
      seen[path.item] = row.context?.payloads.compactMap { $0 as? Int }
    }
    let cell = try stage.row(2)
    try stage.view.reconfigureItems(at: [.row(2), .row(3)], payload: 1)
    try stage.view.insertItems(at: .row(0))
    try stage.view.reconfigureItems(at: [.row(3)], payload: 2)
    try stage.view.reconfigureItems(at: [.row(4)], payload: 3)
    try stage.view.reconfigureItems(at: [.row(4)])
    try stage.view.setNeedsSize(at: [.row(5)])
    // Off screen and without a cell: configured whole when it gets one.
    try stage.view.reconfigureItems(at: [.row(90)], payload: 9)
    let frame = try stage.step()
    #expect(seen[3] == [1, 2] && seen[4] == [] && seen[5] == nil)
    #expect(try stage.row(3) === cell)
    #expect(frame.work.bound <= 4)
    seen = [:]
    try stage.view.setContentOffset(LayoutPoint(y: 3800), animated: false)
    try stage.step()
    #expect(seen[90] == [])
  }

  @Test("what a cell asks while it is drawn, measured, shown or taken away is for the next frame")
  func reentrant() throws {
    final class Eager: ContextualCell {
      var context: CellContext?
      func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
        ask()
        return LayoutSize(width: proposal.width, height: 40)
      }
      func draw(in canvas: inout Canvas) { ask() }
      func prepareForReuse() { ask() }
      func willDisplay() { ask() }
      func didEndDisplaying() { ask() }
      func stateDidChange(to state: CellState) { ask() }
      private var asked = 0
      private func ask() {
        asked += 1
        context?.setNeedsDisplay()
        if asked % 50 == 49 { context?.setNeedsSize() }
        _ = context?.element
        context?.whenBindingEnds { [weak self] in self?.context?.setNeedsDisplay() }
      }
    }
    let view = CollectionView()
    view.register(Eager.self)
    view.cellProvider = { view, path in view.dequeueCell(Eager.self, at: path) }
    try view.setViewport(size: LayoutSize(width: 300, height: 440))
    try view.reloadData(sectionCounts: [500])
    var time = Timestamp.zero
    for frame in 0..<120 {
      time += .milliseconds(16)
      if frame % 10 == 0 { try view.fling(velocity: frame % 20 == 0 ? 4000 : -3000) }
      if frame % 17 == 0 { try view.insertItems(at: .row(frame), count: 3) }
      #expect(try view.step(to: time).diagnostics.isEmpty)
    }
  }
}
