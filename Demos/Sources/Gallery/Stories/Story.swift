import ScrollSDL
import Scrollwork
import Stage

/// What is done in a demo before its picture is taken, on a clock of its own.
struct Story {
  var name: String
  /// The demo's number; `nil` for the list of demos.
  var demo: Int?
  var isDark = false
  var size = LayoutSize(width: 390, height: 700)
  var textSize = ContentSizeCategory.large
  var direction = TraitCollection.LayoutDirection.leftToRight
  var play: (inout Script) throws -> Void

  static let phone = LayoutSize(width: 390, height: 844)
  static let low = LayoutSize(width: 844, height: 390)
  static let wide = LayoutSize(width: 1280, height: 800)

  static func point(_ x: Double, _ y: Double) -> LayoutPoint { LayoutPoint(x: x, y: y) }

  /// Events at times, sixty frames a second.
  struct Script {
    let stage: Stage
    private(set) var time: Timestamp
    var layers: [Stage.Layer] = []
    /// Where the pointer is that is down.
    private(set) var pointer: LayoutPoint?
    /// Called after each frame.
    var onFrame: ((Script) throws -> Void)?
    /// Steps the stage to a time, and returns what it shows: whoever looks at every frame puts another one here.
    var makeFrame: (Stage, Timestamp) throws -> [Stage.Layer] = { try $0.step(to: $1) }

    init(_ stage: Stage, at time: Timestamp = .zero) {
      self.stage = stage
      self.time = time
    }

    mutating func wait(_ seconds: Double) throws {
      for _ in 0..<Int((seconds * 60).rounded()) {
        time = Timestamp(nanoseconds: time.nanoseconds + 16_666_667)
        layers = try makeFrame(stage, time)
        try onFrame?(self)
      }
    }

    mutating func press(
      _ key: KeyPress.Key, with modifiers: KeyPress.Modifiers = []
    ) throws {
      try stage.handle(.key(KeyPress(time: time, key: key, modifiers: modifiers)))
    }

    mutating func type(_ text: String) throws { try stage.handle(.text(text)) }

    func hover(_ x: Double, _ y: Double) throws {
      try stage.handle(.hover(LayoutPoint(x: x, y: y)))
    }

    mutating func tap(_ x: Double, _ y: Double) throws {
      try drag(from: LayoutPoint(x: x, y: y), to: LayoutPoint(x: x, y: y), seconds: 0.02)
    }

    /// A mouse that goes from one place to another, and lifts unless it stays down.
    mutating func drag(
      from: LayoutPoint, to: LayoutPoint, seconds: Double, lifts: Bool = true
    ) throws {
      let steps = max(1, Int((seconds * 60).rounded()))
      try send(.pointerDown(id: 0, kind: .mouse), from)
      for step in 1...steps {
        try wait(1 / 60.0)
        let share = Double(step) / Double(steps)
        try send(
          .pointerMoved(id: 0),
          LayoutPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
      }
      if lifts { try send(.pointerUp(id: 0), to) }
    }

    /// A mouse that is held down for a time before it goes to another place, and stays down unless it lifts.
    mutating func hold(
      _ start: LayoutPoint, seconds: Double, to end: LayoutPoint, lifts: Bool = false
    ) throws {
      try send(.pointerDown(id: 0, kind: .mouse), start)
      try wait(seconds)
      for step in 1...30 {
        let share = Double(step) / 30
        try send(
          .pointerMoved(id: 0),
          LayoutPoint(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        try wait(1 / 60.0)
      }
      if lifts { try send(.pointerUp(id: 0), end) }
    }

    private mutating func send(_ action: InputEvent.Action, _ point: LayoutPoint) throws {
      if case .pointerUp = action { pointer = nil } else { pointer = point }
      try stage.handle(.input(InputEvent(time: time, position: point, action: action)))
    }
  }

  /// Plays the story; what it ends with is drawn without a window.
  func surface(_ fonts: FontBook, scale: Double = 1) throws -> SurfaceRenderer {
    try draw(layers(fonts, scale: scale), fonts, scale: scale)
  }

  /// Plays the story, and returns what its last frame draws.
  func layers(_ fonts: FontBook, scale: Double = 1) throws -> [Stage.Layer] {
    let stage = try Stage(
      Exhibits.all { try Cities() }, size: size, scale: scale, theme: theme, measurer: fonts,
      textSize: textSize, direction: direction)
    var script = Script(stage)
    try script.wait(0.1)
    if let demo { try stage.open(demo) }
    try script.wait(0.1)
    try play(&script)
    return script.layers
  }

  func draw(_ layers: [Stage.Layer], _ fonts: FontBook, scale: Double) throws -> SurfaceRenderer {
    let surface = try SurfaceRenderer(size: size, scale: scale, fonts: fonts)
    surface.drawing.clear(theme.ground)
    for layer in layers {
      surface.drawing.draw(layer.list, at: layer.origin, clip: layer.clip)
    }
    surface.flush()
    return surface
  }

  private var theme: Theme { isDark ? .dark : .light }
}
