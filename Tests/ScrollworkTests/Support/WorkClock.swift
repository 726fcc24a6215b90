import Scrollwork

/// A clock that goes on when its view's cells are made, bound and measured, by set costs.
final class WorkClock {
  var now = Timestamp.zero
  /// Nanoseconds.
  var (create, bind, measure) = (0 as Int64, 0 as Int64, 0 as Int64)
  private(set) var reads = 0
  private var counted = (created: 0, bound: 0, measured: 0)

  /// Lends it to a view whose cells are counted from now on.
  func lend(to view: CollectionView) {
    view.costClock = { [unowned self, unowned view] in
      reads += 1
      let all = view.cellCounters
      let new = (
        created: all.reduce(0) { $0 + $1.created }, bound: all.reduce(0) { $0 + $1.bound },
        measured: all.reduce(0) { $0 + $1.measured }
      )
      now.nanoseconds += Int64(new.created - counted.created) * create
      now.nanoseconds += Int64(new.bound - counted.bound) * bind
      now.nanoseconds += Int64(new.measured - counted.measured) * measure
      counted = new
      return now
    }
  }

  func after(_ nanoseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: now.nanoseconds + nanoseconds)
  }
}
