/// What the parts of a run took, and its functions, as text.
public struct FlameTable: Equatable, Sendable {
  /// Instructions of a part of the whole run.
  public struct Row: Equatable, Sendable {
    public var part: FlamePart
    /// In its own functions.
    public var own = 0.0
    /// In the Swift runtime and library, for them.
    public var runtime = 0.0
    /// In the C library, for them.
    public var library = 0.0

    public var total: Double { own + runtime + library }
  }

  /// A function on its way from the first one.
  public struct Line: Equatable, Sendable {
    public var name: String
    public var depth: Int
    public var cost: Double
    public var own: Double
  }

  /// Parts that took anything, in the order of ``FlamePart``.
  public private(set) var rows: [Row]
  /// Each below its caller, the largest first.
  public private(set) var lines: [Line] = []
  private let total: Double

  /// - Parameter least: the share of the whole below which functions are left out.
  public init(_ tree: FlameTree, least: Double) {
    rows = FlamePart.allCases.map { Row(part: $0) }
    total = tree.cost
    var above = [(tree: tree, owner: tree.part, depth: 0)]
    while let (tree, caller, depth) = above.popLast() {
      // Functions of the runtime and of libraries are listed next to the part that they work for.
      let owner = tree.part.isBelow ? caller : tree.part
      if let row = rows.firstIndex(where: { $0.part == owner }) {
        let cost = tree.own + tree.small
        switch tree.part {
        case .runtime: rows[row].runtime += cost
        case .library: rows[row].library += cost
        default: rows[row].own += cost
        }
      }
      if tree.cost >= least * total {
        lines.append(
          Line(
            name: FlameName.short(tree.name), depth: depth, cost: tree.cost,
            own: tree.own + tree.small))
      }
      for callee in tree.callees.reversed() { above.append((callee, owner, depth + 1)) }
    }
    rows.removeAll { $0.total == 0 }
  }

  /// Two tables, in instructions of one of this many units.
  public func text(units: Int) -> String {
    let units = Double(units)
    func cell(_ text: String) -> String {
      String(repeating: " ", count: max(1, 12 - text.count)) + text
    }
    func figure(_ cost: Double) -> String { cell(Unit.fixed(cost / units, 0)) }
    func share(_ cost: Double) -> String { cell(Unit.fixed(cost / total * 100, 1) + " %") }
    let width = (rows.map(\.part.rawValue.count).max() ?? 0) + 2
    func name(_ text: String) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let headings = ["own code", "runtime", "C library", "together", "share"]
    var text = name("part") + headings.map(cell).joined() + "\n"
    for row in rows {
      text += name(row.part.rawValue) + figure(row.own) + figure(row.runtime)
      text += figure(row.library) + figure(row.total) + share(row.total) + "\n"
    }
    let all = rows.reduce(0) { $0 + $1.total }
    text += name("all") + cell("") + cell("") + cell("") + figure(all) + share(all) + "\n\n"
    text += cell("together") + cell("own") + "  function\n"
    for line in lines {
      text += figure(line.cost) + figure(line.own) + "  "
      text += String(repeating: "  ", count: line.depth) + line.name + "\n"
    }
    return text
  }
}
