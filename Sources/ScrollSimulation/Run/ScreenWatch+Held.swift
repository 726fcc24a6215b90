import ScrollScenario
import Scrollwork

/// Which elements have to stay, through changes of items and sizes.
extension ScreenWatch {
  /// Whether an element that stays is not on screen, where it belongs.
  func hasLost(
    _ held: Range<Int>, besides seen: [Bool], in frame: Frame, _ change: ScreenChange
  ) -> Bool {
    let length = Ticks(clamping: frame.viewportSize[main: frame.axis])
    return held.contains { slot in
      let element = last[slot]
      guard !seen[slot], mayHold(element), !across.scrolls(element.element),
        element.extent > .zero
      else { return false }
      if case .item(let number) = identities[slot], change.grown.contains(number) { return false }
      // The middle is on screen whatever is rounded at its ends.
      let middle =
        element.start - frame.displacement + Ticks(rawValue: element.extent.rawValue / 2)
      return middle > .zero && middle < length
    }
  }

  /// Which of the elements that were on screen stay where they are, by their slots in `last`.
  ///
  /// Those from the first one that stays, up to the first one behind which something came, went or moved;
  /// of a viewport of another size only the first one. In a layout of lines or lanes what changed on screen moves
  /// those behind it to other lines: where that is before all that stay, only the first one stays, along the axis.
  ///
  /// - Returns: the slots, and whether positions across the axis may be others.
  func held(
    through change: ScreenChange, _ rows: (any ShownRows)?, _ causes: inout Set<MovementCause>
  ) -> (slots: Range<Int>, isReflowed: Bool) {
    guard !change.isEmpty else { return (last.indices, false) }
    var held: Range<Int>?
    var distance: Int?
    var isReflowed = false
    for (slot, element) in last.enumerated() {
      guard mayHold(element) else {
        // What changes among elements on their way may move what is behind them as well.
        guard element.isDisplaced, case .item(let number) = identities[slot] else { continue }
        let way = place(after: change, slot, rows).map { $0 - element.index }
        let isChanged = way == nil || distance != nil && distance != way
        distance = way ?? distance
        if isChanged || change.grown.contains(number) {
          if reflows { isReflowed = true }
          causes.insert(.change)
          break
        }
        continue
      }
      guard let now = place(after: change, slot, rows) else {
        if reflows { isReflowed = true }
        causes.insert(.change)
        if held != nil { break }
        continue
      }
      // How far the row has moved: as far as those before it, or something has changed between them.
      if let distance, distance != now - element.index {
        if reflows { isReflowed = true }
        causes.insert(.change)
        break
      }
      distance = now - element.index
      held = (held?.lowerBound ?? slot)..<slot + 1
      if change.isResized {
        causes.insert(.resize)
        break
      }
      // What grows on screen may move what is behind it, also where it has left the screen since.
      if case .item(let number) = identities[slot], change.grown.contains(number) {
        causes.insert(.change)
        break
      }
      if isReflowed { break }
    }
    if isReflowed { causes.insert(.reflow) }
    return (held ?? 0..<0, isReflowed)
  }

  /// Whether an element may be what the content is held by: one at its own place, which scrolls.
  func mayHold(_ element: VisibleElement) -> Bool { !element.isDisplaced }

  /// Where an element of the last frame lies in the row now; `nil` when it has gone or was moved.
  func place(after change: ScreenChange, _ slot: Int, _ rows: (any ShownRows)?) -> Int? {
    guard let rows else { return last[slot].index }
    switch identities[slot] {
    case .item(let number): if change.moved.contains(number) { return nil }
    case .header(let section), .footer(let section):
      if change.movedSections.contains(section) { return nil }
    }
    return rows.place(of: identities[slot])
  }

  /// How far the end of an element's line moved on its own, where the line begins above the screen and an item of it has
  /// grown: then the line grows upward, and its items go with its beginning. `nil` for any other element.
  func lineDrift(
    _ element: VisibleElement, _ before: VisibleElement, _ frame: Frame, _ change: ScreenChange
  ) -> Ticks? {
    guard hasLines, !change.grown.isEmpty, before.start < .zero else { return nil }
    func line(of element: VisibleElement, in elements: [VisibleElement]) -> [Int] {
      elements.indices.filter { !elements[$0].isDisplaced && elements[$0].start == element.start }
    }
    let (old, new) = (line(of: before, in: last), line(of: element, in: frame.visible))
    func isGrown(_ identity: ElementIdentity) -> Bool {
      if case .item(let number) = identity { change.grown.contains(number) } else { false }
    }
    func end(_ elements: [VisibleElement], _ line: [Int]) -> Ticks? {
      line.map { elements[$0].start + elements[$0].extent }.max()
    }
    guard
      old.contains(where: { isGrown(identities[$0]) })
        || new.contains(where: { isGrown(coming[$0]) }),
      let oldEnd = end(last, old), let newEnd = end(frame.visible, new)
    else {
      return nil
    }
    let drift = newEnd - oldEnd + frame.displacement
    return max(drift, -drift)
  }
}
