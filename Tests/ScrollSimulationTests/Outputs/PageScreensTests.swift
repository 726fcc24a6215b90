import Foundation
import ScrollScenario
import ScrollTools
import Scrollwork
import Testing

@testable import ScrollReports
@testable import ScrollSimulation

/// The screens of a page are those of the run.
@Suite struct PageScreensTests {
  /// An element of a page.
  struct Element: Hashable {
    var name: String
    var start: Int
    var extent: Int
    var cross: Int
    var breadth: Int
    var hasCell: Bool
  }

  /// The numbers of a page's screens.
  private struct Screens {
    var columns: [String: [Double]] = [:]
    var shown: [Int]?

    init(_ data: [String: Any]) throws {
      let screens = try #require(data["screens"] as? [String: Any])
      for (key, value) in screens where key != "shown" {
        columns[key] = value as? [Double]
      }
      shown = screens["shown"] as? [Int]
    }

    subscript(key: String, index: Int) -> Double { columns[key]?[index] ?? .nan }

    /// The boxes of a frame of the page.
    func boxes(at place: Int) -> [Int] {
      (columns["from"] ?? []).indices.filter {
        Int(self["from", $0]) <= place && place < Int(self["to", $0])
      }
    }

    /// What is on screen in a frame of the page.
    func elements(at place: Int) -> Set<Element> {
      Set(
        boxes(at: place).map { box in
          let kind = Int(self["kind", box])
          let (section, item) = (Int(self["section", box]), Int(self["item", box]))
          let name =
            kind & 3 == 0
            ? "\(section)/\(item)" : kind & 3 == 1 ? "header \(section)" : "footer \(section)"
          let scrolled = kind & 16 == 0 ? self["scrolled", place] : 0
          return Element(
            name: name, start: steps(self["start", box] - scrolled),
            extent: steps(self["extent", box]), cross: steps(self["cross", box]),
            breadth: steps(self["breadth", box]), hasCell: kind & 4 == 0)
        })
    }
  }

  private static func elements(_ frame: Frame) -> Set<Element> {
    Set(
      frame.visible.map {
        Element(
          name: $0.element.name, start: steps($0.start.points),
          extent: steps($0.extent.points), cross: steps($0.crossStart.points),
          breadth: steps($0.crossExtent.points), hasCell: $0.hasCell)
      })
  }

  @Test(
    "each frame's screen is what the frame shows, through edits, growth, another size and scrolls")
  func exact() throws {
    let (record, report, samples) = try EditedRun.run()
    let screens = try Screens(PageTests.data(of: record.html(report)))
    #expect(screens.shown == nil)
    var shown = 0
    for (place, sample) in samples.enumerated() {
      let (found, twin) = (screens.elements(at: place), Self.elements(sample.frame))
      // A point of a box may be rounded to either side.
      #expect(found.count == twin.count && Set(found.map(\.name)) == Set(twin.map(\.name)))
      for element in twin {
        let near = found.contains {
          $0.name == element.name && abs($0.start - element.start) <= 1
            && abs($0.extent - element.extent) <= 1 && abs($0.cross - element.cross) <= 1
            && abs($0.breadth - element.breadth) <= 1 && $0.hasCell == element.hasCell
        }
        #expect(near, "frame \(place): \(element)")
      }
      shown += twin.count
    }
    // An element that only scrolls keeps its box.
    let boxes = screens.columns["from"]?.count ?? 0
    #expect(boxes * 4 < shown, "\(boxes) boxes of \(shown) elements in frames")
  }

  @Test("an item keeps its color when items are inserted before it")
  func color() throws {
    let (record, report, samples) = try EditedRun.run()
    let screens = try Screens(PageTests.data(of: record.html(report)))
    let after = try #require(samples.firstIndex { $0.marks.contains { $0.kind == .insert } })
    /// The colors of a section's items on screen, from the top.
    func hues(_ place: Int, section: Int, from item: Int) -> [Int] {
      screens.boxes(at: place).filter {
        Int(screens["kind", $0]) & 3 == 0 && Int(screens["section", $0]) == section
          && Int(screens["item", $0]) >= item
      }.sorted { screens["item", $0] < screens["item", $1] }.map { Int(screens["hue", $0]) }
    }
    let last = samples[after].frame.visible.compactMap { element -> Int? in
      guard case .item(let path) = element.element, path.section == 0 else { return nil }
      return path.item
    }.min()
    let item = try #require(last)
    let (before, behind) = (
      hues(after - 1, section: 0, from: item - 3), hues(after, section: 0, from: item)
    )
    let common = min(before.count, behind.count)
    #expect(common >= 3)
    #expect(before.prefix(common) == behind.prefix(common))
    #expect(Set(before).count == before.count)
  }

  @Test("a run with too many boxes keeps the screens of some frames, and of those that are needed")
  func bounded() throws {
    let template = try #require(try EditedRun.run().samples[0].frame.visible.first)
    var tracks = ScreenTracks()
    let count = 3000
    for index in 0..<count {
      var frame = Frame()
      frame.index = index
      frame.viewportSize = LayoutSize(width: 100, height: 100)
      // Each frame shows twenty elements of its own.
      frame.visible = (0..<20).map { slot in
        var element = template
        element.index = index * 20 + slot
        element.element = .item(ItemPath(section: 0, item: element.index))
        element.start = Ticks(rawValue: Int64(slot) * 1024)
        return element
      }
      tracks.append(FrameSample(frame: frame, cost: 0, hitch: 0, drift: .zero, blank: 0))
    }
    #expect(tracks.tracks.count == 20 * count)
    let needed = [1, 777, 2999]
    let text = PageScreens(tracks, kept: Array(0..<count), needed: needed).json.text
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let screens = try Screens(["screens": object])
    let boxes = try #require(screens.columns["from"]?.count)
    #expect(boxes <= PageScreens.boxLimit && boxes > PageScreens.boxLimit / 3)
    let shown = try #require(screens.shown)
    #expect(Set(needed).isSubset(of: shown) && shown.contains(0))
    for place in shown { #expect(screens.boxes(at: place).count == 20, "frame \(place)") }
  }
}

/// Points as numbers that may be compared, in steps of 0.05 pt.
private func steps(_ points: Double) -> Int { Int((points * 20).rounded()) }
