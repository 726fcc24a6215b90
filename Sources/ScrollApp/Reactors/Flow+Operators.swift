import Synchronization

extension Flow {
  /// Each value, changed.
  public func map<Other>(_ change: @escaping @Sendable (Element) -> Other) -> Flow<Other> {
    Flow<Other> { send in for await element in self { send(change(element)) } }
  }

  /// Each value, changed, or left out where `change` returns `nil`.
  public func compactMap<Other>(_ change: @escaping @Sendable (Element) -> Other?) -> Flow<Other> {
    Flow<Other> { send in
      for await element in self { if let other = change(element) { send(other) } }
    }
  }

  /// The values that `isWanted` is true of.
  public func filter(_ isWanted: @escaping @Sendable (Element) -> Bool) -> Flow {
    Flow { send in for await element in self where isWanted(element) { send(element) } }
  }

  /// These values and those of another flow, as they come. Ends when both have.
  public func merge(_ other: Flow) -> Flow { .merge([self, other]) }

  /// The values of all flows, as they come. Ends when all have.
  public static func merge(_ flows: [Flow]) -> Flow {
    Flow { send in
      await withTaskGroup { group in
        for flow in flows {
          group.addTask { for await element in flow { send(element) } }
        }
      }
    }
  }

  /// A value each time one of two flows has one, made from the latest of both; none until both have one.
  /// Ends when both have.
  public func combine<Other, Result>(
    _ other: Flow<Other>, _ join: @escaping @Sendable (Element, Other) -> Result
  ) -> Flow<Result> {
    Flow<Result> { send in
      typealias Pair = LatestPair<Element, Other>
      var pair = Pair.neither
      let parts = Flow<Pair.Part>.merge([map(Pair.Part.one), other.map(Pair.Part.two)])
      for await part in parts {
        if let (one, two) = pair.receive(part) { send(join(one, two)) }
      }
    }
  }

  /// What two ways make of the same values: each value goes both. Ends when both ways have ended.
  public func fork<Result>(
    _ one: @escaping @Sendable (Flow) -> Flow<Result>,
    _ two: @escaping @Sendable (Flow) -> Flow<Result>
  ) -> Flow<Result> {
    Flow<Result> { send in
      let (first, toFirst) = AsyncStream.makeStream(of: Element.self)
      let (second, toSecond) = AsyncStream.makeStream(of: Element.self)
      await withTaskGroup { group in
        group.addTask { for await result in one(Flow(once: first)) { send(result) } }
        group.addTask { for await result in two(Flow(once: second)) { send(result) } }
        for await element in self {
          toFirst.yield(element)
          toSecond.yield(element)
        }
        toFirst.finish()
        toSecond.finish()
      }
    }
  }

  /// The values after which nothing came for a while, such as typed text once the typing rests. The last value is
  /// sent at once when the flow ends.
  ///
  /// - Parameters:
  ///   - duration: how long nothing comes. Not negative.
  ///   - clock: what it is measured by.
  public func debounce(for duration: Duration, clock: any Clock<Duration>) -> Flow {
    Flow { send in
      let machine = Mutex(DebounceMachine<Element>.idle(last: 0))
      var timer: Task<Void, Never>?
      for await element in self {
        timer?.cancel()
        let number = machine.withLock { $0.receive(element) }
        timer = ReactorScope.startTask {
          guard (try? await clock.sleep(for: duration)) != nil else { return }
          if let element = machine.withLock({ $0.elapse(number) }) { send(element) }
        }
      }
      timer?.cancel()
      if !Task.isCancelled, let element = machine.withLock({ $0.finish() }) { send(element) }
    }
  }
}

extension Flow where Element: Equatable {
  /// Those that differ from the one before.
  public func distinct() -> Flow {
    Flow { send in
      var last: Element?
      for await element in self where element != last {
        last = element
        send(element)
      }
    }
  }
}
