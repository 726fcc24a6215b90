import ScrollLayout
import ScrollPrimitives

/// Pass 0, for keys: finds the item that gets the focus.
extension FramePipeline {
  func focusTarget(_ direction: FocusDirection) -> Int? {
    let structure = state.structure
    guard structure.itemCount > 0 else { return nil }
    switch direction {
    case .first: return allowed(from: structure.path(atItem: 0), by: 1)
    case .last: return allowed(from: structure.path(atItem: structure.itemCount - 1), by: -1)
    default: break
    }
    guard let focused = state.interaction.focused, let from = state.layout.attributes(at: focused)
    else { return firstOnScreen() }
    let isVertical = axis == .vertical
    switch direction {
    case .up where isVertical, .left where !isVertical && !isMirrored,
      .right where !isVertical && isMirrored:
      return along(from, isForward: false, least: .zero)
    case .down where isVertical, .right where !isVertical && !isMirrored,
      .left where !isVertical && isMirrored:
      return along(from, isForward: true, least: .zero)
    case .pageUp: return along(from, isForward: false, least: page(beside: from))
    case .pageDown: return along(from, isForward: true, least: page(beside: from))
    case .left: return across(from, isForward: isMirrored)
    case .right: return across(from, isForward: !isMirrored)
    case .up: return across(from, isForward: false)
    case .down: return across(from, isForward: true)
    case .first, .last: return nil
    }
  }

  /// A viewport's length between the adjusted insets.
  private var page: Ticks {
    let insets = adjustedContentInset
    return Ticks(
      clamping: max(
        1, state.applied.settings.viewport[main: axis] - insets.leading - insets.trailing))
  }

  /// The same without what is pinned next to an item.
  private func page(beside item: LayoutAttributes) -> Ticks {
    let cover = cover(of: item)
    return max(Ticks(rawValue: 1024), page - cover.leading - cover.trailing)
  }

  private func firstOnScreen() -> Int? {
    let top = Ticks(clamping: state.ends.edges.adjustedLeading)
    let shown = state.live.indices.filter { slot in
      state.live[slot].isDisplayed && itemPath(state.live[slot].attributes.index) != nil
    }
    let whole = shown.first { slot in
      let attributes = state.live[slot].attributes
      return state.live[slot].shown.start >= top + cover(of: attributes).leading
    }
    return (whole ?? shown.first).map { state.live[$0].attributes.index }
  }

  /// The item that may be focused from a path on, one way or the other. O(items refused).
  private func allowed(from path: ItemPath?, by step: Int) -> Int? {
    var next = path.flatMap { state.structure.index(of: .item($0)) }
    while let index = next, let path = itemPath(index) {
      if mayInteract(.focus, path) { return index }
      next = step > 0 ? state.structure.item(after: index) : state.structure.item(before: index)
    }
    return nil
  }

  /// The nearest item beyond one along the axis, whose far edge is at least so far away.
  private func along(_ from: LayoutAttributes, isForward: Bool, least: Ticks) -> Int? {
    let center = (from.crossStart + from.crossEnd).rawValue / 2
    var reach = max(page, from.extent)
    let limit = max(state.layout.contentExtent, page)
    var best: (distance: Int64, across: Int64, index: Int)?
    while best == nil {
      let range =
        isForward
        ? from.end..<from.end + reach + least : from.start - reach - least..<from.start
      var found: [LayoutAttributes] = []
      state.layout.elements(
        in: LayoutWindow(main: range, cross: LayoutWindow.everywhere), into: &found)
      var last: (distance: Int64, across: Int64, index: Int)?
      for element in found where element.index != from.index && element.extent > .zero {
        let gap = isForward ? element.start - from.end : from.start - element.end
        guard gap >= .zero, let path = itemPath(element.index), mayInteract(.focus, path) else {
          continue
        }
        let across = max(
          0, element.crossStart.rawValue - center, center - element.crossEnd.rawValue)
        let far = gap.rawValue + element.extent.rawValue
        if far <= least.rawValue || least == .zero {
          // Within a page the furthest, else the nearest.
          let distance = least == .zero ? gap.rawValue : -far
          let candidate = (distance, across, element.index)
          if best.map({ candidate < $0 }) ?? true { best = candidate }
        } else if last.map({ (gap.rawValue, across, element.index) < $0 }) ?? true {
          last = (gap.rawValue, across, element.index)
        }
      }
      if best == nil { best = last }
      guard best == nil, reach < limit else { break }
      reach = Ticks(rawValue: min(limit.rawValue, reach.rawValue * 8))
    }
    return best?.index
  }

  /// The nearest item next to one, in the same range along the axis.
  private func across(_ from: LayoutAttributes, isForward: Bool) -> Int? {
    var found: [LayoutAttributes] = []
    state.layout.elements(
      in: LayoutWindow(
        main: from.start..<max(from.end, from.start + Ticks(rawValue: 1)),
        cross: LayoutWindow.everywhere),
      into: &found)
    var best: (distance: Int64, index: Int)?
    for element in found where element.index != from.index && element.extent > .zero {
      let gap = isForward ? element.crossStart - from.crossEnd : from.crossStart - element.crossEnd
      guard gap >= .zero, let path = itemPath(element.index), mayInteract(.focus, path) else {
        continue
      }
      if best.map({ (gap.rawValue, element.index) < $0 }) ?? true {
        best = (gap.rawValue, element.index)
      }
    }
    return best?.index
  }

  /// Reports what keys and the program did since the last frame.
  func takeKeys() {
    if let swipe = state.news.takeSwipe() { post(swipe) }
    if let path = state.news.takeFocus() {
      post(.didFocus(state.structure.contains(path) ? path : nil))
    }
    guard state.news.takeTap() else { return }
    if let focused = state.interaction.focused { tap(focused) }
  }
}
