import ScrollScenario
import ScrollTools
import Scrollwork

/// Adds up the costs of work that are drawn from distributions, as cells do it.
///
/// Each is drawn by itself, from the seed, the cell's type, the kind of work and the element: neither the order
/// of the work nor what was drawn before matters. Sums are whole nanoseconds, which no order changes either.
final class CostMeter {
  enum Work: Int {
    case create, bind, measure, draw
  }

  private struct Source {
    /// `nil` for what costs the same always, which ``CostModel`` counts.
    var cost: Scenario.Cost?
    var seed: UInt64
  }

  /// Four for rows, then four for headers.
  private let sources: [Source]
  /// Nanoseconds of all work but drawing so far.
  private(set) var total: Int64 = 0

  /// `nil` where all costs are constant.
  init?(_ costs: Scenario.CellCosts) {
    let all = costs.all
    guard all.contains(where: { $0.constant == nil }) else { return nil }
    sources = all.enumerated().map { index, cost in
      Source(
        cost: cost.constant == nil ? cost : nil,
        seed: SplitMix64.value(seed: costs.seed, index: UInt64(index)))
    }
  }

  /// A cell was filled for an element, and if `isNew` made for it.
  ///
  /// - Parameters:
  ///   - isHeader: whether the cell is a section's header.
  ///   - identity: what the element is called as long as it is there.
  func noteBinding(isHeader: Bool, identity: Int, isNew: Bool) {
    if isNew { total = sum(total, .create, isHeader, identity) }
    total = sum(total, .bind, isHeader, identity)
  }

  func noteMeasuring(isHeader: Bool, identity: Int) {
    total = sum(total, .measure, isHeader, identity)
  }

  /// Milliseconds of one piece of work; `nil` where its cost is constant.
  func cost(of work: Work, isHeader: Bool, identity: Int) -> Double? {
    guard sources[work.rawValue + (isHeader ? 4 : 0)].cost != nil else { return nil }
    return Double(sum(0, work, isHeader, identity)) * 1e-6
  }

  /// Nanoseconds that drawing the elements of a frame costs. O(elements) where any of it is drawn.
  func drawing(_ frame: Frame, _ rows: any ShownRows) -> Int64 {
    let draw = Work.draw.rawValue
    guard sources[draw].cost != nil || sources[draw + 4].cost != nil else { return 0 }
    var nanoseconds: Int64 = 0
    for shown in frame.visible {
      switch shown.element {
      case .item(let path):
        nanoseconds = sum(nanoseconds, .draw, false, rows.anyIdentity(of: path))
      case .header(let section), .footer(let section):
        nanoseconds = sum(nanoseconds, .draw, true, section)
      }
    }
    return nanoseconds
  }

  /// A sum and one piece of work more, clamped to the range of the number.
  private func sum(_ total: Int64, _ work: Work, _ isHeader: Bool, _ identity: Int) -> Int64 {
    let source = sources[work.rawValue + (isHeader ? 4 : 0)]
    guard let cost = source.cost else { return total }
    let bits = SplitMix64.value(seed: source.seed, index: UInt64(bitPattern: Int64(identity)))
    let nanoseconds = Int64((cost.milliseconds(bits: bits) * 1e6).rounded())
    let (sum, overflows) = total.addingReportingOverflow(nanoseconds)
    return overflows ? .max : sum
  }
}
