/// The generator of Steele, Lea and Flood (2014), used as a hash of a counter.
///
/// Every number of the sequence is computed by itself, so that row 999,999 needs neither a table
/// nor the rows before it.
public enum SplitMix64 {
  /// Number `index` (from 0) of the sequence that starts at `seed`.
  public static func value(seed: UInt64, index: UInt64) -> UInt64 {
    var z = seed &+ (index &+ 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The upper 53 bits of `bits` as a number in 0..<1.
  public static func unit(_ bits: UInt64) -> Double { Double(bits >> 11) * 0x1p-53 }
}
