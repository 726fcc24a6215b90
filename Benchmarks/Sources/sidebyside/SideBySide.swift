import BenchReport
import FoundationEssentials
import Glibc

/// Compares lists: runs all harnesses in turn and writes a report.
@main
struct SideBySide {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "flame" {
      exit(Flame.run(Array(CommandLine.arguments.dropFirst(2)), tell: { tell($0) }))
    }
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      tell("sidebyside: \(error)\n\n\(Options.usage)", end: "")
      exit(64)
    }
    ChildProcess.endWithThisProcess()
    if options.showsHelp { return print(Options.usage, terminator: "") }
    do {
      exit(try compare(options))
    } catch {
      tell("sidebyside: \(error)")
      exit(1)
    }
  }

  /// - Returns: the exit code.
  private static func compare(_ options: Options) throws -> Int32 {
    let folder = Files.folder(Files.path(of: "/proc/self/exe") ?? CommandLine.arguments[0])
    let package = package(above: folder) ?? "."
    let out = options.out ?? package + "/Results"
    // Before the long run, so that nothing is measured in vain.
    try Files.makeFolder(out)
    var comparison = Comparison(
      options,
      Comparison.Programs(
        ours: options.ours ?? folder + "/scrollbench",
        painter: options.painter ?? folder + "/scrollpaint",
        runner: options.runner ?? package + "/Peers/run"))
    comparison.run { tell($0) }
    let figures = comparison.figures
    let report = Report(
      machine: .local(peers: figures.peers), date: Date.now.formatted(.iso8601),
      repetitions: options.repetitions, isQuick: options.isQuick, figures: figures,
      ladder: comparison.ladder, problems: comparison.problems)
    try Files.write(try report.json(), to: out + "/results.json")
    try Files.write(report.markdown(), to: out + "/results.md")
    for picture in report.pictures() {
      try Files.write(picture.svg, to: "\(out)/\(picture.file)")
    }
    print(report.text(), terminator: "")
    print("\nresults.md, results.json and pictures are in \(out)")
    if comparison.oursFailed { return 1 }
    let isMissed = report.bars.contains { $0.verdict == .missed }
    return options.checksBars && isMissed ? 3 : 0
  }

  /// The package that a build folder belongs to.
  private static func package(above folder: String) -> String? {
    var folder = folder
    while !folder.isEmpty {
      if Files.exists(folder + "/Package.swift") { return folder }
      folder = Files.folder(folder)
    }
    return nil
  }

  private static func tell(_ text: String, end: String = "\n") {
    let line = text + end
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
