import ScrollLayout
import ScrollPrimitives

/// Where pinned elements are shown: headers that stay with their sections.
extension FramePipeline {
  /// Where a pinned element starts, in content coordinates, when the viewport shows `screen`. A header
  /// stays at the leading edge, inside the inset, until the end of its section takes it along; a footer
  /// likewise at the trailing edge.
  func pinnedStart(of attributes: LayoutAttributes, in screen: Range<Ticks>) -> Ticks {
    var start = attributes.start
    if attributes.pins.contains(.leading) {
      let edge =
        screen.lowerBound + Ticks(clamping: state.ends.edges.adjustedLeading) + attributes.pinInset
      start = min(max(start, edge), max(start, attributes.slotEnd - attributes.extent))
    }
    if attributes.pins.contains(.trailing) {
      let edge =
        screen.upperBound - Ticks(clamping: state.ends.edges.adjustedTrailing) - attributes.pinInset
        - attributes.extent
      start = max(min(start, edge), min(start, attributes.slotStart))
    }
    return start
  }

  /// Whether a pinned element is shown at an edge of the viewport and not at its own place. At its own place it scrolls
  /// like any other element.
  @inline(__always)
  func isHeldAtEdge(_ attributes: LayoutAttributes, in screen: Range<Ticks>) -> Bool {
    attributes.isPinned && pinnedStart(of: attributes, in: screen) != attributes.start
  }

  /// Where an element is shown when the viewport shows `screen` and no layout is being left.
  func shownFrame(of attributes: LayoutAttributes, in screen: Range<Ticks>) -> ShownFrame {
    let start = attributes.isPinned ? pinnedStart(of: attributes, in: screen) : attributes.start
    return ShownFrame(
      start: start - screen.lowerBound, extent: attributes.extent,
      crossStart: shownCrossStart(of: attributes), crossExtent: attributes.crossExtent)
  }

  /// Where an element is shown across the axis, from the viewport's leading side.
  func shownCrossStart(of attributes: LayoutAttributes) -> Ticks {
    let start = attributes.crossStart - round.crossStart
    guard attributes.pins.contains(.crossLeading) else { return start }
    return max(start, attributes.crossPinInset)
  }

  /// Whether any part of an element lies in the window across the axis. An element without breadth counts as lying
  /// in it, except in a table, where its column is hidden.
  func isInWindowAcross(_ attributes: LayoutAttributes) -> Bool {
    if attributes.crossExtent == .zero { return !state.layoutTraits.hidesColumns }
    if attributes.pins.contains(.crossLeading) { return true }
    let window = crossWindow
    return attributes.crossEnd > window.lowerBound && attributes.crossStart < window.upperBound
  }

  /// Whether x coordinates are counted from the right: what the engine knows as leading is there.
  var isMirrored: Bool { state.applied.settings.traits.layoutDirection == .rightToLeft }
}
