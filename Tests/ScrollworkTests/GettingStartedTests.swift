import Foundation
import ScrollData
import Scrollwork
import Testing

/// The code of the page "Getting started": each part between two marks is on the page, word by word.
@Suite struct GettingStartedTests {
  // page
  final class Row: ReusableCell {
    var title = ""

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 44)
    }

    func draw(in canvas: inout Canvas) {
      let area = LayoutRect(origin: .zero, size: canvas.size).inset(by: LayoutInsets(10))
      canvas.fill(area, Color("#eef2f8") ?? .white)
      canvas.text(title, in: area.inset(by: LayoutInsets(2)), size: 15, .black)
    }
  }
  // page

  @Test("a list in a test, an update and a snapshot")
  func list() throws {
    // page
    let view = CollectionView()
    view.register(Row.self)
    view.cellProvider = { view, path in
      let row: Row = view.dequeueCell(at: path)
      row.title = "Row \(path.item)"
      return row
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 2)
    try view.reloadData(sectionCounts: [1000])

    var clock = FixedRateClock(framesPerSecond: 60)
    try view.step(to: clock.next())
    try view.scrollToItem(at: ItemPath(section: 0, item: 500), at: .top, animated: false)
    let frame = try view.step(to: clock.next())
    #expect(frame.visible.first?.element.itemPath?.item == 500)
    // page

    // page
    try view.insertItems(at: ItemPath(section: 0, item: 0), count: 20)
    let updated = try view.step(to: clock.next())
    #expect(updated.visible.first?.element.itemPath?.item == 520)
    #expect(updated.visible.first?.start == frame.visible.first?.start)
    // page
  }

  @Test("a list by identity")
  func source() throws {
    let view = CollectionView()
    view.register(Row.self)
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 2)
    // page
    let source = SnapshotSource<String, String>(view) { view, path, name in
      let row: Row = view.dequeueCell(at: path)
      row.title = name
      return row
    }
    try source.update { snapshot in
      try snapshot.appendSections(["Norway"])
      try snapshot.appendItems(["Oslo", "Bergen", "Trondheim"], toSection: "Norway")
    }
    try source.update(animated: true) { snapshot in
      try snapshot.moveItem("Trondheim", beforeItem: "Oslo")
    }
    // page
    let frame = try view.step(to: .zero)
    #expect(frame.liveCells == 3)
    #expect(source.snapshot.itemIdentifiers == ["Trondheim", "Oslo", "Bergen"])
  }

  @Test("the page has the code of this file")
  func page() throws {
    let file = URL(filePath: #filePath)
    let page = try String(
      contentsOf: file.deletingLastPathComponent().appending(
        path: "../../Sources/Scrollwork/Scrollwork.docc/GettingStarted.md"), encoding: .utf8)
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "// page\n")
    // Every second part is between two marks; the last ones are of this function.
    let code = stride(from: 1, to: 8, by: 2).map { parts[$0] }
    for part in code {
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let indent = lines.first?.prefix { $0 == " " }.count ?? 0
      let text = lines.map { String($0.dropFirst(min(indent, $0.count))) }.joined(separator: "\n")
      #expect(page.contains("```swift\n" + text + "\n```"), "\(text)")
    }
  }
}
