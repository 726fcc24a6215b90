#if CLI
  import Foundation
  import TestSupport

  typealias Folder = TestFolder

  let tool = ToolProcess("scrollsim")

  func scrollsim(_ arguments: String...) throws -> ToolOutcome { try tool.run(arguments) }

  /// Runs the command line built with the tests, in the working directory or another one.
  func scrollsim(_ arguments: [String], in directory: String? = nil) throws -> ToolOutcome {
    try tool.run(arguments, in: directory)
  }

  /// Runs a command of the shell, in which `$SCROLLSIM` is the command line built with the tests.
  func shell(_ command: String, in directory: String? = nil) throws -> ToolOutcome {
    try ToolOutcome(
      of: URL(filePath: "/bin/sh"), ["-c", command], environment: ["SCROLLSIM": tool.url.path],
      in: directory)
  }
#endif
