import Synchronization

/// Observers of one thing, called in the order in which they were added.
///
/// Told are those that were there when the telling began and have not gone since. An observer may tell,
/// add and remove; none is called while the list is locked.
final class ObserverList<Payload>: Sendable {
  /// Where an observer listens from.
  enum Scope: Sendable {
    case everyone
    case one(WeakSender)
  }

  private final class Observer: Sendable {
    let number: Int
    let scope: Scope
    let body: @Sendable (Payload) -> Void
    let isPresent = Atomic(true)

    init(_ number: Int, _ scope: Scope, _ body: @escaping @Sendable (Payload) -> Void) {
      self.number = number
      self.scope = scope
      self.body = body
    }
  }

  private struct Observers {
    /// In the order of their numbers.
    var present: [Observer] = []
    var lastNumber = 0
  }

  private let observers = Mutex(Observers())

  var isEmpty: Bool { observers.withLock { $0.present.isEmpty } }

  /// Returns the number that the observer is removed by.
  func add(_ sender: AnyObject?, _ body: @escaping @Sendable (Payload) -> Void) -> Int {
    let scope = sender.map { Scope.one(WeakSender($0)) } ?? .everyone
    return observers.withLock { observers in
      observers.lastNumber += 1
      observers.present.append(Observer(observers.lastNumber, scope, body))
      return observers.lastNumber
    }
  }

  /// O(log observers), and the moving of those behind it.
  func remove(_ number: Int) {
    // Let go of outside the lock: what the observer holds may end other observations.
    let removed = observers.withLock { observers -> Observer? in
      var (low, high) = (0, observers.present.count)
      while low < high {
        let middle = (low + high) / 2
        if observers.present[middle].number < number { low = middle + 1 } else { high = middle }
      }
      guard low < observers.present.count, observers.present[low].number == number else {
        return nil
      }
      return observers.present.remove(at: low)
    }
    removed?.isPresent.store(false, ordering: .sequentiallyConsistent)
  }

  /// Whether anybody would hear of what a sender says.
  func hears(_ sender: AnyObject?) -> Bool {
    observers.withLock(\.present).contains { $0.scope.includes(sender) }
  }

  func tell(_ payload: Payload, from sender: AnyObject?) {
    for observer in observers.withLock(\.present) where observer.scope.includes(sender) {
      guard observer.isPresent.load(ordering: .sequentiallyConsistent) else { continue }
      observer.body(payload)
    }
  }
}

extension ObserverList.Scope {
  func includes(_ sender: AnyObject?) -> Bool {
    switch self {
    case .everyone: return true
    case .one(let wanted):
      guard let sender, let object = wanted.object else { return false }
      return object === sender
    }
  }
}

/// A sender that is only compared: it is not kept, and one that took its place in memory is another.
final class WeakSender: @unchecked Sendable {
  // Written once, before anybody else sees it. Reading a weak reference is safe in any thread.
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
