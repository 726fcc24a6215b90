internal import Synchronization

extension UserNotificationCenter {
  /// Delivers a notification from outside at once.
  ///
  /// - Throws: `noDelegate`, `notAuthorized`, an error for wrong content.
  public func receive(_ notification: UserNotification) throws(UserNotificationError) {
    try notification.content.check()
    if let refusal = state.withLock({ $0.refusal }) { throw refusal }
    deliver(notification)
  }

  /// Asks the delegate, notes the notification and presents it. Whether it was allowed to come.
  @discardableResult
  func deliver(_ notification: UserNotification) -> Bool {
    let (settings, isForeground, delegate) = state.withLock {
      ($0.settings, $0.isForeground, $0.delegate)
    }
    guard settings.status == .granted else { return false }
    var options = PresentationOptions.all
    if isForeground {
      options = delegate?.userNotificationCenter(self, willPresent: notification) ?? .list
    }
    options = options.limited(to: settings.effective)
    let content = notification.content
    if !content.hasText { options.subtract([.banner, .list]) }
    if content.sound == nil { options.remove(.sound) }
    if content.badge == nil { options.remove(.badge) }
    let (presenters, actions) = state.withLock { [options] state in
      if options.contains(.list) {
        state.delivered.removeAll { $0.id == notification.id }
        state.delivered.append(notification)
        let excess = state.delivered.count - Self.deliveredLimit
        if excess > 0 { state.delivered.removeFirst(excess) }
      }
      if options.contains(.badge), let count = content.badge { state.badge = count }
      return (state.presenters, state.actions(of: content))
    }
    tellBadge()
    guard options != .list, !options.isEmpty else { return true }
    for presenter in presenters {
      presenter.present(notification, options: options, actions: actions, at: notification.date)
    }
    return true
  }

  /// What came and was neither answered nor removed, oldest first.
  public var delivered: [UserNotification] { state.withLock { $0.delivered } }

  /// Removes notifications from all presenters and from the list.
  public func removeDelivered(_ ids: some Sequence<NotificationRequest.ID>) {
    let ids = Array(ids)
    let presenters = state.withLock { state in
      state.delivered.removeAll { ids.contains($0.id) }
      return state.presenters
    }
    for presenter in presenters { presenter.withdraw(ids) }
  }

  /// Removes all delivered notifications and withdraws those that still show.
  public func removeAllDelivered() { removeDelivered(delivered.map(\.id)) }

  /// What the badge counts.
  public var badgeCount: Int { state.withLock { $0.badge } }

  /// Sets the number of the badge; 0 shows none.
  ///
  /// - Throws: `notAuthorized` unless badges are granted, `negativeBadge`.
  public func setBadgeCount(_ count: Int) throws(UserNotificationError) {
    guard count >= 0 else { throw .negativeBadge(count) }
    let status: AuthorizationStatus? = state.withLock { state in
      guard state.settings.effective.contains(.badge) else { return state.settings.status }
      state.badge = count
      return nil
    }
    if let status { throw .notAuthorized(status) }
    tellBadge()
  }

  /// Reports the badge to presenters with another count, one count after the other: the reporting thread continues
  /// until the last is reported, also when another thread changes it meanwhile.
  private func tellBadge() {
    while true {
      let news: (count: Int, presenters: [any NotificationPresenter])? = state.withLock { state in
        guard !state.isTellingBadge, state.toldBadge != state.badge else { return nil }
        state.isTellingBadge = true
        state.toldBadge = state.badge
        return (state.badge, state.presenters)
      }
      guard let news else { return }
      for presenter in news.presenters { presenter.badgeDidChange(to: news.count) }
      state.withLock { $0.isTellingBadge = false }
    }
  }

  /// Passes a person's response to the delegate. Before that, removes the notification from the delivered ones and
  /// withdraws it from all presenters.
  ///
  /// - Throws: `noDelegate`, `unknownAction`.
  public func respond(_ response: NotificationResponse) throws(UserNotificationError) {
    let (delegate, actions) = state.withLock {
      ($0.delegate, $0.actions(of: response.notification.content))
    }
    guard let delegate else { throw .noDelegate }
    if case .action(let id) = response.choice, !actions.contains(where: { $0.id == id }) {
      throw .unknownAction(id)
    }
    removeDelivered([response.notification.id])
    delegate.userNotificationCenter(self, didReceive: response)
  }
}
