public import Scrollwork

/// Runs a scenario on a virtual clock, as fast as the machine allows, and counts what happens.
///
/// The same scenario gives the same report, to the last bit, in debug and release builds.
public struct Simulation {
  /// How far a run has come: the part of the script, and the virtual seconds.
  public struct Progress: Sendable {
    public var part: Double
    public var seconds: Double
    public var frames: Int
  }

  public let scenario: Scenario
  public let content: ScenarioContent

  /// Checks what the file alone could not: that the script's targets and recordings exist; and, for a
  /// scenario made in Swift, that its times are times and its recordings are gestures.
  public init(
    _ located: LocatedScenario, content: ScenarioContent
  ) throws(ScenarioError) {
    if let problem = located.scenario.problem() {
      let place = problem.entry.map(located.places.entry)
      throw ScenarioError(
        place: place ?? SourcePlace(file: located.places.file), message: problem.message)
    }
    for (index, entry) in located.scenario.script.enumerated() {
      guard let problem = content.problem(with: entry.action) else { continue }
      throw ScenarioError(place: located.places.entry(index), message: problem)
    }
    scenario = located.scenario
    self.content = content
  }

  /// Runs the scenario from its beginning until its script is played and nothing moves.
  ///
  /// - Parameters:
  ///   - onFrame: sees every frame, in order.
  ///   - onProgress: called now and then.
  /// - Throws: what the engine refuses, before the first frame or at a request of the script.
  public func run(
    onFrame: (FrameSample) -> Void = { _ in }, onProgress: (Progress) -> Void = { _ in }
  ) throws(CollectionError) -> RunReport {
    let view = try ScenarioView.make(scenario, content)
    let model = CostModel(scenario)
    var player = ScriptPlayer(script: scenario.script, content: content)
    guard var clock = VirtualClock(rate: scenario.refreshRate) else {
      throw .invalidValue(parameter: "refreshRate", value: scenario.refreshRate)
    }
    var watch = ScreenWatch(scenario)
    var recorder = RunRecorder(scenario)
    var counters: [CellCounters] = []
    var scriptEnd: Double?
    while true {
      let time = clock.next()
      let wasAsked = try player.play(until: time.seconds, to: view)
      let frame = try view.step(to: time)
      player.see(frame)
      let finding = watch.see(frame, wasAsked: wasAsked)
      let now = view.cellCounters
      let work = now.enumerated().map { index, current in
        CellWork(current, since: index < counters.count ? counters[index] : nil)
      }
      counters = now
      let headers = frame.visible.count { if case .header = $0.element { true } else { false } }
      let cost = model.cost(
        of: work, rowsShown: frame.visible.count - headers, headersShown: headers)
      let sample = FrameSample(
        frame: frame, cost: cost, hitch: model.hitch(cost: cost), drift: finding.drift,
        blank: finding.blank)
      recorder.record(sample, compared: finding.compared)
      onFrame(sample)
      if frame.index % 1024 == 0 {
        onProgress(
          Progress(part: player.progress, seconds: time.seconds, frames: frame.index + 1))
      }
      if player.isDone {
        let end = scriptEnd ?? time.seconds
        scriptEnd = end
        if frame.phase == .idle || time.seconds - end >= Scenario.idleLimit { break }
      }
    }
    return recorder.report(
      counters: counters, structure: view.structure, measured: view.measuredCount)
  }
}

extension ScenarioContent {
  /// What of an action is not there or cannot be played, as a sentence; `nil` when all is.
  fileprivate func problem(with action: Scenario.Action) -> String? {
    switch action {
    case .gestures(let gestures):
      return problem(with: gestures)
    case .scrollTo(let request):
      guard path(of: request.target) == nil else { return nil }
      return "there is no \(request.target); the data has \(rowCount) rows in "
        + "\(sectionCounts.count) sections, counted from 0"
    default:
      return nil
    }
  }
}

extension Scenario.ScrollTo.Target: CustomStringConvertible {
  public var description: String {
    switch self {
    case .item(let section, let item): "section \(section), item \(item)"
    case .row(let row): "row \(row)"
    }
  }
}
