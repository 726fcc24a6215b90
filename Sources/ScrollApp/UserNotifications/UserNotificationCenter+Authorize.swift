internal import Synchronization

extension UserNotificationCenter {
  /// What the person decided.
  public var settings: NotificationSettings { state.withLock { $0.settings } }

  /// Asks the person for permission, once: who has decided is not asked again.
  ///
  /// - Parameters:
  ///   - options: what to ask for.
  ///   - completion: called once, by the thread that answers: whether notifications are granted; `false`
  ///     too when the question was put off. Fails with `store` when the answer cannot be kept; then it
  ///     does not count.
  /// - Throws: `noDelegate`, `noOptions`; the completion is not called then.
  public func requestAuthorization(
    options: AuthorizationOptions,
    completion: @escaping @Sendable (Result<Bool, UserNotificationError>) -> Void
  ) throws(UserNotificationError) {
    guard !options.isDisjoint(with: .all) else { throw .noOptions }
    enum Step {
      case none, refuse
      case answer(Bool)
      case ask((@Sendable (AuthorizationQuestion) -> Void))
    }
    let step: Step = state.withLock { state in
      guard state.delegate != nil else { return .refuse }
      guard state.settings.status == .notDetermined else {
        return .answer(state.settings.status == .granted)
      }
      guard let prompt = state.prompt else { return .answer(false) }
      state.waiting.append(completion)
      // One question at a time; all who ask meanwhile hear its answer.
      return state.waiting.count > 1 ? .none : .ask(prompt)
    }
    switch step {
    case .none: break
    case .refuse: throw .noDelegate
    case .answer(let granted): completion(.success(granted))
    case .ask(let prompt):
      let wanted = options.intersection(.all)
      prompt(AuthorizationQuestion(wanted) { self.decide($0, options: wanted) })
    }
  }

  /// Asks the person for permission and waits for the answer; see the form with a completion.
  public func requestAuthorization(
    options: AuthorizationOptions
  ) async throws(UserNotificationError) -> Bool {
    let answer: Result<Bool, UserNotificationError> = await withCheckedContinuation {
      continuation in
      do throws(UserNotificationError) {
        try requestAuthorization(options: options) { continuation.resume(returning: $0) }
      } catch {
        continuation.resume(returning: .failure(error))
      }
    }
    return try answer.get()
  }

  private func decide(_ answer: AuthorizationQuestion.Answer, options: AuthorizationOptions) {
    var result: Result<Bool, UserNotificationError> = .success(answer == .granted)
    if answer != .putOff {
      let granted = answer == .granted
      let settings = NotificationSettings(
        status: granted ? .granted : .denied, allowed: granted ? options : [])
      do throws(UserNotificationError) { try changeSettings(settings) } catch {
        result = .failure(error)
      }
    }
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for completion in waiting { completion(result) }
  }

  /// Changes what is allowed, for the page of settings where a person thinks again.
  ///
  /// - Throws: `store`; the settings stay as they were.
  public func changeSettings(_ settings: NotificationSettings) throws(UserNotificationError) {
    var settings = settings
    settings.allowed.formIntersection(.all)
    // One at a time, so that what is kept is what counts; a store may be slow, or ask the center.
    let failure: AuthorizationStoreError? = storing.withLock { [settings] _ in
      let store = state.withLock { $0.store }
      do throws(AuthorizationStoreError) { try store.save(settings) } catch { return error }
      state.withLock { $0.settings = settings }
      return nil
    }
    if let failure { throw .store(failure) }
  }
}
