/// A value of a scenario that is to be other than its file says.
public struct ScenarioSetting: Hashable, Sendable {
  /// Where it stands: keys, and places in lists from 0, with dots between them: `reuse.pool`,
  /// `script.0.fling.velocity`.
  package var key: String
  /// The value as the file would have it: `4`, `android`, `{uniform: [20, 60]}`.
  package var value: String

  /// Creates a setting from its key and its value.
  ///
  /// - Parameters:
  ///   - key: where it stands.
  ///   - value: as YAML.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }

  /// Reads `reuse.pool=4`; `nil` for a text without a key or without `=`.
  ///
  /// - Parameter text: the key, `=`, and the value.
  public init?(_ text: String) {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return nil }
    key = String(text[..<sign])
    value = String(text[text.index(after: sign)...])
  }
}

extension ScenarioSetting: CustomStringConvertible {
  /// `reuse.pool=4`.
  public var description: String { "\(key)=\(value)" }
}
