import ScrollPrimitives

/// Leaving a placed window and coming back to it.
extension PlacedWindow {
  /// The number of elements saved on both sides of the range, so that neighbors are restored too.
  private static var elementsBeside: Int { LayoutContext.nearbyElements }

  /// How the elements in a range and those near them lie; `nil` when nothing is placed there.
  func arrangement(in range: Range<Ticks>) -> LayoutArrangement? {
    var part = self
    part.left = nil
    var found: [LayoutAttributes] = []
    part.appendPlaced(in: range.bounded, to: &found)
    let shown = found.lazy.map(\.index).filter(part.placed.contains)
    guard let first = shown.min(), let last = shown.max() else { return nil }
    part.keep(upTo: min(part.placed.upperBound, last + 1 + Self.elementsBeside))
    part.keep(
      from: part.line(of: max(part.placed.lowerBound, first - Self.elementsBeside)).lowerBound)
    // What no frame has shown is placed again once it is measured.
    let firm = firm.clamped(to: part.placed)
    var values: [Int64] = [
      rules.unit, frame.room(in: context).rawValue, Int64(part.placed.lowerBound),
      Int64(part.placed.upperBound), Int64(firm.lowerBound), Int64(firm.upperBound),
      mayHaveFreeRoom ? 1 : 0,
    ]
    saveFormerSizes(of: part.placed, into: &values)
    for block in 0..<part.blocks.count {
      values.append(part.blocks[block].isCut ? 1 : 0)
      part.blocks[block].items.save(into: &values)
    }
    return LayoutArrangement(values: values)
  }

  private mutating func appendPlaced(in range: Range<Ticks>, to found: inout [LayoutAttributes]) {
    guard !isEmpty else { return }
    var block = self.block(at: range.lowerBound)
    while block < blocks.count, origin + lengths.offset(of: block) < range.upperBound {
      appendElements(ofBlock: block, in: range, to: &found)
      block += 1
    }
  }

  /// The elements of the line that a placed element lies in.
  mutating func line(of index: Int) -> Range<Int> {
    guard case .item(let path) = structure.path(at: index) else { return index..<index + 1 }
    let block = path.section - firstSection
    let span = span(ofBlock: block)
    let first = span.row + span.items.lowerBound
    let offsets = blocks[block].items.lineOffsets(of: path.item - span.items.lowerBound)
    return first + offsets.lowerBound..<first + offsets.upperBound
  }

  /// Takes sizes that were measured before, and places elements as they lay.
  mutating func restore(_ sizes: [MeasuredSize], _ arrangement: LayoutArrangement?, anchor: Int) {
    for size in sizes where structure.isInRow(size.index) {
      _ = try? setSize(size.extent, cross: size.crossExtent, at: size.index, anchor: anchor)
    }
    var restored = self
    if let arrangement, restored.place(arrangement, by: sizes) { self = restored }
  }

  /// Returns whether the numbers belong to these items in this container. If not, the placed elements cannot be used.
  ///
  /// - Parameter known: the sizes that were measured when the arrangement was saved.
  private mutating func place(_ arrangement: LayoutArrangement, by known: [MeasuredSize]) -> Bool {
    var reader = ArrangementReader(arrangement)
    let count = structure.elementCount
    guard reader.number() == rules.unit, reader.ticks() == frame.room(in: context),
      let first = reader.count(upTo: count), let last = reader.count(upTo: count), first < last,
      let firstFirm = reader.count(upTo: last), let lastFirm = reader.count(upTo: last),
      firstFirm >= first, firstFirm <= lastFirm, let mayHaveFreeRoom = reader.flag()
    else { return false }
    clear()
    forgetSizes(of: first..<last, but: Set(known.lazy.map(\.index)))
    guard restoreFormerSizes(of: first..<last, from: &reader) else { return false }
    self.mayHaveFreeRoom = mayHaveFreeRoom
    placed = first..<last
    firstSection = structure.section(at: first)
    for section in firstSection...structure.section(at: last - 1) {
      guard let block = restoredBlock(section, from: &reader) else { return false }
      blocks.append(block)
      lengths.insert(measured: .zero, at: blocks.count - 1)
    }
    guard reader.count == 0 else { return false }
    for block in 0..<blocks.count {
      guard length(ofBlock: block) >= .zero else { return false }
      remeasure(block: block)
    }
    guard lengths.total <= .maximum else { return false }
    firm = firstFirm..<lastFirm
    didChange()
    return true
  }

  /// Gives elements the estimates that an arrangement placed them by. Those measured since are asked again: they are not as
  /// long as their lines and lanes were then. O(elements of the range).
  private mutating func forgetSizes(of range: Range<Int>, but known: Set<Int>) {
    for index in range
    where !known.contains(index) && (rules.isSelfSized || !structure.path(at: index).isItem) {
      guard sizes.mains.isMeasured(at: index) || !countsAsEstimated(index) else { continue }
      reveal(index)
      sizes.mains.setNeedsMeasure(at: index)
    }
  }

  private func countsAsEstimated(_ index: Int) -> Bool {
    (sizes.main(at: index), sizes.cross(at: index)) == estimate(at: index)
  }

  /// Saves the former sizes of elements that need a new measurement: these elements are placed with them.
  private func saveFormerSizes(of range: Range<Int>, into values: inout [Int64]) {
    let former = range.filter { !sizes.mains.isMeasured(at: $0) && !countsAsEstimated($0) }
    values.append(Int64(former.count))
    for index in former {
      values += [
        Int64(index), sizes.main(at: index).rawValue, sizes.cross(at: index).rawValue,
      ]
    }
  }

  private mutating func restoreFormerSizes(
    of range: Range<Int>, from reader: inout ArrangementReader
  ) -> Bool {
    guard let count = reader.count(upTo: range.count) else { return false }
    for _ in 0..<count {
      guard let index = reader.count(upTo: range.upperBound), range.contains(index),
        let main = reader.ticks(), let cross = reader.ticks()
      else { return false }
      guard (try? setSize(main, cross: cross, at: index, anchor: anchor ?? index)) != nil else {
        return false
      }
      sizes.mains.setNeedsMeasure(at: index)
    }
    return true
  }

  private mutating func restoredBlock(
    _ section: Int, from reader: inout ArrangementReader
  ) -> Block? {
    let elements = structure.elements(ofSection: section)
    guard let isCut = reader.flag() else { return nil }
    let span = span(ofBlock: section - firstSection)
    guard let items = Items.restored(from: &reader, span, &sizes, rules) else { return nil }
    return Block(
      items: items, hasHeader: placed.contains(elements.lowerBound),
      hasFooter: placed.contains(elements.upperBound - 1), isCut: isCut)
  }

  private func length(ofBlock block: Int) -> Ticks {
    let borders = borders(ofBlock: block)
    return borders.bottom - borders.top
  }
}
