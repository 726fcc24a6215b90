extension Scenario.Layout {
  /// The kind of a layout, with the settings that only it has.
  public enum Kind: Equatable, Sendable {
    /// One row below the other.
    case list
    /// Items in columns of one width.
    case grid(Grid)
    /// Items of different heights in lanes of one width.
    case masonry(Lanes)
    /// Items of different widths and heights in lines that wrap.
    case flow(Flow)
    /// Sections of groups that repeat. Section s is made of description s modulo their number; at
    /// least one.
    case compositional([Section])
    /// Sections are the rows of a table and their items its columns.
    case table(Table)

    /// The word of the file.
    package var name: String {
      switch self {
      case .list: "list"
      case .grid: "grid"
      case .masonry: "masonry"
      case .flow: "flow"
      case .compositional: "compositional"
      case .table: "table"
      }
    }
  }

  /// How many columns the width is divided into.
  public enum ColumnCount: Equatable, Sendable {
    /// 1...256.
    case count(Int)
    /// As many as fit when each has at least this width in points, greater than 0.
    case adaptive(Double)
    /// The numbers where the size class across the axis is compact and where it is regular; each
    /// 1...256.
    case sizeClass(compact: Int, regular: Int)

    /// The most columns there may be.
    package static let limit = 256
  }

  /// A grid: lines of items, divided into columns.
  public struct Grid: Equatable, Sendable {
    package var columns: ColumnCount
    /// Points between two columns, not negative.
    package var columnSpacing: Double
    package var lines: LineHeight

    /// Creates the settings of a grid.
    public init(
      columns: ColumnCount = .count(3), columnSpacing: Double = 0, lines: LineHeight = .measured
    ) {
      self.columns = columns
      self.columnSpacing = columnSpacing
      self.lines = lines
    }
  }

  /// How high a line of a grid is.
  public enum LineHeight: Equatable, Sendable {
    /// As its highest item asks for.
    case measured
    /// Points, greater than 0.
    case fixed(Double)
    /// As many times the width of a column, greater than 0.
    case aspect(Double)
  }

  /// Lanes side by side.
  public struct Lanes: Equatable, Sendable {
    package var columns: ColumnCount
    /// Points between two lanes, not negative.
    package var columnSpacing: Double

    /// Creates the settings of a masonry, by default of two lanes.
    public init(columns: ColumnCount = .count(2), columnSpacing: Double = 0) {
      self.columns = columns
      self.columnSpacing = columnSpacing
    }
  }

  /// Lines that wrap.
  public struct Flow: Equatable, Sendable {
    /// Points between two items of a line, not negative.
    package var itemSpacing: Double
    /// How wide items are, by the same seed as their heights.
    package var widths: Scenario.HeightDistribution
    /// The width assumed until a cell has been measured, in points, at least 1.
    package var estimatedWidth: Double
    package var alignment: Alignment

    /// Creates the settings of a flow.
    public init(
      itemSpacing: Double = 0, widths: Scenario.HeightDistribution = .fixed(80),
      estimatedWidth: Double = 80, alignment: Alignment = .leading
    ) {
      self.itemSpacing = itemSpacing
      self.widths = widths
      self.estimatedWidth = estimatedWidth
      self.alignment = alignment
    }

    /// Where the items of a line lie.
    public enum Alignment: String, CaseIterable, Sendable {
      /// At the side where lines begin.
      case leading
      /// In the middle.
      case center
      /// At the side where lines end.
      case trailing
      /// Spread over the whole line.
      case justified
    }
  }

  /// Rows and columns that scroll along both axes.
  public struct Table: Equatable, Sendable {
    /// Points, greater than 0.
    package var rowHeight: Double
    /// Points, greater than 0.
    package var columnWidth: Double
    /// Points between two columns, not negative.
    package var columnSpacing: Double
    /// Rows at the top that do not scroll, not negative.
    package var frozenRows: Int
    /// Columns at the left that do not scroll, not negative.
    package var frozenColumns: Int

    /// Creates the settings of a table.
    public init(
      rowHeight: Double = 44, columnWidth: Double = 100, columnSpacing: Double = 0,
      frozenRows: Int = 0, frozenColumns: Int = 0
    ) {
      self.rowHeight = rowHeight
      self.columnWidth = columnWidth
      self.columnSpacing = columnSpacing
      self.frozenRows = frozenRows
      self.frozenColumns = frozenColumns
    }
  }
}
