import Foundation
import Scrollwork

/// A finger recorded on a phone; see the notice next to the file for where it comes from.
struct RecordedFinger: Sendable {
  var name: String
  /// Nanoseconds from the touch, and where the finger was.
  var samples: [(time: Int64, action: Kind, point: LayoutPoint)] = []

  enum Kind: String { case down, move, up }

  /// When the finger lifts, in nanoseconds from the touch.
  var end: Int64 { samples.last?.time ?? 0 }

  /// The recordings, in the order of the file.
  static let all: [RecordedFinger] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../ScrollSimulationTests/Tables/gestures/gestures.csv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var fingers: [RecordedFinger] = []
    var begin = 0.0
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let cells = line.split(separator: ",").map(String.init)
      guard cells.count == 5, let kind = Kind(rawValue: cells[1]), let time = Double(cells[2]),
        let x = Double(cells[3]), let y = Double(cells[4])
      else { return [] }
      if fingers.last?.name != cells[0] {
        fingers.append(RecordedFinger(name: cells[0]))
        begin = time
      }
      let nanoseconds = Int64(((time - begin) * 1e6).rounded())
      fingers[fingers.count - 1].samples.append((nanoseconds, kind, LayoutPoint(x: x, y: y)))
    }
    return fingers
  }()

  /// The events of the finger, from a moment on.
  func events(from start: Int64, id: Int = 1) -> [InputEvent] {
    samples.map { sample in
      let action: InputEvent.Action =
        switch sample.action {
        case .down: .pointerDown(id: id, kind: .touch)
        case .move: .pointerMoved(id: id)
        case .up: .pointerUp(id: id)
        }
      return InputEvent(
        time: Timestamp(nanoseconds: start + sample.time), position: sample.point, action: action)
    }
  }
}
