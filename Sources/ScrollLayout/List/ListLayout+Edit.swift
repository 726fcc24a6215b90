import ScrollPrimitives

extension ListLayout {
  /// Applies edits and another container. Sizes stay with their elements.
  /// O(edits · log elements + sections).
  ///
  /// Prepares all items again, by their estimates, where one of the edits cannot be made or where they do not lead
  /// to the items of the context. So it does without edits if the context has other items. The first items of known
  /// lengths are prepared as well.
  public mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    if known != nil, invalidation.context.structure.itemCount > 0 {
      return try prepare(invalidation.context)
    }
    if let map = invalidation.map(from: structure), map.isOfItems, !hasSpaces, hiddenCount == 0 {
      try check(map, invalidation.context.structure)
      apply(map)
      structure = invalidation.context.structure
    } else {
      guard invalidation.leads(from: structure) else { return try prepare(invalidation.context) }
      if invalidation.hasEdits {
        let edits = invalidation.edits
        try check(edits, invalidation.context.structure)
        if hasSpaces || hiddenCount > 0 {
          for edit in edits { apply(edit, to: structure) }
        } else {
          for edit in edits { apply(edit) }
        }
        assert(structure == invalidation.context.structure, "the edits lead to other items")
      } else {
        // Shares the storage: the next frame of a resize compares the two in O(1).
        structure = invalidation.context.structure
      }
    }
    resize(crossLength: invalidation.context.container[cross: axis])
    if invalidation.needsMeasure { setAllNeedMeasure() }
  }

  /// Whether what is added fits, by its estimates.
  private func check(_ edits: [ItemEdit], _ structure: ItemStructure) throws(LayoutFailure) {
    var places = 0
    for edit in edits {
      switch edit {
      case .insertItems(_, let count): places.grow(by: count)
      case .insertSections(_, let counts): for count in counts { places.grow(by: count) }
      default: places.grow(by: 0)
      }
    }
    try check(places, structure)
  }

  private func check(_ map: RowMap, _ structure: ItemStructure) throws(LayoutFailure) {
    var places = 0
    map.forEachChange { change in
      if case .insert(_, let count) = change { places.grow(by: count) } else { places.grow(by: 0) }
    }
    try check(places, structure)
  }

  /// - Parameter places: those that come or change their spaces.
  private func check(_ places: Int, _ structure: ItemStructure) throws(LayoutFailure) {
    guard structure.elementCount <= ExtentIndex.maximumCount else {
      throw .tooManyElements(count: structure.elementCount)
    }
    // None takes more than this.
    let most =
      extents.estimate(for: .item) + extents.estimate(for: .header) + footerEstimate + spacing
      + leadingInset + trailingInset
    var sum = LengthSum(extents.total)
    sum.add(most, count: places)
    try sum.check()
  }

  /// Whether there is space between or around items.
  var hasSpaces: Bool {
    spacing != .zero || leadingInset != .zero || trailingInset != .zero
  }

  /// Applies insertions and removals of items to the index, if there are no spaces and nothing is hidden. Insertions
  /// into and removals from one run of unmeasured items are added up.
  mutating func apply(_ map: RowMap) {
    if let change = map.only { return follow(change) }
    // The stretch as it is to be, and by how much that is longer than it is.
    var (alike, growth) = (0..<0, 0)
    map.forEachChange { change in
      let place: Int
      switch change {
      case .insert(let at, let count):
        if alike.contains(at) {
          alike = alike.lowerBound..<alike.upperBound + count
          growth += count
          return
        }
        place = at
      case .remove(let range):
        if range.lowerBound >= alike.lowerBound, range.upperBound <= alike.upperBound,
          range.count < alike.count
        {
          alike = alike.lowerBound..<alike.upperBound - range.count
          growth -= range.count
          return
        }
        place = range.lowerBound
      case .move: return
      }
      grow(alike.lowerBound, by: growth)
      follow(change)
      (alike, growth) = (extents.itemsAlike(around: place) ?? 0..<0, 0)
    }
    grow(alike.lowerBound, by: growth)
  }

  /// Inserts into the index what comes, or removes what goes.
  private mutating func follow(_ change: RowChange) {
    switch change {
    case .insert(let at, let count): grow(at, by: count)
    case .remove(let range): extents.removeSubrange(range)
    case .move: break
    }
  }

  /// Makes a stretch of items that were never measured longer or shorter.
  private mutating func grow(_ place: Int, by growth: Int) {
    if growth > 0 {
      extents.insert(ExtentIndex.Run(count: growth, extent: .zero, estimate: .item), at: place)
    } else if growth < 0 {
      extents.removeSubrange(place..<place - growth)
    }
  }

  /// Makes an edit where there are no spaces and nothing is hidden.
  mutating func apply(_ edit: ItemEdit) {
    guard let change = try? structure.apply(edit) else { return }
    switch (change, edit) {
    case (.insert(let at, let count), .insertItems):
      extents.insert(ExtentIndex.Run(count: count, extent: .zero, estimate: .item), at: at)
    case (.insert, _): insert(change, edit)
    case (.remove(let range), _): extents.removeSubrange(range)
    case (.move(let range, let to), _): extents.move(range, to: to)
    }
  }

  /// Puts new elements into the index.
  mutating func insert(_ change: RowChange, _ edit: ItemEdit) {
    guard case .insert(var place, _) = change else { return }
    var runs: [ExtentIndex.Run] = []
    switch edit {
    case .insertItems(let path, let count):
      appendRuns(
        ofItems: path.item..<path.item + count, inSection: path.section, in: structure, to: &runs)
    case .insertSections(let first, let counts):
      for section in first..<first + counts.count {
        appendRuns(ofSection: section, in: structure, to: &runs)
      }
    default: break
    }
    for run in runs {
      extents.insert(run, at: place)
      place += run.count
    }
  }
}

extension Range<Int> {
  func count(where holds: (Int) -> Bool) -> Int {
    reduce(0) { holds($1) ? $0 + 1 : $0 }
  }
}

extension Int {
  /// Counts what an edit brings, and the three places next to it that may get other spaces.
  fileprivate mutating func grow(by count: Int) {
    let (sum, isTooMuch) = addingReportingOverflow(count &+ 3)
    self = isTooMuch ? .max : sum
  }
}
