import AllocationCounter
import Glibc
import Scrollwork
import SideWork

/// The work that the peers do as well, on the same data (`Peers/README.md`): layout, reconciling and binding
/// without painting, in processor time of the thread.
struct SideBySide {
  enum Work: String, CaseIterable {
    case scrollUniform = "W1"
    case scrollVariable = "W2"
    case jumps = "W3"
    case edits = "W4"
    case difference = "W5"
    case upward = "W6"
    case flings = "W7"
    case opening = "W8"
  }

  let rows: Int
  let report: SideReport

  init(rows: Int) {
    self.rows = rows
    report = SideReport(rows: rows)
  }

  /// Does some of the work and prints its figures.
  func run(_ works: [Work]) throws {
    for work in Work.allCases where works.contains(work) {
      switch work {
      case .scrollUniform: try scroll("W1", .uniform)
      case .scrollVariable:
        try scroll("W2", variable)
        try scroll("W2m", .measured)
      case .jumps:
        try jump("W3", .uniform)
        try jump("W3v", variable)
      case .edits:
        try edit("W4", .uniform)
        try edit("W4v", variable)
      case .difference: try replaceTenth()
      case .upward: try scrollUpwards()
      case .flings: try fling()
      case .opening: try open()
      }
    }
  }

  /// Rows of different heights: known where an array of these is no burden, else measured.
  var variable: SideList.Heights { rows <= 10_000_000 ? .known : .measured }

  /// The heights that a list is given; none where it is not given any.
  func lengths(_ heights: SideList.Heights) -> [Double] {
    heights == .known ? SideData.variableExtents(rows) : []
  }

  // MARK: W1 and W2

  private func scroll(_ work: String, _ heights: SideList.Heights) throws {
    var list: SideList?
    let lengths = lengths(heights)
    // What a process does once is done before, as with the peers, and memory for this many rows is at hand.
    for _ in 0..<2 { _ = try SideList(rows: rows, heights, lengths: lengths) }
    let before = live_bytes()
    var openings: [Double] = []
    for _ in 0..<5 {
      list = nil
      openings.append(
        try SideClock.time { list = try SideList(rows: rows, heights, lengths: lengths) })
    }
    guard var list else { return }
    report(work, "first_layout_cpu_ms", openings.sorted()[2] / 1e6)
    try scroll(&list, work, "frame", from: 0)
    let middle =
      Double(rows / 2) * (heights == .uniform ? SideData.uniformExtent : SideData.estimate)
    try scroll(&list, work, "frame_from_middle", from: middle)
    let bytes = Double(live_bytes()) - Double(before)
    report(work, "heap_kib_after_scroll", bytes / 1024)
    report(work, "bytes_per_item", bytes / Double(rows))
    withExtendedLifetime(lengths) {}
  }

  /// Scrolls twice over the same stretch: once timed as a whole, once frame by frame.
  private func scroll(
    _ list: inout SideList, _ work: String, _ name: String, from start: Double
  ) throws {
    try list.scroll(to: start)
    try list.settle()
    let room = Int(list.view.contentSize.height - SideData.height - start) / SideData.step
    let length = min(SideData.frames, room)
    guard length > 0 else { return }
    let first = (row: try list.lastRow(), bound: list.bound, allocations: allocation_count())
    let time = try SideClock.time {
      for frame in 1...length { try list.scroll(to: start + Double(frame * SideData.step)) }
    }
    let allocations = allocation_count() - first.allocations
    report(work, "\(name)_layout_cpu_mean_ns", time / Double(length))
    report(work, "\(name)_allocations", Double(allocations) / Double(length))
    if name == "frame" {
      report(
        work, "rows_bound_per_new_row",
        Double(list.bound - first.bound) / Double(try list.lastRow() - first.row))
    }
    try list.scroll(to: start)
    try list.settle()
    var times: [Int] = []
    times.reserveCapacity(length)
    for frame in 1...length {
      let began = SideClock.steady()
      try list.scroll(to: start + Double(frame * SideData.step))
      times.append(SideClock.steady() - began)
    }
    report.series(work, "\(name)_layout", times)
  }
}
