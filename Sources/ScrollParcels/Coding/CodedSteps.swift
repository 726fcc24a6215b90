/// Which key or place leads from each depth to the next, while a value is encoded or decoded.
struct CodedSteps {
  enum Step {
    case name(Int)
    case place(Int)
    case none
  }

  private var steps: [Step] = []
  /// The depth of the value that was begun last.
  private(set) var depth = 0

  /// Notes the last step to a value at a depth.
  mutating func note(_ step: Step, _ depth: Int) {
    self.depth = depth
    while steps.count <= depth { steps.append(.none) }
    steps[depth] = step
  }

  /// The keys to a value at a depth; names by number, from 1.
  func path(to depth: Int, names: [String]) -> [any CodingKey] {
    steps.prefix(depth + 1).compactMap { step in
      switch step {
      case .name(let number):
        names.indices.contains(number - 1) ? CodedKey(stringValue: names[number - 1]) : nil
      case .place(let place): CodedKey(intValue: place)
      case .none: nil
      }
    }
  }
}
