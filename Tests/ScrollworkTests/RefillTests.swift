import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Room that edits leave free where a section's items begin is filled, once, and nothing else moves for it.
@Suite struct RefillTests {
  @Test(
    "deleting the first items at the top leaves no room, and cuts nothing off",
    arguments: SharedLayout.allCases)
  func deletedAtTheTop(kind: SharedLayout) throws {
    for columns in 1...4 {
      for count in 1...5 {
        for isAnimated in [false, true] {
          let stand = try TileStand(
            kind.make(columns: columns), counts: [80], size: TileStand.size)
          try stand.step()
          try stand.step()
          try stand.edit(
            [.removeItems(at: ItemPath(section: 0, item: 0), count: count)], animated: isAnimated)
          var frame = try stand.step()
          #expect(frame.contentOffset.y == 0)
          for _ in 0..<40 where isAnimated { frame = try stand.step() }
          #expect(frame.contentOffset.y == 0)
          let fault = frame.fault(atBeginningOf: stand, kind, columns: columns)
          #expect(fault == nil, "\(columns) columns, \(count) gone, animated \(isAnimated)")
        }
      }
    }
  }

  @Test("an animated delete of the first item moves what follows from where it was")
  func animated() throws {
    let stand = try TileStand(
      SharedLayout.grid.make(columns: 3), counts: [80],
      size: { _ in LayoutSize(width: 9, height: 60) })
    let before = try stand.step()
    try stand.edit([.removeItems(at: .row(0), count: 1)], animated: true)
    let first = try stand.step()
    for element in first.visible {
      let was = before.visible.first { $0.index == element.index + 1 }
      guard let was else { continue }
      #expect(element.start == was.start && element.crossStart == was.crossStart)
    }
    #expect(first.work.refills == 1)
  }

  @Test(
    "however items come and go near the beginning, it is whole where the content rests there",
    arguments: SharedLayout.allCases)
  func wandering(kind: SharedLayout) throws {
    for seed in TestRun.seeds(3) {
      var random = SeededGenerator(seed: seed)
      let columns = Int.random(in: 1...4, using: &random)
      let stand = try TileStand(
        kind.make(columns: columns), counts: [60, 40], size: TileStand.size)
      var watch = TileWatch()
      watch.see(try stand.step(), stand)
      for operation in 0..<30 {
        try act(stand, &random)
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          watch.see(try stand.step(), stand)
          #expect(
            watch.broken == nil, "seed \(seed), operation \(operation): \(watch.broken ?? "")")
          if watch.broken != nil { return }
        }
        guard operation % 10 == 9 else { continue }
        try stand.view.setContentOffset(.zero, animated: false)
        for _ in 0..<60 { watch.see(try stand.step(), stand) }
        let frame = try stand.step()
        let fault = frame.fault(atBeginningOf: stand, kind, columns: columns)
        #expect(fault == nil, "seed \(seed), operation \(operation)")
        #expect(frame.contentOffset.y == 0, "seed \(seed), operation \(operation)")
      }
      #expect(watch.compared > 0)
    }
  }

  private func act(_ stand: TileStand, _ random: inout SeededGenerator) throws {
    let count = stand.items[0].count
    let item = Int.random(in: 0..<min(count, 14), using: &random)
    let isAnimated = Int.random(in: 0..<4, using: &random) == 0
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      let gone = Int.random(in: 1...4, using: &random)
      guard count > 40 else { return }
      try stand.edit([.removeItems(at: .row(item), count: gone)], animated: isAnimated)
    case 2, 3:
      let come = Int.random(in: 1...4, using: &random)
      try stand.edit([.insertItems(at: .row(item), count: come)], animated: isAnimated)
    case 4:
      try stand.edit(
        [.removeItems(at: .row(item), count: 1), .insertItems(at: .row(item), count: 1)],
        animated: isAnimated)
    case 5: try stand.wheel(Double.random(in: -300...300, using: &random))
    default: try stand.view.fling(velocity: Double.random(in: -3000...3000, using: &random))
    }
  }

  @Test("after a far scroll and back, the beginning is whole", arguments: SharedLayout.allCases)
  func farAndBack(kind: SharedLayout) throws {
    for edit in [
      ItemEdit.removeItems(at: .row(0), count: 1), .insertItems(at: .row(0), count: 1),
      .insertItems(at: .row(1), count: 2), .removeItems(at: .row(2), count: 2),
    ] {
      for start in TestRun.isLong ? [0.0, 150] : [150] {
        let stand = try TileStand(kind.make(columns: 3), counts: [90], size: TileStand.size)
        try stand.step()
        try stand.view.setContentOffset(LayoutPoint(y: start), animated: false)
        var watch = TileWatch()
        watch.see(try stand.step(), stand)
        try stand.edit([edit])
        for _ in 0..<30 { watch.see(try stand.step(), stand) }
        try stand.view.fling(velocity: 3000)
        for _ in 0..<150 { watch.see(try stand.step(), stand) }
        for _ in 0..<2 {
          try stand.view.fling(velocity: -8000)
          for _ in 0..<150 { watch.see(try stand.step(), stand) }
        }
        let frame = try stand.step()
        #expect(watch.broken == nil, "\(edit) at \(start)")
        #expect(frame.contentOffset.y == 0)
        #expect(frame.fault(atBeginningOf: stand, kind, columns: 3) == nil, "\(edit) at \(start)")
      }
    }
  }

  @Test("after a jump and back, the beginning is whole", arguments: SharedLayout.allCases)
  func jumpAndBack(kind: SharedLayout) throws {
    for offset in stride(from: 300.0, through: 4400, by: TestRun.isLong ? 205 : 615) {
      for isAtOnce in [false, true] {
        let stand = try TileStand(kind.make(columns: 3), counts: [300], size: TileStand.size)
        try stand.step()
        try stand.view.setContentOffset(LayoutPoint(y: offset), animated: false)
        for _ in 0..<(isAtOnce ? 1 : 20) { try stand.step() }
        try stand.view.setContentOffset(.zero, animated: false)
        var frame = try stand.step()
        for _ in 0..<60 { frame = try stand.step() }
        #expect(frame.fault(atBeginningOf: stand, kind, columns: 3) == nil, "\(offset)")
      }
    }
  }

  @Test(
    "a bounce that a refill begins does not let go of what the person left",
    arguments: [1, 2, 3, 4, 8, 60], [true, false])
  func bouncesAfterRefill(frames: Int, isLayout: Bool) throws {
    func masonry(_ least: Double) throws -> MasonryLayout {
      var configuration = MasonryLayout.Configuration()
      configuration.columns = .adaptive(minimumLength: least)
      return try MasonryLayout(configuration)
    }
    let harness = try Harness(
      counts: [40, 40, 12], layout: try masonry(100),
      height: { 80 + Double($0.item * 37 % 90) })
    func set(wide: Bool) throws {
      if isLayout {
        try harness.view.setLayout(try masonry(wide ? 30 : 100), animated: false)
      } else {
        try harness.view.setViewport(
          size: wide ? LayoutSize(width: 1280, height: 800) : LayoutSize(width: 390, height: 844))
      }
    }
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(x: 0, y: 2444), animated: false)
    var frame = try harness.step()
    for _ in 0..<60 { frame = try harness.step() }
    let first = try #require(frame.visible.first)
    try set(wide: true)
    for _ in 0..<frames { try harness.step() }
    try set(wide: false)
    for _ in 0..<60 { frame = try harness.step() }
    let now = frame.visible.first { $0.element == first.element }
    #expect(now?.start == first.start)
  }
}

/// Watches that items on screen move with the content alone, but for those on their way, those in a frame that
/// fills room, and those behind items that came or went on screen.
struct TileWatch {
  private var last: [Int: VisibleElement] = [:]
  private var updates = 0
  private(set) var compared = 0
  private(set) var broken: String?

  mutating func see(_ frame: Frame, _ stand: TileStand) {
    var now: [Int: VisibleElement] = [:]
    for element in frame.visible {
      if let item = stand.item(element.element) { now[item] = element }
    }
    let isEdited = updates != stand.updates
    updates = stand.updates
    let there = Set(stand.items.joined())
    // Where items came or went, the first one on screen that is still there holds the others.
    let stays = last.filter { there.contains($0.key) }.sorted { $0.value.index < $1.value.index }
    for (item, before) in isEdited || frame.work.refills > 0 ? Array(stays.prefix(1)) : stays {
      guard let after = now[item], !after.isDisplaced, !before.isDisplaced else { continue }
      compared += 1
      var drift = after.start - before.start + frame.displacement
      // A line that begins above the screen grows upward.
      if isEdited, before.start < .zero, before.start + before.extent > .zero {
        let endDrift = drift + after.extent - before.extent
        if endDrift == .zero { drift = .zero }
      }
      guard drift != .zero, broken == nil else { continue }
      broken = "\(before.element) moved by \(drift.points) to \(after.element)"
    }
    last = now
  }
}
