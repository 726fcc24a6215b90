import ScrollApp
import Scrollwork
import Testing

@Suite struct NotificationCenterTests {
  private let hello = NotificationContent(title: "Hello", badge: 2, sound: .chime)

  @Test("what is due comes in order, once, when its time has come and not before")
  func order() throws {
    let granted = try Granted()
    let center = granted.center
    try center.add(
      NotificationRequest("late", content: hello, trigger: .time(at: seconds(9))), at: seconds(1))
    try center.add(
      NotificationRequest("soon", content: hello, trigger: .interval(after: 2, repeats: false)),
      at: seconds(1))
    try center.add(NotificationRequest("now", content: hello), at: seconds(1))
    try center.add(
      NotificationRequest("tie", content: hello, trigger: .time(at: seconds(3))), at: seconds(1))
    #expect(center.pending.map(\.request.id) == ["now", "soon", "tie", "late"])
    #expect(center.nextDue == seconds(1))
    #expect(center.advance(to: seconds(0.999)) == 0)
    #expect(center.advance(to: seconds(1)) == 1)
    #expect(center.advance(to: seconds(1)) == 0)
    #expect(center.advance(to: seconds(100)) == 3)
    #expect(granted.delegate.presented.map(\.id) == ["now", "soon", "tie", "late"])
    #expect(granted.presenter.notes.shown.map(\.id) == ["now", "soon", "tie", "late"])
    #expect(center.pending.isEmpty && center.nextDue == nil)
  }

  @Test("what repeats keeps its beat, and comes once however often it was missed")
  func repeats() throws {
    let granted = try Granted()
    let center = granted.center
    try center.add(
      NotificationRequest("beat", content: hello, trigger: .interval(after: 1.5, repeats: true)),
      at: seconds(0.25))
    var times: [Double] = []
    for tick in 0..<600 where center.advance(to: seconds(Double(tick) / 60)) > 0 {
      times.append(Double(tick) / 60)
    }
    #expect(times == [1.75, 3.25, 4.75, 6.25, 7.75, 9.25])
    #expect(center.advance(to: seconds(100)) == 1)
    #expect(center.nextDue == seconds(0.25 + 1.5 * 67))
    center.removePending(["beat"])
    #expect(center.advance(to: seconds(1000)) == 0)
  }

  @Test("a request of the same name takes the place of one that waits")
  func replaced() throws {
    let center = try Granted()
    for text in ["a", "b"] {
      try center.center.add(
        NotificationRequest("one", content: NotificationContent(title: text)), at: .zero)
    }
    #expect(center.center.advance(to: .zero) == 1)
    #expect(center.delegate.presented.map(\.content.title) == ["b"])
  }

  @Test("mistakes are refused before anything changes")
  func mistakes() throws {
    let granted = try Granted()
    let center = granted.center
    func add(_ content: NotificationContent, _ trigger: NotificationTrigger = .now) throws {
      try center.add(
        NotificationRequest("x", content: content, trigger: trigger),
        at: Timestamp(nanoseconds: .max - 5))
    }
    #expect(throws: UserNotificationError.negativeBadge(-1)) {
      try add(NotificationContent(title: "a", badge: -1))
    }
    #expect(throws: UserNotificationError.nothingToPresent) { try add(NotificationContent()) }
    for bad in [0, -1, .infinity, 1e300, 3600, 1e-12] as [Double] {
      #expect(throws: UserNotificationError.badInterval(bad)) {
        try add(hello, .interval(after: bad, repeats: bad == 1e-12))
      }
    }
    #expect(throws: UserNotificationError.self) {
      try add(hello, .interval(after: .nan, repeats: false))
    }
    #expect(throws: UserNotificationError.badInterval(0.5)) {
      try center.add(
        NotificationRequest("x", content: hello, trigger: .interval(after: 0.5, repeats: true)),
        at: .zero)
    }
    #expect(throws: UserNotificationError.negativeBadge(.min)) {
      try center.setBadgeCount(.min)
    }
    let twice = NotificationCategory("mail", actions: [])
    #expect(throws: UserNotificationError.duplicateName("mail")) {
      try center.setCategories([twice, twice])
    }
    let same = NotificationAction("a", title: "A")
    #expect(throws: UserNotificationError.duplicateName("a")) {
      try center.setCategories([NotificationCategory("mail", actions: [same, same])])
    }
    #expect(center.pending.isEmpty && center.badgeCount == 0 && center.categories.isEmpty)
    for number in 0..<UserNotificationCenter.pendingLimit {
      try center.add(
        NotificationRequest(.init(rawValue: "\(number)"), content: hello), at: .zero)
    }
    #expect(throws: UserNotificationError.tooManyPending(limit: 64)) {
      try center.add(NotificationRequest("more", content: hello), at: .zero)
    }
    try center.add(NotificationRequest("3", content: hello), at: .zero)
    #expect(center.pending.count == 64)
  }

  @Test(
    "without a delegate, and unless it is granted, nothing is added and nothing shows",
    arguments: [AuthorizationStatus.denied, .notDetermined])
  func notGranted(status: AuthorizationStatus) throws {
    let granted = try Granted()
    let center = granted.center
    try center.add(
      NotificationRequest("a", content: hello, trigger: .time(at: seconds(1))), at: .zero)
    try center.changeSettings(NotificationSettings(status: status, allowed: .all))
    #expect(throws: UserNotificationError.notAuthorized(status)) {
      try center.add(NotificationRequest("b", content: hello), at: .zero)
    }
    #expect(throws: UserNotificationError.notAuthorized(status)) { try center.setBadgeCount(1) }
    #expect(throws: UserNotificationError.notAuthorized(status)) {
      try center.receive(UserNotification(id: "c", content: hello, date: .zero))
    }
    #expect(center.advance(to: seconds(2)) == 0)
    #expect(center.pending.isEmpty && center.delivered.isEmpty && center.badgeCount == 0)
    #expect(granted.presenter.notes == NotedPresenter.Notes())
    center.delegate = nil
    #expect(throws: UserNotificationError.noDelegate) {
      try center.add(NotificationRequest("b", content: hello), at: .zero)
    }
  }

  @Test("in the foreground the delegate decides, within what is allowed; behind, all of that shows")
  func presentation() throws {
    for isForeground in [true, false] {
      for wish in 0..<16 as Range<UInt8> {
        for allowed in 0..<8 as Range<UInt8> {
          let granted = try Granted(
            PresentationOptions(rawValue: wish), allowed: AuthorizationOptions(rawValue: allowed))
          granted.center.isForeground = isForeground
          try granted.center.receive(UserNotification(id: "a", content: hello, date: .zero))
          // Said the slow way.
          let wanted = isForeground ? PresentationOptions(rawValue: wish) : .all
          var expected: PresentationOptions = []
          if wanted.contains(.banner), allowed & 1 != 0 { expected.insert(.banner) }
          if wanted.contains(.list), allowed & 1 != 0 { expected.insert(.list) }
          if wanted.contains(.sound), allowed & 2 != 0 { expected.insert(.sound) }
          if wanted.contains(.badge), allowed & 4 != 0 { expected.insert(.badge) }
          let isShown = !expected.subtracting(.list).isEmpty
          let notes = granted.presenter.notes
          #expect(notes.shown == (isShown ? [.init(id: "a", options: expected)] : []))
          #expect(notes.badges == (expected.contains(.badge) ? [2] : []))
          #expect(granted.center.delivered.map(\.id) == (expected.contains(.list) ? ["a"] : []))
          #expect(granted.delegate.presented.count == (isForeground ? 1 : 0))
        }
      }
    }
  }

  @Test("what came is kept until it is removed or answered, the newest of it")
  func delivered() throws {
    let granted = try Granted()
    let center = granted.center
    let limit = UserNotificationCenter.deliveredLimit
    for number in 0..<limit + 3 {
      try center.receive(
        UserNotification(id: .init(rawValue: "\(number)"), content: hello, date: .zero))
    }
    #expect(center.delivered.count == limit && center.delivered.first?.id == "3")
    try center.receive(UserNotification(id: "3", content: hello, date: seconds(1)))
    #expect(center.delivered.count == limit && center.delivered.last?.date == seconds(1))
    center.removeDelivered(["3", "4", "unknown"])
    #expect(center.delivered.count == limit - 2)
    #expect(granted.presenter.notes.withdrawn == ["3", "4", "unknown"])
    center.removeAllDelivered()
    #expect(center.delivered.isEmpty)
  }

  @Test("the badge counts what it is told, and presenters hear when it changes")
  func badge() throws {
    let granted = try Granted()
    for count in [3, 3, 0] { try granted.center.setBadgeCount(count) }
    try granted.center.receive(
      UserNotification(id: "a", content: NotificationContent(badge: 7), date: .zero))
    #expect(granted.center.badgeCount == 7)
    #expect(granted.presenter.notes.badges == [3, 0, 7])
  }

  @Test("a category's actions go with its notifications, and only they can be chosen")
  func actions() throws {
    let granted = try Granted()
    let reply = NotificationAction("reply", title: "Reply")
    try granted.center.setCategories([NotificationCategory("mail", actions: [reply])])
    let mail = UserNotification(
      id: "a", content: NotificationContent(title: "Hi", category: "mail"), date: .zero)
    try granted.center.receive(mail)
    #expect(granted.presenter.notes.shown.map(\.actions) == [[reply]])
    #expect(throws: UserNotificationError.unknownAction("erase")) {
      try granted.center.respond(NotificationResponse(mail, .action("erase")))
    }
    #expect(granted.center.delivered == [mail] && granted.delegate.responses.isEmpty)
    for choice in [NotificationResponse.Choice.action("reply"), .open, .dismiss] {
      try granted.center.respond(NotificationResponse(mail, choice))
      #expect(granted.delegate.responses.last == NotificationResponse(mail, choice))
    }
    #expect(granted.center.delivered.isEmpty)
    granted.center.delegate = nil
    #expect(throws: UserNotificationError.noDelegate) {
      try granted.center.respond(NotificationResponse(mail))
    }
  }

  @Test("a target's number comes back out of its bytes")
  func target() {
    for number in [0, 1, 255, 256, 0x0102_0304_0506_0708, .max] as [UInt64] {
      #expect(NotificationTarget(list: "feed", number: number).number == number)
    }
    #expect(NotificationTarget(list: "feed", item: [1, 2]).number == nil)
    #expect("\(NotificationTarget(list: "feed", number: 1).list)" == "feed")
  }

  @Test(
    "sounds begin and end at nothing, stay within bounds, and can be heard",
    arguments: NotificationSound.allCases)
  func sounds(sound: NotificationSound) {
    for rate in [8_000, 44_100, 48_000] {
      let samples = sound.samples(rate: rate)
      #expect(samples.count == Int(sound.duration * Double(rate)))
      #expect(samples.first == 0 && abs(samples.last ?? 1) < 40)
      #expect((samples.map { abs(Int($0)) }.max() ?? 0) <= 29_500)
      #expect((samples.map { abs(Int($0)) }.max() ?? 0) > 5_000)
    }
    #expect(sound.samples(rate: .min).count == sound.samples(rate: 8_000).count)
    #expect(sound.samples(rate: .max).count == sound.samples(rate: 192_000).count)
  }
}
