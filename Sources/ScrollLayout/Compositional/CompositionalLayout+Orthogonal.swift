extension CompositionalLayout {
  /// A section that scrolls by itself; `nil` for one that does not. O(1).
  public func orthogonalSection(_ section: Int) -> OrthogonalSection? {
    guard table.sections.indices.contains(section) else { return nil }
    let state = table.sections[section]
    let shape = table.shapes[state.shape]
    guard shape.isOrthogonal else { return nil }
    return OrthogonalSection(
      behavior: specs[state.shape].orthogonalBehavior,
      contentExtent: shape.crossBefore + state.length + shape.crossAfter, pageExtent: crossExtent,
      offset: state.offset, groupCount: state.lineCount)
  }

  /// Scrolls a section that scrolls by itself; it may go beyond its ends. Others are left as they are.
  /// O(1): its items lie elsewhere when they are asked for.
  public mutating func setOrthogonalOffset(_ offset: Ticks, section: Int) {
    guard orthogonalSection(section) != nil else { return }
    table.sections[section].offset = max(-Ticks.maximum, min(offset, .maximum))
  }

  /// Where a group of a section that scrolls by itself starts and ends, in the section's own
  /// coordinates; `nil` when there is none. O(log groups).
  public mutating func orthogonalGroup(_ group: Int, section: Int) -> Range<Ticks>? {
    guard let orthogonal = orthogonalSection(section),
      (0..<orthogonal.groupCount).contains(group)
    else { return nil }
    let before = table.shapes[table.sections[section].shape].crossBefore
    let start = before + table.sections[section].start(ofLine: group)
    return start..<start + table.sections[section].extent(ofLine: group)
  }

  /// The group that lies at a place of a section that scrolls by itself, or nearest to it. The space
  /// behind a group counts with it. `nil` when there is none. O(log groups).
  public mutating func orthogonalGroup(at place: Ticks, section: Int) -> Int? {
    guard orthogonalSection(section) != nil else { return nil }
    let before = table.shapes[table.sections[section].shape].crossBefore
    return table.sections[section].line(at: place - before)
  }

  /// Where a section that scrolls by itself comes to rest, from where a release found it and where it
  /// would come to rest otherwise. O(log groups).
  public mutating func orthogonalTarget(
    forProposed proposed: Ticks, from current: Ticks, section: Int
  ) -> Ticks {
    guard let orthogonal = orthogonalSection(section) else { return proposed }
    func inside(_ offset: Ticks) -> Ticks { max(.zero, min(offset, orthogonal.maximumOffset)) }
    switch orthogonal.behavior {
    case .none, .continuous: return inside(proposed)
    case .paging:
      let page = orthogonal.pageExtent.rawValue
      guard page > 0 else { return inside(proposed) }
      let now = inside(current).rawValue
      let number = (now + page / 2) / page + (proposed - current).rawValue.signum()
      let next = abs((proposed - current).rawValue) * 8 < page ? (now + page / 2) / page : number
      return inside(Ticks(rawValue: next * page))
    case .continuousGroupLeadingBoundary:
      guard let group = group(nearest: inside(proposed), section) else { return .zero }
      return inside(rest(of: group, orthogonal, section))
    case .groupPaging, .groupPagingCentered:
      guard let now = group(nearest: inside(current), section) else { return .zero }
      let far = group(nearest: inside(proposed), section) ?? now
      let group = max(now - 1, min(far, now + 1))
      return inside(rest(of: group, orthogonal, section))
    }
  }

  /// The offset at which a group is shown where its section's behaviour wants it.
  private mutating func rest(
    of group: Int, _ orthogonal: OrthogonalSection, _ section: Int
  ) -> Ticks {
    guard let range = orthogonalGroup(group, section: section),
      let first = orthogonalGroup(0, section: section)
    else { return .zero }
    guard orthogonal.behavior == .groupPagingCentered else {
      return range.lowerBound - first.lowerBound
    }
    let middle = (range.lowerBound + range.upperBound).rawValue / 2
    return Ticks(rawValue: middle - orthogonal.pageExtent.rawValue / 2)
  }

  /// The group whose rest lies nearest to an offset.
  private mutating func group(nearest offset: Ticks, _ section: Int) -> Int? {
    guard let orthogonal = orthogonalSection(section), orthogonal.groupCount > 0 else { return nil }
    let isCentered = orthogonal.behavior == .groupPagingCentered
    let place =
      isCentered ? offset + Ticks(rawValue: orthogonal.pageExtent.rawValue / 2) : offset
    let before = table.shapes[table.sections[section].shape].crossBefore
    guard let group = orthogonalGroup(at: isCentered ? place : place + before, section: section)
    else { return nil }
    func away(_ group: Int) -> Int64 {
      abs((rest(of: group, orthogonal, section) - offset).rawValue)
    }
    let last = orthogonal.groupCount - 1
    return [group, min(last, group + 1), max(0, group - 1)].min { away($0) < away($1) }
  }
}
