#if CLI
  import Foundation

  /// What a process left behind.
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  func scrollsim(_ arguments: String...) throws -> Outcome { try scrollsim(arguments) }

  /// Runs the command line built beside the tests, in the working directory or another one.
  func scrollsim(_ arguments: [String], in directory: String? = nil) throws -> Outcome {
    let products = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent()
    let folder = try Folder()
    let output = folder.path("output")
    let errors = folder.path("errors")
    // Files instead of pipes: nothing to drain while it runs.
    for file in [output, errors] { try Data().write(to: URL(fileURLWithPath: file)) }
    let process = Process()
    process.executableURL = products.appendingPathComponent("scrollsim")
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
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

  /// Runs a command of the shell, in which `$SCROLLSIM` is the command line built beside the tests.
  func shell(_ command: String, in directory: String? = nil) throws -> Outcome {
    let products = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent()
    let folder = try Folder()
    let (output, errors) = (folder.path("output"), folder.path("errors"))
    for file in [output, errors] { try Data().write(to: URL(fileURLWithPath: file)) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SCROLLSIM": products.appendingPathComponent("scrollsim").path]
    ) { $1 }
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    func text(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
    return Outcome(
      code: process.terminationStatus, output: try text(output), errors: try text(errors))
  }

  /// A folder for one test, gone with it.
  final class Folder {
    let directory: String

    init() throws {
      directory = NSTemporaryDirectory() + "scrollsim-" + UUID().uuidString
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    func path(_ name: String) -> String { directory + "/" + name }

    func write(_ name: String, _ text: String) throws -> String {
      try text.write(toFile: path(name), atomically: true, encoding: .utf8)
      return path(name)
    }
  }
#endif
