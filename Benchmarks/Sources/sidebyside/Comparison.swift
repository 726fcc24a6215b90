import BenchReport
import CacheLadder
import Glibc

/// Runs the steps of a plan, again and again, and keeps what they measured.
struct Comparison {
  /// Where the programs are.
  struct Programs {
    var ours: String
    var painter: String
    var runner: String
  }

  private let plan: Plan
  private let options: Options
  private let programs: Programs
  private var runs: [(step: Plan.Step, repetition: Int, readings: [Reading])] = []
  /// What is left out, with the reason.
  private var failures: [Plan.Step: String] = [:]
  private var order: [Plan.Step] = []
  private var missing: [Plan.Harness: String] = [:]
  private var loads: [Int: [Double]] = [:]

  init(_ options: Options, _ programs: Programs) {
    self.options = options
    self.programs = programs
    plan = Plan(options)
  }

  /// Whether ours could not be measured. A program that paints and was not built is no failure, since it
  /// needs a library that not everyone has.
  var oursFailed: Bool {
    missing[.ours] != nil || failures.keys.contains { $0.harness.isOurs }
  }

  /// - Parameter tell: is given a line about what is being done.
  mutating func run(_ tell: (String) -> Void) {
    lookForPrograms()
    for repetition in 1...options.repetitions {
      tell("repetition \(repetition) of \(options.repetitions)")
      let sizes = options.withoutLadder ? [] : CacheLadder.sizes
      for (bytes, load) in CacheLadder.measure(sizes: sizes, clock: Clock.thread) {
        loads[bytes, default: []].append(load)
      }
      for step in plan.steps where missing[step.harness] == nil && failures[step] == nil {
        run(step, repetition)
        if let reason = failures[step] { tell(Self.line(step, reason)) }
      }
    }
  }

  private mutating func lookForPrograms() {
    for harness in Set(plan.steps.map(\.harness)) {
      let program =
        switch harness {
        case .ours: programs.ours
        case .painter: programs.painter
        case .peer: programs.runner
        }
      if !Files.exists(program) { missing[harness] = "\(program) is missing" }
    }
  }

  private mutating func run(_ step: Plan.Step, _ repetition: Int) {
    var environment: [String: String] = [:]
    if step.height != FigureKey.usualHeight {
      environment["SIDE_VIEWPORT"] = "600x\(step.height)"
    }
    let process = ChildProcess.run(
      command(step), environment: environment, seconds: options.timeLimit)
    do {
      guard let reason = reason(process) else {
        let readings = try Reading.parse(process.output)
        runs.append((step, repetition, readings))
        return
      }
      fail(step, reason)
    } catch {
      fail(step, "\(error)")
    }
  }

  private func command(_ step: Plan.Step) -> [String] {
    let arguments = ["\(step.n)", step.works.joined(separator: ",")]
    return switch step.harness {
    case .ours: [programs.ours, "side"] + arguments
    case .painter: [programs.painter] + arguments
    case .peer(let name): [programs.runner, name] + arguments
    }
  }

  private func reason(_ process: ChildProcess) -> String? {
    let told = process.errors.split(separator: "\n").last.map { ": \($0.prefix(200))" } ?? ""
    switch process.ending {
    case .exited(0): return nil
    case .exited(let code): return "exit code \(code)\(told)"
    case .signalled(let signal): return "ended by signal \(signal)\(told)"
    case .timedOut: return "not done after \(options.timeLimit) s"
    case .notStarted(let why): return "not started: \(why)"
    }
  }

  private mutating func fail(_ step: Plan.Step, _ reason: String) {
    failures[step] = reason
    order.append(step)
  }

  /// What was measured. A step that failed in one repetition is left out of all.
  var figures: Figures {
    var figures = Figures()
    for run in runs where failures[run.step] == nil {
      figures.add(run.readings, repetition: run.repetition, height: run.step.height)
    }
    return figures
  }

  var problems: [String] {
    missing.map { "\($0.key.name): \($0.value)" }.sorted()
      + order.map { Self.line($0, failures[$0] ?? "") }
  }

  private static func line(_ step: Plan.Step, _ reason: String) -> String {
    let height = step.height == FigureKey.usualHeight ? "" : ", viewport \(step.height) px"
    let works = step.works.joined(separator: ", ")
    return "\(step.harness.name), \(step.n) rows\(height) (\(works)): \(reason)"
  }

  var ladder: LatencyLadder {
    LatencyLadder(
      loads.compactMap { bytes, values in
        Spread(values).map { LatencyLadder.Step(bytes: bytes, nanoseconds: $0) }
      })
  }
}
