/// Where a message bus listens, as `DBUS_SESSION_BUS_ADDRESS` says it.
enum DBusAddress {
  /// The Unix sockets that an address names, in the order in which they are to be tried.
  ///
  /// Entries are parted by `;`, each a transport, `:`, and `key=value` parted by `,`; bytes of values may
  /// be written `%20`. Transports other than `unix` are passed over.
  static func sockets(_ address: String) -> [SocketAddress] {
    address.split(separator: ";").compactMap { entry in
      guard entry.hasPrefix("unix:") else { return nil }
      for pair in entry.dropFirst(5).split(separator: ",") {
        guard let mark = pair.firstIndex(of: "=") else { return nil }
        guard let value = unescape(pair[pair.index(after: mark)...]) else { return nil }
        switch pair[..<mark] {
        case "path": return .path(value)
        case "abstract": return .abstract(value)
        default: continue
        }
      }
      return nil
    }
  }

  private static func unescape(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
