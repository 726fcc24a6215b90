import Scrollwork

/// A 64-bit FNV-1a hash of where everything was in every frame.
struct Digest: CustomStringConvertible {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  private mutating func add(_ value: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      hash = (hash ^ (value >> shift & 0xFF)) &* 0x100_0000_01B3
    }
  }

  /// `isFlat` leaves out places across the axis, which are all alike then.
  mutating func add(_ frame: Frame, isFlat: Bool) {
    add(UInt64(bitPattern: frame.time.nanoseconds))
    add(frame.contentOffset.y.bitPattern)
    add(frame.contentSize.height.bitPattern)
    add(frame.velocity.bitPattern)
    for element in frame.visible {
      add(UInt64(element.index))
      add(UInt64(bitPattern: element.start.rawValue))
      if !isFlat { add(UInt64(bitPattern: element.crossStart.rawValue)) }
    }
  }

  var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
