import Synchronization

/// Tells messages to those who observe their type.
///
/// Delivery is synchronous, in the thread that posts and in the order observers came, so a message is
/// heard in the frame that it is posted in. That is what Foundation's typed messages do not do off the main actor:
/// theirs are delivered later. `forward(_:to:)` hands messages on to them where that is wanted.
public final class MessageCenter: Sendable {
  /// The center of a program that needs but one.
  public static let `default` = MessageCenter()

  private let lists = Mutex<[ObjectIdentifier: any Sendable]>([:])
  private let changes = Atomic(0)

  /// Creates a center without observers.
  public init() {}

  /// Grows with each observer that comes or goes.
  var version: Int { changes.load(ordering: .sequentiallyConsistent) }

  private func list<M: Message>(of type: M.Type) -> ObserverList<M>? {
    lists.withLock { $0[ObjectIdentifier(type)] } as? ObserverList<M>
  }

  private func listToFill<M: Message>(of type: M.Type) -> ObserverList<M> {
    lists.withLock { lists in
      if let list = lists[ObjectIdentifier(type)] as? ObserverList<M> { return list }
      let list = ObserverList<M>()
      lists[ObjectIdentifier(type)] = list
      return list
    }
  }

  /// Delivers a message to all observers of its type. Costs a lookup if it has no observer.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - sender: the sender of the message.
  public func post<M: Message>(_ message: M, from sender: AnyObject? = nil) {
    list(of: M.self)?.tell(message, from: sender)
  }

  /// Whether anybody would hear a message of a type.
  ///
  /// - Parameters:
  ///   - type: the message's type.
  ///   - sender: who would say it.
  public func isObserved<M: Message>(_ type: M.Type, from sender: AnyObject? = nil) -> Bool {
    list(of: type)?.hears(sender) ?? false
  }

  /// Observes messages of a type.
  ///
  /// An observer that is removed during a delivery is not called any more; one that is added then receives the next
  /// message. A message that an observer posts is delivered at once, before the rest of the one that it received.
  ///
  /// - Parameters:
  ///   - type: the messages' type.
  ///   - sender: the only one whose messages count, or everyone's when `nil`. It is not kept.
  ///   - body: called in the thread that posts.
  /// - Returns: what ends the observation when it is released.
  public func observe<M: Message>(
    _ type: M.Type, from sender: AnyObject? = nil, _ body: @escaping @Sendable (M) -> Void
  ) -> ObservationToken {
    let list = listToFill(of: type)
    let number = list.add(sender, body)
    changes.add(1, ordering: .sequentiallyConsistent)
    return ObservationToken { [self] in
      list.remove(number)
      changes.add(1, ordering: .sequentiallyConsistent)
    }
  }

  /// The messages of a type that are posted from now on.
  ///
  /// - Parameters:
  ///   - type: the messages' type.
  ///   - sender: the only one whose messages count, or everyone's when `nil`.
  ///   - buffering: which are kept while nobody takes them. By default the newest 64.
  public func messages<M: Message>(
    of type: M.Type, from sender: AnyObject? = nil,
    buffering: AsyncStream<M>.Continuation.BufferingPolicy = .bufferingNewest(64)
  ) -> MessageSequence<M> {
    MessageSequence(buffering) { continuation in
      observe(type, from: sender) { continuation.yield($0) }
    }
  }
}
