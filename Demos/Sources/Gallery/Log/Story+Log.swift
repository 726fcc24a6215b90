import Scrollwork
import Stage

extension Story {
  private static let logDemo = 12

  /// Pictures of the log: at its end, while somebody reads, and filtered with the keyboard up.
  static var log: [Story] {
    [
      Story(name: "log", demo: logDemo, size: phone) { try $0.wait(2) },
      Story(name: "log-reading-dark", demo: logDemo, isDark: true, size: phone) { script in
        try script.drag(from: point(200, 300), to: point(200, 620), seconds: 0.3)
        try script.wait(1)
        try script.tap(200, 400)
        try script.wait(4)
      },
      Story(name: "log-filter", demo: logDemo, size: phone) { script in
        try script.tap(150, 815)
        try script.wait(0.4)
        try script.type("order")
        try script.wait(0.6)
      },
      Story(name: "log-errors-wide-dark", demo: logDemo, isDark: true, size: wide) { script in
        try script.press(.character("3"))
        try script.wait(1)
      },
    ]
  }
}
