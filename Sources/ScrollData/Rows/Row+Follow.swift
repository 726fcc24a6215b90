extension Row {
  /// A row without handles that is expected to resemble another one: while handles are only added at its end, it
  /// shares leaves with the same handles. O(leaves of the other row).
  init(after other: Row) {
    self.init(isWeighted: other.isWeighted, limits: other.limits)
    guard other.count > 0, !isWeighted else { return }
    following = RowFollowing(model: RowModel(other.branches, limits: limits), start: 0)
  }

  /// New handles at the end of a row that follows another one. O(handles + branches), and what the last leaf holds.
  mutating func append(_ handles: [UInt32], following: RowFollowing) {
    let open = count - following.start
    if open > 0, isOpen(following, with: handles) {
      self.following = nil
      insert(handles, at: count)
      self.following = following
      return
    }
    var all = self.handles(in: following.start..<count)
    all += handles
    self.following = nil
    if open > 0 { remove(following.start..<count) }
    self.following = pack(all, following.model)
  }

  /// Whether the last leaf has room for more handles, and no shared leaf can come of them.
  private func isOpen(_ following: RowFollowing, with handles: [UInt32]) -> Bool {
    let size = count - following.start + handles.count
    if let expected = following.expected { return size < expected.count }
    return size <= ownLeafSize && !following.model.hasLeaf(beginningWithAnyOf: handles)
  }

  /// The next insertions find room.
  private var ownLeafSize: Int { max(1, limits.leaf * 7 / 8) }

  /// Puts handles behind all others, in leaves of the model where it has the same ones.
  private mutating func pack(_ handles: [UInt32], _ model: RowModel) -> RowFollowing {
    var following = RowFollowing(model: model, start: count)
    handles.withUnsafeBufferPointer { all in
      guard let base = all.baseAddress else { return }
      var (first, next) = (0, 0)
      func own(_ end: Int) -> UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(rebasing: all[first..<end])
      }
      while next < all.count {
        if let entry = model.leaf(beginningWith: all[next]) {
          let length = min(entry.count, all.count - next)
          let same = HandlePairs.prefix(base + next, entry.leaf.handles, length)
          if same == length {
            appendLeaf(own(next))
            following.start = count
            first = next
            guard length == entry.count else {
              following.expected = entry
              break
            }
            append(entry)
            next += length
            first = next
            following.start = count
            continue
          }
        }
        next += 1
        if next - first == ownLeafSize {
          appendLeaf(own(next))
          first = next
          following.start = count
        }
      }
      appendLeaf(own(all.count))
    }
    return following
  }

  /// A leaf of another row, behind all others.
  private mutating func append(_ shared: RowBranch.Entry) {
    var entry = shared
    entry.id = takeLeafID()
    let handles = UnsafeBufferPointer(start: shared.leaf.handles, count: shared.count)
    places.set(entry.id, for: handles)
    for handle in handles { handleBound = max(handleBound, Int(handle) + 1) }
    appendEntry(entry)
  }

  private mutating func appendLeaf(_ handles: UnsafeBufferPointer<UInt32>) {
    guard let first = handles.baseAddress, !handles.isEmpty else { return }
    let leaf = RowLeaf.make(capacity: limits.leaf, isWeighted: false)
    leaf.handles.initialize(from: first, count: handles.count)
    append(RowBranch.Entry(leaf: leaf, id: 0, count: handles.count, weight: 0))
  }

  private mutating func appendEntry(_ entry: RowBranch.Entry) {
    let hasRoom = branches.last.map { $0.branch.leaves.count < max(1, limits.branch * 3 / 4) }
    if hasRoom != true {
      branches.append(
        Entry(branch: RowBranch(leaves: []), id: takeBranchID(), count: 0, weight: 0))
    }
    let last = branches.count - 1
    ownBranch(last).leaves.append(entry)
    branches[last].count += entry.count
    homes.set(branches[last].id, for: entry.id)
    count += entry.count
  }
}
