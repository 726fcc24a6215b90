import ScrollPhysics
import ScrollTools

extension CurveComparison {
  /// A row for each profile: how far, how long, and the first bounce.
  package func text() -> String {
    var columns = TextColumns([
      ("profile", .left), ("law", .left), ("distance_pt", .right), ("t_50%_s", .right),
      ("t_90%_s", .right), ("end_s", .right), ("bounce_s", .right), ("impact_pt_per_s", .right),
      ("overshoot_pt", .right), ("settle_s", .right),
    ])
    for curve in curves {
      let summary = CurveSummary(curve)
      let bounce = summary.bounce
      columns.append([
        curve.profile.name, curve.profile.deceleration.shortWords, decimal(summary.distance, 1),
        optional(summary.timeToHalf, 3), optional(summary.timeToMost, 3),
        decimal(summary.endTime, 3), optional(bounce?.time, 3),
        optional(bounce?.impactVelocity, 1), optional(bounce?.overshoot, 1),
        optional(bounce?.settleTime, 3),
      ])
    }
    return "released at \(chosen(request.velocity)) pt/s from \(chosen(request.position)) pt; "
      + "content \(request.rangeWords)\n" + notes + "\n" + columns.text
  }

  /// What a reader of the rows should know of single profiles, each in a line.
  private var notes: String {
    var text = ""
    for curve in curves {
      if curve.velocity != request.velocity {
        text += "\(curve.profile.name) is \(curve.releaseWords)\n"
      }
      if curve.profile.stretch != nil {
        text += "\(curve.profile.name): beyond an edge x is the pull that stretches the content\n"
      }
    }
    return text
  }

  private func optional(_ value: Double?, _ places: Int) -> String {
    value.map { decimal($0, places) } ?? "-"
  }
}
