#if CLI
  /// Reads scenario files: YAML of format version 1.
  ///
  /// Reading is strict. An unknown key, a value of the wrong type or outside its range, and
  /// anything that is not YAML are errors; the first one found is thrown, with its place.
  public enum ScenarioFile {
    /// Reads a file.
    ///
    /// - Parameter path: relative to the working directory; also the name shown in errors and the
    ///   base of the paths inside the scenario.
    public static func read(path: String) throws(ScenarioError) -> LocatedScenario {
      try parse(
        text: SourceText.read(path: path, blame: SourcePlace(file: path)), name: path)
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: the scenario in YAML.
    ///   - name: the path shown in errors; paths inside the scenario are relative to its folder.
    public static func parse(text: String, name: String) throws(ScenarioError) -> LocatedScenario {
      try LocatedScenario(yaml: YAMLDocument.root(text: text, file: name))
    }
  }
#endif
