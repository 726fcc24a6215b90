/// Something a person did, at the moment it happened.
///
/// Positions are in points in the viewport's coordinates: its top left corner is the origin.
@frozen public struct InputEvent: Hashable, Sendable {
  /// What kind of pointer it is. It decides how far it must move before a drag begins.
  @frozen public enum PointerKind: String, Hashable, CaseIterable, Sendable {
    /// A finger on a touch screen.
    case touch
    /// A mouse with a button held.
    case mouse
  }

  /// How a wheel's movements arrive.
  @frozen public enum WheelKind: String, Hashable, CaseIterable, Sendable {
    /// Finely divided and smoothed by the system, with its momentum, as from a trackpad.
    case precise
    /// In notches, as from a mouse.
    case stepped
  }

  /// What a person did with a pointer or a wheel.
  @frozen public enum Action: Hashable, Sendable {
    /// A finger or button went down. `id` tells fingers apart until they lift.
    case pointerDown(id: Int, kind: PointerKind)
    /// A pointer that is down moved to the event's position.
    case pointerMoved(id: Int)
    /// A finger lifted or a button was released; content goes on with the velocity of the drag.
    case pointerUp(id: Int)
    /// The system took the pointer away: the drag ends without a velocity.
    case pointerCanceled(id: Int)
    /// A wheel or trackpad asks for a displacement of the content, in points; positive values show
    /// what lies below or to the right. Fractions are kept.
    case wheel(delta: LayoutPoint, kind: WheelKind = .precise)
  }

  /// The moment at which it happened.
  public var time: Timestamp
  /// Where it happened, in points in the viewport's coordinates.
  public var position: LayoutPoint
  /// What happened.
  public var action: Action

  /// Creates an event.
  @inlinable public init(time: Timestamp, position: LayoutPoint, action: Action) {
    self.time = time
    self.position = position
    self.action = action
  }
}
