import Foundation
import Synchronization

/// One observer of Foundation's for each name in each center that anybody observes. It tells the others, in
/// order, which Foundation does not do here, and its presence says that somebody listens.
final class NotificationRelays: Sendable {
  static let shared = NotificationRelays()

  struct Key: Hashable {
    var center: ObjectIdentifier
    var name: Notification.Name
  }

  private struct Relay {
    let center: NotificationCenter
    let list: ObserverList<Notification>
    /// What Foundation knows the relay by.
    let receiver: any NSObjectProtocol
  }

  // A `Relay` holds Foundation's receiver, which is not `Sendable`; it is only handed back to its center.
  private final class Table: @unchecked Sendable { var relays: [Key: Relay] = [:] }

  private let table = Mutex(Table())
  private let changes = Atomic(0)

  /// Grows with each observer that comes or goes.
  var version: Int { changes.load(ordering: .sequentiallyConsistent) }

  func observe(
    _ name: Notification.Name, _ sender: AnyObject?, _ center: NotificationCenter,
    _ body: @escaping @Sendable (Notification) -> Void
  ) -> ObservationToken {
    let key = Key(center: ObjectIdentifier(center), name: name)
    let number = list(key, center) { $0.add(sender, body) }
    changes.add(1, ordering: .sequentiallyConsistent)
    return ObservationToken { [self] in
      remove(number, key)
      changes.add(1, ordering: .sequentiallyConsistent)
    }
  }

  func hears(
    _ name: Notification.Name, _ sender: AnyObject?, _ center: NotificationCenter
  ) -> Bool {
    let key = Key(center: ObjectIdentifier(center), name: name)
    return table.withLock { $0.relays[key]?.list }?.hears(sender) ?? false
  }

  /// Adds to a name's list under the lock, so that the list is not given up meanwhile.
  private func list(
    _ key: Key, _ center: NotificationCenter, _ add: (ObserverList<Notification>) -> Int
  ) -> Int {
    table.withLock { table in
      if let relay = table.relays[key] { return add(relay.list) }
      let list = ObserverList<Notification>()
      let receiver = center.addObserver(forName: key.name, object: nil, queue: nil) {
        list.tell($0, from: $0.object as AnyObject?)
      }
      table.relays[key] = Relay(center: center, list: list, receiver: receiver)
      return add(list)
    }
  }

  private func remove(_ number: Int, _ key: Key) {
    guard let list = table.withLock({ $0.relays[key]?.list }) else { return }
    // Outside the table's lock: what the observer holds may end other observations.
    list.remove(number)
    let unused = table.withLock { table -> Relay? in
      guard let relay = table.relays[key], relay.list.isEmpty else { return nil }
      return table.relays.removeValue(forKey: key)
    }
    // The center may go with its last relay, and end other observations as it does.
    if let unused { unused.center.removeObserver(unused.receiver) }
  }
}
