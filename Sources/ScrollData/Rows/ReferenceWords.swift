/// The references at the beginnings of an array's elements, as words to be compared.
///
/// Reading a reference takes a count on it, which writes to what it refers to: most of the time of going
/// along lists that are shared. Words are only compared while the array is alive.
struct ReferenceWords {
  private let base: UnsafeRawPointer?
  private let stride: Int
  let count: Int

  fileprivate init(_ bytes: UnsafeRawBufferPointer, stride: Int) {
    base = bytes.baseAddress
    self.stride = stride
    count = bytes.count / stride
  }

  /// - Precondition: `index` is below `count`.
  @inline(__always) subscript(index: Int) -> UInt {
    base.unsafelyUnwrapped.load(fromByteOffset: index &* stride, as: UInt.self)
  }

  /// Whether both refer to the same objects in the same order. O(1) for copies of one array.
  func isEqual(to other: ReferenceWords) -> Bool {
    guard count == other.count else { return false }
    if base == other.base { return true }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }
}

extension Array {
  /// - Precondition: elements are references, or begin with one.
  @inline(__always) func withReferences<Result>(
    _ body: (ReferenceWords) -> Result
  ) -> Result {
    withUnsafeBytes { body(ReferenceWords($0, stride: MemoryLayout<Element>.stride)) }
  }
}
