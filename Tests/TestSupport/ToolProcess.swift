package import Foundation

/// A tool that is built with the tests, as somebody runs it.
///
/// The tests of the demos and of the benchmarks link to this file: their packages have no module in common.
package struct ToolProcess {
  /// The name of the executable.
  package let name: String

  package init(_ name: String) { self.name = name }

  /// The executable, in the folder of the tests' own.
  package var url: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: name)
  }

  /// Runs the tool until it ends.
  package func run(_ arguments: [String], in directory: String? = nil) throws -> ToolOutcome {
    try ToolOutcome(of: url, arguments, in: directory)
  }
}

/// What a process left behind.
package struct ToolOutcome {
  package let code: Int32
  package let output: String
  package let errors: String

  /// Runs an executable until it ends.
  ///
  /// - Parameters:
  ///   - environment: values besides those of the tests.
  ///   - directory: where it runs; where the tests run if `nil`.
  package init(
    of executable: URL, _ arguments: [String], environment: [String: String] = [:],
    in directory: String? = nil
  ) throws {
    let folder = try TestFolder()
    let (output, errors) = (folder.path("output"), folder.path("errors"))
    // Files instead of pipes: nothing to drain while it runs.
    for file in [output, errors] { try Data().write(to: URL(filePath: file)) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let directory { process.currentDirectoryURL = URL(filePath: directory) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    func text(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
    (code, self.output, self.errors) = (
      process.terminationStatus, try text(output), try text(errors)
    )
  }
}

/// A folder for one test, gone with it.
package final class TestFolder {
  package let directory: String

  package init() throws {
    directory = NSTemporaryDirectory() + "scrollwork-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  package func path(_ name: String) -> String { directory + "/" + name }

  /// Writes a file, in folders that are made where they are missing; its path.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(
      at: URL(filePath: path(name)).deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }
}
