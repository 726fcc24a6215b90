import FoundationEssentials

extension Report {
  /// Everything that was measured, as JSON with sorted keys: every value of every figure by repetition,
  /// so that all else can be computed again.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Saved(self)), as: UTF8.self) + "\n"
  }
}

/// The report as its file has it.
private struct Saved: Encodable {
  struct Figure: Encodable {
    var peer: String
    var work: String
    var n: Int
    var metric: String
    var viewportHeight: Int
    var values: [String: Double]
    var spread: Spread?
    /// Beside ours.
    var ratio: Spread?
  }

  struct Demand: Encodable {
    var name: String
    var demanded: String
    var bound: Double
    var unit: Unit
    var relation: Bar.Relation
    var judged: Bar.Judged
    var reached: Spread?
    var verdict: BarResult.Verdict
  }

  struct Curve: Encodable {
    var section: String
    var line: String
    var name: String
    var fit: GrowthFit
  }

  var machine: Machine
  var date: String
  var repetitions: Int
  var isQuick: Bool
  var problems: [String]
  var figures: [Figure]
  var bars: [Demand]
  var growth: [Curve]
  var ladder: LatencyLadder
  var bytesPerMeasuredRow: Double

  init(_ report: Report) {
    machine = report.machine
    date = report.date
    repetitions = report.repetitions
    isQuick = report.isQuick
    problems = report.problems
    figures = report.figures.keys.map { key in
      let values = report.figures.values(key) ?? [:]
      var ours = key
      ours.peer = Peer.ours
      let quotients = report.figures.values(ours).map { Figures.quotients(values, $0) } ?? [:]
      return Figure(
        peer: key.peer, work: key.work, n: key.n, metric: key.metric, viewportHeight: key.height,
        values: values.reduce(into: [:]) { $0["\($1.key)"] = $1.value },
        spread: report.figures.spread(key),
        ratio: Peer.isOurs(key.peer) ? nil : Spread(Array(quotients.values)))
    }
    bars = report.bars.map { result in
      Demand(
        name: result.bar.name, demanded: result.bar.demand, bound: result.bar.bound,
        unit: result.bar.unit,
        relation: result.bar.relation, judged: result.bar.judged, reached: result.reached,
        verdict: result.verdict)
    }
    let lengths = Section.all.filter(\.grows).flatMap { section in
      section.lines.filter(\.isDrawn).flatMap { line in
        report.growth(line).compactMap { curve in
          curve.fit.map {
            Curve(section: section.name, line: line.title, name: curve.name, fit: $0)
          }
        }
      }
    }
    let heights = report.viewportGrowth().compactMap { curve in
      curve.fit.map { Curve(section: "viewport", line: "frame", name: curve.name, fit: $0) }
    }
    growth = lengths + heights
    ladder = report.ladder
    bytesPerMeasuredRow = report.bytesPerRow
  }
}
