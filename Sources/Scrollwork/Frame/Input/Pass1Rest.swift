import ScrollLayout
import ScrollPhysics

/// Pass 1, where items let the content come to rest.
extension FramePipeline {
  /// The item whose resting place is nearest to an offset. O(log n).
  func resting(near offset: Ticks, at position: ScrollPosition) -> Resting? {
    guard let index = probe(near: offset, at: position)?.index else { return nil }
    let found =
      resting(index, position) ?? neighbor(of: index, 1, position)
      ?? neighbor(of: index, -1, position)
    guard let found else { return nil }
    return [neighbor(of: found, -1, position), neighbor(of: found, 1, position)]
      .compactMap { $0 }
      .reduce(found) { best, other in
        let isNearer =
          abs((other.offset - offset).rawValue) < abs((best.offset - offset).rawValue)
        return isNearer ? other : best
      }
  }

  /// The element at the line that items rest at when the content is at an offset, clear of pinned elements.
  func probe(near offset: Ticks, at position: ScrollPosition) -> LayoutAttributes? {
    func element(near place: Ticks) -> LayoutAttributes? {
      state.layout.element(near: offset + place).flatMap { state.layout.attributes(at: $0) }
    }
    func element(beside cover: PinnedCover) -> LayoutAttributes? {
      let leading = Ticks(clamping: state.ends.edges.adjustedLeading) + cover.leading
      let trailing = Ticks(clamping: state.ends.edges.adjustedTrailing) + cover.trailing
      let place =
        switch position {
        case .top, .nearest: leading
        case .bottom: viewportLength - trailing
        case .center:
          leading + Ticks(rawValue: (viewportLength - leading - trailing).rawValue / 2)
        }
      return element(near: place)
    }
    // In the middle of the viewport lies what is least likely to be pinned itself.
    guard let middle = element(near: Ticks(rawValue: viewportLength.rawValue / 2)) else {
      return nil
    }
    let first = cover(of: middle)
    guard let found = element(beside: first), !found.isPinned else { return middle }
    let cover = cover(of: found)
    return cover == first ? found : element(beside: cover)
  }

  /// An item with an extent that scrolls; `nil` for all else, which is no place to rest at.
  func resting(_ index: Int, _ position: ScrollPosition) -> Resting? {
    guard case .item(let path) = state.structure.path(at: index),
      let attributes = state.layout.attributes(at: index), attributes.extent > .zero,
      !attributes.isPinned
    else { return nil }
    return Resting(
      index: index, path: path, offset: placement(of: attributes).offset(at: position))
  }

  func neighbor(
    of item: Resting, _ step: Int, _ position: ScrollPosition
  ) -> Resting? {
    lineBeside(item, step, position) ?? neighbor(of: item.index, step, position)
  }

  /// An item of the next line in a direction, where items lie side by side: those of one line rest at one offset.
  private func lineBeside(
    _ item: Resting, _ step: Int, _ position: ScrollPosition
  ) -> Resting? {
    guard !state.layoutTraits.isSequential, let attributes = state.layout.attributes(at: item.index)
    else {
      return nil
    }
    let place = step > 0 ? attributes.slotEnd : attributes.slotStart - Ticks(rawValue: 1)
    guard let index = state.layout.element(near: place), let found = resting(index, position),
      step > 0 ? found.offset > item.offset : found.offset < item.offset
    else { return nil }
    return found
  }

  /// The next item with an extent in a direction. Headers are passed over, however many there are, and
  /// so are items without an extent, one by one only where there is space between them.
  func neighbor(of index: Int, _ step: Int, _ position: ScrollPosition) -> Resting? {
    let structure = state.structure
    var index = index
    while let next = step > 0 ? structure.item(after: index) : structure.item(before: index) {
      if let found = resting(next, position) { return found }
      index = next
      guard let hidden = state.layout.attributes(at: next), hidden.slotStart == hidden.slotEnd
      else { continue }
      // Whatever covers the place where nothing is comes behind all that is nothing.
      let place = hidden.slotStart - (step > 0 ? .zero : Ticks(rawValue: 1))
      guard let covering = state.layout.element(near: place), (covering - next) * step > 0 else {
        return nil
      }
      index = covering - step
    }
    return nil
  }
}
