import Dispatch
import Foundation
import ScrollApp
import Synchronization
import Testing

private enum Tide: String, Notifiable {
  case didRise, didFall

  enum Height: NotificationKey { typealias Value = Double }
  enum Place: NotificationKey { typealias Value = String }
}

private enum Indoors: String, Notifiable {
  case didRing
  static let center = NotificationCenter()
}

private final class Shore: Sendable {}

@Suite struct NotifiableTests {
  private let center = NotificationCenter()

  @Test("an observer gets who posted what, with values by typed keys")
  func payload() {
    let shore = Shore()
    let log = Log<String>()
    let token = Tide.didRise.observe(center: center) { posted in
      #expect(posted.name == .didRise)
      #expect(posted.sender === shore)
      #expect(posted.info.count == 2)
      log.note("\(posted[Tide.Height.self] ?? 0) at \(posted[Tide.Place.self] ?? "")")
    }
    let info = NotificationInfo(Tide.Height.self, 2.5).with(Tide.Place.self, "the pier")
    Tide.didRise.post(object: shore, userInfo: info, center: center)
    #expect(log.entries == ["2.5 at the pier"])
    withExtendedLifetime(token) {}
  }

  @Test("an observer of one sender does not hear others, nor one that is nobody's")
  func senderScope() {
    let (north, south) = (Shore(), Shore())
    let log = Log<String>()
    let tokens = [
      Tide.didRise.observe(object: north, center: center) { _ in log.note("north") },
      Tide.didRise.observe(object: south, center: center) { _ in log.note("south") },
      Tide.didRise.observe(center: center) { _ in log.note("all") },
    ]
    Tide.didRise.post(object: north, center: center)
    Tide.didRise.post(object: Shore(), center: center)
    Tide.didRise.post(center: center)
    #expect(log.entries == ["north", "all", "all", "all"])
    #expect(Tide.didRise.isObserved(from: south, center: center))
    #expect(Tide.didRise.isObserved(from: Shore(), center: center))
    withExtendedLifetime(tokens) {}
  }

  @Test("an observer of a sender that is gone does not hear who has its place in memory")
  func goneSender() {
    let log = Log<Int>()
    var tokens: [ObservationToken] = []
    var places: Set<ObjectIdentifier> = []
    for _ in 0..<50 {
      let shore = Shore()
      places.insert(ObjectIdentifier(shore))
      tokens.append(Tide.didRise.observe(object: shore, center: center) { _ in log.note(0) })
    }
    for _ in 0..<50 { Tide.didRise.post(object: Shore(), center: center) }
    #expect(log.entries.isEmpty)
    #expect(tokens.count == 50 && places.count <= 50)
  }

  @Test("observation ends with its token, and by ending it")
  func release() {
    let log = Log<String>()
    var token: ObservationToken? = Tide.didRise.observe(center: center) { _ in log.note("kept") }
    let other = Tide.didRise.observe(center: center) { _ in log.note("ended") }
    Tide.didRise.post(center: center)
    token = nil
    Tide.didRise.post(center: center)
    #expect(other.isObserving)
    other.end()
    other.end()
    #expect(!other.isObserving && token == nil)
    #expect(!Tide.didRise.isObserved(center: center))
    Tide.didRise.post(center: center)
    #expect(log.entries == ["kept", "ended", "ended"])
  }

  @Test("observers are told in the order they came, however many come and go")
  func order() {
    let log = Log<Int>()
    var tokens = (0..<200).map { number in
      Tide.didRise.observe(center: center) { _ in log.note(number) }
    }
    let leaving = Set((0..<200).filter { $0 % 3 == 1 })
    for number in leaving { tokens[number].end() }
    tokens.append(Tide.didRise.observe(center: center) { _ in log.note(200) })
    Tide.didRise.post(center: center)
    #expect(log.entries == (0...200).filter { !leaving.contains($0) })
  }

  @Test(
    "an observer removed while others are told is not called, one that is added then hears the next"
  )
  func changesWhilePosting() {
    let log = Log<String>()
    let later = Mutex<[ObservationToken]>([])
    let first = Tide.didRise.observe(center: center) { [center] _ in
      log.note("first")
      let gone = later.withLock { tokens in
        defer { tokens = [] }
        return tokens
      }
      for token in gone { token.end() }
      let added = Tide.didRise.observe(center: center) { _ in log.note("added") }
      later.withLock { $0.append(added) }
    }
    let second = Tide.didRise.observe(center: center) { _ in log.note("second") }
    later.withLock { $0.append(second) }
    Tide.didRise.post(center: center)
    #expect(log.entries == ["first"])
    let last = Tide.didRise.observe(center: center) { _ in log.note("last") }
    Tide.didRise.post(center: center)
    #expect(log.entries == ["first", "first", "last"])
    withExtendedLifetime((first, last)) {}
  }

  @Test("what an observer posts is told at once, before the rest of what it heard")
  func reposting() {
    let log = Log<String>()
    let tokens = [
      Tide.didRise.observe(center: center) { [center] posted in
        let height = posted[Tide.Height.self] ?? 0
        log.note("a\(Int(height))")
        guard height < 2 else { return }
        Tide.didRise.post(
          userInfo: NotificationInfo(Tide.Height.self, height + 1), center: center)
      },
      Tide.didRise.observe(center: center) { log.note("b\(Int($0[Tide.Height.self] ?? 0))") },
    ]
    Tide.didRise.post(center: center)
    #expect(log.entries == ["a0", "a1", "a2", "b2", "b1", "b0"])
    withExtendedLifetime(tokens) {}
  }

  @Test("the center is replaced for a task, and by a type for itself")
  func replacedCenter() async {
    let log = Log<String>()
    let outside = Tide.didFall.observe { _ in log.note("outside") }
    await NotificationScope.$center.withValue(center) {
      let inside = Tide.didFall.observe { _ in log.note("inside") }
      Tide.didFall.post()
      await Task { Tide.didFall.post() }.value
      withExtendedLifetime(inside) {}
    }
    Tide.didFall.post(center: center)
    #expect(log.entries == ["inside", "inside"])
    let ring = Indoors.didRing.observe(center: Indoors.center) { _ in log.note("ring") }
    Indoors.didRing.post()
    Indoors.didRing.post(center: center)
    #expect(log.entries == ["inside", "inside", "ring"])
    withExtendedLifetime((outside, ring)) {}
  }

  @Test("Foundation's own posts are heard, and its own observers hear")
  func foundation() {
    let log = Log<String>()
    let token = Tide.didFall.observe(center: center) {
      log.note("ours \($0.info.isEmpty) \($0[Tide.Height.self] ?? 0)")
    }
    center.post(name: Tide.didFall.name, object: nil, userInfo: ["a": 1])
    let theirs = center.addObserver(forName: Tide.didFall.name, object: nil, queue: nil) {
      log.note("theirs \(NotificationInfo($0)[Tide.Height.self] ?? 0)")
    }
    token.end()
    Tide.didFall.post(userInfo: NotificationInfo(Tide.Height.self, 3), center: center)
    center.removeObserver(theirs)
    #expect(log.entries == ["ours true 0.0", "theirs 3.0"])
  }

  @Test("threads post, observe and end at once, and every steady observer hears every post")
  func threads() {
    let steady = Atomic(0)
    let token = Tide.didRise.observe(center: center) { _ in
      steady.add(1, ordering: .relaxed)
    }
    let (threads, rounds) = (8, 200)
    DispatchQueue.concurrentPerform(iterations: threads) { [center] thread in
      for round in 0..<rounds {
        let own = Tide.didRise.observe(center: center) { _ in }
        Tide.didRise.post(center: center)
        if round % 2 == 0 { own.end() }
      }
      _ = thread
    }
    #expect(steady.load(ordering: .relaxed) == threads * rounds)
    token.end()
    #expect(!Tide.didRise.isObserved(center: center))
  }

  @Test("what is posted comes as a sequence, which ends with its task, and the observation with it")
  func sequence() async throws {
    let posts = Tide.didRise.posts(center: center, buffering: .unbounded)
    for height in 0..<5 {
      Tide.didRise.post(
        userInfo: NotificationInfo(Tide.Height.self, Double(height)), center: center)
    }
    let log = Log<Double>()
    let task = Task {
      for await info in posts { log.note(info[Tide.Height.self] ?? -1) }
      return "ended"
    }
    try await until { log.entries.count == 5 }
    #expect(log.entries == [0, 1, 2, 3, 4])
    task.cancel()
    #expect(await task.value == "ended")
    #expect(!Tide.didRise.isObserved(center: center))
  }
}
