#if CLI
  import ScrollReports
  import ScrollSimulation
  import ScrollTools

  /// The pages of the scenarios that fail a check, in a folder.
  struct FailurePages {
    /// The folder, which need not be there.
    let folder: String
    private(set) var files: [(path: String, text: String)] = []
    private var names: Set<String> = []

    init(folder: String) { self.folder = folder }

    /// Adds the page of a run.
    ///
    /// - Parameters:
    ///   - record: the frames of the run.
    ///   - report: its report.
    ///   - scenario: the file's path, with the case if there are several; the page is named after its last part.
    mutating func append(_ record: RunRecord, _ report: RunReport, scenario: String) {
      let name = Self.name(of: scenario)
      var unique = name
      var count = 1
      while !names.insert(unique).inserted {
        count += 1
        unique = "\(name)-\(count)"
      }
      files.append(("\(folder)/\(unique).html", record.html(report)))
    }

    /// The name of a file for a scenario: `devices-rate-60-width-320` for `a/devices.yaml[rate=60,width=320]`.
    private static func name(of scenario: String) -> String {
      let cases = scenario.lastIndex(of: "[").map { scenario[$0...] } ?? ""
      let file = scenario.dropLast(cases.count).split(separator: "/").last ?? "scenario"
      let base =
        file.hasSuffix(".yaml")
        ? file.dropLast(5) : file.hasSuffix(".yml") ? file.dropLast(4) : file
      let words = (base + cases).split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      return words.isEmpty ? "scenario" : words.joined(separator: "-")
    }
  }
#endif
