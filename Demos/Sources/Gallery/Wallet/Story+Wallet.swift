import Scrollwork
import Stage

extension Story {
  private static let walletDemo = 15

  /// Pictures of the wallet: closed, on its way open, and open in several stacks.
  static var wallet: [Story] {
    [
      Story(name: "wallet", demo: walletDemo, size: phone) { script in
        try script.drag(from: point(200, 600), to: point(200, 380), seconds: 0.2)
        try script.wait(2)
      },
      Story(name: "wallet-opening-dark", demo: walletDemo, isDark: true, size: phone) { script in
        try script.tap(200, 240)
        try script.wait(0.15)
      },
      Story(name: "wallet-open", demo: walletDemo, size: phone) { script in
        try script.tap(200, 300)
        try script.wait(1)
      },
      Story(name: "wallet-wide-dark", demo: walletDemo, isDark: true, size: wide) { script in
        try script.tap(600, 300)
        try script.wait(1)
        try script.press(.down)
        try script.wait(0.5)
      },
    ]
  }
}
