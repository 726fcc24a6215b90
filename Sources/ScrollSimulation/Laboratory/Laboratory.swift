public import ScrollScenario
import ScrollTools
public import Scrollwork

/// Runs a script on a collection view of yours, with its own cells, source and layout, and judges it as a scenario is.
///
/// ```swift
/// let laboratory = try Laboratory(
///   view: view, size: LayoutSize(width: 390, height: 844),
///   script: [.flick(-4000), .wait(2), .untilIdle])
/// laboratory.makeFrame = { time in
///   … // what arrives by then
///   return try view.step(to: time)
/// }
/// let report = try laboratory.run()
/// assert(report.failures.isEmpty)
/// ```
///
/// Rows are followed through the updates of the view: what the person looks at has to stay where it is while rows come
/// and go, to the tick. The virtual clock makes every run the same.
///
/// All outputs of a scenario's run work: `RunRecord(laboratory.scenario)` takes the samples of ``run(onFrame:)`` for the
/// page, the trace and explanations, and a ``Recorder`` that is attached to the view writes a recording.
public final class Laboratory {
  /// The costs, the rate of frames and the gates of a run.
  public struct Settings: Sendable {
    /// What the run is called in reports.
    public var name = "view"
    /// Frames per second, 1...1000.
    public var refreshRate = 60.0
    /// What work on cells costs: `row` for those of items, `header` for those of headers and footers.
    public var cells = Scenario.CellCosts()
    /// Milliseconds every frame costs before any cell is touched.
    public var frameCost = 0.0
    /// Gates, besides those of ``defaults``.
    public var expect: [Scenario.Expectation] = []
    /// Which of the gates hold that every scenario has.
    public var defaults = Scenario.DefaultGates.all
    /// Limits that are gates as well, and the most frames.
    public var budgets = Scenario.Budgets()
    /// Whether samples say what each cell did, for pages, traces and explanations.
    public var collectsCells = false

    /// 60 frames per second, nothing costs anything, and the gates that every scenario has.
    public init() {}
  }

  /// The run as a scenario: the screen, the script, the costs and the gates. Its rows stand for those of the view.
  public let scenario: Scenario
  /// What is scrolled.
  public let view: CollectionView
  /// Makes the frame for a time of the virtual clock. Set it where your app does more than `view.step(to:)`: what
  /// arrives by then, what it does after a frame. It has to make one frame of the view, for the time it is given.
  public var makeFrame: (Timestamp) throws -> Frame
  /// What an item is, by which it is found again after a reload, and after an update that does not say what has changed.
  /// Without it, rows are followed by updates alone, and nothing is compared across a reload.
  public var identify: ((ItemPath) -> AnyHashable)?
  /// The frames made so far.
  public private(set) var frameCount = 0

  private let content: ScenarioContent
  private let rows: ViewRows
  private let cells: ViewCells
  private let meter: CostMeter?
  private var account: RunAccount
  private var player: ScriptPlayer
  private var clock: FixedRateClock
  /// When the script was played, in virtual seconds.
  private var end: Double?
  private var isOver = false
  /// The time of a frame that could not be made, and whether the script has moved the content for it.
  private var (due, wasAsked) = (Timestamp?.none, false)
  /// What the rows of the last frame are, by ``identify``.
  private var keys: [Int: AnyHashable] = [:]

  /// Takes a view for a run, and gives it its viewport.
  ///
  /// - Parameters:
  ///   - view: the view, before its first frame.
  ///   - size: the viewport in points, which the view is given.
  ///   - scale: pixels per point, greater than 0.
  ///   - script: what happens, in order. It scrolls, waits and resizes; rows come and go by the view's own source.
  ///   - settings: costs, gates and the rate of frames.
  ///   - layout: what the view's layout is like, where it is compositional or your own: whether items lie in lines or
  ///     lanes, the space between elements, which headers stay at the top.
  /// - Throws: `ScenarioError` for a view that has made a frame, a layout that nothing is known of, a script that
  ///   changes rows or has a value out of range, and gates that cannot fail. The view is as it was then.
  public init(
    view: CollectionView, size: LayoutSize, scale: Double = 1, script: [Scenario.ScriptEntry],
    settings: Settings = Settings(), layout: Scenario.Layout? = nil
  ) throws(ScenarioError) {
    func refusal(_ message: String) -> ScenarioError {
      ScenarioError(place: SourcePlace(file: settings.name), message: message)
    }
    guard let opening = view.openingRequests else {
      throw refusal("the view has made frames before the laboratory was given it")
    }
    guard let layout = layout ?? Scenario.Layout(of: opening.layout ?? view.layout) else {
      let name = "\(type(of: opening.layout ?? view.layout))"
      throw refusal("nothing is known of the layout '\(name)': say with 'layout' what it is like")
    }
    rows = ViewRows(after: opening)
    var scenario = Scenario(
      of: view, rows: rows.places.counts, layout: layout,
      viewport: Scenario.Viewport(size: size, scale: scale))
    scenario.take(settings, script)
    for (number, entry) in script.enumerated() where entry.action.changesRowsOrSizes {
      throw refusal("entry \(number) changes rows, which the view's own source does")
    }
    if let problem = scenario.problem() {
      let entry = problem.entry.map { "entry \($0): " } ?? ""
      throw refusal(entry + problem.message)
    }
    content = try Self.content(for: scenario)
    scenario.cells = scenario.cells.reading { [content] path, column in
      content.costs[ScenarioContent.CostColumn(path: path, column: column)]
    }
    guard let clock = FixedRateClock(rate: scenario.refreshRate) else {
      throw refusal("there are no \(scenario.refreshRate) frames per second")
    }
    do {
      try view.setViewport(size: size, scale: scale)
    } catch {
      throw refusal("\(error)")
    }
    self.scenario = scenario
    self.view = view
    self.clock = clock
    account = RunAccount(scenario, FaultInjection(), collectsCells: settings.collectsCells)
    if case .compositional = layout.kind {
      account.scrollsAcross = { [unowned view] in view.layout.orthogonalSection($0) != nil }
    }
    meter = CostMeter(scenario.cells)
    account.log?.meter = meter
    player = ScriptPlayer(scenario, content: content, rows: rows)
    cells = ViewCells(view, rows, log: account.log, meter: meter)
    makeFrame = { [unowned view] time in try view.step(to: time) }
    let handler = view.requestHandler
    view.requestHandler = { [rows, cells] view, request in
      if cells.isOn {
        rows.note(request, in: view)
        if case .measured(let element, _, _) = request { cells.noteMeasuring(element) }
      }
      handler?(view, request)
    }
    account.log?.requests.watch(view)
  }

  /// What the script needs besides the view: recorded gestures, and measured costs.
  private static func content(for scenario: Scenario) throws(ScenarioError) -> ScenarioContent {
    var files = scenario
    files.script = scenario.script.filter { entry in
      if case .gestures = entry.action { true } else { false }
    }
    let content = try Simulation.content(of: files)
    let located = LocatedScenario(files, places: .init(file: files.name))
    if let problem = content.problems(with: located).first { throw problem }
    return content
  }

  /// Makes the next frame; `nil` once the script is played and nothing moves.
  ///
  /// - Throws: what the view refuses of the script, what ``makeFrame`` throws, and `ScenarioError` where that has not
  ///   made one frame for its time.
  public func next() throws -> FrameSample? {
    guard !isOver, frameCount < scenario.frameBudget else {
      finish()
      return nil
    }
    let time = due ?? clock.next()
    due = time
    // Who carries a row scrolls at the edges, too.
    let isCarrying = view.carriedItem != nil
    wasAsked = try player.play(until: time.seconds, to: view) || isCarrying || wasAsked
    let begun = rows.frameCount
    let frame = try makeFrame(time)
    guard rows.frameCount == begun + 1, frame.time == time else {
      throw ScenarioError(
        place: SourcePlace(file: scenario.name),
        message: "'makeFrame' has to make one frame of the view for the time it is given")
    }
    frameCount += 1
    defer { (due, wasAsked) = (nil, false) }
    return record(frame, isCarrying: isCarrying)
  }

  private func record(_ frame: Frame, isCarrying: Bool) -> FrameSample {
    var news = rows.news
    if news.change.isEdited, rows.places.counts != view.structure.sectionCounts {
      // What is not known to have changed cannot be compared.
      rows.start(view.structure.sectionCounts)
      news.isAnew = true
    }
    if let layout = rows.newLayout.flatMap(Scenario.Layout.init) { account.arrange(layout) }
    switch view.anchorPolicy {
    case .firstVisible, .none: break
    case .lastVisible, .item, .trailingEdge:
      // Something else than the first row stays.
      if news.change.isEdited || !news.change.grown.isEmpty { news.isAnew = true }
    }
    if let identify {
      let isOther = follow(
        frame, by: identify, isReloaded: rows.isReloaded, isEdited: news.change.isEdited)
      news.change.isEdited = news.change.isEdited || isOther
      if rows.isReloaded, rows.newLayout == nil { news.isAnew = false }
    }
    if news.isAnew { account.forget() }
    player.see(frame)
    account.headerTypes = cells.headerTypes
    let isIdle = frame.phase == .idle
    let aimError = player.takeAimError(in: frame)
    var change = news.change
    change.isResized = change.isResized || player.change.isResized
    let time = frame.time.seconds
    let sample = account.add(
      frame, of: view, wasAsked: wasAsked || news.wasAsked || news.isAnew, change: change,
      rows: rows, aimError: aimError,
      wasScrolled: player.hasScrolled || news.wasScrolled || isCarrying, layout: news.layout,
      meter: meter)
    rows.see(sample.frame)
    if player.isDone {
      let end = end ?? time
      self.end = end
      isOver = isIdle && !view.isScrollingAcross || time - end >= Scenario.idleLimit
    }
    return sample
  }

  /// Finds the rows of the frame before in this one by what they are.
  ///
  /// - Returns: whether a place shows another row than before.
  private func follow(
    _ frame: Frame, by identify: (ItemPath) -> AnyHashable, isReloaded: Bool, isEdited: Bool
  ) -> Bool {
    var shown: [Int: AnyHashable] = [:]
    for element in frame.visible {
      guard case .item(let path) = element.element else { continue }
      shown[rows.anyIdentity(of: path)] = identify(path)
    }
    // Data may change without an update, too. The row of a place is then elsewhere, or gone.
    let isOther = shown.contains { identity, key in keys[identity].map { $0 != key } ?? false }
    if isEdited || isOther {
      var found: [AnyHashable: Int] = [:]
      for (identity, key) in shown { found[key] = identity }
      account.rename { [keys] identity in
        guard let key = keys[identity] else { return isReloaded ? nil : identity }
        if let row = found[key] { return row }
        // A row that shows something else now is not what was there.
        return isReloaded || shown[identity] != nil ? nil : identity
      }
    }
    keys = shown
    return isOther
  }

  private func finish() {
    isOver = true
    cells.isOn = false
  }

  /// Runs the script to its end.
  ///
  /// - Parameter onFrame: sees every frame, in order.
  /// - Throws: as ``next()`` does.
  public func run(onFrame: (FrameSample) -> Void = { _ in }) throws -> RunReport {
    while let sample = try next() { onFrame(sample) }
    return report()
  }

  /// What the frames so far came to.
  public func report() -> RunReport {
    var report = account.report(of: view, content, peakMemory: { nil })
    if frameCount >= scenario.frameBudget, !player.isDone {
      report.stop = RunReport.stop(after: frameCount, progress: player.progress)
    }
    return report
  }
}

extension [CollectionRequest] {
  /// The layout of the last request for one.
  fileprivate var layout: (any CollectionLayout)? {
    lazy.reversed().compactMap { request in
      if case .setLayout(let layout, _) = request { layout } else { nil }
    }.first
  }
}

extension Scenario {
  fileprivate mutating func take(_ settings: Laboratory.Settings, _ script: [ScriptEntry]) {
    name = settings.name
    refreshRate = settings.refreshRate
    cells = settings.cells
    frameCost = settings.frameCost
    expect = settings.expect
    defaults = settings.defaults
    budgets = settings.budgets
    self.script = script
  }
}
