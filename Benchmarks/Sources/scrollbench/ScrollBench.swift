import AllocationCounter
import Glibc

/// Measures and prints a table, or JSON with `--json`.
@main
struct ScrollBench {
  static let usage = """
    usage: scrollbench [--json] [--repetitions N]
           scrollbench index [--repetitions N]
           scrollbench diff [--repetitions N]
           scrollbench parcels [--repetitions N]
           scrollbench hour
           scrollbench side N WORKS
           scrollbench work [NAME COUNT [CANARY]]

      index             measure the extent index beside a prefix array
      diff              measure differences of snapshots beside Heckel's
      parcels           write and read cities beside JSON and property lists
      hour              simulate an hour of scrolling; 1 when memory grows with its frames
      side              the work of the peers on N rows, as lines of JSON: all, or W1,W2 and so on
      work              do one thing so often, for Scripts/counts, and a canary with each: allocation,
                        retain or work=INSTRUCTIONS; without a name, print all with their counts
      --json            print the figures as JSON instead of a table
      --repetitions N   how often everything is measured (default 9)

    """

  static func main() throws {
    var repetitions = 9
    var json = false
    var index = false
    var diff = false
    var parcels = false
    var hour = false
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "index":
        index = true
      case "diff":
        diff = true
      case "parcels":
        parcels = true
      case "hour":
        hour = true
      case "work":
        return try work(&arguments)
      case "side":
        guard let rows = arguments.popFirst().flatMap(Int.init), rows > 0, rows <= 1_000_000_000,
          let names = arguments.popFirst(), arguments.isEmpty
        else { fail() }
        let works =
          names == "all"
          ? SideBySide.Work.allCases
          : names.split(separator: ",").compactMap { SideBySide.Work(rawValue: String($0)) }
        return try SideBySide(rows: rows).run(works)
      case "--json":
        json = true
      case "--repetitions":
        guard let count = arguments.popFirst().flatMap(Int.init), count > 0 else { fail() }
        repetitions = count
      case "--help", "-h":
        print(usage, terminator: "")
        return
      default:
        fail()
      }
    }
    if index { return print(IndexTable.text(repetitions: repetitions), terminator: "") }
    if diff { return print(try DiffTable.text(repetitions: repetitions), terminator: "") }
    if parcels {
      return print(try ParcelBenchmarks.text(repetitions: repetitions), terminator: "")
    }
    if hour {
      let hour = try SimulatedHour()
      print(hour.text, terminator: "")
      exit(hour.isFlat ? 0 : 1)
    }
    let results = try run(repetitions)
    print(json ? results.json : results.table, terminator: "")
  }

  /// All benchmarks in turn, again and again, so that a busy machine disturbs all of them alike.
  static func run(_ repetitions: Int) throws -> Results {
    var measurements =
      CurveBenchmarks.measurements + FrameBenchmarks.measurements
      + NotificationBenchmarks.measurements + SimulationBenchmarks.measurements
    var speeds: [SimulationBenchmarks.Speed] = []
    var frames = try FrameBenchmarks()
    var notifications = try NotificationBenchmarks()
    let simulation = try SimulationBenchmarks()
    // The first round warms up and is thrown away.
    for repetition in 0...repetitions {
      var samples = try CurveBenchmarks.repeatOnce()
      samples.merge(try frames.repeatOnce()) { $1 }
      samples.merge(try notifications.repeatOnce()) { $1 }
      let (simulated, speed) = try simulation.repeatOnce()
      samples.merge(simulated) { $1 }
      guard repetition > 0 else { continue }
      speeds.append(speed)
      for index in measurements.indices {
        if let sample = samples[measurements[index].name] {
          measurements[index].samples.append(sample)
        }
      }
    }
    return Results(
      measurements: measurements, speed: Spread(speeds.map(\.virtual)),
      frames: Spread(speeds.map(\.frames)), countsAllocations: allocations_are_counted())
  }

  /// Counted work, see `Scripts/counts`.
  private static func work(_ arguments: inout ArraySlice<String>) throws {
    guard let name = arguments.popFirst() else {
      for path in CountedPath.all { print(path.name, path.kind.units) }
      return
    }
    guard let path = CountedPath(name: name), let count = arguments.popFirst().flatMap(Int.init),
      count > 0, count <= 1_000_000
    else { fail() }
    var canary = Canary.nothing
    if let text = arguments.popFirst() {
      guard let asked = Canary(text) else { fail() }
      canary = asked
    }
    guard arguments.isEmpty else { fail() }
    do {
      var run = try CountedRun(path, count: count, canary: canary)
      print(try run.perform(), terminator: "")
    } catch {
      complain("\(error)\n")
      exit(1)
    }
  }

  private static func fail() -> Never {
    complain(usage)
    exit(64)
  }

  private static func complain(_ text: String) {
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
