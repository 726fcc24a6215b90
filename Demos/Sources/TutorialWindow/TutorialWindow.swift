import ScrollSDL
public import Scrollwork

/// The window of the tutorial's apps: input goes in, and each frame is drawn until somebody closes it.
public enum TutorialWindow {
  /// Opens a window, and returns when it is closed, also by the escape key.
  ///
  /// - Parameters:
  ///   - title: of the window.
  ///   - size: of its content, in points.
  ///   - make: makes the app for the size of the window in points and its pixels per point. What it returns takes the input
  ///     and makes the frames.
  /// - Throws: what the window and the app throw.
  public static func show(
    _ title: String, size: LayoutSize,
    make: (LayoutSize, _ scale: Double) throws -> (
      send: (InputEvent) throws -> Void, step: (Timestamp) throws -> Frame
    )
  ) throws {
    let window = try Window(
      Window.Configuration(title: title, size: size, isResizable: false), fonts: FontBook())
    defer { window.close() }
    let app = try make(window.size, window.scale)
    var clock = WindowClock(window)
    while true {
      for event in window.events() {
        switch event {
        case .input(let input): try app.send(input)
        case .closeRequested: return
        case .key(let press) where press.key == .escape: return
        default: break
        }
      }
      let frame = try app.step(clock.next())
      window.begin(Color(red: 255, green: 255, blue: 255))
      window.draw(frame.displayList)
      window.present()
    }
  }
}
