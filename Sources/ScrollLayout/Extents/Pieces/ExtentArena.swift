/// Equal pieces of one block of memory, named by 32-bit ids.
///
/// The block grows by a quarter, so that little of it is spare, and never shrinks. The owner frees it.
struct ExtentArena {
  /// Where piece 0 lies; moves when the block grows.
  private(set) var base: UnsafeMutableRawPointer
  /// What is given back: begins before `base`, where that is not a line's beginning.
  private var block: UnsafeMutableRawPointer
  /// Bytes of a piece.
  let stride: Int
  /// Pieces the block has room for.
  private(set) var capacity: Int
  /// Pieces ever taken.
  private var top = 0
  /// The piece given back last, which holds the id of the one before; `none` at the end.
  private var free = Self.none
  /// Bytes of the block, while it is shorter than a piece; else 0.
  private var short = 0
  /// Pieces in use.
  private(set) var live = 0

  private static let none = UInt32.max
  /// A cache line, so that what is added to in one step lies in one line.
  private static let alignment = 64

  init(stride: Int, capacity: Int) {
    self.stride = stride
    self.capacity = capacity
    (block, base) = Self.allocate(stride * capacity)
  }

  /// Room for one piece, of which only the first bytes have memory until `makeWhole` is called.
  init(stride: Int, short: Int) {
    self.stride = stride
    capacity = 1
    self.short = short
    (block, base) = Self.allocate(short)
  }

  /// A block of its own with the same pieces under the same ids.
  init(copying other: ExtentArena) {
    self = other
    capacity = max(1, other.top)
    (block, base) = Self.allocate(byteCount)
    base.copyMemory(from: other.base, byteCount: isShort ? short : stride * top)
  }

  func deallocate() { block.deallocate() }

  /// Bytes of the block.
  var byteCount: Int { isShort ? short : capacity * stride }

  /// Whether only the first bytes of the one piece have memory.
  var isShort: Bool { short > 0 }

  /// Gives the one piece all its memory; zeros where it had none.
  mutating func makeWhole() {
    guard isShort else { return }
    grow(to: capacity)
  }

  @inline(__always)
  subscript(id: UInt32) -> UnsafeMutableRawPointer { base + Int(id) &* stride }

  /// A piece with anything in it. O(1), amortized.
  mutating func take() -> UInt32 {
    live += 1
    guard free == Self.none else {
      defer { free = self[free].load(as: UInt32.self) }
      return free
    }
    if top == capacity { grow(to: capacity + max(1, capacity / 4)) }
    top += 1
    return UInt32(top - 1)
  }

  mutating func giveBack(_ id: UInt32) {
    live -= 1
    self[id].storeBytes(of: free, as: UInt32.self)
    free = id
  }

  /// Makes room before many pieces are taken.
  mutating func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  private mutating func grow(to capacity: Int) {
    let (block, base) = Self.allocate(stride * capacity)
    base.copyMemory(from: self.base, byteCount: isShort ? short : stride * top)
    if isShort {
      UnsafeMutableRawBufferPointer(start: base + short, count: stride - short)
        .initializeMemory(as: UInt8.self, repeating: 0)
      short = 0
    }
    self.block.deallocate()
    (self.block, self.base) = (block, base)
    self.capacity = capacity
  }

  /// A block with room for some bytes from a line's beginning on, and where that lies.
  ///
  /// Of the alignment that all memory has: glibc does not find a block of the same size, given back
  /// before, for one of a larger alignment, and fresh memory takes three times as long to fill.
  private static func allocate(
    _ byteCount: Int
  ) -> (block: UnsafeMutableRawPointer, base: UnsafeMutableRawPointer) {
    let usual = 16
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: byteCount + alignment - usual, alignment: usual)
    return (block, block.alignedUp(toMultipleOf: alignment))
  }
}
