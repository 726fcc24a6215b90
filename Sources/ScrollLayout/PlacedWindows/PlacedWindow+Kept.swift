/// Sections on screen that are cut off from those before or behind them: when they are reached again in the same frame,
/// they lie as they lay.
extension PlacedWindow {
  /// The part of a section that was placed.
  struct Kept: Sendable {
    var elements: Range<Int>
    /// Those of them that the last frame has shown.
    var shown: Range<Int>
    /// How they lie; `nil` while they are placed.
    var block: Block?
  }

  /// Keeps those of the blocks that were on screen; they are about to be dropped. O(blocks).
  mutating func setAside(_ dropped: Range<Int>) {
    guard !shown.isEmpty || !kept.isEmpty else { return }
    for block in dropped {
      let elements = structure.elements(ofSection: firstSection + block).clamped(to: placed)
      if let known = kept.firstIndex(where: { $0.elements.overlaps(elements) }) {
        kept[known].elements = elements
        kept[known].block = blocks[block]
      } else if shown.overlaps(elements) {
        kept.append(
          Kept(elements: elements, shown: shown.clamped(to: elements), block: blocks[block]))
      }
    }
  }

  /// Follows an edit. Of a section whose own items change, those before the change are kept. To be called when the row is
  /// as it is after the edit.
  mutating func followKept(_ change: RowChange) {
    kept = kept.compactMap { section in
      var section = section
      let old = section.elements
      let end = firstChange(change, in: old)
      guard end > old.lowerBound, let first = change.place(of: old.lowerBound) else { return nil }
      let way = first - old.lowerBound
      if end < old.upperBound {
        let span = span(
          ofSection: structure.section(at: first), placed: first..<first + old.count)
        section.block?.keep(end - old.lowerBound, span, sizes, rules)
      }
      section.elements = first..<end + way
      let shown = section.shown.clamped(to: old.lowerBound..<end)
      section.shown = shown.lowerBound + way..<shown.upperBound + way
      return section
    }
  }

  /// The first of some elements that an edit takes out or puts something before; their end where it does neither.
  private func firstChange(_ change: RowChange, in elements: Range<Int>) -> Int {
    func begin(_ range: Range<Int>) -> Int {
      range.overlaps(elements) ? max(range.lowerBound, elements.lowerBound) : elements.upperBound
    }
    func inside(_ place: Int) -> Int {
      place > elements.lowerBound && place < elements.upperBound ? place : elements.upperBound
    }
    switch change {
    case .insert(let place, _): return inside(place)
    case .remove(let range): return begin(range)
    case .move(let range, let to):
      let isWhole = elements.clamped(to: range) == elements
      let target = to >= range.lowerBound ? to + range.count : to
      return min(isWhole ? elements.upperBound : begin(range), inside(target))
    }
  }

  /// Places the kept section that begins where the placed elements end; says whether there is one.
  mutating func joinBehind() -> Bool {
    guard let known = kept.firstIndex(where: { $0.elements.lowerBound == placed.upperBound }),
      let block = kept[known].block, block.hasHeader
    else { return false }
    kept[known].block = nil
    blocks.append(block)
    lengths.insert(measured: .zero, at: blocks.count - 1)
    placed = placed.lowerBound..<kept[known].elements.upperBound
    return true
  }

  /// Places the kept section that ends where the placed elements begin; says whether there is one.
  mutating func joinBefore() -> Bool {
    guard let known = kept.firstIndex(where: { $0.elements.upperBound == placed.lowerBound }),
      let block = kept[known].block, block.hasFooter
    else { return false }
    kept[known].block = nil
    firstSection -= 1
    blocks.prepend(block)
    lengths.insert(measured: .zero, at: 0)
    placed = kept[known].elements.lowerBound..<placed.upperBound
    return true
  }

  /// Places a kept element, as its size changes, or forgets its section where the placed elements do not reach it.
  mutating func reachKept(_ index: Int) {
    guard let known = kept.firstIndex(where: { $0.elements.contains(index) && $0.block != nil })
    else { return }
    let gap = kept[known].elements.lowerBound - placed.upperBound
    if gap >= 0, gap <= Self.insertLimit {
      while placed.upperBound <= index, growForward() {}
    }
    kept.removeAll { $0.block != nil && $0.elements.contains(index) }
  }

  /// The elements around another one that keep their lanes and lines.
  func firm(around index: Int) -> Range<Int> { kept(around: index)?.shown ?? firm }

  func kept(around index: Int) -> Kept? { kept.first { $0.elements.contains(index) } }
}

extension PlacedWindow.Block {
  /// Leaves out all elements but the first ones.
  fileprivate mutating func keep(
    _ number: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Items.Rules
  ) {
    let kept = number - (hasHeader ? 1 : 0)
    if kept < items.count { items.removeLast(items.count - kept, span, sizes, rules) }
    hasFooter = false
  }
}
