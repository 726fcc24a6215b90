#if DBus
  import Foundation
  import Scrollwork
  import Testing

  @testable import ScrollApp
  @testable import ScrollDesktop

  /// Through a real bus, which writes the sender of each message.
  @Suite(.enabled(if: RealBus.daemon != nil, "needs dbus-daemon"))
  struct NameOwnerTests {
    private func note(_ id: NotificationRequest.ID) -> UserNotification {
      UserNotification(id: id, content: NotificationContent(title: "T"), date: .zero)
    }

    private func present(
      _ id: NotificationRequest.ID, _ presenter: DesktopPresenter, _ owner: BusPeer
    ) {
      presenter.present(note(id), options: .all, actions: [], at: .zero)
      let count = presenter.shownCount
      _ = poll(presenter) { _ in
        try? owner.serve()
        return presenter.shownCount > count
      }
    }

    /// The signals and answers that a connection could send in the name of the service.
    private func lies(to victim: String) -> [WireMessage] {
      var lies: [WireMessage] = []
      for destination in [victim, nil] {
        for number in 0...4 as ClosedRange<UInt32> {
          for (member, second) in [
            ("ActionInvoked", WireValue.string("default")),
            ("ActionInvoked", .string("action:reply")), ("NotificationClosed", .uint32(2)),
          ] {
            var lie = WireMessage.desktopSignal(member, [.uint32(number), second])
            lie.destination = destination
            lies.append(lie)
          }
        }
        var change = WireMessage(.signal)
        (change.path, change.interface) = ("/org/freedesktop/DBus", DBusConnection.bus)
        (change.member, change.destination) = ("NameOwnerChanged", destination)
        change.body = [.string(DesktopPresenter.service), .string(""), .string(":1.99")]
        lies.append(change)
      }
      for serial in 1...30 as ClosedRange<UInt32> {
        var answer = WireMessage(.answer)
        (answer.replySerial, answer.destination) = (serial, victim)
        answer.body = [.uint32(77)]
        lies.append(answer)
      }
      return lies
    }

    @Test("with no service the reason is told, with one a notification shows and is answered")
    func roundTrip() throws {
      let bus = try RealBus()
      let alone = try bus.connect { try DesktopPresenter(name: "x", address: $0) }
      _ = poll(alone) { _ in alone.failure != nil }
      guard case .refused(let name, _)? = alone.failure else {
        Issue.record("\(String(describing: alone.failure))")
        return
      }
      #expect(name == "org.freedesktop.DBus.Error.ServiceUnknown")
      let owner = try BusPeer(bus)
      try owner.takeName()
      let presenter = try DesktopPresenter(name: "Gallery", address: bus.address)
      present("a", presenter, owner)
      #expect(owner.service.shown.map(\.title) == ["T"])
      owner.service.signal("ActionInvoked", [.uint32(1), .string("default")])
      let responses = poll(presenter) {
        try? owner.serve()
        return !$0.isEmpty
      }
      #expect(responses.map(\.choice) == [.open])
    }

    @Test("a second connection that lies is not believed, to everybody or to the app alone")
    func lies() throws {
      let bus = try RealBus()
      let (owner, liar, witness) = (try BusPeer(bus), try BusPeer(bus), try BusPeer(bus))
      try owner.takeName()
      let presenter = try DesktopPresenter(name: "Gallery", address: bus.address)
      // Answers are forged while the app waits for the true ones as well.
      presenter.present(note("a"), options: .all, actions: [], at: .zero)
      _ = poll(presenter) { _ in
        try? owner.serve()
        return owner.caller != nil
      }
      let victim = try #require(owner.caller)
      for lie in lies(to: victim) { try liar.send(lie) }
      try liar.askBus("GetId")
      #expect(
        poll(presenter) { _ in
          try? owner.serve()
          return presenter.shownCount == 1
        }.isEmpty)
      present("b", presenter, owner)
      for lie in lies(to: victim) { try liar.send(lie) }
      // A plain receiver gets the same lies, so it is not the bus that stops them.
      guard
        case .string(let name)? = try witness.askBus("GetNameOwner", [.string(victim)])?.body.first
      else {
        Issue.record("the app has no name")
        return
      }
      #expect(name == victim)
      let other = try #require(try witness.askBus("GetId")?.destination)
      for lie in lies(to: other) { try liar.send(lie) }
      try liar.askBus("GetId")
      try witness.askBus("GetId")
      #expect(witness.received.contains { $0.member == "ActionInvoked" && $0.sender != nil })
      #expect(
        witness.received.contains {
          $0.member == "NameOwnerChanged" && $0.body.last == .string(":1.99")
        })
      owner.service.signal("NotificationClosed", [.uint32(2), .uint32(2)])
      let responses = poll(presenter) {
        try? owner.serve()
        return !$0.isEmpty
      }
      #expect(responses.map(\.choice) == [.dismiss] && responses.map(\.notification.id) == ["b"])
      #expect(presenter.shownCount == 1 && presenter.failure == nil)
    }

    @Test("the name's new owner is asked and believed, the former one no more")
    func ownerChange() throws {
      let bus = try RealBus()
      let (first, second) = (try BusPeer(bus), try BusPeer(bus))
      try first.takeName()
      let presenter = try DesktopPresenter(name: "Gallery", address: bus.address)
      present("a", presenter, first)
      let victim = try #require(first.caller)
      try second.takeName()
      _ = poll(presenter) { _ in
        try? first.serve()
        try? second.serve()
        return presenter.shownCount == 0 && presenter.isReady
      }
      #expect(presenter.shownCount == 0)
      present("b", presenter, second)
      #expect(second.service.shown.count == 1 && first.service.shown.count == 1)
      for destination in [victim, nil] {
        first.service.signal("ActionInvoked", [.uint32(1), .string("default")], to: destination)
      }
      try first.serve()
      try first.askBus("GetId")
      second.service.signal("NotificationClosed", [.uint32(1), .uint32(2)])
      let responses = poll(presenter) {
        try? second.serve()
        return !$0.isEmpty
      }
      #expect(responses.map(\.choice) == [.dismiss] && responses.map(\.notification.id) == ["b"])
    }

    @Test("a service that leaves and comes back shows what is presented then")
    func leaving() throws {
      let bus = try RealBus()
      var owner: BusPeer? = try BusPeer(bus)
      try owner?.takeName()
      let presenter = try DesktopPresenter(name: "Gallery", address: bus.address)
      if let owner { present("a", presenter, owner) }
      #expect(presenter.shownCount == 1)
      owner = nil
      _ = poll(presenter) { _ in presenter.shownCount == 0 }
      #expect(presenter.shownCount == 0 && !presenter.isReady && presenter.failure == nil)
      // Nobody is there to show this one.
      presenter.present(note("b"), options: .all, actions: [], at: .zero)
      let late = try BusPeer(bus)
      try late.askBus("GetId")
      _ = presenter.poll()
      try late.takeName()
      _ = poll(presenter) { _ in
        try? late.serve()
        return presenter.isReady
      }
      present("c", presenter, late)
      #expect(presenter.failure == nil && presenter.shownCount == late.service.shown.count)
      #expect(late.service.shown.count >= 1)
    }
  }
#endif
