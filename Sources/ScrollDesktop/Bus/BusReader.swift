#if DBus
  internal import CSystemd

  /// A message of sd-bus that came, which has checked its form.
  struct BusReader: ~Copyable {
    private let message: OpaquePointer

    /// How deep values may lie in one another: as deep as the protocol lets arrays and structures.
    private static let depthLimit = 64

    /// - Parameter message: released with this.
    init(_ message: OpaquePointer) { self.message = message }

    deinit { sd_bus_message_unref(message) }

    /// The message; `nil` for one of a kind that is not known, and for one whose body cannot be read.
    func read() -> DBusMessage? {
      var type: UInt8 = 0
      guard sd_bus_message_get_type(message, &type) >= 0,
        let kind = DBusMessage.Kind(rawValue: type)
      else { return nil }
      var read = DBusMessage(kind)
      read.path = Self.text(sd_bus_message_get_path(message))
      read.interface = Self.text(sd_bus_message_get_interface(message))
      read.member = Self.text(sd_bus_message_get_member(message))
      read.destination = Self.text(sd_bus_message_get_destination(message))
      read.sender = Self.text(sd_bus_message_get_sender(message))
      if let error = sd_bus_message_get_error(message) {
        read.errorName = Self.text(error.pointee.name)
      }
      var cookie: UInt64 = 0
      if sd_bus_message_get_reply_cookie(message, &cookie) >= 0 {
        read.replySerial = UInt32(exactly: cookie)
      }
      guard let body = values(depth: 0) else { return nil }
      read.body = body
      return read
    }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
      pointer.map { String(cString: $0) }
    }

    /// The values up to the end of the message, or of the array or structure that holds them.
    private func values(depth: Int) -> [DBusValue]? {
      guard depth < Self.depthLimit else { return nil }
      var values: [DBusValue] = []
      while true {
        var type: CChar = 0
        var contents: UnsafePointer<CChar>?
        let code = sd_bus_message_peek_type(message, &type, &contents)
        guard code >= 0 else { return nil }
        guard code > 0, let letter = UnicodeScalar(Int(type)) else { return values }
        guard let value = value(letter, type, Self.text(contents) ?? "", depth) else { return nil }
        values.append(value)
      }
    }

    private func value(
      _ letter: Unicode.Scalar, _ type: CChar, _ contents: String, _ depth: Int
    ) -> DBusValue? {
      switch letter {
      case "y": number(type, 0 as UInt8).map(DBusValue.byte)
      case "b": number(type, 0 as Int32).map { .bool($0 != 0) }
      case "n": number(type, 0 as Int16).map(DBusValue.int16)
      case "q": number(type, 0 as UInt16).map(DBusValue.uint16)
      case "i": number(type, 0 as Int32).map(DBusValue.int32)
      case "u": number(type, 0 as UInt32).map(DBusValue.uint32)
      case "x": number(type, 0 as Int64).map(DBusValue.int64)
      case "t": number(type, 0 as UInt64).map(DBusValue.uint64)
      case "d": number(type, 0 as Double).map(DBusValue.double)
      case "s": text(type).map(DBusValue.string)
      case "o": text(type).map(DBusValue.objectPath)
      case "g": text(type).map(DBusValue.signature)
      case "a": inside(type, contents, depth).map { .array(of: contents, $0) }
      case "r", "(": inside(type, contents, depth).map(DBusValue.structure)
      case "e", "{":
        inside(type, contents, depth).flatMap {
          $0.count == 2 ? .entry(key: $0[0], $0[1]) : nil
        }
      case "v":
        inside(type, contents, depth).flatMap { $0.count == 1 ? .variant($0[0]) : nil }
      // Open files are sent by nobody that is believed.
      default: nil
      }
    }

    private func number<Number>(_ type: CChar, _ initial: Number) -> Number? {
      var number = initial
      return withUnsafeMutablePointer(to: &number) {
        sd_bus_message_read_basic(message, type, $0)
      } > 0 ? number : nil
    }

    private func text(_ type: CChar) -> String? {
      var pointer: UnsafePointer<CChar>?
      let code = withUnsafeMutablePointer(to: &pointer) {
        sd_bus_message_read_basic(message, type, $0)
      }
      return code > 0 ? Self.text(pointer) : nil
    }

    private func inside(_ type: CChar, _ contents: String, _ depth: Int) -> [DBusValue]? {
      guard sd_bus_message_enter_container(message, type, contents) > 0,
        let values = values(depth: depth + 1),
        sd_bus_message_exit_container(message) >= 0
      else { return nil }
      return values
    }
  }
#endif
