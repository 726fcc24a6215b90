func gallery(_ arguments: String...) throws -> ToolOutcome { try gallery(arguments) }

/// Runs the gallery built with the tests until it ends.
func gallery(_ arguments: [String]) throws -> ToolOutcome {
  try ToolProcess("Gallery").run(arguments)
}
