package import ScrollScenario
package import ScrollSimulation
import ScrollTools
import Scrollwork

/// Why a frame is as it is: what each cell did in it and for which reason, and what the work cost.
package struct FrameExplanation: Equatable, Sendable {
  /// What one cell did, and why.
  package struct Cell: Equatable, Sendable {
    package var event: CellEvent
    /// The cell's type.
    package var type: String
    /// Where the element is: on screen, before it or after it.
    package var place: Place
    /// Why, in a sentence without its end.
    package var reason: String
    /// Modeled milliseconds.
    package var cost: Double
  }

  /// Where an element is, compared with those on screen.
  package enum Place: String, Sendable {
    case onScreen = "on screen"
    case cameOnScreen = "came on screen"
    case before = "before the screen"
    case after = "after the screen"
  }

  /// One kind of work of the frame.
  package struct Work: Equatable, Sendable {
    /// What the pass is called.
    package var pass: String
    /// What it did, counted.
    package var detail: String
    /// Modeled milliseconds; 0 for passes that the cost model has no cost for.
    package var cost: Double
  }

  package var frame: FrameRecord
  /// Milliseconds from one vsync to the next.
  package var deadline: Double
  /// The passes in their order; their costs add up to the frame's.
  package var work: [Work]
  /// In the order in which it happened.
  package var cells: [Cell]

  /// - Parameters:
  ///   - sample: the frame, with ``FrameSample/cells``.
  ///   - before: the frame before it; `nil` for a run's first.
  ///   - scenario: the scenario of the run.
  package init(_ sample: FrameSample, after before: FrameSample?, of scenario: Scenario) {
    let record = FrameRecord(sample)
    frame = record
    deadline = CostModel(scenario).interval
    var reasons = CellReasons(sample, after: before, scenario)
    cells = (sample.cells?.events ?? []).map { reasons.cell($0) }
    work = Self.work(of: record, cells, scenario)
  }

  private static func work(
    of frame: FrameRecord, _ cells: [Cell], _ scenario: Scenario
  ) -> [Work] {
    func count(_ number: Int, _ noun: String) -> String { "\(grouped(number)) \(noun)" }
    let costs = cells.map { CellEventCost($0.event, scenario.cells) }
    let work = frame.work
    let passes = [
      Work(
        pass: "input and position",
        detail: "\(count(work.inputs, "input events")), scrolled by "
          + "\(decimal(frame.displacement, 3)) pt, \(frame.phase.rawValue) at "
          + "\(decimal(frame.velocity, 1)) pt/s",
        cost: 0),
      Work(
        pass: "sizes",
        detail: "\(count(work.measured, "measured")), \(count(work.rounds, "rounds")), "
          + "\(count(work.indexSteps, "index steps")), offset corrected by "
          + "\(decimal(frame.correction, 3)) pt",
        cost: costs.reduce(0) { $0 + $1.measure }),
      Work(
        pass: "cells made", detail: count(work.created, "created"),
        cost: costs.reduce(0) { $0 + $1.create }),
      Work(
        pass: "cells bound",
        detail: "\(count(work.bound, "bound")), \(count(work.reused, "of them reused")), "
          + "\(count(work.restored, "restored")), \(count(work.recycled, "recycled")), "
          + count(work.elementsVisited, "elements visited"),
        cost: costs.reduce(0) { $0 + $1.bind }),
      Work(
        pass: "drawing",
        detail: frame.visible.map {
          "elements \(grouped($0.lowerBound)) to \(grouped($0.upperBound))"
        }
          ?? "nothing on screen",
        cost: frame.drawCost),
    ]
    var all = passes
    all.append(
      Work(pass: "the frame itself", detail: "whatever it does", cost: scenario.frameCost))
    let rest = frame.cost - all.reduce(0) { $0 + $1.cost }
    if abs(rest) > 1e-9 {
      all.append(
        Work(
          pass: "canaries", detail: "mistakes that are put in",
          cost: rest))
    }
    return all
  }
}
