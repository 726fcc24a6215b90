#if DBus
  /// A message: a call, its answer, or a signal.
  struct WireMessage: Hashable, Sendable {
    enum Kind: UInt8 {
      case call = 1
      case answer = 2
      case error = 3
      case signal = 4
    }

    /// The most bytes of a message here. The protocol allows 128 MiB; no notification needs them.
    static let sizeLimit = 1 << 20
    private static let fixedCount = 16

    var kind: Kind
    var flags: UInt8 = 0
    var serial: UInt32 = 0
    var path: String?
    var interface: String?
    var member: String?
    var errorName: String?
    var replySerial: UInt32?
    var destination: String?
    var sender: String?
    var body: [WireValue] = []

    init(_ kind: Kind) { self.kind = kind }

    /// A call of a method.
    static func call(
      _ member: String, of interface: String, at path: String, on destination: String,
      _ body: [WireValue] = []
    ) -> WireMessage {
      var message = WireMessage(.call)
      (message.path, message.interface, message.member) = (path, interface, member)
      (message.destination, message.body) = (destination, body)
      return message
    }

    // MARK: Bytes

    func encode() throws(WireError) -> [UInt8] {
      var body = WireWriter()
      for value in self.body { try body.write(value) }
      var fields: [WireValue] = []
      func add(_ code: UInt8, _ value: WireValue?) {
        if let value { fields.append(.structure([.byte(code), .variant(value)])) }
      }
      add(1, path.map { .objectPath($0) })
      add(2, interface.map { .string($0) })
      add(3, member.map { .string($0) })
      add(4, errorName.map { .string($0) })
      add(5, replySerial.map { .uint32($0) })
      add(6, destination.map { .string($0) })
      add(7, sender.map { .string($0) })
      if !self.body.isEmpty { add(8, .signature(self.body.map(\.type.text).joined())) }
      var writer = WireWriter()
      for byte in [0x6C, kind.rawValue, flags, 1] { writer.write(byte) }
      writer.write(UInt32(clamping: body.bytes.count))
      writer.write(serial)
      try writer.write(.array(of: .structure([.byte, .variant]), fields))
      writer.align(8)
      guard writer.bytes.count + body.bytes.count <= Self.sizeLimit else { throw .tooLarge }
      return writer.bytes + body.bytes
    }

    /// The bytes of the message that some bytes begin with; `nil` while too few are there to tell.
    static func length(of bytes: [UInt8]) throws(WireError) -> Int? {
      guard bytes.count >= fixedCount else { return nil }
      guard let isBig = [0x6C: false, 0x42: true][bytes[0]] else {
        throw .malformed(offset: 0, problem: "neither byte order")
      }
      guard bytes[3] == 1 else { throw .malformed(offset: 3, problem: "another version") }
      var reader = WireReader(bytes, from: 4, isBigEndian: isBig)
      let body = Int(try reader.read(UInt32.self))
      _ = try reader.read(UInt32.self)
      let fields = Int(try reader.read(UInt32.self))
      guard body <= sizeLimit, fields <= sizeLimit else { throw .tooLarge }
      let length = (fixedCount + fields + 7) / 8 * 8 + body
      guard length <= sizeLimit else { throw .tooLarge }
      return length
    }

    /// Reads a whole message; `nil` for one of a kind that is not known, which is to be passed over.
    static func decode(_ bytes: [UInt8]) throws(WireError) -> WireMessage? {
      guard let length = try length(of: bytes), length == bytes.count else {
        throw .malformed(offset: bytes.count, problem: "not as long as it says")
      }
      let isBig = bytes[0] == 0x42
      guard bytes[1] != 0 else { throw .malformed(offset: 1, problem: "no kind") }
      var reader = WireReader(bytes, from: 4, isBigEndian: isBig)
      _ = try reader.read(UInt32.self)
      let serial = try reader.read(UInt32.self)
      guard serial != 0 else { throw .malformed(offset: 8, problem: "no number") }
      guard let kind = Kind(rawValue: bytes[1]) else { return nil }
      var message = WireMessage(kind)
      message.flags = bytes[2]
      message.serial = serial
      var types: [WireType] = []
      let fields = try reader.read(.array(.structure([.byte, .variant])))
      guard case .array(_, let entries) = fields else { return nil }
      for entry in entries {
        guard case .structure(let pair) = entry, pair.count == 2, case .byte(let code) = pair[0],
          case .variant(let value) = pair[1]
        else { continue }
        try message.set(code, value, &types)
      }
      try reader.align(8)
      for type in types { message.body.append(try reader.read(type)) }
      guard reader.offset == bytes.count else {
        throw .malformed(offset: reader.offset, problem: "more than its signature says")
      }
      return message
    }

    private mutating func set(
      _ code: UInt8, _ value: WireValue, _ types: inout [WireType]
    ) throws(WireError) {
      switch (code, value) {
      case (1, .objectPath(let text)): path = text
      case (2, .string(let text)): interface = text
      case (3, .string(let text)): member = text
      case (4, .string(let text)): errorName = text
      case (5, .uint32(let number)): replySerial = number
      case (6, .string(let text)): destination = text
      case (7, .string(let text)): sender = text
      case (8, .signature(let text)): types = WireType.parse(text) ?? []
      case (1...8, _): throw .malformed(offset: 16, problem: "field \(code) has another type")
      default: break
      }
    }
  }
#endif
