#if DBus
  import Foundation
  import Glibc
  import Scrollwork
  import Testing

  @testable import ScrollApp
  @testable import ScrollDesktop

  /// Light and dark, asked from a portal that the test plays on a real bus.
  @Suite(.enabled(if: RealBus.daemon != nil, "needs dbus-daemon"))
  struct AppearanceTests {
    /// A portal with one setting.
    private final class Portal {
      var value: UInt32
      private var connection: WireConnection

      init(_ bus: RealBus, value: UInt32) throws {
        self.value = value
        connection = try bus.connect { [path = bus.path] _ in try WireConnection(path: path) }
        _ = try connection.send(
          .call(
            "RequestName", of: DBusConnection.bus, at: "/org/freedesktop/DBus",
            on: DBusConnection.bus, [.string(DesktopAppearance.service), .uint32(4)]))
      }

      func serve() throws {
        for message in try connection.poll()
        where message.kind == .call && message.member == "Read" {
          var answer = WireMessage(.answer)
          (answer.replySerial, answer.destination) = (message.serial, message.sender)
          let asked: [WireValue] = [.string("org.freedesktop.appearance"), .string("color-scheme")]
          answer.body = [.variant(.variant(message.body == asked ? .uint32(value) : .bool(true)))]
          _ = try connection.send(answer)
        }
      }

      func change(to value: UInt32) throws {
        self.value = value
        var signal = WireMessage(.signal)
        (signal.path, signal.interface) = (DesktopAppearance.object, DesktopAppearance.interface)
        signal.member = "SettingChanged"
        signal.body = [
          .string("org.freedesktop.appearance"), .string("color-scheme"), .variant(.uint32(value)),
        ]
        _ = try connection.send(signal)
      }
    }

    private func wait(
      _ appearance: DesktopAppearance, _ portal: Portal?, until condition: () -> Bool
    ) throws -> [TraitCollection.ColorScheme] {
      var changes: [TraitCollection.ColorScheme] = []
      let end = ContinuousClock.now + .seconds(30)
      repeat {
        try portal?.serve()
        if let scheme = appearance.poll() { changes.append(scheme) }
        if condition() { break }
        Thread.sleep(forTimeInterval: 0.001)
      } while ContinuousClock.now < end
      return changes
    }

    @Test("the desktop's scheme is known, and each change of it")
    func changes() throws {
      let bus = try RealBus()
      let portal = try Portal(bus, value: 1)
      try portal.serve()
      // The name is there when the bus has answered.
      Thread.sleep(forTimeInterval: 0.05)
      try portal.serve()
      let appearance = try DesktopAppearance(address: bus.address)
      #expect(appearance.colorScheme == nil && !appearance.isReady)
      #expect(try wait(appearance, portal) { appearance.colorScheme != nil } == [.dark])
      try portal.change(to: 2)
      #expect(try wait(appearance, portal) { appearance.colorScheme == .light } == [.light])
      try portal.change(to: 1)
      #expect(try wait(appearance, portal) { appearance.colorScheme == .dark } == [.dark])
      #expect(appearance.failure == nil && appearance.isReady)
    }

    @Test("without a portal nothing is known, and the reason is")
    func noPortal() throws {
      let bus = try RealBus()
      let appearance = try bus.connect { try DesktopAppearance(address: $0) }
      #expect(try wait(appearance, nil) { appearance.failure != nil } == [])
      #expect(appearance.colorScheme == nil)
      guard case .refused? = appearance.failure else {
        Issue.record("\(String(describing: appearance.failure))")
        return
      }
      #expect(throws: DBusError.self) { try DesktopAppearance(address: "disabled:") }
    }

    @Test("values of the setting that are not known prefer nothing")
    func values() {
      for value: DBusValue? in [
        nil, .uint32(0), .uint32(3), .string("dark"), .variant(.variant(.bool(true))),
      ] {
        #expect(DesktopAppearance.scheme(value) == nil)
      }
      #expect(DesktopAppearance.scheme(.variant(.uint32(1))) == .dark)
      #expect(DesktopAppearance.scheme(.variant(.variant(.uint32(2)))) == .light)
    }
  }
#endif
