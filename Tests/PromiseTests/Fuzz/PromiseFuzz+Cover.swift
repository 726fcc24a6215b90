import Scrollwork

extension PromiseFuzz {
  /// Leads a view into the phase of each pair that was not met, and does the operation there.
  mutating func coverMissing(of kind: PromiseLayout.Kind) -> [Failure] {
    var failures: [Failure] = []
    for missing in coverage.missing where missing.layout == kind {
      guard let sample = PromiseOperation.samples.first(where: { $0.name == missing.operation })
      else { continue }
      let counts =
        kind == .table ? Array(repeating: PromiseLayout.tableColumns, count: 30) : [24, 24]
      let setup = PromiseSetup(
        layout: PromiseLayout(kind: kind), palette: PromisePalette(kind: .even), counts: counts,
        main: 144, cross: 144)
      let operations = Self.lead(to: missing.phase) + [sample, .frames(2, milliseconds: 16)]
      if let (done, problem, layout) = perform(setup, operations) {
        failures.append(
          Failure(
            seed: 0, setup: setup, operations: Array(operations.prefix(done)), problem: problem,
            layout: layout))
      }
    }
    return failures
  }

  /// What leads content that is longer than the viewport from its beginning into a phase.
  static func lead(to phase: ScrollPhase) -> [PromiseOperation] {
    switch phase {
    case .idle: [.setOffset(by: 100, animated: false)]
    case .tracking: [.setOffset(by: 100, animated: false), .down]
    case .dragging: [.setOffset(by: 100, animated: false), .down, .drag(-30), .drag(-20)]
    case .decelerating: [.setOffset(by: 100, animated: false), .fling(900)]
    case .bouncing: [.fling(-2000), .frames(3, milliseconds: 16)]
    case .animating: [.setOffset(by: 100, animated: false), .setOffset(by: 60, animated: true)]
    }
  }
}
