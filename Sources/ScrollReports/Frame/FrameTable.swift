package import ScrollSimulation
import ScrollTools
import Scrollwork

/// Frames as a table for a person to read: a line each.
package struct FrameTable: Sendable {
  private static let columns = [
    ("frame", 9), ("time s", 10), ("phase", 13), ("offset pt", 13), ("pt/s", 10), ("cost ms", 9),
    ("late ms", 9), ("made", 6), ("bound", 6), ("left", 6), ("on screen", 19),
  ]

  /// The whole table so far.
  package private(set) var text =
    FrameTable.line(FrameTable.columns.map(\.0)) + "\n"

  /// A table with its heading.
  package init() {}

  /// Adds a line. Rare columns are at its end: corrections, blank points, drift, bounces, mistakes.
  ///
  /// - Parameter sample: the frame.
  package mutating func append(_ sample: FrameSample) {
    let frame = sample.frame
    let work = frame.work
    let places = frame.visible.map(\.index)
    let shown = places.min().flatMap { first in
      places.max().map { "\(grouped(first)) – \(grouped($0))" }
    }
    var line = Self.line([
      grouped(frame.index), decimal(frame.time.seconds, 4), frame.phase.rawValue,
      decimal(frame.axis == .vertical ? frame.contentOffset.y : frame.contentOffset.x, 2),
      decimal(frame.velocity, 0), decimal(sample.cost, 2), decimal(sample.hitch, 2),
      "\(work.created)", "\(work.bound)", "\(work.recycled)", shown ?? "nothing",
    ])
    let notes = Self.notes(sample)
    if !notes.isEmpty { line += "  " + notes.joined(separator: "; ") }
    text += line + "\n"
  }

  private static func notes(_ sample: FrameSample) -> [String] {
    let frame = sample.frame
    var notes: [String] = []
    if frame.correction != .zero {
      notes.append("corrected \(decimal(frame.correction.points, 3)) pt")
    }
    if sample.drift != .zero {
      notes.append("moved by itself \(decimal(sample.drift.points, 3)) pt")
    }
    if !sample.causes.isEmpty {
      notes.append("may move: " + sample.causes.map(\.rawValue).joined(separator: ", "))
    }
    if sample.blank > 0 { notes.append("blank \(decimal(sample.blank, 1)) pt") }
    for event in frame.events {
      guard case .scroll(.bounce(let bounce)) = event else { continue }
      notes.append("bounce \(bounce.stage.rawValue) at the \(bounce.edge.name)")
    }
    notes += frame.diagnostics.map { "mistake \($0.code)" }
    return notes
  }

  /// Numbers stand at the right of their columns, words at the left.
  private static func line(_ fields: [String]) -> String {
    var line = ""
    for (field, (name, width)) in zip(fields, columns) {
      let padding = String(repeating: " ", count: max(0, width - field.count))
      let isWord = name == "phase" || name == "on screen"
      line += isWord ? "  " + field + padding : padding + field
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
