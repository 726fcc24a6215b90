import Scrollwork

/// Which operations were done in which phase of which layout.
struct PromiseCoverage {
  struct Case: Hashable {
    var phase: ScrollPhase
    var operation: String
    var layout: PromiseLayout.Kind
  }

  var counts: [Case: Int] = [:]

  mutating func count(_ stage: PromiseStage, _ operation: PromiseOperation) {
    let phase = operation.settlesFirst ? .idle : stage.view.phase
    counts[Case(phase: phase, operation: operation.name, layout: stage.layout.kind), default: 0] +=
      1
  }

  mutating func add(_ other: PromiseCoverage) { counts.merge(other.counts, uniquingKeysWith: +) }

  /// All pairs that can be.
  static var legal: [Case] {
    PromiseLayout.Kind.allCases.flatMap { layout in
      PromiseOperation.samples.flatMap { sample in
        ScrollPhase.allCases.filter { sample.isLegal($0, layout) }
          .map { Case(phase: $0, operation: sample.name, layout: layout) }
      }
    }
  }

  var missing: [Case] { Self.legal.filter { counts[$0] == nil } }

  /// A table of the phases of each operation, over all layouts.
  var description: String {
    var text = ""
    for sample in PromiseOperation.samples {
      let row = ScrollPhase.allCases.map { phase in
        let met = PromiseLayout.Kind.allCases.filter {
          (counts[Case(phase: phase, operation: sample.name, layout: $0)] ?? 0) > 0
        }.count
        let all = PromiseLayout.Kind.allCases.filter { sample.isLegal(phase, $0) }.count
        return all == 0 ? "\(phase) -" : "\(phase) \(met)/\(all)"
      }
      text += "  \(sample.name): \(row.joined(separator: ", "))\n"
    }
    return text
  }
}

extension PromiseOperation {
  /// Whether what is on its way comes to its end before the operation.
  var settlesFirst: Bool {
    switch self {
    case .toTop, .toEnd, .restore, .thereAndBack: true
    default: false
    }
  }

  func isLegal(_ phase: ScrollPhase, _ layout: PromiseLayout.Kind) -> Bool {
    let isHeld = phase == .tracking || phase == .dragging
    return switch self {
    case .toTop, .toEnd, .restore, .thereAndBack: phase == .idle
    case .down: !isHeld
    case .drag, .lift: isHeld
    case .batch, .empty: layout != .table
    default: true
    }
  }

  /// One of each, by which the operations are counted.
  static let samples: [PromiseOperation] = [
    .frames(2, milliseconds: 16), .insert(at: 1, count: 2, animated: false),
    .delete(at: 1, count: 2, animated: false), .move(at: 1, by: 3, animated: false),
    .replace(at: 0, count: 1, animated: false), .resize(at: 1, count: 1),
    .reload(at: 1, resizes: true), .reconfigure(at: 1), .reloadAll(change: 0),
    .batch(seed: 1, animated: false), .insertSection(at: 0, count: 3, animated: false),
    .deleteSection(at: 0, animated: false), .moveSection(at: 0, by: 1, animated: false),
    .setLayout(1, variant: 0, animated: false), .viewport(1), .insets(1), .setting(.night),
    .scrollToItem(at: 5, .top, animated: false), .setOffset(by: 60, animated: false), .fling(900),
    .down, .drag(-30), .lift, .wheel(15), .followEnd, .restore, .toTop, .toEnd, .empty(refill: 9),
    .thereAndBack(21, frames: 3),
  ]
}
