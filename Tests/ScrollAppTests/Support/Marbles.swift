import Synchronization

@testable import ScrollApp

/// A value and when it came, in milliseconds.
struct Mark<Value: Equatable & Sendable>: Equatable, Sendable {
  var time: Int
  var value: Value

  init(_ time: Int, _ value: Value) { (self.time, self.value) = (time, value) }
}

/// A flow played on a virtual clock.
struct Marbles {
  let clock = VirtualClock()
  private let executor = StepExecutor()

  /// Values at their times; ends at `end`.
  func source<Value>(_ marks: [Mark<Value>], end: Int) -> Flow<Value> {
    Flow { [clock] send in
      for mark in marks {
        try? await clock.sleep(until: .init(offset: .milliseconds(mark.time)))
        send(mark.value)
      }
      try? await clock.sleep(until: .init(offset: .milliseconds(end)))
    }
  }

  /// What comes of a flow within a time, and when it ends.
  func play<Value>(
    _ flow: Flow<Value>, until end: Int, canceledAt canceled: Int? = nil
  ) -> (marks: [Mark<Value>], end: Int?) {
    let marks = Log<Mark<Value>>()
    let ended = Mutex<Int?>(nil)
    let task = ReactorScope.$executor.withValue(executor) {
      ReactorScope.startTask { [clock] in
        for await value in flow { marks.note(Mark(clock.milliseconds, value)) }
        ended.withLock { $0 = clock.milliseconds }
      }
    }
    for time in 0...end {
      while true {
        executor.drain()
        guard let next = clock.nextDeadline, next.offset <= .milliseconds(time) else { break }
        clock.advance(to: next)
      }
      clock.advance(to: .init(offset: .milliseconds(time)))
      guard time == canceled else { continue }
      task.cancel()
      executor.drain()
    }
    return (marks.entries, ended.withLock { $0 })
  }
}

extension VirtualClock {
  /// The whole milliseconds since it was made.
  var milliseconds: Int { Int(now.offset / .milliseconds(1)) }
}
