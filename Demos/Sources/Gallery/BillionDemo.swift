import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// A thousand million rows of different heights, and a slider over all of them.
final class BillionDemo: Recordable {
  let view: CollectionView
  let described = Scenario.Layout(estimates: .init(row: 60))
  let controlsHeight = 60.0
  private let surroundings: Surroundings
  private var slider = Slider("", 0...1, value: 0)
  private var isScrubbing = false
  private static let count = 1_000_000_000

  init(_ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    view = try NumberRow.list(of: Self.count, described, surroundings)
  }

  func isTappable(_ element: ElementPath) -> Bool { true }

  func place(in frame: Frame) -> String? {
    frame.visible.compactMap(\.element.itemPath).first?.item.grouped
  }

  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    slider.area = LayoutRect(x: 16, y: 6, width: canvas.size.width - 32, height: 40)
    slider.value = view.indicator.position
    slider.digits = 6
    if let first = frame.visible.first, case .item(let path) = first.element {
      slider.title = "row \(path.item.grouped) of \(Self.count.grouped)"
    }
    slider.draw(in: &canvas, surroundings.theme)
  }

  func control(_ touch: ControlTouch, at point: LayoutPoint) throws {
    switch touch {
    case .began:
      isScrubbing = true
      try view.holdIndicator()
      try view.moveIndicator(to: slider.value(at: point))
    case .moved: if isScrubbing { try view.moveIndicator(to: slider.value(at: point)) }
    case .ended:
      isScrubbing = false
      try view.releaseIndicator()
    }
  }
}

/// A row by its number, of a height of its own.
final class NumberRow: StageCell {
  var number = 0

  /// A view with this number of items, laid out as described.
  static func list(
    of count: Int, _ layout: Scenario.Layout, _ surroundings: Surroundings
  ) throws -> CollectionView {
    let view = CollectionView(layout: try layout.makeLayout(showsHeaders: false))
    view.register(NumberRow.self)
    view.interactions = InteractionSettings(selectionMode: .multiple)
    view.cellProvider = { view, path in
      let row: NumberRow = view.dequeueCell(at: path)
      row.surroundings = surroundings
      row.number = path.item
      return row
    }
    try view.reloadData(sectionCounts: [count])
    return view
  }

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: Double(44 + Prose.scatter(number, below: 50)))
  }

  override func paint(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    canvas.fill(canvas.bounds, state.isSelected ? theme.marked : theme.surface)
    canvas.fill(LayoutRect(x: 20, y: height - 1, width: width - 20, height: 1), theme.rule)
    let dot = LayoutRect(x: 20, y: (height - 12) / 2, width: 12, height: 12)
    canvas.roundedRect(dot, radius: 6, Color.vivid(number))
    let line = LayoutRect(x: 46, y: (height - 20) / 2, width: width - 66, height: 20)
    canvas.text(
      number.grouped, in: line,
      style: TextStyle(size: 16, weight: .medium, lineLimit: 1, monospacedDigits: true), theme.ink)
    canvas.text(
      "\(Int((height * (surroundings?.textSize.textScale ?? 1)).rounded())) pt",
      in: line.moved(y: 2), style: Type.figures.aligned(.trailing),
      theme.faint)
  }
}
