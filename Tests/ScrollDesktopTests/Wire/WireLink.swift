#if DBus
  /// One end of a connection to a message bus, without the connection: bytes in, messages and bytes out.
  struct WireLink: Sendable {
    enum Phase: Hashable, Sendable {
      /// Waits for the line that lets it in.
      case authenticating
      /// Waits for the answer to its greeting.
      case greeting(serial: UInt32)
      case ready
    }

    private(set) var phase = Phase.authenticating
    /// What is to be sent.
    private(set) var outgoing: [UInt8] = []
    private var incoming: [UInt8] = []
    private var nextSerial: UInt32 = 1
    /// Calls made before the bus answered the greeting.
    private var held: [[UInt8]] = []
    /// The name that the bus gave.
    private(set) var name: String?

    /// - Parameter user: the number of the person whose process this is, which the bus compares with what
    ///   the system tells it.
    init(user: UInt32) {
      let digits = String(user).utf8.map { String($0, radix: 16) }.joined()
      outgoing = [0] + Array("AUTH EXTERNAL \(digits)\r\n".utf8)
    }

    /// Queues a message, which is sent after the greeting; returns its number.
    mutating func send(_ message: WireMessage) throws(WireError) -> UInt32 {
      var message = message
      message.serial = nextSerial
      let bytes = try message.encode()
      guard outgoing.count + held.reduce(0, { $0 + $1.count }) <= 2 * WireMessage.sizeLimit else {
        throw .tooLarge
      }
      // A number is not zero.
      nextSerial = nextSerial == .max ? 1 : nextSerial + 1
      if phase == .ready { outgoing += bytes } else { held.append(bytes) }
      return message.serial
    }

    /// So many bytes were sent.
    mutating func didSend(_ count: Int) { outgoing.removeFirst(min(max(0, count), outgoing.count)) }

    /// Takes bytes that came and adds the messages that are whole by them, also those before an error.
    ///
    /// - Throws: after an error the connection is of no use any more.
    mutating func receive(
      _ bytes: some Sequence<UInt8>, into messages: inout [WireMessage]
    ) throws(WireError) {
      incoming += bytes
      if phase == .authenticating, try !authenticate() { return }
      while let length = try WireMessage.length(of: incoming), incoming.count >= length {
        let message = try WireMessage.decode(Array(incoming[..<length]))
        incoming.removeFirst(length)
        guard let message else { continue }
        if case .greeting(let serial) = phase, message.replySerial == serial {
          try greeted(message)
        } else {
          messages.append(message)
        }
      }
    }

    /// Whether the bus has let it in.
    private mutating func authenticate() throws(WireError) -> Bool {
      guard let end = incoming.firstIndex(of: 0x0A) else {
        guard incoming.count <= 1024 else { throw .notAuthenticated }
        return false
      }
      let line = String(decoding: incoming[..<end], as: UTF8.self)
      incoming.removeFirst(end + 1)
      guard line.hasPrefix("OK"), line.hasSuffix("\r") else { throw .notAuthenticated }
      outgoing += Array("BEGIN\r\n".utf8)
      var hello = WireMessage.call(
        "Hello", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", on: "org.freedesktop.DBus"
      )
      // Its own number, above those of the calls that are held.
      hello.serial = .max
      outgoing += try hello.encode()
      phase = .greeting(serial: hello.serial)
      return true
    }

    private mutating func greeted(_ answer: WireMessage) throws(WireError) {
      guard answer.kind == .answer, case .string(let name)? = answer.body.first else {
        throw .notAuthenticated
      }
      self.name = name
      phase = .ready
      for bytes in held { outgoing += bytes }
      held = []
    }
  }
#endif
