import Foundation
import Scrollwork
import Testing

@testable import Layouts

@Suite struct LayoutsTests {
  @Test("the screens in the README are those the layouts make")
  func picture() throws {
    let svg = try Layouts.picture()
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Pictures/layouts.svg").standardizedFileURL
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try svg == String(contentsOf: file, encoding: .utf8))
  }

  @Test("no exhibit has anything to complain of, and every element shown has a cell")
  func complaints() throws {
    for exhibit in try Shelf.exhibits() {
      let frame = try Layouts.frame(of: exhibit)
      #expect(frame.diagnostics.isEmpty, "\(exhibit.title)")
      #expect(frame.visible.count > 4, "\(exhibit.title)")
      #expect(!frame.visible.contains { !$0.hasCell }, "\(exhibit.title)")
    }
  }

  @Test(
    "a layout of fewer than 60 lines scrolls a million cells, none of which lie over another row")
  func honeycomb() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Layouts/HoneycombLayout.swift").standardizedFileURL
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count < 60)
    var exhibit = Shelf.Exhibit(
      title: "honeycomb", layout: HoneycombLayout(width: 84), counts: [500_000, 500_000],
      isHexagonal: true)
    for offset in [0.0, 123_456, 9_000_000] {
      exhibit.offset = LayoutPoint(y: offset)
      let frame = try Layouts.frame(of: exhibit)
      let starts = Set(frame.visible.map(\.start)).sorted()
      for (a, b) in zip(starts, starts.dropFirst()) {
        #expect((b - a).points > 72 && (b - a).points < 74)
      }
    }
  }
}
