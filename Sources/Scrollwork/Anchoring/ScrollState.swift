import ScrollLayout

/// Where a view is scrolled to and what it has measured: enough to show the same again to the last tick,
/// with no cell measured.
///
/// Made by `CollectionView.scrollState()`, taken by `CollectionView.restore(_:)`. `Codable`: the sizes are
/// stretches of neighbors, each with its first place in the row and the sizes in ticks.
public struct ScrollState: Codable, Hashable, Sendable {
  /// The section of the element that everything else is placed by, and its item: -1 for a header, -2 for
  /// a footer.
  var section: Int
  var item: Int
  /// Ticks from the viewport's beginning to where the element starts.
  var start: Int64
  /// Ticks that the whole content is scrolled across the axis.
  var cross: Int64
  /// Ticks that the items of sections are scrolled across the axis, by section.
  var orthogonal: [Int: Int64]
  var isFollowingEnd: Bool
  var sizes: [Stretch]
  /// How the layout has elements lie around the screen, where their sizes do not decide it.
  var arrangement: LayoutArrangement?

  /// Neighboring elements that were measured.
  struct Stretch: Codable, Hashable, Sendable {
    var first: Int
    var extents: [Int64]
    /// Empty where all are 0.
    var crossExtents: [Int64]
  }

  var element: ElementPath {
    switch item {
    case -1: .header(section: section)
    case -2: .footer(section: section)
    default: .item(ItemPath(section: section, item: item))
    }
  }

  init(element: ElementPath, start: Ticks, sizes: [MeasuredSize]) {
    section = element.section
    switch element {
    case .item(let path): item = path.item
    case .header: item = -1
    case .footer: item = -2
    }
    self.start = start.rawValue
    cross = 0
    orthogonal = [:]
    isFollowingEnd = false
    self.sizes = []
    for size in sizes {
      if let last = self.sizes.last, last.first + last.extents.count == size.index {
        let slot = self.sizes.count - 1
        self.sizes[slot].extents.append(size.extent.rawValue)
        self.sizes[slot].crossExtents.append(size.crossExtent.rawValue)
      } else {
        self.sizes.append(
          Stretch(
            first: size.index, extents: [size.extent.rawValue],
            crossExtents: [size.crossExtent.rawValue]))
      }
    }
    for slot in self.sizes.indices where self.sizes[slot].crossExtents.allSatisfy({ $0 == 0 }) {
      self.sizes[slot].crossExtents = []
    }
  }

  /// The sizes, those left out that no layout could have measured.
  var measuredSizes: [MeasuredSize] {
    sizes.flatMap { stretch in
      stretch.extents.enumerated().compactMap { slot, extent -> MeasuredSize? in
        let cross = slot < stretch.crossExtents.count ? stretch.crossExtents[slot] : 0
        let (index, overflow) = stretch.first.addingReportingOverflow(slot)
        guard !overflow, index >= 0, 0...Ticks.maximum.rawValue ~= extent,
          0...Ticks.maximum.rawValue ~= cross
        else { return nil }
        return MeasuredSize(
          index: index, extent: Ticks(rawValue: extent), crossExtent: Ticks(rawValue: cross))
      }
    }
  }
}
