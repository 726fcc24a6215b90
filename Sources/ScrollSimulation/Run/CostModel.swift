package import ScrollScenario
import Scrollwork

/// What a frame's work would cost on the device a scenario describes, and whether the frame would be
/// late.
///
/// A frame starts at its own vsync and is due at the next one. It is shown at the first vsync at or
/// after it is ready; a frame that is late does not delay the ones after it.
package struct CostModel {
  let costs: Scenario.CellCosts
  /// Milliseconds of every frame.
  let frameCost: Double
  /// Milliseconds from one vsync to the next.
  package let interval: Double
  /// The types of cells that cost what headers do.
  var headerTypes: Set<String> = [ScenarioHeaderCell.reuseIdentifier]

  package init(_ scenario: Scenario) {
    costs = scenario.cells
    frameCost = scenario.frameCost
    interval = 1000 / scenario.refreshRate
  }

  /// Milliseconds of a frame that changed the counters so and shows this many elements, without what
  /// is drawn: see ``CostMeter``.
  ///
  /// - Parameters:
  ///   - now: the counters after the frame, one for each type.
  ///   - before: those before it; types that came since are missing.
  ///   - rowsShown: rows on screen.
  ///   - headersShown: headers on screen.
  func cost(
    of now: [CellCounters], since before: [CellCounters], rowsShown: Int, headersShown: Int
  ) -> Double {
    var total = frameCost
    for type in now.indices {
      let isKnown = type < before.count
      let isHeader = headerTypes.contains(now[type].type)
      let cost = isHeader ? costs.header : costs.row
      let created = now[type].created - (isKnown ? before[type].created : 0)
      let bound = now[type].bound - (isKnown ? before[type].bound : 0)
      let measured = now[type].measured - (isKnown ? before[type].measured : 0)
      total += Double(created) * (cost.create.constant ?? 0)
      total += Double(bound) * (cost.bind.constant ?? 0)
      total += Double(measured) * (cost.measure.constant ?? 0)
    }
    total += Double(rowsShown) * (costs.row.draw.constant ?? 0)
    total += Double(headersShown) * (costs.header.draw.constant ?? 0)
    return total
  }

  /// Milliseconds of drawing elements, without costs that are drawn from distributions.
  func drawing(rowsShown: Int, headersShown: Int) -> Double {
    Double(rowsShown) * (costs.row.draw.constant ?? 0)
      + Double(headersShown) * (costs.header.draw.constant ?? 0)
  }

  /// How many milliseconds late a frame of this cost is shown: whole intervals.
  func hitch(cost: Double) -> Double {
    max(0, (cost / interval).rounded(.up) - 1) * interval
  }
}
