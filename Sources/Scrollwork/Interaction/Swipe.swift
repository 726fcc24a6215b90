import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// A cell that a finger draws aside to show actions, and what becomes of it when the finger lifts.
///
/// Distances are points from the cell's place away from the edge of the actions, never below 0: what a
/// swipe does at one edge is the mirror image of what it does at the other. Where the cell is at a moment
/// is a function of the finger, or of the time since the finger lifted.
struct Swipe: Sendable {
  enum Motion: Sendable {
    case tracking(Track)
    case settling(Settling)
    case resting(distance: Double)
  }

  /// A finger that has the cell.
  struct Track: Sendable {
    var pointer: Int
    /// Where the finger began across the axis.
    var origin: Double
    /// Where it is.
    var place: Double
    /// What of its way had been made then.
    var begun: Double
    /// Its way by now; below 0 beyond where the cell belongs.
    var travel: Double
    var tracker: VelocityTracker
  }

  /// The way to rest.
  struct Settling: Sendable {
    var curve: SpringCurve
    var target: Double
    var start: Timestamp
    /// Seconds until the cell is there.
    var duration: Double
  }

  /// What a finger decided by lifting.
  enum Outcome { case opens, closes, performsFirst }

  /// The place in the row.
  var element: Int
  let edge: SwipeEdge
  let actions: [SwipeAction]
  /// Points across the axis, of each action when open.
  let widths: [Double]
  /// Points when open.
  let width: Double
  /// Of the cell, in points.
  let cellWidth: Double
  /// The way of a finger from which the first action is performed.
  let fullWay: Double?
  var motion = Motion.resting(distance: 0)
  var isClosing = false

  /// The widest that actions are together, as a share of the cell: some of it stays to be swiped back.
  private static let widest = 0.8
  /// The share of the cell that a full swipe goes past: the swipe threshold of Android's ItemTouchHelper.
  private static let fullShare = 0.5

  /// - Parameters:
  ///   - actions: with widths that are finite and above 0.
  ///   - cellWidth: points across the axis.
  ///   - slop: points past the actions that a full swipe takes at least.
  /// - Returns: `nil` when there is nothing to show, or no room.
  init?(element: Int, edge: SwipeEdge, _ actions: SwipeActions, cellWidth: Double, slop: Double) {
    let sum = actions.actions.reduce(0) { $0 + $1.width }
    guard sum > 0, cellWidth > 1 else { return nil }
    self.element = element
    self.edge = edge
    self.actions = actions.actions
    self.cellWidth = cellWidth
    width = min(sum, cellWidth * Self.widest)
    let share = width / sum
    widths = actions.actions.map { $0.width * share }
    fullWay =
      actions.performsFirstActionWithFullSwipe
      ? max(cellWidth * Self.fullShare, width + slop) : nil
  }

  /// 1 when the way that opens leads from the leading side to the trailing one, else -1.
  var sign: Double { edge == .leading ? 1 : -1 }

  var pointer: Int? { if case .tracking(let track) = motion { track.pointer } else { nil } }

  /// Whether the cell stays where it is: open, or closed.
  var isAtRest: Bool { if case .resting = motion { true } else { false } }

  /// Whether the first action is performed if the finger lifts here.
  var isFull: Bool {
    guard case .tracking(let track) = motion, let fullWay else { return false }
    return track.travel >= fullWay
  }

  /// Points that the cell is drawn aside at a moment.
  func distance(at time: Timestamp, _ band: RubberBand?) -> Double {
    let distance: Double
    switch motion {
    case .resting(let rest): distance = rest
    case .tracking(let track): distance = shown(track.travel, band)
    case .settling(let way):
      let seconds = time.seconds(since: way.start)
      distance =
        seconds >= way.duration ? way.target : way.target + way.curve.displacement(at: seconds)
    }
    // A spring with a flick in it passes its rest; a cell shows nothing at its other edge.
    return max(0, distance)
  }

  /// Where a finger's way puts the cell: under the finger as far as there are actions, then against a
  /// rubber band that ends at the cell's own width.
  private func shown(_ travel: Double, _ band: RubberBand?) -> Double {
    guard travel > 0 else { return 0 }
    guard travel > width else { return travel }
    return band?.position(
      forProposed: travel, lower: 0, upper: width, dimension: cellWidth - width) ?? width
  }

  // MARK: Rest

  /// Where the actions begin and end in what the cell leaves free, from the edge inward. In a full swipe
  /// the first one has all of it.
  func stretches(distance: Double) -> [Range<Ticks>] {
    var ranges: [Range<Ticks>] = []
    var (sum, start) = (0.0, Ticks.zero)
    for (index, width) in widths.enumerated() {
      sum += width
      let isLast = isFull || index == widths.count - 1
      let end = max(start, Ticks(clamping: isLast ? distance : distance * sum / self.width))
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }
}
