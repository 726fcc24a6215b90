import Glibc

/// The data and the random numbers that all harnesses share, bit for bit (`Peers/common/bench.h`).
public enum SideData {
  /// The viewport's sides in points: 600 by 800, or what SIDE_VIEWPORT in the environment says, as 600x3200.
  public static let (width, height) = viewport(getenv("SIDE_VIEWPORT").map { String(cString: $0) })

  private static func viewport(_ text: String?) -> (Double, Double) {
    let sides = (text ?? "").split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 16_384 }) else { return (600, 800) }
    return (sides[0], sides[1])
  }

  /// Points that the content moves a frame.
  public static let step = 37
  public static let frames = 2000
  public static let uniformExtent = 44.0
  /// The mean of the variable heights, the estimate where they are not known.
  public static let estimate = 112.0

  /// The height of a row in W2 and its kin, in points: 24 to 200.
  @inlinable public static func variableExtent(of id: UInt32) -> Int { 24 + Int(mixed(id) % 177) }

  /// "Row 123456", written digit by digit: interpolation takes four times as long.
  @inlinable public static func text(of id: UInt32) -> String {
    String(unsafeUninitializedCapacity: 14) { buffer in
      var (rest, digits) = (id, 0)
      repeat {
        digits += 1
        rest /= 10
      } while rest > 0
      buffer[0] = UInt8(ascii: "R")
      buffer[1] = UInt8(ascii: "o")
      buffer[2] = UInt8(ascii: "w")
      buffer[3] = UInt8(ascii: " ")
      rest = id
      for place in stride(from: 3 + digits, through: 4, by: -1) {
        buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return 4 + digits
    }
  }

  /// The heights of this many rows.
  public static func variableExtents(_ rows: Int) -> [Double] {
    (0..<rows).map { Double(variableExtent(of: UInt32(truncatingIfNeeded: $0))) }
  }

  /// Whether W5 gives a row another identity.
  @inlinable public static func isReplaced(_ id: UInt32) -> Bool { mixed(id) % 10 == 0 }

  /// The finalizer of MurmurHash3 on a Weyl sequence.
  @inlinable static func mixed(_ id: UInt32) -> UInt32 {
    var x = id &* 0x9E37_79B9 &+ 0x7F4A_7C15
    x ^= x >> 16
    x = x &* 0x85EB_CA6B
    x ^= x >> 13
    x = x &* 0xC2B2_AE35
    x ^= x >> 16
    return x
  }
}

/// xorshift32: the random rows of W3 and W4.
public struct SideRandom: Sendable {
  public static let jumps = SideRandom(state: 2_463_534_242)
  public static let edits = SideRandom(state: 88_172_645)

  var state: UInt32

  public mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return Int((UInt64(state) &* UInt64(count)) >> 32)
  }
}
