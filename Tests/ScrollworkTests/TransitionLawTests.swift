import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// The law of what is on its way (<doc:Updates>, "Where elements are on their way"), checked against a twin that
/// knows the documentation only: an element is shown where it belongs, plus what is left of the offset that each
/// animated change gave it.
@Suite struct TransitionLawTests {
  static let viewport = 844.0
  static let duration = ScrollProfile.ios.animationDuration

  /// Rows of given heights by identity, and the offsets that changes gave them.
  struct Twin {
    var rows: [Int]
    var heights: [Int: Double]
    /// Where the content is scrolled to.
    var offset = 0.0
    var waves: [Wave] = []

    struct Wave {
      var begin: Double
      /// Rows that came with it begin where they belong.
      var offsets: [Int: (start: Double, end: Double)]
    }

    /// Rows that come take what the start of the next row has, of all that is on its way.
    private mutating func join(_ new: [Int]) {
      for wave in waves.indices {
        for row in new.reversed() {
          let next = rows[(rows.firstIndex(of: row) ?? 0)...].first {
            waves[wave].offsets[$0] != nil
          }
          let start = next.flatMap { waves[wave].offsets[$0]?.start } ?? 0
          waves[wave].offsets[row] = (start, start)
        }
      }
    }

    /// Where rows belong, in the viewport's coordinates.
    var natural: [Int: (start: Double, end: Double)] {
      var start = -offset
      var places: [Int: (start: Double, end: Double)] = [:]
      for row in rows {
        let end = start + (heights[row] ?? 0)
        places[row] = (start, end)
        start = end
      }
      return places
    }

    mutating func change(at time: Double, isAnimated: Bool, _ body: (inout Twin) -> Void) {
      let before = natural
      let first = rows.first { (before[$0]?.end ?? 0) > 0 }
      body(&self)
      // The first row on screen that stays keeps its place.
      join(rows.filter { before[$0] == nil })
      let kept = first.flatMap { rows.contains($0) ? $0 : nil }
      if let kept, let was = before[kept], let now = natural[kept] {
        offset += now.start - was.start
      }
      guard isAnimated else { return }
      let after = natural
      var offsets: [Int: (start: Double, end: Double)] = [:]
      for (row, now) in after {
        offsets[row] = before[row].map { ($0.start - now.start, $0.end - now.end) } ?? (0, 0)
      }
      waves.append(Wave(begin: time, offsets: offsets))
    }

    /// Where a row is shown.
    func shown(_ row: Int, at time: Double) -> (start: Double, end: Double)? {
      guard var place = natural[row] else { return nil }
      for wave in waves {
        let part = min(max((time - wave.begin) / TransitionLawTests.duration, 0), 1)
        let left = 1 - part * part * (3 - 2 * part)
        let offset = wave.offsets[row] ?? (0, 0)
        place.start += offset.start * left
        place.end += offset.end * left
      }
      return place
    }
  }

  /// A view and its twin; rows go by identity in both.
  final class Stand {
    let view = CollectionView()
    var twin: Twin
    var next: Int
    var time = Timestamp.zero

    init(count: Int, height: (Int) -> Double) throws {
      let rows = Array(0..<count)
      twin = Twin(
        rows: rows, heights: Dictionary(uniqueKeysWithValues: rows.map { ($0, height($0)) }))
      next = count
      view.register(RowCell.self)
      view.cellProvider = { [unowned self] view, path in
        let cell: RowCell = view.dequeueCell(at: path)
        cell.height = twin.heights[twin.rows[path.item]] ?? 0
        return cell
      }
      try view.setViewport(size: LayoutSize(width: 300, height: viewport), scale: 1)
      try view.reloadData(sectionCounts: [count])
      try view.step(to: .zero)
    }

    @discardableResult func step(milliseconds: Double) throws -> Frame {
      time.nanoseconds += Int64(milliseconds * 1e6)
      return try view.step(to: time)
    }

    func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

    /// Makes a change in the next frame, at the time that has come.
    func change(_ random: inout SeededGenerator, isAnimated: Bool, kind: Int) throws {
      let shown = twin.rows.indices.filter {
        guard let place = twin.natural[twin.rows[$0]] else { return false }
        return place.end > 0 && place.start < viewport
      }
      guard let first = shown.first, shown.count > 2 else { return }
      // Behind the first row on screen, which stays.
      let item = first + 1 + Int.random(in: 0..<shown.count - 1, using: &random)
      let count = Int.random(in: 1...2, using: &random)
      let height = Double(Int.random(in: 20...160, using: &random))
      let seconds = time.seconds
      switch kind {
      case 0:
        let new = Array(next..<next + count)
        next += count
        twin.change(at: seconds, isAnimated: isAnimated) {
          for row in new { $0.heights[row] = height }
          $0.rows.insert(contentsOf: new, at: item)
        }
        try view.performUpdates([.insertItems(at: path(item), count: count)], animated: isAnimated)
      case 1:
        let gone = min(count, twin.rows.count - item)
        twin.change(at: seconds, isAnimated: isAnimated) {
          $0.rows.removeSubrange(item..<item + gone)
        }
        try view.performUpdates([.removeItems(at: path(item), count: gone)], animated: isAnimated)
      default:
        twin.change(at: seconds, isAnimated: isAnimated) { $0.heights[$0.rows[item]] = height }
        let update =
          kind == 2
          ? ItemUpdate(reconfigured: [.item(path(item))])
          : ItemUpdate(reloaded: [.item(path(item))])
        try view.perform(update, animated: isAnimated)
      }
    }

    /// The largest distance of a row on screen from where the twin has it, in points.
    func worst(_ frame: Frame) -> Double {
      var worst = 0.0
      for element in frame.visible {
        guard case .item(let path) = element.element,
          let place = twin.shown(twin.rows[path.item], at: frame.time.seconds)
        else { continue }
        worst = max(worst, abs(place.start - element.start.points))
        worst = max(worst, abs(place.end - (element.start + element.extent).points))
      }
      return worst
    }
  }

  @Test("a size change alone goes on for as long as an insert does", arguments: [false, true])
  func sizeAlone(isReload: Bool) throws {
    let stand = try Stand(count: 60) { _ in 44 }
    try stand.step(milliseconds: 20)
    stand.twin.change(at: stand.time.seconds, isAnimated: true) { $0.heights[3] = 200 }
    let element = ElementPath.item(stand.path(3))
    let update = isReload ? ItemUpdate(reloaded: [element]) : ItemUpdate(reconfigured: [element])
    var ends: [UpdatePhase] = []
    try stand.view.perform(update, animated: true) { ends.append($0) }
    var starts: [Double] = []
    var frame = try stand.step(milliseconds: 0)
    while ends.isEmpty {
      #expect(stand.worst(frame) <= 0.002)
      starts.append(frame.visible.first { $0.index == 6 }?.start.points ?? -1)
      frame = try stand.step(milliseconds: 10)
    }
    #expect(starts.first == 220)
    #expect(starts == starts.sorted() && starts.count > 20)
    let sixth = frame.visible.first { $0.index == 6 }
    #expect(sixth?.start.points == 376)
    #expect(frame.visible.allSatisfy { !$0.isDisplaced })
  }

  @Test(
    "rows on their way are where the law has them, through updates of all kinds",
    arguments: TestRun.seeds(24))
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var heights: [Double] = []
    for _ in 0..<120 { heights.append(Double(Int.random(in: 20...160, using: &random))) }
    let stand = try Stand(count: 120) { heights[$0] }
    // All is measured, so that where rows belong is known.
    for _ in 0..<90 { try stand.step(milliseconds: 10) }
    for _ in 0..<40 {
      if random.oneIn(3) {
        try stand.change(
          &random, isAnimated: !random.oneIn(3), kind: Int.random(in: 0..<4, using: &random))
        let first = try stand.step(milliseconds: 0)
        #expect(stand.worst(first) <= 0.02, "seed \(seed)")
      }
      let frame = try stand.step(milliseconds: Double(Int.random(in: 1...60, using: &random)))
      #expect(stand.worst(frame) <= 0.02, "seed \(seed), \(stand.time.seconds) s")
      #expect(frame.visible.allSatisfy { $0.hasCell })
    }
    for _ in 0..<3 { try stand.step(milliseconds: 400) }
    let frame = try stand.step(milliseconds: 1)
    #expect(frame.leavingCells == 0 && frame.visible.allSatisfy { !$0.isDisplaced }, "seed \(seed)")
    #expect(frame.displayList.groups.allSatisfy { $0.opacity == 1 })
  }
}
