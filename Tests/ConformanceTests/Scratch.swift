#if CLI
  import Foundation
  import Testing

  /// A directory of tables for one test, gone with it.
  final class Scratch {
    let directory: String
    let output: String
    private let root: String

    /// An empty directory.
    init() throws {
      root = NSTemporaryDirectory() + "scrollwork-" + UUID().uuidString
      directory = root + "/tables"
      output = root + "/out"
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
    }

    /// A directory with copies of the shipped tables.
    static func shipped(_ files: [String] = Scratch.files) throws -> Scratch {
      let scratch = try Scratch()
      for file in files { scratch[file] = try Scratch.text(file) }
      return scratch
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// The text of a file of the directory.
    subscript(file: String) -> String {
      get { (try? String(contentsOfFile: directory + "/" + file, encoding: .utf8)) ?? "" }
      set { try? Data(newValue.utf8).write(to: URL(fileURLWithPath: directory + "/" + file)) }
    }

    func run() throws -> ConformanceReport {
      try PhysicsConformance.compute(directory: directory, output: output).write(to: output)
    }

    var isWritten: Bool { FileManager.default.fileExists(atPath: output) }

    func written(_ file: String) throws -> NumberTable {
      let text = try String(contentsOfFile: output + "/" + file, encoding: .utf8)
      return try NumberTable(file: file, text: text)
    }

    /// The shipped tables.
    static let files = [
      "columns.csv", "android_fling_cases.csv", "android_fling_samples.csv",
      "design_edge_reentry_cases.csv", "design_edge_reentry_samples.csv",
      "design_retarget_samples.csv", "flutter_bouncing_cases.csv", "flutter_bouncing_samples.csv",
      "flutter_carried_momentum.csv", "flutter_clamping_cases.csv", "flutter_clamping_samples.csv",
      "ios_decel_cases.csv", "ios_decel_samples.csv", "ios_decel_time_to_offset.csv",
      "ios_fling_edge_cases.csv", "ios_fling_edge_samples.csv",
      "overscroll_drag_step_dependence.csv", "paging_targets.csv", "range_maintaining.csv",
      "rubber_band.csv", "rubber_band_limits.csv", "spring_cases.csv", "spring_samples.csv",
      "velocity_tracker_expected_px_per_s.csv", "velocity_tracker_samples.csv",
    ]

    static func text(_ file: String) throws -> String {
      let url = try #require(Bundle.module.resourceURL)
      return try String(
        contentsOf: url.appendingPathComponent("Tables/physics/" + file), encoding: .utf8)
    }

    static func table(_ file: String) throws -> NumberTable {
      try NumberTable(file: file, text: text(file))
    }
  }

  extension ConformanceResult {
    /// Writes the computed tables into a directory that is made where it is missing; the report.
    func write(to output: String) throws -> ConformanceReport {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      for file in files {
        try Data(file.text.utf8).write(to: URL(fileURLWithPath: file.path), options: .atomic)
      }
      return report
    }
  }

  extension NumberTable {
    /// The table with all cells of computed columns empty.
    func emptied() throws -> NumberTable {
      var table = self
      let family = try #require(PhysicsConformance.family(of: file))
      for column in family.outputs {
        let index = try requiredIndex(of: column.name)
        for row in rows.indices { table.set("", row: row, column: index) }
      }
      return table
    }
  }
#endif
