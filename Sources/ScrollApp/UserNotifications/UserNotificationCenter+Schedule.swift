public import Scrollwork
internal import Synchronization

extension UserNotificationCenter {
  /// Schedules a notification; a waiting one of the same name is replaced.
  ///
  /// - Parameters:
  ///   - request: the notification, and its time.
  ///   - now: the time on the host's clock, from which intervals count.
  /// - Throws: `noDelegate`, `notAuthorized`, an error for wrong content, `badInterval`, `tooManyPending`.
  public func add(
    _ request: NotificationRequest, at now: Timestamp
  ) throws(UserNotificationError) {
    try request.content.check()
    let due = try Self.due(request.trigger, after: now)
    let refusal: UserNotificationError? = state.withLock { state in
      if let refusal = state.refusal { return refusal }
      let others = state.pending.filter { $0.request.id != request.id }
      guard others.count < Self.pendingLimit else {
        return .tooManyPending(limit: Self.pendingLimit)
      }
      let order = state.nextOrder
      state.nextOrder += 1
      state.pending = others + [PendingNotification(request: request, due: due, order: order)]
      return nil
    }
    if let refusal { throw refusal }
  }

  /// The first time that a trigger is due.
  private static func due(
    _ trigger: NotificationTrigger, after now: Timestamp
  ) throws(UserNotificationError) -> Timestamp {
    switch trigger {
    case .now: return now
    case .time(let moment): return moment
    case .interval(let seconds, let repeats):
      guard seconds > 0, !repeats || seconds >= 1, let length = Timestamp(seconds: seconds)
      else { throw .badInterval(seconds) }
      let (sum, isBeyond) = now.nanoseconds.addingReportingOverflow(length.nanoseconds)
      guard !isBeyond else { throw .badInterval(seconds) }
      return Timestamp(nanoseconds: sum)
    }
  }

  /// What waits, the next first.
  public var pending: [PendingNotification] {
    state.withLock { $0.pending.sorted { ($0.due, $0.order) < ($1.due, $1.order) } }
  }

  /// When something is due next: until then the host may sleep. `nil` when nothing waits.
  public var nextDue: Timestamp? {
    state.withLock { $0.pending.map(\.due).min() }
  }

  /// Takes back requests that wait.
  public func removePending(_ ids: some Sequence<NotificationRequest.ID>) {
    let ids = Set(ids)
    state.withLock { $0.pending.removeAll { ids.contains($0.request.id) } }
  }

  /// Removes all requests that wait.
  public func removeAllPending() {
    state.withLock { $0.pending = [] }
  }

  /// Moves to a time: delivers due notifications, in order. O(waiting requests) for each of them.
  ///
  /// A request that repeats and was due several times since is delivered once. Without permission, due notifications
  /// are dropped. Requests that are removed meanwhile are not delivered, and those that are added wait for the next
  /// time.
  ///
  /// - Returns: how many were delivered.
  @discardableResult
  public func advance(to now: Timestamp) -> Int {
    let end = state.withLock { $0.nextOrder }
    var count = 0
    while let request = state.withLock({ $0.takeNext(at: now, before: end) }) {
      let notification = UserNotification(id: request.id, content: request.content, date: now)
      if deliver(notification) { count += 1 }
    }
    return count
  }
}

extension UserNotificationCenter.State {
  /// Why nothing can be added now.
  var refusal: UserNotificationError? {
    if delegate == nil { return .noDelegate }
    return settings.status == .granted ? nil : .notAuthorized(settings.status)
  }
}

extension UserNotificationCenter.State {
  /// The next request that is due, of those added before some other; it waits no longer, or for its next
  /// time.
  mutating func takeNext(at now: Timestamp, before end: UInt64) -> NotificationRequest? {
    let ready = pending.indices.filter { pending[$0].due <= now && pending[$0].order < end }
    guard
      let index = ready.min(by: {
        (pending[$0].due, pending[$0].order) < (pending[$1].due, pending[$1].order)
      })
    else { return nil }
    let request = pending[index].request
    if let next = pending[index].next(after: now) {
      pending[index].due = next
    } else {
      pending.remove(at: index)
    }
    return request
  }
}

extension PendingNotification {
  /// The next time after `now` that it repeats at; `nil` when it does not, or not before the clock ends.
  func next(after now: Timestamp) -> Timestamp? {
    guard case .interval(let seconds, true) = request.trigger,
      let length = Timestamp(seconds: seconds)?.nanoseconds, length > 0
    else { return nil }
    let (late, isFar) = now.nanoseconds.subtractingReportingOverflow(due.nanoseconds)
    guard !isFar, late >= 0 else { return nil }
    let (steps, isMany) = (late / length).addingReportingOverflow(1)
    let (distance, isLong) = steps.multipliedReportingOverflow(by: length)
    let (sum, isBeyond) = due.nanoseconds.addingReportingOverflow(distance)
    guard !isMany, !isLong, !isBeyond else { return nil }
    return Timestamp(nanoseconds: sum)
  }
}
