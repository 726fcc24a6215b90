/// Labels one below the other, each as close as may be to what it names.
enum LabelColumn {
  /// Places for labels so that any two are as far apart as `room` and all are inside `bounds`, as long as
  /// there is room for all; else they are spread over it evenly. In the order that was given, and labels
  /// keep the order of what they name.
  static func places(
    _ wanted: [Double], room: Double, bounds: ClosedRange<Double>
  ) -> [Double] {
    guard !wanted.isEmpty else { return [] }
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    let size = bounds.upperBound - bounds.lowerBound
    let room = wanted.count > 1 ? min(room, size / Double(wanted.count - 1)) : room
    // Groups of labels that touch; each lies about the middle of what its labels want.
    var groups: [(sum: Double, count: Int)] = []
    func start(_ group: (sum: Double, count: Int)) -> Double {
      let length = Double(group.count - 1) * room
      let middle = group.sum / Double(group.count)
      return min(max(middle - length / 2, bounds.lowerBound), bounds.upperBound - length)
    }
    for index in order {
      groups.append((wanted[index], 1))
      while groups.count > 1 {
        let (last, before) = (groups[groups.count - 1], groups[groups.count - 2])
        guard start(before) + Double(before.count) * room > start(last) else { break }
        groups.removeLast(2)
        groups.append((before.sum + last.sum, before.count + last.count))
      }
    }
    var places = wanted
    var next = 0
    for group in groups {
      for step in 0..<group.count {
        places[order[next]] = start(group) + Double(step) * room
        next += 1
      }
    }
    return places
  }
}
