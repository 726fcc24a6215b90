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
  private var hasSpaces: Bool {
    spacing != .zero || leadingInset != .zero || trailingInset != .zero
  }

  /// Has the index follow what came and went of items where there are no spaces and nothing is hidden. What
  /// comes to and goes from one stretch of items that were never measured is added up.
  private mutating func apply(_ map: RowMap) {
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
  private mutating func apply(_ edit: ItemEdit) {
    guard let change = try? structure.apply(edit) else { return }
    switch (change, edit) {
    case (.insert(let at, let count), .insertItems):
      extents.insert(ExtentIndex.Run(count: count, extent: .zero, estimate: .item), at: at)
    case (.insert, _): insert(change, edit)
    case (.remove(let range), _): extents.removeSubrange(range)
    case (.move(let range, let to), _): extents.move(range, to: to)
    }
  }

  /// Makes an edit.
  ///
  /// - Parameter before: the items before it: the elements beside it may get other spaces around them.
  private mutating func apply(_ edit: ItemEdit, to before: ItemStructure) {
    guard let change = try? structure.apply(edit) else { return }
    switch change {
    case .insert(_, let count):
      guard count > 0 else { return }
      insert(change, edit)
    case .remove(let range):
      if hiddenCount > 0 { hiddenCount -= range.count { isHidden($0, in: before) } }
      extents.removeSubrange(range)
    case .move(let range, let to):
      extents.move(range, to: to)
    }
    respace(around: edit, change, before)
  }

  /// Puts new elements into the index.
  private mutating func insert(_ change: RowChange, _ edit: ItemEdit) {
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

  private func isHidden(_ index: Int, in structure: ItemStructure) -> Bool {
    let pads = pads(of: structure.path(at: index), in: structure)
    return extents.isMeasured(at: index) && extents.extent(at: index) == pads.before + pads.after
  }

  /// Gives the elements beside an edit, and those that moved, the spaces that they have now.
  private mutating func respace(
    around edit: ItemEdit, _ change: RowChange, _ before: ItemStructure
  ) {
    guard hasSpaces else { return }
    switch edit {
    case .insertItems(let path, _), .removeItems(let path, _):
      respace(path.section, wasIn: path.section, change, before)
    case .moveItem(let from, let to):
      respace(from.section, wasIn: from.section, change, before)
      if to.section != from.section { respace(to.section, wasIn: to.section, change, before) }
    case .insertSections, .removeSections, .moveSection:
      return
    }
  }

  /// The places of a section whose spaces may be others than before an edit: its header, and the items
  /// that are or were its first and last, or moved.
  private mutating func respace(
    _ section: Int, wasIn old: Int, _ change: RowChange, _ before: ItemStructure
  ) {
    var olds = [before.elements(ofSection: old).lowerBound]
    let count = before.sectionCounts[old]
    if count > 0 { olds += [olds[0] + 1, olds[0] + count] }
    if case .move(let range, _) = change { olds.append(range.lowerBound) }
    let elements = structure.elements(ofSection: section)
    var news: [Int: Int] = [:]
    for place in olds {
      if let now = change.place(of: place), elements.contains(now) { news[now] = place }
    }
    for now in [elements.lowerBound + 1, elements.upperBound - 2]
    where now < elements.upperBound - 1 && now > elements.lowerBound && news[now] == nil {
      news[now] = placeBefore(now, change)
    }
    for (now, old) in news.sorted(by: { $0.key < $1.key }) {
      let was = pads(of: before.path(at: old), in: before)
      let element = structure.path(at: now)
      let pads = pads(of: element, in: structure)
      let growth = pads.before + pads.after - was.before - was.after
      guard growth != .zero else { continue }
      let extent = extents.extent(at: now)
      if extents.isMeasured(at: now) {
        extents.setExtent(extent + growth, at: now)
      } else {
        let known = extent - was.before - was.after
        extents.removeSubrange(now..<now + 1)
        if known == estimate(of: element) {
          extents.insert(slotRun(of: element, count: 1, in: structure), at: now)
        } else {
          extents.insert(ExtentIndex.Run(count: 1, extent: extent + growth), at: now)
        }
      }
    }
  }

  /// Where an element was before a change; `nil` for a new one.
  private func placeBefore(_ now: Int, _ change: RowChange) -> Int? {
    switch change {
    case .insert(let at, let count):
      return now < at ? now : now < at + count ? nil : now - count
    case .remove(let range):
      return now < range.lowerBound ? now : now + range.count
    case .move(let range, let to):
      if now >= to, now < to + range.count { return range.lowerBound + now - to }
      let without = now >= to ? now - range.count : now
      return without >= range.lowerBound ? without + range.count : without
    }
  }
}

extension Range<Int> {
  fileprivate func count(where holds: (Int) -> Bool) -> Int {
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
