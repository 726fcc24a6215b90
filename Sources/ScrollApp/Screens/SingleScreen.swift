import Scrollwork

/// A container of one screen that can be replaced.
public final class SingleScreen: ScreenContainer {
  /// The screen that is shown.
  public private(set) var screen: Screen
  private var isShown = false
  private var next: Screen?

  /// Creates a container that shows one screen.
  public init(_ screen: Screen) { self.screen = screen }

  public var visibleScreens: [Screen] { isShown ? [screen] : [] }

  /// Shows another screen from the next update cycle on, with no transition. The same one changes nothing.
  public func replace(with screen: Screen) { next = screen }

  public func prepare(in cycle: UpdateCycle) -> [() -> Void] {
    let new = next ?? screen
    next = nil
    guard !isShown || new !== screen else { return [] }
    let old = isShown ? screen : nil
    screen = new
    isShown = true
    new.container = self
    old?.begin(.disappearing, animated: false)
    new.begin(.appearing, animated: false)
    new.appear(in: cycle, animated: false)
    return [
      {
        old?.end(.disappeared, animated: false)
        if let old, old.container === self { old.container = nil }
        new.end(.appeared, animated: false)
      }
    ]
  }
}
