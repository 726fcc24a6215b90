#if CLI
  import ArgumentParser
  import ScrollReports
  import ScrollScenario
  import ScrollSimulation
  import ScrollTools
  import Scrollwork

  /// What can be asked of every run.
  struct RunOptions: ParsableArguments {
    @Flag(help: "Run twice and compare the bytes of both reports; 4 when they differ.")
    var twice = false

    @Option(
      help: ArgumentHelp(
        "A canary: add to the modeled cost of each frame that configures a cell, to see gates fail.",
        valueName: "ms"))
    var injectCost: Double?

    @Option(
      help: ArgumentHelp(
        "Inject a fault, to see gates fail: one element is displaced in one frame.", valueName: "pt"
      ))
    var injectJump: Double?

    @Flag(
      help: "Inject a fault, to see '--twice' end with 4: a costlier second run."
    )
    var injectDifference = false

    @OptionGroup var loudness: Verbosity

    private var canaries: FaultInjection {
      FaultInjection(costMilliseconds: injectCost, jumpPoints: injectJump)
    }

    func validate() throws {
      if let problem = canaries.problem { throw ValidationError(problem) }
      if injectDifference, !twice {
        throw ValidationError("'--inject-difference' is for '--twice'")
      }
    }

    /// A scenario that was read, ready to run, with the canaries.
    func simulation(_ located: LocatedScenario) throws(Failure) -> Simulation {
      var simulation = try SettingOptions.simulation(located)
      simulation.canaries = canaries
      return simulation
    }

    /// Runs a scenario, or does so twice.
    ///
    /// - Parameters:
    ///   - simulation: what to run.
    ///   - path: what messages call it.
    ///   - collectsCells: whether the samples of the first run say what cells did.
    ///   - onFrame: sees every frame of the first run.
    func run(
      _ simulation: Simulation, _ path: String, collectsCells: Bool = false,
      onFrame: (FrameSample) -> Void = { _ in }
    ) throws -> RunReport {
      let report = try once(simulation, path, collectsCells, onFrame)
      guard twice else { return report }
      var other = simulation
      if injectDifference { other.canaries.costMilliseconds = (injectCost ?? 0) + 1 }
      var second = try once(other, path)
      // The numbers are to differ, not what they are called.
      second.canaries = report.canaries
      if let difference = RunReport.difference(try report.json(), try second.json()) {
        throw Failure(code: 4, message: "\(path): not deterministic: \(difference)")
      }
      return report
    }

    private func once(
      _ simulation: Simulation, _ path: String, _ collectsCells: Bool = false,
      _ onFrame: (FrameSample) -> Void = { _ in }
    ) throws(Failure) -> RunReport {
      var bar = ProgressBar(isQuiet: loudness.quiet)
      defer { bar.clear() }
      let begin = ContinuousClock.now
      PeakMemory.reset()
      var place = SourcePlace(file: path)
      do throws(CollectionError) {
        let report = try simulation.run(
          collectsCells: collectsCells, onFrame: onFrame,
          onProgress: { bar.show(part: $0.part, note: "\($0.frames) frames") },
          onRefusal: { place = $0 }, peakMemory: PeakMemory.bytes)
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        loudness.note(
          "\(path): \(report.frames.count) frames, \(Int(report.frames.duration)) s of virtual time, in "
            + "\((seconds * 1000).rounded() / 1000) s on this machine: "
            + "\(Int(Double(report.frames.count) / max(seconds, 1e-9))) frames a second")
        return report
      } catch {
        throw .engine(error, at: place)
      }
    }

    /// What keeps a run from being a success, with its exit code; `nil` when nothing does.
    static func failure(of report: RunReport, _ path: String) -> Failure? {
      if !report.diagnostics.isEmpty {
        return .engine("\(path): the engine noticed \(report.diagnostics.count) mistakes")
      }
      if let difference = report.recording?.difference {
        return Failure(
          code: 1, message: "\(path): the run differs from its recording: \(difference)")
      }
      if let stop = report.stop { return Failure(code: 1, message: "\(path): \(stop)") }
      guard !report.failures.isEmpty else { return nil }
      let gates = report.failures.map { verdict in
        let memory = verdict.metric == .peakMemory ? PeakMemory.bytes().map { $0 >> 20 } : nil
        return "\(verdict)\(memory.map { ", and it came to \($0) MiB" } ?? "")"
      }
      let count = gates.count == 1 ? "a gate" : "\(gates.count) gates"
      return Failure(
        code: 1, message: "\(path): \(count) failed: \(gates.joined(separator: "; "))")
    }
  }
#endif
