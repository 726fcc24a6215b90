import ScrollLayout

/// Handles that a call brings in or names.
@usableFromInline struct CheckedHandles: Sendable {
  /// Those that count.
  @usableFromInline var kept: [UInt32] = []
  /// Places in the call of those that were left out.
  @usableFromInline var left: [Int] = []
  /// The place in the call of the first mistake.
  @usableFromInline var wrong: Int?
}

extension SnapshotCore {
  /// Looks for handles that are given twice or are in the snapshot already.
  @usableFromInline func check(
    newItems handles: [UInt32], _ policy: DuplicatePolicy
  ) -> CheckedHandles {
    Self.check(handles, policy) { items.contains($0) }
  }

  @usableFromInline func check(
    newSections handles: [UInt32], _ policy: DuplicatePolicy
  ) -> CheckedHandles {
    Self.check(handles, policy) { sections.contains($0) }
  }

  /// Looks for handles that are given twice.
  @usableFromInline static func check(distinct handles: [UInt32]) -> CheckedHandles {
    check(handles, .refuse) { _ in false }
  }

  private static func check(
    _ handles: [UInt32], _ policy: DuplicatePolicy, isPresent: (UInt32) -> Bool
  ) -> CheckedHandles {
    var checked = CheckedHandles()
    var seen = HandleSet(of: handles)
    for (place, handle) in handles.enumerated() {
      let isNew = !isPresent(handle) && seen.insert(handle)
      if isNew { continue }
      if policy == .refuse {
        checked.wrong = place
        return checked
      }
      checked.left.append(place)
    }
    checked.kept = handles
    if !checked.left.isEmpty {
      var next = 0
      checked.kept = []
      for (place, handle) in handles.enumerated() {
        if next < checked.left.count, checked.left[next] == place {
          next += 1
        } else {
          checked.kept.append(handle)
        }
      }
    }
    return checked
  }
}

/// Which of some handles were seen. A bit each where they lie close together.
struct HandleSet {
  private var first: UInt32 = 0
  private var bits: [UInt64] = []
  private var others: Set<UInt32> = []

  init(of handles: [UInt32]) {
    guard let first = handles.min(), let last = handles.max() else { return }
    // Sparse handles would take more memory than a set does.
    if Int(last - first) <= 64 * handles.count + 1024 {
      self.first = first
      bits = Array(repeating: 0, count: Int(last - first) / 64 + 1)
    }
  }

  /// Notes a handle; `false` when it was noted before.
  mutating func insert(_ handle: UInt32) -> Bool {
    if bits.isEmpty { return others.insert(handle).inserted }
    let (word, bit) = Int(handle - first).quotientAndRemainder(dividingBy: 64)
    if bits[word] & (1 << UInt64(bit)) != 0 { return false }
    bits[word] |= 1 << UInt64(bit)
    return true
  }
}
