extension ListLayout {
  /// The position of an element; `nil` for a header or footer that the layout does not show, and for an index outside
  /// the list. O(log sections) in addition to the index's own cost.
  public mutating func attributes(at index: Int) -> LayoutAttributes? {
    guard index >= 0, index < structure.elementCount else { return nil }
    let element = structure.path(at: index)
    return hasCell(element) ? attributes(of: element, at: index) : nil
  }

  mutating func attributes(of element: ElementPath, at index: Int) -> LayoutAttributes {
    let pads = pads(of: element, in: structure)
    let slot = extents.slot(at: index)
    var attributes = LayoutAttributes(
      index: index, element: element, slotStart: slot.start, start: slot.start + pads.before,
      extent: slot.extent - pads.before - pads.after, slotEnd: slot.start + slot.extent,
      isMeasured: slot.isMeasured)
    switch element {
    case .item:
      attributes.isMeasured = isFixed || slot.isMeasured
      attributes.crossStart = cross.itemStart
      attributes.crossExtent = cross.itemExtent
    case .header(let section):
      attributes.crossExtent = cross.headerExtent
      guard configuration.pinsHeaders else { break }
      attributes.pins = .leading
      attributes.zIndex = Self.pinnedZIndex
      attributes.slotEnd = extents.offset(of: structure.elements(ofSection: section).upperBound)
    case .footer(let section):
      attributes.crossExtent = cross.headerExtent
      guard configuration.pinsFooters else { break }
      attributes.pins = .trailing
      attributes.zIndex = Self.pinnedZIndex
      attributes.slotStart = extents.offset(of: structure.elements(ofSection: section).lowerBound)
    }
    return attributes
  }

  /// What pinned elements lie at: above all others.
  static let pinnedZIndex = 1024

  /// Brings an element's place up to date after sizes before it, or its own, have changed. Of no element,
  /// nothing changes.
  public mutating func update(_ attributes: inout LayoutAttributes) {
    guard structure.isInRow(attributes.index) else { return }
    guard attributes.pins.isEmpty else {
      attributes = self.attributes(of: attributes.element, at: attributes.index)
      return
    }
    let slot = extents.slot(at: attributes.index)
    let growth = slot.start - attributes.slotStart
    attributes.slotStart = slot.start
    attributes.start = attributes.start + growth
    let slotEnd = slot.start + slot.extent
    attributes.extent = attributes.extent + (slotEnd - attributes.slotEnd - growth)
    attributes.slotEnd = slotEnd
    attributes.isMeasured = slot.isMeasured
    // The width may have changed as well.
    if case .item = attributes.element {
      attributes.isMeasured = isFixed || slot.isMeasured
      attributes.crossExtent = cross.itemExtent
    } else {
      attributes.crossExtent = cross.headerExtent
    }
  }

  public mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    let range = window.main
    guard !range.isEmpty, let first = index(near: range.lowerBound) else { return }
    if configuration.pinsHeaders, configuration.hasHeaders {
      let header = structure.elements(ofSection: structure.section(at: first)).lowerBound
      if header < first, let pinned = attributes(at: header), pinned.slotTouches(range) {
        found.append(pinned)
      }
    }
    var index = first
    var section = structure.section(at: first)
    var last = section
    while index < structure.elementCount, extents.offset(of: index) < range.upperBound {
      if !structure.elements(ofSection: section).contains(index) {
        section = structure.section(at: index)
      }
      let element = structure.path(at: index, inSection: section)
      last = section
      if hasCell(element) {
        let attributes = attributes(of: element, at: index)
        if attributes.slotTouches(range) { found.append(attributes) }
      }
      index += 1
      if extents.extent(at: index - 1) == .zero { skipHidden(&index) }
    }
    if configuration.pinsFooters, configuration.hasFooters {
      let footer = structure.elements(ofSection: last).upperBound - 1
      if footer >= index, let pinned = attributes(at: footer), pinned.slotTouches(range) {
        found.append(pinned)
      }
    }
  }

  /// Skips elements without extent, in one step for any number.
  private mutating func skipHidden(_ index: inout Int) {
    guard index < structure.elementCount, extents.extent(at: index) == .zero else { return }
    let offset = extents.offset(of: index)
    index = extents.index(at: offset) ?? structure.elementCount
  }

  public mutating func element(near offset: Ticks) -> Int? { index(near: offset) }

  public var hasDecorations: Bool { configuration.separator != nil }

  public mutating func decorations(
    in window: LayoutWindow, into found: inout [DecorationAttributes]
  ) {
    guard let separator = configuration.separator else { return }
    let window = window.bounded
    let thickness = Ticks(clamping: separator.thickness)
    let leading = Ticks(clamping: separator.leadingInset)
    let trailing = Ticks(clamping: separator.trailingInset)
    var elements: [LayoutAttributes] = []
    // A line is as far as its thickness beyond its item.
    let range = window.main.lowerBound - thickness..<window.main.upperBound + thickness
    self.elements(in: LayoutWindow(main: range, cross: window.cross), into: &elements)
    for item in elements {
      guard case .item(let path) = item.element, item.extent > .zero,
        path.item < structure.sectionCounts[path.section] - 1
      else { continue }
      let free = Ticks(rawValue: (spacing - thickness).rawValue / 2)
      let start = item.end + (spacing >= thickness ? free : -thickness)
      guard start < window.main.upperBound, start + thickness > window.main.lowerBound else {
        continue
      }
      found.append(
        DecorationAttributes(
          path: DecorationPath(kind: Self.separatorKind, element: item.element), start: start,
          extent: thickness, crossStart: item.crossStart + leading,
          crossExtent: max(.zero, item.crossExtent - leading - trailing), zIndex: 1))
    }
  }

  /// Whether a cell is made for an element: for all but headers and footers that the layout does not
  /// show.
  func hasCell(_ element: ElementPath) -> Bool {
    switch element {
    case .item: true
    case .header: configuration.hasHeaders
    case .footer: configuration.hasFooters
    }
  }

  /// What a host asks of the whole, at once and in place: asking for a property copies the layout.
  package mutating func figures() -> (contentExtent: Ticks, crossExtent: Ticks) {
    (extents.total, .zero)
  }

  /// Whether an element is an item of the length that all items have.
  @inline(__always)
  func isFixed(at index: Int) -> Bool { isFixed && isItem(at: index) }

  private func isItem(at index: Int) -> Bool {
    if case .item = structure.path(at: index) { true } else { false }
  }

  /// Where an element starts, as `attributes(at:)` says.
  package mutating func start(at index: Int) -> Ticks? {
    guard index >= 0, index < structure.elementCount else { return nil }
    let element = structure.path(at: index)
    guard hasCell(element) else { return nil }
    return extents.offset(of: index) + pads(of: element, in: structure).before
  }

  /// The element whose slot covers an offset; the nearest one when the offset lies outside the
  /// content, and `nil` when nothing has any extent.
  public mutating func index(near offset: Ticks) -> Int? {
    let last = Ticks(rawValue: extents.total.rawValue - 1)
    guard last >= .zero else { return nil }
    return extents.index(at: min(max(offset, .zero), last))
  }

  /// The cost of the index's queries since the last call, in nodes and leaves visited or changed.
  public mutating func takeSteps() -> Int { extents.takeSteps() }
}
