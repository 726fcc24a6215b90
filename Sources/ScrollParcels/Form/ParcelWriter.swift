/// Writes values one after the other into bytes that grow.
///
/// A writer is made by a parcel and handed to ``Parcelable/write(to:)``. It cannot be copied. Methods that
/// write one number or one text take time that depends on its size only.
@frozen
public struct ParcelWriter: ~Copyable {
  /// How deep values may be nested in each other, when written and when read: far beyond what is of
  /// use, far below what fills the stack of a thread.
  @inlinable
  public static var depthLimit: Int { 128 }

  @usableFromInline
  var base: UnsafeMutableRawPointer?
  @usableFromInline
  var count = 0
  @usableFromInline
  var capacity = 0
  @usableFromInline
  var depth = 0
  /// How many sets and keys of dictionaries there are around what is being written.
  @usableFromInline
  var sorting = 0
  /// How deep sets may be nested whose elements are encoded by name: they are written twice at each depth.
  @usableFromInline
  static var sortingLimit: Int { 10 }
  /// What encodings share, once something is encoded; only `encode(_:)` sets it and knows what it is.
  @usableFromInline
  var coding: (any NameKeeping)?

  @usableFromInline
  init() { base = nil }

  deinit { base?.deallocate() }

  /// Makes room for some more bytes.
  @inlinable
  mutating func reserve(_ more: Int) {
    if capacity &- count < more { grow(more) }
  }

  @usableFromInline
  @inline(never)
  mutating func grow(_ more: Int) {
    let wanted = max(64, count + more, capacity * 2)
    let new = UnsafeMutableRawPointer.allocate(byteCount: wanted, alignment: 8)
    if let base {
      new.copyMemory(from: base, byteCount: count)
      base.deallocate()
    }
    base = new
    capacity = wanted
  }

  /// Room for some more bytes at the end, to be followed by a change of `count`.
  @inlinable
  mutating func end(_ more: Int) -> UnsafeMutableRawPointer {
    reserve(more)
    // Once something is reserved there is memory.
    return base.unsafelyUnwrapped + count
  }
}

/// What keeps the names that encoded values refer to by number.
@usableFromInline
protocol NameKeeping: AnyObject {
  var encodedNames: [String] { get }
}
