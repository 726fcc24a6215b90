#if CLI
  import ArgumentParser
  import ScrollTools

  /// The words with which a command line names its command.
  struct CommandWords {
    private let root: any ParsableCommand.Type
    private let words: ArraySlice<String>

    init(of root: any ParsableCommand.Type, _ arguments: some Sequence<String>) {
      self.root = root
      words = Array(arguments)[...]
    }

    /// - Parameter code: the exit code of the error.
    /// - Throws: when a word names no command, with the nearest one that there is; also for `help` of a command that
    ///   is not there, which the argument parser takes for a wish to see all of them.
    func check(code: Int32) throws(Failure) {
      var command = root
      var rest = words
      var name = root._commandName
      let isHelp = rest.first == "help"
      if isHelp { rest = rest.dropFirst() }
      while let word = rest.popFirst(), !word.hasPrefix("-") {
        let configuration = command.configuration
        if let next = configuration.subcommands.first(where: { Self.names(of: $0).contains(word) })
        {
          command = next
          name += " " + next._commandName
          continue
        }
        // What is not a command is an argument of this one, or of the one that may be left out.
        guard isHelp || !configuration.subcommands.isEmpty && configuration.defaultSubcommand == nil
        else { return }
        throw Failure(code: code, message: unknown(word, of: configuration.subcommands, in: name))
      }
    }

    private func unknown(
      _ word: String, of commands: [any ParsableCommand.Type], in name: String
    ) -> SafeText {
      let names = commands.flatMap(Self.names)
      let hint = Suggestion.phrase(for: word, among: names)
      let all = names.joined(separator: ", ")
      let list: SafeText =
        names.count > 1 ? "there are \(all)" : names.isEmpty ? "it has none" : "there is \(all)"
      return """
        error: '\(name)' has no command '\(word)'\(hint); \(list)
        Usage: see '\(name) --help'
        """
    }

    private static func names(of command: any ParsableCommand.Type) -> [String] {
      [command._commandName] + command.configuration.aliases
    }
  }
#endif
