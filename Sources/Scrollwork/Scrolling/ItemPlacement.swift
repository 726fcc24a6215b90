import ScrollLayout

/// Where content must be scrolled to along one axis so that an item lies where a position says.
///
/// All lengths are along that axis. The item is kept between what insets and pinned elements cover at the two ends
/// of the viewport.
struct ItemPlacement: Equatable, Sendable {
  /// Where the item starts, in content coordinates.
  var start: Ticks
  var extent: Ticks
  var viewport: Ticks
  /// What is covered at the viewport's leading and trailing end.
  var leading = Ticks.zero
  var trailing = Ticks.zero

  /// The offset at which the item lies as `position` says; for `nearest` as for `top`. Not limited to the edges.
  func offset(at position: ScrollPosition) -> Ticks {
    switch position {
    case .top, .nearest:
      return start - leading
    case .bottom:
      return start + extent + trailing - viewport
    case .center:
      let free = viewport - leading - trailing
      return start - leading - Ticks(rawValue: (free - extent).rawValue / 2)
    }
  }

  /// Turns `nearest` into the side it means from an offset; `nil` when nothing needs to move. An item longer
  /// than the free part of the viewport needs no scroll while it fills that part.
  func settled(_ position: ScrollPosition, from offset: Ticks) -> ScrollPosition? {
    guard position == .nearest else { return position }
    let (top, bottom) = (self.offset(at: .top), self.offset(at: .bottom))
    if offset > max(top, bottom) { return top >= bottom ? .top : .bottom }
    if offset < min(top, bottom) { return top >= bottom ? .bottom : .top }
    return nil
  }
}
