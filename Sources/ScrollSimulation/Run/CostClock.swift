import ScrollPrimitives
import ScrollScenario
import Scrollwork

/// A clock that goes on by what the cost model says of the work that a view has done in a frame.
struct CostClock {
  private let model: CostModel
  /// After the frame's beginning, in milliseconds.
  private let deadline: Double
  /// Adds up what is drawn from distributions, where anything is.
  private let meter: CostMeter?
  private let frame = Beginning()

  /// Where the frame that is being made began.
  private final class Beginning {
    var time = Timestamp.zero
    /// Milliseconds of all work before it.
    var cost = 0.0
    /// The view's counters, read again each time.
    var counters: [CellCounters] = []

    /// Milliseconds of all work on cells so far.
    func costOfAll(_ view: CollectionView, _ model: CostModel, _ meter: CostMeter?) -> Double {
      view.readCellCounters(into: &counters)
      return model.cost(of: counters, since: [], rowsShown: 0, headersShown: 0) - model.frameCost
        + (meter.map { Double($0.total) * 1e-6 } ?? 0)
    }
  }

  /// `nil` for a scenario whose frames make cells ready by their number alone.
  ///
  /// - Parameter meter: adds up what is drawn from distributions, where anything is.
  init?(_ scenario: Scenario, _ meter: CostMeter? = nil) {
    self.meter = meter
    guard let deadline = scenario.prefetch.deadline else { return nil }
    model = CostModel(scenario)
    self.deadline = deadline
  }

  /// Lends a view the clock.
  func lend(to view: CollectionView) {
    view.costClock = { [unowned view, model, meter, frame] in
      let spent = model.frameCost + frame.costOfAll(view, model, meter) - frame.cost
      return frame.time.after(milliseconds: spent)
    }
  }

  /// Begins a frame and says until when cells are made ready in it.
  func begin(_ time: Timestamp, of view: CollectionView) -> Timestamp {
    frame.time = time
    frame.cost = frame.costOfAll(view, model, meter)
    return time.after(milliseconds: deadline)
  }
}

extension Timestamp {
  fileprivate func after(milliseconds: Double) -> Timestamp {
    // What is too much for the clock is its end.
    let later = Int64(exactly: (milliseconds * 1e6).rounded()) ?? .max
    let (sum, overflows) = nanoseconds.addingReportingOverflow(later)
    return Timestamp(nanoseconds: overflows ? .max : sum)
  }
}
