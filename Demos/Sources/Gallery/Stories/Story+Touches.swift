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
      Story(name: "cities-letters", demo: 0, size: phone) { script in
        try script.drag(from: point(365, 400), to: point(365, 560), seconds: 0.2, lifts: false)
        try script.wait(0.2)
      },
      Story(name: "cities-letters-low-dark", demo: 0, isDark: true, size: low) { script in
        try script.drag(from: point(819, 200), to: point(819, 250), seconds: 0.2, lifts: false)
        try script.wait(0.2)
      },
      Story(name: "city", demo: 0, size: phone) { script in
        try script.press(.character("j"), with: .option)
        try script.wait(0.2)
        try script.tap(150, 440)
        try script.wait(0.6)
      },
      Story(name: "city-coming-dark", demo: 0, isDark: true, size: phone) { script in
        try script.wait(0.2)
        try script.tap(150, 440)
        try script.wait(0.17)
      },
      Story(name: "cities-wide", demo: 0, size: wide) { script in
        try script.tap(150, 440)
        try script.wait(0.2)
      },
      Story(name: "photo", demo: 3, size: phone) { script in
        try script.tap(60, 300)
        try script.wait(0.6)
      },
      Story(name: "mail-low-dark", demo: 8, isDark: true, size: low) { script in
        for _ in 0..<3 { try script.press(.down) }
        try script.wait(0.3)
        try script.drag(from: point(600, 300), to: point(600, 240), seconds: 0.5)
        try script.wait(0.6)
      },
      Story(name: "cities-search-dark", demo: 0, isDark: true, size: phone) { script in
        try script.tap(150, 72)
        try script.type("ｓao paulo")
        try script.wait(1.1)
      },
      Story(name: "help-low", demo: 8, size: low) { script in
        try script.press(.character("h"))
        try script.wait(0.2)
      },
      Story(name: "chat-composer", demo: 2, size: phone) { script in
        try script.wait(2.2)
        try script.tap(150, 814)
        try script.type("See you at the harbor")
        try script.press(.enter)
        try script.type("東京 next?")
        try script.wait(0.5)
      },
      Story(name: "menu-search", size: phone) { script in
        try script.type("pull")
        try script.wait(0.1)
      },
      Story(name: "store-wide-dark", demo: 4, isDark: true, size: wide) { try $0.wait(0.3) },
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
