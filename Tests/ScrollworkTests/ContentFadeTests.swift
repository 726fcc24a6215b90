import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Old contents of reloaded and reconfigured items, which fade out over the new ones.
@Suite struct ContentFadeTests {
  /// A number of items that change, and a view of them.
  private final class Model {
    var versions: [Int]
    let view: CollectionView

    init(_ count: Int, _ layout: any CollectionLayout, fades: Bool, duration: Double) throws {
      versions = Array(repeating: 0, count: count)
      view = CollectionView(layout: layout, prefetch: .none)
      view.register(Cell.self)
      view.cellProvider = { [unowned self] view, path in
        let cell: Cell = view.dequeueCell(at: path)
        (cell.item, cell.version) = (path.item, versions[path.item])
        return cell
      }
      try view.setUpdateAnimation(
        UpdateAnimation(duration: duration, curve: .linear, fadesContent: fades))
      try view.setViewport(size: LayoutSize(width: 300, height: 500))
      try view.reloadData(sectionCounts: [count])
    }
  }

  private final class Cell: ReusableCell {
    var item = 0
    var version = 0

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: Double(40 + (item * 7 + version * 13) % 30))
    }

    func draw(in canvas: inout Canvas) {
      canvas.fill(canvas.bounds, Self.color(version))
      canvas.text(
        "\(item), \(version)", in: canvas.bounds, size: 12, Color(red: 0, green: 0, blue: 0))
    }

    static func color(_ version: Int) -> Color {
      Color(red: UInt8(version & 255), green: 0, blue: 0)
    }
  }

  private static func color(of group: DisplayList.Group, in list: DisplayList) -> Color? {
    for command in list.commands[group.commands] {
      if case .fill(_, let color) = command { return color }
    }
    return nil
  }

  @Test(
    "the old content lies over the new one, at the cell's place, as opaque as the time that is left",
    arguments: [true, false])
  func fades(reloads: Bool) throws {
    let model = try Model(100, ListLayout(), fades: true, duration: 0.5)
    let view = model.view
    try view.step(to: .zero)
    model.versions[2] = 9
    var phases: [UpdatePhase] = []
    let change =
      reloads
      ? ItemUpdate(reloaded: [.row(2)]) : ItemUpdate(reconfigured: [.row(2)])
    try view.perform(change, animated: true) { phases.append($0) }
    for part in 0...10 {
      let frame = try view.step(to: .zero + .milliseconds(1000 + part * 50))
      let list = frame.displayList
      let shown = try #require(frame.visible.first { $0.element == .row(2) })
      let groups = list.groups.filter { $0.origin.y == shown.start.points && $0.size.height > 0 }
      #expect(groups.count == (part < 10 ? 2 : 1), "part \(part)")
      #expect(Self.color(of: groups[0], in: list) == Cell.color(9) && groups[0].opacity == 1)
      if part < 10 {
        #expect(Self.color(of: groups[1], in: list) == Cell.color(0))
        #expect(abs(groups[1].opacity - (1 - Double(part) / 10)) < 1e-9)
        #expect(groups[1].size == groups[0].size)
        #expect(view.nextFrameTime == frame.time && phases.isEmpty)
      } else {
        #expect(phases == [.finished])
      }
    }
    try view.step(to: .zero + .milliseconds(1600))
    #expect(view.nextFrameTime == nil)
  }

  @Test("content that changes again during its fade goes on from what is seen")
  func again() throws {
    let model = try Model(100, ListLayout(), fades: true, duration: 0.5)
    try model.view.step(to: .zero)
    func change(to version: Int, at milliseconds: Int) throws -> DisplayList {
      model.versions[2] = version
      try model.view.perform(ItemUpdate(reconfigured: [.row(2)]), animated: true)
      return try model.view.step(to: .zero + .milliseconds(milliseconds)).displayList
    }
    func fading(_ list: DisplayList) throws -> [DisplayList.Command] {
      let group = try #require(list.groups.first { Self.texts($0, in: list).count > 1 })
      #expect(group.opacity == 1)
      return Array(list.commands[group.commands])
    }
    _ = try change(to: 1, at: 1000)
    let second = try change(to: 2, at: 1100)
    let seen = try fading(second)
    let texts = try #require(
      second.groups.map { Self.texts($0, in: second) }.first { $0.count > 1 })
    #expect(texts == ["2, 1", "2, 0"])
    #expect(
      seen.contains { command in
        if case .pushOpacity(let opacity) = command { abs(opacity - 0.8) < 1e-9 } else { false }
      })
    // However often it changes, no more than two are drawn over it.
    for number in 3..<40 {
      let list = try change(to: number, at: 1100 + (number - 2) * 10)
      let longest = list.groups.map { Self.texts($0, in: list) }.max { $0.count < $1.count }
      #expect(longest == ["2, \(number - 1)", "2, \(number - 2)"])
    }
    for milliseconds in [2000, 2600] {
      let list = try model.view.step(to: .zero + .milliseconds(milliseconds)).displayList
      #expect(list.groups.allSatisfy { Self.texts($0, in: list).count == 1 })
      #expect(list.groups.count == list.groups.filter { $0.opacity == 1 }.count)
    }
  }

  private static func texts(_ group: DisplayList.Group, in list: DisplayList) -> [String] {
    list.commands[group.commands].compactMap {
      if case .text(let id, _, _, _) = $0 { list.texts[id] } else { nil }
    }
  }

  @Test("updates before the first frame end in their order, since nothing fades yet")
  func first() throws {
    let model = try Model(50, ListLayout(), fades: true, duration: 0.5)
    var ended: [Int] = []
    try model.view.perform(ItemUpdate(reloaded: [.row(2)]), animated: true) {
      if $0 == .finished { ended.append(1) }
    }
    model.versions += [0]
    try model.view.performUpdates([.insertItems(at: .row(50), count: 1)], animated: false) {
      if $0 == .finished { ended.append(2) }
    }
    try model.view.step(to: .zero)
    #expect(ended == [1, 2])
  }

  @Test("nothing fades in updates that are not animated, without time, or of cells off screen")
  func plain() throws {
    for (animated, duration, row) in [(false, 0.5, 2), (true, 0, 2), (true, 0.5, 60)] {
      let model = try Model(100, ListLayout(), fades: true, duration: duration)
      try model.view.step(to: .zero)
      model.versions[row] = 1
      try model.view.reloadItems(at: [ItemPath(section: 0, item: row)], animated: animated)
      let frame = try model.view.step(to: .zero + .milliseconds(10))
      #expect(frame.displayList.groups.count == frame.visible.count)
    }
  }

  @Test("a fade changes the drawing alone", arguments: [0, 1, 2])
  func drawingAlone(kind: Int) throws {
    var faded = 0
    for seed in TestRun.seeds(12) {
      let made: any CollectionLayout =
        switch kind {
        case 0: ListLayout()
        case 1: GridLayout()
        default: try MasonryLayout()
        }
      let models = try [false, true].map {
        try Model(200, made, fades: $0, duration: 0.2)
      }
      var randoms = [SeededGenerator(seed: seed), SeededGenerator(seed: seed)]
      var time = 0
      for number in 0..<80 {
        time += [1, 16, 40, 90].randomElement(using: &randoms[0]) ?? 16
        _ = [1, 16, 40, 90].randomElement(using: &randoms[1])
        let frames = try models.indices.map { slot in
          try Self.act(on: models[slot], &randoms[slot])
          return try models[slot].view.step(to: .zero + .milliseconds(time))
        }
        faded += Self.compare(frames[0], frames[1], "kind \(kind) seed \(seed) frame \(number)")
      }
    }
    #expect(faded > 100)
  }

  private static func act(on model: Model, _ random: inout SeededGenerator) throws {
    let (view, count) = (model.view, model.versions.count)
    let rows = Set((0..<3).map { _ in Int.random(in: 0..<count, using: &random) })
    let visible = view.visibleItems.compactMap { $0.section == 0 ? $0.item : nil }
    let near = visible.isEmpty ? rows : rows.union(visible.shuffled(using: &random).prefix(3))
    let animated = Int.random(in: 0..<4, using: &random) > 0
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2:
      for row in near { model.versions[row] += 1 }
      try view.perform(
        ItemUpdate(reloaded: near.sorted().map { .row($0) }), animated: animated)
    case 3:
      for row in near { model.versions[row] += 1 }
      try view.perform(
        ItemUpdate(reconfigured: near.sorted().map { .row($0) }), animated: animated)
    case 4:
      let row = near.min() ?? 0
      guard row + 2 <= count, count > 50 else { return }
      model.versions.removeSubrange(row..<row + 2)
      try view.performUpdates([.removeItems(at: .row(row), count: 2)], animated: animated)
    case 5:
      let row = near.max() ?? 0
      model.versions.insert(contentsOf: [0, 0, 0], at: row)
      try view.performUpdates([.insertItems(at: .row(row), count: 3)], animated: animated)
    case 6: try view.fling(velocity: Double.random(in: -3000...3000, using: &random))
    case 7:
      try view.setViewport(
        size: LayoutSize(width: 300, height: Double.random(in: 200...700, using: &random)))
    case 8:
      let row = Int.random(in: 0..<count, using: &random)
      try view.scrollToItem(at: .row(row), at: .center, animated: animated)
    default: break
    }
  }

  /// How many contents fade in the second frame.
  private static func compare(_ plain: Frame, _ other: Frame, _ name: String) -> Int {
    #expect(plain.visible == other.visible && plain.work == other.work, "\(name)")
    #expect(plain.contentOffset == other.contentOffset && plain.phase == other.phase, "\(name)")
    #expect(plain.diagnostics.isEmpty && other.diagnostics.isEmpty, "\(name)")
    let rest = plain.displayList.groups
    var next = 0
    var faded = 0
    var last: DisplayList.Group?
    for group in other.displayList.groups {
      let isPlain =
        next < rest.count && rest[next].origin == group.origin && rest[next].size == group.size
        && rest[next].opacity == group.opacity
        && color(of: rest[next], in: plain.displayList) == color(of: group, in: other.displayList)
      if isPlain {
        next += 1
        last = group
        continue
      }
      faded += 1
      #expect(last?.origin == group.origin && last?.size == group.size, "\(name)")
      #expect(group.opacity <= (last?.opacity ?? 0) && group.opacity > 0, "\(name)")
    }
    #expect(next == rest.count, "\(name)")
    return faded
  }
}
