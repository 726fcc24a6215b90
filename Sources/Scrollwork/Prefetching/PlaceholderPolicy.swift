/// How fast content moves while cells that cost little stand in for those of items.
///
/// Two speeds, so that content near one of them does not change between the two all the time. Both are
/// finite and `exit` is from 0 to `enter`, else they are refused (`CollectionView.setPlaceholders(_:)`).
public struct PlaceholderPolicy: Hashable, Sendable {
  /// Points per second in either direction above which items that come get placeholders.
  public var enter: Double
  /// Points per second in either direction below which the items' own cells take their places.
  public var exit: Double

  /// Creates a policy from the velocities at which placeholders begin and end.
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

/// Cells that stand in for those of items.
struct Placeholders {
  /// Whether items that come get placeholders.
  private(set) var isShowing = false
  /// Whether any live cell may be a placeholder.
  private(set) var mayBeLive = false

  /// Decides at a speed, in points per second; without a policy there are no placeholders.
  mutating func choose(at velocity: Double, _ policy: PlaceholderPolicy?) {
    isShowing = policy?.shows(at: velocity, isShowing: isShowing) ?? false
  }

  mutating func noteLive() { mayBeLive = true }

  mutating func noteReplaced() { mayBeLive = false }
}
