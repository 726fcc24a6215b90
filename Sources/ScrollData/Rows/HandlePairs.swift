/// Two rows whose elements can be compared: what the matcher knows of them.
@usableFromInline protocol Pairs {
  /// Whether an element of the first row equals one of the second.
  func areEqual(_ old: Int, _ new: Int) -> Bool
  /// Whether two elements of the first row are equal.
  func areEqualInOld(_ one: Int, _ other: Int) -> Bool
  /// Well mixed bits; the same for equal elements of either row.
  func hash(old: Int) -> UInt64
  func hash(new: Int) -> UInt64
  /// Elements that are small numbers are below this, and are looked up by them; 0 where they are not.
  var keyCount: Int { get }
  /// The number of an element, where there are such.
  func key(old: Int) -> Int
  func key(new: Int) -> Int
}

/// Rows of any identities.
@usableFromInline struct HashablePairs<ID: Hashable>: Pairs {
  @usableFromInline let old: UnsafePointer<ID>
  @usableFromInline let new: UnsafePointer<ID>

  @inlinable init(old: UnsafePointer<ID>, new: UnsafePointer<ID>) {
    self.old = old
    self.new = new
  }

  @inlinable var keyCount: Int { 0 }
  @inlinable func key(old: Int) -> Int { 0 }
  @inlinable func key(new: Int) -> Int { 0 }

  @inlinable func areEqual(_ old: Int, _ new: Int) -> Bool { self.old[old] == self.new[new] }
  @inlinable func areEqualInOld(_ one: Int, _ other: Int) -> Bool { old[one] == old[other] }

  /// How many elements from two places on are equal, at most `limit`.
  @inlinable func prefix(_ old: Int, _ new: Int, _ limit: Int) -> Int {
    var count = 0
    while count < limit, self.old[old &+ count] == self.new[new &+ count] { count &+= 1 }
    return count
  }

  /// How many elements before two places are equal, at most `limit`.
  @inlinable func suffix(_ old: Int, _ new: Int, _ limit: Int) -> Int {
    var count = 0
    while count < limit, self.old[old &- 1 &- count] == self.new[new &- 1 &- count] {
      count &+= 1
    }
    return count
  }

  @inlinable func hash(old: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: self.old[old].hashValue)
  }

  @inlinable func hash(new: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: self.new[new].hashValue)
  }
}

/// Rows of interned identities: handles at their places, those that are compared or looked up.
struct HandlePairs: Pairs {
  let old: UnsafeMutablePointer<UInt32>
  let new: UnsafeMutablePointer<UInt32>
  let keyCount: Int

  @inline(__always) func key(old: Int) -> Int { Int(self.old[old]) }
  @inline(__always) func key(new: Int) -> Int { Int(self.new[new]) }
  @inline(__always) func areEqual(_ old: Int, _ new: Int) -> Bool { self.old[old] == self.new[new] }
  @inline(__always) func areEqualInOld(_ one: Int, _ other: Int) -> Bool { old[one] == old[other] }

  /// How many handles from two places on are the same, at most `limit`.
  @inline(__always) static func prefix(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ limit: Int
  ) -> Int {
    var count = 0
    while count &+ 16 <= limit, areEqual(a + count, b + count) { count &+= 16 }
    while count &+ 2 <= limit {
      let one = UnsafeRawPointer(a + count).loadUnaligned(as: UInt64.self)
      let other = UnsafeRawPointer(b + count).loadUnaligned(as: UInt64.self)
      guard one == other else { break }
      count &+= 2
    }
    if count < limit, a[count] == b[count] { count &+= 1 }
    return count
  }

  /// How many handles before two places are the same, at most `limit`.
  @inline(__always) static func suffix(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ limit: Int
  ) -> Int {
    var count = 0
    while count &+ 16 <= limit, areEqual(a - count - 16, b - count - 16) { count &+= 16 }
    while count < limit, (a - count - 1).pointee == (b - count - 1).pointee { count &+= 1 }
    return count
  }

  /// Whether 16 handles are the same: eight words without a branch, a fifth of the instructions that
  /// comparing SIMD vectors takes.
  @inline(__always) private static func areEqual(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>
  ) -> Bool {
    var difference: UInt64 = 0
    for word in 0..<8 {
      let one = UnsafeRawPointer(a).loadUnaligned(fromByteOffset: 8 &* word, as: UInt64.self)
      let other = UnsafeRawPointer(b).loadUnaligned(fromByteOffset: 8 &* word, as: UInt64.self)
      difference |= one ^ other
    }
    return difference == 0
  }

  @inline(__always) func hash(old: Int) -> UInt64 { Self.mixed(self.old[old]) }
  @inline(__always) func hash(new: Int) -> UInt64 { Self.mixed(self.new[new]) }

  /// The golden ratio spreads handles, which are neighboring numbers, over the upper half; the table
  /// takes its place from the lower.
  @inline(__always) private static func mixed(_ handle: UInt32) -> UInt64 {
    let product = UInt64(handle) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
  }
}
