import ScrollPrimitives

extension PlacedWindow {
  /// What pinned elements lie at: above all others.
  static var pinnedZIndex: Int { 1024 }

  /// Adds the elements in a window, and those of its sections that are pinned, in order.
  ///
  /// What was not placed yet is placed first. When that moves the placed window, the window moves with it.
  mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    guard !window.main.isEmpty, structure.elementCount > 0 else { return }
    // Beyond the maximum length of content there is nothing to query.
    let limit = Ticks(rawValue: 2 * Ticks.maximum.rawValue)
    let lower = min(max(window.main.lowerBound, -limit), limit)
    let upper = max(lower, min(window.main.upperBound, limit))
    let moved = cover(lower..<upper)
    let range = lower + moved..<upper + moved
    var block = self.block(at: range.lowerBound)
    while block < blocks.count, origin + lengths.offset(of: block) < range.upperBound {
      appendElements(ofBlock: block, in: range, to: &found)
      block += 1
    }
    // Sections can be so short that their elements reach into the window only when pinned.
  }

  /// The block that covers a place, or the nearest one.
  mutating func block(at place: Ticks) -> Int {
    let inside = max(.zero, min(place - origin, lengths.total - Ticks(rawValue: 1)))
    return lengths.index(at: inside) ?? 0
  }

  mutating func appendElements(
    ofBlock block: Int, in range: Range<Ticks>, to found: inout [LayoutAttributes]
  ) {
    let span = span(ofBlock: block)
    appendEdge(span.row - 1, isShown: frame.hasHeaders, isPinned: frame.pinsHeaders, range, &found)
    let offset = offset(ofBlock: block)
    scratch.removeAll(keepingCapacity: true)
    blocks[block].items.offsets(
      in: range.lowerBound - offset..<range.upperBound - offset, into: &scratch)
    scratch.sort()
    placements += scratch.count
    for item in scratch {
      let attributes = attributes(ofItem: span.items.lowerBound + item, span, block, offset)
      if attributes.slotTouches(range) { found.append(attributes) }
    }
    let footer = span.row + span.itemCount
    appendEdge(footer, isShown: frame.hasFooters, isPinned: frame.pinsFooters, range, &found)
  }

  /// Adds a header or footer that lies in a range; when it is not placed, only if it is pinned.
  private mutating func appendEdge(
    _ index: Int, isShown: Bool, isPinned: Bool, _ range: Range<Ticks>,
    _ found: inout [LayoutAttributes]
  ) {
    guard isShown, isPinned || placed.contains(index), let attributes = attributes(at: index),
      attributes.slotTouches(range)
    else { return }
    found.append(attributes)
  }

  /// Where an element lies; where it would by the estimates when it is not placed. `nil` for a place that
  /// is not in the row.
  mutating func attributes(at index: Int) -> LayoutAttributes? {
    guard index >= 0, index < structure.elementCount else { return nil }
    if !loose.isEmpty { placeLoose(index) }
    if left?.placed.contains(index) == true {
      exchange()
      defer { exchange() }
      return attributes(at: index)
    }
    let section = structure.section(at: index)
    let element = structure.path(at: index, inSection: section)
    guard frame.shows(element) else { return nil }
    let isPlaced = placed.contains(index)
    let block = section - firstSection
    if case .item(let path) = element {
      guard isPlaced else { return unplaced(path, index) }
      return attributes(ofItem: path.item, span(ofBlock: block), block, offset(ofBlock: block))
    }
    let isHeader = element == .header(section: section)
    var start = rowStart(of: index)
    if isPlaced {
      let borders = borders(ofBlock: block)
      start = offset(ofBlock: block) + (isHeader ? borders.header : borders.footer)
    } else if !isHeader {
      start = start + frame.footerSpace(rules.spacing)
    }
    var attributes = LayoutAttributes(
      index: index, element: element, start: start, extent: sizes.main(at: index),
      crossExtent: Ticks(clamping: context.container[cross: frame.axis]),
      isMeasured: sizes.mains.isMeasured(at: index))
    let elements = structure.elements(ofSection: section)
    if isHeader, frame.pinsHeaders {
      attributes.pins = .leading
      attributes.zIndex = Self.pinnedZIndex
      attributes.slotEnd = max(attributes.end, rowStart(of: elements.upperBound))
    } else if !isHeader, frame.pinsFooters {
      attributes.pins = .trailing
      attributes.zIndex = Self.pinnedZIndex
      attributes.slotStart = min(start, rowStart(of: elements.lowerBound))
    }
    return attributes
  }

  private mutating func unplaced(_ path: ItemPath, _ index: Int) -> LayoutAttributes {
    let cross = rules.crossPlace(cross: sizes.cross(at: index))
    let extent = sizes.main(at: index)
    var start = rowStart(of: index)
    // Side by side items take less of the row than they are long; yet what is not placed lies nowhere
    // among what is.
    if !isEmpty, index < placed.lowerBound { start = min(start, origin - extent) }
    if let left, index < left.placed.lowerBound { start = min(start, left.origin - extent) }
    return LayoutAttributes(
      index: index, element: .item(path), start: start, extent: extent,
      crossStart: frame.crossLead + cross.start, crossExtent: cross.extent,
      isMeasured: isMeasured(at: index))
  }

  private mutating func attributes(
    ofItem item: Int, _ span: WindowSpan, _ block: Int, _ offset: Ticks
  ) -> LayoutAttributes {
    let place = blocks[block].items.frame(at: item - span.items.lowerBound, span, sizes, rules)
    var attributes = LayoutAttributes(
      index: span.row + item, element: .item(span.path(of: item)),
      slotStart: offset + place.slot.lowerBound, start: offset + place.start, extent: place.extent,
      slotEnd: offset + place.slot.upperBound, isMeasured: isMeasured(at: span.row + item))
    attributes.crossStart = frame.crossLead + place.crossStart
    attributes.crossExtent = place.crossExtent
    return attributes
  }

  /// The element at an offset, or the nearest one that has an extent; of several the first.
  mutating func element(near offset: Ticks) -> Int? {
    guard contentExtent > .zero else { return nil }
    let inside = max(.zero, min(offset, contentExtent - Ticks(rawValue: 1)))
    if let left, inside >= left.origin, inside < left.end {
      exchange()
      defer { exchange() }
      return nearest(to: inside)
    }
    return nearest(to: inside)
  }

  private mutating func nearest(to inside: Ticks) -> Int? {
    guard !isEmpty, inside >= origin, inside < end else {
      return shown(estimatedElement(at: inside))
    }
    var found: [LayoutAttributes] = []
    var reach = Ticks(rawValue: 1 << 16)
    while true {
      let range = inside - reach..<inside + reach
      var block = self.block(at: range.lowerBound)
      while block < blocks.count, origin + lengths.offset(of: block) < range.upperBound {
        appendElements(ofBlock: block, in: range, to: &found)
        block += 1
      }
      func distance(_ element: LayoutAttributes) -> Ticks {
        max(.zero, element.start - inside, inside - element.end + Ticks(rawValue: 1))
      }
      let near = found.filter { $0.extent > .zero && distance($0) < reach }
      if let best = near.min(by: { distance($0) < distance($1) }) { return best.index }
      guard range.lowerBound > origin || range.upperBound < end else {
        return shown(estimatedElement(at: inside))
      }
      found.removeAll()
      reach = Ticks(rawValue: reach.rawValue * 8)
    }
  }

  /// An element, or the next item if it has no cell; where there are no items, a header or footer. `nil` if there is
  /// no such element.
  private func shown(_ index: Int) -> Int? {
    if frame.shows(structure.path(at: index)) { return index }
    if let item = structure.item(after: index) ?? structure.item(before: index) { return item }
    let elements = structure.elements(ofSection: structure.section(at: index))
    if frame.hasFooters { return elements.upperBound - 1 }
    return frame.hasHeaders ? elements.lowerBound : nil
  }

  /// Whether an element's size was measured, or need not be.
  func isMeasured(at index: Int) -> Bool {
    let element = structure.path(at: index)
    if case .item = element, !rules.isSelfSized { return true }
    return frame.shows(element) ? sizes.mains.isMeasured(at: index) : true
  }

  mutating func takeSteps() -> Int {
    defer { placements = 0 }
    for block in 0..<blocks.count { placements += blocks[block].items.takeWork() }
    return placements + sizes.takeSteps() + lengths.takeSteps()
  }

  /// The measured sizes, in order of their places: those of headers and footers alone where cells do not give items their
  /// sizes. O(measured elements).
  func measuredSizes() -> [MeasuredSize] {
    sizes.mains.measuredIndices().compactMap { index in
      guard rules.isSelfSized || !structure.path(at: index).isItem else { return nil }
      return MeasuredSize(
        index: index, extent: sizes.main(at: index), crossExtent: sizes.cross(at: index))
    }
  }
}
