package import ScrollTools

/// A scenario and where its parts stand, so that an error found later can still point at a line.
public struct LocatedScenario: Equatable, Sendable {
  /// The scenario.
  public var scenario: Scenario
  package var places: Places
  /// What the variables of a file's matrix are in this scenario, in the order of the matrix; empty without
  /// one.
  package var choices: [Choice] = []
  /// The paths of the scenario file and of all files it includes; empty for a scenario made in Swift.
  package var files: [String] = []

  /// Creates a scenario whose parts stand at places of a file.
  public init(_ scenario: Scenario, places: Places) {
    self.scenario = scenario
    self.places = places
  }

  /// The value that a variable of a matrix has in one case.
  package struct Choice: Equatable, Sendable {
    package var name: String
    /// As it is written, on one line.
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Where the values stand that only the loaded data can prove wrong.
  public struct Places: Equatable, Sendable {
    /// The path of the scenario file; paths inside the scenario are relative to its folder.
    package var file: String
    /// The keys of `data`: `csv`, `section`, `title`, `text`. Each is the place of its value.
    package var data: [String: SourcePlace]
    /// The place of `layout`, where there is one.
    package var layout: SourcePlace?
    /// The place of `viewport`.
    package var viewport: SourcePlace?
    /// The place of `cells`, where there are any.
    package var costs: SourcePlace?
    /// One place for each entry of the script.
    package var entries: [SourcePlace]
    /// The places inside the entries that play recorded gestures, by the number of the entry.
    package var gestures: [Int: GesturePlaces]

    /// Places for a scenario written in Swift.
    ///
    /// - Parameter file: the base of relative paths, and the name shown in errors.
    public init(file: String) { self.init(file: file, data: [:]) }

    package init(
      file: String, data: [String: SourcePlace] = [:], layout: SourcePlace? = nil,
      entries: [SourcePlace] = [], gestures: [Int: GesturePlaces] = [:]
    ) {
      self.file = file
      self.data = data
      self.layout = layout
      self.entries = entries
      self.gestures = gestures
    }

    /// The place of a key of `data`, or the start of the file when it is not known.
    package func data(_ key: String) -> SourcePlace {
      data[key] ?? SourcePlace(file: file)
    }

    /// The place of an entry of the script, or the start of the file when it is not known.
    package func entry(_ index: Int) -> SourcePlace {
      entries.indices.contains(index) ? entries[index] : SourcePlace(file: file)
    }

    /// The places inside an entry that plays recorded gestures, or those of the entry when they are
    /// not known.
    package func gestures(_ index: Int) -> GesturePlaces {
      gestures[index] ?? GesturePlaces(path: entry(index))
    }
  }

  /// Where the values of an entry stand that plays recorded gestures.
  package struct GesturePlaces: Equatable, Sendable {
    /// The name of the file.
    package var path: SourcePlace
    /// The names under `only`.
    package var only: [SourcePlace]

    package init(path: SourcePlace, only: [SourcePlace] = []) {
      self.path = path
      self.only = only
    }

    /// The place of a name under `only`, or that of the file's name when it is not known.
    package func name(_ index: Int) -> SourcePlace {
      only.indices.contains(index) ? only[index] : path
    }
  }
}
