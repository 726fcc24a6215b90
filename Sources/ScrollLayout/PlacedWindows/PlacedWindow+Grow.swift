extension PlacedWindow {
  /// Starts a new placed window with an element at its estimated position.
  mutating func seed(at index: Int) {
    clear()
    guard index >= 0, index < structure.elementCount else { return }
    firstSection = structure.section(at: index)
    var block = Block(items: Items(rules))
    switch structure.path(at: index, inSection: firstSection) {
    case .header: block.hasHeader = true
    case .footer: block.hasFooter = true
    case .item: break
    }
    placed = index..<index + (block.hasHeader || block.hasFooter ? 1 : 0)
    blocks.append(block)
    lengths.insert(measured: .zero, at: 0)
    placeFooterOfEmpty(0)
    remeasure(block: 0)
  }

  /// Places the footer with the header of a last section without items: how long that is, is known then. By its
  /// estimate a space would lie behind items.
  private mutating func placeFooterOfEmpty(_ block: Int) {
    guard blocks[block].hasHeader, !blocks[block].hasFooter, span(ofBlock: block).itemCount == 0
    else { return }
    blocks[block].hasFooter = true
    placed = placed.lowerBound..<placed.upperBound + 1
  }

  /// Up to where, from its end upward, the placed window leaves no gap.
  private func coveredHeight() -> Ticks {
    let borders = borders(ofBlock: 0)
    let first = blocks[0].hasHeader ? borders.top : max(borders.top, blocks[0].items.front.greatest)
    return lengths.total - (first - borders.top)
  }

  /// Down to where, from its end downward, the placed window leaves no gap: at most 0.
  private func coveredDepth() -> Ticks {
    let last = blocks.count - 1
    guard !blocks[last].hasFooter else { return .zero }
    return blocks[last].items.back.least - borders(ofBlock: last).bottom
  }

  /// Elements placed at once at the most, or a line of them.
  private static var placingLimit: Int { 1 << 14 }

  /// Places the elements in a range of content coordinates, as far as there are any.
  ///
  /// Growing forward leaves the coordinates as they are. Growing backward replaces an estimate, after which all of
  /// the placed window may lie elsewhere.
  ///
  /// - Returns: the distance by which it moved.
  mutating func cover(_ range: Range<Ticks>) -> Ticks {
    guard structure.elementCount > 0 else { return .zero }
    let begun = startIfFar(from: range)
    let moved = begun ?? .zero
    let before = placed
    // Of a screen's estimated items no more than a frame binds: who wants more asks again, and by then those
    // that were asked may have pushed the others away.
    func isEnough() -> Bool { placed.count - before.count >= Self.placingLimit }
    while end + coveredDepth() < range.upperBound + moved, !isEnough(), growForward() {}
    let reach = end - range.lowerBound - moved
    let oldEnd = end
    while coveredHeight() < reach, !isEnough(), growBackward() {}
    guard begun != nil || placed != before else { return .zero }
    // Two placed windows near each other would place the elements between them differently.
    let length = range.upperBound - range.lowerBound
    if let left, left.end + length > range.lowerBound, left.origin - length < range.upperBound {
      self.left = nil
    }
    didChange()
    return moved + end - oldEnd
  }

  /// Switches to the previous placed window, or starts a new one, if the range lies more than its length away from this one
  /// and many elements lie between: a few may turn out to be so short that both are visible together.
  ///
  /// - Returns: the distance by which the elements in the range moved; `nil` if nothing moved.
  private mutating func startIfFar(from range: Range<Ticks>) -> Ticks? {
    let length = range.upperBound - range.lowerBound
    // Beside the content there is nothing to begin with.
    let lower = max(.zero, min(range.lowerBound, contentExtent))
    let upper = max(.zero, min(range.upperBound, contentExtent))
    func isFar(_ origin: Ticks, _ end: Ticks) -> Bool {
      lower > end + length || upper < origin - length
    }
    if !isEmpty, !isFar(origin, end) {
      let isBeside = end <= lower || origin >= upper
      if isBeside, let left, left.origin < upper, left.end > lower { goOver() }
      return nil
    }
    if let left, !isFar(left.origin, left.end) {
      goOver()
      return nil
    }
    let index = estimatedElement(at: lower)
    let reach = LayoutContext.nearbyElements
    if !isEmpty, index >= placed.lowerBound - reach, index <= placed.upperBound + reach {
      return nil
    }
    // Near its beginning a section is laid out from there, as it is when it is scrolled to from above.
    let header = structure.elements(ofSection: structure.section(at: index)).lowerBound
    let isNear = estimatedStart(of: index) - estimatedStart(of: header) <= length + length
    let first = isNear ? header : index
    if placed.contains(first) { return nil }
    let start = rowStart(of: first)
    let part =
      isEmpty
      ? nil
      : Part(
        blocks: blocks, lengths: lengths, placed: placed, firstSection: firstSection,
        origin: origin)
    seed(at: first)
    left = part
    locate()
    return origin - start
  }

  /// Goes over to the placed window that was left, for good.
  private mutating func goOver() {
    exchange()
    kept = []
  }

  /// Places what follows the last element: an item or a line, a footer, or the next section's header.
  mutating func growForward() -> Bool {
    var last = blocks.count - 1
    if blocks[last].hasFooter {
      guard firstSection + last + 1 < structure.sectionCounts.count else { return false }
      last += 1
      if kept.isEmpty || !joinBehind() {
        blocks.append(Block(items: Items(rules), hasHeader: true))
        lengths.insert(measured: .zero, at: last)
        placed = placed.lowerBound..<placed.upperBound + 1
        placeFooterOfEmpty(last)
      }
    } else {
      let span = span(ofBlock: last)
      if span.items.upperBound < span.itemCount {
        let number = blocks[last].items.append(span, &sizes, rules)
        placed = placed.lowerBound..<placed.upperBound + number
        if span.items.upperBound + number == span.itemCount {
          // Where the last item ends is known then, and no space lies behind it.
          blocks[last].hasFooter = true
          placed = placed.lowerBound..<placed.upperBound + 1
        }
      } else {
        blocks[last].hasFooter = true
        placed = placed.lowerBound..<placed.upperBound + 1
      }
    }
    placements += 1
    remeasure(block: last)
    return true
  }

  /// Notes that a section whose first item is placed may begin with free room: with lanes that begin apart or with a short
  /// line. Both come about where items are placed or grow upward.
  mutating func noteRaggedFront(_ block: Int) {
    let front = blocks[block].items.front
    guard blocks[block].hasHeader,
      front.least != front.greatest || blocks[block].items.mayBeginShort
    else { return }
    blocks[block].isCut = true
    mayHaveFreeRoom = true
  }

  /// Places what comes before the first element: the mirror image of `growForward`.
  mutating func growBackward() -> Bool {
    if blocks[0].hasHeader {
      guard firstSection > 0 else { return false }
      if kept.isEmpty || !joinBefore() {
        firstSection -= 1
        blocks.prepend(Block(items: Items(rules), hasFooter: true))
        lengths.insert(measured: .zero, at: 0)
        placed = placed.lowerBound - 1..<placed.upperBound
      }
    } else {
      let span = span(ofBlock: 0)
      if span.items.lowerBound > 0 {
        let number = blocks[0].items.prepend(span, &sizes, rules)
        placed = placed.lowerBound - number..<placed.upperBound
        if number == span.items.lowerBound {
          // Where the first item begins is known then, and no estimate lies before it.
          blocks[0].hasHeader = true
          noteRaggedFront(0)
          placed = placed.lowerBound - 1..<placed.upperBound
        }
      } else {
        blocks[0].hasHeader = true
        noteRaggedFront(0)
        placed = placed.lowerBound - 1..<placed.upperBound
      }
    }
    placements += 1
    remeasure(block: 0)
    return true
  }
}
