package import Scrollwork

/// The gallery without a window: a list of demos, the one that is open, and the bar above it.
///
/// What reaches it are events and times, what leaves it are display lists; so it runs in a window, in a
/// test and in a script alike.
package final class Stage {
  /// A display list and where its top left corner lies in the window, in points.
  package struct Layer {
    package var list: DisplayList
    package var origin: LayoutPoint
    /// What of the window it may be drawn into.
    package var clip: LayoutRect
  }

  package static let barHeight = 52.0

  package let exhibits: [Exhibit]
  package private(set) var size: LayoutSize
  package let scale: Double
  package private(set) var surroundings: Surroundings
  package var inspector = Inspector()
  /// The open demo's number; `nil` while the list of demos shows.
  package private(set) var openIndex: Int?
  package private(set) var demo: any Demo
  package private(set) var frame = Frame()

  var pointers = StagePointers()
  var scrollBar = ScrollBar()
  package private(set) var drift = DriftMeter()
  private var lastCount = 0
  /// Whether the next frame shows things at other widths.
  private var isAnew = false
  private var behind = DisplayList()
  private var above = DisplayList()

  /// Where keys scroll to, until something else moves the content.
  var goal: Double?
  /// The edge that a key scrolls to, as a place beyond it.
  var edgeGoal: Double?
  /// The time of the last frame or event.
  var time = Timestamp.zero

  package init(
    _ exhibits: [Exhibit], size: LayoutSize, scale: Double, theme: Theme,
    measurer: any TextMeasurer
  ) throws {
    self.exhibits = exhibits
    self.size = size
    self.scale = scale
    surroundings = Surroundings(theme: theme, measurer: measurer)
    demo = try Menu(exhibits, surroundings)
    try fit()
  }

  // MARK: Going places

  package func open(_ index: Int) throws {
    guard exhibits.indices.contains(index) else { return }
    try show(try exhibits[index].make(surroundings), index)
  }

  /// Back to the list of demos.
  package func close() throws {
    guard openIndex != nil else { return }
    try show(try Menu(exhibits, surroundings), nil)
  }

  package func setTheme(_ theme: Theme) throws {
    surroundings.theme = theme
    let saved = demo.view.scrollState()
    if let openIndex { try open(openIndex) } else { try show(Menu(exhibits, surroundings), nil) }
    if let saved { try? demo.view.restore(saved) }
  }

  private func show(_ next: any Demo, _ index: Int?) throws {
    demo = next
    openIndex = index
    pointers = StagePointers()
    scrollBar = ScrollBar()
    drift = DriftMeter()
    frame = Frame()
    goal = nil
    edgeGoal = nil
    try fit()
  }

  // MARK: Where things are

  /// Where the list is seen, in the window.
  package var viewport: LayoutRect {
    let top = Self.barHeight + demo.controlsHeight
    return LayoutRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }

  var controls: LayoutRect {
    LayoutRect(x: 0, y: Self.barHeight, width: size.width, height: demo.controlsHeight)
  }

  func resize(to size: LayoutSize) throws {
    self.size = size
    isAnew = true
    try fit()
  }

  private func fit() throws {
    try demo.view.setViewport(size: viewport.size, scale: scale)
    demo.view.traits = TraitCollection(windowSize: size)
  }

  // MARK: Frames

  /// Moves everything to a time and draws it, back to front.
  package func step(to time: Timestamp) throws -> [Layer] {
    self.time = max(self.time, time)
    try demo.update(to: self.time)
    let frame = try demo.view.step(to: self.time)
    let count = demo.view.structure.itemCount
    drift.note(frame, isAnew: isAnew || count != lastCount)
    isAnew = false
    lastCount = count
    self.frame = frame
    if frame.phase != .animating { goal = nil }
    if frame.phase == .dragging { edgeGoal = nil }
    try goOn()
    let whole = LayoutRect(origin: .zero, size: size)
    behind.clear()
    behind.addGroup(size: size) { canvas in
      canvas.fill(canvas.bounds, surroundings.theme.ground)
    }
    behind.addGroup(at: viewport.origin, size: viewport.size) { canvas in
      demo.drawBehind(in: &canvas, after: frame)
    }
    above.clear()
    above.addGroup(at: viewport.origin, size: viewport.size) { canvas in
      demo.drawAbove(in: &canvas, after: frame)
      if inspector.tintsCells { inspector.drawTints(in: &canvas, frame: frame, view: demo.view) }
      scrollBar.draw(in: &canvas, frame: frame, demo.view, surroundings.theme)
    }
    above.addGroup(size: size) { canvas in
      drawBar(in: &canvas)
      if inspector.isShown {
        inspector.draw(in: &canvas, area: whole, frame: frame, view: demo.view, drift: drift)
      }
    }
    if demo.controlsHeight > 0 {
      above.addGroup(at: controls.origin, size: controls.size) { canvas in
        demo.drawControls(in: &canvas, after: frame)
      }
    }
    return [
      Layer(list: behind, origin: .zero, clip: whole),
      Layer(list: frame.displayList, origin: viewport.origin, clip: viewport),
      Layer(list: above, origin: .zero, clip: whole),
    ]
  }

  private func drawBar(in canvas: inout Canvas) {
    let theme = surroundings.theme
    let bar = LayoutRect(
      x: 0, y: 0, width: size.width, height: Self.barHeight + demo.controlsHeight)
    canvas.fill(bar, theme.surface)
    canvas.fill(LayoutRect(x: 0, y: bar.maxY - 1, width: size.width, height: 1), theme.rule)
    let title = openIndex.map { exhibits[$0].title } ?? "Scrollwork"
    canvas.text(
      title, in: LayoutRect(x: 70, y: 15, width: max(0, size.width - 140), height: 22),
      style: Type.headline.aligned(.center), theme.ink)
    guard openIndex != nil else { return }
    // A chevron that points back.
    let (x, y) = (18.0, 26.0)
    canvas.line(
      from: LayoutPoint(x: x + 7, y: y - 7.5), to: LayoutPoint(x: x, y: y), width: 2.2, theme.accent
    )
    canvas.line(
      from: LayoutPoint(x: x, y: y), to: LayoutPoint(x: x + 7, y: y + 7.5), width: 2.2, theme.accent
    )
    canvas.text(
      "Demos", in: LayoutRect(x: 32, y: 17, width: 60, height: 20), style: Type.label, theme.accent)
  }
}
