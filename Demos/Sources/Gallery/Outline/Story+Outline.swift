import Scrollwork
import Stage

extension Story {
  private static let outlineDemo = 11

  /// Pictures of the field guide: as it opens, on its way, by keys, and in a wide window.
  static var outline: [Story] {
    [
      Story(name: "outline", demo: outlineDemo, size: phone) { try $0.wait(0.3) },
      Story(name: "outline-keys-dark", demo: outlineDemo, isDark: true, size: phone) { script in
        for _ in 0..<6 { try script.press(.down) }
        try script.press(.right)
        try script.wait(0.6)
      },
      Story(name: "outline-expanding", demo: outlineDemo, size: phone) { script in
        try script.tap(150, 500)
        try script.wait(0.12)
      },
      Story(name: "outline-wide-dark", demo: outlineDemo, isDark: true, size: wide) { script in
        try script.press(.character("e"))
        try script.wait(0.6)
      },
    ]
  }
}
