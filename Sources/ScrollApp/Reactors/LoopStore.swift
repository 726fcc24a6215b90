/// Runs a reactor in the loop of a host, on the host's clock and in its thread: between two frames, and
/// only then, its tasks go on.
///
/// ```swift
/// let store = LoopStore { clock in CitySearch(clock: clock) }
/// while let time = nextFrameTime() {
///   store.run(to: .init(offset: .nanoseconds(time.nanoseconds)))
///   try list.update()
///   draw(try view.step(to: time).displayList)
/// }
/// ```
///
/// A person's actions and their times decide what is shown, so a replayed session gives the same result. The tasks of
/// a reactor's flows run here. A detached task, or an actor with an executor of its own, runs elsewhere, and the next
/// `run` handles its results.
public final class LoopStore<R: Reactor> {
  /// The store that the loop drives.
  public let store: Store<R>
  /// Stands until `run` moves it.
  public let clock: VirtualClock
  private let executor = StepExecutor()

  /// Creates a store with a reactor that runs on the loop's clock.
  ///
  /// - Parameter reactor: makes what is run, with the clock it is to sleep by.
  public init(_ reactor: (VirtualClock) -> R) {
    let clock = VirtualClock()
    self.clock = clock
    store = Store(reactor(clock), executor: executor)
  }

  /// What was canceled ends where it is run.
  deinit {
    store.end()
    var left = 100_000
    _ = executor.drain(limit: &left)
  }

  /// What is shown.
  public var state: R.State { store.state }

  /// Queues an action; the next `run` performs it.
  public func send(_ action: R.Action) { store.send(action) }

  /// Moves the clock on, from one who wakes to the next, and runs what can be run at each.
  ///
  /// - Parameters:
  ///   - moment: the new time of the clock. An earlier one leaves the clock where it is.
  ///   - limit: how many pieces of work it may come to; the clock then stays where the work is.
  /// - Returns: whether nothing is left but to wait for the clock.
  @discardableResult
  public func run(to moment: VirtualClock.Instant, limit: Int = 100_000) -> Bool {
    var left = max(0, limit)
    guard settle(&left) else { return false }
    while let next = clock.nextDeadline, next <= moment {
      clock.advance(to: next)
      guard settle(&left) else { return false }
    }
    clock.advance(to: moment)
    return true
  }

  private func settle(_ left: inout Int) -> Bool {
    guard executor.drain(limit: &left) else { return false }
    // Who wakes when it is woken, and falls asleep at once, is work as well.
    left -= 1
    return left > 0
  }
}
