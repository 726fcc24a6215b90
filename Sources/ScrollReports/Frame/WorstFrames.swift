import ScrollScenario
package import ScrollSimulation
import ScrollTools
import Scrollwork

extension Simulation {
  /// Why the costliest frames of the run are as they are, the costliest first; of equal ones the first. Runs the
  /// scenario twice.
  ///
  /// - Parameter count: how many; fewer where the run has fewer frames.
  /// - Throws: what the engine refuses.
  package func explainWorst(_ count: Int) throws(CheckpointError) -> [FrameExplanation] {
    var worst: [(frame: Int, cost: Double)] = []
    try play { sample in
      let place = worst.partitioningIndex { $0.cost < sample.cost }
      guard place < count else { return }
      worst.insert((sample.frame.index, sample.cost), at: place)
      if worst.count > count { worst.removeLast() }
    }
    var explanations: [Int: FrameExplanation] = [:]
    var before: FrameSample?
    try play(collectsCells: true) { sample in
      if worst.contains(where: { $0.frame == sample.frame.index }) {
        explanations[sample.frame.index] = FrameExplanation(sample, after: before, of: scenario)
      }
      before = sample
    }
    return worst.compactMap { explanations[$0.frame] }
  }

  private func play(
    collectsCells: Bool = false, _ onFrame: (FrameSample) -> Void
  ) throws(CheckpointError) {
    var place = SourcePlace(file: places.file)
    do throws(CollectionError) {
      _ = try run(collectsCells: collectsCells, onFrame: onFrame, onRefusal: { place = $0 })
    } catch {
      throw .engine(error, at: place)
    }
  }
}

extension [FrameExplanation] {
  /// The most cells of a frame in a list.
  private static var cellLimit: Int { 3 }

  /// A list of frames for a person to read, each with what cost most and why, ending in a newline.
  package func list() -> String {
    enumerated().map { Self.entry($0.offset + 1, $0.element) }.joined(separator: "\n")
  }

  /// All explanations as a JSON array, ending in a newline. The same frames give the same bytes.
  package func json() -> String {
    "[\n" + map { String($0.json().dropLast()) }.joined(separator: ",\n") + "\n]\n"
  }

  private static func entry(_ number: Int, _ explanation: FrameExplanation) -> String {
    let frame = explanation.frame
    var text = "\(number). frame \(grouped(frame.index)) at \(decimal(frame.time.seconds, 4)) s: "
    text += "\(decimal(frame.cost, 3)) ms of \(decimal(explanation.deadline, 3)) ms, "
    text += frame.late > 0 ? "\(decimal(frame.late, 3)) ms late; " : "in time; "
    text += "\(frame.phase.rawValue) at \(decimal(frame.velocity, 1)) pt/s\n"
    for work in explanation.work.filter({ $0.cost > 0 }).sorted(by: { $0.cost > $1.cost }) {
      text += line(work.cost, "\(work.pass): \(work.detail)")
    }
    let cells = explanation.cells.filter { $0.cost > 0 }.sorted { $0.cost > $1.cost }
    for cell in cells.prefix(cellLimit) {
      text += line(
        cell.cost,
        "\(cell.event.kind.rawValue) \(cell.type) \(cell.event.cell) for \(cell.event.element.name): "
          + cell.reason)
    }
    if cells.count > cellLimit {
      text += "                \(grouped(cells.count - cellLimit)) more cells cost anything\n"
    }
    return text
  }

  private static func line(_ cost: Double, _ text: String) -> String {
    let number = decimal(cost, 3)
    return String(repeating: " ", count: Swift.max(1, 12 - number.count)) + number + " ms "
      + PlainText.line(text) + "\n"
  }
}
