import AllocationCounter
import Scrollwork
import SideWork

extension SideBySide {
  // MARK: W6

  /// Scrolls upward from the middle through rows that were never measured: once timed as a whole, once to
  /// compare each frame with the one before.
  func scrollUpwards() throws {
    let frames = min(1000, rows / 4)
    var list = try listAtMiddle()
    let time = try SideClock.time {
      for _ in 0..<frames { black_hole(try moveUpwards(&list).contentOffset.y) }
    }
    report("W6", "frame_layout_cpu_mean_ns", time / Double(frames))
    try followUpwards(frames)
  }

  /// Says what can be seen of rows being measured above others, by a list of its own.
  private func followUpwards(_ frames: Int) throws {
    var list = try listAtMiddle()
    var (worst, jumps, change) = (0.0, 0, 0.0)
    var before = try list.step()
    for _ in 0..<frames {
      let after = try moveUpwards(&list)
      let moved = Self.movement(from: before.visible, to: after.visible)
      let jump = abs(moved - Double(SideData.step))
      worst = max(worst, jump)
      if jump > 0.5 { jumps += 1 }
      // What was measured may change the length; nothing else may.
      change = max(change, abs(after.contentSize.height - before.contentSize.height))
      before = after
    }
    report("W6", "jump_max_px", worst)
    report("W6", "jump_frames_of_1000", Double(jumps) * 1000 / Double(frames))
    report("W6", "content_height_change_max_px", change)
  }

  /// A list whose rows are measured as they come, with the middle one at the top.
  private func listAtMiddle() throws -> SideList {
    var list = try SideList(rows: rows, .measured)
    try list.jump(to: rows / 2)
    _ = try list.step()
    return list
  }

  /// Scrolls one step up and makes the frame.
  private func moveUpwards(_ list: inout SideList) throws -> Frame {
    // As a person scrolls: by a distance. To an offset would be to another place once sizes before it
    // turn out to be others.
    let movement = InputEvent(
      time: list.time, position: .zero,
      action: .wheel(delta: LayoutPoint(x: 0, y: -Double(SideData.step))))
    try list.view.send(movement)
    return try list.step()
  }

  /// Points that rows on screen in both frames have moved down; the one that was moved the farthest counts.
  private static func movement(
    from before: [VisibleElement], to after: [VisibleElement]
  ) -> Double {
    var most: Double?
    for old in before {
      guard let new = after.first(where: { $0.index == old.index }) else { continue }
      let moved = (new.start - old.start).points
      most = most.map { abs($0) > abs(moved) ? $0 : moved } ?? moved
    }
    return most ?? .infinity
  }

  // MARK: W7

  /// Flings on the full engine, of 8000 pt/s at 120 frames a second: input, physics, layout, cells.
  func fling() throws {
    var list = try SideList(rows: rows, variable, lengths: lengths(variable))
    try list.jump(to: rows / 2)
    try list.settle()
    let frames = 240
    func flings() throws {
      for turn in 0..<10 {
        try list.view.fling(velocity: turn % 2 == 0 ? 8000 : -8000)
        for _ in 0..<frames { black_hole(try list.step().contentOffset.y) }
      }
    }
    try flings()
    let time = try SideClock.time { try flings() }
    report("W7", "frame_layout_cpu_mean_ns", time / Double(10 * frames))
  }

  // MARK: W8

  /// Opens the list again, several times.
  func open() throws {
    for heights in [SideList.Heights.uniform, .measured, .known] {
      guard heights != .known || heights == variable else { continue }
      // What the app has is not part of opening.
      let lengths = lengths(heights)
      var times: [Double] = []
      var bytes = 0.0
      for _ in 0..<7 {
        let before = live_bytes()
        var list: SideList?
        times.append(
          try SideClock.time { list = try SideList(rows: rows, heights, lengths: lengths) })
        bytes = Double(live_bytes()) - Double(before)
        withExtendedLifetime((list, lengths)) {}
      }
      times.sort()
      let name = heights == .uniform ? "open" : "open_\(heights.rawValue)"
      report("W8", "\(name)_first_layout_cpu_ms", times[times.count / 2] / 1e6)
      report("W8", "\(name)_heap_bytes", bytes)
      report("W8", "\(name)_heap_bytes_per_item", bytes / Double(rows))
    }
    report("W8", "open_rss_bytes", SideClock.residentBytes())
  }
}
