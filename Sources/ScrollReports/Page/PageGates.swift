import ScrollSimulation
import ScrollTools

/// The gates of a run in its page: the failed ones first and open, all others folded below a count.
struct PageGates {
  private let record: RunRecord
  private let judged: [RunRecord.JudgedCheck]

  init(_ record: RunRecord, _ judged: [RunRecord.JudgedCheck]) {
    self.record = record
    self.judged = judged
  }

  /// `all gates passed`, `a gate failed` or `3 gates failed`.
  static func verdict(failed: Int) -> String {
    failed == 0 ? "all gates passed" : failed == 1 ? "a gate failed" : "\(failed) gates failed"
  }

  /// A list of the failed gates, each with a link to the frame that explains it; empty where none failed.
  var failed: String {
    let failed = judged.filter { $0.check.outcome == .failed }
    guard !failed.isEmpty else { return "" }
    let title = Self.verdict(failed: failed.count)
    var text = "<section id=\"failures\" aria-labelledby=\"failures-title\">\n"
    text += "<h2 id=\"failures-title\">\(title.prefix(1).uppercased() + title.dropFirst())</h2>\n"
    text += "<ul>\n"
    for gate in failed {
      text += "<li><b>\(MarkupText.xml(gate.check.name))</b> "
      text += "<span>\(MarkupText.xml(gate.finding))</span>"
      if let place = gate.place { text += " " + link(to: place) }
      text += "</li>\n"
    }
    return text + "</ul>\n</section>\n"
  }

  /// A table of all other gates, folded.
  var others: String {
    let others = judged.filter { $0.check.outcome != .failed }
    guard !others.isEmpty else { return "" }
    let unknown = others.count { $0.check.outcome == .unknown }
    var counts = ["\(counted(others.count - unknown, "gate")) passed"]
    if unknown > 0 { counts.append("\(unknown) unknown") }
    var text = "<details id=\"passed\">\n<summary>\(counts.joined(separator: ", "))</summary>\n"
    text += "<table id=\"gates\">\n"
    text += "<thead><tr><th scope=\"col\">gate</th><th scope=\"col\">verdict</th>"
    text += "<th scope=\"col\">detail</th></tr></thead>\n<tbody>\n"
    for gate in others {
      let outcome = gate.check.outcome.rawValue
      text += "<tr><td>\(MarkupText.xml(gate.check.name))</td>"
      text += "<td><span class=\"pill \(outcome)\">\(outcome)</span></td>"
      text += "<td>\(MarkupText.xml(gate.finding))</td></tr>\n"
    }
    return text + "</tbody>\n</table>\n</details>\n"
  }

  private func link(to place: Int) -> String {
    let index = record.frames[place].index
    return "<a class=\"frame\" href=\"#frame-\(index)\">frame \(grouped(index))</a>"
  }
}
