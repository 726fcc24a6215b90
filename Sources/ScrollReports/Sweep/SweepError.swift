package import ScrollScenario
package import ScrollTools
package import Scrollwork

/// Why a sweep cannot be made.
package enum SweepError: Error, Equatable, Sendable {
  /// An invalid parameter, and why.
  case badParameter(String, problem: String)
  /// Nothing is changed.
  case noParameters
  /// A key is changed by two parameters.
  case repeatedKey(String)
  /// Parameters that go side by side have different numbers of values.
  case differentCounts(String, Int, String, Int)
  /// More cases than ``Sweep/caseLimit``.
  case tooManyCases
  /// A scenario is wrong, by itself or with a setting.
  case scenario(ScenarioError)
  /// The engine refused something of a case.
  case engine(CollectionError, at: SourcePlace, settings: [ScenarioSetting])
}

extension SweepError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .badParameter(let text, let problem): "'\(text)': \(problem)"
    case .noParameters: "a sweep needs a setting to vary: add '--set KEY=VALUES'"
    case .repeatedKey(let key): "'\(key)' is set twice"
    case .differentCounts(let first, let count, let second, let other):
      "side by side, '\(first)' has \(count) values and '\(second)' \(other)"
    case .tooManyCases: "there are more than \(Sweep.caseLimit) cases"
    case .scenario(let error): error.description
    case .engine(let error, _, let settings):
      "with \(settings.map(\.description).joined(separator: ", ")): \(error.code): \(error)"
    }
  }
}
