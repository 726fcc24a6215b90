#if CLI
  import Foundation
  import ScrollTools

  /// Which file a word on the command line names.
  enum ScenarioPath {
    /// The path of a scenario: the one that was given, or that of the scenario of this name that comes with the package
    /// where no such file is there.
    ///
    /// - Parameters:
    ///   - given: a path, or a name such as `feed`.
    ///   - note: called with the file that a name stands for.
    /// - Throws: when neither is there, with the nearest name.
    static func resolve(_ given: String, note: (SafeText) -> Void) throws(Failure) -> String {
      guard !given.contains("/"), !given.isEmpty, !FileManager.default.fileExists(atPath: given),
        let folder = try? ShippedScenarios.folder()
      else { return given }
      let names = ShippedScenarios.names(in: folder)
      let name = given.hasSuffix(".yaml") ? String(given.dropLast(5)) : given
      guard names.contains(name) else {
        let stem = given.lastIndex(of: ".").map { String(given[..<$0]) } ?? given
        let hint = Suggestion.phrase(for: stem, among: names)
        let list = hint.isEmpty ? "; 'scrollsim scenarios list' prints those that there are" : hint
        throw .badInput(
          """
          \(given):1:1: error: the file '\(given)' is not there, and no scenario of this name comes with the \
          package\(list)
          """)
      }
      let path = shortened("\(folder)/\(name).yaml")
      note("\(given): is \(path), which comes with the package")
      return path
    }

    /// A path relative to the working directory where it lies below it.
    private static func shortened(_ path: String) -> String {
      let here = FileManager.default.currentDirectoryPath
      return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
    }
  }
#endif
