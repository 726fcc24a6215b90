#if DBus
  /// A message: a call, its answer, or a signal.
  struct DBusMessage: Hashable, Sendable {
    enum Kind: UInt8 {
      case call = 1
      case answer = 2
      case error = 3
      case signal = 4
    }

    var kind: Kind
    var path: String?
    var interface: String?
    var member: String?
    var errorName: String?
    /// The number of the call that is answered.
    var replySerial: UInt32?
    var destination: String?
    /// Who sent it, as the bus says.
    var sender: String?
    var body: [DBusValue] = []

    init(_ kind: Kind) { self.kind = kind }

    /// A call of a method.
    static func call(
      _ member: String, of interface: String, at path: String, on destination: String,
      _ body: [DBusValue] = []
    ) -> DBusMessage {
      var message = DBusMessage(.call)
      (message.path, message.interface, message.member) = (path, interface, member)
      (message.destination, message.body) = (destination, body)
      return message
    }
  }
#endif
