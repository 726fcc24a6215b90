import ScrollPrimitives
import ScrollTools
import TestSupport
import Testing

@testable import ScrollLayout

/// Groups in groups lie where the documentation of `LayoutGroup` says.
@Suite struct CompositionalNestingTests {
  static var seeds: [UInt64] { TestRun.seeds(240) }

  private let room = LayoutSize(width: 391.25, height: 640)

  private func prepared(
    _ group: LayoutGroup, count: Int, axis: Axis = .vertical, room: LayoutSize? = nil
  ) throws -> CompositionalLayout {
    var configuration = CompositionalLayout.Configuration()
    configuration.axis = axis
    var layout = try CompositionalLayout(configuration, section: SectionSpec(group: group))
    try layout.prepare(
      LayoutContext(
        structure: try ItemStructure(sectionCounts: [count]), container: room ?? self.room))
    return layout
  }

  @Test("places of equal length hold groups of that length, which nothing sticks out of")
  func countOfGroups() throws {
    let half = LayoutGroup.vertical(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(100)),
      subitems: [.item(LayoutItemSpec(width: .fractionalWidth(1), height: .absolute(50)))], count: 2
    )
    let whole = LayoutGroup.horizontal(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(100)),
      subitems: [.group(half)], count: 2)
    var layout = try prepared(whole, count: 4, room: LayoutSize(width: 300, height: 100))
    let items = (1...4).compactMap { layout.attributes(at: $0) }
    #expect(items.map(\.crossStart.points) == [0, 0, 150, 150])
    #expect(items.map(\.crossExtent.points) == [150, 150, 150, 150])
    #expect(items.map(\.start.points) == [0, 50, 0, 50])
    #expect(items.map(\.extent.points) == [50, 50, 50, 50])
  }

  @Test("nested groups with and without counts lie where an independent solver puts them")
  func independent() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let axis: Axis = Bool.random(using: &random) ? .vertical : .horizontal
      let group = LayoutGroup.random(depth: Int.random(in: 1...4, using: &random), &random)
      let expected = GroupOracle(group, in: room).items
      let run = "SEED=\(seed), \(axis), \(group)"
      guard expected.count <= LayoutGroup.maximumPlaces else {
        #expect(throws: LayoutFailure.self) { try prepared(group, count: 1, axis: axis) }
        continue
      }
      var layout = try prepared(group, count: expected.count, axis: axis)
      for (place, rect) in expected.enumerated() {
        let attributes = layout.attributes(at: place + 1)
        let found = try #require(attributes, "\(run), item \(place)")
        let (x, y, width, height) =
          axis == .vertical
          ? (found.crossStart, found.start, found.crossExtent, found.extent)
          : (found.start, found.crossStart, found.extent, found.crossExtent)
        // Lengths are whole ticks in every group around an item.
        for (one, other) in [
          (x, rect.x), (y, rect.y), (width, rect.width), (height, rect.height),
        ] {
          try #require(abs(one.points - other) < 0.02, "\(run), item \(place): \(found), \(rect)")
        }
      }
      let frames = (1...expected.count).compactMap { layout.attributes(at: $0) }
      try requireApart(frames, run)
    }
  }

  /// No item of a group lies over another one.
  private func requireApart(_ frames: [LayoutAttributes], _ run: String) throws {
    for (number, one) in frames.enumerated() {
      for other in frames[..<number] {
        let isApart =
          one.end <= other.start || other.end <= one.start || one.crossEnd <= other.crossStart
          || other.crossEnd <= one.crossStart || one.extent == .zero || other.extent == .zero
          || one.crossExtent == .zero || other.crossExtent == .zero
        try #require(isApart, "\(run): \(one) over \(other)")
      }
    }
  }

  @Test("a description is a drawing of the first group as it is laid out")
  func description() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let axis: Axis = Bool.random(using: &random) ? .vertical : .horizontal
      let group = LayoutGroup.random(depth: Int.random(in: 1...3, using: &random), &random)
      let places = GroupOracle(group, in: room).items.count
      guard places <= LayoutGroup.maximumPlaces else { continue }
      var layout = try prepared(group, count: places, axis: axis)
      let width = Int.random(in: 8...80, using: &random)
      let lines = layout.describe(width: width)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let items = (1...places).compactMap { layout.attributes(at: $0) }
      let drawing = Drawing(
        items, axis: axis, main: layout.contentExtent.points,
        cross: cross(of: group, axis), width: width)
      try #require(
        Array(lines.suffix(drawing.lines.count)) == drawing.lines,
        "SEED=\(seed), \(axis), \(group)")
    }
  }

  /// The length of a group across the axis.
  private func cross(of group: LayoutGroup, _ axis: Axis) -> Double {
    let dimension = axis == .vertical ? group.size.width : group.size.height
    let points =
      switch dimension {
      case .absolute(let value), .estimated(let value): value
      case .fractionalWidth(let part): part * room.width
      case .fractionalHeight(let part): part * room.height
      }
    return Ticks(clamping: points).points
  }

  @Test("a fraction of a group that cells decide about follows that group, also for groups in it")
  func fractionsOfAskedGroups() throws {
    let column = LayoutGroup.vertical(
      size: LayoutDimensions(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      subitems: [
        .item(LayoutItemSpec(width: .fractionalWidth(1), height: .fractionalHeight(1)))
      ], spacing: .fixed(10), count: 3)
    let group = LayoutGroup.horizontal(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .estimated(120)),
      subitems: [
        .item(LayoutItemSpec(width: .fractionalWidth(0.5), height: .estimated(120))),
        .group(column),
      ])
    var layout = try prepared(group, count: 4)
    func extents() -> [Double] { (1...4).compactMap { layout.attributes(at: $0)?.extent.points } }
    var found = extents()
    #expect(found[0] == 120)
    _ = try layout.setPreferredSize(Ticks(clamping: 320), cross: .zero, at: 1, anchor: 1)
    found = extents()
    #expect(found == [320, 100, 100, 100])
    #expect(layout.attributes(at: 4)?.start.points == 220)
    #expect(layout.contentExtent.points == 320)
  }

  @Test("a line takes what it comes to though a cell in it has no room left and is never asked")
  func hidden() throws {
    let column = LayoutGroup.vertical(
      size: LayoutDimensions(width: .fractionalWidth(0.5), height: .absolute(60)),
      subitems: [.item(LayoutItemSpec(width: .fractionalWidth(1), height: .estimated(30)))])
    let group = LayoutGroup.horizontal(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .estimated(200)),
      subitems: [
        .group(column),
        .item(LayoutItemSpec(width: .fractionalWidth(0.5), height: .estimated(200))),
      ])
    var layout = try prepared(group, count: 6)
    _ = try layout.setPreferredSize(Ticks(clamping: 90), cross: .zero, at: 1, anchor: 1)
    _ = try layout.setPreferredSize(Ticks(clamping: 80), cross: .zero, at: 3, anchor: 1)
    #expect(layout.attributes(at: 2)?.extent == .zero)
    #expect(layout.attributes(at: 4)?.start.points == 80)
  }

  @Test("groups that would hold too many items are refused before any of them is laid out")
  func tooMany() throws {
    var group = LayoutGroup.horizontal(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .fractionalHeight(1)),
      subitems: [
        .item(LayoutItemSpec(width: .fractionalWidth(1), height: .fractionalHeight(1)))
      ], count: LayoutGroup.maximumPlaces)
    for _ in 1..<LayoutGroup.maximumDepth {
      group = .vertical(
        size: group.size, subitems: [.group(group)], count: LayoutGroup.maximumPlaces)
    }
    #expect(throws: LayoutFailure.self) { try prepared(group, count: 1) }
  }
}

/// A drawing of items as boxes, by the rounded edges of each.
private struct Drawing {
  var lines: [String]

  init(_ items: [LayoutAttributes], axis: Axis, main: Double, cross: Double, width: Int) {
    let (whole, tall) = axis == .vertical ? (cross, main) : (main, cross)
    let height = whole > 0 ? (tall / whole * Double(width) / 2).rounded() : 0
    let rows = Int(max(3, min(height, 40)))
    var cells = Array(repeating: Array(repeating: Character(" "), count: width), count: rows)
    func span(_ start: Ticks, _ end: Ticks, _ whole: Double, _ count: Int) -> (Int, Int) {
      func at(_ place: Ticks) -> Int {
        whole > 0
          ? Int((place.points / whole * Double(count)).rounded()) : place > .zero ? count : 0
      }
      let first = max(0, min(at(start), count - 2))
      return (first, max(first + 1, min(at(end), count) - 1))
    }
    for (number, item) in items.enumerated() {
      let (left, right) =
        axis == .vertical
        ? span(item.crossStart, item.crossEnd, whole, width)
        : span(item.start, item.end, whole, width)
      let (top, bottom) =
        axis == .vertical
        ? span(item.start, item.end, tall, rows)
        : span(item.crossStart, item.crossEnd, tall, rows)
      for row in top...bottom {
        for column in left...right where row == top || row == bottom {
          cells[row][column] = "─"
        }
        cells[row][left] = row == top ? "┌" : row == bottom ? "└" : "│"
        cells[row][right] = row == top ? "┐" : row == bottom ? "┘" : "│"
      }
      guard bottom - top > 1 else { continue }
      for (place, letter) in "\(number)".enumerated() where left + 1 + place < right {
        cells[top + 1][left + 1 + place] = letter
      }
    }
    lines = cells.map { line in
      let end = line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(line[..<end])
    }
  }
}
