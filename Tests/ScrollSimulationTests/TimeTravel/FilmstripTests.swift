import Foundation
import ScrollScenario
import ScrollTools
import Scrollwork
import Testing

@testable import ScrollReports
@testable import ScrollSimulation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A strip shows screens of a run in their order, never more than it has room for.
@Suite struct FilmstripTests {
  private static func strip(frames: Int, named name: String = "film") throws -> Filmstrip {
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    scenario.name = name
    var strip = Filmstrip(scenario)
    let run = try Simulation(scenario).begin()
    for _ in 0..<frames {
      guard let sample = try run.next() else { break }
      strip.append(sample)
    }
    return strip
  }

  @Test(
    "the first and the last frame are shown, and those between at equal steps",
    arguments: [1, 2, 95, 96, 97, 98, 191, 192, 193, 290])
  func shown(frames: Int) throws {
    let indices = try Self.strip(frames: frames).shown.map(\.index)
    #expect(indices.count <= Filmstrip.limit && indices.first == 0 && indices.last == frames - 1)
    if frames <= Filmstrip.limit { #expect(indices == Array(0..<frames)) }
    let steps = Set(zip(indices, indices.dropFirst()).map { $1 - $0 }.dropLast())
    #expect(steps.count <= 1, "\(indices)")
    #expect(indices.count >= min(frames, Filmstrip.limit / 2))
  }

  @Test("the picture is XML, the same each time, and has a screen for each frame")
  func picture() throws {
    let svg = try Self.strip(frames: 40, named: ReportFormatTests.strange).svg()
    #expect(try svg == Self.strip(frames: 40, named: ReportFormatTests.strange).svg())
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains(">39 · 0.650 s</text>"))
    #expect(svg.contains(">frames 0 to 39, 40 shown</text>"))
    let empty = Filmstrip(SimulationTests.scenario(script: [])).svg()
    #expect(XMLParser(data: Data(empty.utf8)).parse() && empty.contains(">no frames</text>"))
  }

  @Test("elements are drawn within the screen, where they stand")
  func elements() throws {
    let strip = try Self.strip(frames: 120)
    let screen = try #require(strip.shown.last)
    #expect(screen.elements.count > 3 && screen.size.height == 844)
    let svg = strip.svg()
    // Of each screen its paper, and of each element that reaches into it its place.
    let places = svg.split(separator: "\n").filter {
      line in
      line.hasPrefix("<rect") && Palette.fills.contains { line.contains("fill=\"\($0)\"") }
    }
    #expect(!places.isEmpty)
    for place in places {
      let parts = place.split(separator: "\"")
      let height = try #require(parts.firstIndex(of: " height=").flatMap { Double(parts[$0 + 1]) })
      #expect(height > 0 && height <= 844 * 104.0 / 390 + 0.01)
    }
  }

  @Test("an item keeps its color while others are inserted before it, and neighbors differ")
  func colors() throws {
    var scenario = SimulationTests.scenario(
      script: [.flick(2000), .wait(0.1), .insert(7, atRow: 0), .wait(0.3), .insert(30, atRow: 2)])
    scenario.name = "colors"
    var strip = Filmstrip(scenario, limit: 600)
    let run = try Simulation(scenario).begin(collectsCells: true)
    var known: [Int: String] = [:]
    var paths: [Int: Set<ElementPath>] = [:]
    while let sample = try run.next() {
      strip.append(sample)
      let screen = try #require(strip.shown.last)
      for (slot, fill) in screen.fills.enumerated() {
        guard let fill else { continue }
        let identity = sample.identities[slot]
        #expect(known[identity, default: fill] == fill, "item \(identity)")
        known[identity] = fill
        paths[identity, default: []].insert(screen.elements[slot].element)
      }
      if let items = screen.fills.firstIndex(where: { $0 != nil }) {
        for (one, other) in zip(screen.fills[items...], screen.fills[items...].dropFirst()) {
          #expect(one != other)
        }
      }
    }
    // Positions did change; colors by them would have, too.
    #expect(paths.values.contains { $0.count > 1 })
  }
}
