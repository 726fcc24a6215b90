public import ScrollSimulation
import ScrollTools

extension RunReport {
  /// The report as commands of a GitHub workflow: an error for each gate that failed, or one notice that
  /// all passed. A line each.
  ///
  /// - Parameter file: the scenario's path as the repository has it; it is what the annotations are
  ///   attached to.
  public func githubAnnotations(file: String) -> String {
    let place = MarkupText.githubProperty(file)
    let failed = checks.filter { $0.outcome == .failed }
    guard !failed.isEmpty else {
      let title = MarkupText.githubProperty("\(scenario): all gates passed")
      let message = MarkupText.githubMessage(
        "\(grouped(frames.count)) frames, \(checks.count) gates, digest \(digest)")
      return "::notice file=\(place),title=\(title)::\(message)\n"
    }
    var text = ""
    for check in failed {
      let title = MarkupText.githubProperty("\(scenario): \(check.name)")
      text += "::error file=\(place),title=\(title)::\(MarkupText.githubMessage(check.detail))\n"
    }
    return text
  }
}
