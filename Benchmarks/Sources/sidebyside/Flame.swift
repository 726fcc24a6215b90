import BenchReport

/// `sidebyside flame`: draws a counted run as a flame graph.
enum Flame {
  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// - Parameter tell: writes a line for errors.
  /// - Returns: the exit code.
  static func run(_ arguments: [String], tell: (String) -> Void) -> Int32 {
    do {
      let options = try FlameOptions(arguments)
      if options.showsHelp {
        print(FlameOptions.usage, terminator: "")
      } else {
        try draw(options)
      }
      return 0
    } catch let error as Options.UsageError {
      tell("sidebyside flame: \(error)\n\n\(FlameOptions.usage)")
      return 64
    } catch {
      tell("sidebyside flame: \(error)")
      return 1
    }
  }

  private static func draw(_ options: FlameOptions) throws {
    guard let text = Files.read(options.input) else {
      throw Failure(description: "\(options.input) cannot be read")
    }
    let graph: CallGraph
    do {
      graph = try CallGraph.parse(text)
    } catch {
      throw Failure(description: "\(options.input): \(error)")
    }
    // Finer than the picture, since the tables add up what is small.
    guard let tree = FlameTree(graph, root: options.root, least: FlamePicture.least / 100) else {
      throw Failure(description: "\(options.input): nothing was counted in \(options.root)")
    }
    let picture = FlamePicture(
      title: options.title, tree: tree, units: options.units, unit: options.unit,
      isSeparatedByCallers: graph.isSeparatedByCallers, madeWith: options.madeWith)
    try Files.write(picture.svg(), to: options.output)
    print(FlameTable(tree, least: 0.01).text(units: options.units), terminator: "")
  }
}
