package import ScrollScenario

/// One scenario in many cases, each with other values.
///
/// ```swift
/// let sweep = try Sweep([.init("reuse.pool=0,2,4,8"), .init("refresh_rate=60,120")])
/// let result = try sweep.run(path: "feed.yaml", jobs: 2)
/// print(result.text([.cellsCreated, .hitchRatio]))
/// ```
package struct Sweep: Equatable, Sendable {
  /// The most cases of one sweep.
  package static let caseLimit = 10_000

  /// How values of several parameters come together.
  package enum Arrangement: String, CaseIterable, Sendable {
    /// Each with each; the last parameter changes first.
    case grid
    /// The first with the first, the second with the second.
    case list
  }

  package let parameters: [SweepParameter]
  /// What each case sets, in the order of the parameters.
  package let cases: [[ScenarioSetting]]

  /// - Parameters:
  ///   - parameters: the keys that are changed, with their values.
  ///   - arrangement: how their values come together.
  /// - Throws: when nothing is changed, a key is changed twice, there are too many cases, or the numbers of
  ///   values that go side by side differ.
  package init(
    _ parameters: [SweepParameter], arrangement: Arrangement = .grid
  ) throws(SweepError) {
    guard let first = parameters.first else { throw .noParameters }
    for (index, parameter) in parameters.enumerated() {
      guard !parameters[..<index].contains(where: { $0.key == parameter.key }) else {
        throw .repeatedKey(parameter.key)
      }
      guard !parameter.values.isEmpty else {
        throw .badParameter(parameter.key, problem: "has no values")
      }
    }
    self.parameters = parameters
    switch arrangement {
    case .list:
      for other in parameters where other.values.count != first.values.count {
        throw .differentCounts(first.key, first.values.count, other.key, other.values.count)
      }
      guard first.values.count <= Self.caseLimit else { throw .tooManyCases }
      cases = first.values.indices.map { index in
        parameters.map { ScenarioSetting(key: $0.key, value: $0.values[index]) }
      }
    case .grid:
      var cases: [[ScenarioSetting]] = [[]]
      for parameter in parameters {
        guard cases.count * parameter.values.count <= Self.caseLimit else { throw .tooManyCases }
        cases = cases.flatMap { settings in
          parameter.values.map { settings + [ScenarioSetting(key: parameter.key, value: $0)] }
        }
      }
      self.cases = cases
    }
  }
}
