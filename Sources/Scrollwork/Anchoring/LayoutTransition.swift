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

  func moved(by offset: Ticks, across: Ticks = .zero) -> ShownFrame {
    var frame = self
    frame.start = start + offset
    frame.crossStart = crossStart + across
    return frame
  }
}

/// How something goes from one look to another: a function of time alone.
struct TransitionCurve: Equatable, Sendable {
  var start: Timestamp
  /// Seconds.
  var duration: Double

  /// How much of the way is done at a moment: slow at both ends, 0 to 1.
  func share(at time: Timestamp) -> Double {
    let part = min(max(time.seconds(since: start) / duration, 0), 1)
    return part * part * (3 - 2 * part)
  }

  func isOver(at time: Timestamp) -> Bool { time.seconds(since: start) >= duration }
}

/// The way to where elements belong, after another layout or an update: each goes from where it was shown.
struct LayoutTransition: Sendable {
  /// How an element was shown as the transition began.
  struct Origin: Equatable, Sendable {
    var frame: ShownFrame
    var opacity = 1.0
  }

  var curve: TransitionCurve
  /// By their places in the row.
  var origins: [Int: Origin]
  /// How far the content was scrolled since.
  var scrolled = Ticks.zero

  /// How an element is shown on its way to `frame`.
  func look(of index: Int, to frame: ShownFrame, at time: Timestamp) -> Origin {
    guard let origin = origins[index] else { return Origin(frame: frame) }
    let share = curve.share(at: time)
    return Origin(
      frame: origin.frame.moved(by: .zero - scrolled).mixed(with: frame, share),
      opacity: origin.opacity + (1 - origin.opacity) * share)
  }
}
