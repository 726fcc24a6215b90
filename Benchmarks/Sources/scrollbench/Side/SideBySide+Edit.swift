import AllocationCounter
import Scrollwork
import SideWork

extension SideBySide {
  private static let count = 1000

  // MARK: W3

  /// Jumps to random rows, each with the frame that fills the screen there.
  func jump(_ work: String, _ heights: SideList.Heights) throws {
    var list = try SideList(rows: rows, heights, lengths: lengths(heights))
    var random = SideRandom.jumps
    let targets = (0..<Self.count).map { _ in random.below(rows) }
    let time = try SideClock.time { for row in targets { try list.jump(to: row) } }
    report(work, "jump_cpu_mean_ns", time / Double(targets.count))
    var times: [Int] = []
    for row in targets {
      let began = SideClock.steady()
      try list.jump(to: row)
      times.append(SideClock.steady() - began)
    }
    report.series(work, "jump", times)
  }

  // MARK: W4

  /// Inserts and removes single rows anywhere, with the middle of the list on screen: once timed, once to compare
  /// each frame with the one before.
  ///
  /// The rows' model is no part of it: `model_insert_cpu_mean_ns` is what an array of identities takes.
  func edit(_ work: String, _ heights: SideList.Heights) throws {
    try timeEdits(work, heights)
    try timeEditsAlone(work, heights)
    var shift = (insert: 0.0, remove: 0.0)
    var (list, random) = (try editedList(heights), SideRandom.edits)
    var before = try list.step().visible
    for edit in 0..<Self.count {
      let row = random.below(list.model.ids.count + 1)
      list.model.ids.insert(UInt32(rows + edit), at: row)
      let after = try list.insert(row).visible
      shift.insert = max(
        shift.insert, Self.shift(from: before, to: after) { $0 >= row ? $0 + 1 : $0 })
      before = after
    }
    for _ in 0..<Self.count {
      let row = random.below(list.model.ids.count)
      list.model.ids.remove(at: row)
      let after = try list.remove(row).visible
      shift.remove = max(
        shift.remove,
        Self.shift(from: before, to: after) { $0 == row ? nil : $0 > row ? $0 - 1 : $0 })
      before = after
    }
    report(work, "insert_anchor_shift_max_px", shift.insert)
    report(work, "remove_anchor_shift_max_px", shift.remove)
  }

  /// Times each edit with its frame, which nothing keeps. The model changes in between, and with it what is near
  /// the processor.
  private func timeEdits(_ work: String, _ heights: SideList.Heights) throws {
    var (list, random) = (try editedList(heights), SideRandom.edits)
    // What is timed next to the edits: the clock itself.
    let clock = SideClock.timeOfNothing()
    var (inserting, moving, removing) = (0.0, 0.0, 0.0)
    for edit in 0..<Self.count {
      let row = random.below(list.model.ids.count + 1)
      moving += SideClock.time { list.model.ids.insert(UInt32(rows + edit), at: row) } - clock
      inserting +=
        try SideClock.time { black_hole(try list.insert(row).contentOffset.y) } - clock
    }
    for _ in 0..<Self.count {
      let row = random.below(list.model.ids.count)
      list.model.ids.remove(at: row)
      removing += try SideClock.time { black_hole(try list.remove(row).contentOffset.y) } - clock
    }
    report(work, "insert_cpu_mean_ns", inserting / Double(Self.count))
    report(work, "remove_cpu_mean_ns", removing / Double(Self.count))
    report(work, "model_insert_cpu_mean_ns", moving / Double(Self.count))
  }

  /// The same without a model that moves its memory before each edit: rows are identified by their indices.
  private func timeEditsAlone(_ work: String, _ heights: SideList.Heights) throws {
    var (list, random) = (try editedList(heights, hasModel: false), SideRandom.edits)
    let places = (0..<Self.count).map { random.below(rows + $0 + 1) }
    let inserting = try SideClock.time {
      for row in places { black_hole(try list.insert(row).contentOffset.y) }
    }
    let gone = (0..<Self.count).map { random.below(rows + Self.count - $0) }
    let removing = try SideClock.time {
      for row in gone { black_hole(try list.remove(row).contentOffset.y) }
    }
    report(work, "insert_alone_cpu_mean_ns", inserting / Double(Self.count))
    report(work, "remove_alone_cpu_mean_ns", removing / Double(Self.count))
  }

  /// A list whose middle is on screen, with identities of its own if it is to have a model.
  private func editedList(_ heights: SideList.Heights, hasModel: Bool = true) throws -> SideList {
    var list = try SideList(rows: rows, heights, lengths: lengths(heights))
    if hasModel {
      list.model.ids = (0..<UInt32(rows)).map { $0 }
      list.model.ids.reserveCapacity(rows + 2 * Self.count)
    }
    try list.jump(to: rows / 2)
    try list.settle()
    return list
  }

  /// Points that the first row of one frame which is also in the next has moved on screen: rows move by its
  /// own index, and behind an edit on screen they may.
  private static func shift(
    from before: [VisibleElement], to after: [VisibleElement], _ newRow: (Int) -> Int?
  ) -> Double {
    for old in before {
      guard let row = itemRow(old).flatMap(newRow) else { continue }
      guard let new = after.first(where: { itemRow($0) == row }) else { return .infinity }
      return abs((new.start - old.start).points)
    }
    return 0
  }

  private static func itemRow(_ element: VisibleElement) -> Int? {
    guard case .item(let path) = element.element else { return nil }
    return path.item
  }

  // MARK: W5

  /// Gives a tenth of 100,000 rows other identities, by a difference of snapshots that is applied with the
  /// top row held.
  func replaceTenth() throws {
    guard rows == 100_000 else { return }
    var times: [Double] = []
    var shift = 0.0
    for round in 0..<7 {
      let list = try SideList(rows: 0, .measured)
      var clock = list
      let source = SnapshotSource<Int, UInt32>(list.view) { view, path, id in
        let cell: SideCell = view.dequeueCell(at: path)
        cell.text = SideData.text(of: id)
        cell.height = Double(SideData.variableExtent(of: id))
        return cell
      }
      var snapshot = source.snapshot
      try snapshot.appendSections([0])
      try snapshot.appendItems((0..<UInt32(rows)).map { $0 }, toSection: 0)
      try source.apply(snapshot)
      try clock.jump(to: rows / 2)
      try clock.settle()
      let before = try clock.step().visible
      let ids = (0..<UInt32(rows)).map { SideData.isReplaced($0) ? UInt32(2 * rows) + $0 : $0 }
      // Made beforehand: identities are looked up as a snapshot is made, not as it is applied.
      let next = try DiffCase.snapshot(of: ids, sharing: source.snapshot)
      var frame: Frame?
      let time = try SideClock.time {
        try source.apply(next)
        frame = try clock.step()
      }
      if round > 0 { times.append(time) }
      shift = max(shift, Self.kept(from: before, to: frame?.visible ?? []))
    }
    times.sort()
    report("W5", "diff_apply_cpu_ms", times[times.count / 2] / 1e6)
    report("W5", "anchor_shift_max_px", shift)
  }

  /// Points that the first row which keeps its identity has moved on screen.
  private static func kept(from before: [VisibleElement], to after: [VisibleElement]) -> Double {
    shift(from: before, to: after) { SideData.isReplaced(UInt32($0)) ? nil : $0 }
  }
}
