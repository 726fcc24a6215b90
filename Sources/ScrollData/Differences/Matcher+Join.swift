extension Matcher {
  /// Looks up what was not matched side by side, and puts all runs together.
  @inlinable mutating func finish<P: Pairs>(_ pairs: P) {
    if goneCount > 0, comeCount > 0 {
      // A few numbers out of many are better looked up as anything else.
      let usesKeys =
        pairs.keyCount > 0
        && (pairs.keyCount <= keyCapacity || pairs.keyCount <= 16 &* goneCount)
      if usesKeys { fillKeys(pairs) } else { fillTable(pairs) }
      join(pairs, usesKeys: usesKeys)
      if usesKeys { clearKeys(pairs) }
    }
    merge()
  }

  /// Notes for each number where in `gone` it is. Between differences every number has -1.
  @inlinable mutating func fillKeys<P: Pairs>(_ pairs: P) {
    if pairs.keyCount > keyCapacity {
      keys.reserve(pairs.keyCount)
      keyCapacity = keys.capacity
      keys.values.update(repeating: -1, count: keyCapacity)
    }
    let (keys, gone) = (keys.values, gone.values)
    for number in 0..<goneCount {
      keys[pairs.key(old: Int(gone[number]))] = Int32(truncatingIfNeeded: number)
    }
  }

  @inlinable mutating func clearKeys<P: Pairs>(_ pairs: P) {
    let (keys, gone) = (keys.values, gone.values)
    for number in 0..<goneCount {
      let old = gone[number]
      keys[pairs.key(old: Int(old < 0 ? ~old : old))] = -1
    }
  }

  @inlinable mutating func fillTable<P: Pairs>(_ pairs: P) {
    var capacity = 16
    while capacity < 2 &* goneCount { capacity &<<= 1 }
    table.reserve(capacity)
    nextEqual.reserve(goneCount)
    let (table, gone, nextEqual) = (table.values, gone.values, nextEqual.values)
    table.update(repeating: 0, count: capacity)
    let mask = capacity &- 1
    // From the end, so that of equal elements the first is found first.
    var number = goneCount &- 1
    while number >= 0 {
      let hash = pairs.hash(old: Int(gone[number]))
      var slot = Int(truncatingIfNeeded: hash) & mask
      nextEqual[number] = -1
      while table[slot] != 0 {
        if (table[slot] ^ hash) >> 32 == 0 {
          let other = Int(UInt32(truncatingIfNeeded: table[slot])) &- 1
          if pairs.areEqualInOld(Int(gone[other]), Int(gone[number])) {
            nextEqual[number] = Int32(truncatingIfNeeded: other)
            break
          }
        }
        slot = (slot &+ 1) & mask
      }
      table[slot] = Self.entry(hash, number)
      number &-= 1
    }
    tableMask = mask
  }

  @inlinable static func entry(_ hash: UInt64, _ number: Int) -> UInt64 {
    (hash & 0xFFFF_FFFF_0000_0000) | UInt64(UInt32(truncatingIfNeeded: number &+ 1))
  }

  @inlinable mutating func join<P: Pairs>(_ pairs: P, usesKeys: Bool) {
    joined.reserve(min(goneCount, comeCount))
    let (joined, gone, come) = (joined.values, gone.values, come.values)
    let keys = keys.values
    var (joinedCount, left, next) = (0, 0, 0)
    for number in 0..<comeCount {
      let new = Int(come[number])
      // What stood behind the last one found is the likeliest.
      var found = -1
      if next < goneCount, gone[next] >= 0, pairs.areEqual(Int(gone[next]), new) {
        found = next
      } else if usesKeys {
        found = Int(keys[pairs.key(new: new)])
      } else {
        found = lookUp(pairs, new)
      }
      guard found >= 0 else {
        come[left] = come[number]
        left &+= 1
        continue
      }
      let old = gone[found]
      gone[found] = ~old
      next = found &+ 1
      let last = joinedCount &- 1
      if last >= 0, joined[last].old &+ joined[last].count == old,
        joined[last].new &+ joined[last].count == come[number]
      {
        joined[last].count &+= 1
      } else {
        joined[joinedCount] = Run(old: Int(old), new: new, count: 1)
        joinedCount &+= 1
      }
    }
    self.joinedCount = joinedCount
    comeCount = left
  }

  /// The index in `gone` of the first remaining element that equals a new one; -1 if there is no such element.
  @inlinable func lookUp<P: Pairs>(_ pairs: P, _ new: Int) -> Int {
    let (table, gone, nextEqual) = (table.values, gone.values, nextEqual.values)
    let hash = pairs.hash(new: new)
    var slot = Int(truncatingIfNeeded: hash) & tableMask
    while table[slot] != 0 {
      if (table[slot] ^ hash) >> 32 == 0 {
        var number = Int(UInt32(truncatingIfNeeded: table[slot])) &- 1
        let old = gone[number] < 0 ? ~gone[number] : gone[number]
        if pairs.areEqual(Int(old), new) {
          while gone[number] < 0, nextEqual[number] >= 0 { number = Int(nextEqual[number]) }
          table[slot] = Self.entry(hash, number)
          return gone[number] < 0 ? -1 : number
        }
      }
      slot = (slot &+ 1) & tableMask
    }
    return -1
  }

  /// Merges both lists of runs by the new row.
  @usableFromInline mutating func merge() {
    runs.reserve(alignedCount + joinedCount)
    let (aligned, joined, runs) = (aligned.values, joined.values, runs.values)
    var (one, other, count) = (0, 0, 0)
    var inOrder = true
    while one < alignedCount || other < joinedCount {
      let run: Run
      if other == joinedCount || (one < alignedCount && aligned[one].new < joined[other].new) {
        run = aligned[one]
        one &+= 1
      } else {
        run = joined[other]
        other &+= 1
      }
      if count > 0 {
        let last = runs[count &- 1]
        if last.old &+ last.count == run.old, last.new &+ last.count == run.new {
          runs[count &- 1].count &+= run.count
          continue
        }
        if run.old < last.old { inOrder = false }
      }
      runs[count] = run
      count &+= 1
    }
    runCount = count
    isInOrder = inOrder
  }
}
