import Scrollwork

/// All sequences of a few operations on a few rows of one layout, from each phase and each order of their
/// heights at once, level by level. States that look alike are gone on from once.
struct PromiseSpace {
  var kind: PromiseLayout.Kind
  /// Which heights the first row has, one after the other.
  var rotations: Range<Int>
  var ignored: Set<PromiseProblem.Kind> = []

  /// What leads to a state.
  private struct Path {
    var phase: ScrollPhase
    var rotation: Int
    var operations: [PromiseOperation] = []
  }

  static let mostRows = 4

  static let operations: [PromiseOperation] = [
    .insert(at: 0, count: 1, animated: false), .insert(at: 1, count: 1, animated: true),
    .delete(at: 0, count: 1, animated: false), .delete(at: 1, count: 1, animated: true),
    .replace(at: 0, count: 1, animated: false), .replace(at: 1, count: 1, animated: false),
    .resize(at: 0, count: 1), .resize(at: 1, count: 1), .reloadAll(change: 0),
    .setLayout(0, variant: 0, animated: false), .viewport(17), .setOffset(by: 37, animated: false),
    .setOffset(by: -400, animated: false), .frames(1, milliseconds: 16),
  ]

  struct Result {
    var states = 0
    var transitions = 0
    var failures: [PromiseFuzz.Failure] = []
  }

  private func setup(_ rotation: Int) -> PromiseSetup {
    let isTable = kind == .table
    return PromiseSetup(
      layout: PromiseLayout(kind: kind), palette: PromisePalette(kind: .four, rotation: rotation),
      counts: isTable
        ? Array(repeating: PromiseLayout.tableColumns, count: Self.mostRows) : [Self.mostRows],
      main: 168, cross: 144)
  }

  func explore(depth: Int) -> Result {
    var result = Result()
    var seen: Set<Int> = []
    var frontier = ScrollPhase.allCases.flatMap { phase in
      rotations.map { Path(phase: phase, rotation: $0) }
    }
    for _ in 0..<depth {
      var next: [Path] = []
      for path in frontier {
        for operation in Self.operations {
          var longer = path
          // Another layout is one that is not there already.
          let isSame = operation.name == "setLayout" && kind == .list
          longer.operations.append(isSame ? .setLayout(1, variant: 0, animated: false) : operation)
          result.transitions += 1
          switch state(after: longer) {
          case .failure(let failure): result.failures.append(failure)
          case .success(let hash?) where seen.insert(hash).inserted: next.append(longer)
          case .success: break
          }
        }
      }
      result.states += next.count
      frontier = next
    }
    return result
  }

  /// What a sequence leads to; `nil` where it would need more rows than there may be.
  private func state(after path: Path) -> Swift.Result<Int?, PromiseFuzz.Failure> {
    let operations = PromiseFuzz.lead(to: path.phase) + path.operations
    let setup = setup(path.rotation)
    func failure(_ done: Int, _ problem: PromiseProblem) -> PromiseFuzz.Failure {
      PromiseFuzz.Failure(
        seed: 0, setup: setup, operations: Array(operations.prefix(done)), problem: problem,
        layout: kind)
    }
    do {
      let stage = try setup.stage()
      var problems = try stage.step(0).filter { !ignored.contains($0.kind) }
      if let problem = problems.first { return .failure(failure(0, problem)) }
      for (number, operation) in operations.enumerated() {
        if operation.name == "insert" {
          let rows = kind == .table ? stage.model.sections.count : stage.model.itemCount
          if rows >= Self.mostRows { return .success(nil) }
        }
        problems = try stage.perform(operation).filter { !ignored.contains($0.kind) }
        if let problem = problems.first { return .failure(failure(number + 1, problem)) }
      }
      return .success(Self.hash(stage))
    } catch {
      return .failure(failure(operations.count, PromiseProblem(.refusal, "\(error)")))
    }
  }

  /// A number for what can be seen of a view and its items.
  private static func hash(_ stage: PromiseStage) -> Int {
    var hasher = Hasher()
    guard let scene = stage.scene else { return 0 }
    var names: [PromiseModel.Key: Int] = [:]
    for section in scene.sections {
      hasher.combine(section.items.count)
      for id in section.items {
        names[.item(id)] = names.count
        hasher.combine(stage.model.extent(.item(id), cross: 60))
      }
    }
    for shown in scene.shown {
      hasher.combine(names[shown.key] ?? -1)
      hasher.combine(shown.start)
      hasher.combine(shown.extent)
      hasher.combine(shown.crossStart)
      hasher.combine(shown.isDisplaced)
    }
    hasher.combine(scene.offset)
    hasher.combine(scene.minimum)
    hasher.combine(scene.maximum)
    hasher.combine(scene.phase)
    hasher.combine(scene.velocity)
    hasher.combine(scene.length)
    hasher.combine(stage.layout.kind)
    hasher.combine(stage.view.measuredCount)
    hasher.combine(stage.transitionEnd > stage.time ? stage.transitionEnd - stage.time : 0)
    return hasher.finalize()
  }
}
