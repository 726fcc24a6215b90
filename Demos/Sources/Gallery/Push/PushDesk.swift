import Foundation
import ScrollApp
import ScrollSDL
import Scrollwork
import Stage
import Synchronization

/// Takes pushes for the gallery: each is a post at the top of the feed, a banner, a sound and a count in
/// the window's title. A tap on the banner opens the feed at that post.
final class PushDesk {
  /// Pushes that a feed that is opened later begins with.
  private static let newsLimit = 100

  /// Notes what the center says, to be done between two frames.
  private final class Notes: UserNotificationCenterDelegate {
    struct State {
      var arrived: [UserNotification] = []
      var opened: [UserNotification] = []
    }

    let state = Mutex(State())

    func userNotificationCenter(
      _ center: UserNotificationCenter, willPresent notification: UserNotification
    ) -> PresentationOptions {
      state.withLock { $0.arrived.append(notification) }
      return [.banner, .sound, .badge]
    }

    func userNotificationCenter(
      _ center: UserNotificationCenter, didReceive response: NotificationResponse
    ) {
      guard response.choice == .open else { return }
      state.withLock { $0.opened.append(response.notification) }
    }

    func take() -> State {
      state.withLock { state in
        defer { state = State() }
        return state
      }
    }
  }

  private let center = UserNotificationCenter.current
  private let notes = Notes()
  private let presenters = PushPresenter()
  private var presenter: WindowPresenter { presenters.window }
  private let server: PushServer
  /// Opened with the first sound. A machine without sound shows banners all the same.
  private lazy var speaker = try? Speaker()
  private var news: [UserNotification] = []
  private weak var feed: FeedDemo?
  private var list = DisplayList()
  private var pointer: Int?

  /// Begins to listen. Who starts the gallery with a socket wants to hear of pushes.
  init(socket: String) throws {
    var random = SystemRandomNumberGenerator()
    server = try PushServer(path: socket, token: DeviceToken(using: &random))
    center.delegate = notes
    do throws(UserNotificationError) {
      let store = FileAuthorizationStore(path: socket + ".settings")
      try center.connect(store: store, presenters: [presenters]) { $0.answer(granted: true) }
    } catch {
      // A file with other contents: connect all the same, and ask again.
      guard error == .store(.corrupt(path: socket + ".settings")) else { throw error }
    }
    try center.requestAuthorization(options: [.alert, .sound, .badge]) { _ in }
    _ = try center.registerForRemoteNotifications(on: server)
  }

  /// Takes what has come in since the last frame.
  func update(_ stage: Stage, _ window: Window, at now: Timestamp) throws {
    center.deliver(from: server, at: now)
    center.advance(to: now)
    // One that is answered twice, or was taken away meanwhile, is nobody's any more.
    for response in presenters.responses() { try? center.respond(response) }
    let noted = notes.take()
    news += noted.arrived
    if news.count > Self.newsLimit { news.removeFirst(news.count - Self.newsLimit) }
    try post(noted.arrived, on: stage)
    if let wanted = noted.opened.last {
      try center.setBadgeCount(0)
      if !(stage.demo is FeedDemo) { try stage.open(Exhibits.index(of: "feed")) }
      try post([], on: stage)
      try feed?.show(wanted.id)
    }
    for sound in presenter.takeSounds() {
      _ = try? speaker?.play(sound.samples(rate: Speaker.rate))
    }
    window.setTitle(presenter.title("Scrollwork"))
  }

  /// A feed that has just been opened gets all there was, one that was open what is new.
  private func post(_ arrived: [UserNotification], on stage: Stage) throws {
    let open = stage.demo as? FeedDemo
    let isNew = open !== feed
    feed = open
    for notification in isNew ? news : arrived {
      try open?.add(notification.content, id: notification.id)
    }
  }

  /// Whether the banner takes the event.
  func handle(_ event: StageEvent, _ stage: Stage, at now: Timestamp) throws -> Bool {
    presenters.note(event)
    guard case .input(let input) = event else { return false }
    let touch: BannerQueue.Touch
    switch input.action {
    case .pointerDown(let id, _):
      guard pointer == nil else { return false }
      touch = .down
      pointer = id
    case .pointerMoved(let id) where id == pointer: touch = .moved
    case .pointerUp(let id) where id == pointer: touch = .up
    case .pointerCanceled(let id) where id == pointer: touch = .canceled
    default: return false
    }
    let (isTaken, response) = presenter.touch(
      touch, at: input.position, size: stage.size, time: now)
    if touch == .up || touch == .canceled || !isTaken { pointer = nil }
    if let response { try center.respond(response) }
    return isTaken
  }

  /// Draws the banner over the stage.
  func draw(on window: Window, _ stage: Stage, at now: Timestamp) {
    list.clear()
    let style = stage.surroundings.theme.isDark ? BannerStyle.dark : .light
    guard presenter.draw(into: &list, size: stage.size, style: style, at: now) else { return }
    window.draw(list, at: .zero)
  }
}
