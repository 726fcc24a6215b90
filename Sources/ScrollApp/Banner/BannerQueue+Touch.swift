public import Scrollwork

extension BannerQueue {
  /// Points that a tap may move, as in the lists.
  private static let tapReach = 8.0
  /// Points up from which a lifted banner is put away.
  private static let swipeReach = 24.0

  /// What a finger does to the banner.
  public enum Touch: Hashable, Sendable {
    /// A finger goes down.
    case down
    /// The finger moved.
    case moved
    /// The finger lifted.
    case up
    /// The system took the finger away.
    case canceled
  }

  /// Hands a pointer on.
  ///
  /// - Parameters:
  ///   - touch: what the pointer does.
  ///   - point: in points in the window.
  ///   - area: where the banner lies in the window when it is in its place.
  ///   - time: now, on the host's clock.
  /// - Returns: whether the banner takes the touch, and what the person did by it. A touch that is taken
  ///   when it goes down belongs to the banner until it lifts, also when the banner goes before.
  public mutating func touch(
    _ touch: Touch, at point: LayoutPoint, in area: LayoutRect, time: Timestamp
  ) -> (isTaken: Bool, response: NotificationResponse?) {
    step(to: time)
    switch touch {
    case .down:
      isTouched = hold(at: point, in: area)
      return (isTouched, nil)
    case .moved:
      guard isTouched else { return (false, nil) }
      if case .held(let from, _) = phase {
        let way = point.y - from.y
        phase = .held(from: from, pull: way.isFinite ? min(0, way) : 0)
      }
      return (true, nil)
    case .canceled:
      guard isTouched else { return (false, nil) }
      isTouched = false
      if case .held = phase { phase = .staying(since: now) }
      return (true, nil)
    case .up:
      guard isTouched else { return (false, nil) }
      isTouched = false
      return (true, release(at: point))
    }
  }

  /// Whether there is a banner under a finger to be held.
  private mutating func hold(at point: LayoutPoint, in area: LayoutRect) -> Bool {
    guard let shown, !isLeaving else { return false }
    let y = area.minY + BannerPlace.offset(shown, height: area.maxY)
    let card = LayoutRect(origin: LayoutPoint(x: area.minX, y: y), size: area.size)
    guard card.contains(point) else { return false }
    phase = .held(from: point, pull: 0)
    return true
  }

  /// What a person did who lifts the finger; nothing when the banner has gone meanwhile.
  private mutating func release(at point: LayoutPoint) -> NotificationResponse? {
    guard let current, case .held(let from, let pull) = phase else { return nil }
    if pull < -Self.swipeReach {
      leave()
      return NotificationResponse(current.notification, .dismiss)
    }
    let (dx, dy) = (point.x - from.x, point.y - from.y)
    guard dx * dx + dy * dy <= Self.tapReach * Self.tapReach else {
      phase = .staying(since: now)
      return nil
    }
    leave()
    return NotificationResponse(current.notification, .open)
  }
}

/// Where a banner lies while it slides.
enum BannerPlace {
  /// Points down from its place: 0 there, negative above.
  ///
  /// - Parameter height: points from the window's top to the banner's bottom.
  static func offset(_ shown: BannerQueue.Shown, height: Double) -> Double {
    (shown.progress - 1) * height + shown.pull
  }
}
