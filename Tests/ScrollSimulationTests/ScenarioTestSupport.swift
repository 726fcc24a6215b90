#if CLI
  import Foundation
  import ScrollScenario
  import ScrollSimulation

  /// A text with at most one `»`, which says where an error is expected.
  struct MarkedText {
    var text: String
    var line = 0
    var column = 0

    init(_ marked: String) {
      let scalars = Array(marked.unicodeScalars)
      text = String(String.UnicodeScalarView(scalars.filter { $0 != "»" }))
      guard let mark = scalars.firstIndex(of: "»") else { return }
      let lines = scalars[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
      line = lines.count
      column = (lines.last?.count ?? 0) + 1
    }
  }

  /// The error of a throwing expression, or `nil` when it throws none.
  func scenarioError<Value>(_ body: () throws(ScenarioError) -> Value) -> ScenarioError? {
    do throws(ScenarioError) {
      _ = try body()
      return nil
    } catch {
      return error
    }
  }

  /// The path of a fixture.
  func scenarioPath(_ name: String) -> String {
    (Bundle.module.resourcePath ?? ".") + "/Scenarios/" + name
  }

  func scenarioText(_ name: String) throws -> String {
    try String(contentsOfFile: scenarioPath(name), encoding: .utf8)
  }

  /// A folder with the given files, removed after `body`.
  func withFiles<Value>(
    _ files: [String: String], _ body: (_ folder: String) throws -> Value
  ) throws -> Value {
    let folder = NSTemporaryDirectory() + "scenario-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    return try body(folder)
  }
#endif
