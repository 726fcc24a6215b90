import ScrollTools
package import Scrollwork

/// A 64-bit FNV-1a hash of where everything was in every frame.
package struct Digest: CustomStringConvertible {
  private var hash = FNVHash()

  package init() {}

  /// `isFlat` leaves out places across the axis, which are all alike then.
  package mutating func add(_ frame: Frame, isFlat: Bool) {
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

  package var description: String { hash.description }
}
