import ScrollTools
import Synchronization
import TestSupport
import Testing

@testable import ScrollApp

@Suite struct FlowTests {
  @Test("a debounce sends what nothing follows for a while, and the last at the end")
  func debounce() {
    let marbles = Marbles()
    let typed = marbles.source(
      [Mark(0, "s"), Mark(100, "sa"), Mark(250, "san"), Mark(700, "sand")], end: 800)
    let (marks, end) = marbles.play(
      typed.debounce(for: .milliseconds(300), clock: marbles.clock), until: 2000)
    #expect(marks == [Mark(550, "san"), Mark(800, "sand")])
    #expect(end == 800)
  }

  @Test("a debounce does what a walk over all values says", arguments: TestRun.seeds(200))
  func debounceOracle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var time = 0
    let marks = (0..<Int.random(in: 0...12, using: &random)).map { value in
      time += 10 * Int.random(in: 0...8, using: &random)
      return Mark(time, value)
    }
    let end = time + 10 * Int.random(in: 0...8, using: &random)
    var expected: [Mark<Int>] = []
    for (index, mark) in marks.enumerated() {
      let next = index + 1 < marks.count ? marks[index + 1].time : nil
      if let next, next < mark.time + 25 { continue }
      expected.append(Mark(next == nil ? min(mark.time + 25, end) : mark.time + 25, mark.value))
    }
    let marbles = Marbles()
    let flow = marbles.source(marks, end: end).debounce(
      for: .milliseconds(25), clock: marbles.clock)
    let played = marbles.play(flow, until: end + 100)
    #expect(played.marks == expected, "seed \(seed)")
    #expect(played.end == end, "seed \(seed)")
  }

  @Test("a debounce that is canceled sends nothing more and leaves nobody asleep")
  func canceledDebounce() {
    let marbles = Marbles()
    let typed = marbles.source([Mark(0, 1), Mark(400, 2), Mark(500, 3)], end: 2000)
    let (marks, end) = marbles.play(
      typed.debounce(for: .milliseconds(300), clock: marbles.clock), until: 1500, canceledAt: 450)
    #expect(marks == [Mark(300, 1)])
    #expect(end == 450)
    #expect(marbles.clock.nextDeadline == nil)
  }

  @Test("merged flows give all their values as they come, and end when all have")
  func merge() {
    let marbles = Marbles()
    let one = marbles.source([Mark(10, "a"), Mark(30, "b")], end: 40)
    let two = marbles.source([Mark(20, "c"), Mark(60, "d")], end: 70)
    let (marks, end) = marbles.play(one.merge(two), until: 100)
    #expect(marks == [Mark(10, "a"), Mark(20, "c"), Mark(30, "b"), Mark(60, "d")])
    #expect(end == 70)
    #expect(marbles.play(Flow<Int>.merge([]), until: 10).marks.isEmpty)
  }

  @Test("combined flows give the latest of both once both have one")
  func combine() {
    let marbles = Marbles()
    let letters = marbles.source([Mark(10, "a"), Mark(30, "b")], end: 40)
    let numbers = marbles.source([Mark(20, 1), Mark(50, 2)], end: 60)
    let (marks, end) = marbles.play(letters.combine(numbers) { "\($0)\($1)" }, until: 100)
    #expect(marks == [Mark(20, "a1"), Mark(30, "b1"), Mark(50, "b2")])
    #expect(end == 60)
  }

  @Test("a fork takes every value both ways")
  func fork() {
    let marbles = Marbles()
    let typed = marbles.source([Mark(0, "s"), Mark(10, "sa")], end: 100)
    let clock = marbles.clock
    let (marks, end) = marbles.play(
      typed.fork(
        { $0.map { $0 + "!" } }, { $0.debounce(for: .milliseconds(30), clock: clock) }),
      until: 200)
    #expect(marks == [Mark(0, "s!"), Mark(10, "sa!"), Mark(40, "sa")])
    #expect(end == 100)
    let numbers = Flow([1, 2, 3]).compactMap { $0 == 2 ? nil : "\($0)" }
    #expect(marbles.play(numbers, until: 201).marks.map(\.value) == ["1", "3"])
  }

  @Test("values are changed, left out, and given once where they repeat")
  func simple() {
    let marbles = Marbles()
    let flow = Flow([1, 1, 2, 3, 3, 1]).distinct().filter { $0 != 3 }.map { $0 * 10 }
    #expect(marbles.play(flow, until: 1).marks.map(\.value) == [10, 20, 10])
    #expect(marbles.play(Flow.just("x"), until: 1).marks.map(\.value) == ["x"])
    #expect(marbles.play(Flow<Int>.none, until: 1).end != nil)
    let stream = AsyncStream { continuation in
      continuation.yield(7)
      continuation.finish()
    }
    #expect(marbles.play(Flow(stream), until: 1).marks.map(\.value) == [7])
  }

  @Test("a flow begins anew for each who iterates it")
  func cold() {
    let marbles = Marbles()
    let count = Atomic(0)
    let flow = Flow { send in
      send(count.add(1, ordering: .relaxed).newValue)
    }
    #expect(marbles.play(flow, until: 1).marks.map(\.value) == [1])
    #expect(marbles.play(flow, until: 1).marks.map(\.value) == [2])
  }
}

@Suite struct VirtualClockTests {
  @Test("sleepers wake in the order of their deadlines, of equal ones the first first")
  func order() throws {
    let clock = VirtualClock()
    let executor = StepExecutor()
    let log = Log<String>()
    ReactorScope.$executor.withValue(executor) {
      for (name, delay) in [("c", 30), ("a", 10), ("b", 20), ("b2", 20), ("now", 0), ("past", -5)] {
        _ = ReactorScope.startTask {
          try? await clock.sleep(for: .milliseconds(delay))
          log.note("\(name)@\(clock.milliseconds)")
        }
      }
    }
    executor.drain()
    #expect(log.entries == ["now@0", "past@0"])
    #expect(clock.nextDeadline?.offset == .milliseconds(10))
    clock.advance(by: .milliseconds(10))
    executor.drain()
    clock.advance(by: .milliseconds(-10))
    clock.advance(by: .milliseconds(90))
    executor.drain()
    #expect(log.entries == ["now@0", "past@0", "a@10", "b@100", "b2@100", "c@100"])
    #expect(clock.now.offset == .milliseconds(100))
  }

  @Test("a sleep that is canceled ends at once, before it began as well")
  func cancel() async {
    let clock = VirtualClock()
    let sleeping = Task { try await clock.sleep(for: .seconds(1)) }
    while clock.nextDeadline == nil { await Task.yield() }
    sleeping.cancel()
    await #expect(throws: CancellationError.self) { try await sleeping.value }
    #expect(clock.nextDeadline == nil)
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await early.value }
    #expect(clock.nextDeadline == nil)
  }

  @Test("moments as far as can be told are told as the last ones")
  func limits() {
    let clock = VirtualClock()
    let most = Duration(attoseconds: .max)
    clock.advance(by: .seconds(1))
    clock.advance(by: most)
    #expect(clock.now.offset == most)
    let first = VirtualClock.Instant(offset: Duration(attoseconds: .min))
    #expect(first.duration(to: clock.now) == most)
    #expect(clock.now.duration(to: first) == Duration(attoseconds: .min))
    #expect(first.advanced(by: .seconds(-1)) == first)
  }

  @Test("sleepers come, go and wake in many threads")
  func threads() async {
    let clock = VirtualClock()
    await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask {
          let task = Task { try? await clock.sleep(for: .milliseconds(number % 7 + 1)) }
          if number % 3 == 0 { task.cancel() }
          _ = await task.value
        }
      }
      group.addTask {
        for _ in 0..<100_000 where clock.now.offset < .seconds(1) || clock.nextDeadline != nil {
          clock.advance(by: .milliseconds(1))
          await Task.yield()
        }
      }
      for await _ in group {
        // The last sleepers may come after the clock was moved for the last time.
        clock.advance(by: .seconds(1))
      }
    }
    #expect(clock.nextDeadline == nil)
  }
}
