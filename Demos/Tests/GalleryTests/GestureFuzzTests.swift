import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Random gestures and keys: nothing moves by itself, nothing is diagnosed, and no item is lost or doubled.
@Suite struct GestureFuzzTests {
  private static let letters: [Character] = ["a", "f", "u", "z", "n", "s", "j"]
  private static let keys: [KeyPress.Key] = [
    .up, .down, .left, .right, .pageDown, .home, .end, .space, .enter, .delete, .tab,
  ]

  /// Does something at random, and waits until it is part of the way.
  private func act<Shown>(
    _ session: inout DemoSession<Shown>, _ random: inout SeededGenerator
  ) throws {
    func below(_ bound: Int) -> Double { Double(random.next() % UInt64(bound)) }
    let size = session.stage.size
    let from = LayoutPoint(
      x: 20 + below(Int(size.width) - 40), y: 110 + below(Int(size.height) - 120))
    let modifiers: KeyPress.Modifiers = [[], [], .shift, .option, .control][Int(below(5))]
    switch Int(below(10)) {
    case 0, 1: try session.press(Self.keys[Int(below(Self.keys.count))], with: modifiers)
    case 2:
      let letter = Self.letters[Int(below(Self.letters.count))]
      try session.press(.character(letter), with: modifiers == .control ? .control : [])
    case 3: try session.press(.down, .down, .delete)
    case 4:
      // A click, in the list or on a bar over it.
      try session.drag(from: from, to: from, seconds: 0.02)
    case 5:
      try session.holdAndDrag(
        from: from, seconds: 0.6, to: LayoutPoint(x: from.x, y: 110 + below(Int(size.height) - 120))
      )
    case 6, 7:
      try session.drag(
        from: from, to: LayoutPoint(x: 20 + below(Int(size.width) - 40), y: from.y + below(9) - 4),
        seconds: 0.15)
    default:
      try session.drag(
        from: from, to: LayoutPoint(x: from.x, y: 110 + below(Int(size.height) - 120)),
        seconds: 0.12)
    }
    try session.wait([0.02, 0.15, 0.6, 2][Int(below(4))])
  }

  private static let sizes = [
    LayoutSize(width: 390, height: 844), LayoutSize(width: 1280, height: 800),
  ]

  /// Does things at random in a demo, and looks at it after each.
  private func drive<Shown: Demo>(
    _ name: String, as type: Shown.Type, _ seed: Int, times: Int, _ check: (Shown) -> Void
  ) throws {
    print("GestureFuzzTests.\(name): seed \(seed)")
    var random = SeededGenerator(seed: UInt64(seed))
    var session = try DemoSession(name, as: type, size: Self.sizes[seed % 2])
    for _ in 0..<times where session.stage.openIndex != nil {
      try act(&session, &random)
      check(session.demo)
    }
  }

  @Test("the mailbox keeps its mails in order", arguments: 1...10)
  func mail(_ seed: Int) throws {
    try drive("mail", as: MailDemo.self, seed, times: 40) { demo in
      let numbers = demo.numbers
      #expect(numbers == numbers.sorted(by: >) && Set(numbers).count == numbers.count)
      #expect(numbers.allSatisfy { $0 <= demo.newest })
      #expect(demo.opened.map(numbers.contains) ?? true)
      #expect(demo.isSelecting == (demo.view.selectionMode == .multiple))
      #expect(demo.isSelecting || demo.view.selectedItems.isEmpty)
    }
  }

  @Test("the playlist keeps its pieces", arguments: 1...10)
  func playlist(_ seed: Int) throws {
    try drive("playlist", as: PlaylistDemo.self, seed, times: 40) { demo in
      #expect(demo.order.sorted() == Array(0..<30))
      #expect(demo.playing.map(demo.order.contains) ?? false)
      #expect(demo.view.carriedItem == nil)
    }
  }

  @Test("pictures stay in order, and the count of selected ones is right", arguments: 1...6)
  func photos(_ seed: Int) throws {
    try drive("photos", as: PhotosDemo.self, seed, times: 25) { demo in
      let numbers = demo.source.snapshot.itemIdentifiers
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
      #expect(demo.selectedCount == demo.view.selectedItems.count)
      #expect(demo.isSelecting || demo.selectedCount == 0)
    }
  }
}
