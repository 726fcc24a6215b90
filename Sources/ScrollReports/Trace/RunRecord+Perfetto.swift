public import ScrollSimulation
import ScrollTools
import Scrollwork

extension RunRecord {
  /// The run as a trace in virtual time, in the Trace Event Format (JSON) that Perfetto and Chrome open.
  /// The same run gives the same bytes.
  ///
  /// Costs are the scenario's cost model, not the machine's: a frame's slice is as long as its modeled
  /// cost and begins at its vsync. Frames that begin while a costly one still goes on are in another
  /// track.
  ///
  /// - Parameter report: the report of the run, for the results of its gates; without it they are left
  ///   out.
  public func perfetto(_ report: RunReport? = nil) -> String {
    var trace = RunTrace(self)
    if let report { trace.add(report) }
    return trace.text()
  }
}

/// A run as events of the Trace Event Format.
struct RunTrace {
  /// Where an event is shown: a process and one of its threads.
  struct Track: Hashable {
    var process: Int
    var thread: Int

    static let bounces = Track(process: 1, thread: 1)
    static let gates = Track(process: 1, thread: 2)
    static let phases = Track(process: 1, thread: 3)

    /// The frames, or those that begin while others go on.
    static func frames(_ lane: Int) -> Track { Track(process: 1, thread: lane + 4) }
    static func cells(_ lane: Int) -> Track { Track(process: 2, thread: lane + 1) }
  }

  private let record: RunRecord
  private var names: [(Track, String)] = []
  /// The texts of all events, one behind the other.
  private var texts = TextBytes()
  /// Nanoseconds, and where the text ends; it begins where the one before ends. The parent of a slice is
  /// before it.
  private var events: [(time: Int64, end: Int)] = []
  /// When the last frame of each lane is over, in nanoseconds.
  private var lanes: [Int64] = []
  /// What each counter was set to last.
  private var counters: [String: [(String, JSONText)]] = [:]

  init(_ record: RunRecord) {
    self.record = record
    for frame in record.frames { add(frame) }
    addPhases()
    addCells()
    names += lanes.indices.map { (.frames($0), $0 == 0 ? "frames" : "frames next to late ones") }
    names += [(.phases, "phase"), (.bounces, "bounces"), (.gates, "gates")]
  }

  /// The whole file: the names of the tracks, then all events by their times.
  func text() -> String {
    var text = TextBytes()
    text.reserve(texts.count + 2 * events.count)
    text.append("{\"displayTimeUnit\":\"ms\",\"otherData\":")
    JSONText.object([
      ("clock", .string("virtual")), ("costs", .string("modeled")),
      ("refresh_rate", .number(record.refreshRate)), ("scenario", .string(record.name)),
    ]).write(to: &text)
    text.append(",\"traceEvents\":[\n")
    var lines = [
      metadata("process_name", Track(process: 1, thread: 0), .string("run: " + record.name)),
      metadata("process_name", Track(process: 2, thread: 0), .string("cells")),
      metadata("process_sort_index", Track(process: 1, thread: 0), .integer(1)),
      metadata("process_sort_index", Track(process: 2, thread: 0), .integer(2)),
    ]
    for (index, (track, name)) in names.enumerated() {
      lines.append(metadata("thread_name", track, .string(name)))
      lines.append(metadata("thread_sort_index", track, .integer(index)))
    }
    text.append(lines.joined(separator: ",\n"))
    for place in order() {
      text.append(",\n")
      text.append((place > 0 ? events[place - 1].end : 0)..<events[place].end, of: texts)
    }
    text.append("\n]}\n")
    return text.string
  }

  /// The places of the events by their times, those of one moment as they came.
  private func order() -> [Int] {
    events.indices.sorted { a, b in
      let (first, second) = (events[a].time, events[b].time)
      return first != second ? first < second : a < b
    }
  }

  /// Marks what became of the gates, at the run's end.
  mutating func add(_ report: RunReport) {
    guard let last = record.frames.last else { return }
    for check in report.checks {
      let arguments: [(String, JSONText)] = [("detail", .string(check.detail))]
      let name = "\(check.name): \(check.outcome.rawValue)"
      mark(name, .gates, at: last.time.nanoseconds, arguments)
    }
  }

  // MARK: Frames

  private mutating func add(_ frame: FrameRecord) {
    let start = frame.time.nanoseconds
    let end = Self.after(start, frame.cost)
    let lane = lanes.firstIndex { $0 <= start } ?? lanes.count
    if lane == lanes.count { lanes.append(end) } else { lanes[lane] = end }
    let track = Track.frames(lane)
    slice(
      "frame \(frame.index)", track, start, end,
      [
        ("bound", .integer(frame.work.bound)), ("cost_ms", .number(frame.cost)),
        ("frame", .integer(frame.index)), ("late_ms", .number(frame.late)),
        ("measured", .integer(frame.work.measured)), ("rounds", .integer(frame.work.rounds)),
      ])
    addWork(of: frame, track, end)
    count(frame, start)
    for bounce in frame.bounces {
      let edge = bounce.edge.name
      mark(
        "bounce \(bounce.stage.rawValue), \(edge)", .bounces, at: Self.nanoseconds(bounce.time),
        [
          ("impact_pt_per_s", .number(bounce.impactVelocity)),
          ("overshoot_pt", .number(bounce.overshoot)),
        ])
    }
    if frame.late > 0 { mark("late", .gates, at: start, [("ms", .number(frame.late))]) }
    if frame.drift != 0 { mark("drift", .gates, at: start, [("pt", .number(frame.drift))]) }
    if frame.blank > 0 { mark("blank", .gates, at: start, [("pt", .number(frame.blank))]) }
    for diagnostic in frame.diagnostics {
      mark("diagnostic", .gates, at: start, [("message", .string(diagnostic))])
    }
  }

  /// The slices inside a frame's: the cost of cells, then that of drawing. The rest of the
  /// frame is the scenario's `frame_cost`.
  private mutating func addWork(of frame: FrameRecord, _ track: Track, _ end: Int64) {
    let start = frame.time.nanoseconds
    func moment(_ cost: Double) -> Int64 { min(end, Self.after(start, cost)) }
    let costs = frame.cells.events.map { record.cost(of: $0) }
    var spent = record.frameCost
    // Added up as below, so that no slice ends behind the one it lies in.
    let all = costs.reduce(spent) { $0 + $1.total }
    if all > spent { slice("cells", track, moment(spent), moment(all), []) }
    for (event, cost) in zip(frame.cells.events, costs) where cost.total > 0 {
      let begin = spent
      spent += cost.total
      let arguments: [(String, JSONText)] = [
        ("cell", .integer(event.cell)), ("element", .string(event.element.name)),
      ]
      let type = record.types[event.type]
      if event.isBinding {
        slice("bind \(type) \(event.element.name)", track, moment(begin), moment(spent), arguments)
        if cost.create > 0 {
          slice("create \(type)", track, moment(begin), moment(begin + cost.create), [])
        }
      } else {
        slice(
          "measure \(type) \(event.element.name)", track, moment(begin), moment(spent), arguments)
      }
    }
    if frame.drawCost > 0 {
      slice("draw", track, moment(spent), moment(spent + frame.drawCost), [])
    }
  }

  // MARK: Counters

  private mutating func count(_ frame: FrameRecord, _ time: Int64) {
    count("offset", [("pt", .number(frame.offset))], time)
    count("velocity", [("pt_per_s", .number(frame.velocity))], time)
    count("blank", [("pt", .number(frame.blank))], time)
    count("live cells", [("all", .integer(frame.liveCells))], time)
    count("cost", [("ms", .number(frame.cost))], time)
    let pools = frame.cells.pools.map { ($0.type, JSONText.integer($0.pooled)) }
    if !pools.isEmpty { count("pool depth", pools, time) }
  }

  /// Sets a counter, if it is another number than before.
  private mutating func count(_ name: String, _ values: [(String, JSONText)], _ time: Int64) {
    if let last = counters[name], last.count == values.count,
      zip(last, values).allSatisfy({ $0.1.isWritten(as: $1.1) })
    {
      return
    }
    counters[name] = values
    texts.append("{\"args\":", .object(values))
    texts.append(",\"name\":", .string(name))
    texts.append(",\"ph\":\"C\",\"pid\":", .integer(1))
    endEvent(time)
  }

  // MARK: Phases and cells

  private mutating func addPhases() {
    var first: FrameRecord?
    for frame in record.frames {
      guard let begun = first, frame.phase != begun.phase else {
        if first == nil { first = frame }
        continue
      }
      let (start, end) = (begun.time.nanoseconds, frame.time.nanoseconds)
      slice(begun.phase.rawValue, .phases, start, end, [])
      first = frame
    }
    if let first {
      slice(first.phase.rawValue, .phases, first.time.nanoseconds, end, [])
    }
  }

  /// When the run is over, in nanoseconds: an interval after the last frame.
  private var end: Int64 {
    Self.after(record.frames.last?.time.nanoseconds ?? 0, record.deadline)
  }

  private mutating func addCells() {
    for (place, lane) in CellLanes(record).lanes.enumerated() {
      let type = record.types[lane.type]
      names.append((.cells(place), "\(type) \(place)"))
      for life in lane.lives {
        let last = life.frames.upperBound
        let over = last < record.frames.count ? record.frames[last].time.nanoseconds : end
        slice(
          life.element.name, .cells(place),
          record.frames[life.frames.lowerBound].time.nanoseconds, over,
          [("cell", .integer(life.cell))])
      }
    }
  }

  // MARK: Events

  // Written key by key, in their order: trees of values take most of the time.

  private mutating func slice(
    _ name: String, _ track: Track, _ start: Int64, _ end: Int64, _ arguments: [(String, JSONText)]
  ) {
    texts.append("{\"args\":", .object(arguments))
    texts.append(",\"dur\":", .microseconds(end - start))
    texts.append(",\"name\":", .string(name))
    texts.append(",\"ph\":\"X\",\"pid\":", .integer(track.process))
    texts.append(",\"tid\":", .integer(track.thread))
    endEvent(start)
  }

  private mutating func mark(
    _ name: String, _ track: Track, at time: Int64, _ arguments: [(String, JSONText)]
  ) {
    texts.append("{\"args\":", .object(arguments))
    texts.append(",\"name\":", .string(name))
    texts.append(",\"ph\":\"i\",\"pid\":", .integer(track.process))
    texts.append(",\"s\":\"t\",\"tid\":", .integer(track.thread))
    endEvent(time)
  }

  private mutating func endEvent(_ time: Int64) {
    texts.append(",\"ts\":", .microseconds(time))
    texts.append("}")
    events.append((time, texts.count))
  }

  private func metadata(_ name: String, _ track: Track, _ value: JSONText) -> String {
    let key = if case .string = value { "name" } else { "sort_index" }
    return JSONText.object([
      ("args", .object([(key, value)])), ("name", .string(name)), ("ph", .string("M")),
      ("pid", .integer(track.process)), ("tid", .integer(track.thread)),
      ("ts", .microseconds(0)),
    ]).text
  }

  /// A moment some milliseconds later, clamped to the last one.
  private static func after(_ time: Int64, _ milliseconds: Double) -> Int64 {
    let (sum, isOver) = time.addingReportingOverflow(nanoseconds(milliseconds / 1000))
    return isOver ? .max : sum
  }

  private static func nanoseconds(_ seconds: Double) -> Int64 {
    Int64(exactly: (seconds * 1e9).rounded()) ?? .max
  }
}
