public import Scrollwork

/// The window's side of screens: it knows the window's size and settings and runs the update cycles.
///
/// ```swift
/// let host = ScreenHost(navigator, size: window.size)
/// // for every frame:
/// host.update(to: time)
/// draw(navigator.visibleScreens)
/// ```
///
/// Requests between two cycles, or in a call from one, take effect in the next one.
public final class ScreenHost {
  /// What contains the screens: a navigator or a single screen.
  public let container: any ScreenContainer
  /// The window's size in points.
  public private(set) var size: LayoutSize
  /// What bars and corners of the system cover, in points.
  public private(set) var safeAreaInsets: LayoutInsets
  /// What a person has set; the size classes follow from the size.
  public var settings: TraitCollection
  /// Traits that the whole window has other than by its size and the settings.
  public var traitOverrides = TraitOverrides()
  /// Whether the app is in the background.
  public private(set) var isInBackground = false
  private var isUpdating = false
  private var backgroundNews: [Bool] = []
  private var last: UpdateCycle?

  /// Creates a host for a window of a size in points.
  public init(
    _ container: any ScreenContainer, size: LayoutSize, safeAreaInsets: LayoutInsets = .zero,
    settings: TraitCollection = TraitCollection()
  ) {
    self.container = container
    self.size = size.usable
    self.safeAreaInsets = safeAreaInsets.usable
    self.settings = settings
  }

  /// A window that people have.
  public convenience init(_ container: any ScreenContainer, _ window: WindowPreset) {
    self.init(
      container, size: window.size, safeAreaInsets: window.safeArea, settings: window.traits)
  }

  /// The window has another size, in points; a length that is negative or not a number counts as 0.
  public func resize(to size: LayoutSize, safeAreaInsets: LayoutInsets = .zero) {
    self.size = size.usable
    self.safeAreaInsets = safeAreaInsets.usable
  }

  /// The traits of the window. A scale that is not a number above 0 counts as 1.
  public var traits: TraitCollection {
    var base = settings
    if !(base.displayScale > 0 && base.displayScale.isFinite) { base.displayScale = 1 }
    return TraitCollection(windowSize: size, base: base).applying(traitOverrides)
  }

  /// The app went to the background; the visible screens are notified in the next update cycle. Until
  /// `enterForeground()` nothing appears, disappears or is laid out.
  public func enterBackground() { backgroundNews.append(true) }

  /// The app came to the foreground; the visible screens are notified in the next update cycle.
  public func enterForeground() { backgroundNews.append(false) }

  /// Runs an update cycle: requests to the container, traits, and a layout pass of each visible screen that needs
  /// one.
  ///
  /// A call from inside a cycle does nothing. O(visible screens and their views).
  public func update(to time: Timestamp) {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    tellBackground()
    guard !isInBackground else { return }
    let cycle = UpdateCycle(
      time: time, size: size, safeAreaInsets: safeAreaInsets, traits: traits)
    let isResized = last?.size != size || last?.safeAreaInsets != safeAreaInsets
    let news = container.prepare(in: cycle)
    for screen in container.visibleScreens {
      // Those that appear have been fitted by the container.
      if isResized {
        screen.fit(cycle)
      } else if last?.traits != cycle.traits || screen.needsLayout {
        screen.update(traits: cycle.traits)
      }
      if screen.needsLayout { screen.layOut() }
    }
    last = cycle
    for tell in news { tell() }
  }

  private func tellBackground() {
    let news = backgroundNews
    backgroundNews = []
    for isBackground in news where isBackground != isInBackground {
      isInBackground = isBackground
      for screen in container.visibleScreens {
        if isBackground { screen.didEnterBackground() } else { screen.willEnterForeground() }
      }
    }
  }
}

extension Screen {
  /// Takes over the window's size, safe area and traits.
  func fit(_ cycle: UpdateCycle) {
    let bounds = LayoutRect(origin: .zero, size: cycle.size)
    if view.frame != bounds { view.frame = bounds }
    if view.safeAreaInsets != cycle.safeAreaInsets {
      view.setSafeArea(cycle.safeAreaInsets)
      setNeedsLayout()
    }
    update(traits: cycle.traits)
  }
}

extension LayoutSize {
  fileprivate var usable: LayoutSize {
    LayoutSize(
      width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
  }
}

extension LayoutInsets {
  fileprivate var usable: LayoutInsets {
    func plain(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }
    return LayoutInsets(
      top: plain(top), left: plain(left), bottom: plain(bottom), right: plain(right))
  }
}
