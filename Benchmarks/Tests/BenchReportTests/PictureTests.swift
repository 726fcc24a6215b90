import Foundation
import Testing

@testable import BenchReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct PictureTests {
  /// A line of text of a picture and the room it takes.
  private struct Label {
    var text: String
    var left: Double
    var right: Double
    var baseline: Double
    var size: Double

    func overlaps(_ other: Label) -> Bool {
      left < other.right && other.left < right
        && abs(baseline - other.baseline) < min(size, other.size)
    }
  }

  /// Reads the texts of a picture, but those that are read upward.
  private final class Reader: NSObject, XMLParserDelegate {
    var labels: [Label] = []
    var isOpen = false
    private var attributes: [String: String] = [:]
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if name == "text" { (self.attributes, text, isOpen) = (attributes, "", true) }
      if name == "tspan" { text += "  " }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isOpen { text += string }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      guard name == "text" else { return }
      isOpen = false
      guard attributes["transform"] == nil, let x = attributes["x"].flatMap(Double.init),
        let y = attributes["y"].flatMap(Double.init),
        let size = attributes["font-size"].flatMap(Double.init)
      else { return }
      let width = SVGCanvas.width(text, size: size) * 0.92
      let shares: [String: Double] = ["middle": 0.5, "end": 1]
      let share = shares[attributes["text-anchor"] ?? ""] ?? 0
      labels.append(
        Label(
          text: text, left: x - share * width, right: x + (1 - share) * width, baseline: y,
          size: size))
    }
  }

  private func labels(_ svg: String) throws -> [Label] {
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = Reader()
    parser.delegate = reader
    try #require(parser.parse(), "not well-formed: \(String(describing: parser.parserError))")
    return reader.labels
  }

  @Test func `every picture is well-formed, its texts are inside of it and apart`() throws {
    let pictures = SampleRun.report().pictures()
    #expect(pictures.count >= 15)
    for (file, svg) in pictures {
      let labels = try labels(svg)
      #expect(labels.count > 8, "\(file)")
      for (index, label) in labels.enumerated() {
        #expect(label.left >= 0 && label.right <= 860, "\(file): \(label.text)")
        for other in labels[..<index] where label.overlaps(other) {
          Issue.record("\(file): '\(label.text)' over '\(other.text)'")
        }
      }
    }
  }

  @Test func `there is a picture of bars and one of growth for what is drawn`() {
    let files = SampleRun.report().pictures().map(\.file)
    #expect(files.count == Set(files).count)
    for file in [
      "frame.svg", "frame-w1-growth.svg", "frame-w2-growth.svg", "edit-w4v-growth.svg",
      "replace.svg", "paint.svg", "ladder.svg",
    ] { #expect(files.contains(file), "\(file)") }
    #expect(!files.contains("memory.svg"))
  }

  @Test func `bars are sorted, named and show value and ratio`() throws {
    let report = SampleRun.report()
    let svg = try #require(report.pictures().first { $0.file == "paint.svg" }).svg
    let texts = try labels(svg).map(\.text)
    let names = texts.filter { SampleRun.peers.map { Peer.title($0.0) }.contains($0) }
    #expect(
      names == ["Prefix array, C", "Scrollwork", "Dear ImGui 1.86", "Qt Quick 6.4.2", "GTK 4.8.3"])
    #expect(texts.contains("30.0 ms  300×"))
  }

  @Test func `a chart without a positive value is none`() throws {
    let zero = try #require(Spread([0]))
    let entry = BarPicture.Entry(name: "a", isOurs: true, spread: zero, ratio: nil)
    let picture = BarPicture(
      title: "", subtitle: "", caption: "", unit: .nanoseconds, panels: [("", [entry])], footer: [])
    #expect(picture.svg() == nil)
  }

  @Test func `labels keep apart, inside and in order, and no shift brings them nearer`() {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let wanted = (0..<Int.random(in: 1...8, using: &random)).map { _ in random.number(0...400) }
      let places = LabelColumn.places(wanted, room: 34, bounds: 20...380)
      #expect(places.count == wanted.count)
      let order = wanted.indices.sorted { wanted[$0] < wanted[$1] }
      for (above, below) in zip(order, order.dropFirst()) {
        #expect(places[below] - places[above] >= 34 - 1e-9, "seed \(seed)")
      }
      #expect(places.allSatisfy { (20 - 1e-9...380 + 1e-9).contains($0) }, "seed \(seed)")
      func distance(_ places: [Double]) -> Double {
        zip(places, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      }
      // Moves a label and all that touch it by a little, where there is room.
      for first in order.indices {
        for last in first..<order.count {
          for shift in [-0.5, 0.5] {
            var moved = places
            for rank in first...last { moved[order[rank]] += shift }
            let isRoom =
              zip(order, order.dropFirst()).allSatisfy { moved[$1] - moved[$0] >= 34 }
              && moved.allSatisfy { (20...380).contains($0) }
            if isRoom { #expect(distance(moved) >= distance(places) - 1e-6, "seed \(seed)") }
          }
        }
      }
    }
  }

  @Test func `an axis covers its values with round marks`() throws {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let values = (0..<Int.random(in: 1...6, using: &random)).map { _ in random.magnitude() }
      let axis = try #require(LogAxis(values, from: 500, to: 100))
      #expect(axis.marks.count >= 2, "seed \(seed)")
      for value in values {
        #expect(axis.marks[0] <= value * (1 + 1e-8), "seed \(seed): \(values)")
        #expect(axis.marks[axis.marks.count - 1] >= value * (1 - 1e-8), "seed \(seed): \(values)")
      }
      #expect(axis.place(axis.marks[0]) == 500)
      let places = values.sorted().map(axis.place)
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 }, "seed \(seed)")
    }
    #expect(LogAxis([1000, 1e9], from: 0, to: 1)?.marks.count == 7)
    #expect(
      LogAxis([200, 6400], from: 0, to: 1)?.marks.map { $0.rounded() } == [
        200, 500, 1000, 2000, 5000, 10000,
      ])
    #expect(LogAxis([0, -1], from: 0, to: 1) == nil)
    #expect(LogAxis.power(1000) == "10³" && LogAxis.power(0.01) == "10⁻²")
    #expect(LogAxis.power(2e9) == "2·10⁹")
  }
}
