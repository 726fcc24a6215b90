import Scrollwork
import Testing

/// Frames without a display list.
@Suite struct UndrawnTests {
  private final class Painter: ReusableCell {
    nonisolated(unsafe) static var drawings = 0

    func draw(in canvas: inout Canvas) {
      Self.drawings += 1
      canvas.fill(LayoutRect(origin: .zero, size: canvas.size), Color(red: 1, green: 2, blue: 3))
    }
  }

  @Test("without display lists all is as with them but what is drawn, which comes when they do")
  func undrawn() throws {
    func made(_ makesDisplayLists: Bool) throws -> CollectionView {
      let view = CollectionView()
      view.makesDisplayLists = makesDisplayLists
      view.register(Painter.self)
      view.cellProvider = { view, path in view.dequeueCell(at: path) as Painter }
      try view.setViewport(size: LayoutSize(width: 300, height: 500))
      try view.reloadData(sectionCounts: [200])
      return view
    }
    let (drawn, undrawn) = (try made(true), try made(false))
    for view in [drawn, undrawn] { try view.fling(velocity: 3000) }
    for number in 1...90 {
      let time = Timestamp(nanoseconds: Int64(number) * 16_000_000)
      let one = try drawn.step(to: time)
      Painter.drawings = 0
      let other = try undrawn.step(to: time)
      #expect(Painter.drawings == 0 && other.displayList == DisplayList())
      #expect(one.visible == other.visible && one.events == other.events)
      #expect(one.contentOffset == other.contentOffset && one.work == other.work)
      #expect(one.displayList.groups.count == one.visible.count)
    }
    undrawn.makesDisplayLists = true
    let time = Timestamp(nanoseconds: 91 * 16_000_000)
    #expect(try undrawn.step(to: time).displayList == drawn.step(to: time).displayList)
  }
}
