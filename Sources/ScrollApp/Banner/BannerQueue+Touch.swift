public import Scrollwork

extension BannerQueue {
  /// Points that a tap may move, as in the lists.
  private static let tapReach = 8.0
  /// Points up from which a lifted banner is put away.
  private static let swipeReach = 24.0

  /// What a finger does to the banner.
  public enum Touch: Hashable, Sendable {
    case down, moved, up, cancelled
  }

  /// Hands a pointer on.
  ///
  /// - Parameters:
  ///   - touch: what the pointer does.
  ///   - point: in points in the window.
  ///   - area: where the banner lies in the window when it is in its place.
  ///   - time: now, on the host's clock.
  /// - Returns: whether the banner takes the touch, and what the person did by it. A touch that is taken
  ///   when it goes down belongs to the banner until it lifts.
  public mutating func touch(
    _ touch: Touch, at point: LayoutPoint, in area: LayoutRect, time: Timestamp
  ) -> (isTaken: Bool, response: NotificationResponse?) {
    step(to: time)
    guard let current, let shown else { return (false, nil) }
    switch touch {
    case .down:
      let y = area.origin.y + BannerPlace.offset(shown, height: area.size.height + area.origin.y)
      guard !isLeaving, point.x >= area.origin.x, point.x < area.origin.x + area.size.width,
        point.y >= y, point.y < y + area.size.height
      else { return (false, nil) }
      phase = .held(from: point, pull: 0)
      return (true, nil)
    case .moved:
      guard case .held(let from, _) = phase else { return (false, nil) }
      let way = point.y - from.y
      phase = .held(from: from, pull: way.isFinite ? min(0, way) : 0)
      return (true, nil)
    case .cancelled:
      guard case .held = phase else { return (false, nil) }
      phase = .staying(since: now)
      return (true, nil)
    case .up:
      guard case .held(let from, let pull) = phase else { return (false, nil) }
      if pull < -Self.swipeReach {
        leave()
        return (true, NotificationResponse(current.notification, .dismiss))
      }
      let (dx, dy) = (point.x - from.x, point.y - from.y)
      guard dx * dx + dy * dy <= Self.tapReach * Self.tapReach else {
        phase = .staying(since: now)
        return (true, nil)
      }
      leave()
      return (true, NotificationResponse(current.notification, .open))
    }
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
