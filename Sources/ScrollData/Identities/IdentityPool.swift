public import Synchronization

/// The identities that some snapshots speak of, each interned once to a 32-bit handle.
///
/// Copies of a snapshot share one, and so may be changed and compared on different threads. It only
/// grows: an identity that is in no snapshot any more keeps its handle, so that it is the same item when
/// it comes back, until the snapshot is compacted.
@usableFromInline final class IdentityPool<ID: Hashable & Sendable>: Sendable {
  @usableFromInline let table: Mutex<IdentityTable<ID>>

  /// More identities than this are refused: places and handles are 32-bit numbers with a sign.
  @usableFromInline static var maximumCount: Int { Int(Int32.max) - 1 }

  @inlinable init() { table = Mutex(IdentityTable()) }

  @inlinable var count: Int { table.withLock { $0.identities.count } }

  @inlinable func handle(of identity: ID) -> UInt32? {
    table.withLock { $0.handle(of: identity) }
  }

  @inlinable func identity(of handle: UInt32) -> ID {
    table.withLock { $0.identities[Int(handle)] }
  }

  @inlinable func identities(of handles: [UInt32]) -> [ID] {
    table.withLock { table in handles.map { table.identities[Int($0)] } }
  }

  /// The handles of identities, new ones included; `nil` when there would be too many.
  @inlinable func intern(_ identities: some Collection<ID>) -> [UInt32]? {
    // Called without the lock: a collection may run code of its own.
    let identities = Array(identities)
    return table.withLock { table in
      guard table.identities.count <= Self.maximumCount - identities.count else { return nil }
      return identities.map { table.intern($0) }
    }
  }

  /// The handles of identities; `nil` for those that were never seen.
  @inlinable func handles(of identities: some Collection<ID>) -> [UInt32?] {
    let identities = Array(identities)
    return table.withLock { table in identities.map { table.handle(of: $0) } }
  }

  /// A number no mark had before.
  @inlinable func nextStamp() -> UInt32 {
    table.withLock { table in
      table.lastStamp &+= 1
      if table.lastStamp == 0 { table.lastStamp = 1 }
      return table.lastStamp
    }
  }
}
