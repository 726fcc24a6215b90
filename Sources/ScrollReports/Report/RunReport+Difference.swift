package import ScrollSimulation

extension RunReport {
  /// The first line in which two texts of a run differ, as a sentence; `nil` when they are the same bytes.
  ///
  /// - Parameters:
  ///   - first: what one run wrote.
  ///   - second: what another one wrote.
  package static func difference(_ first: String, _ second: String) -> String? {
    // By bytes: two texts may be equal and not have the same.
    guard !first.utf8.elementsEqual(second.utf8) else { return nil }
    let before = first.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let after = second.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    for line in 0..<min(before.count, after.count) where !before[line].elementsEqual(after[line]) {
      return
        "line \(line + 1) is '\(Substring(before[line]))' once and '\(Substring(after[line]))' "
        + "the other time"
    }
    return "one has \(before.count) lines and the other one \(after.count)"
  }
}
