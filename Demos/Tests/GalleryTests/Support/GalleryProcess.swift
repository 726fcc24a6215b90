import Foundation

/// What a process left behind.
struct Outcome {
  var code: Int32
  var output: String
  var errors: String
}

func gallery(_ arguments: String...) throws -> Outcome { try gallery(arguments) }

/// Runs the gallery built beside the tests until it ends.
func gallery(_ arguments: [String]) throws -> Outcome {
  let folder = try Folder()
  let (output, errors) = (folder.path("output"), folder.path("errors"))
  // Files instead of pipes: nothing to drain while it runs.
  for file in [output, errors] { try Data().write(to: URL(filePath: file)) }
  let process = Process()
  process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "Gallery")
  process.arguments = arguments
  process.standardOutput = FileHandle(forWritingAtPath: output)
  process.standardError = FileHandle(forWritingAtPath: errors)
  process.standardInput = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return Outcome(
    code: process.terminationStatus,
    output: try String(contentsOfFile: output, encoding: .utf8),
    errors: try String(contentsOfFile: errors, encoding: .utf8))
}

/// A folder for one test, gone with it.
final class Folder {
  private let directory = NSTemporaryDirectory() + "gallery-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  func path(_ name: String) -> String { directory + "/" + name }
}
