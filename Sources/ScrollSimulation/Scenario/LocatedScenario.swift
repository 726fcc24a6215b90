/// A scenario and where its parts stand, so that an error found later can still point at a line.
public struct LocatedScenario: Equatable, Sendable {
  public var scenario: Scenario
  public var places: Places

  public init(_ scenario: Scenario, places: Places) {
    self.scenario = scenario
    self.places = places
  }

  /// Where the values stand that only the loaded data can prove wrong.
  public struct Places: Equatable, Sendable {
    /// The path of the scenario file; paths inside the scenario are relative to its folder.
    public var file: String
    /// The keys of `data`: `csv`, `section`, `title`, `text`. Each is the place of its value.
    public var data: [String: SourcePlace]
    /// One place for each entry of the script.
    public var entries: [SourcePlace]

    /// Places for a scenario written in Swift; `file` is then only the base of relative paths and
    /// the name shown in errors.
    public init(file: String, data: [String: SourcePlace] = [:], entries: [SourcePlace] = []) {
      self.file = file
      self.data = data
      self.entries = entries
    }

    /// The place of a key of `data`, or the start of the file when it is not known.
    public func data(_ key: String) -> SourcePlace {
      data[key] ?? SourcePlace(file: file)
    }

    /// The place of an entry of the script, or the start of the file when it is not known.
    public func entry(_ index: Int) -> SourcePlace {
      entries.indices.contains(index) ? entries[index] : SourcePlace(file: file)
    }
  }
}
