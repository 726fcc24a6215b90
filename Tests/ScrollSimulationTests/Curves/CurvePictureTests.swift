import Foundation
import ScrollCurves
import ScrollPhysics
import ScrollTools
import Testing

@testable import ScrollSimulation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The pictures, read back from their files.
@Suite struct CurvePictureTests {
  /// Releases with nothing special, and with everything that makes a picture crowded or empty.
  static let requests: [CurveRequest] = {
    var requests = [4000.0, 0, -4000, 120, 1e9, -1e9].map { CurveTests.request($0) }
    for upper in [0.0, 1, 300, 1200, 1e9] {
      requests += [9000.0, -300].map { CurveTests.request($0, upper: upper) }
    }
    for index in requests.indices { requests[index].isLimited = index % 2 == 0 }
    var beyond = CurveTests.request(-2000, upper: 500)
    beyond.position = 700
    requests.append(beyond)
    beyond.duration = 0.05
    requests.append(beyond)
    beyond.duration = 100
    beyond.lower = nil
    requests.append(beyond)
    for position in [999_999_999.3, 9_999_998.7, -12_345_678.9] {
      beyond.position = position
      beyond.velocity = 1
      requests.append(beyond)
    }
    return requests
  }()

  @Test(
    "a picture is XML, its texts lie within it, apart from each other, and no line leaves it",
    arguments: ScrollProfile.all)
  func readable(profile: ScrollProfile) throws {
    for request in Self.requests {
      let picture = try ScrollCurve(profile, request).svg()
      try check(picture, "\(profile.name) \(request)")
    }
  }

  @Test("so is one with as many bounces as there can be, and one of all profiles")
  func crowded() throws {
    var tuning = ProfileTuning()
    tuning.spring = try Spring(mass: 1, stiffness: 3000, dampingRatio: 0.01)
    let profile = try ScrollProfile.ios.tuned(tuning)
    for upper in [1.0, 50, 2000] {
      let curve = try ScrollCurve(profile, CurveTests.request(50_000, upper: upper))
      try check(curve.svg(), "swinging between 0 and \(upper)")
    }
    for request in Self.requests {
      let all = try CurveComparison(ScrollProfile.all, request)
      try check(all.svg(), "all \(request)")
      try check(try CurveComparison([.android], request).svg(), "one \(request)")
    }
  }

  @Test("a bounce's picture names profile, velocity, events and edges; the same curve, same bytes")
  func contents() throws {
    let curve = try ScrollCurve(.ios, CurveTests.request(4000, upper: 1200))
    let picture = curve.svg()
    #expect(picture == curve.svg())
    let words = try SVGReader.read(picture).texts.map(\.words)
    for expected in [
      "ios, released at 4,000 pt/s", "content from 0 pt to 1,200 pt", "bounce began",
      "0.458 s, at 1,597.6 pt/s", "peak", "0.558 s, 58.8 pt beyond the edge", "bounce ended",
      "1.365 s, at rest", "trailing edge, 1,200 pt", "leading edge, 0 pt", "position (pt)",
      "velocity (pt/s)", "seconds since the release", "spring", "exponential slowing",
    ] {
      #expect(words.contains(expected), "\(expected)")
    }
  }

  @Test("a comparison's picture names every profile, its distance, duration and overshoot")
  func comparison() throws {
    let comparison = try CurveComparison(
      [.ios, .android, .flutterClamping], CurveTests.request(4000, upper: 1200))
    let words = try SVGReader.read(comparison.svg()).texts.map(\.words)
    for expected in [
      "3 profiles, released at 4,000 pt/s", "ios", "android", "flutterClamping",
      "1,200 pt in 1.37 s", "58.8 pt over the edge", "6 pt over the edge", "stops at the edge",
    ] {
      #expect(words.contains(expected), "\(expected)")
    }
  }

  @Test("the checks see texts that overlap or are cut off, and lines that leave the picture")
  func canFail() throws {
    var canvas = SVGCanvas(width: 200, height: 100)
    canvas.text("one & <two>", PlotPoint(x: 20, y: 50))
    canvas.line(PlotPoint(x: 0, y: 0), PlotPoint(x: 200, y: 100), SVGCanvas.Stroke(color: "#000"))
    #expect(try problems(in: canvas.document(title: "a")) == [])
    canvas.text("three", PlotPoint(x: 60, y: 55))
    canvas.text("four", PlotPoint(x: 190, y: 20))
    canvas.line(PlotPoint(x: 0, y: 0), PlotPoint(x: 200, y: 101), SVGCanvas.Stroke(color: "#000"))
    #expect(
      try problems(in: canvas.document(title: "a")) == [
        "'three' and 'one & <two>' overlap", "'four' leaves the picture",
        "a line leaves the picture",
      ])
  }

  private func check(_ picture: String, _ name: String) throws {
    #expect(try problems(in: picture) == [], "\(name)")
    #expect(!picture.contains("<script") && !picture.contains("nan") && !picture.contains("inf\""))
    #expect(picture.utf8.count < 300_000, "\(name): \(picture.utf8.count) bytes")
  }

  private func problems(in picture: String) throws -> [String] {
    let read = try SVGReader.read(picture)
    let frame = PlotBox(minX: 0, minY: 0, maxX: read.width, maxY: read.height)
    var problems: [String] = []
    for (index, text) in read.texts.enumerated() {
      if !frame.contains(text.box) { problems.append("'\(text.words)' leaves the picture") }
      for other in read.texts[..<index] where other.box.meets(text.box) {
        problems.append("'\(text.words)' and '\(other.words)' overlap")
      }
    }
    if !read.points.allSatisfy({ frame.meets($0, $0) }) {
      problems.append("a line leaves the picture")
    }
    return problems
  }
}

/// The texts and the lines of a picture.
private final class SVGReader: NSObject, XMLParserDelegate {
  struct Text {
    var words = ""
    var place: PlotPoint
    var size: Double
    var anchor: String
    var isBold: Bool

    /// By an estimate of the letters' widths of the test's own: 0.55 of the size on average, the
    /// height a little more than the letters'.
    var box: PlotBox {
      let width = Double(words.count) * size * (isBold ? 0.6 : 0.55)
      let start = anchor == "end" ? width : anchor == "middle" ? width / 2 : 0
      return PlotBox(
        minX: place.x - start, minY: place.y - 0.8 * size, maxX: place.x - start + width,
        maxY: place.y + 0.15 * size)
    }
  }

  private(set) var width = 0.0
  private(set) var height = 0.0
  private(set) var texts: [Text] = []
  private(set) var points: [PlotPoint] = []
  private var isInText = false

  static func read(_ picture: String) throws -> SVGReader {
    let reader = SVGReader()
    let parser = XMLParser(data: Data(picture.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "not well-formed: \(String(describing: parser.parserError))")
    #expect(reader.width > 0 && reader.height > 0 && !reader.texts.isEmpty)
    return reader
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
    switch element {
    case "svg": (width, height) = (number("width"), number("height"))
    case "text":
      isInText = true
      texts.append(
        Text(
          place: PlotPoint(x: number("x"), y: number("y")), size: number("font-size"),
          anchor: attributes["text-anchor"] ?? "start", isBold: attributes["font-weight"] != nil))
    case "circle": points.append(PlotPoint(x: number("cx"), y: number("cy")))
    default:
      for pair in (attributes["points"] ?? "").split(separator: " ") {
        let numbers = pair.split(separator: ",").compactMap { Double($0) }
        #expect(numbers.count == 2)
        if numbers.count == 2 { points.append(PlotPoint(x: numbers[0], y: numbers[1])) }
      }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters words: String) {
    if isInText { texts[texts.count - 1].words += words }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "text" { isInText = false }
  }
}
