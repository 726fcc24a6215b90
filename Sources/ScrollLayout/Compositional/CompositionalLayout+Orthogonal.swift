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

  /// Scrolls a section that scrolls by itself; it may go beyond its ends. Other sections do not change. O(1): its
  /// items return other positions when they are queried.
  public mutating func setOrthogonalOffset(_ offset: Ticks, section: Int) {
    guard orthogonalSection(section) != nil else { return }
    table.sections[section].offset = max(-Ticks.maximum, min(offset, .maximum))
  }

  /// The start and the end of a group of a section that scrolls by itself, in the section's own coordinates; `nil` if
  /// there is no such group. O(log groups).
  package mutating func orthogonalGroup(_ group: Int, section: Int) -> Range<Ticks>? {
    guard let orthogonal = orthogonalSection(section),
      (0..<orthogonal.groupCount).contains(group)
    else { return nil }
    let before = table.shapes[table.sections[section].shape].crossBefore
    let start = before + table.sections[section].start(ofLine: group)
    return start..<start + table.sections[section].extent(ofLine: group)
  }

  /// The group at a position of a section that scrolls by itself, or the nearest one. The space behind a group
  /// belongs to it. `nil` if the section has no group. O(log groups).
  package mutating func orthogonalGroup(at place: Ticks, section: Int) -> Int? {
    guard orthogonalSection(section) != nil else { return nil }
    let before = table.shapes[table.sections[section].shape].crossBefore
    return table.sections[section].line(at: place - before)
  }

  /// The resting position of a section that scrolls by itself, from the position of a release and the one where it
  /// would come to rest otherwise. Of pages, and of groups that are paged, it is one of the two next to the position
  /// of the release, or, from a page, the next one in the direction of a flick: none is skipped. O(log groups).
  public mutating func orthogonalTarget(
    forProposed proposed: Ticks, from current: Ticks, section: Int
  ) -> Ticks {
    guard let orthogonal = orthogonalSection(section) else { return proposed }
    // So far that no content reaches there, and that differences of both are numbers.
    let (proposed, current) = (proposed.bounded, current.bounded)
    func inside(_ offset: Ticks) -> Ticks { max(.zero, min(offset, orthogonal.maximumOffset)) }
    let now = inside(current)
    // The place of a release and the end of its motion may be anything.
    let way = max(-Ticks.maximum, min(proposed, .maximum)) - now
    switch orthogonal.behavior {
    case .none, .continuous: return inside(proposed)
    case .paging:
      let page = orthogonal.pageExtent.rawValue
      guard page > 0 else { return inside(proposed) }
      let (number, rest) = now.rawValue.quotientAndRemainder(dividingBy: page)
      func place(_ number: Int64) -> Ticks { inside(Ticks(rawValue: number * page)) }
      return turn(
        from: now, by: way, between: place(number),
        rest == 0 ? place(number) : place(number + 1), place(rest == 0 ? number - 1 : number),
        place(number + 1))
    case .continuousGroupLeadingBoundary:
      guard let group = group(nearest: inside(proposed), section) else { return .zero }
      let rest = inside(rest(of: group, orthogonal, section))
      guard group == orthogonal.groupCount - 1, rest < inside(proposed) else { return rest }
      // The end of a last group that is longer than the container can be rested at, too.
      let end = orthogonal.maximumOffset
      return inside(proposed) - rest < end - inside(proposed) ? rest : end
    case .groupPaging, .groupPagingCentered:
      guard let group = group(nearest: now, section) else { return .zero }
      let last = orthogonal.groupCount - 1
      func place(_ group: Int) -> Ticks {
        guard (0...last).contains(group) else {
          return group < 0 ? .zero : orthogonal.maximumOffset
        }
        return inside(rest(of: group, orthogonal, section))
      }
      let here = place(group)
      let before = here <= now ? here : place(group - 1)
      let after = here >= now ? here : place(group + 1)
      return turn(
        from: now, by: way, between: before, after,
        here < now ? here : place(group - 1), here > now ? here : place(group + 1))
    }
  }

  /// The page that a release shows: of the two it lies between the one nearer to where it would come to rest, or
  /// after a flick the next one in its direction.
  ///
  /// - Parameters:
  ///   - way: how far the release would go by itself. An eighth of the way between two pages makes a flick.
  ///   - lower: the page at the place or before it.
  ///   - upper: the page at the place or behind it.
  ///   - previous: the page before the place.
  ///   - next: the page behind the place.
  private func turn(
    from place: Ticks, by way: Ticks, between lower: Ticks, _ upper: Ticks, _ previous: Ticks,
    _ next: Ticks
  ) -> Ticks {
    let isForward = way > .zero
    let length = isForward ? next - lower : upper - previous
    if way != .zero, abs(way.rawValue) * 8 >= length.rawValue { return isForward ? next : previous }
    return place + way - lower < upper - place - way ? lower : upper
  }

  /// The offset at which a group is shown where its section's behavior wants it.
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

extension Ticks {
  fileprivate var bounded: Ticks { max(-.maximum, min(self, .maximum)) }
}
