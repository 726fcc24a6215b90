#if DBus
  import Foundation
  import Glibc
  import Scrollwork
  import Testing

  @testable import ScrollApp
  @testable import ScrollDesktop

  @Suite struct DesktopTests {
    private func note(
      _ id: NotificationRequest.ID, _ content: NotificationContent = NotificationContent(title: "T")
    ) -> UserNotification { UserNotification(id: id, content: content, date: .zero) }

    private func start(_ service: DesktopService) throws -> DesktopPresenter {
      let (near, far) = try socketPair()
      service.serveAsBus(far)
      return try DesktopPresenter(name: "Gallery", connection: DBusConnection(socket: near))
    }

    @Test("a notification shows on the desktop; what a person does there comes back")
    func roundTrip() throws {
      let service = DesktopService()
      defer { service.stop() }
      let presenter = try start(service)
      let reply = NotificationAction("reply", title: "Reply")
      let content = NotificationContent(
        title: "A & B\0", subtitle: "<i>", body: "x > y", sound: .chime)
      presenter.present(note("a", content), options: .all, actions: [reply], at: .zero)
      presenter.present(note("b"), options: [.sound], actions: [], at: .zero)
      presenter.present(note("c"), options: [.banner], actions: [], at: .zero)
      _ = poll(presenter) { _ in presenter.shownCount == 2 }
      #expect(presenter.isReady && presenter.failure == nil)
      #expect(
        service.shown == [
          .init(
            number: 1, title: "A & B", text: "&lt;i&gt;\nx &gt; y",
            actions: ["default", "Open", "action:reply", "Reply"], isQuiet: false),
          .init(number: 2, title: "T", text: "", actions: ["default", "Open"], isQuiet: true),
        ])
      // Signals about what others show, or that make no sense, mean nothing.
      service.signal("ActionInvoked", [.uint32(99), .string("default")])
      service.signal("ActionInvoked", [.uint32(1)])
      service.signal("ActionInvoked", [.string("default")])
      service.signal("Else", [])
      service.signal("ActionInvoked", [.uint32(1), .string("action:reply")])
      service.signal("NotificationClosed", [.uint32(1), .uint32(2)])
      service.signal("NotificationClosed", [.uint32(2), .uint32(2)])
      let responses = poll(presenter) { $0.count == 2 }
      #expect(responses.map(\.choice) == [.action("reply"), .dismiss])
      #expect(responses.map(\.notification.id) == ["a", "c"])
      presenter.present(note("d"), options: .all, actions: [], at: .zero)
      _ = poll(presenter) { _ in presenter.shownCount == 1 }
      service.signal("ActionInvoked", [.uint32(3), .string("default")])
      #expect(poll(presenter) { !$0.isEmpty }.map(\.choice) == [.open])
      _ = poll(presenter) { _ in service.closed == [1, 3] }
      #expect(service.closed == [1, 3])
    }

    @Test("one of the same name takes the other's place, and those taken back are closed")
    func replace() throws {
      let service = DesktopService(capabilities: ["body"])
      defer { service.stop() }
      let presenter = try start(service)
      let plain = NotificationContent(title: "t", body: "<b> & c")
      presenter.present(note("a", plain), options: .all, actions: [], at: .zero)
      _ = poll(presenter) { _ in presenter.shownCount == 1 }
      presenter.present(note("a", plain), options: .all, actions: [], at: .zero)
      _ = poll(presenter) { _ in service.shown.count == 2 }
      #expect(service.shown.map(\.number) == [1, 1])
      #expect(service.shown.map(\.text) == ["<b> & c", "<b> & c"])
      // Taken back before the service has said what number it has.
      presenter.present(note("b"), options: .all, actions: [], at: .zero)
      presenter.withdraw(["a", "b"])
      _ = poll(presenter) { _ in service.closed.contains(1) && service.closed.contains(2) }
      #expect(Set(service.closed) == [1, 2] && presenter.shownCount == 0)
    }

    @Test(
      "a bus that hangs up, refuses or babbles is a failure that is told, and nothing after it",
      arguments: ["", "REJECTED\r\n", "OK\r\nl", "OK 1\r\nXXXXXXXXXXXXXXXXXXXXXXXX", "long"])
    func failures(answer: String) throws {
      let (near, far) = try socketPair()
      let bus = UnixSocket(adopting: far)
      let presenter = try DesktopPresenter(name: "x", connection: DBusConnection(socket: near))
      let text = answer == "long" ? String(repeating: "x", count: 2000) : answer
      try bus.sendAll(Array(text.utf8))
      shutdown(far, Int32(SHUT_WR))
      _ = poll(presenter) { _ in presenter.failure != nil }
      #expect(presenter.failure != nil)
      presenter.present(note("a"), options: .all, actions: [], at: .zero)
      presenter.withdraw(["a"])
      #expect(presenter.poll().isEmpty && presenter.shownCount == 0)
    }

    @Test(
      "what came before the bus hung up or babbled is told, and the error the next time",
      arguments: [[], [UInt8](repeating: 0x58, count: 24)])
    func lastWords(after: [UInt8]) throws {
      let (near, far) = try socketPair()
      let bus = UnixSocket(adopting: far)
      let connection = try DBusConnection(socket: near)
      var welcome = WireMessage(.answer)
      (welcome.serial, welcome.replySerial, welcome.sender) = (1, 1, DBusConnection.bus)
      (welcome.destination, welcome.body) = (":1.7", [.string(":1.7")])
      var signal = WireMessage.desktopSignal("A", [.uint32(3)])
      (signal.serial, signal.sender) = (2, ":1.1")
      let lines = "DATA\r\nOK 0123456789abcdef0123456789abcdef\r\nAGREE_UNIX_FD\r\n"
      try bus.sendAll(Array(lines.utf8) + welcome.encode() + signal.encode() + after)
      shutdown(far, Int32(SHUT_WR))
      var heard: [DBusMessage] = []
      let end = ContinuousClock.now + .seconds(30)
      while heard.isEmpty, ContinuousClock.now < end { heard += try connection.poll() }
      #expect(heard.map(\.member) == ["A"] && heard.first?.body == [.uint32(3)])
      var failures = 0
      while failures < 2, ContinuousClock.now < end {
        do throws(DBusError) {
          #expect(try connection.poll().isEmpty)
        } catch {
          failures += 1
        }
      }
      #expect(failures == 2)
    }

    @Test("those taken back before the service has shown them count as long as it has not")
    func unwanted() throws {
      let service = DesktopService()
      defer { service.stop() }
      let presenter = try start(service)
      _ = poll(presenter) { _ in presenter.isReady }
      for number in 0..<100 {
        let id = NotificationRequest.ID(rawValue: "\(number)")
        presenter.present(note(id), options: .all, actions: [], at: .zero)
        presenter.withdraw([id])
      }
      _ = poll(presenter) { _ in service.closed.count >= DesktopPresenter.limit }
      presenter.present(note("z"), options: .all, actions: [], at: .zero)
      _ = poll(presenter) { _ in presenter.shownCount == 1 }
      #expect(service.shown.count == DesktopPresenter.limit + 1)
    }

    @Test("an address that is no bus is told")
    func addresses() {
      for bad in [
        "", "disabled:", "unix:", "unix:path", "unix:path=%4", "unix:path=%zz", "unix:x=1",
      ] {
        #expect(throws: DBusError.noBus(address: bad)) {
          _ = try DesktopPresenter(name: "x", address: bad)
        }
      }
      for bad in ["unix:path=/nowhere", "unix:abstract=scrollwork-none", "unix:path="] {
        #expect(throws: DBusError.unreachable(address: bad)) {
          _ = try DesktopPresenter(name: "x", address: bad)
        }
      }
    }

    @Test("what is not sent by the owner of the name means nothing, whatever it is")
    func otherSenders() throws {
      let service = DesktopService()
      defer { service.stop() }
      let presenter = try start(service)
      presenter.present(note("a"), options: .all, actions: [], at: .zero)
      _ = poll(presenter) { _ in presenter.shownCount == 1 }
      for sender in [":1.2", "", nil, DesktopPresenter.service, DBusConnection.bus] {
        service.signal("ActionInvoked", [.uint32(1), .string("default")], from: sender)
        service.signal("NotificationClosed", [.uint32(1), .uint32(2)], from: sender)
        for kind in [WireMessage.Kind.answer, .error] where sender != DBusConnection.bus {
          for serial in 1...20 as ClosedRange<UInt32> {
            var answer = WireMessage(kind)
            (answer.replySerial, answer.sender) = (serial, sender)
            (answer.errorName, answer.body) = ("x.y", [.uint32(9)])
            service.send(answer)
          }
        }
        var change = WireMessage(.signal)
        (change.path, change.interface) = ("/org/freedesktop/DBus", DBusConnection.bus)
        change.member = "NameOwnerChanged"
        change.sender = sender == DBusConnection.bus ? ":1.3" : sender
        change.body = [.string(DesktopPresenter.service), .string(":1.1"), .string(":1.2")]
        service.send(change)
      }
      service.signal("ActionInvoked", [.uint32(1), .string("default")])
      let responses = poll(presenter) { !$0.isEmpty }
      #expect(responses.map(\.choice) == [.open] && presenter.failure == nil)
      presenter.present(note("b"), options: .all, actions: [], at: .zero)
      _ = poll(presenter) { _ in presenter.shownCount == 1 }
      #expect(presenter.shownCount == 1)
    }
  }
#endif
