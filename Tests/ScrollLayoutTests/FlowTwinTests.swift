import ScrollPrimitives
import Testing

@testable import ScrollLayout

/// Flows break lines where a loop over all items does, forward and in the mirror.
@Suite struct FlowTwinTests {
  static let counts = [37, 0, 1, 160, 23]
  static let room: Int64 = 383 * 1024

  private func size(_ index: Int) -> (main: Ticks, cross: Ticks) {
    (
      Ticks(rawValue: Int64(20_000 + index &* 7919 % 40_000)),
      Ticks(rawValue: Int64(10_000 + index &* 104_729 % 200_000))
    )
  }

  /// With all sizes known before anything is placed.
  private func screen(
    _ lines: FlowLayout.LineAlignment, _ items: FlowLayout.ItemAlignment
  ) throws -> PlacedWindowScreen<FlowLayout> {
    var configuration = FlowLayout.Configuration()
    configuration.itemSpacing = 7
    configuration.lineSpacing = 5
    configuration.sectionInsets = LayoutInsets(top: 11, left: 3, bottom: 13, right: 4)
    configuration.hasHeaders = true
    configuration.hasFooters = true
    configuration.lineAlignment = lines
    configuration.itemAlignment = items
    let structure = try ItemStructure(sectionCounts: Self.counts)
    var screen = try PlacedWindowScreen(
      FlowLayout(configuration),
      LayoutContext(structure: structure, container: LayoutSize(width: 390, height: 400)))
    for index in 0..<structure.elementCount {
      guard case .item = structure.path(at: index) else { continue }
      let size = size(index)
      _ = try screen.layout.setPreferredSize(size.main, cross: size.cross, at: index, anchor: 0)
    }
    return screen
  }

  /// Checks the items of lines that begin at a place; says where the lines end.
  private func compare(
    _ all: [LayoutAttributes], from row: Int, lines: [Int], start: Int64,
    _ alignment: (FlowLayout.LineAlignment, FlowLayout.ItemAlignment), isShort: (Int) -> Bool
  ) throws -> Int64 {
    var start = start
    var index = row
    for (number, count) in lines.enumerated() {
      let sizes = (index..<index + count).map { size($0) }
      let extent = sizes.map(\.main.rawValue).max() ?? 0
      let used = sizes.reduce(0) { $0 + $1.cross.rawValue } + Int64(count - 1) * 7 * 1024
      let free = Self.room - used
      var cross: Int64 = 3 * 1024
      if alignment.0 == .center { cross += free / 2 }
      if alignment.0 == .trailing { cross += free }
      for (place, size) in sizes.enumerated() {
        var along = start
        if alignment.1 == .center { along += (extent - size.main.rawValue) / 2 }
        if alignment.1 == .trailing { along += extent - size.main.rawValue }
        let found = all[index + place]
        try #require(found.start.rawValue == along, "\(found.element), \(alignment)")
        try #require(found.crossStart.rawValue == cross, "\(found.element), \(alignment)")
        try #require(found.extent == size.main && found.crossExtent == size.cross)
        cross += size.cross.rawValue + 7 * 1024
        if alignment.0 == .justified, count > 1, !isShort(number) {
          cross += free / Int64(count - 1) + (place < Int(free % Int64(count - 1)) ? 1 : 0)
        }
      }
      start += extent + 5 * 1024
      index += count
    }
    return start
  }

  @Test(
    "a flow scrolled through from the beginning is the twin's",
    arguments: FlowLayout.LineAlignment.allCases, FlowLayout.ItemAlignment.allCases)
  func forward(lines: FlowLayout.LineAlignment, items: FlowLayout.ItemAlignment) throws {
    var screen = try screen(lines, items)
    let seen = screen.scrollThrough()
    #expect(seen.count == screen.structure.elementCount)
    let all = screen.all()
    var cursor: Int64 = 0
    for section in Self.counts.indices {
      let row = screen.structure.elements(ofSection: section).lowerBound + 1
      #expect(all[row - 1].start.rawValue == cursor)
      cursor += (28 + 11) * 1024
      let count = Self.counts[section]
      let broken = NaivePlacing.lines(
        (row..<row + count).map { size($0).cross.rawValue }, space: 7 * 1024, room: Self.room)
      cursor = try compare(
        all, from: row, lines: broken, start: cursor, (lines, items),
        isShort: { $0 == broken.count - 1 })
      cursor += (13 - (count == 0 ? 0 : 5)) * 1024
      #expect(all[row + count].start.rawValue == cursor)
      cursor += 28 * 1024
    }
    #expect(screen.layout.contentExtent.rawValue == cursor)
  }

  @Test(
    "a flow scrolled back from its middle is the mirrored twin's",
    arguments: FlowLayout.LineAlignment.allCases)
  func backward(lines: FlowLayout.LineAlignment) throws {
    var screen = try screen(lines, .leading)
    screen.top = screen.layout.attributes(at: 150)?.start ?? .zero
    _ = screen.show()
    let seed = screen.layout.placedWindow.placed.lowerBound
    #expect(seed > 60 && seed < 202)
    screen.scrollBack()
    #expect(screen.layout.placedWindow.placed.lowerBound == 0)
    let all = screen.all()
    #expect(all[0].start == .zero)
    var end = seed
    for section in (0...3).reversed() {
      let row = screen.structure.elements(ofSection: section).lowerBound + 1
      let broken = NaivePlacing.mirroredLines(
        (row..<end).map { size($0).cross.rawValue }, space: 7 * 1024, room: Self.room)
      let start = all[row - 1].end.rawValue + 11 * 1024
      let edge = try compare(
        all, from: row, lines: broken, start: start, (lines, .leading), isShort: { $0 == 0 })
      if section == 3 {
        #expect(all[seed].start.rawValue == edge)
      } else {
        let space: Int64 = row == end ? 0 : 5
        #expect(all[end].start.rawValue == edge + (13 - space) * 1024)
      }
      guard section > 0 else { break }
      end = row - 2
    }
  }
}
