/// Says which app on which machine a push is for: 32 bytes, as on Apple's platforms.
///
/// Who knows it may push; so it is random and lies in files that only their owner reads.
public struct DeviceToken: Hashable, Sendable, CustomStringConvertible {
  /// The number of bytes in a token.
  public static let byteCount = 32

  /// The 32 bytes.
  public let bytes: [UInt8]

  /// `nil` unless there are 32 bytes.
  public init?(bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes.prefix(Self.byteCount + 1))
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = bytes
  }

  /// `nil` unless there are 64 hexadecimal digits.
  public init?(hex: String) {
    let digits = Array(hex.utf8.prefix(2 * Self.byteCount + 1))
    guard digits.count == 2 * Self.byteCount else { return nil }
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let high = Self.value(digits[place]), let low = Self.value(digits[place + 1]) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    self.bytes = bytes
  }

  /// A token that nobody can guess, as far as the generator's numbers cannot be guessed.
  public init(using generator: inout some RandomNumberGenerator) {
    bytes = (0..<Self.byteCount).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// 64 hexadecimal digits.
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Compares in the same time wherever the first difference is, so that replies tell nothing about it.
  func matches(_ other: ArraySlice<UInt8>) -> Bool {
    guard other.count == bytes.count else { return false }
    return zip(bytes, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}
