import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// A demo on a stage without a window, with a pointer, a keyboard and a clock.
///
/// Every frame is checked: nothing moves unless it is scrolled or part of an update, and nothing is diagnosed.
struct DemoSession<Shown: Demo> {
  let stage: Stage
  let demo: Shown
  private var script: Story.Script

  /// - Parameter name: the demo's, as on the command line.
  init(
    _ name: String, as type: Shown.Type = Shown.self,
    size: LayoutSize = LayoutSize(width: 390, height: 844), theme: Theme = .light
  ) throws {
    stage = try Stage(
      Exhibits.all { try Cities() }, size: size, scale: 1, theme: theme, measurer: FontBook())
    script = Story.Script(stage)
    try script.wait(0.1)
    try stage.open(#require(stage.exhibits.firstIndex { $0.name == name }))
    demo = try #require(stage.demo as? Shown)
    try wait(0.1)
  }

  mutating func wait(
    _ seconds: Double, _ location: SourceLocation = #_sourceLocation
  ) throws {
    for _ in 0..<Int((seconds * 60).rounded()) {
      try script.wait(1 / 60.0)
      #expect(stage.drift.worst == 0, sourceLocation: location)
      #expect(stage.frame.diagnostics.isEmpty, sourceLocation: location)
    }
  }

  // MARK: Hands

  /// Presses keys one after the other, with a frame after each.
  mutating func press(
    _ keys: KeyPress.Key..., with modifiers: KeyPress.Modifiers = [],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    for key in keys {
      try stage.handle(.key(KeyPress(time: script.time, key: key, modifiers: modifiers)))
      try wait(1 / 60.0, location)
    }
  }

  /// Clicks the middle of an area of the window.
  mutating func click(_ area: LayoutRect) throws {
    try script.tap(area.midX, area.midY)
    try wait(0.1)
  }

  /// Clicks the middle of an item of the list, `x` points from the list's left edge.
  mutating func click(item path: ItemPath, x: Double? = nil) throws {
    let area = try #require(self.area(of: path))
    guard let x else { return try click(area) }
    try click(
      LayoutRect(x: stage.viewport.minX + x, y: area.minY, width: 0, height: area.size.height))
  }

  mutating func drag(
    from: LayoutPoint, to: LayoutPoint, seconds: Double = 0.3, lifts: Bool = true
  ) throws {
    try script.drag(from: from, to: to, seconds: seconds, lifts: lifts)
  }

  /// Holds a pointer for a time before it goes on and lifts.
  mutating func holdAndDrag(
    from: LayoutPoint, seconds: Double, to: LayoutPoint, lifts: Bool = true
  ) throws {
    try pointer(.pointerDown(id: 0, kind: .mouse), from)
    try wait(seconds)
    for step in 1...30 {
      let share = Double(step) / 30
      let point = LayoutPoint(
        x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      try pointer(.pointerMoved(id: 0), point)
      try wait(1 / 60.0)
    }
    if lifts { try pointer(.pointerUp(id: 0), to) }
  }

  func pointer(_ action: InputEvent.Action, _ point: LayoutPoint) throws {
    try stage.handle(.input(InputEvent(time: script.time, position: point, action: action)))
  }

  // MARK: Eyes

  /// Where an item is shown, in the window.
  func area(of path: ItemPath) -> LayoutRect? {
    stage.frame.visible.first { $0.element == .item(path) }.map {
      LayoutRect(
        x: stage.viewport.minX + $0.crossStart.points, y: stage.viewport.minY + $0.start.points,
        width: $0.crossExtent.points, height: $0.extent.points)
    }
  }

  /// Where the items on screen begin in the list, by what they are.
  func places<ID: Hashable>(_ id: (ItemPath) -> ID?) -> [ID: Ticks] {
    var places: [ID: Ticks] = [:]
    for shown in stage.frame.visible {
      guard let path = shown.element.itemPath, let id = id(path) else { continue }
      places[id] = shown.start
    }
    return places
  }

  /// An area of the list or the strip above it, in the window.
  func inWindow(_ area: LayoutRect, ofStrip: Bool = false) -> LayoutRect {
    ofStrip
      ? area.moved(x: stage.controls.minX, y: stage.controls.minY)
      : area.moved(x: stage.viewport.minX, y: stage.viewport.minY)
  }
}

extension DemoSession where Shown == MailDemo {
  /// The path of the mail at an index of the list.
  static func item(_ index: Int) -> ItemPath { ItemPath(section: 0, item: index) }

  /// Where the mails on screen begin in the list, by number.
  func places() -> [Int: Ticks] { places(demo.source.item(at:)) }
}
