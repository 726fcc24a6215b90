#if DBus
  import Foundation
  import Testing

  @testable import ScrollDesktop

  /// What goes through sd-bus, against a reader and a writer of the bytes that share nothing with it.
  @Suite(.enabled(if: RealBus.daemon != nil, "needs dbus-daemon"))
  struct BusValueTests {
    private static let values: [DBusValue] = [
      .string("ü"), .string(""), .uint32(7), .strings(["x", ""]), .byte(1), .bool(true),
      .bool(false), .int16(-2), .uint16(9), .int32(-5), .int64(.min), .uint64(.max), .double(1.5),
      .objectPath("/a/b_1"), .signature("a{sv}"), .structure([.byte(1), .uint64(2)]),
      .variant(.strings(["v"])),
      .variant(.variant(.structure([.string("s"), .array(of: "u", [])]))),
      .array(of: "{sv}", [.entry(key: .string("k"), .variant(.bool(false)))]),
      .array(of: "{sv}", []), .array(of: "(yt)", [.structure([.byte(3), .uint64(4)])]),
      .array(of: "aas", [.array(of: "as", [.strings(["z"])])]),
    ]

    @Test("every kind of value is written as the specification says, and read back as it was")
    func values() throws {
      let bus = try RealBus()
      let peer = try BusPeer(bus)
      try peer.takeName()
      let connection = try DBusConnection(address: bus.address)
      for value in Self.values {
        let call = DBusMessage.call(
          "Echo", of: "x.y", at: "/x", on: DesktopPresenter.service, [value])
        _ = try connection.send(call)
      }
      var heard: [DBusMessage] = []
      let end = ContinuousClock.now + .seconds(30)
      peer.echoes = true
      while heard.count < Self.values.count, ContinuousClock.now < end {
        heard += try connection.poll().filter { $0.sender != DBusConnection.bus }
        try peer.serve()
        Thread.sleep(forTimeInterval: 0.001)
      }
      #expect(heard.map(\.body) == Self.values.map { [$0] })
      #expect(heard.allSatisfy { $0.kind == .answer })
    }

    @Test("what no message may hold is refused, and the connection goes on")
    func refused() throws {
      let bus = try RealBus()
      let connection = try bus.connect { try DBusConnection(address: $0) }
      func send(_ value: DBusValue) throws {
        _ = try connection.send(
          .call("A", of: "b.c", at: "/", on: DesktopPresenter.service, [value]))
      }
      let deep = (0..<80).reduce(DBusValue.byte(0)) { value, _ in .variant(value) }
      for value: DBusValue in [
        .string("a\0b"), .objectPath("a"), .objectPath("/a//b"), .signature("z"), .signature("("),
        .structure([]), .array(of: "z", []), .array(of: "s", [.byte(1)]),
        .entry(key: .variant(.byte(1)), .byte(1)), .string(String(repeating: "x", count: 2 << 20)),
        deep,
      ] {
        #expect(throws: DBusError.self, "\(value.signature)") { try send(value) }
      }
      for name in ["", "1", "a b", "é"] {
        #expect(throws: DBusError.self, "\(name)") {
          _ = try connection.send(.call(name, of: "b.c", at: "/", on: DesktopPresenter.service))
        }
        #expect(throws: DBusError.self) {
          _ = try connection.send(.call("A", of: name, at: name, on: name))
        }
      }
      try send(.byte(1))
      let end = ContinuousClock.now + .seconds(30)
      var heard: [DBusMessage] = []
      while heard.isEmpty, ContinuousClock.now < end {
        heard += try connection.poll().filter { $0.kind == .error }
      }
      #expect(heard.first?.errorName == "org.freedesktop.DBus.Error.ServiceUnknown")
    }
  }
#endif
