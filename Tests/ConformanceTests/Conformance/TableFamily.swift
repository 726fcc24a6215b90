/// A kind of table whose values can be computed from its input cells.
///
/// To add one, write a type and list it in ``PhysicsConformance/families``.
protocol TableFamily: Sendable {
  /// Whether a file of this name is of the family.
  func claims(_ file: String) -> Bool

  /// The columns that are computed, in the order of the values of ``compute(_:in:)``.
  var outputs: [OutputColumn] { get }

  /// The values of every row, each with one for every column of ``outputs``. Throws for input cells
  /// that are missing or not usable.
  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]]
}

/// A column that is computed.
struct OutputColumn: Equatable, Sendable {
  let name: String
  /// How closely a given value must be met; `nil` for a column that is for information only.
  let tolerance: Tolerance?

  /// A column compared with an absolute tolerance in its own unit.
  static func compared(_ name: String, _ tolerance: Double) -> OutputColumn {
    OutputColumn(name: name, tolerance: .absolute(tolerance))
  }

  /// A column compared with a tolerance that is a share of the given value.
  static func relative(_ name: String, _ share: Double) -> OutputColumn {
    OutputColumn(name: name, tolerance: .relative(share))
  }

  static func information(_ name: String) -> OutputColumn {
    OutputColumn(name: name, tolerance: nil)
  }
}

/// A computed value.
enum TableValue: Equatable, Sendable {
  case number(Double)
  /// Written without a fraction.
  case integer(Int)
  case flag(Bool)
  case text(String)
  /// Written as an empty cell.
  case notApplicable

  /// A number, or not applicable.
  static func optional(_ value: Double?) -> TableValue {
    value.map { .number($0) } ?? .notApplicable
  }

  /// A whole number, or not applicable.
  static func whole(_ value: Int32?) -> TableValue {
    value.map { .integer(Int($0)) } ?? .notApplicable
  }

  var cell: String {
    switch self {
    case .number(let value): value.tableText
    case .integer(let value): "\(value)"
    case .flag(let value): value ? "1" : "0"
    case .text(let value): value
    case .notApplicable: ""
    }
  }

  /// The value as a number to compare with; `nil` for a cell without a number.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .integer(let value): Double(value)
    case .flag(let value): value ? 1 : 0
    case .text, .notApplicable: nil
    }
  }
}
