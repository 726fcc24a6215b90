extension ExtentIndex {
  /// The neighbors of an element that are like it, with it, where it was never measured and counts with
  /// the estimate of items alone; `nil` where it was or does not. O(log count).
  ///
  /// As many of them as come or go, it does not matter where among them.
  func itemsAlike(around index: Int) -> Range<Int>? {
    guard index >= 0, index < count else { return nil }
    let place = tree.place(ofElement: index, estimates)
    let entry = place.entry
    guard entry.child == ExtentEntry.unmeasuredRun, entry.items == entry.count,
      entry.headers == 0, entry.fixed == 0
    else { return nil }
    return place.first..<place.first + entry.count
  }
}
