import ScrollLayout

/// Content that goes on under a pointer at an edge of the viewport.
extension ScrollModel {
  /// The constant velocity at which the content scrolls on, in points per second; 0 where it does not. Content that
  /// has come to an edge continues when there is more of it.
  var cruiseVelocity: Double {
    if case .cruising(let cruise) = activity { return cruise.velocity }
    return 0
  }

  /// Scrolls on from here and now at a constant velocity, up to an edge. 0 ends that and nothing else; a finger that
  /// holds the content, or a spring that brings it back, wins.
  mutating func cruise(velocity: Double, _ events: inout [ScrollEvent]) {
    guard velocity != cruiseVelocity, !isHeld, !isOverscrolled else { return }
    guard velocity != 0, bounds.scrolls else {
      if cruiseVelocity != 0 { activity = .idle }
      return
    }
    interrupt(&events)
    activity = .cruising(Activity.Cruise(origin: place, start: time, velocity: velocity))
  }

  /// Where a cruise has the content, were there no edges.
  func unbounded(_ cruise: Activity.Cruise) -> Ticks {
    cruise.origin + Ticks(clamping: cruise.velocity * elapsed(since: cruise.start))
  }

  /// Where a cruise has the content.
  func position(of cruise: Activity.Cruise) -> Ticks { bounds.clamp(unbounded(cruise)) }

  /// Takes new edges: content that was held by an edge goes on from there when it has moved away, content beyond one
  /// goes back.
  mutating func setBounds(of cruise: Activity.Cruise, _ events: inout [ScrollEvent]) {
    if isOverscrolled {
      activity = .idle
      beginGlide(velocity: 0, decelerates: false, &events)
    } else if unbounded(cruise) != place {
      activity = .cruising(
        Activity.Cruise(origin: place, start: time, velocity: cruise.velocity))
    }
  }

  /// Whether a cruise moves the content, and is not held by an edge.
  func isUnderWay(_ cruise: Activity.Cruise) -> Bool {
    cruise.velocity > 0 ? place < bounds.maximum : place > bounds.minimum
  }
}
