public import Scrollwork
internal import Synchronization

/// Shows notifications in the app's own window: banners, sounds, and a count in its title.
///
/// The center may tell it from any thread; the host's loop draws the banner, plays the sounds it takes
/// and sets the title.
public final class WindowPresenter: NotificationPresenter {
  private struct State {
    var queue: BannerQueue
    var sounds: [NotificationSound] = []
    var badge = 0
  }

  /// Points from the window's edges to the banner, which is at most `widthLimit` wide.
  private static let margin = 10.0
  private static let widthLimit = 420.0
  /// Sounds that wait to be played: more would be a noise.
  private static let soundLimit = 2

  private let state: Mutex<State>

  /// Creates a presenter whose banners take these times.
  public init(timing: BannerQueue.Timing = BannerQueue.Timing()) {
    state = Mutex(State(queue: BannerQueue(timing: timing)))
  }

  public func present(
    _ notification: UserNotification, options: PresentationOptions,
    actions: [NotificationAction], at time: Timestamp
  ) {
    state.withLock { state in
      if options.contains(.banner) {
        state.queue.add(notification, actions: actions, at: time)
      }
      if options.contains(.sound), let sound = notification.content.sound,
        state.sounds.count < Self.soundLimit
      {
        state.sounds.append(sound)
      }
    }
  }

  public func withdraw(_ ids: [NotificationRequest.ID]) {
    state.withLock { $0.queue.remove(ids) }
  }

  /// Keeps the number for the window's title.
  public func badgeDidChange(to count: Int) {
    state.withLock { $0.badge = count }
  }

  /// The sounds that are to be played now; each is given once.
  public func takeSounds() -> [NotificationSound] {
    state.withLock { state in
      defer { state.sounds = [] }
      return state.sounds
    }
  }

  /// The window's title with the badge before it: `(3) Gallery`.
  public func title(_ name: String) -> String {
    let count = state.withLock { $0.badge }
    return count > 0 ? "(\(count)) \(name)" : name
  }

  /// The banner that shows.
  public var shown: BannerQueue.Shown? { state.withLock { $0.queue.shown } }

  /// Moves to a time and draws the banner that shows, if any, in front of a list's other groups.
  ///
  /// - Parameters:
  ///   - list: what the banner is added to.
  ///   - size: the window's, in points.
  ///   - top: points at the window's top that banners stay below.
  ///   - style: the banner's colors.
  ///   - time: now, on the host's clock.
  /// - Returns: whether anything was drawn.
  @discardableResult
  public func draw(
    into list: inout DisplayList, size: LayoutSize, top: Double = 0, style: BannerStyle = .light,
    at time: Timestamp
  ) -> Bool {
    let shown = state.withLock { state in
      state.queue.step(to: time)
      return state.queue.shown
    }
    guard let shown else { return false }
    let area = Self.area(of: shown.notification.content, size: size, top: top)
    let down = BannerPlace.offset(shown, height: area.maxY)
    let cell = BannerCell()
    cell.content = shown.notification.content
    cell.style = style
    list.addGroup(
      at: LayoutPoint(x: area.origin.x, y: area.origin.y + down), size: area.size
    ) { cell.draw(in: &$0) }
    return true
  }

  /// Hands a pointer to the banner; see `BannerQueue.touch`.
  public func touch(
    _ touch: BannerQueue.Touch, at point: LayoutPoint, size: LayoutSize, top: Double = 0,
    time: Timestamp
  ) -> (isTaken: Bool, response: NotificationResponse?) {
    state.withLock { state in
      state.queue.step(to: time)
      // Without a banner there is nothing to hit, but a touch that held one may still lift.
      let area =
        state.queue.shown.map {
          Self.area(of: $0.notification.content, size: size, top: top)
        } ?? .zero
      return state.queue.touch(touch, at: point, in: area, time: time)
    }
  }

  /// Where a banner lies in its place, in points in the window.
  static func area(
    of content: NotificationContent, size: LayoutSize, top: Double
  ) -> LayoutRect {
    let width = max(0, min(widthLimit, size.width - 2 * margin))
    return LayoutRect(
      x: (size.width - width) / 2, y: top + margin, width: width,
      height: BannerCell.height(of: content))
  }
}
