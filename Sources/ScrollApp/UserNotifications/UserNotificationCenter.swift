internal import Synchronization

/// Asks for permission to notify people, schedules notifications, and receives people's responses.
///
/// Set the delegate first: until then, nothing can be requested or added. The center has no clock and no thread of
/// its own; the host's loop calls `advance(to:)`, which delivers due notifications. It may be called from any thread.
/// Delegate and presenters are called by the calling thread after the center's state is complete, so they may call it
/// in turn.
///
/// ```swift
/// let center = UserNotificationCenter.current
/// center.delegate = feed
/// try center.connect(store: FileAuthorizationStore(path: path), presenters: [banners]) { question in
///   sheet.ask(question)
/// }
/// ```
public final class UserNotificationCenter: Sendable {
  /// How many requests may wait: as many as on Apple's platforms.
  package static let pendingLimit = 64
  /// How many delivered notifications the list holds; the oldest are removed first.
  package static let deliveredLimit = 256

  /// The app's own center. Until it is connected it keeps nothing, asks nobody and shows nothing.
  public static let current = UserNotificationCenter()

  struct State {
    weak var delegate: (any UserNotificationCenterDelegate)?
    var store: any AuthorizationStore = MemoryAuthorizationStore()
    var presenters: [any NotificationPresenter] = []
    var prompt: (@Sendable (AuthorizationQuestion) -> Void)?
    var settings = NotificationSettings()
    var waiting: [@Sendable (Result<Bool, UserNotificationError>) -> Void] = []
    var isForeground = true
    var categories: [NotificationCategory.ID: NotificationCategory] = [:]
    var pending: [PendingNotification] = []
    var delivered: [UserNotification] = []
    var badge = 0
    /// The count that presenters received last, and whether one is being reported.
    var toldBadge = 0
    var isTellingBadge = false
    var nextOrder: UInt64 = 0

    func actions(of content: NotificationContent) -> [NotificationAction] {
      content.category.flatMap { categories[$0]?.actions } ?? []
    }
  }

  let state = Mutex(State())
  /// Held while a store is called, so that what is kept is what counts; never within `state`.
  let storing = Mutex(())

  /// A center of its own, for tests and for parts of an app. It has to be connected as well.
  public init() {}

  /// Gives the center what it needs from the app.
  ///
  /// - Parameters:
  ///   - store: keeps what the person decided.
  ///   - presenters: where notifications show.
  ///   - prompt: asks the person, now or later. Without one, requests are put off.
  /// - Throws: `store` when what was decided cannot be read; the status is `notDetermined` then, and all
  ///   else is connected, so that the person can be asked again.
  public func connect(
    store: any AuthorizationStore, presenters: [any NotificationPresenter] = [],
    prompt: (@Sendable (AuthorizationQuestion) -> Void)? = nil
  ) throws(UserNotificationError) {
    let (loaded, old) = storing.withLock { _ in
      let loaded = Result { () throws(AuthorizationStoreError) in try store.load() }
      let old = state.withLock { state in
        // What goes may call the center as it does: a question that is put off.
        let old = (state.store, state.presenters, state.prompt)
        state.store = store
        state.presenters = presenters
        state.prompt = prompt
        state.settings = (try? loaded.get()) ?? NotificationSettings()
        return old
      }
      return (loaded, old)
    }
    withExtendedLifetime(old) {}
    if case .failure(let error) = loaded { throw .store(error) }
  }

  /// Who decides and hears. Not kept alive.
  public var delegate: (any UserNotificationCenterDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// Whether the app's window is the one in use. In the background everything that is allowed shows, and
  /// the delegate is not asked.
  public var isForeground: Bool {
    get { state.withLock { $0.isForeground } }
    set { state.withLock { $0.isForeground = newValue } }
  }

  /// What the app offers to do with notifications, by category.
  public var categories: [NotificationCategory] {
    state.withLock { state in
      state.categories.values.sorted { $0.id.rawValue < $1.id.rawValue }
    }
  }

  /// Replaces the categories.
  ///
  /// - Throws: `duplicateName`.
  public func setCategories(_ categories: [NotificationCategory]) throws(UserNotificationError) {
    var byID: [NotificationCategory.ID: NotificationCategory] = [:]
    for category in categories {
      guard byID.updateValue(category, forKey: category.id) == nil else {
        throw .duplicateName(category.id.rawValue)
      }
      var names: Set<NotificationAction.ID> = []
      for action in category.actions where !names.insert(action.id).inserted {
        throw .duplicateName(action.id.rawValue)
      }
    }
    state.withLock { [byID] in $0.categories = byID }
  }
}
