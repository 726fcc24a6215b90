import Foundation
import Scrollwork
import Synchronization

/// A cell that says what happens to it.
final class RowCell: ReusableCell {
  var path: ItemPath?
  var height: Double = 0
  var log: CellLog?
  var whenLeaving: (() -> Void)?
  static let names = NameCounter()
  let name: Int

  init() { name = Self.names.next() }

  func prepareForReuse() { log?.add(.prepareForReuse, name, path) }

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    log?.add(.measure, name, path)
    return LayoutSize(width: proposal.width, height: height)
  }

  func willDisplay() { log?.add(.willDisplay, name, path) }
  func didEndDisplaying() {
    log?.add(.didEndDisplaying, name, path)
    whenLeaving?()
  }
}

final class HeaderCell: ReusableCell {
  var height = 30.0

  init() {}

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: height)
  }
}

/// Numbers cells; tests run side by side.
final class NameCounter: Sendable {
  private let value = Atomic(0)

  func next() -> Int { value.add(1, ordering: .relaxed).newValue }
}

final class CellLog {
  enum Step: String { case prepareForReuse, bind, measure, willDisplay, didEndDisplaying }
  struct Entry: Equatable {
    var step: Step
    var cell: Int
    var path: ItemPath?
  }
  private(set) var entries: [Entry] = []

  func add(_ step: Step, _ cell: Int, _ path: ItemPath?) {
    entries.append(Entry(step: step, cell: cell, path: path))
  }

  func removeAll() { entries.removeAll() }
}

/// A list over heights given by a function, with a clock at a fixed rate.
final class Harness {
  let view: CollectionView
  let log = CellLog()
  var height: (ItemPath) -> Double
  var headerHeight: (Int) -> Double = { _ in 30 }
  var time = Timestamp.zero
  var rate = 60.0
  private var lastInput = Timestamp.zero

  init(
    counts: [Int], viewport: LayoutSize = LayoutSize(width: 390, height: 844), scale: Double = 3,
    layout: any CollectionLayout = ListLayout(), reuse: ReusePolicy = ReusePolicy(),
    prefetch: PrefetchPolicy = PrefetchPolicy(), profile: ScrollProfile = .ios,
    height: @escaping (ItemPath) -> Double = { _ in 44 }
  ) throws {
    self.height = height
    view = CollectionView(layout: layout, profile: profile, reuse: reuse, prefetch: prefetch)
    view.register(RowCell.self)
    view.register(HeaderCell.self)
    view.cellProvider = { [unowned self] view, path in
      let cell: RowCell = view.dequeueCell(at: path)
      cell.log = log
      log.add(.bind, cell.name, path)
      cell.path = path
      cell.height = self.height(path)
      return cell
    }
    view.headerProvider = { [unowned self] view, section in
      let cell: HeaderCell = view.dequeueHeader(inSection: section)
      cell.height = headerHeight(section)
      return cell
    }
    try view.setViewport(size: viewport, scale: scale)
    try view.reloadData(sectionCounts: counts)
  }

  /// The next frame at the rate, or one after a given time.
  @discardableResult
  func step(seconds: Double? = nil) throws -> Frame {
    if let seconds {
      time.nanoseconds += Int64((seconds * 1e9).rounded())
    } else {
      time.nanoseconds += Int64((1e9 / rate).rounded())
    }
    return try view.step(to: time)
  }

  /// Frames until nothing moves. At most a minute.
  @discardableResult
  func settle(_ body: (Frame) -> Void = { _ in }) throws -> Frame {
    var frame = try step()
    body(frame)
    var count = 0
    while frame.phase != .idle, count < 3600 {
      frame = try step()
      body(frame)
      count += 1
    }
    return frame
  }

  /// Sends an action now, or when the last event already sent happens.
  func send(_ action: InputEvent.Action, y: Double = 100) throws {
    lastInput = max(lastInput, time)
    try view.send(
      InputEvent(time: lastInput, position: LayoutPoint(x: 100, y: y), action: action))
  }

  /// A finger that goes along a straight path in steps of 8 ms. Sends all events from now on.
  func drag(from start: Double, to end: Double, duration: Double, lift: Bool = true) throws {
    let steps = max(1, Int(duration / 0.008))
    let begin = max(time, lastInput)
    func send(_ seconds: Double, _ y: Double, _ action: InputEvent.Action) throws {
      let moment = Timestamp(nanoseconds: begin.nanoseconds + Int64((seconds * 1e9).rounded()))
      lastInput = moment
      try view.send(
        InputEvent(time: moment, position: LayoutPoint(x: 100, y: y), action: action))
    }
    try send(0, start, .pointerDown(id: 1, kind: .touch))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      try send(duration * part, start + (end - start) * part, .pointerMoved(id: 1))
    }
    if lift { try send(duration, end, .pointerUp(id: 1)) }
  }
}

/// Checks that nothing on screen moves without a request.
struct DriftWatch {
  private var last: [ElementPath: Ticks] = [:]
  private(set) var worst: Int64 = 0
  private(set) var compared = 0

  mutating func see(_ frame: Frame) {
    for element in frame.visible {
      guard let before = last[element.element] else { continue }
      let drift = element.start - before + frame.displacement
      worst = max(worst, abs(drift.rawValue))
      compared += 1
    }
    last = Dictionary(
      frame.visible.map { ($0.element, $0.start) }, uniquingKeysWith: { first, _ in first })
  }
}
