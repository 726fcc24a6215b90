public import Scrollwork

/// What holds screens and takes part in their layout passes: a navigator, a split window.
public protocol ScreenContainer: AnyObject {
  /// The screens that are seen now, back to front.
  var visibleScreens: [Screen] { get }

  /// A layout pass of a screen has begun; the screen's `viewWillLayout()` was called. Frames changed here are laid
  /// out by the same pass.
  func willLayout(_ screen: Screen)
  /// A layout pass of a screen is over; its `viewDidLayout()` was called.
  func didLayout(_ screen: Screen)

  /// Begins and ends requests: the container's work in an update cycle before screens are laid out.
  ///
  /// - Returns: the notifications to send once they are laid out.
  func prepare(in cycle: UpdateCycle) -> [() -> Void]
}

extension ScreenContainer {
  public func willLayout(_ screen: Screen) {}
  public func didLayout(_ screen: Screen) {}
}

/// What an update cycle knows: the moment, and the window that screens are shown in.
public struct UpdateCycle: Sendable {
  /// The moment of the cycle.
  public var time: Timestamp
  /// Points.
  public var size: LayoutSize
  /// What bars and corners of the system cover, in points.
  public var safeAreaInsets: LayoutInsets
  /// The traits of the window.
  public var traits: TraitCollection
}
