import Scrollwork
import Stage

extension Story {
  /// Pictures of buttons and rows under a pointer or with the keys, and of what taps leave.
  static var touches: [Story] {
    [
      Story(name: "touch", demo: 8, size: phone) { script in
        try script.press(.tab)
        try script.hover(200, 300)
        try script.drag(from: point(266, 72), to: point(266, 72), seconds: 0.1, lifts: false)
        try script.wait(0.1)
      },
      Story(name: "touch-dark", demo: 8, isDark: true, size: phone) { script in
        for _ in 0..<3 { try script.press(.tab) }
        try script.hover(266, 72)
        try script.wait(0.1)
      },
      Story(name: "feed-liked", demo: 1, size: phone) { script in
        try script.tap(200, 240)
        try script.wait(0.1)
        try script.hover(200, 600)
        try script.wait(0.1)
      },
      Story(name: "chat-liked-dark", demo: 2, isDark: true, size: phone) { script in
        try script.tap(200, 300)
        try script.wait(0.1)
        try script.tap(200, 560)
        try script.wait(0.1)
      },
      Story(name: "store-basket", demo: 4, size: phone) { script in
        try script.tap(200, 200)
        try script.wait(0.1)
        try script.tap(60, 450)
        try script.wait(0.1)
      },
      Story(name: "table-selected", demo: 5, size: phone) { script in
        try script.tap(240, 300)
        try script.wait(0.1)
        try script.hover(240, 460)
        try script.wait(0.1)
      },
    ]
  }
}
