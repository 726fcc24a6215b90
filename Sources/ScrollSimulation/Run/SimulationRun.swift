import ScrollScenario
package import ScrollTools
public import Scrollwork

/// A run that is made a frame at a time; its view can be inspected between frames.
///
/// ```swift
/// let run = try simulation.begin()
/// while let sample = try run.next() { … }
/// let report = run.report()
/// ```
///
/// What is done to ``view`` from outside is no part of the scenario: the report of such a run is not the
/// scenario's.
public final class SimulationRun {
  package let simulation: Simulation
  /// What is scrolled.
  public let view: CollectionView
  /// The frames made so far.
  package private(set) var frameCount = 0
  private var account: RunAccount
  private let course: Course?
  private let replay: Replay?
  private var last: Timestamp?
  private var isOver = false
  /// Why the run was stopped before its script was played; `nil` where it was not.
  private var stop: String?

  /// A script on its way.
  private final class Course {
    let rows: LiveRows
    var player: ScriptPlayer
    var clock: FixedRateClock
    let costs: CostClock?
    /// When the script was played, in virtual seconds.
    var end: Double?

    init(_ rows: LiveRows, _ player: ScriptPlayer, _ clock: FixedRateClock, _ costs: CostClock?) {
      self.rows = rows
      self.player = player
      self.clock = clock
      self.costs = costs
    }
  }

  init(_ simulation: Simulation, collectsCells: Bool) throws(CollectionError) {
    self.simulation = simulation
    let scenario = simulation.scenario
    account = RunAccount(scenario, simulation.canaries, collectsCells: collectsCells)
    if let journal = simulation.content.journal {
      let replay = try Replay(scenario, journal, log: account.log)
      account.log?.requests.watch(replay.view)
      self.replay = replay
      view = replay.view
      course = nil
      return
    }
    replay = nil
    let rows = LiveRows(simulation.content, scenario.layout)
    rows.meter = CostMeter(scenario.cells)
    account.log?.meter = rows.meter
    view = try ScenarioView.make(scenario, rows, log: account.log)
    let source = try ScenarioView.source(of: view, rows, log: account.log)
    account.log?.requests.watch(view)
    guard let clock = FixedRateClock(rate: scenario.refreshRate) else {
      throw .invalidValue(parameter: "refreshRate", value: scenario.refreshRate)
    }
    let costs = CostClock(scenario, rows.meter)
    costs?.lend(to: view)
    let player = ScriptPlayer(scenario, content: simulation.content, rows: rows, source: source)
    course = Course(rows, player, clock, costs)
  }

  /// The part of the script or of the recording that was played, 0 to 1.
  package var progress: Double { course?.player.progress ?? replay?.progress ?? 1 }

  /// Where the script's entry stands that was sent to the view last, for messages about what the engine refuses; the
  /// start of the file before the first entry.
  package var place: SourcePlace {
    course?.player.entry.map(simulation.places.entry) ?? SourcePlace(file: simulation.places.file)
  }

  /// Makes the next frame; `nil` once the script is played and nothing moves, or the recording is over.
  ///
  /// - Throws: what the engine refuses. The run stays where it is then.
  public func next() throws(CollectionError) -> FrameSample? {
    guard !isOver, !stopsHere() else { return nil }
    let sample = if let course { try play(course) } else { followRecording() }
    guard let sample else {
      isOver = true
      return nil
    }
    frameCount += 1
    return sample
  }

  /// Stops a script that is not over within its budget of frames.
  private func stopsHere() -> Bool {
    guard let course, frameCount >= simulation.scenario.frameBudget else { return false }
    isOver = true
    stop = RunReport.stop(after: frameCount, progress: course.player.progress)
    return true
  }

  private func play(_ course: Course) throws(CollectionError) -> FrameSample {
    let time = course.clock.next()
    // Who carries a row scrolls at the edges, too.
    let isCarrying = view.carriedItem != nil
    let wasAsked = try course.player.play(until: time.seconds, to: view) || isCarrying
    let frame = try view.step(to: time, deadline: course.costs?.begin(time, of: view))
    course.player.see(frame)
    let isIdle = frame.phase == .idle
    let aimError = course.player.takeAimError(in: frame)
    let sample = account.add(
      frame, of: view, wasAsked: wasAsked, change: course.player.change, rows: course.rows,
      aimError: aimError,
      wasScrolled: course.player.hasScrolled || !course.player.change.isStill || isCarrying,
      meter: course.rows.meter)
    if course.player.isDone {
      let end = course.end ?? time.seconds
      course.end = end
      isOver = isIdle && !view.isScrollingAcross || time.seconds - end >= Scenario.idleLimit
    }
    return sample
  }

  private func followRecording() -> FrameSample? {
    guard let replay, replay.difference == nil, let frame = replay.step() else { return nil }
    let news = replay.news
    if news.isAnew { account.forget() }
    defer { last = frame.time }
    return account.add(
      frame, of: view, wasAsked: news.wasAsked || news.isAnew || view.carriedItem != nil,
      change: news.change,
      interval: last.map { frame.time.seconds(since: $0) } ?? 0,
      wasScrolled: news.wasScrolled || view.carriedItem != nil,
      layout: news.layout)
  }

  /// What the frames so far came to.
  ///
  /// - Parameter peakMemory: the most bytes that the process has held so far; asked for only where the
  ///   scenario has a budget for it.
  public func report(peakMemory: () -> Int? = { nil }) -> RunReport {
    var report = account.report(of: view, simulation.content, peakMemory: peakMemory)
    report.stop = stop
    if let replay, let journal = simulation.content.journal {
      report.recording = RunReport.Recording(
        frames: journal.frameCount, difference: replay.difference)
    }
    return report
  }

  /// Where the run is, to come back to with ``Simulation/enter(_:collectsCells:)``.
  package func checkpoint() -> Checkpoint {
    Checkpoint(
      frame: frameCount, time: account.time, workload: account.workload(simulation.content),
      digest: account.digest)
  }
}

extension RunReport {
  /// Why a run was stopped before its script was played.
  ///
  /// - Parameters:
  ///   - frames: those made.
  ///   - progress: the part of the script that was played, 0 to 1.
  static func stop(after frames: Int, progress: Double) -> String {
    let percent = Int((progress * 100).rounded(.down))
    return "stopped after \(grouped(frames)) frames with \(percent) % of the script played: "
      + "'budgets.frames_max' allows no more"
  }
}

extension Simulation {
  /// Begins a run, before its first frame.
  ///
  /// - Parameter collectsCells: whether samples have what each cell did, for the outputs of a `RunRecord`; it costs a
  ///   look at all live cells in frames in which any of them did something.
  /// - Throws: what the engine refuses of the scenario.
  public func begin(collectsCells: Bool = false) throws(CollectionError) -> SimulationRun {
    try SimulationRun(self, collectsCells: collectsCells)
  }
}
