public import ScrollSimulation
import ScrollTools

extension RunReport {
  /// The report as JUnit's XML: a test case for each gate. The same report gives the same bytes.
  ///
  /// Times are seconds of virtual time. A gate that nothing is known of is a test that was skipped.
  ///
  /// - Parameter file: the scenario's path, named by each test case; `nil` to name none.
  public func junit(file: String? = nil) -> String {
    let checks = checks
    let failures = checks.count { $0.outcome == .failed }
    let skipped = checks.count { $0.outcome == .unknown }
    let time = JSONText.rounded(frames.duration, 3).text
    let counts =
      "tests=\"\(checks.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\" time=\"\(time)\""
    let name = MarkupText.xml(scenario)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"scrollsim\" \(counts)>\n"
    text += "  <testsuite name=\"\(name)\" \(counts)>\n    <properties>\n"
    for (label, value) in figures {
      text +=
        "      <property name=\"\(MarkupText.xml(label))\" value=\"\(MarkupText.xml(value))\"/>\n"
    }
    text += "    </properties>\n"
    for check in checks {
      let place = file.map { " file=\"\(MarkupText.xml($0))\"" } ?? ""
      text +=
        "    <testcase classname=\"scrollsim.\(name)\" name=\"\(MarkupText.xml(check.name))\"\(place) time=\"0\""
      let detail = MarkupText.xml(check.detail)
      switch check.outcome {
      case .passed: text += "/>\n"
      case .failed:
        text +=
          ">\n      <failure type=\"gate\" message=\"\(detail)\">\(detail)</failure>\n    </testcase>\n"
      case .unknown: text += ">\n      <skipped message=\"\(detail)\"/>\n    </testcase>\n"
      }
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }
}
