/// The bytes on the wire.
///
/// A push is four bytes with the length of the rest, most significant byte first; a byte for the version, 1; 32 bytes
/// of token; and 1 to 4,096 bytes of JSON. The reply is two bytes, the version and a status.
enum PushFrame {
  static let version: UInt8 = 1
  static let headerCount = 4
  static let overhead = 1 + DeviceToken.byteCount
  static let largest = overhead + PushPayload.byteLimit
  static let replyCount = 2

  enum Status: UInt8 {
    case delivered = 0
    case badToken = 1
    case tooLarge = 2
    case malformed = 3
    case busy = 4
    case refused = 5

    var bytes: [UInt8] { [PushFrame.version, rawValue] }
  }

  static func encode(token: DeviceToken, json: [UInt8]) -> [UInt8] {
    let length = UInt32(clamping: overhead + json.count)
    let header = (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) }
    return header + [version] + token.bytes + json
  }

  /// What stands at the beginning of some bytes.
  enum Found: Equatable {
    /// More has to come.
    case incomplete
    case tooLarge
    case malformed
    /// A whole frame, `count` bytes long.
    case frame(token: ArraySlice<UInt8>, json: ArraySlice<UInt8>, count: Int)
  }

  static func decode(_ bytes: [UInt8]) -> Found {
    guard bytes.count >= headerCount else { return .incomplete }
    let length = bytes[..<headerCount].reduce(0) { $0 << 8 | Int($1) }
    guard length <= largest else { return .tooLarge }
    guard length > overhead else { return .malformed }
    if bytes.count > headerCount, bytes[headerCount] != version { return .malformed }
    guard bytes.count >= headerCount + length else { return .incomplete }
    let token = headerCount + 1
    let json = token + DeviceToken.byteCount
    return .frame(
      token: bytes[token..<json], json: bytes[json..<headerCount + length],
      count: headerCount + length)
  }
}
