#if DBus
  internal import CSystemd

  /// A message of sd-bus that is written.
  struct BusWriter: ~Copyable {
    let message: OpaquePointer
    /// The bytes of texts so far.
    private var size = 0
    /// How deep the values lie that are written.
    private var depth = 0

    /// How deep values may lie in one another. sd-bus lets them lie deeper than a bus takes.
    private static let depthLimit = 32

    /// The most bytes of texts in a message. The protocol allows 128 MiB; no notification needs them.
    static let sizeLimit = 1 << 20

    /// A call of a method, without its body.
    ///
    /// - Throws: `badValue` for an invalid name.
    init(_ call: DBusMessage, on bus: OpaquePointer) throws(DBusError) {
      var message: OpaquePointer?
      let code = sd_bus_message_new_method_call(
        bus, &message, call.destination, call.path, call.interface, call.member)
      // sd-bus lets the name of a method begin with a digit, and the bus hangs up.
      let beginsWell = call.member?.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
      if !beginsWell { sd_bus_message_unref(message) }
      guard code >= 0, beginsWell, let message else {
        throw .badValue("'\(call.member ?? "")' of '\(call.interface ?? "")' cannot be called")
      }
      self.message = message
    }

    deinit { sd_bus_message_unref(message) }

    /// Adds values to the body.
    ///
    /// - Throws: `badValue` or `tooLarge` for what no message may hold.
    mutating func write(_ values: [DBusValue]) throws(DBusError) {
      for value in values { try write(value) }
    }

    private mutating func write(_ value: DBusValue) throws(DBusError) {
      switch value {
      case .byte(var number): try append("y", &number)
      case .bool(let flag):
        var number: Int32 = flag ? 1 : 0
        try append("b", &number)
      case .int16(var number): try append("n", &number)
      case .uint16(var number): try append("q", &number)
      case .int32(var number): try append("i", &number)
      case .uint32(var number): try append("u", &number)
      case .int64(var number): try append("x", &number)
      case .uint64(var number): try append("t", &number)
      case .double(var number): try append("d", &number)
      case .string(let text): try append("s", text)
      case .objectPath(let text): try append("o", text)
      case .signature(let text): try append("g", text)
      case .array(let element, let values): try open("a", element, values)
      case .structure(let values): try open("r", values.map(\.signature).joined(), values)
      case .entry(let key, let value):
        try open("e", key.signature + value.signature, [key, value])
      case .variant(let value): try open("v", value.signature, [value])
      }
    }

    private func append(_ type: Unicode.Scalar, _ number: UnsafeRawPointer) throws(DBusError) {
      try Self.check(
        sd_bus_message_append_basic(message, CChar(type.value), number), "a number")
    }

    private mutating func append(_ type: Unicode.Scalar, _ text: String) throws(DBusError) {
      size += text.utf8.count
      guard size <= Self.sizeLimit else { throw .tooLarge }
      guard !text.utf8.contains(0) else { throw .badValue("a text has a null character") }
      let code = text.withCString {
        sd_bus_message_append_basic(message, CChar(type.value), $0)
      }
      try Self.check(code, "'\(text.prefix(80))'")
    }

    private mutating func open(
      _ type: Unicode.Scalar, _ contents: String, _ values: [DBusValue]
    ) throws(DBusError) {
      // sd-bus writes both, and the bus hangs up.
      guard !contents.isEmpty, depth < Self.depthLimit else {
        throw .badValue("values are nested too deeply, or a structure has no members")
      }
      depth += 1
      defer { depth -= 1 }
      try Self.check(
        sd_bus_message_open_container(message, CChar(type.value), contents), contents)
      try write(values)
      try Self.check(sd_bus_message_close_container(message), contents)
    }

    private static func check(_ code: Int32, _ place: String) throws(DBusError) {
      guard code < 0 else { return }
      throw .badValue("\(place) cannot stand in a message")
    }
  }
#endif
