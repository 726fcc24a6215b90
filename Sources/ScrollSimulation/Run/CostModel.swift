import Scrollwork

/// What a frame's work would cost on the device a scenario describes, and whether the frame would be
/// late.
///
/// A frame starts at its own vsync and is due at the next one. It is shown at the first vsync at or
/// after it is ready; a frame that is late does not delay the ones after it.
struct CostModel {
  let costs: Scenario.CellCosts
  /// Milliseconds of every frame.
  let frameCost: Double
  /// Milliseconds from one vsync to the next.
  let interval: Double

  init(_ scenario: Scenario) {
    costs = scenario.cells
    frameCost = scenario.frameCost
    interval = 1000 / scenario.refreshRate
  }

  /// Milliseconds of a frame that changed the counters by this much and shows this many elements.
  func cost(of work: [CellWork], rowsShown: Int, headersShown: Int) -> Double {
    var total = frameCost
    for work in work {
      let cost = work.isHeader ? costs.header : costs.row
      total += Double(work.created) * cost.create
      total += Double(work.bound) * cost.bind
      total += Double(work.measured) * cost.measure
    }
    total += Double(rowsShown) * costs.row.draw
    total += Double(headersShown) * costs.header.draw
    return total
  }

  /// How many milliseconds late a frame of this cost is shown: whole intervals.
  func hitch(cost: Double) -> Double {
    max(0, (cost / interval).rounded(.up) - 1) * interval
  }
}

/// What was done with the cells of one type in one frame.
struct CellWork: Equatable {
  var isHeader: Bool
  var created = 0
  var bound = 0
  var measured = 0

  /// The difference of two counts of the same type.
  init(_ now: CellCounters, since before: CellCounters?) {
    isHeader = now.type == ScenarioHeaderCell.reuseIdentifier
    created = now.created - (before?.created ?? 0)
    bound = now.bound - (before?.bound ?? 0)
    measured = now.measured - (before?.measured ?? 0)
  }
}
