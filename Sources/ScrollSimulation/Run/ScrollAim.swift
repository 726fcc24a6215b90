import Scrollwork

/// Where a scroll that the script asked for is to lead, to be compared with where the content comes to rest.
struct ScrollAim: Equatable {
  /// The row's identity.
  let identity: Int
  let position: ScrollPosition

  /// How far content that rests lies from where the row would be in its place, in points; the viewport's length
  /// where the row is not on screen.
  ///
  /// - Returns: `nil` where there is nothing to compare: the row has gone, takes no room, or is shown elsewhere
  ///   than it lies.
  func error(in frame: Frame, _ rows: LiveRows) -> Double? {
    guard let path = rows.path(of: identity) else { return nil }
    guard let row = frame.visible.first(where: { $0.element == .item(path) }) else {
      let size = rows.size(identity: identity, fitting: frame.viewportSize.width)
      return size.height > 0 ? frame.viewportSize[main: frame.axis] : nil
    }
    guard !row.isDisplaced else { return nil }
    let leading = Ticks(clamping: frame.edges.adjustedLeading)
    let trailing = Ticks(clamping: frame.edges.adjustedTrailing)
    let length = Ticks(clamping: frame.viewportSize[main: frame.axis])
    let top = row.start - leading
    let bottom = row.start + row.extent + trailing - length
    switch position {
    case .top: return left(top, of: frame)
    case .bottom: return left(bottom, of: frame)
    case .centre:
      let free = length - leading - trailing
      let slack = Ticks(rawValue: (free - row.extent).rawValue / 2)
      return left(top - slack, of: frame)
    case .nearest:
      // Between the two the row is wholly on screen, or fills it.
      let (low, high) = (min(top, bottom), max(top, bottom))
      if low <= .zero, high >= .zero { return 0 }
      return left(low > .zero ? low : high, of: frame)
    }
  }

  /// The part of a way still to go that edges let content go.
  private func left(_ way: Ticks, of frame: Frame) -> Double {
    let offset = Ticks(clamping: frame.contentOffset[main: frame.axis])
    let lower = Ticks(clamping: frame.edges.minimum)
    let upper = max(lower, Ticks(clamping: frame.edges.maximum))
    let target = min(max(offset + way, lower), upper)
    return abs((target - offset).points)
  }
}
