import Scrollwork

/// A stack of screens with the top one visible: `push` goes forward, `pop` goes back.
///
/// A request changes `stack` at once and is shown by the next update cycle of the host. Several requests between two
/// cycles make one transition, from the visible screen to the one that is on top then. A request during a transition
/// ends that first: its screens have arrived, and the next transition begins.
public final class Navigator: ScreenContainer {
  /// The screens, the root first.
  public private(set) var stack: [Screen]
  /// The running transition; `nil` when the top screen has arrived.
  public private(set) var transition: ScreenTransition?
  /// Seconds that an animated transition takes; one that is negative or not a number takes none. 0.35 s is what
  /// UIKit's navigation controller takes.
  public var transitionDuration = 0.35
  /// Called after `Screen.viewWillLayout()` and `Screen.viewDidLayout()` of each layout pass.
  public var willLayoutHandler: ((Screen) -> Void)?
  /// Called after `Screen.viewDidLayout()` of each layout pass.
  public var didLayoutHandler: ((Screen) -> Void)?

  private var shown: Screen?
  private var request = (kind: ScreenTransition.Kind.replace, isAnimated: false)
  /// Results that are delivered once their screen has gone.
  private var outcomes: [(screen: Screen, tell: () -> Void)] = []

  /// Creates a navigator that shows a root screen.
  ///
  /// - Throws: `heldElsewhere`.
  public init(_ root: Screen) throws(NavigationError) {
    guard root.container == nil else { throw .heldElsewhere }
    stack = [root]
    root.container = self
  }

  /// The screen on top of the stack.
  public var top: Screen { stack[stack.count - 1] }

  /// The top screen, and below it the one it comes from or goes to, in a transition.
  public var visibleScreens: [Screen] {
    guard let transition else { return shown.map { [$0] } ?? [] }
    return transition.kind == .pop
      ? [transition.to, transition.from] : [transition.from, transition.to]
  }

  // MARK: Requests

  /// Shows a screen above the others.
  ///
  /// - Throws: `alreadyOnStack`, `heldElsewhere`.
  public func push(_ screen: Screen, animated: Bool = true) throws(NavigationError) {
    try setStack(stack + [screen], animated: animated)
  }

  /// Goes back from the top screen.
  ///
  /// - Returns: the screen that goes.
  /// - Throws: `atRoot`.
  @discardableResult
  public func pop(animated: Bool = true) throws(NavigationError) -> Screen {
    guard stack.count > 1 else { throw .atRoot }
    let gone = top
    try setStack(Array(stack.dropLast()), animated: animated)
    return gone
  }

  /// Goes back to a screen of the stack; does nothing where it is on top.
  ///
  /// - Throws: `notOnStack`.
  public func pop(to screen: Screen, animated: Bool = true) throws(NavigationError) {
    guard let place = stack.firstIndex(where: { $0 === screen }) else { throw .notOnStack }
    try setStack(Array(stack[...place]), animated: animated)
  }

  /// Puts another screen into the place of the top one.
  ///
  /// - Throws: `alreadyOnStack`, `heldElsewhere`.
  public func replaceTop(with screen: Screen, animated: Bool = false) throws(NavigationError) {
    try setStack(Array(stack.dropLast()) + [screen], animated: animated)
  }

  /// Replaces the stack.
  ///
  /// The transition is a pop where the new top stood in the stack below the old one, a push where the old one
  /// stands in the new stack below the new top, and a replacement otherwise.
  ///
  /// - Throws: `emptyStack`; `alreadyOnStack` when a screen comes twice; `heldElsewhere`. Nothing changes then.
  public func setStack(_ screens: [Screen], animated: Bool = false) throws(NavigationError) {
    guard let top = screens.last else { throw .emptyStack }
    guard Set(screens.map(ObjectIdentifier.init)).count == screens.count else {
      throw .alreadyOnStack
    }
    for screen in screens {
      guard screen.container == nil || screen.container === self else { throw .heldElsewhere }
    }
    let old = self.top
    if top !== old {
      let kind: ScreenTransition.Kind =
        stack.contains { $0 === top }
        ? .pop : screens.contains { $0 === old } ? .push : .replace
      request = (kind, animated)
    }
    // What is still on screen is released when it has arrived.
    for screen in stack
    where screen !== shown && screen !== transition?.from && screen !== transition?.to {
      screen.container = nil
    }
    for screen in screens { screen.container = self }
    stack = screens
  }

  // MARK: Results

  /// Shows a screen above the others, to be handed a result when it has gone: what it finished with, or `nil`
  /// when it was left. Told once.
  ///
  /// - Throws: `alreadyOnStack`, `heldElsewhere`.
  public func push<Asked: ResultScreen>(
    _ screen: Asked, animated: Bool = true, result: @escaping (Asked.Result?) -> Void
  ) throws(NavigationError) {
    try push(screen, animated: animated)
    screen.result = nil
    outcomes.append((screen, { result(screen.result) }))
  }

  /// Goes back from a screen with its result.
  ///
  /// - Throws: `notOnStack`; `atRoot` for the root.
  public func finish<Asked: ResultScreen>(
    _ screen: Asked, with result: Asked.Result, animated: Bool = true
  ) throws(NavigationError) {
    guard let place = stack.firstIndex(where: { $0 === screen }) else { throw .notOnStack }
    guard place > 0 else { throw .atRoot }
    screen.result = result
    try pop(to: stack[place - 1], animated: animated)
  }

  // MARK: Update cycles

  public func willLayout(_ screen: Screen) { willLayoutHandler?(screen) }
  public func didLayout(_ screen: Screen) { didLayoutHandler?(screen) }

  public func prepare(in cycle: UpdateCycle) -> [() -> Void] {
    if let running = transition, running.isOver(at: cycle.time) || running.to !== top {
      arrive(running)
    }
    var news = goneWithoutShowing()
    guard transition == nil, shown !== top else { return news }
    let next = top
    guard let old = shown else {
      shown = next
      next.begin(.appearing, animated: false)
      next.appear(in: cycle, animated: false)
      return news + [{ next.end(.appeared, animated: false) }]
    }
    let duration =
      request.isAnimated && transitionDuration > 0 && transitionDuration.isFinite
        && !cycle.traits.reducesMotion ? transitionDuration : 0
    let way = ScreenTransition(
      kind: request.kind, from: old, to: next, begin: cycle.time, duration: duration)
    // The screen that comes makes its view before anybody hears of the way.
    _ = next.view
    transition = way
    old.begin(.disappearing, animated: duration > 0)
    next.begin(.appearing, animated: duration > 0)
    next.appear(in: cycle, animated: duration > 0)
    if duration == 0 { news.append { [self] in arrive(way) } }
    return news
  }

  /// Ends a transition: both screens are notified, and the one that left is released.
  private func arrive(_ way: ScreenTransition) {
    guard transition?.to === way.to, transition?.from === way.from else { return }
    transition = nil
    shown = way.to
    let isAnimated = way.duration > 0
    way.from.end(.disappeared, animated: isAnimated)
    way.to.end(.appeared, animated: isAnimated)
    release(way.from)
    for tell in goneWithoutShowing() { tell() }
  }

  private func release(_ screen: Screen) {
    guard !stack.contains(where: { $0 === screen }) else { return }
    if screen.container === self { screen.container = nil }
  }

  /// The results of screens that are not in the stack and not on screen any more.
  private func goneWithoutShowing() -> [() -> Void] {
    func isHere(_ screen: Screen) -> Bool {
      stack.contains { $0 === screen } || shown === screen || transition?.from === screen
        || transition?.to === screen
    }
    let gone = outcomes.filter { !isHere($0.screen) }
    outcomes.removeAll { !isHere($0.screen) }
    return gone.map(\.tell)
  }
}

/// A screen that hands something back to who pushed it: a choice, an edited value.
public protocol ResultScreen: Screen {
  /// The type of what the screen hands back.
  associatedtype Result
  /// What it finished with; written by `Navigator.finish(_:with:animated:)`.
  var result: Result? { get set }
}
