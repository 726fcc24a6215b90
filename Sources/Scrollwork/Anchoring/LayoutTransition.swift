import ScrollLayout
import ScrollPrimitives

/// Where an element is shown, in ticks from the viewport's beginning and leading side.
struct ShownFrame: Equatable, Sendable {
  var start = Ticks.zero
  var extent = Ticks.zero
  var crossStart = Ticks.zero
  var crossExtent = Ticks.zero

  /// The frame on the way to another one, `share` of the way.
  func mixed(with other: ShownFrame, _ share: Double) -> ShownFrame {
    func mix(_ from: Ticks, _ to: Ticks) -> Ticks {
      from + Ticks(clamping: (to - from).points * share)
    }
    return ShownFrame(
      start: mix(start, other.start), extent: mix(extent, other.extent),
      crossStart: mix(crossStart, other.crossStart),
      crossExtent: mix(crossExtent, other.crossExtent))
  }
}

/// The way from one layout to another: each element goes from where the old one showed it to where the
/// new one does.
struct LayoutTransition: Sendable {
  var start: Timestamp
  /// Seconds.
  var duration: Double
  /// Where elements were shown as it began, by their places in the row.
  var frames: [Int: ShownFrame]
  /// How far the content was scrolled since.
  var scrolled = Ticks.zero

  /// How much of the way is done at a moment: slow at both ends, 0 to 1.
  func share(at time: Timestamp) -> Double {
    let part = min(max(time.seconds(since: start) / duration, 0), 1)
    return part * part * (3 - 2 * part)
  }

  func isOver(at time: Timestamp) -> Bool { time.seconds(since: start) >= duration }

  /// Where an element is shown on its way to `frame`.
  func frame(of index: Int, to frame: ShownFrame, at time: Timestamp) -> ShownFrame {
    guard var from = frames[index] else { return frame }
    from.start = from.start - scrolled
    return from.mixed(with: frame, share(at: time))
  }
}
