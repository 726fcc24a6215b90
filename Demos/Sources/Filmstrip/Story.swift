import Scrollwork
import VectorPicture

/// Five screens above the curve of the content offset.
struct Story {
  let frames: [Frame]

  private let width = 1000.0
  private let chart = LayoutRect(x: 60, y: 470, width: 900, height: 190)

  var svg: String {
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 710" width="1000" height="710" \
      font-family="Inter, Helvetica, Arial, sans-serif">
      <rect width="1000" height="710" fill="#fbfcfe"/>

      """
    for (index, moment) in moments.enumerated() {
      let x = 40 + 190 * Double(index)
      svg += SVGPicture.phone(moment.frame, x: x, y: 52, scale: 0.41, id: "screen\(index)")
      svg += SVGPicture.text(
        moment.title, x: x + 80, y: 34, size: 14, anchor: "middle", weight: 600)
      svg += SVGPicture.text(
        "\(decimal(moment.frame.time.seconds)) s", x: x + 80, y: 416, size: 12, fill: "#6c768a",
        anchor: "middle")
    }
    return svg + curve + "</svg>\n"
  }

  /// The frames that tell the story, found by their events.
  private var moments: [(title: String, frame: Frame)] {
    let pulled = frames.max { -$0.contentOffset.y < -$1.contentOffset.y }
    let flung = frames.first { $0.phase == .decelerating && $0.time.seconds > 2.4 }
    let edge = frames.firstIndex { $0.isBouncingBottom } ?? 0
    let peak = frames[edge...].max { $0.contentOffset.y < $1.contentOffset.y }
    let told = [
      ("at rest", frames.first), ("pulled down", pulled), ("flung", flung), ("bouncing", peak),
      ("at the end", frames.last),
    ]
    return told.compactMap { title, frame in frame.map { (title, $0) } }
  }

  // MARK: The curve

  private func x(_ seconds: Double) -> Double {
    let end = frames.last?.time.seconds ?? 1
    return chart.origin.x + chart.size.width * seconds / end
  }

  private func y(_ offset: Double) -> Double {
    let offsets = frames.map(\.contentOffset.y)
    let (low, high) = (offsets.min() ?? 0, offsets.max() ?? 1)
    return chart.origin.y + chart.size.height * (1 - (offset - low) / (high - low))
  }

  private var curve: String {
    var svg = ""
    for edge in [frames[0].edges.minimum, frames[frames.count - 1].edges.maximum] {
      let line = SVGPicture.number(y(edge))
      svg += "<line x1=\"60\" x2=\"960\" y1=\"\(line)\" y2=\"\(line)\" stroke=\"#b9c2d3\" "
      svg += "stroke-dasharray=\"4 4\"/>"
    }
    for (isBouncing, color) in [
      (\Frame.isBouncingTop, "#e5533d"), (\Frame.isBouncingBottom, "#2f9e57"),
    ] {
      svg += shade(isBouncing, color)
    }
    let points = frames.map {
      SVGPicture.number(x($0.time.seconds)) + "," + SVGPicture.number(y($0.contentOffset.y))
    }
    svg += "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"#3b5b8c\" "
    svg += "stroke-width=\"2.5\" stroke-linejoin=\"round\"/>"
    for moment in moments {
      svg += "<circle cx=\"\(SVGPicture.number(x(moment.frame.time.seconds)))\" "
      svg += "cy=\"\(SVGPicture.number(y(moment.frame.contentOffset.y)))\" r=\"4.5\" "
      svg += "fill=\"#fbfcfe\" stroke=\"#3b5b8c\" stroke-width=\"2.5\"/>"
    }
    svg += SVGPicture.text("content offset, pt", x: 60, y: 452, size: 12, fill: "#6c768a")
    for edge in [frames[0].edges.minimum, frames[frames.count - 1].edges.maximum] {
      svg += SVGPicture.text(
        "\(Int(edge.rounded()))", x: 52, y: y(edge) + 4, size: 11, fill: "#6c768a", anchor: "end")
    }
    for second in 0...Int(frames[frames.count - 1].time.seconds) {
      svg += SVGPicture.text(
        "\(second) s", x: x(Double(second)), y: 690, size: 11, fill: "#6c768a", anchor: "middle")
    }
    return svg + "\n"
  }

  /// Bands over the times in which a flag holds.
  private func shade(_ flag: KeyPath<Frame, Bool>, _ color: String) -> String {
    var svg = ""
    var start: Double?
    for frame in frames {
      if frame[keyPath: flag] {
        start = start ?? frame.time.seconds
      } else if let begin = start {
        let width = x(frame.time.seconds) - x(begin)
        svg += "<rect x=\"\(SVGPicture.number(x(begin)))\" y=\"460\" "
        svg +=
          "width=\"\(SVGPicture.number(width))\" height=\"210\" fill=\"\(color)\" opacity=\"0.13\"/>"
        start = nil
      }
    }
    return svg
  }

  private func decimal(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
