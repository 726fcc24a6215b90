import ScrollScenario

@testable import ScrollSimulation

/// An outline as a tree of objects: slow, and obvious.
final class OutlineTwin {
  let number: Int
  let path: [Int]
  let children: [OutlineTwin]
  var isExpanded: Bool

  /// The root, which is no item, always expanded. `counts` are as in the source.
  convenience init(_ source: Scenario.OutlineSource) {
    var next = 0
    let shape = OutlineShape(source)
    self.init(number: -1, path: [], source.children[...], shape, &next)
    isExpanded = true
  }

  private init(
    number: Int, path: [Int], _ counts: ArraySlice<Int>, _ shape: OutlineShape, _ next: inout Int
  ) {
    self.number = number
    self.path = path
    isExpanded = number >= 0 && shape.isExpanded(number)
    var children: [OutlineTwin] = []
    for place in 0..<(counts.first ?? 0) {
      let child = next
      next += 1
      children.append(
        OutlineTwin(number: child, path: path + [place], counts.dropFirst(), shape, &next))
    }
    self.children = children
  }

  /// Those under it that are shown, rebuilt.
  var rows: [OutlineTwin] {
    children.flatMap { $0.isExpanded ? [$0] + $0.rows : [$0] }
  }

  /// All under it, shown or not.
  var all: [OutlineTwin] { children.flatMap { [$0] + $0.all } }

  func disclose(_ item: OutlineTwin, _ kind: Scenario.Disclosure.Kind) {
    switch kind {
    case .expand: item.isExpanded = true
    case .collapse: item.isExpanded = false
    case .toggle: item.isExpanded.toggle()
    }
  }
}
