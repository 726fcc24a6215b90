import ScrollLayout
import ScrollPhysics
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

  /// Whether any part of it lies between the viewport's two ends.
  func touches(_ length: Ticks) -> Bool { start < length && start + extent > .zero }
}

/// How something goes from one look to another: a function of time alone.
struct TransitionCurve: Equatable, Sendable {
  var start: Timestamp
  /// Seconds.
  var duration: Double
  var shape = TimingCurve.easeInOut

  /// How much of the way is done at a moment, 0 to 1.
  func share(at time: Timestamp) -> Double {
    shape.share(at: time.seconds(since: start) / duration)
  }

  func isOver(at time: Timestamp) -> Bool { time.seconds(since: start) >= duration }
}

/// How an element is shown: where, how opaque, and how large.
struct Look: Equatable, Sendable {
  var frame: ShownFrame
  var opacity = 1.0
  /// What it is scaled by around its center.
  var scale = 1.0
}

/// How far an element begins from where it belongs.
///
/// The offset is kept for both ends of each axis, so that two neighbors that touch and go as far still touch.
struct LookOffset: Equatable, Sendable {
  var start = Ticks.zero
  var end = Ticks.zero
  var crossStart = Ticks.zero
  var crossEnd = Ticks.zero
  /// What its opacity begins below 1.
  var transparency = 0.0
  /// What its scale begins below 1.
  var shrinkage = 0.0

  init(start: Ticks) {
    self.start = start
    end = start
  }

  /// From where an element belongs to where it is shown.
  init(from natural: ShownFrame, to shown: ShownFrame, transparency: Double = 0) {
    start = shown.start - natural.start
    end = start + shown.extent - natural.extent
    crossStart = shown.crossStart - natural.crossStart
    crossEnd = crossStart + shown.crossExtent - natural.crossExtent
    self.transparency = transparency
  }

  /// Adds what is left of the offset to how something is shown.
  func add(to look: inout Look, left: Double) {
    func rest(_ offset: Ticks) -> Ticks {
      offset == .zero ? .zero : Ticks(clamping: offset.points * left)
    }
    let (moved, movedEnd) = (rest(start), rest(end))
    let (crossed, crossedEnd) = (rest(crossStart), rest(crossEnd))
    look.frame.extent = look.frame.extent + movedEnd - moved
    look.frame.start = look.frame.start + moved
    look.frame.crossExtent = look.frame.crossExtent + crossedEnd - crossed
    look.frame.crossStart = look.frame.crossStart + crossed
    look.opacity -= transparency * left
    look.scale -= shrinkage * left
  }
}
