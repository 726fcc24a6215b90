#if CLI
  import ScrollTools

  /// Reads scenario files: YAML of format version 1.
  ///
  /// Reading is strict. An unknown key, a value of the wrong type or outside its range, and
  /// anything that is not YAML are errors; the first one in the order of the files is thrown, with its place. What a file
  /// includes is read with it; an error in there names that file.
  public enum ScenarioFile {
    /// Reads a file with one case, or one case of it.
    ///
    /// - Parameters:
    ///   - path: relative to the working directory; also the name shown in errors and the
    ///     base of the paths inside the scenario.
    ///   - variables: values that take the place of those the file has for its variables, each in YAML: `120`,
    ///     `ios`, `{width: 320, height: 568}`. A variable of the matrix has no other value then.
    ///   - name: the case to read, as `feed[rate=60,width=320]` or `[rate=60,width=320]`; `nil` for the only one.
    ///   - settings: other values than the file has; later ones win. Keys that are not in the file are added.
    /// - Throws: the first problem of the file as it is; then that of a setting, at its key. At `variables` for a variable that it does not have, and at
    ///   `matrix` when there are several cases and none is named, or the one that is named is not there.
    public static func read(
      path: String, variables: [String: String] = [:], case name: String? = nil,
      settings: [ScenarioSetting] = []
    ) throws(ScenarioError) -> LocatedScenario {
      let text = try SourceText.read(path: path, blame: SourcePlace(file: path))
      return try with(settings) { settings throws(ScenarioError) in
        try ScenarioTree(text: text, name: path, overrides: variables, settings: settings)
          .scenario(named: name)
      }
    }

    /// Reads all cases of a file: one for each combination of the values in its `matrix`, in the order of the
    /// file, the last variable changing first; one without a matrix. At most 1,000.
    ///
    /// - Parameters:
    ///   - path: as in ``read(path:variables:case:settings:)``.
    ///   - variables: as in ``read(path:variables:case:settings:)``.
    ///   - settings: as in ``read(path:variables:case:settings:)``.
    public static func cases(
      path: String, variables: [String: String] = [:], settings: [ScenarioSetting] = []
    ) throws(ScenarioError) -> [LocatedScenario] {
      let text = try SourceText.read(path: path, blame: SourcePlace(file: path))
      return try with(settings) { settings throws(ScenarioError) in
        try all(ScenarioTree(text: text, name: path, overrides: variables, settings: settings))
      }
    }

    /// Reads a text with one case.
    ///
    /// - Parameters:
    ///   - text: the scenario in YAML.
    ///   - name: the path shown in errors; paths inside the scenario are relative to its folder.
    ///   - variables: as in ``read(path:variables:case:settings:)``.
    ///   - settings: as in ``read(path:variables:case:settings:)``.
    public static func parse(
      text: String, name: String, variables: [String: String] = [:],
      settings: [ScenarioSetting] = []
    ) throws(ScenarioError) -> LocatedScenario {
      try with(settings) { settings throws(ScenarioError) in
        try ScenarioTree(text: text, name: name, overrides: variables, settings: settings)
          .scenario(named: nil)
      }
    }

    /// Reads all cases of a text.
    ///
    /// - Parameters:
    ///   - text: the scenario in YAML.
    ///   - name: the path shown in errors; paths inside the scenario are relative to its folder.
    ///   - variables: as in ``read(path:variables:case:settings:)``.
    package static func cases(
      text: String, name: String, variables: [String: String] = [:]
    ) throws(ScenarioError) -> [LocatedScenario] {
      try all(ScenarioTree(text: text, name: name, overrides: variables))
    }

    /// What is read with settings; where that fails and the file alone is right, the error names them.
    private static func with<Read>(
      _ settings: [ScenarioSetting], _ read: ([ScenarioSetting]) throws(ScenarioError) -> Read
    ) throws(ScenarioError) -> Read {
      do throws(ScenarioError) {
        return try read(settings)
      } catch {
        guard !settings.isEmpty else { throw error }
        _ = try read([])
        let names = settings.map(\.description).joined(separator: ", ")
        throw ScenarioError(place: error.place, message: "with \(names): \(error.message)")
      }
    }

    private static func all(_ tree: ScenarioTree) throws(ScenarioError) -> [LocatedScenario] {
      var scenarios: [LocatedScenario] = []
      for wanted in tree.cases { scenarios.append(try tree.scenario(of: wanted)) }
      return scenarios
    }
  }
#endif
