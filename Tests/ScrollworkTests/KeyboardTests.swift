import ScrollPrimitives
import Scrollwork
import Testing

/// A keyboard takes room at the end, and covers neither the end nor the item with the focus.
@Suite struct KeyboardTests {
  private let keyboard = LayoutRect(x: 0, y: 544, width: 390, height: 300)

  @Test("a keyboard adds room at the end, the safe area there included, and moves nothing")
  func room() throws {
    let harness = try Harness(counts: [100])
    try harness.view.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34))
    try harness.step()
    try harness.jump(to: 1000)
    let before = try harness.step()
    try harness.view.setKeyboardFrame(keyboard, animated: true)
    let frame = try harness.step()
    #expect(frame.contentOffset == before.contentOffset && frame.visible == before.visible)
    #expect(harness.view.adjustedContentInset == (47, 300))
    #expect(frame.edges.maximum == before.edges.maximum + 300 - 34)
    try harness.view.setKeyboardFrame(nil, animated: true)
    #expect(try harness.step().edges == before.edges)
  }

  @Test("the item with the focus comes above the keyboard, and no further")
  func focus() throws {
    for isAnimated in [false, true] {
      let harness = try Harness(counts: [100])
      try harness.step()
      try harness.view.focus(.row(17), animated: false)
      try harness.step()
      let before = harness.view.contentOffset.y
      try harness.view.setKeyboardFrame(keyboard, animated: isAnimated)
      try harness.step()
      try harness.settle()
      let frame = try #require(harness.view.frame(of: .row(17)))
      #expect(frame.maxY == 544 && harness.view.contentOffset.y > before)
      // One that is above it already stays.
      let offset = harness.view.contentOffset.y
      try harness.view.setKeyboardFrame(
        LayoutRect(x: 0, y: 560, width: 390, height: 284), animated: isAnimated)
      try harness.step()
      #expect(try harness.settle().contentOffset.y == offset)
    }
  }

  @Test(
    "content does not go back to an item with the focus that is above the keyboard, or above the screen"
  )
  func focusAbove() throws {
    for offset in [0.0, 142, 186, 2000] {
      let harness = try Harness(counts: [100])
      try harness.step()
      try harness.view.focus(.row(3), animated: false)
      try harness.step()
      try harness.jump(to: offset)
      try harness.step()
      try harness.view.setKeyboardFrame(keyboard, animated: false)
      #expect(try harness.step().contentOffset.y == offset)
    }
  }

  @Test("content that follows its end stays there, above the keyboard")
  func end() throws {
    let harness = try Harness(counts: [100])
    harness.view.followsEnd = true
    try harness.step()
    try harness.view.scroll(toEdge: .trailing, animated: false)
    try harness.step()
    try harness.view.setKeyboardFrame(keyboard, animated: false)
    try harness.step()
    #expect(harness.view.frame(of: .row(99))?.maxY == 544)
    try harness.view.setKeyboardFrame(nil, animated: false)
    try harness.step()
    #expect(harness.view.frame(of: .row(99))?.maxY == 844)
  }

  @Test(
    "a keyboard that floats, or lies elsewhere, covers nothing",
    arguments: [
      LayoutRect(x: 0, y: 400, width: 390, height: 200),
      LayoutRect(x: 0, y: 900, width: 390, height: 300),
      LayoutRect(x: 0, y: 544, width: 0, height: 300),
      LayoutRect(x: 900, y: 544, width: 390, height: 300),
    ])
  func floating(frame: LayoutRect) throws {
    let harness = try Harness(counts: [100])
    let before = try harness.step()
    try harness.view.setKeyboardFrame(frame, animated: false)
    #expect(try harness.step().edges == before.edges)
  }

  @Test("what is not a place is refused")
  func refused() throws {
    let harness = try Harness(counts: [100])
    for bad in [
      LayoutRect(x: 0, y: .nan, width: 390, height: 300),
      LayoutRect(x: 0, y: 0, width: -1, height: 300),
      LayoutRect(x: 0, y: 0, width: .infinity, height: 300),
    ] {
      #expect(throws: CollectionError.self) {
        try harness.view.setKeyboardFrame(bad, animated: false)
      }
    }
    #expect(harness.view.keyboardFrame == nil)
    #expect(throws: CollectionError.invalidValue(parameter: "keyboard.size.height", value: 2e9)) {
      try harness.view.setKeyboardFrame(
        LayoutRect(x: 0, y: 0, width: 1, height: 2e9), animated: false)
    }
    // The largest there is takes all of the viewport.
    try harness.view.setKeyboardFrame(
      LayoutRect(x: -5e8, y: -5e8, width: 1e9, height: 1e9), animated: false)
    try harness.step()
    #expect(harness.view.adjustedContentInset.trailing == 844)
  }
}
