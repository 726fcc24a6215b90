#if DBus
  internal import CSystemd
  internal import Glibc

  /// A connection to a message bus that never waits: it is polled. By sd-bus.
  ///
  /// Used by one thread at a time.
  final class DBusConnection: @unchecked Sendable {
    private let bus: OpaquePointer
    private var failure: DBusError?

    /// The most messages that one poll takes.
    private static let pollLimit = 256

    /// Connects to the first of an address's sockets that somebody listens at.
    ///
    /// - Parameter address: what `DBUS_SESSION_BUS_ADDRESS` holds. Only sockets of this machine are tried: they take a
    ///   client at once, or not at all.
    convenience init(address: String) throws(DBusError) {
      let sockets = address.split(separator: ";").filter { $0.hasPrefix("unix:") }
      guard !sockets.isEmpty else { throw .noBus(address: address) }
      try self.init()
      var code = sd_bus_set_address(bus, sockets.joined(separator: ";"))
      if code >= 0 { code = sd_bus_start(bus) }
      switch code {
      case 0...: break
      case -EINVAL: throw .noBus(address: address)
      default: throw .unreachable(address: address)
      }
    }

    /// Speaks to a bus over a socket that is connected.
    ///
    /// - Parameter descriptor: the socket, which is closed with the connection.
    convenience init(socket descriptor: Int32) throws(DBusError) {
      try self.init()
      var code = sd_bus_set_fd(bus, descriptor, descriptor)
      if code >= 0 { code = sd_bus_start(bus) }
      guard code >= 0 else { throw Self.failure(code, "sd_bus_start") }
    }

    private init() throws(DBusError) {
      var bus: OpaquePointer?
      let code = sd_bus_new(&bus)
      guard code >= 0, let bus else { throw .system(call: "sd_bus_new", code: -code) }
      self.bus = bus
      let set = sd_bus_set_bus_client(bus, 1)
      guard set >= 0 else { throw .system(call: "sd_bus_set_bus_client", code: -set) }
    }

    deinit { sd_bus_close_unref(bus) }

    /// Puts a call among what is to be sent; its number.
    ///
    /// - Throws: `badValue` or `tooLarge` for what no message may hold; then nothing is sent.
    func send(_ call: DBusMessage) throws(DBusError) -> UInt32 {
      var writer = try BusWriter(call, on: bus)
      try writer.write(call.body)
      var cookie: UInt64 = 0
      let code = sd_bus_send(bus, writer.message, &cookie)
      guard code >= 0 else { throw Self.failure(code, "sd_bus_send") }
      guard let serial = UInt32(exactly: cookie) else { throw .closed }
      return serial
    }

    /// Sends and receives what can be now.
    ///
    /// What came before an error is returned, and the error thrown the next time.
    ///
    /// - Throws: after an error the connection is of no use any more.
    func poll() throws(DBusError) -> [DBusMessage] {
      if let failure { throw failure }
      var messages: [DBusMessage] = []
      for _ in 0..<Self.pollLimit {
        var pointer: OpaquePointer?
        let code = sd_bus_process(bus, &pointer)
        if let pointer {
          guard let message = BusReader(pointer).read() else { continue }
          // sd-bus says so itself, under a name that no connection has.
          if message.interface == "org.freedesktop.DBus.Local" {
            failure = .closed
          } else {
            messages.append(message)
          }
        }
        if code < 0 { failure = Self.failure(code, "sd_bus_process") }
        if code == 0 || failure != nil { break }
      }
      if let failure, messages.isEmpty { throw failure }
      return messages
    }

    private static func failure(_ code: Int32, _ call: String) -> DBusError {
      switch -code {
      case ENOTCONN, ECONNRESET, EPIPE, ESHUTDOWN, ECHILD: .closed
      case EPERM, EACCES, EPROTO: .notAuthenticated
      case EBADMSG: .malformed
      case ENOBUFS, EMSGSIZE, ENOMEM: .tooLarge
      default: .system(call: call, code: -code)
      }
    }
  }
#endif
