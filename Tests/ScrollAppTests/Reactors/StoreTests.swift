import ScrollTools
import Scrollwork
import Synchronization
import TestSupport
import Testing

@testable import ScrollApp

@Suite struct StoreTests {
  @Test("actions become mutations and mutations states, in order, through all transforms")
  func oneWay() throws {
    let store = try TestStore { Ledger(clock: $0) }
    try store.send(.write("a"))
    try store.send(.write(""), .write("b"))
    #expect(store.state.lines == ["0:a", "1:b"])
    #expect(store.states.map(\.lines) == [[], ["0:a"], ["0:a", "1:b"]])
    for _ in 0..<5 { try store.send(.write("c")) }
    #expect(store.state.lines == ["2:c", "3:c", "4:c", "5:c", "5:c"])
  }

  @Test("an action that is superseded is canceled, and nothing it sends later counts")
  func supersedes() throws {
    let store = try TestStore { Ledger(clock: $0) }
    try store.send(.writeLater("a"))
    try store.advance(by: .milliseconds(500))
    try store.send(.writeLater("b"), .write("c"))
    try store.advance(by: .milliseconds(999))
    #expect(store.state.lines == ["begin a", "1:c", "begin b"])
    try store.advance(by: .milliseconds(1))
    #expect(store.state.lines == ["begin a", "1:c", "begin b", "end b"])
    #expect(store.clock.nextDeadline == nil)
  }

  @Test("what a superseded action had ready does not count either")
  func supersedesAtOnce() throws {
    let store = try TestStore { Ledger(clock: $0) }
    try store.send(.writeOver("a"), .writeOver("b"))
    #expect(store.state.lines == ["b"])
    try store.send(.writeOver("c"))
    #expect(store.state.lines == ["b", "c"])
  }

  @Test("an action that gives way to one that runs is not carried out, and is later")
  func ignored() throws {
    let store = try TestStore { Ledger(clock: $0) }
    try store.send(.writeOnce("a"), .writeOnce("b"))
    try store.advance(by: .seconds(1))
    try store.send(.writeOnce("c"))
    #expect(store.state.lines == ["begin a", "end a", "begin c"])
  }

  @Test("a state that others share is merged in")
  func shared() throws {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let store = try TestStore { Ledger(clock: $0, themes: Flow(stream)) }
    try store.send(.write("a"))
    continuation.yield("dark")
    try store.settle()
    #expect(store.state == Ledger.State(lines: ["0:a"], theme: "dark"))
  }

  @Test("the states are the same in every run", arguments: TestRun.seeds(20))
  func deterministic(seed: UInt64) throws {
    let runs = try (0..<2).map { _ in
      var random = SeededGenerator(seed: seed)
      let store = try TestStore { Ledger(clock: $0) }
      for number in 0..<30 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: try store.send(.write("\(number)"))
        case 1: try store.send(.writeLater("\(number)"), .write("x"))
        case 2: try store.send(.writeOnce("\(number)"), .writeLater("y"))
        default: try store.advance(by: .milliseconds(Int.random(in: 0..<1500, using: &random)))
        }
      }
      return store.states
    }
    #expect(runs[0] == runs[1] && runs[0].count > 1, "seed \(seed)")
  }

  @Test("a reactor that never comes to rest is found out")
  func restless() throws {
    let store = try TestStore { Ledger(clock: $0) }
    store.workLimit = 1000
    #expect(throws: ReactorError.doesNotSettle(limit: 1000)) { try store.send(.forever) }
  }

  @Test("a loop's store goes on when it is run, and to where it is run")
  func loop() {
    let store = LoopStore { Ledger(clock: $0) }
    store.send(.writeLater("a"))
    #expect(store.state.lines == [])
    #expect(store.run(to: .init(offset: .milliseconds(999))))
    #expect(store.state.lines == ["begin a"])
    #expect(store.run(to: .init(offset: .milliseconds(5))))
    #expect(store.clock.now.offset == .milliseconds(999))
    #expect(store.run(to: .init(offset: .milliseconds(1000))))
    #expect(store.state.lines == ["begin a", "end a"])
    store.send(.forever)
    #expect(!store.run(to: .init(offset: .seconds(2)), limit: 100))
    #expect(store.clock.now.offset == .seconds(1))
  }

  @Test("a sequence of states begins with the present one and never repeats")
  func states() async {
    let store = Store(Ledger(clock: VirtualClock()))
    let lines = store.states { $0.lines.count / 2 }
    let all = store.states
    for number in 0..<5 { store.send(.write("\(number)")) }
    var halves: [Int] = []
    for await half in lines.prefix(3) { halves.append(half) }
    #expect(halves == [0, 1, 2])
    var counts: [Int] = []
    for await state in all.prefix(6) { counts.append(state.lines.count) }
    #expect(counts == [0, 1, 2, 3, 4, 5])
    var late: [Int] = []
    for await state in store.states.prefix(1) { late.append(state.lines.count) }
    #expect(late == [5])
  }

  @Test("a store that is let go of ends its sequences and what it does")
  func release() async throws {
    let clock = VirtualClock()
    var store: Store<Ledger>? = Store(Ledger(clock: clock))
    let states = try #require(store).states
    store?.send(.writeLater("a"))
    try await until { clock.nextDeadline != nil && store?.state.lines.isEmpty == false }
    store = nil
    var last: Ledger.State?
    for await state in states { last = state }
    #expect(last?.lines == ["begin a"])
    try await until { clock.nextDeadline == nil }
    #expect(store == nil)
  }

  @Test("many tasks send at once, and no action is lost")
  func threads() async {
    let store = Store(Tally())
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<100 { store.send(1) } } }
    }
    for await state in store.states where state == 800 { break }
    #expect(store.state == 800)
  }
}

/// Adds up.
private struct Tally: Reactor {
  var initialState: Int { 0 }
  func mutate(action: Int) -> Flow<Int> { .just(action) }
  func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

@Suite struct StoreBindingTests {
  enum Section: Hashable { case lines }

  @Test("a state is shown from the next frame on, and one that is the same asks for nothing")
  func shows() throws {
    let harness = try ListHarness(rows: nil)
    let source = SnapshotSource<Section, String>(harness.view) { view, path, _ in
      let cell: PlainCell = view.dequeueCell(at: path)
      return cell
    }
    let store = try TestStore { Ledger(clock: $0) }
    let list = store.store.bind(to: source) { try Snapshot(.lines, $0.lines) }
    try list.update()
    try harness.step()
    #expect(source.snapshot.itemIdentifiers == [])
    try store.send(.write("a"))
    try store.send(.write("b"))
    #expect(try list.update() != nil)
    #expect(try list.update() == nil)
    #expect(try harness.step().visible.count == 2)
    #expect(source.snapshot.itemIdentifiers == ["0:a", "1:b"])
    try store.send(.writeOnce("c"))
    try store.advance(by: .seconds(1))
    try list.update()
    #expect(try harness.step().visible.count == 4)
  }

  @Test("a state that cannot be shown says so once, and what is shown stays")
  func refuses() throws {
    let harness = try ListHarness(rows: nil)
    let source = SnapshotSource<Section, String>(harness.view) { view, path, _ in
      let cell: PlainCell = view.dequeueCell(at: path)
      return cell
    }
    let store = try TestStore { Ledger(clock: $0) }
    let list = store.store.bind(to: source) { try Snapshot(.lines, $0.lines) }
    try store.send(.writeLater("a"))
    try list.update()
    try store.send(.writeLater("a"))
    #expect(throws: SnapshotError.self) { try list.update() }
    #expect(try list.update() == nil)
    #expect(source.snapshot.itemIdentifiers == ["begin a"])
  }
}

@Suite struct RetryPolicyTests {
  @Test("waits double up to the longest")
  func delays() {
    let policy = RetryPolicy(attempts: 9, delay: .seconds(1), longestDelay: .seconds(5))
    #expect(
      (0...5).map(policy.delay(afterFailures:))
        == [.zero, .seconds(1), .seconds(2), .seconds(4), .seconds(5), .seconds(5)])
    #expect(policy.delay(afterFailures: .max) == .seconds(5))
    let endless = RetryPolicy(attempts: 2, delay: .seconds(1), longestDelay: .seconds(Int64.max))
    #expect(endless.delay(afterFailures: 200) == .seconds(Int64.max))
    #expect(RetryPolicy(attempts: 0, delay: .seconds(-1)).delay(afterFailures: 3) == .zero)
  }

  @Test("what fails is tried again as often as is said, and the last failure is thrown")
  func attempts() async throws {
    struct Failure: Error, Equatable { var number: Int }
    let policy = RetryPolicy(attempts: 3, delay: .seconds(0))
    let tries = Atomic(0)
    await #expect(throws: Failure(number: 3)) {
      try await policy.run(clock: VirtualClock()) {
        throw Failure(number: tries.add(1, ordering: .relaxed).newValue)
      }
    }
    let value = try await policy.run(clock: VirtualClock()) {
      let number = tries.add(1, ordering: .relaxed).newValue
      if number < 6 { throw Failure(number: number) }
      return number
    }
    #expect(value == 6)
  }
}
