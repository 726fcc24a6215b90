import ScrollTools
import Scrollwork
import TestSupport
import Testing

@testable import ScrollApp

@Suite struct DBusMessageTests {
  private static let sample: DBusMessage = {
    var message = DBusMessage.call(
      "Notify", of: "org.freedesktop.Notifications", at: "/a/b_1", on: "c.d",
      [
        .string("ü"), .uint32(7), .strings(["x", ""]), .byte(1), .bool(true), .int16(-2),
        .uint16(9), .int32(-5), .int64(.min), .uint64(.max), .double(1.5), .objectPath("/"),
        .signature("a{sv}"), .structure([.byte(1), .uint64(2)]), .variant(.strings(["v"])),
        .array(
          of: .entry(key: .string, .variant), [.entry(key: .string("k"), .variant(.bool(false)))]),
        .array(of: .uint64, []),
      ])
    message.serial = 3
    return message
  }()

  @Test("the greeting is the bytes that the specification asks for")
  func golden() throws {
    var hello = DBusMessage.call(
      "Hello", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", on: "org.freedesktop.DBus")
    hello.serial = 1
    let bytes = try hello.encode()
    var expected: [UInt8] = [0x6C, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 109, 0, 0, 0]
    func field(_ code: UInt8, _ type: Character, _ text: String) {
      while expected.count % 8 != 0 { expected.append(0) }
      expected += [code, 1, type.asciiValue ?? 0, 0, UInt8(text.utf8.count), 0, 0, 0]
      expected += Array(text.utf8) + [0]
    }
    field(1, "o", "/org/freedesktop/DBus")
    field(2, "s", "org.freedesktop.DBus")
    field(3, "s", "Hello")
    field(6, "s", "org.freedesktop.DBus")
    #expect(expected.count == 16 + 109)
    while expected.count % 8 != 0 { expected.append(0) }
    #expect(bytes == expected)
  }

  @Test("every kind of value comes back as it was")
  func roundTrip() throws {
    let bytes = try Self.sample.encode()
    #expect(try DBusMessage.length(of: bytes) == bytes.count)
    #expect(try DBusMessage.decode(bytes) == Self.sample)
  }

  @Test("the other byte order is read, too")
  func bigEndian() throws {
    let bytes: [UInt8] =
      [0x42, 2, 0, 1, 0, 0, 0, 4, 0, 0, 0, 9, 0, 0, 0, 15, 5, 1, 0x75, 0, 0, 0, 0, 3]
      + [8, 1, 0x67, 0, 1, 0x75, 0, 0] + [0, 0, 1, 2]
    let message = try #require(try DBusMessage.decode(bytes))
    #expect(message.replySerial == 3 && message.serial == 9 && message.body == [.uint32(258)])
  }

  @Test("signatures are read as far as they are some")
  func signatures() {
    for good in [
      "", "a{sv}", "(ii)", "aaas", "a(ya{s(ix)})", String(repeating: "a", count: 32) + "y",
    ] {
      #expect(DBusType.parse(good)?.map(\.text).joined() == good)
    }
    for bad in [
      "a", "(", ")", "()", "{sv}", "a{vs}", "a{s}", "a{svs}", "z", "(i",
      String(repeating: "a", count: 40) + "y",
      String(repeating: "(", count: 100), String(repeating: "y", count: 256),
    ] { #expect(DBusType.parse(bad) == nil, "\(bad)") }
  }

  @Test("what no message may hold is refused")
  func refused() {
    func encode(_ value: DBusValue) throws {
      _ = try DBusMessage.call("a", of: "b.c", at: "/", on: "d.e", [value]).encode()
    }
    for value in [
      DBusValue.string("a\0"), .objectPath("a"), .objectPath("/a/"), .objectPath("//"),
      .signature("("), .array(of: .byte, [.bool(true)]),
      .string(String(repeating: "x", count: DBusMessage.sizeLimit)),
    ] { #expect(throws: DBusError.self) { try encode(value) } }
  }

  @Test("a message cut anywhere is an error or not whole, and never a trap")
  func truncated() throws {
    let bytes = try Self.sample.encode()
    for count in 0..<bytes.count {
      let cut = Array(bytes[..<count])
      #expect(throws: DBusError.self) { _ = try DBusMessage.decode(cut) }
      var link = try Self.readyLink()
      #expect(try link.receive(cut).isEmpty)
      #expect(try link.receive(bytes[count...]) == [Self.sample])
    }
  }

  /// An end of a connection that was let in.
  private static func readyLink() throws -> DBusLink {
    var link = DBusLink(user: 1000)
    link.didSend(link.outgoing.count)
    _ = try link.receive(Array("OK 12\r\n".utf8))
    var answer = DBusMessage(.answer)
    (answer.serial, answer.replySerial, answer.body) = (1, .max, [.string(":1.1")])
    _ = try link.receive(try answer.encode())
    #expect(link.phase == .ready && link.name == ":1.1")
    return link
  }

  @Test("messages with any bytes changed are read or refused, and never trap")
  func mutated() throws {
    let bytes = try Self.sample.encode()
    for seed in TestRun.seeds(4000) {
      var random = SeededGenerator(seed: seed)
      var changed = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed[place] = UInt8.random(in: 0...255, using: &random)
        case 1: changed[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
        case 2: changed.remove(at: place)
        default: changed.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
      do throws(DBusError) {
        guard let message = try DBusMessage.decode(changed) else { continue }
        // What was read can be written, and read again.
        let again = try DBusMessage.decode(try message.encode())
        // As texts, for numbers that are none equal nothing.
        let isSame = again.map { "\($0)" } == "\(message)"
        #expect(isSame, "seed \(seed)")
      } catch {
        // Numbers that stand for files are read as plain ones, so an array of them is not written.
      }
      var link = try Self.readyLink()
      do throws(DBusError) { _ = try link.receive(changed) } catch {}
    }
  }
}

extension DBusLink {
  fileprivate mutating func receive(
    _ bytes: some Sequence<UInt8>
  ) throws(DBusError) -> [DBusMessage] {
    var messages: [DBusMessage] = []
    try receive(bytes, into: &messages)
    return messages
  }
}
