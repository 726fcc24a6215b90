import Scrollwork
import TestSupport
import Testing

/// What pointers do with items depends on the times of their events, not on the frame rate.
@Suite struct PointerMomentTests {
  enum Way: CaseIterable { case tap, swipe, select, carry }
  /// What comes to rest before the pointer goes down.
  enum Before: CaseIterable { case tap, drag, fling, program }

  private static func list(rows: Int) throws -> CollectionView {
    let view = CollectionView()
    view.register(RowCell.self)
    view.cellProvider = { view, path in
      let cell: RowCell = view.dequeueCell(at: path)
      cell.height = 50
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 600))
    try view.reloadData(sectionCounts: [rows])
    return view
  }

  private static func time(_ seconds: Double) -> Timestamp {
    Timestamp(nanoseconds: Int64((seconds * 1e9).rounded()))
  }

  static func run(_ way: Way, _ before: Before, at down: Double, rate: Int64) throws -> [String] {
    let view = try list(rows: 100)
    view.selectionMode = .multiple
    view.movesItems = way == .carry
    view.selectsByDragging = way == .select
    if way == .swipe {
      view.swipeHandler = { _, _, _ in SwipeActions([SwipeAction(title: "Delete")]) }
    }
    var log: [String] = []
    view.eventHandler = { _, event in
      if case .interaction(let interaction) = event { log.append("\(interaction)") }
    }
    func send(_ seconds: Double, _ x: Double, _ y: Double, _ action: InputEvent.Action) throws {
      try view.send(
        InputEvent(time: time(seconds), position: LayoutPoint(x: x, y: y), action: action))
    }
    switch before {
    case .tap:
      try send(down - 0.1, 200, 75, .pointerDown(id: 1, kind: .touch))
      try send(down - 0.003, 200, 75, .pointerUp(id: 1))
    case .drag:
      try send(0.1, 200, 300, .pointerDown(id: 1, kind: .touch))
      for step in 1...10 {
        try send(0.1 + Double(step) / 200, 200, 300 - Double(10 * step), .pointerMoved(id: 1))
      }
      try send(down - 0.003, 200, 200, .pointerUp(id: 1))
    case .fling: try view.fling(velocity: 12, when: .at(time(0.1)))
    case .program:
      try view.setContentOffset(LayoutPoint(x: 0, y: 500), animated: true, when: .at(time(0.1)))
    }
    try send(down, 300, 225, .pointerDown(id: 2, kind: .touch))
    let begin = down + (way == .carry ? 0.7 : 0.05)
    if way != .tap {
      let isAcross = way != .carry
      for step in 1...20 {
        let way = Double(5 * step)
        try send(
          begin + Double(step) / 100, 300 - (isAcross ? way : 0), 225 + (isAcross ? 0 : way),
          .pointerMoved(id: 2))
      }
    }
    try send(begin + 0.3, way == .tap ? 300 : 200, way == .carry ? 325 : 225, .pointerUp(id: 2))
    for frame in 0...Int64((down + 1.3) * Double(rate)) {
      try view.step(to: Timestamp(nanoseconds: frame * 1_000_000_000 / rate))
    }
    return log + ["\(view.selectedItems)", "\(view.contentOffset.y)"]
  }

  @Test("at 60 and at 240 frames per second", arguments: Way.allCases, Before.allCases)
  func rates(way: Way, before: Before) throws {
    var met: Set<Bool> = []
    for step in TestRun.some(of: 0..<20) {
      let down = (before == .fling ? 2.2 : 0.3) + Double(step) * 0.0531
      let seldom = try Self.run(way, before, at: down, rate: 60)
      #expect(try seldom == Self.run(way, before, at: down, rate: 240), "down at \(down)")
      met.insert(seldom.count > 2)
    }
    #expect(met.contains(true))
  }

  @Test("an item that is carried to an edge never goes back, and ends at the same place")
  func edges() throws {
    for pointer in stride(from: 5.0, through: 595, by: 10) where pointer < 60 || pointer > 540 {
      let (seldom, often) = (try Self.carry(to: pointer, 60), try Self.carry(to: pointer, 240))
      #expect(seldom.back == 0 && often.back == 0, "\(pointer): \(seldom), \(often)")
      #expect(seldom.place == often.place, "\(pointer): \(seldom), \(often)")
    }
  }

  private static func carry(to y: Double, _ rate: Int64) throws -> (back: Int, place: Int?) {
    var rows = Array(0..<120)
    let view = try list(rows: 120)
    view.movesItems = true
    var back = 0
    view.eventHandler = { _, event in
      guard case .interaction(.didMove(let from, let to)) = event else { return }
      rows.insert(rows.remove(at: from.item), at: to.item)
      if (to.item > from.item) != (y > 300) { back += 1 }
    }
    var frame = Int64(0)
    func step() throws {
      try view.step(to: Timestamp(nanoseconds: frame * 1_000_000_000 / rate))
      frame += 1
    }
    try step()
    try view.setContentOffset(LayoutPoint(x: 0, y: 2500), animated: false)
    func send(_ seconds: Double, _ y: Double, _ action: InputEvent.Action) throws {
      try view.send(
        InputEvent(time: time(seconds), position: LayoutPoint(x: 200, y: y), action: action))
    }
    try send(1.1, 275, .pointerDown(id: 1, kind: .touch))
    for step in 1...30 {
      try send(2 + Double(step) / 60, 275 + (y - 275) * Double(step) / 30, .pointerMoved(id: 1))
    }
    try send(3.5, y, .pointerUp(id: 1))
    while frame <= 5 * rate { try step() }
    return (back, rows.firstIndex(of: 55))
  }
}
