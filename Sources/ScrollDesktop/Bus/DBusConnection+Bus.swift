#if DBus
  extension DBusConnection {
    /// The bus itself. It writes the sender of every message, and nobody else can have this name.
    static let bus = "org.freedesktop.DBus"

    /// Calls a function of the bus itself.
    ///
    /// - Returns: the call's number, which its answer has.
    func callBus(_ member: String, _ argument: String) throws(DBusError) -> UInt32 {
      try send(
        .call(
          member, of: Self.bus, at: "/org/freedesktop/DBus", on: Self.bus, [.string(argument)]))
    }
  }

  extension DBusMessage {
    /// The error that an answer of the kind `error` says.
    var refusal: DBusError {
      .refused(name: errorName ?? "", message: body.first?.string ?? "")
    }
  }
#endif
