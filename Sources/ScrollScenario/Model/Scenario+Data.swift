extension Scenario {
  /// Where the rows come from.
  public enum DataSource: Equatable, Sendable {
    /// Rows of a comma-separated file.
    case csv(CSVSource)
    /// Rows of a file with a JSON object on each line.
    case jsonLines(JSONLinesSource)
    /// Rows that are made up from a seed.
    case generated(GeneratedSource)
    /// Rows of a generated outline, which can be expanded and collapsed.
    case outline(OutlineSource)
    /// The rows of a recorded session.
    case recording(RecordingSource)

    /// Whether the data divides its rows: a section column, or more than one generated section.
    package var hasSections: Bool {
      switch self {
      case .csv(let source): source.section != nil
      case .jsonLines(let source): source.section != nil
      case .generated(let source): source.sections > 1
      case .outline, .recording: false
      }
    }
  }

  /// A comma-separated file with a header record, and the columns that matter.
  public struct CSVSource: Equatable, Sendable {
    /// Relative to the folder of the scenario file, unless it starts with `/`.
    package var path: String
    /// The column whose runs of equal values in consecutive records make the sections; `nil` puts
    /// everything into one.
    package var section: String?
    /// The column shown as a row's title, one line.
    package var title: String
    /// The column wrapped into lines under the title, if any.
    package var text: String?

    /// Creates a source from a path and the names of columns.
    public init(path: String, section: String? = nil, title: String, text: String? = nil) {
      self.path = path
      self.section = section
      self.title = title
      self.text = text
    }
  }

  /// A file with a JSON object in each line, and the members that matter: strings, numbers or truth values.
  public struct JSONLinesSource: Equatable, Sendable {
    /// Relative to the folder of the scenario file, unless it starts with `/`.
    package var path: String
    /// The member whose runs of equal values in consecutive lines make the sections; `nil` puts everything
    /// into one.
    package var section: String?
    /// The member shown as a row's title, one line.
    package var title: String
    /// The member wrapped into lines under the title, if any.
    package var text: String?

    /// Creates a source from a path and the names of keys.
    public init(path: String, section: String? = nil, title: String, text: String? = nil) {
      self.path = path
      self.section = section
      self.title = title
      self.text = text
    }
  }

  /// A recorded session: requests with their times, and the sizes of cells. It takes the place of
  /// rows and of a script.
  public struct RecordingSource: Equatable, Sendable {
    /// The journal, relative to the folder of the scenario file, unless it starts with `/`.
    package var path: String

    /// Creates a source from the path of a recorded session.
    public init(path: String) {
      self.path = path
    }
  }

  /// Rows that are computed, not stored.
  public struct GeneratedSource: Equatable, Sendable {
    /// The most sections there may be; counts are kept per section.
    package static let sectionLimit = 1_000_000

    /// The most rows there may be: those of the engine's index leave room for headers.
    package static let itemLimit = 100_000_000_000

    /// Rows over all sections, 0...``itemLimit``.
    package var items: Int
    /// 1...``sectionLimit``. The rows are divided evenly; the first sections take the remainder.
    package var sections: Int
    /// Equal seeds give equal heights.
    package var seed: UInt64
    package var heights: HeightDistribution

    /// Creates a source; equal values give equal rows.
    public init(
      items: Int, sections: Int = 1, seed: UInt64 = 0, heights: HeightDistribution = .fixed(44)
    ) {
      self.items = items
      self.sections = sections
      self.seed = seed
      self.heights = heights
    }
  }

  /// How generated row heights are drawn, in points. No height is negative.
  public enum HeightDistribution: Equatable, Sendable {
    /// Every row has this height.
    case fixed(Double)
    /// Every height in the range is equally likely.
    case uniform(ClosedRange<Double>)
    /// Each of the heights is equally likely; at least one.
    case choice([Double])
    /// Many small heights and few tall ones: exponential with this mean, then cut to the range.
    case exponential(mean: Double, range: ClosedRange<Double>)
  }
}
