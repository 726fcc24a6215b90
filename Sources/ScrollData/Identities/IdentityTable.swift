/// Identities in the order in which they were first seen, each with its number: its handle.
@usableFromInline struct IdentityTable<ID: Hashable & Sendable>: Sendable {
  @usableFromInline var identities: ContiguousArray<ID> = []
  /// Handles plus one at the place their identity's hash gives or the next free one; 0 is free.
  @usableFromInline var slots = ContiguousArray<UInt32>(repeating: 0, count: 16)
  /// The last mark that was given; see `Marks`.
  @usableFromInline var lastStamp: UInt32 = 0

  @inlinable init() {}

  /// The slot of an identity, or the free one it would take.
  @inlinable func slot(of identity: ID) -> Int {
    let mask = slots.count &- 1
    var slot = identity.hashValue & mask
    while slots[slot] != 0, identities[Int(slots[slot]) &- 1] != identity {
      slot = (slot &+ 1) & mask
    }
    return slot
  }

  /// The handle of an identity that was seen before. O(1).
  @inlinable func handle(of identity: ID) -> UInt32? {
    let entry = slots[slot(of: identity)]
    return entry == 0 ? nil : entry &- 1
  }

  /// The handle of an identity, a new one when it was never seen. O(1), amortized.
  @inlinable mutating func intern(_ identity: ID) -> UInt32 {
    let slot = slot(of: identity)
    if slots[slot] != 0 { return slots[slot] &- 1 }
    identities.append(identity)
    slots[slot] = UInt32(identities.count)
    if identities.count &* 2 > slots.count { grow() }
    return UInt32(identities.count &- 1)
  }

  @inlinable mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    for (handle, identity) in identities.enumerated() {
      slots[slot(of: identity)] = UInt32(handle + 1)
    }
  }
}
