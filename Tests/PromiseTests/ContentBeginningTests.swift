import Testing

/// The beginning of the content among the causes of the page "What stays still".
@Suite("The beginning of the content")
struct ContentBeginningTests {
  @Test(
    "A list that deletes rows above the screen so that it would begin on it moves by the missing space",
    arguments: [false, true])
  func beginsTooLate(isAnimated: Bool) throws {
    // 8 pt before the first row and 10 between rows; the row that is deleted has just left the screen.
    let setup = PromiseSetup(
      layout: PromiseLayout(kind: .list, variant: 14), palette: PromisePalette(kind: .even),
      counts: [30], main: 168, cross: 144)
    for (offset, missing) in [(48, 2), (49, 1), (50, 0), (55, 0)] as [(Int, Int64)] {
      let stage = try setup.stage()
      _ = try stage.step(0)
      #expect(try stage.perform(.setOffset(by: offset, animated: false)).isEmpty)
      let before = try #require(stage.scene?.firstItem)
      #expect(before.start == Int64(58 - offset) * 1024)
      #expect(try stage.perform(.delete(at: -1, count: 1, animated: isAnimated)).isEmpty)
      let update = try #require(stage.scene)
      #expect(update.displacement == missing * 1024)
      let first = try #require(update.shown.first)
      // An animated update begins with the row where it was.
      #expect(first.isDisplaced == (isAnimated && missing > 0))
      #expect(before.start - first.start == (isAnimated ? 0 : missing * 1024))
      #expect(try stage.perform(.frames(40, milliseconds: 16)).isEmpty)
      let after = try #require(stage.scene?.firstItem)
      #expect(after.key == before.key && before.start - after.start == missing * 1024)
    }
  }
}
