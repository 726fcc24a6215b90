import Scrollwork
import Stage

extension Story {
  private static func flick(_ script: inout Script, up: Bool = true) throws {
    let (low, high) = (point(200, 560), point(200, 260))
    try script.drag(from: up ? low : high, to: up ? high : low, seconds: 0.12)
  }

  /// A picture of every demo, of some in both themes.
  static var all: [Story] {
    scrolled + mail + gestures + touches + outline + log + effects + wallet
  }

  private static var scrolled: [Story] {
    [
      Story(name: "menu") { try $0.wait(0.1) },
      Story(name: "menu-wide-dark", isDark: true, size: LayoutSize(width: 760, height: 560)) {
        try $0.wait(0.1)
      },
      Story(name: "cities", demo: 0) { script in
        try flick(&script)
        try script.wait(0.5)
      },
      Story(name: "cities-bounce", demo: 0) { script in
        try script.drag(from: point(200, 220), to: point(200, 520), seconds: 0.3, lifts: false)
        try script.wait(0.1)
      },
      Story(name: "cities-end-dark", demo: 0, isDark: true) { script in
        try script.press(.end)
        try script.wait(1.2)
        try script.drag(from: point(200, 600), to: point(200, 330), seconds: 0.3, lifts: false)
        try script.wait(0.1)
      },
      Story(name: "cities-search", demo: 0) { script in
        try script.tap(150, 72)
        try script.type("san")
        try script.wait(1.1)
      },
      Story(name: "feed", demo: 1) { script in
        try flick(&script)
        try script.wait(7)
      },
      Story(name: "feed-dark", demo: 1, isDark: true) { try $0.wait(3) },
      Story(name: "chat", demo: 2) { try $0.wait(2.5) },
      Story(name: "chat-dark", demo: 2, isDark: true) { script in
        try flick(&script, up: false)
        try script.wait(3)
      },
      Story(name: "photos-grid", demo: 3) { script in
        try flick(&script)
        try script.wait(2)
      },
      Story(name: "photos-masonry-dark", demo: 3, isDark: true) { script in
        try script.tap(150, 72)
        try flick(&script)
        try script.wait(2)
      },
      Story(name: "photos-lines", demo: 3) { script in
        try script.tap(250, 72)
        try script.wait(1)
      },
      Story(name: "store", demo: 4) { script in
        try script.drag(from: point(320, 220), to: point(120, 220), seconds: 0.12)
        try script.wait(1.5)
      },
      Story(name: "store-dark", demo: 4, isDark: true) { try $0.wait(0.3) },
      Story(name: "table", demo: 5) { script in
        try script.drag(from: point(350, 500), to: point(120, 500), seconds: 0.12)
        try script.wait(3)
        try script.drag(from: point(200, 560), to: point(200, 260), seconds: 0.12)
        try script.wait(3)
      },
      Story(name: "billion", demo: 6) { script in
        try script.drag(from: point(24, 86), to: point(221, 86), seconds: 0.3)
        try script.wait(1.5)
      },
      Story(name: "physics", demo: 7) { script in
        try flick(&script)
        try script.wait(0.4)
        try script.drag(from: point(200, 320), to: point(200, 660), seconds: 0.12)
        try script.wait(0.8)
      },
      Story(name: "inspector", demo: 0) { script in
        try script.press(.character("i"))
        try script.press(.character("r"))
        try flick(&script)
        try script.wait(1.2)
      },
    ]
  }
}
