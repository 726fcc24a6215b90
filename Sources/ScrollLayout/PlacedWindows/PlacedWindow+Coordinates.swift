import ScrollPrimitives

extension PlacedWindow {
  /// Where an element that is not placed would start by the estimates alone.
  mutating func estimatedStart(of index: Int) -> Ticks {
    Ticks(rawValue: sizes.shares.offset(of: index).rawValue / rules.unit)
  }

  /// Brings the coordinates up to date, and says that places may have changed.
  mutating func didChange() {
    version += 1
    locate()
  }

  /// Positions the placed window, and the previous one, in content coordinates: placed elements count with their length, all
  /// others with estimates.
  mutating func locate() {
    let all = estimatedStart(of: structure.elementCount)
    guard !isEmpty else {
      contentExtent = all
      return
    }
    origin = estimatedStart(of: placed.lowerBound)
    contentExtent = end + all - estimatedStart(of: placed.upperBound)
    guard let other = left else {
      contentExtent = contentExtent + surplusOfLastLane()
      return
    }
    guard !other.placed.overlaps(placed) else {
      left = nil
      contentExtent = contentExtent + surplusOfLastLane()
      return
    }
    let start = estimatedStart(of: other.placed.lowerBound)
    let surplus = start + other.lengths.total - estimatedStart(of: other.placed.upperBound)
    contentExtent = contentExtent + surplus
    if other.placed.lowerBound < placed.lowerBound {
      left?.origin = start
      origin = origin + surplus
    } else {
      let shift = end - estimatedStart(of: placed.upperBound)
      left?.origin = start + shift
    }
    contentExtent = contentExtent + surplusOfLastLane()
  }

  /// By how much the longest lane of the last section placed exceeds the estimated end of the section: the content is
  /// at least that much longer, for any sizes of its items.
  mutating func surplusOfLastLane() -> Ticks {
    if let left, left.placed.lowerBound > placed.lowerBound {
      exchange()
      defer { exchange() }
      return surplusOfLastLane()
    }
    let last = blocks.count - 1
    guard last >= 0, !blocks[last].hasFooter else { return .zero }
    let footer = structure.elements(ofSection: firstSection + last).upperBound - 1
    let rest = estimatedStart(of: footer) - estimatedStart(of: placed.upperBound)
    let back = blocks[last].items.back
    return max(.zero, back.greatest - back.mean - rest)
  }

  /// Goes over to the placed window that was left, and leaves this one. Nothing moves.
  mutating func exchange() {
    guard var part = left else { return }
    swap(&part.blocks, &blocks)
    swap(&part.lengths, &lengths)
    swap(&part.placed, &placed)
    swap(&part.firstSection, &firstSection)
    swap(&part.origin, &origin)
    left = part
  }

  /// Where an element's room in the row begins, in content coordinates; `index` may be the number of
  /// elements. For an element inside a section it is an estimate.
  mutating func rowStart(of index: Int) -> Ticks {
    guard !isEmpty else { return estimatedStart(of: index) }
    if index == placed.lowerBound { return origin }
    if placed.contains(index) {
      return origin + lengths.offset(of: structure.section(at: index) - firstSection)
    }
    if left?.placed.contains(index) == true {
      exchange()
      defer { exchange() }
      return rowStart(of: index)
    }
    guard let before = part(before: { $0.upperBound <= index }) else {
      return estimatedStart(of: index)
    }
    return before.end + estimatedStart(of: index) - estimatedStart(of: before.last)
  }

  /// The element that covers a position by the estimates, or the nearest one; the position lies outside of the placed
  /// elements.
  ///
  /// - Precondition: there are elements.
  mutating func estimatedElement(at place: Ticks) -> Int {
    var place = place
    if !isEmpty, let before = part(endingBefore: place) {
      place = place - before.end + estimatedStart(of: before.last)
    }
    let (share, overflow) = place.rawValue.multipliedReportingOverflow(by: rules.unit)
    let last = Ticks(rawValue: sizes.shares.total.rawValue - 1)
    guard last >= .zero else { return 0 }
    let inside = overflow ? (place < .zero ? .zero : last) : Ticks(rawValue: share)
    return sizes.shares.index(at: min(max(inside, .zero), last)) ?? 0
  }

  /// Where the last placed window whose elements are all said to lie before ends, and the element behind it.
  private func part(before isBefore: (Range<Int>) -> Bool) -> (end: Ticks, last: Int)? {
    let here = isBefore(placed) ? (end: end, last: placed.upperBound) : nil
    guard let left, isBefore(left.placed), left.placed.upperBound > here?.last ?? 0 else {
      return here
    }
    return (left.end, left.placed.upperBound)
  }

  private func part(endingBefore place: Ticks) -> (end: Ticks, last: Int)? {
    let here = end <= place ? (end: end, last: placed.upperBound) : nil
    guard let left, left.end <= place, left.placed.upperBound > here?.last ?? 0 else { return here }
    return (left.end, left.placed.upperBound)
  }
}
