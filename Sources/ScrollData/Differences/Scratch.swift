/// Memory that is used again and again and only grows.
@frozen @usableFromInline struct Scratch<Value: BitwiseCopyable>: ~Copyable {
  @usableFromInline var values: UnsafeMutablePointer<Value>
  @usableFromInline var capacity = 0

  @inlinable init() { values = .allocate(capacity: 0) }

  @inlinable deinit { values.deallocate() }

  /// Makes room; the contents are lost if there was too little. A quarter more than requested, so that a list that
  /// grows gradually does not need new memory each time.
  @inlinable mutating func reserve(_ count: Int) {
    if count > capacity { grow(to: count &+ count / 4) }
  }

  /// Makes room and keeps the first `used` values.
  @inlinable mutating func reserve(_ count: Int, keeping used: Int) {
    if count > capacity { grow(to: Swift.max(count, 2 * capacity), keeping: used) }
  }

  @usableFromInline mutating func grow(to count: Int, keeping used: Int = 0) {
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: Swift.max(64, count))
    larger.update(from: values, count: used)
    values.deallocate()
    values = larger
    capacity = Swift.max(64, count)
  }
}
