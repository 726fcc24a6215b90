import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// The letters at the side of a list.
@Suite struct SectionIndexTests {
  private let size = LayoutSize(width: 390, height: 700)

  /// The letters as they are drawn: the texts of a canvas, with their middles.
  private func drawn(
    _ index: SectionIndex, in size: LayoutSize, section: Int? = nil, isMirrored: Bool = false
  ) -> [(text: String, rect: LayoutRect, style: TextStyle)] {
    var list = DisplayList()
    list.addGroup(size: size) { canvas in
      index.draw(section: section, in: &canvas, isMirrored: isMirrored)
    }
    return list.commands.compactMap { command -> (String, LayoutRect, TextStyle)? in
      guard case .text(let id, let rect, let style, _) = command else { return nil }
      return (list.texts[id], rect, style)
    }
  }

  @Test("each title leads to the first section that has it, and sections without one to none")
  func entries() {
    let index = SectionIndex(titles: ["A", "A", "", "B", "A", "C", "B"])
    #expect(index.entries.map(\.title) == ["A", "B", "C"])
    #expect(index.entries.map(\.section) == [0, 3, 5])
    #expect((-1...7).map(index.entry(ofSection:)) == [nil, 0, 0, 0, 1, 1, 2, 2, 2])
    #expect(SectionIndex().entry(ofSection: 0) == nil)
  }

  @Test("a press on a letter that is drawn chooses it, wherever the list has room for it")
  func hits() throws {
    for seed in TestRun.seeds(40) {
      var random = SeededGenerator(seed: seed)
      let titles = (0..<random.whole(2...60)).map { "\($0)" }
      var index = SectionIndex(titles: titles)
      index.style.width = random.number(10...60)
      index.style.margin = random.number(0...9)
      let size = LayoutSize(width: random.number(100...900), height: random.number(60...1400))
      let isMirrored = random.oneIn(2)
      let area = index.area(in: size, isMirrored: isMirrored)
      #expect(area.minY >= 0 && area.maxY <= size.height && area.minX >= 0)
      let letters = drawn(index, in: size, isMirrored: isMirrored)
      #expect(letters.count >= 2, "seed \(seed)")
      var last = -Double.infinity
      for letter in letters {
        let middle = LayoutPoint(x: letter.rect.midX, y: letter.rect.midY)
        #expect(index.contains(middle, in: size, isMirrored: isMirrored), "seed \(seed)")
        // Letters do not lie over each other.
        #expect(letter.rect.midY - last >= 12.9, "seed \(seed)")
        #expect(letter.rect.minY >= 0 && letter.rect.maxY <= size.height, "seed \(seed)")
        last = letter.rect.midY
        index.release()
        let entry = index.choose(at: middle, in: size)
        #expect(entry?.title == letter.text && entry.map { titles[$0.section] } == letter.text)
        #expect(index.choose(at: middle, in: size) == nil, "chosen already")
        let shown = drawn(index, in: size, isMirrored: isMirrored)
        #expect(shown.count == letters.count + 1, "the bubble names it")
        #expect(shown.last?.text == letter.text)
        let bubble = try #require(shown.last?.rect)
        #expect(isMirrored ? bubble.minX > area.maxX : bubble.maxX < area.minX)
        #expect(bubble.minY >= 0 && bubble.maxY <= max(size.height, 76))
      }
    }
  }

  @Test("a drag beyond the letters chooses the first or the last, and the current one is bold")
  func ends() {
    var index = SectionIndex(titles: ["A", "B", "C"])
    #expect(index.choose(at: LayoutPoint(x: 0, y: -500), in: size)?.title == "A")
    #expect(index.choose(at: LayoutPoint(x: 0, y: 5000), in: size)?.title == "C")
    index.release()
    #expect(index.chosen == nil)
    #expect(
      drawn(index, in: size, section: 1).map { $0.style.weight } == [.medium, .bold, .medium])
    #expect(index.choose(7) == nil && index.choose(-1) == nil && index.chosen == nil)
  }

  @Test("one letter alone, no room and no numbers are nothing to press")
  func nothing() {
    var one = SectionIndex(titles: ["A", "A"])
    #expect(!one.contains(LayoutPoint(x: 380, y: 350), in: size) && drawn(one, in: size).isEmpty)
    #expect(one.choose(at: LayoutPoint(x: 0, y: Double.nan), in: size) == nil)
    #expect(SectionIndex().area(in: size).size.height == 0)
    let many = SectionIndex(titles: (0..<26).map { "\($0)" })
    #expect(drawn(many, in: LayoutSize(width: 390, height: 30)).isEmpty)
    #expect(many.area(in: LayoutSize(width: 0, height: 0)).size.height == 0)
  }
}
