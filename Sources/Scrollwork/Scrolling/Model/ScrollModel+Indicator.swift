import ScrollLayout
import ScrollPrimitives

/// The scroll indicator.
extension ScrollModel {
  /// The bar as the content lies, exactly.
  var exactIndicator: ScrollIndicator {
    let way = (bounds.maximum - bounds.minimum).points
    let beyond = abs((place - bounds.clamp(place)).points)
    let seen = max(0, bounds.viewport - beyond)
    let position = way > 0 ? (bounds.clamp(place) - bounds.minimum).points / way : 0
    let all = way + bounds.viewport
    return ScrollIndicator(position: position, length: all > 0 ? seen / all : 1)
  }

  /// The bar to show. While it is held it stands still unless it is moved; after that the difference to
  /// where the content is goes as the content goes on, and is gone after a viewport's length.
  var indicator: ScrollIndicator {
    let exact = exactIndicator
    guard let hold else { return exact }
    guard let released = hold.released else { return hold.shown }
    let left = max(0, 1 - released.traveled / max(bounds.viewport, 1))
    return ScrollIndicator(
      position: min(max(exact.position + released.difference * left, 0), 1), length: exact.length)
  }

  /// Whether the bar is held.
  var isBarHeld: Bool { hold.map { $0.released == nil } ?? false }

  /// Holds the bar: running motions stop.
  mutating func holdIndicator(_ events: inout [ScrollEvent]) {
    guard !isHeld else { return }
    interrupt(&events)
    hold = IndicatorHold(shown: indicator)
  }

  /// Moves the held bar to a position, and the content with it: by the same share of the distance that is left on
  /// that side. So the content arrives at an edge when the bar does, whatever the estimates were, and moves only when
  /// the bar does. Content beyond an edge comes back as far as the bar goes.
  mutating func moveIndicator(to position: Double) {
    guard isBarHeld, var hold else { return }
    let new = min(max(position, 0), 1)
    let old = hold.shown.position
    if new > old {
      let left = bounds.maximum - place
      place = place + Ticks(clamping: left.points * ((new - old) / (1 - old)))
    } else if new < old {
      let left = place - bounds.minimum
      place = place - Ticks(clamping: left.points * ((old - new) / old))
    }
    hold.shown.position = new
    self.hold = hold
  }

  /// Lets the bar go.
  mutating func releaseIndicator(_ events: inout [ScrollEvent]) {
    guard isBarHeld, var hold else { return }
    hold.released = (hold.shown.position - exactIndicator.position, 0)
    self.hold = hold
    if isOverscrolled { beginGlide(velocity: 0, decelerates: false, &events) }
  }

  /// Counts how far the content went since the bar was let go.
  mutating func settleIndicator(by displacement: Ticks) {
    guard var hold, var released = hold.released else { return }
    released.traveled += abs(displacement.points)
    hold.released = released
    self.hold = released.traveled < bounds.viewport && released.difference != 0 ? hold : nil
  }
}
