import Scrollwork

/// A 64-bit FNV-1a hash of where everything was in every frame.
struct Digest: CustomStringConvertible {
  private var hash = FNVHash()

  /// `isFlat` leaves out places across the axis, which are all alike then.
  mutating func add(_ frame: Frame, isFlat: Bool) {
    hash.add(UInt64(bitPattern: frame.time.nanoseconds))
    hash.add(frame.contentOffset.y.bitPattern)
    hash.add(frame.contentSize.height.bitPattern)
    hash.add(frame.velocity.bitPattern)
    for element in frame.visible {
      hash.add(UInt64(element.index))
      hash.add(UInt64(bitPattern: element.start.rawValue))
      if !isFlat { hash.add(UInt64(bitPattern: element.crossStart.rawValue)) }
    }
  }

  var description: String { hash.description }
}
