/// The buckets of `MedianEstimate`: each octave of extents in equal steps, and all below a point as
/// one octave.
enum MedianScale {
  /// Steps of an octave. A bucket is as wide as 1/32 of its octave's lower end: 1.4 pt at 44 pt.
  static let steps = 1 << stepBits
  private static let stepBits = 5
  /// The octave that begins at one point, 2^10 ticks, and is the second.
  private static let firstBits = 10
  /// Octaves up to the one that begins at `Ticks.maximum`, 2^53 ticks.
  static let octaves = 53 - firstBits + 2

  /// The bucket of an extent in ticks, which is not negative and at most `Ticks.maximum`.
  static func bucket(of extent: Int64) -> Int {
    let bits = Int64.bitWidth - 1 - extent.leadingZeroBitCount
    guard bits >= firstBits else { return Int(extent >> Int64(firstBits - stepBits)) }
    let step = Int(extent >> Int64(bits - stepBits)) - steps
    return (bits - firstBits + 1) * steps + step
  }

  /// The least extent of a bucket.
  static func lowerEnd(of bucket: Int) -> Int64 {
    let (octave, step) = (bucket / steps, bucket % steps)
    guard octave > 0 else { return Int64(step) << Int64(firstBits - stepBits) }
    return Int64(steps + step) << Int64(octave - 1 + firstBits - stepBits)
  }
}
