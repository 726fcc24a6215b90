package import ScrollScenario
import ScrollTools

/// What differs between two runs of the same workload.
package struct ReportComparison: Equatable, Sendable {
  package var before: SavedReport
  package var after: SavedReport
  /// One for each metric that either run has, in the order of ``Metric``.
  package var rows: [Row]

  /// What became of a metric.
  package struct Row: Equatable, Sendable {
    package var metric: Metric
    /// `nil` where the run does not say.
    package var before: Double?
    package var after: Double?
    package var change: Change

    /// Per cent of `before`, positive for more; `nil` where one of them is not there or `before` is 0 and
    /// `after` is not.
    package var percent: Double? {
      guard let before, let after else { return nil }
      if before == after { return 0 }
      guard before != 0 else { return nil }
      let percent = (after - before) / abs(before) * 100
      return percent.isFinite ? percent : nil
    }
  }

  package enum Change: String, Sendable {
    case same, better, worse
    /// Another number, of which neither is the better one.
    case other
  }

  /// - Parameters:
  ///   - before: the run that is compared with.
  ///   - after: the run that is judged.
  /// - Throws: when the runs are not of the same workload.
  package init(_ before: SavedReport, _ after: SavedReport) throws(ScenarioError) {
    guard before.workload == after.workload else {
      throw ScenarioError(
        place: SourcePlace(file: after.file),
        message: "the workload is \(after.workload), but that of \(before.file) is "
          + "\(before.workload): the runs are of different content, screens, physics, layouts, "
          + "costs or scripts")
    }
    self.before = before
    self.after = after
    rows = Metric.allCases.compactMap { metric in
      let values = (before.metrics[metric], after.metrics[metric])
      guard values.0 != nil || values.1 != nil else { return nil }
      return Row(
        metric: metric, before: values.0, after: values.1,
        change: Self.change(metric, values.0, values.1))
    }
  }

  private static func change(_ metric: Metric, _ before: Double?, _ after: Double?) -> Change {
    guard before != after else { return .same }
    guard let before, let after else {
      // A number that is gone may hide anything.
      return after == nil && metric.better != .neither ? .worse : .other
    }
    return switch metric.better {
    case .neither: .other
    case .lower: after < before ? .better : .worse
    case .higher: after > before ? .better : .worse
    }
  }

  /// The metrics that got worse by more than `percent`; from 0, by any amount.
  ///
  /// - Parameter percent: 0 or more.
  package func regressions(above percent: Double) -> [Row] {
    rows.filter { $0.change == .worse && ($0.percent.map { abs($0) > percent } ?? true) }
  }
}

extension ReportComparison {
  /// A line for each metric that differs, with a sentence about the others.
  ///
  /// - Parameter all: whether those that are the same have a line, too.
  package func text(all: Bool = false) -> String {
    var table = TextColumns([
      ("metric", .left), ("before", .right), ("after", .right), ("difference", .right),
      ("", .right),
      ("", .left),
    ])
    let shown = rows.filter { all || $0.change != .same }
    for row in shown {
      table.append([
        row.metric.rawValue, Self.number(row.before, row.metric),
        Self.number(row.after, row.metric),
        row.difference, row.percentText, row.change == .other ? "" : row.change.rawValue,
      ])
    }
    var text = "workload " + PlainText.line(after.workload) + "\n"
    for (name, report) in [("before", before), ("after ", after)] {
      let canary = report.canaries == nil ? "" : ", with canaries"
      let line = "\(report.file) (\(report.scenario), scrollsim \(report.tool)\(canary))"
      text += "\(name)   " + PlainText.line(line) + "\n"
    }
    if !shown.isEmpty { text += "\n" + table.text }
    let same = rows.count - shown.count
    if same > 0 { text += "\n\(same) metrics are the same\n" }
    return text
  }

  private static func number(_ value: Double?, _ metric: Metric) -> String {
    value.map { metric.text(($0 * 1e6).rounded() / 1e6) } ?? "-"
  }
}

extension ReportComparison.Row {
  fileprivate var difference: String {
    guard let before, let after else { return "" }
    let difference = ((after - before) * 1e6).rounded() / 1e6
    return (difference > 0 ? "+" : "") + metric.text(difference)
  }

  fileprivate var percentText: String {
    guard let percent, percent != 0 else { return "" }
    return (percent > 0 ? "+" : "") + decimal(percent, 1) + " %"
  }
}
