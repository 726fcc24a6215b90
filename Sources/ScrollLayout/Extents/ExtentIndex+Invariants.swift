extension ExtentIndex {
  /// What is broken in the index, one sentence each; empty when it is sound. O(count), and nothing is
  /// changed. For tests and debug builds.
  func checkInvariants() -> [String] {
    var (broken, found) = tree.checkInvariants()
    func require(_ holds: Bool, _ sentence: @autoclosure () -> String) {
      if !holds { broken.append(sentence()) }
    }
    require(found.sum.count == count, "count is \(count), the tree holds \(found.sum.count)")
    let extent = estimates.extent(
      fixed: found.sum.fixed, items: found.sum.items, headers: found.sum.headers)
    require(extent == total.rawValue, "total is \(total.rawValue), the tree holds \(extent)")
    require(total <= .maximum, "total is beyond Ticks.maximum")
    require(
      found.measured == measuredCount, "measuredCount is \(measuredCount), not \(found.measured)")
    guard finger.count > 0 else {
      require(finger == ExtentFinger(), "an empty finger is not at the start")
      return broken
    }
    guard broken.isEmpty, (0..<count).contains(finger.first) else {
      return broken + ["the finger names element \(finger.first) of \(count)"]
    }
    let place = tree.place(ofElement: finger.first, estimates)
    require(ExtentFinger(place, estimates) == finger, "the finger is not where its leaf is")
    return broken
  }
}
