/// A function with what it called, as stacks that begin with one function: what a flame graph shows.
///
/// Where callgrind kept functions apart by their callers the stacks are those of the run. Where it did not,
/// a function's instructions and those of its callees are split over its callers by what it took for
/// each. A call from within itself is part of the outermost one.
public struct FlameTree: Equatable, Sendable {
  public var name: String
  public var part: FlamePart
  /// Instructions, with those of callees.
  public var cost: Double
  /// Instructions without those of callees.
  public var own: Double
  /// Instructions of callees too small to be distinguished.
  public var small = 0.0
  /// The largest first.
  public var callees: [FlameTree] = []

  /// Frames deeper than this are part of what called them.
  private static let depth = 200

  /// The stacks that begin with the function of a name; `nil` if there is no such function, or it took nothing.
  ///
  /// - Parameters:
  ///   - least: the share of the whole below which callees are not distinguished.
  ///   - folds: names of functions that are part of what called them.
  public init?(
    _ graph: CallGraph, root: String, least: Double,
    folding folds: @escaping (String) -> Bool = { FlameName.isGlue($0) }
  ) {
    guard let number = graph.root(root), graph.cost(of: number) > 0 else { return nil }
    let total = Double(graph.cost(of: number))
    let unfolding = Unfolding(graph: graph, least: total * least, folds: folds)
    var path = Set<Int>()
    self = unfolding.tree(number, total, .benchmark, &path)
  }

  private init(name: String, part: FlamePart, cost: Double, own: Double) {
    (self.name, self.part, self.cost, self.own) = (name, part, cost, own)
  }

  /// Goes from callers to callees.
  private struct Unfolding {
    var graph: CallGraph
    var least: Double
    var folds: (String) -> Bool

    /// - Parameters:
    ///   - cost: the part of the function's instructions that are its caller's.
    ///   - path: those that are being called.
    func tree(
      _ function: Int, _ cost: Double, _ caller: FlamePart, _ path: inout Set<Int>
    ) -> FlameTree {
      let told = graph.functions[function]
      let part = FlamePart(of: told) ?? caller
      var tree = FlameTree(name: told.name, part: part, cost: cost, own: 0)
      let isOpen = path.count < FlameTree.depth
      path.insert(function)
      defer { path.remove(function) }
      let calls = graph.calls[function].filter { !path.contains($0.callee) }
      let all = Double(calls.reduce(graph.own[function]) { $0 + $1.cost })
      let share = all > 0 ? cost / all : 0
      tree.own = all > 0 ? Double(graph.own[function]) * share : cost
      for call in calls where call.cost > 0 {
        let cost = Double(call.cost) * share
        guard isOpen else {
          tree.own += cost
          continue
        }
        guard cost >= least else {
          tree.small += cost
          continue
        }
        let callee = self.tree(call.callee, cost, part, &path)
        if folds(callee.name) {
          tree.own += callee.own
          tree.small += callee.small
          tree.callees += callee.callees
        } else {
          tree.callees.append(callee)
        }
      }
      tree.callees.sort { ($1.cost, $0.name) < ($0.cost, $1.name) }
      return tree
    }
  }
}
