/// Values by the numbers of their slots. A slot is reused once its value has been removed, the last one first.
///
/// One buffer: a display list is copied with each frame, and each buffer of it is counted then.
struct SlotTable<Value: Hashable & Sendable>: Hashable, Sendable {
  private struct Slot: Hashable, Sendable {
    var value: Value
    /// The next free slot behind a free one.
    var next = Self.used

    static var used: UInt32 { .max }
    static var none: UInt32 { .max - 1 }
  }

  private var slots: [Slot] = []
  private var firstFree = Slot.none
  private var freeCount = 0

  /// How many values there are.
  var count: Int { slots.count - freeCount }

  /// The value of a slot; `nil` for a slot that was never used.
  subscript(slot: UInt32) -> Value? {
    Int(slot) < slots.count ? slots[Int(slot)].value : nil
  }

  mutating func insert(_ value: Value) -> UInt32 {
    guard firstFree != Slot.none else {
      slots.append(Slot(value: value))
      return UInt32(slots.count - 1)
    }
    let slot = firstFree
    firstFree = slots[Int(slot)].next
    freeCount -= 1
    slots[Int(slot)] = Slot(value: value)
    return slot
  }

  /// Frees a slot and leaves an empty value in it. One that is free stays so.
  mutating func remove(_ slot: UInt32, leaving empty: Value) {
    guard Int(slot) < slots.count, slots[Int(slot)].next == Slot.used else { return }
    slots[Int(slot)] = Slot(value: empty, next: firstFree)
    firstFree = slot
    freeCount += 1
  }

  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    (firstFree, freeCount) = (Slot.none, 0)
  }
}
