import Scrollwork
import Stage

extension Story {
  /// Pictures of selection, reordering, refreshing and the pill of the chat.
  static var gestures: [Story] {
    let phone = LayoutSize(width: 390, height: 844)
    let wide = LayoutSize(width: 1280, height: 800)
    func point(_ x: Double, _ y: Double) -> LayoutPoint { LayoutPoint(x: x, y: y) }
    return [
      Story(name: "playlist", demo: 9, size: phone) { script in
        try script.hold(point(150, 320), seconds: 0.7, to: point(170, 455))
        try script.wait(0.5)
      },
      Story(name: "playlist-wide-dark", demo: 9, isDark: true, size: wide) { script in
        for _ in 0..<3 { try script.press(.down) }
        try script.wait(0.3)
      },
    ]
  }
}
