import Scrollwork
import Stage

extension Story {
  /// Pictures of the mailbox: a swipe, a selection, a refresh, an open mail, and wide windows.
  static var mail: [Story] {
    [
      Story(name: "mail", demo: 8) { script in
        try script.press(.down)
        try script.press(.down)
        try script.drag(from: point(330, 440), to: point(150, 444), seconds: 0.3)
        try script.wait(0.8)
      },
      Story(name: "mail-undo-dark", demo: 8, isDark: true, size: phone) { script in
        try script.press(.down)
        try script.press(.delete)
        try script.wait(0.8)
        try script.press(.enter)
        try script.wait(0.8)
      },
      Story(name: "mail-select", demo: 8, size: phone) { script in
        try script.press(.character("s"))
        try script.wait(0.1)
        try script.drag(from: point(200, 250), to: point(205, 520), seconds: 0.3)
        try script.wait(0.5)
      },
      Story(name: "mail-refresh", demo: 8, size: phone) { script in
        try script.drag(from: point(200, 200), to: point(200, 560), seconds: 0.3)
        try script.wait(0.9)
      },
      Story(name: "mail-wide", demo: 8, size: wide) { script in
        for _ in 0..<3 { try script.press(.down) }
        try script.wait(0.6)
      },
      Story(name: "mail-wide-dark", demo: 8, isDark: true, size: wide) { script in
        try script.press(.down)
        try script.wait(0.2)
        try script.press(.space)
        try script.wait(0.2)
        try script.press(.down)
        try script.wait(0.2)
        try script.press(.space)
        try script.wait(0.6)
      },
    ]
  }
}
