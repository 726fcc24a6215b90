#if CLI
  public import ScrollScenario
  public import Scrollwork

  /// Writes down what is done with a collection view, so that a scenario can do it again.
  ///
  /// Attach one before the view's first frame; from then on it sees everything by itself, through
  /// `CollectionView.requestHandler`, and hands on to the handler that was there:
  ///
  /// ```swift
  /// let layout = Scenario.Layout(estimates: .init(row: 60), headers: true)
  /// let view = CollectionView(layout: try layout.makeLayout(showsHeaders: true))
  /// let recorder = try Recorder(view, layout: layout)
  /// … // the session
  /// let files = try recorder.files(name: "session", journal: "session.jsonl")
  /// ```
  ///
  /// Holds a line of text for each request, size and frame.
  public final class Recorder {
    /// What cannot be said in a scenario, the first of it; the recording stops there.
    public private(set) var problem: RecordingError?
    /// Frames so far.
    public private(set) var frameCount = 0

    let layout: Scenario.Layout
    private let describe: (any CollectionLayout) -> Scenario.Layout?
    private(set) var viewport = (size: LayoutSize.zero, scale: 1.0)
    let reuse: ReusePolicy
    private(set) var text = ""
    private var checksum = Journal.Checksum()
    private var digest = Digest()
    private(set) var seconds = 0.0

    /// Creates a recorder and begins to record a view.
    ///
    /// - Parameters:
    ///   - view: the view, before its first frame.
    ///   - layout: the description that its layout was made from; `headers` says whether sections have
    ///     headers, and without a word they have none.
    ///   - describe: the description of another layout that the view is given later; `nil` for one
    ///     that has none.
    /// - Throws: `hasBegun` after the first frame, `otherLayout` for a layout of another kind,
    ///   `unknownLayout`, and `unspeakable` for a list whose items have a fixed length or known ones. The
    ///   view is as it was then.
    public init(
      _ view: CollectionView, layout: Scenario.Layout,
      describe: @escaping (any CollectionLayout) -> Scenario.Layout? = { _ in nil }
    ) throws(RecordingError) {
      self.layout = layout
      self.describe = describe
      reuse = view.reusePolicy
      guard let opening = view.openingRequests else { throw .hasBegun }
      let made: any CollectionLayout
      do {
        made = try layout.makeLayout(showsHeaders: layout.showsHeaders)
      } catch {
        throw .unspeakable("the layout: \(error)")
      }
      guard type(of: made) == type(of: view.layout) else {
        throw .otherLayout(described: layout.kind.name, found: "\(type(of: view.layout))")
      }
      if let given = Self.givenExtents(of: view.layout) { throw given }
      add(.journal(version: JournalLine.version))
      for request in opening { write(request, isReply: false) }
      if let problem { throw problem }
      let handler = view.requestHandler
      view.requestHandler = { [self] view, request in
        note(request, view)
        handler?(view, request)
      }
    }

    /// Writes down what a scenario does.
    ///
    /// - Parameter run: a run before its first frame, of a scenario that is no recording itself.
    /// - Throws: as ``init(_:layout:describe:)`` does.
    public convenience init(_ run: SimulationRun) throws(RecordingError) {
      let scenario = run.simulation.scenario
      var layout = scenario.layout
      // Headers come with sections where the layout does not say.
      if case .table = layout.kind {} else { layout.headers = scenario.showsHeaders }
      try self.init(run.view, layout: layout)
    }

    private func note(_ request: CollectionRequest, _ view: CollectionView) {
      guard problem == nil else { return }
      switch request {
      case .step, .measured, .aimed, .fetched, .refused, .swiped, .carried:
        write(request, isReply: false)
      // Follows from the touches and from what people may do.
      case .capturePointer: break
      case .stepped(let frame): add(frame)
      default: write(request, isReply: view.isReportingScroll)
      }
    }

    private func write(_ request: CollectionRequest, isReply: Bool) {
      var line = JournalLine(request)
      if case .setLayout(let next, let animated) = request {
        if let given = Self.givenExtents(of: next) {
          problem = given
          return
        }
        guard let described = describe(next) else {
          problem = .unknownLayout("\(type(of: next))")
          return
        }
        line = .layout(to: described.withHeaders.json, animated: animated)
      }
      guard let line else {
        problem = .unspeakable("\(request)")
        return
      }
      if case .setViewport(let size, let scale) = request, frameCount == 0 {
        viewport = (size, scale)
      }
      if isReply { add(.reply) }
      add(line)
    }

    /// Why a list cannot be said whose cells are not asked; `nil` for other layouts.
    private static func givenExtents(of layout: any CollectionLayout) -> RecordingError? {
      guard let list = layout as? ListLayout, list.hasGivenExtents else { return nil }
      return .unspeakable("lengths of items that were not measured")
    }

    private func add(_ frame: Frame) {
      if let bare = frame.visible.first(where: { !$0.hasCell }) {
        problem = .missingCell("\(bare.element)")
        return
      }
      digest.add(frame, isFlat: layout.kind == .list)
      var check = checksum
      check.add(digest.description)
      add(
        .frame(
          index: CountCode(frameCount), digest: digest.description, checksum: check.description))
      frameCount += 1
      seconds = frame.time.seconds
    }

    private func add(_ line: JournalLine) {
      guard let written = try? line.text else {
        problem = .unspeakable("\(line)")
        return
      }
      checksum.add(written)
      text += written + "\n"
    }
  }
#endif
