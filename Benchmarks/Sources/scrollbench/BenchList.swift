import AllocationCounter
import Glibc
import Scrollwork

/// A row that draws a background and a line of text, and is 40 to 103 pt high.
final class BenchCell: ReusableCell {
  var height = 0.0

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: height)
  }

  func draw(in canvas: inout Canvas) {
    let bounds = LayoutRect(origin: .zero, size: canvas.size)
    canvas.fill(bounds, Color(red: 255, green: 255, blue: 255))
    canvas.text("A row", in: bounds, size: 14, Color(red: 0, green: 0, blue: 0))
  }
}

/// A list of generated rows on a phone's screen, and its clock.
struct BenchList {
  /// Nanoseconds from frame to frame: 120 frames a second.
  static let interval: Int64 = 1_000_000_000 / 120

  let view = CollectionView()
  let rows: Int
  private var time = Timestamp.zero

  init(rows: Int) throws {
    self.rows = rows
    view.register(BenchCell.self)
    view.cellProvider = { view, path in
      let cell: BenchCell = view.dequeueCell(at: path)
      // A multiplicative hash: neighboring rows differ, and no two runs do.
      let hash = UInt64(truncatingIfNeeded: path.item) &* 0x9E37_79B9_7F4A_7C15
      cell.height = 40 + Double(hash >> 58)
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 3)
    try view.reloadData(sectionCounts: [rows])
    try step()
  }

  /// Enables or disables data prefetching and visibility reports of the view.
  func watch(_ isOn: Bool) throws(CollectionError) {
    try view.setDataPrefetch(isOn ? DataPrefetchPolicy() : nil)
    try view.setVisibility(
      isOn ? VisibilityPolicy(thresholds: [0, 0.5, 1], impression: .init()) : nil)
    try view.setNearEdges(isOn ? NearEdgePolicy() : nil)
  }

  /// What is kept of a frame; the frame itself is let go, so that its buffers are used again.
  struct Made {
    var work: FrameWork
    /// Whether content moved and nothing else: no cell was bound, came on screen or left.
    var isSteady: Bool
  }

  /// Makes the next frame.
  @discardableResult
  mutating func step() throws(CollectionError) -> Made {
    time.nanoseconds += Self.interval
    let frame = try view.step(to: time)
    black_hole(frame.contentOffset.y)
    let touched = frame.work.bound + frame.work.restored + frame.work.recycled
    return Made(
      work: frame.work,
      isSteady: touched == 0 && frame.events.allSatisfy { $0 == .scroll(.didScroll) })
  }

  /// Puts a row at the top and waits until the cells next to the screen are there.
  mutating func jump(to row: Int) throws {
    try view.scrollToItem(at: ItemPath(section: 0, item: row), at: .top, animated: false)
    for _ in 0..<30 { try step() }
  }

  /// Which frames of a run count.
  enum Frames {
    /// Those in which content moves and nothing else happens.
    case steady
    case all
  }

  /// Flings twice a second for `count` frames, and measures each. Frames that begin with a fling are
  /// left out.
  mutating func fling(
    velocity: Double, frames count: Int, _ counted: Frames
  ) throws -> Measurement.Sample {
    var total = Cost()
    var (steps, visited, frames) = (0, 0, 0)
    for index in 0..<count {
      let begins = index % 60 == 0
      if begins { try view.fling(velocity: velocity) }
      var made: Made?
      let cost = try measure { () throws(CollectionError) in made = try step() }
      guard let made, !begins, counted == .all || made.isSteady else { continue }
      total = total + cost
      steps += made.work.indexSteps
      visited += made.work.elementsVisited
      frames += 1
    }
    return Measurement.Sample(
      cost: total / max(1, frames), indexSteps: Double(steps) / Double(max(1, frames)),
      elementsVisited: Double(visited) / Double(max(1, frames)))
  }
}
