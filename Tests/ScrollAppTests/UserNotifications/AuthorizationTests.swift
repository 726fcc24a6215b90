import Foundation
import ScrollApp
import Synchronization
import Testing

@Suite struct AuthorizationTests {
  /// A person who gives one answer and counts the questions.
  final class Person: Sendable {
    let answer: Bool?
    private let count = Mutex(0)
    init(_ answer: Bool?) { self.answer = answer }
    var questions: Int { count.withLock { $0 } }

    func ask(_ question: AuthorizationQuestion) {
      count.withLock { $0 += 1 }
      if let answer { question.answer(granted: answer) }
    }
  }

  private func center(
    _ store: any AuthorizationStore, _ person: Person
  ) throws -> (UserNotificationCenter, NotedDelegate) {
    let center = UserNotificationCenter()
    let delegate = NotedDelegate()
    center.delegate = delegate
    try center.connect(store: store) { person.ask($0) }
    return (center, delegate)
  }

  @Test(
    "what a person answers is kept from run to run, and they are not asked again",
    arguments: [true, false])
  func kept(granted: Bool) async throws {
    let folder = try SocketFolder()
    let store = FileAuthorizationStore(path: folder.file("settings.json"))
    let person = Person(granted)
    let (first, delegate) = try center(store, person)
    #expect(first.settings == NotificationSettings())
    #expect(try await first.requestAuthorization(options: [.alert, .badge]) == granted)
    let (second, other) = try center(store, person)
    #expect(
      second.settings
        == NotificationSettings(
          status: granted ? .granted : .denied, allowed: granted ? [.alert, .badge] : []))
    #expect(try await second.requestAuthorization(options: .all) == granted)
    #expect(person.questions == 1)
    withExtendedLifetime((delegate, other)) {}
  }

  @Test("a question that is let go of is put off: nothing is kept, and it can be asked again")
  func putOff() async throws {
    let store = MemoryAuthorizationStore()
    let person = Person(nil)
    let (center, delegate) = try center(store, person)
    #expect(try await center.requestAuthorization(options: .all) == false)
    #expect(center.settings.status == .notDetermined)
    #expect(try store.load() == nil)
    #expect(try await center.requestAuthorization(options: .all) == false)
    #expect(person.questions == 2)
    withExtendedLifetime(delegate) {}
  }

  @Test("all who ask while a question is open hear its first answer")
  func oneQuestion() throws {
    let open = Mutex<[AuthorizationQuestion]>([])
    let answers = Mutex<[Bool]>([])
    let center = UserNotificationCenter()
    let delegate = NotedDelegate()
    center.delegate = delegate
    try center.connect(store: MemoryAuthorizationStore()) { question in
      open.withLock { $0.append(question) }
    }
    for _ in 0..<3 {
      try center.requestAuthorization(options: .alert) { answer in
        answers.withLock { $0.append((try? answer.get()) ?? false) }
      }
    }
    let questions = open.withLock { $0 }
    #expect(questions.count == 1 && questions.first?.options == .alert)
    #expect(answers.withLock { $0 }.isEmpty)
    questions.first?.answer(granted: true)
    questions.first?.answer(granted: false)
    #expect(answers.withLock { $0 } == [true, true, true])
    #expect(center.settings.status == .granted)
    withExtendedLifetime(delegate) {}
  }

  @Test("without a delegate nothing is asked for, and without options neither")
  func refused() throws {
    let center = UserNotificationCenter()
    try center.connect(store: MemoryAuthorizationStore()) { $0.answer(granted: true) }
    #expect(throws: UserNotificationError.noDelegate) {
      try center.requestAuthorization(options: .all) { _ in Issue.record("called") }
    }
    let delegate = NotedDelegate()
    center.delegate = delegate
    #expect(throws: UserNotificationError.noOptions) {
      try center.requestAuthorization(options: []) { _ in Issue.record("called") }
    }
    #expect(center.settings == NotificationSettings())
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "a file that holds something else is an error, and leaves the person undecided",
    arguments: [
      "", "{", "[]", "null", #"{"version":1,"status":"granted"}"#,
      #"{"version":2,"status":"granted","allowed":7}"#,
      #"{"version":1,"status":"perhaps","allowed":7}"#,
      #"{"version":1,"status":"granted","allowed":8}"#,
      #"{"version":1,"status":"granted","allowed":256}"#,
    ])
  func corrupt(text: String) async throws {
    let folder = try SocketFolder()
    let path = folder.file("settings.json")
    try Data(text.utf8).write(to: URL(filePath: path))
    let center = UserNotificationCenter()
    let delegate = NotedDelegate()
    center.delegate = delegate
    #expect(throws: UserNotificationError.store(.corrupt(path: path))) {
      try center.connect(store: FileAuthorizationStore(path: path)) { $0.answer(granted: true) }
    }
    #expect(center.settings == NotificationSettings())
    // And the person can decide again.
    #expect(try await center.requestAuthorization(options: .all))
    #expect(try FileAuthorizationStore(path: path).load()?.status == .granted)
    withExtendedLifetime(delegate) {}
  }

  @Test("an answer that cannot be kept does not count")
  func unwritable() async throws {
    let path = "/nowhere/at/all.json"
    let (center, delegate) = try center(FileAuthorizationStore(path: path), Person(true))
    await #expect(throws: UserNotificationError.store(.unwritable(path: path))) {
      try await center.requestAuthorization(options: .all)
    }
    #expect(center.settings.status == .notDetermined)
    withExtendedLifetime(delegate) {}
  }

  @Test("what is changed on a page of settings is kept, too")
  func changed() throws {
    let store = MemoryAuthorizationStore()
    let (center, delegate) = try center(store, Person(true))
    let settings = NotificationSettings(status: .granted, allowed: [.sound])
    try center.changeSettings(settings)
    #expect(try store.load() == settings)
    #expect(center.settings == settings && settings.effective == .sound)
    #expect(NotificationSettings(status: .denied, allowed: .all).effective == [])
    withExtendedLifetime(delegate) {}
  }
}
