import Dispatch
import Foundation
import ScrollApp
import Synchronization
import Testing

private struct Rang: Message { var bell: Int }
private struct Chimed: Message { var bell: Int }
private struct Delivered<Content: Sendable>: Message { var content: Content }
private struct Moored: Message, NotificationCenter.AsyncMessage {
  typealias Subject = NSObject
  var ship: String
}
private final class Tower: Sendable {}

@Suite struct MessageCenterTests {
  private let center = MessageCenter()

  @Test("a message is heard by those who observe its type, in order, with its payload")
  func types() {
    let log = Log<String>()
    let tokens = [
      center.observe(Rang.self) { log.note("first \($0.bell)") },
      center.observe(Chimed.self) { log.note("chimed \($0.bell)") },
      center.observe(Rang.self) { log.note("second \($0.bell)") },
      center.observe(Delivered<Int>.self) { log.note("number \($0.content)") },
      center.observe(Delivered<String>.self) { log.note("word \($0.content)") },
    ]
    center.post(Rang(bell: 3))
    center.post(Delivered(content: "a"))
    #expect(log.entries == ["first 3", "second 3", "word a"])
    withExtendedLifetime(tokens) {}
  }

  @Test("an observer of one sender does not hear others")
  func sender() {
    let (old, new) = (Tower(), Tower())
    let log = Log<Int>()
    let token = center.observe(Rang.self, from: old) { log.note($0.bell) }
    center.post(Rang(bell: 1), from: new)
    center.post(Rang(bell: 2))
    center.post(Rang(bell: 3), from: old)
    #expect(log.entries == [3])
    #expect(center.isObserved(Rang.self, from: old))
    #expect(!center.isObserved(Rang.self, from: new))
    #expect(!center.isObserved(Chimed.self))
    withExtendedLifetime(token) {}
  }

  @Test("observation ends with its token, also where the observer holds another token")
  func release() {
    let log = Log<String>()
    var outer: ObservationToken?
    do {
      let inner = center.observe(Rang.self) { _ in log.note("inner") }
      outer = center.observe(Rang.self) { _ in
        withExtendedLifetime(inner) { log.note("outer") }
      }
    }
    center.post(Rang(bell: 1))
    outer = nil
    center.post(Rang(bell: 2))
    #expect(log.entries == ["inner", "outer"])
    #expect(outer == nil && !center.isObserved(Rang.self))
  }

  @Test("an observer may end itself and others and post while it is told")
  func changesWhilePosting() {
    let log = Log<String>()
    let tokens = Mutex<[String: ObservationToken]>([:])
    let first = center.observe(Rang.self) { [center] message in
      log.note("first \(message.bell)")
      tokens.withLock { $0["second"] }?.end()
      if message.bell == 1 { center.post(Rang(bell: 2)) }
      tokens.withLock { $0["first"] }?.end()
    }
    let second = center.observe(Rang.self) { log.note("second \($0.bell)") }
    let third = center.observe(Rang.self) { log.note("third \($0.bell)") }
    tokens.withLock { $0 = ["first": first, "second": second] }
    center.post(Rang(bell: 1))
    center.post(Rang(bell: 3))
    #expect(log.entries == ["first 1", "first 2", "third 2", "third 1", "third 3"])
    withExtendedLifetime(third) {}
    tokens.withLock { $0 = [:] }
  }

  @Test("a sequence keeps what it is told to keep while nobody takes")
  func buffering() async {
    let newest = center.messages(of: Rang.self, buffering: .bufferingNewest(2))
    let oldest = center.messages(of: Rang.self, buffering: .bufferingOldest(2))
    let all = center.messages(of: Rang.self, buffering: .unbounded)
    for bell in 1...5 { center.post(Rang(bell: bell)) }
    func take(_ count: Int, of sequence: MessageSequence<Rang>) async -> [Int] {
      var bells: [Int] = []
      for await message in sequence.prefix(count) { bells.append(message.bell) }
      return bells
    }
    #expect(await take(2, of: newest) == [4, 5])
    #expect(await take(2, of: oldest) == [1, 2])
    #expect(await take(5, of: all) == [1, 2, 3, 4, 5])
  }

  @Test(
    "a sequence ends when its task is canceled, and the observation with it or when it is let go of"
  )
  func endOfSequence() async throws {
    let task = Task { [center] in
      var count = 0
      for await _ in center.messages(of: Rang.self) { count += 1 }
      return count
    }
    try await until { center.isObserved(Rang.self) }
    center.post(Rang(bell: 1))
    task.cancel()
    #expect(await task.value <= 1)
    #expect(!center.isObserved(Rang.self))
    var unused: MessageSequence<Rang>? = center.messages(of: Rang.self)
    #expect(center.isObserved(Rang.self))
    unused = nil
    #expect(unused == nil && !center.isObserved(Rang.self))
  }

  @Test("threads post, observe and end at once, and a sequence gets all")
  func threads() async {
    let all = center.messages(of: Rang.self, buffering: .unbounded)
    let (threads, rounds) = (8, 200)
    DispatchQueue.concurrentPerform(iterations: threads) { [center] thread in
      for round in 0..<rounds {
        let own = center.observe(Rang.self) { _ in }
        center.post(Rang(bell: thread * rounds + round))
        if round % 2 == 0 { own.end() }
      }
    }
    var bells: Set<Int> = []
    var last = Array(repeating: -1, count: threads)
    for await message in all.prefix(threads * rounds) {
      bells.insert(message.bell)
      #expect(last[message.bell / rounds] < message.bell)
      last[message.bell / rounds] = message.bell
    }
    #expect(bells.count == threads * rounds)
  }

  @Test("Foundation's typed messages are handed on and taken in")
  func foundation() async throws {
    let theirs = NotificationCenter()
    let log = Log<String>()
    let forward = center.forward(Moored.self, to: theirs)
    let observer = theirs.addObserver(for: Moored.self) { log.note("theirs \($0.ship)") }
    center.post(Moored(ship: "Fram"))
    try await until { log.entries == ["theirs Fram"] }
    forward.end()
    let other = MessageCenter()
    let receive = other.receive(Moored.self, from: theirs)
    let token = other.observe(Moored.self) { log.note("ours \($0.ship)") }
    theirs.post(Moored(ship: "Gjøa"))
    try await until { log.entries.count == 3 }
    #expect(Set(log.entries) == ["theirs Fram", "theirs Gjøa", "ours Gjøa"])
    withExtendedLifetime((observer, receive, token)) {}
  }
}
