public import Scrollwork

/// The queue of banners: which one shows, and the progress of its animation. One at a time, in the order of arrival.
///
/// A pure function of the times that it receives; it draws nothing. Times are on the host's clock and do not go
/// backward: an earlier one counts as the latest.
public struct BannerQueue: Sendable {
  /// How long things take, in seconds.
  public struct Timing: Hashable, Sendable {
    /// Seconds until the banner is in its place.
    public var slidesIn: Double
    /// Seconds that the banner stays there.
    public var stays: Double
    /// Seconds until the banner is gone.
    public var slidesOut: Double

    /// Chosen by eye; a banner stays as long as on Apple's platforms.
    public init(slidesIn: Double = 0.35, stays: Double = 5, slidesOut: Double = 0.25) {
      self.slidesIn = slidesIn
      self.stays = stays
      self.slidesOut = slidesOut
    }
  }

  /// A banner as it shows at a moment.
  public struct Shown: Hashable, Sendable {
    /// The notification that the banner shows.
    public var notification: UserNotification
    /// The actions that the banner offers.
    public var actions: [NotificationAction]
    /// 0 outside the window, 1 in its place.
    public var progress: Double
    /// Points that a finger has pulled it up; 0 or less.
    public var pull: Double
  }

  struct Entry: Hashable, Sendable {
    var notification: UserNotification
    var actions: [NotificationAction]
  }

  /// What goes on with the banner that shows.
  enum Phase: Hashable, Sendable {
    case entering(since: Timestamp)
    case staying(since: Timestamp)
    /// A finger holds it; it stays until the finger lifts.
    case held(from: LayoutPoint, pull: Double)
    case leaving(since: Timestamp, from: Double, pull: Double)
  }

  /// Banners that wait; the oldest are left out when more come.
  package static let waitingLimit = 16

  /// How long things take.
  public let timing: Timing
  var current: Entry?
  var phase = Phase.entering(since: .zero)
  /// Whether a touch belongs to the banners, also when the one that it held has gone meanwhile.
  var isTouched = false
  var waiting: [Entry] = []
  var now = Timestamp(nanoseconds: .min)

  /// Creates an empty queue.
  ///
  /// - Parameter timing: lengths that are negative or not finite count as 0, those above an hour as an
  ///   hour.
  public init(timing: Timing = Timing()) {
    func sane(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 3600) : 0 }
    self.timing = Timing(
      slidesIn: sane(timing.slidesIn), stays: sane(timing.stays),
      slidesOut: sane(timing.slidesOut))
  }

  /// Whether nothing shows and nothing waits: then no frame is needed for banners.
  public var isEmpty: Bool { current == nil && waiting.isEmpty }

  /// Adds a banner. A banner of the same name that is visible or waits gets the new text instead.
  public mutating func add(
    _ notification: UserNotification, actions: [NotificationAction] = [], at time: Timestamp
  ) {
    step(to: time)
    let entry = Entry(notification: notification, actions: actions)
    if current?.notification.id == notification.id, !isLeaving {
      current = entry
      if case .staying = phase { phase = .staying(since: now) }
      return
    }
    if let place = waiting.firstIndex(where: { $0.notification.id == notification.id }) {
      waiting[place] = entry
      return
    }
    waiting.append(entry)
    if waiting.count > Self.waitingLimit { waiting.removeFirst() }
    if current == nil { showNext(at: now) }
  }

  /// Takes banners away: one that shows slides out, those that wait do not come.
  public mutating func remove(_ ids: some Sequence<NotificationRequest.ID>) {
    let ids = Set(ids)
    waiting.removeAll { ids.contains($0.notification.id) }
    if let current, ids.contains(current.notification.id) { leave() }
  }
}
