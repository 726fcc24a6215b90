/// A flame graph: a box for each function in each stack, as wide as the instructions within it, on the box
/// of its caller. Boxes side by side are in the order of their size and not of time.
public struct FlamePicture {
  public var title: String
  public var tree: FlameTree
  /// How many units were counted, and what one is called: figures are of one.
  public var units: Int
  public var unit: String
  /// Whether the stacks are those of the run.
  public var isSeparatedByCallers: Bool
  /// The versions it was made with; empty if unknown.
  public var madeWith: String

  public init(
    title: String, tree: FlameTree, units: Int, unit: String, isSeparatedByCallers: Bool,
    madeWith: String
  ) {
    self.title = title
    self.tree = tree
    self.units = units
    self.unit = unit
    self.isSeparatedByCallers = isSeparatedByCallers
    self.madeWith = madeWith
  }

  /// The share of the whole below which a box is left out: under three and a half pixels.
  public static let least = 0.003

  static let width = 1200.0
  private static let margin = 28.0
  private static let rowHeight = 20.0
  private static let size = 11.0

  public func svg() -> String {
    let legend = legendRows
    let top = 84 + Double(legend.count) * 22 + 12
    let height = top + Double(drawnHeight(tree)) * Self.rowHeight
    let footer = footer
    var canvas = SVGCanvas(width: Self.width, height: height + 30 + Double(footer.count) * 16)
    canvas.text(title, Place(x: Self.margin, y: 40), size: 20, isBold: true)
    canvas.text(
      "\(figure(tree.cost)) instructions a \(unit); the callee stands on its caller",
      Place(x: Self.margin, y: 63), size: 13, .faint)
    for (row, entries) in legend.enumerated() {
      let y = 84 + Double(row) * 22
      for (part, x) in entries {
        canvas.box(
          Box(x: x, y: y, width: 14, height: 14), part.ink, label: "", size: Self.size,
          title: part.rawValue)
        canvas.text(part.rawValue, Place(x: x + 20, y: y + 11.5), size: 12)
      }
    }
    draw(tree, x: Self.margin, width: Self.width - 2 * Self.margin, y: height, on: &canvas)
    canvas.footer(footer)
    return canvas.document(title: "\(title): where its instructions go")
  }

  /// The parts that the picture shows, in lines that fit.
  private var legendRows: [[(part: FlamePart, x: Double)]] {
    var rows: [[(part: FlamePart, x: Double)]] = [[]]
    var x = Self.margin
    let shown = parts(tree)
    for part in FlamePart.allCases where shown.contains(part) {
      let width = 20 + SVGCanvas.width(part.rawValue, size: 12) + 14
      if x + width > Self.width - Self.margin {
        rows.append([])
        x = Self.margin
      }
      rows[rows.count - 1].append((part, x))
      x += width
    }
    return rows
  }

  private func parts(_ tree: FlameTree) -> Set<FlamePart> {
    callees(tree).reduce([tree.part]) { $0.union(parts($1)) }
  }

  private var footer: [String] {
    let stacks =
      isSeparatedByCallers
      ? "Functions are counted apart for each chain of callers: stacks are those of the run."
      : "Stacks are not known: what a function takes is split over its callers by what it took for each."
    let run =
      "\(Unit.grouped(UInt64(units))) \(unit)s under callgrind"
      + (madeWith.isEmpty ? "" : ", \(madeWith)")
    return [
      "\(run). \(stacks)",
      "Left out: boxes under \(Unit.fixed(Self.least * 100, 1)) %. Names without a type are functions of "
        + "FramePipeline. Beside each other the larger comes first; it is no order of time.",
    ]
  }

  private func figure(_ cost: Double) -> String { Unit.fixed(cost / Double(units), 0) }

  /// The callees that are wide enough.
  private func callees(_ frame: FlameTree) -> [FlameTree] {
    frame.callees.filter { $0.cost >= Self.least * tree.cost }
  }

  private func drawnHeight(_ frame: FlameTree) -> Int {
    1 + (callees(frame).map(drawnHeight).max() ?? 0)
  }

  /// - Parameter y: the lower edge.
  private func draw(
    _ frame: FlameTree, x: Double, width: Double, y: Double, on canvas: inout SVGCanvas
  ) {
    let name = FlameName.short(frame.name)
    let share = Unit.fixed(frame.cost / tree.cost * 100, 1)
    var title = "\(frame.name): \(figure(frame.cost)) instructions a \(unit), \(share) %"
    if frame.own + frame.small < frame.cost {
      title += "; \(figure(frame.own)) of its own"
    }
    canvas.box(
      Box(x: x, y: y - Self.rowHeight, width: width, height: Self.rowHeight), frame.part.ink,
      label: Self.fitted(name, detail: figure(frame.cost), width: width - 7), size: Self.size,
      title: title)
    var x = x
    for callee in callees(frame) {
      let width = width * callee.cost / frame.cost
      draw(callee, x: x, width: width, y: y - Self.rowHeight, on: &canvas)
      x += width
    }
  }

  /// A name and a figure where both fit, the name, as much of it as fits, or nothing. Without parameters, which
  /// the title tells.
  static func fitted(_ name: String, detail: String, width: Double) -> String {
    func fits(_ text: String) -> Bool { SVGCanvas.width(text, size: size) <= width }
    let bare = name.first == "(" ? name : String(name.prefix { $0 != "(" })
    if fits("\(bare)  \(detail)") { return "\(bare)  \(detail)" }
    var short = bare
    while !fits(short == bare ? bare : short + "…") {
      guard short.count > 3 else { return "" }
      short.removeLast()
    }
    return short == bare ? bare : short + "…"
  }
}
