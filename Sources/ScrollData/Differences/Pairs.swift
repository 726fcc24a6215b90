/// Two rows whose elements can be compared: what the matcher knows of them.
@usableFromInline protocol Pairs {
  /// Whether an element of the first row equals one of the second.
  func areEqual(_ old: Int, _ new: Int) -> Bool
  /// How many elements from two places on are equal, at most `limit`.
  func prefix(_ old: Int, _ new: Int, _ limit: Int) -> Int
  /// How many elements before two places are equal, at most `limit`.
  func suffix(_ old: Int, _ new: Int, _ limit: Int) -> Int
  /// Whether two elements of the first row are equal.
  func areEqualInOld(_ one: Int, _ other: Int) -> Bool
  /// Well mixed bits; the same for equal elements of either row.
  func hash(old: Int) -> UInt64
  func hash(new: Int) -> UInt64
}

/// Rows of any identities.
@usableFromInline struct HashablePairs<ID: Hashable>: Pairs {
  @usableFromInline let old: UnsafePointer<ID>
  @usableFromInline let new: UnsafePointer<ID>

  @inlinable init(old: UnsafePointer<ID>, new: UnsafePointer<ID>) {
    self.old = old
    self.new = new
  }

  @inlinable func areEqual(_ old: Int, _ new: Int) -> Bool { self.old[old] == self.new[new] }
  @inlinable func areEqualInOld(_ one: Int, _ other: Int) -> Bool { old[one] == old[other] }

  @inlinable func prefix(_ old: Int, _ new: Int, _ limit: Int) -> Int {
    var count = 0
    while count < limit, self.old[old &+ count] == self.new[new &+ count] { count &+= 1 }
    return count
  }

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

/// Rows of interned identities.
struct HandlePairs: Pairs {
  let old: UnsafePointer<UInt32>
  let new: UnsafePointer<UInt32>

  @inline(__always) func areEqual(_ old: Int, _ new: Int) -> Bool { self.old[old] == self.new[new] }
  @inline(__always) func areEqualInOld(_ one: Int, _ other: Int) -> Bool { old[one] == old[other] }

  @inline(__always) func prefix(_ old: Int, _ new: Int, _ limit: Int) -> Int {
    let (a, b) = (self.old + old, self.new + new)
    var count = 0
    while count &+ 16 <= limit, load(a + count) == load(b + count) { count &+= 16 }
    while count < limit, a[count] == b[count] { count &+= 1 }
    return count
  }

  @inline(__always) func suffix(_ old: Int, _ new: Int, _ limit: Int) -> Int {
    let (a, b) = (self.old + old, self.new + new)
    var count = 0
    while count &+ 16 <= limit, load(a - count - 16) == load(b - count - 16) { count &+= 16 }
    while count < limit, (a - count - 1).pointee == (b - count - 1).pointee { count &+= 1 }
    return count
  }

  @inline(__always) private func load(_ handles: UnsafePointer<UInt32>) -> SIMD16<UInt32> {
    UnsafeRawPointer(handles).loadUnaligned(as: SIMD16<UInt32>.self)
  }

  @inline(__always) func hash(old: Int) -> UInt64 { Self.mixed(self.old[old]) }
  @inline(__always) func hash(new: Int) -> UInt64 { Self.mixed(self.new[new]) }

  /// The golden ratio spreads handles, which are neighbouring numbers, over the upper half; the table
  /// takes its place from the lower.
  @inline(__always) private static func mixed(_ handle: UInt32) -> UInt64 {
    let product = UInt64(handle) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
  }
}
