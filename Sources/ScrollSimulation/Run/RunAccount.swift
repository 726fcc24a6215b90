import ScrollScenario
import Scrollwork

/// Adds each frame of a run to the report, with its cost and the elements that moved by themselves.
struct RunAccount {
  private var scenario: Scenario
  private var model: CostModel
  private var watch: ScreenWatch
  private var returns = ReturnWatch()
  private var recorder: RunRecorder
  private var counters: [CellCounters] = []
  /// The counters after the frame before.
  private var formerCounters: [CellCounters] = []
  /// Nanoseconds that the rows' meter had in the frame before.
  private var metered: Int64 = 0
  /// Whether placeholders were on screen in the frame before.
  private var hadPlaceholders = false
  private let canaries: FaultInjection
  private var cage: FaultInjector

  /// Notes what cells do, where somebody requests that.
  let log: CellLog?

  /// - Parameters:
  ///   - scenario: the scenario of the run.
  ///   - canaries: the mistakes that are put in.
  ///   - collectsCells: whether samples say what cells did.
  init(_ scenario: Scenario, _ canaries: FaultInjection, collectsCells: Bool = false) {
    log = collectsCells ? CellLog() : nil
    self.scenario = scenario
    self.canaries = canaries
    cage = FaultInjector(canaries)
    model = CostModel(scenario)
    watch = ScreenWatch(scenario)
    recorder = RunRecorder(scenario)
  }

  /// Judges the next frames by another layout.
  mutating func arrange(_ layout: Scenario.Layout) {
    scenario.layout = layout
    watch = ScreenWatch(scenario)
    if let scrollsAcross { watch.setScrollsAcross(scrollsAcross) }
  }

  /// Says which sections scroll across the axis by themselves: see ``ScreenWatch/setScrollsAcross(_:)``.
  var scrollsAcross: ((_ section: Int) -> Bool)? {
    didSet { if let scrollsAcross { watch.setScrollsAcross(scrollsAcross) } }
  }

  /// Gives what the last frame showed other identities: see ``ScreenWatch/rename(_:)``.
  mutating func rename(_ name: (Int) -> Int?) { watch.rename(name) }

  /// The types of cells that cost what headers do.
  var headerTypes: Set<String> {
    get { model.headerTypes }
    set { model.headerTypes = newValue }
  }

  /// The other parameters are as in ``ScreenWatch/see(_:wasAsked:change:rows:isMovingAcross:interval:)``.
  ///
  /// - Parameters:
  ///   - aimError: points between the target of a scroll and where the content came to rest.
  ///   - wasScrolled: whether a request scrolls, or changes items or their sizes.
  ///   - layout: counts the layouts that differ.
  ///   - meter: adds up costs that are drawn, where any are.
  mutating func add(
    _ frame: consuming Frame, of view: CollectionView, wasAsked: Bool, change: ScreenChange,
    rows: (any ShownRows)? = nil, interval: Double? = nil, aimError: Double? = nil,
    wasScrolled: Bool = true, layout: Int = 0, meter: CostMeter? = nil
  ) -> FrameSample {
    var sample = FrameSample(frame: frame, cost: 0, hitch: 0, drift: .zero, blank: 0)
    cage.spoil(&sample.frame, change: change)
    // The sizes of items that had placeholders come at once, on screen.
    var (hasPlaceholders, headers) = (false, 0)
    for element in sample.frame.visible {
      if element.isPlaceholder { hasPlaceholders = true }
      if case .item = element.element {} else { headers += 1 }
    }
    if hadPlaceholders, !hasPlaceholders { watch.forget() }
    hadPlaceholders = hasPlaceholders
    let finding = watch.see(
      sample.frame, wasAsked: wasAsked, change: change, rows: rows,
      isMovingAcross: view.isScrollingAcross, interval: interval,
      context: BlankScan.Surroundings(
        leaving: sample.frame.leavingCells > 0 ? view.leavingSpans : [],
        sectionCounts: view.structure.sectionCounts, carried: view.carriedItem,
        animationDuration: view.updateAnimation.duration))
    sample.aimError = aimError
    if wasScrolled || sample.frame.phase != .idle || view.isScrollingAcross || hasPlaceholders {
      returns.forget()
    } else {
      sample.returnError = returns.see(
        sample.frame, ReturnWatch.Setup(view, sample.frame, layout: layout), watch.identities)
    }
    sample.drift = finding.drift
    if !finding.causes.isEmpty {
      sample.causes = MovementCause.allCases.filter(finding.causes.contains)
    }
    sample.blank = finding.blank.uncovered
    sample.opened = finding.blank.opened
    swap(&counters, &formerCounters)
    view.readCellCounters(into: &counters)
    let drawing =
      rows.map { rows in meter.map { Double($0.drawing(sample.frame, rows)) * 1e-6 } ?? 0 } ?? 0
    sample.cost =
      model.cost(
        of: counters, since: formerCounters, rowsShown: sample.frame.visible.count - headers,
        headersShown: headers) + (drawnWork(meter) + drawing) + cage.cost(of: sample.frame)
    sample.drawing =
      model.drawing(rowsShown: sample.frame.visible.count - headers, headersShown: headers)
      + drawing
    sample.hitch = model.hitch(cost: sample.cost)
    if let log {
      sample.cells = log.take(of: view, counters)
      sample.marks = log.requests.take(isFirst: sample.frame.index == 0)
      sample.identities = watch.identities.map(\.number)
    }
    recorder.record(sample, compared: finding.compared)
    return sample
  }

  /// Milliseconds of a frame's work on cells that are drawn from distributions.
  private mutating func drawnWork(_ meter: CostMeter?) -> Double {
    guard let meter else { return 0 }
    defer { metered = meter.total }
    return Double(meter.total - metered) * 1e-6
  }

  /// Compares the next frame with none before it.
  mutating func forget() { watch.forget() }

  /// Of the frames so far.
  var digest: String { recorder.frameDigest }

  /// Virtual seconds of the last frame; 0 before the first.
  var time: Double { recorder.time }

  /// - Parameter content: the rows of the run.
  func workload(_ content: ScenarioContent) -> String {
    WorkloadHash(scenario, content).description
  }

  /// - Parameter content: the rows of the run, for its workload.
  func report(
    of view: CollectionView, _ content: ScenarioContent, peakMemory: () -> Int?
  ) -> RunReport {
    var report = recorder.report(
      counters: counters, structure: view.structure, measured: view.measuredCount)
    report.workload = workload(content)
    report.canaries = canaries.isEmpty ? nil : canaries
    report.judge(
      scenario.gates, inconclusive: recorder.inconclusive, peakMemory: peakMemory)
    return report
  }
}
