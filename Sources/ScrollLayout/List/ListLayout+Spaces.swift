import ScrollPrimitives

/// Spaces around elements that come and go, and elements without length.
extension ListLayout {
  /// Makes an edit.
  ///
  /// - Parameter before: the items before it: the neighboring elements may get other spaces around them.
  mutating func apply(_ edit: ItemEdit, to before: ItemStructure) {
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

  private func isHidden(_ index: Int, in structure: ItemStructure) -> Bool {
    let pads = pads(of: structure.path(at: index), in: structure)
    return extents.isMeasured(at: index) && extents.extent(at: index) == pads.before + pads.after
  }

  /// Gives the neighbors of an edit, and the moved elements, their new spaces.
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
