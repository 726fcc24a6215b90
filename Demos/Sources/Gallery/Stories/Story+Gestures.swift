import Scrollwork
import Stage

extension Story {
  /// Reads on to the second page of articles, which fails.
  private static func readOn(_ script: inout Script, seconds: Double) throws {
    try script.wait(1.5)
    try script.press(.pageDown)
    try script.press(.pageDown)
    try script.wait(seconds)
  }

  /// Pictures of keys, selection, reordering, refreshing and the pill of the chat.
  static var gestures: [Story] {
    [
      Story(name: "menu-keys", size: phone) { script in
        try script.press(.down)
        try script.press(.down)
        try script.wait(0.2)
      },
      Story(name: "help-dark", demo: 8, isDark: true, size: phone) { script in
        try script.press(.character("h"))
        try script.wait(0.2)
      },
      Story(name: "help-wide", demo: 9, size: wide) { script in
        try script.press(.character("h"))
        try script.wait(0.2)
      },
      Story(name: "photos-select", demo: 3, size: phone) { script in
        try script.press(.character("s"))
        try script.wait(0.1)
        try script.drag(from: point(200, 180), to: point(60, 420), seconds: 0.3)
        try script.press(.tab)
        try script.wait(0.5)
      },
      Story(name: "photos-select-wide-dark", demo: 3, isDark: true, size: wide) { script in
        try script.press(.character("s"))
        try script.wait(0.1)
        try script.drag(from: point(300, 180), to: point(800, 300), seconds: 0.3)
        try script.press(.delete)
        try script.wait(0.8)
        try script.press(.tab)
        try script.press(.space)
        try script.wait(0.3)
      },
      Story(name: "playlist", demo: 9, size: phone) { script in
        try script.hold(point(150, 320), seconds: 0.7, to: point(170, 455))
        try script.wait(0.5)
      },
      Story(name: "playlist-wide-dark", demo: 9, isDark: true, size: wide) { script in
        for _ in 0..<3 { try script.press(.down) }
        try script.wait(0.3)
      },
      Story(name: "pages", demo: 10) { try readOn(&$0, seconds: 2.5) },
      Story(name: "pages-loading", demo: 10, size: phone) { script in
        try script.wait(1.5)
        try script.drag(from: point(200, 640), to: point(200, 200), seconds: 0.08)
        try script.wait(0.75)
      },
      Story(name: "pages-failed-dark", demo: 10, isDark: true, size: phone) {
        try readOn(&$0, seconds: 2.5)
      },
      Story(name: "pages-end-dark", demo: 10, isDark: true, size: phone) { script in
        try script.press(.end)
        try script.wait(4)
      },
      Story(name: "pages-wide", demo: 10, size: wide) { try readOn(&$0, seconds: 0.4) },
      Story(name: "feed-refresh", demo: 1, size: phone) { script in
        try script.press(.home)
        try script.wait(0.9)
        try script.drag(from: point(200, 160), to: point(200, 520), seconds: 0.3)
        try script.wait(0.9)
      },
      Story(name: "feed-wide", demo: 1, size: wide) { try $0.wait(3) },
      Story(name: "chat-pill", demo: 2, size: phone) { script in
        try script.wait(2)
        try script.drag(from: point(200, 400), to: point(200, 640), seconds: 0.15)
        try script.wait(9)
      },
      Story(name: "chat-pill-wide-dark", demo: 2, isDark: true, size: wide) { script in
        try script.wait(2)
        try script.drag(from: point(640, 300), to: point(640, 340), seconds: 0.6)
        try script.wait(6)
      },
    ]
  }
}
