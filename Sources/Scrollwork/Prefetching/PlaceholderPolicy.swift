/// How fast content moves while cells that cost little stand in for those of items.
///
/// Two speeds, so that content near one of them does not change between the two all the time. Both are
/// finite and `exit` is from 0 to `enter`, else they are refused (`CollectionView.setPlaceholders(_:)`).
public struct PlaceholderPolicy: Hashable, Sendable {
  /// Points per second in either direction above which items that come get placeholders.
  public var enter: Double
  /// Points per second in either direction below which the items' own cells take their places.
  public var exit: Double

  public init(enter: Double, exit: Double) {
    self.enter = enter
    self.exit = exit
  }

  /// Whether placeholders are shown at a speed, when they were or were not before.
  func shows(at velocity: Double, isShowing: Bool) -> Bool {
    let speed = abs(velocity)
    return isShowing ? speed >= exit && speed > 0 : speed > enter
  }
}
