import ScrollSimulation
import ScrollTools
import Scrollwork

/// The data of a page's charts, as JSON. Its size is bounded for runs of any length.
struct PageData {
  /// Frames that are drawn at the most.
  static let frameLimit = 4000
  /// Lanes and bars of cells that are drawn at the most.
  static let laneLimit = 120
  static let barLimit = 20_000
  static let bounceLimit = 500
  /// The most frames that are kept for one reason, such as a fault, and not for their numbers.
  static let neededLimit = 500
  static let mistakeLimit = 200

  private let record: RunRecord
  private let report: RunReport
  private let judged: [RunRecord.JudgedCheck]
  private let marks: PageMarks
  private let faulty: [Int]
  private let kept: [Int]

  init(_ record: RunRecord, _ report: RunReport, _ judged: [RunRecord.JudgedCheck]) {
    self.record = record
    self.report = report
    self.judged = judged
    marks = PageMarks(record.frames)
    faulty = record.faultyPlaces(judged)
    let gates = judged.compactMap(\.place).prefix(Self.neededLimit)
    let needed = gates + faulty.prefix(Self.neededLimit) + marks.needed
    kept = record.keptFrames(atMost: Self.frameLimit, with: Set(needed))
  }

  var json: JSONText {
    let lanes = CellLanes(record).lanes
    let shown = lanes.prefix(Self.laneLimit)
    return .object([
      ("bounces", .array(report.bounces.prefix(Self.bounceLimit).map(bounce))),
      ("deadline", .rounded(record.deadline, 4)), ("faulty", .array(faults)),
      ("frames", .object(columns)), ("gates", .array(gates)),
      ("hiddenLanes", .integer(lanes.count - shown.count)), ("lanes", self.lanes(Array(shown))),
      ("marks", marks.json(place(of:))), ("mistakes", .array(mistakes)),
      ("name", .string(record.name)),
      ("phases", .array(ScrollPhase.allCases.map { .string($0.rawValue) })),
      ("rate", .number(record.refreshRate)),
      ("screens", screens.json), ("total", .integer(record.frames.count)),
      ("types", .array(record.types.map(JSONText.string))),
    ])
  }

  /// A list of numbers for each that a frame has.
  private var columns: [(String, JSONText)] {
    let frames = kept.map { record.frames[$0] }
    func column(_ places: Int, _ number: (FrameRecord) -> Double) -> JSONText {
      .array(frames.map { .rounded(number($0), places) })
    }
    func column(_ number: (FrameRecord) -> Int?) -> JSONText {
      .array(frames.map { number($0).map(JSONText.integer) ?? .null })
    }
    let phases = ScrollPhase.allCases
    let pools = record.types.indices.map { type in
      column { $0.cells.pools.indices.contains(type) ? $0.cells.pools[type].pooled : 0 }
    }
    let live = record.types.indices.map { type in
      column { $0.cells.pools.indices.contains(type) ? $0.cells.pools[type].live : 0 }
    }
    return [
      ("blank", column(3) { $0.blank }), ("bound", column { $0.work.bound }),
      (
        "bouncing",
        column { $0.bouncingEdge.map { $0 == .leading ? 1 : 2 } ?? 0 }
      ),
      ("content", column(2) { $0.contentLength }), ("correction", column(3) { $0.correction }),
      ("cost", column(4) { $0.cost }), ("created", column { $0.work.created }),
      ("drift", column(4) { $0.drift }), ("first", column { $0.visible?.lowerBound }),
      ("index", column { $0.index }), ("last", column { $0.visible?.upperBound }),
      ("late", column(3) { $0.late }), ("live", column { $0.liveCells }),
      ("liveByType", .array(live)), ("maximum", column(2) { $0.maximum }),
      ("measured", column { $0.work.measured }), ("minimum", column(2) { $0.minimum }),
      ("offset", column(3) { $0.offset }), ("phase", column { phases.firstIndex(of: $0.phase) }),
      ("pools", .array(pools)), ("pull", column(3) { $0.pull }),
      ("recycled", column { $0.work.recycled }), ("restored", column { $0.work.restored }),
      ("reused", column { $0.work.reused }), ("rounds", column { $0.work.rounds }),
      ("time", column(6) { $0.time.seconds }), ("velocity", column(2) { $0.velocity }),
    ]
  }

  private var screens: PageScreens {
    PageScreens(record.screens, kept: kept, needed: judged.compactMap(\.place))
  }

  /// The faulty frames that are drawn.
  private var faults: [JSONText] {
    let faulty = Set(faulty)
    return kept.indices.filter { faulty.contains(kept[$0]) }.map(JSONText.integer)
  }

  /// The failed gates with the frames that explain them.
  private var gates: [JSONText] {
    judged.compactMap { gate in
      gate.place.map { .array([.integer(place(of: $0)), .string(gate.check.name)]) }
    }
  }

  /// The mistakes that the engine noticed in the frames that are drawn.
  private var mistakes: [JSONText] {
    kept.indices.lazy.flatMap { index in
      record.frames[kept[index]].diagnostics.map { (index, $0) }
    }.prefix(Self.mistakeLimit).map { .array([.integer($0.0), .string($0.1)]) }
  }

  private func bounce(_ bounce: RunReport.Bounce) -> JSONText {
    .object([
      ("began", .rounded(bounce.began, 6)), ("edge", .string(bounce.edge)),
      ("ended", bounce.ended.map { .rounded($0, 6) } ?? .null),
      ("overshoot", .rounded(bounce.overshoot, 3)),
      ("peak", bounce.peak.map { .rounded($0, 6) } ?? .null),
    ])
  }

  // MARK: Lanes

  /// Each lane's type and bars: beginnings and ends by turns, as places in the columns; an end may be
  /// one behind the last.
  private func lanes(_ lanes: [CellLanes.Lane]) -> JSONText {
    var gap = kept.count == record.frames.count ? -1 : 0
    var bars = lanes.map { self.bars($0, mergingGapsOf: gap) }
    while bars.reduce(0, { $0 + $1.count }) > Self.barLimit, gap < kept.count {
      gap = max(1, gap * 2)
      bars = lanes.map { self.bars($0, mergingGapsOf: gap) }
    }
    return .array(
      zip(lanes, bars).map { lane, bars in
        .object([
          (
            "bars",
            .array(bars.flatMap { [.integer($0.lowerBound), .integer($0.upperBound)] })
          ),
          ("type", .integer(lane.type)),
        ])
      })
  }

  /// The bars of a lane. Those with no more than `gap` kept frames between them are one; with -1 none are.
  private func bars(_ lane: CellLanes.Lane, mergingGapsOf gap: Int) -> [Range<Int>] {
    var bars: [Range<Int>] = []
    for life in lane.lives {
      let start = place(of: life.frames.lowerBound)
      let bar = start..<max(start + 1, place(of: life.frames.upperBound))
      if let last = bars.last, bar.lowerBound - last.upperBound <= gap {
        bars[bars.count - 1] = last.lowerBound..<max(last.upperBound, bar.upperBound)
      } else {
        bars.append(bar)
      }
    }
    return bars
  }

  /// The first kept frame at or behind a frame; `kept.count` behind the last one. O(log frames).
  private func place(of frame: Int) -> Int { kept.partitioningIndex { $0 >= frame } }
}
