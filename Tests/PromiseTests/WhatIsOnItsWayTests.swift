import ScrollPrimitives
import Scrollwork
import TestSupport
import Testing

/// Positions during animations are a function of the time, for any frames.
@Suite("What is on its way")
struct WhatIsOnItsWayTests {
  static let kinds = PromiseLayout.Kind.allCases

  /// The frame 160 ms after some operations, with frames of this many milliseconds in between.
  static func places(
    _ kind: PromiseLayout.Kind, _ palette: PromisePalette.Kind, every milliseconds: Double,
    _ operations: [PromiseOperation], _ begin: (PromiseStage) throws -> Void
  ) throws -> [PromiseScene.Shown] {
    let stage = try WhatComesBackTests.stage(kind, palette)
    for operation in operations { _ = try stage.perform(operation) }
    try begin(stage)
    // What is requested begins with the next frame.
    _ = try stage.step(16)
    var left = 160.0
    while left > 0 {
      _ = try stage.step(min(left, milliseconds))
      left -= milliseconds
    }
    return stage.scene?.shown ?? []
  }

  static func expectSame(
    _ kind: PromiseLayout.Kind, _ what: String, _ begin: (PromiseStage) throws -> Void
  ) throws {
    for palette in [PromisePalette.Kind.even, .mixed, .tall] {
      let coarse = try places(kind, palette, every: 160, WhatStaysStillTests.middle, begin)
      for milliseconds in [16.0, 8, 50] {
        let fine = try places(kind, palette, every: milliseconds, WhatStaysStillTests.middle, begin)
        let first = zip(coarse, fine).first { $0 != $1 }
        #expect(
          fine == coarse,
          "\(what), \(palette), frames of \(milliseconds) ms: \(first?.1 as Any), in one frame \(first?.0 as Any)"
        )
      }
    }
  }

  @Test("Elements on their way are at their places in another viewport", arguments: kinds)
  func resized(kind: PromiseLayout.Kind) throws {
    let stage = try WhatComesBackTests.stage(kind, .mixed)
    for operation in WhatStaysStillTests.middle { _ = try stage.perform(operation) }
    _ = try stage.perform(.insert(at: 1, count: 1, animated: true))
    _ = try stage.perform(.frames(4, milliseconds: 16))
    // In a masonry the lanes on screen may have had room.
    let isOnItsWay = stage.scene?.shown.contains(where: \.isDisplaced) == true
    #expect(isOnItsWay || kind == .masonry)
    try stage.view.setViewport(size: LayoutSize(width: 130, height: 150))
    let frame = try stage.view.step(to: Timestamp(nanoseconds: stage.time + 16_000_000))
    #expect(!frame.visible.isEmpty)
    #expect(frame.visible.allSatisfy { !$0.isDisplaced || stage.layout.pinsHeaders })
  }

  @Test(
    "A header that is pinned while elements are on their way is at its edge", arguments: [1, 2, 3])
  func pinned(seed: Int) throws {
    var random = PromiseRandom(seed: seed)
    var list = ListLayout.Configuration()
    (list.hasHeaders, list.pinsHeaders, list.estimatedHeaderExtent) = (true, true, 30)
    let view = CollectionView(layout: try ListLayout(list))
    view.register(SizedTile.self)
    view.cellProvider = { view, path in
      let tile: SizedTile = view.dequeueCell(at: path)
      tile.height = Double(20 + path.item % 5 * 13)
      return tile
    }
    view.headerProvider = { view, section in
      let tile: SizedTile = view.dequeueHeader(inSection: section)
      tile.height = 30
      return tile
    }
    try view.setViewport(size: LayoutSize(width: 200, height: 300))
    var counts = Array(repeating: 12, count: 30)
    try view.reloadData(sectionCounts: counts)
    var time = Int64(0)
    func step() throws -> Frame {
      time += 16_666_667
      return try view.step(to: Timestamp(nanoseconds: time))
    }
    var (section, compared) = (0, 0)
    for number in 0..<200 {
      counts[section] += 3
      let place = random.int(0...4)
      var update = BatchUpdate()
      update.insertItems(
        at: (0..<3).map { ItemPath(section: section, item: $0 + place) })
      try view.performBatchUpdates(update, expecting: counts, animated: true)
      _ = try step()
      let way = Double(random.int(-500...500))
      try view.setContentOffset(
        LayoutPoint(y: max(60, view.contentOffset.y + way)), animated: false)
      let frame = try step()
      let first = frame.visible.filter { !$0.element.isItem }.min { $0.index < $1.index }
      let next = frame.visible.first { !$0.element.isItem && $0.index > first?.index ?? 0 }
      section = first?.element.section ?? section
      // It is pushed away by the next one, where that belongs: that one has to be seen there.
      let isAlone = frame.visible.allSatisfy { $0.element.section == first?.element.section }
      guard let first, isAlone || next?.isDisplaced == false else { continue }
      compared += 1
      let edge = min(.zero, (next?.start ?? first.extent) - first.extent)
      #expect(first.start == edge, "seed \(seed), number \(number)")
    }
    #expect(compared > 50)
  }

  @Test("A fling through rows that were never measured", arguments: kinds)
  func flings(kind: PromiseLayout.Kind) throws {
    try Self.expectSame(kind, "fling") { try $0.view.fling(velocity: -900) }
    try Self.expectSame(kind, "fling") { try $0.view.fling(velocity: 1500) }
  }

  @Test("A scroll that the program animates", arguments: kinds)
  func animates(kind: PromiseLayout.Kind) throws {
    for at in TestRun.some(of: [-6, 8]) {
      try Self.expectSame(kind, "scroll to item") { stage in
        guard let path = stage.path(at: at) else { return }
        try stage.view.scrollToItem(at: path, at: .top, animated: true)
      }
    }
    try Self.expectSame(kind, "scroll to the end") { stage in
      try stage.view.setContentOffset(.init(x: 1e6, y: 1e6), animated: true)
    }
    try Self.expectSame(kind, "set content offset") { stage in
      let offset = Double(stage.scene?.offset ?? 0) / 1024 + 120
      try stage.view.setContentOffset(.init(x: 0, y: offset), animated: true)
    }
  }

  @Test("Elements of an animated update", arguments: kinds)
  func updates(kind: PromiseLayout.Kind) throws {
    for at in TestRun.some(of: [-2, 1]) {
      try Self.expectSame(kind, "insert \(at)") {
        try $0.edit(.insert(at: at, count: 2, animated: true))
      }
      try Self.expectSame(kind, "delete \(at)") {
        try $0.edit(.delete(at: at, count: 2, animated: true))
      }
      try Self.expectSame(kind, "move \(at)") { try $0.edit(.move(at: at, by: 4, animated: true)) }
    }
  }

  @Test("Elements of an animated layout", arguments: kinds)
  func layouts(kind: PromiseLayout.Kind) throws {
    try Self.expectSame(kind, "layout") {
      try $0.configure(.setLayout(kind == .list ? 1 : 0, variant: 0, animated: true))
    }
  }
}
