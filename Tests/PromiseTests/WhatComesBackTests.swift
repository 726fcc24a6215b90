import ScrollPrimitives
import Scrollwork
import TestSupport
import Testing

/// What the page "What stays still" says of places that come back.
@Suite("What comes back")
struct WhatComesBackTests {
  static let kinds = PromiseLayout.Kind.allCases

  static func stage(_ kind: PromiseLayout.Kind, _ palette: PromisePalette.Kind) throws
    -> PromiseStage
  {
    let setup = PromiseSetup(
      layout: PromiseLayout(kind: kind), palette: PromisePalette(kind: palette),
      counts: kind == .table ? Array(repeating: PromiseLayout.tableColumns, count: 40) : [60],
      main: 168, cross: 144)
    let stage = try setup.stage()
    _ = try stage.step(0)
    return stage
  }

  @Test("Back in the first viewport, the same item is at the same place", arguments: kinds)
  func thereAndBack(kind: PromiseLayout.Kind) throws {
    let stage = try Self.stage(kind, .even)
    for operation in WhatStaysStillTests.middle { _ = try stage.perform(operation) }
    // The first viewport of the walk, twice, so that all around is measured in it.
    for _ in 0..<2 { _ = try stage.perform(.viewport(16)) }
    let before = try #require(stage.scene?.firstItem)
    for number in [0, 17, 3, 32, 1, 16] {
      _ = try stage.perform(.viewport(number))
      _ = try stage.step(16)
    }
    let after = try #require(stage.scene?.firstItem)
    #expect(after.key == before.key && after.start == before.start, "\(before) became \(after)")
  }

  @Test(
    "Back in the first viewport, lanes and lines lie as they did",
    arguments: [PromiseLayout.Kind.masonry, .spans, .flow, .grid, .composition],
    [PromisePalette.Kind.even, .tall, .mixed])
  func lanesComeBack(kind: PromiseLayout.Kind, palette: PromisePalette.Kind) throws {
    let walks: [[PromiseOperation]] = [
      [.delete(at: 3, count: 2, animated: false), .resize(at: 1, count: 2)],
      [.toEnd, .insert(at: 1, count: 1, animated: false), .toTop], [.toEnd],
      [.toEnd, .drag(40), .lift], [.fling(1500), .frames(80, milliseconds: 16)],
      [.fling(4000), .fling(4000), .frames(80, milliseconds: 16)],
    ]
    for walk in TestRun.some(of: walks) {
      let stage = try Self.stage(kind, palette)
      for operation in [.viewport(16)] + walk + [.frames(60, milliseconds: 100)] {
        _ = try stage.perform(operation)
      }
      let before = try #require(stage.scene)
      for number in [17, 3, 32, 16] {
        let problems = try stage.perform(.viewport(number)) + stage.step(16)
        #expect(problems.isEmpty, "\(walk), viewport \(number): \(problems)")
      }
      let after = try #require(stage.scene)
      func places(_ scene: PromiseScene) -> [String] {
        scene.shown.map { "\($0.key) \($0.start.pt) \($0.crossStart.pt) \($0.extent.pt)" }
      }
      #expect(places(after) == places(before), "\(walk)")
    }
  }

  @Test(
    "What another layout makes too short comes back to where it was left", arguments: [2, 3, 5])
  func comesBackFromShort(other: Int) throws {
    for isAnimated in [false, true] {
      let stage = try Self.stage(.list, .tall)
      for operation in WhatStaysStillTests.middle { _ = try stage.perform(operation) }
      _ = try stage.perform(.setOffset(by: 130, animated: false))
      let before = try #require(stage.scene?.firstItem)
      for operation: PromiseOperation in [
        .setLayout(other, variant: 0, animated: false), .frames(2, milliseconds: 16),
        .setLayout(0, variant: 0, animated: isAnimated), .frames(5, milliseconds: 100),
      ] {
        let problems = try stage.perform(operation)
        #expect(problems.isEmpty, "\(operation): \(problems)")
      }
      let after = try #require(stage.scene?.firstItem)
      #expect(after.key == before.key && after.start == before.start, "\(before) became \(after)")
    }
  }

  private static func four(_ kind: PromiseLayout.Kind, rotation: Int) -> PromiseSetup {
    PromiseSetup(
      layout: PromiseLayout(kind: kind), palette: PromisePalette(kind: .four, rotation: rotation),
      counts: [4], main: 168, cross: 144)
  }

  @Test("What another layout shows with no length comes back to where it was left")
  func comesBackFromNoLength() throws {
    let stage = try Self.four(.grid, rotation: 1).stage()
    _ = try stage.step(0)
    for operation: PromiseOperation in [
      .resize(at: 1, count: 1), .setOffset(by: 20, animated: false),
    ] {
      _ = try stage.perform(operation)
    }
    let before = try #require(stage.scene?.firstItem)
    for operation: PromiseOperation in [
      .setLayout(0, variant: 0, animated: false), .setLayout(1, variant: 0, animated: false),
    ] {
      let problems = try stage.perform(operation)
      #expect(problems.isEmpty, "\(operation): \(problems)")
    }
    let after = try #require(stage.scene?.firstItem)
    #expect(after.key == before.key && after.start == before.start, "\(before) became \(after)")
  }

  @Test("What was left with a length by estimate and turns out to have none moves nothing")
  func bringsBackNothingOfNoLength() throws {
    let list = PromiseOperation.setLayout(0, variant: 0, animated: false)
    let away = PromiseOperation.setOffset(by: 100, animated: false)
    let sequences: [(Int, [PromiseOperation])] = [
      (3, [away, .resize(at: 0, count: 1), .resize(at: 0, count: 1)]),
      (
        1,
        [
          away, .fling(900), .replace(at: 0, count: 1, animated: false),
          .setOffset(by: 37, animated: false),
        ]
      ),
    ]
    for (rotation, operations) in sequences {
      for last in [list, .viewport(17)] {
        let operations = operations + [list, list, last]
        let problem = try PromiseFuzz.replay(Self.four(.grid, rotation: rotation), operations)
        #expect(problem == nil, "rotation \(rotation), \(operations)")
      }
    }
  }

  @Test(
    "What a longer viewport takes away from its end comes back and stays",
    arguments: kinds, [130.0, 600])
  func comesBackFromLonger(kind: PromiseLayout.Kind, length: Double) throws {
    let setup = PromiseSetup(
      layout: PromiseLayout(kind: kind), palette: PromisePalette(kind: .even),
      counts: kind == .table ? [3, 3, 3, 3, 3] : [5], main: 100, cross: 144)
    let stage = try setup.stage()
    _ = try stage.step(0)
    for operation: PromiseOperation in [.toEnd, .drag(8), .lift, .frames(60, milliseconds: 100)] {
      _ = try stage.perform(operation)
    }
    let before = try #require(stage.scene)
    for length in [length, 100] {
      try stage.view.setViewport(
        size: LayoutSize(main: length, cross: 144, axis: stage.layout.axis), scale: 2)
      stage.main = length
      stage.change.isResized = true
      let problems = try stage.step(16)
      #expect(problems.isEmpty, "\(length): \(problems)")
    }
    // Nor does a bounce go on that the longer viewport began.
    for _ in 0..<2 {
      let after = try #require(stage.scene)
      #expect(after.shown.map(\.start) == before.shown.map(\.start))
      #expect(after.shown.map(\.key) == before.shown.map(\.key))
      _ = try stage.perform(.frames(30, milliseconds: 16))
    }
  }

  @Test("Other insets alone bring nothing back", arguments: kinds)
  func insetsBringNothingBack(kind: PromiseLayout.Kind) throws {
    let stage = try Self.stage(kind, .even)
    for operation: PromiseOperation in [.insets(6), .toEnd, .insets(0)] {
      _ = try stage.perform(operation)
    }
    let before = try #require(stage.scene?.firstItem)
    for operation: PromiseOperation in [.insets(6), .frames(3, milliseconds: 16)] {
      let problems = try stage.perform(operation)
      #expect(problems.isEmpty, "\(operation): \(problems)")
    }
    let after = try #require(stage.scene?.firstItem)
    #expect(after.key == before.key && after.start == before.start, "\(before) became \(after)")
  }

  @Test(
    "Through a layout and a viewport in a row, the item comes back that the screen began with",
    arguments: kinds)
  func comesBackThroughSeveral(kind: PromiseLayout.Kind) throws {
    for palette in [PromisePalette.Kind.even, .tall] {
      let stage = try Self.stage(kind, palette)
      for operation in WhatStaysStillTests.middle { _ = try stage.perform(operation) }
      let before = try #require(stage.scene?.firstItem)
      let own = try #require(Self.kinds.firstIndex(of: kind))
      for operation: PromiseOperation in [
        .setLayout(1, variant: 0, animated: false), .viewport(41),
        .setLayout(7, variant: 0, animated: false),
        .viewport(18), .setLayout(own, variant: 0, animated: false),
      ] {
        let problems = try stage.perform(operation)
        #expect(problems.isEmpty, "\(palette), \(operation): \(problems)")
      }
      let after = stage.scene?.shown.first { $0.key == before.key }
      #expect(after.map(before.isKept) ?? false, "\(palette): \(before) became \(after as Any)")
    }
  }

  @Test(
    "A restored view shows the same where only it makes cells ready beside the screen",
    arguments: kinds)
  func restoresWithoutPrefetch(kind: PromiseLayout.Kind) throws {
    for palette in PromisePalette.Kind.allCases {
      let stage = try Self.stage(kind, palette)
      stage.view.prefetch = .none
      for operation in [.restore] + WhatStaysStillTests.middle + [.restore] {
        let problems = try stage.perform(operation)
        #expect(problems.isEmpty, "\(palette), \(operation): \(problems)")
      }
    }
  }

  @Test("Free places are gone once the section's beginning has left the screen", arguments: kinds)
  func closesHoles(kind: PromiseLayout.Kind) throws {
    guard [.grid, .composition, .flow, .masonry, .spans].contains(kind) else { return }
    for count in [1, 2, 4] {
      let stage = try Self.stage(kind, .even)
      _ = try stage.perform(.delete(at: 0, count: count, animated: false))
      for operation: PromiseOperation in [
        .scrollToItem(at: 30, .top, animated: false), .frames(3, milliseconds: 16), .toTop,
      ] {
        let problems = try stage.perform(operation)
        #expect(problems.isEmpty, "\(operation): \(problems)")
      }
      let scene = try #require(stage.scene)
      let first = try #require(scene.firstItem)
      let id = try #require(stage.model.sections[0].items.first)
      #expect(first.key == .item(id))
      #expect(first.start == 0 && first.crossStart == 0, "\(count) deleted: \(first)")
    }
  }

  @Test("After reloading, the item at the path that the screen began with stays", arguments: kinds)
  func reloads(kind: PromiseLayout.Kind) throws {
    for palette in [PromisePalette.Kind.even, .mixed, .tall] {
      let stage = try Self.stage(kind, palette)
      for operation in WhatStaysStillTests.middle { _ = try stage.perform(operation) }
      let before = try #require(stage.scene?.firstItem)
      _ = try stage.perform(.reloadAll(change: 0))
      let after = stage.scene?.settled.first { $0.path == before.path }
      // Where it begins above the screen and has another size, its end stays.
      #expect(
        after?.start == before.start || after?.end == before.end,
        "\(palette): \(before) became \(after as Any), offset \(stage.scene?.offset.pt ?? "")")
    }
  }

  @Test("Content that holds on to its end shows it after each change", arguments: kinds)
  func followsEnd(kind: PromiseLayout.Kind) throws {
    let stage = try Self.stage(kind, .mixed)
    _ = try stage.perform(.toEnd)
    stage.view.followsEnd = true
    for operation: PromiseOperation in [
      .insert(at: -1, count: 2, animated: false), .resize(at: 0, count: 1), .viewport(0),
      .viewport(2),
    ] {
      _ = try stage.perform(operation)
      let scene = try #require(stage.scene)
      #expect(
        abs(scene.offset - scene.maximum) <= 1,
        "\(operation): \(scene.offset.pt) of \(scene.maximum.pt)")
    }
  }

  @Test(
    "Lines and lanes that come back hold what was measured meanwhile without lying over one another",
    arguments: [LayoutSize(width: 720, height: 699), LayoutSize(width: 600, height: 700)],
    [true, false])
  func nothingOverlaps(other: LayoutSize, isFlow: Bool) throws {
    let first = LayoutSize(width: 600, height: 400)
    for offset in TestRun.some(of: stride(from: 300.0, through: 1700, by: 200)) {
      let lanes = try MasonryLayout(MasonryLayout.Configuration())
      let view = CollectionView(layout: isFlow ? try FlowLayout() : lanes)
      view.register(SizedTile.self)
      view.cellProvider = { view, path in
        let tile: SizedTile = view.dequeueCell(at: path)
        tile.width = Double(30 + path.item * 31 % 50)
        tile.height = Double(20 + path.item * 7919 % 120)
        return tile
      }
      var time = Int64(0)
      func step(_ count: Int) throws -> Frame {
        for _ in 1..<count {
          time += 16_666_667
          try view.step(to: Timestamp(nanoseconds: time))
        }
        time += 16_666_667
        return try view.step(to: Timestamp(nanoseconds: time))
      }
      try view.setViewport(size: first)
      try view.reloadData(sectionCounts: [300])
      _ = try step(2)
      try view.setContentOffset(LayoutPoint(x: 0, y: offset), animated: false)
      _ = try step(60)
      try view.setViewport(size: other)
      _ = try step(36)
      try view.setViewport(size: first)
      _ = try step(1)
      try view.fling(velocity: 2500)
      for number in 0..<60 {
        let shown = try step(1).visible.filter { !$0.isDisplaced }
        for (place, one) in shown.enumerated() {
          for other in shown[(place + 1)...] {
            let isClear =
              one.start + one.extent <= other.start || other.start + other.extent <= one.start
              || one.crossStart + one.crossExtent <= other.crossStart
              || other.crossStart + other.crossExtent <= one.crossStart
            #expect(isClear, "at \(offset), frame \(number): \(one.element), \(other.element)")
          }
        }
      }
    }
  }

  @Test("Everything comes to rest", arguments: kinds)
  func comesToRest(kind: PromiseLayout.Kind) throws {
    for velocity in [-9000, -900, 300, 4000, 20000] {
      let stage = try Self.stage(kind, .mixed)
      _ = try stage.perform(.fling(velocity))
      _ = try stage.perform(.insert(at: 2, count: 3, animated: true))
      let problems = try stage.settle()
      #expect(problems.isEmpty, "\(velocity): \(problems)")
    }
  }

  @Test("What is on screen does not depend on the frames in between", arguments: kinds)
  func framesDoNotMatter(kind: PromiseLayout.Kind) throws {
    func places(_ frames: Int) throws -> [PromiseScene.Shown] {
      let stage = try Self.stage(kind, .even)
      _ = try stage.perform(.setOffset(by: 300, animated: false))
      _ = try stage.perform(.fling(1200))
      for _ in 0..<frames { _ = try stage.step(240 / Double(frames)) }
      return stage.scene?.shown ?? []
    }
    let coarse = try places(1)
    #expect(try places(15) == coarse)
    #expect(try places(60) == coarse)
  }
}
