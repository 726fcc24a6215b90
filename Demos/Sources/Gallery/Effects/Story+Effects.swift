import Scrollwork
import Stage

extension Story {
  private static let (coversDemo, trailDemo) = (13, 14)

  /// Pictures of the records and of the walk: at rest, on the way, pulled and collapsed.
  static var effects: [Story] {
    [
      Story(name: "covers", demo: coversDemo, size: phone) { script in
        try script.drag(from: point(300, 250), to: point(120, 250), seconds: 0.2)
        try script.wait(1.5)
      },
      Story(name: "covers-moving-dark", demo: coversDemo, isDark: true, size: phone) { script in
        try script.drag(
          from: point(300, 250), to: point(230, 250), seconds: 0.1, lifts: false)
      },
      Story(name: "covers-wide-dark", demo: coversDemo, isDark: true, size: wide) { script in
        try script.drag(from: point(900, 250), to: point(300, 250), seconds: 0.2)
        try script.wait(1.5)
      },
      Story(name: "trail", demo: trailDemo, size: phone) { try $0.wait(0.3) },
      Story(name: "trail-pulled-dark", demo: trailDemo, isDark: true, size: phone) { script in
        try script.drag(
          from: point(200, 300), to: point(200, 520), seconds: 0.3, lifts: false)
      },
      Story(name: "trail-bar", demo: trailDemo, size: phone) { script in
        try script.drag(from: point(200, 700), to: point(200, 150), seconds: 0.3)
        try script.wait(2)
      },
      Story(name: "trail-wide-dark", demo: trailDemo, isDark: true, size: wide) { script in
        try script.wait(0.3)
      },
    ]
  }
}
