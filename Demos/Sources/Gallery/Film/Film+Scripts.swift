import Scrollwork
import Stage

extension Film {
  private static func point(_ x: Double, _ y: Double) -> LayoutPoint { LayoutPoint(x: x, y: y) }

  /// The film of a demo by its number; of several demos without one.
  static func film(of demo: Int?, isDark: Bool = false, size: LayoutSize = Story.phone) -> Film {
    guard let demo else { return Film(isDark: isDark, size: size, play: tour) }
    let play: (inout Story.Script) throws -> Void =
      switch Exhibits.names[demo] {
      case "cities": { try bounce(&$0) }
      case "mail": { try swipe(&$0) }
      case "playlist": { try carry(&$0) }
      case "outline": { try expand(&$0) }
      case "log": { try read(&$0) }
      default: { try fling(&$0) }
      }
    return Film(demo: demo, isDark: isDark, size: size, play: play)
  }

  /// What the front page shows: a bounce, a swipe and an outline.
  private static func tour(_ script: inout Story.Script) throws {
    for (name, play) in [("cities", bounce), ("mail", swipe), ("outline", expand)] {
      try script.stage.open(Exhibits.index(of: name))
      try script.wait(0.3)
      try play(&script)
    }
  }

  /// To and fro, and over the beginning.
  private static func fling(_ script: inout Story.Script) throws {
    try script.wait(0.4)
    try script.drag(from: point(200, 620), to: point(200, 300), seconds: 0.15)
    try script.wait(1.4)
    for _ in 0..<2 {
      try script.drag(from: point(200, 260), to: point(200, 640), seconds: 0.13)
      try script.wait(0.5)
    }
    try script.wait(1)
  }

  /// A list pulled past its beginning, and flung.
  private static func bounce(_ script: inout Story.Script) throws {
    try script.drag(from: point(200, 260), to: point(200, 560), seconds: 0.45)
    try script.wait(0.7)
    try script.drag(from: point(200, 640), to: point(200, 380), seconds: 0.12)
    try script.wait(1.1)
  }

  /// A mail swiped away, and brought back.
  private static func swipe(_ script: inout Story.Script) throws {
    try script.drag(from: point(340, 330), to: point(190, 332), seconds: 0.4)
    try script.wait(0.5)
    try script.tap(350, 330)
    try script.wait(0.9)
    // Undo, at the bottom.
    try script.tap(334, script.stage.size.height - 36)
    try script.wait(0.8)
  }

  /// A piece carried to another place.
  private static func carry(_ script: inout Story.Script) throws {
    try script.wait(0.4)
    try script.hold(point(150, 300), seconds: 0.6, to: point(160, 520), lifts: true)
    try script.wait(1)
  }

  /// Groups collapse and expand.
  private static func expand(_ script: inout Story.Script) throws {
    try script.tap(150, 172)
    try script.wait(0.8)
    try script.tap(150, 220)
    try script.wait(0.8)
    try script.tap(150, 172)
    try script.wait(1)
  }

  /// Lines come in; somebody reads, opens one, and goes back to the newest.
  private static func read(_ script: inout Story.Script) throws {
    try script.wait(1.5)
    try script.drag(from: point(200, 300), to: point(200, 600), seconds: 0.35)
    try script.wait(1)
    try script.tap(200, 400)
    try script.wait(2)
    try script.press(.character("j"))
    try script.wait(1.5)
  }
}
