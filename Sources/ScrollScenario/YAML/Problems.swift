/// What is wrong with a scenario, each problem once, in the order in which they were found.
final class Problems {
  private(set) var all: [ScenarioError] = []
  private var known: Set<ScenarioError> = []

  var count: Int { all.count }
  var last: ScenarioError? { all.last }

  func note(_ problem: ScenarioError) {
    if known.insert(problem).inserted { all.append(problem) }
  }
}
