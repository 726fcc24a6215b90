import Foundation
import ScrollApp
import Scrollwork
import TextPicture
import TutorialWindow

/// Searches, deletes and opens contacts with a finger made of numbers, and prints four screens. With `--window` the contacts
/// are shown in a window.
@main
struct ContactsDemo {
  static let screen = LayoutSize(width: 336, height: 192)

  static func main() {
    do {
      if CommandLine.arguments.contains("--window") {
        try show()
      } else {
        print(try pictures(), terminator: "")
      }
    } catch {
      print(error)
      exit(1)
    }
  }

  /// Shows the contacts in a window, and prints at the end which screens are open.
  static func show() throws {
    var screens = 0
    try TutorialWindow.show("Contacts", size: LayoutSize(width: 336, height: 480)) { size, _ in
      let app = try ContactsApp(size: size)
      return (
        { try app.send($0) },
        { time in
          screens = app.navigator.stack.count
          return try app.step(to: time)
        }
      )
    }
    print("screens: \(screens)")
  }

  static func pictures() throws -> String {
    let app = try ContactsApp(size: screen)
    var hand = Hand(app)
    var pictures: [String] = []

    try hand.drag(from: LayoutPoint(x: 100, y: 180), to: LayoutPoint(x: 100, y: 20))
    try hand.rest(seconds: 3)
    pictures.append(hand.picture())

    for text in ["m", "ma", "mar"] {
      try app.type(text)
      try hand.rest(seconds: 0.5)
    }
    pictures.append(hand.picture())

    // All the way: the first action is performed.
    try hand.drag(from: LayoutPoint(x: 300, y: 40), to: LayoutPoint(x: 20, y: 40))
    try hand.rest(seconds: 1)
    pictures.append(hand.picture())

    try hand.tap(LayoutPoint(x: 100, y: 40))
    try hand.rest(seconds: 1)
    hand = Hand(try ContactsApp(size: screen, saved: try app.save()))
    try hand.rest(seconds: 1)
    pictures.append(hand.picture())
    return pictures.joined(separator: "\n")
  }
}

/// A finger, and the clock that it moves by.
struct Hand {
  let app: ContactsApp
  private(set) var frame = Frame()
  private var frames = 0

  init(_ app: ContactsApp) {
    self.app = app
  }

  private var time: Timestamp { Self.time(frames) }

  private static func time(_ frames: Int) -> Timestamp {
    Timestamp(nanoseconds: Int64(frames) * 1_000_000_000 / 60)
  }

  @discardableResult
  mutating func step() throws -> Frame {
    frames += 1
    frame = try app.step(to: time)
    return frame
  }

  mutating func rest(seconds: Double) throws {
    for _ in 0..<Int(seconds * 60) { try step() }
  }

  /// Moves a finger in a fifth of a second, holds it still for as long, and lifts it.
  mutating func drag(from start: LayoutPoint, to end: LayoutPoint) throws {
    try send(.pointerDown(id: 1, kind: .touch), start)
    for move in 1...12 {
      try step()
      let share = Double(move) / 12
      let point = LayoutPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      try send(.pointerMoved(id: 1), point)
    }
    try rest(seconds: 0.2)
    try send(.pointerUp(id: 1), end)
  }

  mutating func tap(_ point: LayoutPoint) throws {
    try send(.pointerDown(id: 1, kind: .touch), point)
    try rest(seconds: 0.1)
    try send(.pointerUp(id: 1), point)
  }

  private func send(_ action: InputEvent.Action, _ point: LayoutPoint) throws {
    try app.send(InputEvent(time: time, position: point, action: action))
  }

  /// The bar, and below it the list.
  func picture() -> String {
    let bar = (app.navigator.stack.count > 1 ? "< " : "") + (app.top?.title ?? "")
    let list = CharacterPicture(frame.displayList, viewport: ContactsDemo.screen)
    return "\(bar)\n\(list.text)"
  }
}
