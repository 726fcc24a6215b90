/// A layout that is informed of the elements that each frame shows: these stay where they are, whatever is measured
/// from then on.
package protocol ShownKeeping {
  /// Notes which elements a frame shows, from the first to the last. O(1).
  mutating func settle(_ shown: Range<Int>)
  /// Notes the element that others move against until sizes are taken again. O(1).
  mutating func hold(_ anchor: Int)
  /// From now on, places elements that were released only for a window, and not for a question about one of them. Returns
  /// whether there are any. O(1).
  mutating func leaveLoose() -> Bool
}

/// Items in lanes that were placed by estimates: once a size before them is known they are placed again, so that each
/// lies in the lane with the most room by true sizes. Visible items keep their lane.
extension PlacedWindow {
  /// Notes what a frame shows. What else is placed may be placed otherwise from then on. O(1).
  mutating func settle(_ shown: Range<Int>) {
    let isBeside = firm.lowerBound <= shown.upperBound && shown.lowerBound <= firm.upperBound
    firm =
      isBeside && !firm.isEmpty && !shown.isEmpty
      ? min(firm.lowerBound, shown.lowerBound)..<max(firm.upperBound, shown.upperBound) : shown
    self.shown = shown
    loose = 0..<0
    if !kept.isEmpty { kept = [] }
  }

  /// Forgets the places of items that lie further out than one that was measured, and were not shown.
  ///
  /// - Parameter isUpward: whether the item lies before the element that sizes are taken against.
  mutating func loosen(beyond index: Int, isUpward: Bool) {
    guard rules.placesAgain, placed.contains(index) else { return }
    let firm = firm(around: index).clamped(to: placed)
    if isUpward {
      let first = firm.isEmpty ? index : min(index, firm.lowerBound)
      let dropped = first - placed.lowerBound
      guard dropped > 0 else { return }
      keep(from: first)
      // So that coordinates follow placed elements and not estimates, as far as that costs little.
      let most = min(dropped, LayoutContext.nearbyElements)
      while first - placed.lowerBound < most, growBackward() {}
    } else {
      guard let end = itemBehindShown(and: index) else { return }
      loose = end..<max(placed.upperBound, loose.upperBound)
      keep(upTo: end)
    }
  }

  /// Forgets the places of the items that follow both those that were shown and an anchor, in the anchor's section. The
  /// items that chose their lanes are gone.
  mutating func loosenBehindShown(anchor: Int?) {
    guard rules.placesAgain, let anchor, placed.contains(anchor),
      let end = itemBehindShown(and: anchor),
      structure.section(at: end) == structure.section(at: anchor)
    else { return }
    keep(upTo: end)
  }

  /// The element that follows those that were shown, and another one as well; `nil` when none is placed there, or it is
  /// no item.
  private func itemBehindShown(and index: Int) -> Int? {
    let firm = firm(around: index).clamped(to: placed)
    let end = firm.isEmpty ? index + 1 : max(index + 1, firm.upperBound)
    return end < placed.upperBound && structure.path(at: end).isItem ? end : nil
  }

  /// Forgets which elements were released in this frame. Returns whether there were any.
  mutating func leaveLoose() -> Bool {
    guard !loose.isEmpty else { return false }
    loose = 0..<0
    return true
  }

  /// Places an element again that was released in this frame.
  mutating func placeLoose(_ index: Int) {
    guard loose.contains(index), !isEmpty, index >= placed.upperBound else { return }
    while placed.upperBound <= index, growForward() {}
    didChange()
  }
}
