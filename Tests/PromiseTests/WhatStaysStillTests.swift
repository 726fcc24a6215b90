import ScrollPrimitives
import TestSupport
import Testing

/// A test for each sentence of the page "What stays still", in all layouts and along both axes.
@Suite("What stays still")
struct WhatStaysStillTests {
  static let kinds = PromiseLayout.Kind.allCases

  /// Does operations in views of a layout with items of several palettes, along both axes.
  static func expectKept(
    _ kind: PromiseLayout.Kind, counts: [Int] = [30, 20],
    palettes: [PromisePalette.Kind] = [.even, .mixed, .tall], _ operations: [PromiseOperation],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for palette in palettes {
      for axis in [Axis.vertical, .horizontal] {
        let rows = Array(repeating: PromiseLayout.tableColumns, count: max(1, counts.reduce(0, +)))
        let setup = PromiseSetup(
          layout: PromiseLayout(kind: kind, axis: axis), palette: PromisePalette(kind: palette),
          counts: kind == .table ? rows : counts, main: 168, cross: 144)
        var fuzz = PromiseFuzz()
        guard let (done, problem, layout) = fuzz.perform(setup, operations) else { continue }
        let failure = PromiseFuzz.Failure(
          seed: 0, setup: setup, operations: Array(operations.prefix(done)), problem: problem,
          layout: layout)
        Issue.record("\(failure)", sourceLocation: sourceLocation)
      }
    }
  }

  /// Into the middle of the content, and a bit on, so that rows begin above the screen.
  static let middle: [PromiseOperation] = [
    .scrollToItem(at: 14, .top, animated: false), .setOffset(by: 7, animated: false),
  ]
  static let rest: [PromiseOperation] = [.frames(3, milliseconds: 16)]

  @Test("At rest, while nothing is asked for, everything stays", arguments: kinds)
  func rests(kind: PromiseLayout.Kind) {
    Self.expectKept(
      kind, Self.middle + [.frames(30, milliseconds: 16), .frames(3, milliseconds: 60)])
  }

  @Test("Sizes other than estimated move nothing on screen", arguments: kinds)
  func measures(kind: PromiseLayout.Kind) {
    Self.expectKept(
      kind,
      Self.middle + [
        .fling(-900), .frames(40, milliseconds: 16), .fling(2500), .frames(60, milliseconds: 16),
      ])
  }

  @Test("Changes off the screen move nothing on it", arguments: kinds)
  func changesOffScreen(kind: PromiseLayout.Kind) {
    for at in [-9, 20] {
      Self.expectKept(
        kind,
        Self.middle + [
          .insert(at: at, count: 3, animated: false), .delete(at: at, count: 2, animated: false),
          .move(at: at, by: 3, animated: false), .replace(at: at, count: 2, animated: false),
          .reload(at: at, resizes: true), .resize(at: at, count: 2), .reconfigure(at: at),
          .insertSection(at: 1, count: 4, animated: false),
        ] + Self.rest)
    }
  }

  @Test("A change on the screen moves nothing that comes before it", arguments: kinds)
  func changesOnScreen(kind: PromiseLayout.Kind) {
    for at in [1, 2, 3] {
      Self.expectKept(
        kind,
        Self.middle + [
          .insert(at: at, count: 1, animated: false), .resize(at: at, count: 1),
          .replace(at: at, count: 1, animated: false), .delete(at: at, count: 1, animated: false),
        ] + Self.rest)
    }
  }

  @Test(
    "When the first element on screen goes, the next one that stays keeps its place",
    arguments: kinds)
  func deletesFirst(kind: PromiseLayout.Kind) {
    Self.expectKept(
      kind,
      Self.middle + [
        .delete(at: 0, count: 1, animated: false), .delete(at: 0, count: 3, animated: false),
        .replace(at: 0, count: 1, animated: false),
      ] + Self.rest)
    Self.expectKept(
      kind,
      [.delete(at: 0, count: 1, animated: false), .replace(at: 0, count: 1, animated: false)]
        + Self.rest)
  }

  @Test("The first item on screen stays when longer ones come to its line")
  func keepsFirstOfLine() throws {
    let setup = PromiseSetup(
      layout: PromiseLayout(kind: .composition, axis: .horizontal),
      palette: PromisePalette(kind: .wrapping), counts: [3, 3], main: 240, cross: 120)
    for count in 1...4 {
      let problem = try PromiseFuzz.replay(
        setup,
        [.setOffset(by: 60, animated: false), .insert(at: 1, count: count, animated: false)])
      #expect(problem == nil, "\(count) inserted")
    }
  }

  @Test("An item that an update makes too short to reach the screen begins with it")
  func beginsWithScreen() throws {
    var seen = 0
    for offset in stride(from: 90, through: 900, by: 30) {
      let stage = try PromiseSetup(
        layout: PromiseLayout(kind: .grid), palette: PromisePalette(kind: .tall), counts: [9],
        main: 120, cross: 120
      ).stage()
      _ = try stage.step(0)
      _ = try stage.perform(.setOffset(by: offset, animated: false))
      for _ in 0..<6 {
        // The item's line is as long as the other one in it, which becomes another one.
        let first = try #require(stage.scene?.firstItem)
        let isLong = first.start < 0 && first.end > stage.scene?.length ?? 0
        let problems = try stage.perform(.insert(at: 1, count: 1, animated: false))
        #expect(problems.isEmpty)
        let scene = try #require(stage.scene)
        if isLong, let after = scene.shown.first(where: { $0.key == first.key }) {
          if after.start != first.start { seen += 1 }
          #expect(after.start == first.start || after.start == 0)
        }
      }
    }
    #expect(seen > 0)
  }

  @Test("Another direction of lines leaves the content where it is", arguments: kinds)
  func turnsLines(kind: PromiseLayout.Kind) {
    Self.expectKept(
      kind,
      [
        .wheel(120), .viewport(47), .move(at: -2, by: 5, animated: false), .setting(.rightToLeft),
      ] + Self.rest)
  }

  @Test("A row that begins above the screen grows upward", arguments: kinds)
  func growsUpward(kind: PromiseLayout.Kind) {
    Self.expectKept(
      kind,
      Self.middle + [
        .resize(at: 0, count: 1), .resize(at: 0, count: 1), .reload(at: 0, resizes: true),
      ]
        + Self.rest)
  }

  @Test("With another layout the first item on screen stays", arguments: kinds)
  func setsLayout(kind: PromiseLayout.Kind) {
    for other in Self.kinds.indices {
      for variant in TestRun.some(of: [0, 32]) {
        Self.expectKept(
          kind, palettes: [.even, .mixed],
          Self.middle + [.setLayout(other, variant: variant, animated: false)] + Self.rest)
      }
    }
  }

  @Test(
    "In another viewport, with other insets or traits, the first item on screen stays",
    arguments: kinds)
  func resizes(kind: PromiseLayout.Kind) {
    Self.expectKept(
      kind, palettes: [.even, .mixed, .wrapping],
      Self.middle + [
        .viewport(3), .viewport(17), .viewport(40), .insets(4), .insets(0), .setting(.night),
        .setting(.text), .setting(.text), .setting(.rightToLeft),
      ] + Self.rest)
  }

  @Test("A motion on its way goes on as it was, whatever is measured or changed", arguments: kinds)
  func goesOn(kind: PromiseLayout.Kind) {
    let changes: [PromiseOperation] = [
      .insert(at: -4, count: 3, animated: false), .frames(1, milliseconds: 16),
      .resize(at: 1, count: 1), .delete(at: -5, count: 2, animated: false),
      .replace(at: 2, count: 1, animated: false), .frames(20, milliseconds: 16),
    ]
    Self.expectKept(kind, Self.middle + [.fling(700)] + changes)
    Self.expectKept(kind, Self.middle + [.setOffset(by: 90, animated: true)] + changes)
    Self.expectKept(kind, Self.middle + [.setOffset(by: -90, animated: true)] + changes)
    Self.expectKept(
      kind, Self.middle + [.down, .drag(-20), .drag(-12)] + changes + [.drag(9), .lift])
  }

  @Test("A fling that an update leaves beyond the beginning goes on into the content")
  func comesInByItself() {
    // The row that is deleted has just left the screen, and the space behind it is still there.
    let setup = PromiseSetup(
      layout: PromiseLayout(kind: .list, variant: 6), palette: PromisePalette(kind: .even),
      counts: [30], main: 168, cross: 144)
    var fuzz = PromiseFuzz()
    let problem = fuzz.perform(
      setup,
      [
        .setOffset(by: 35, animated: false), .fling(700),
        .delete(at: -1, count: 1, animated: false),
        .frames(20, milliseconds: 16),
      ])?.problem
    #expect(problem == nil, "\(problem.map(\.description) ?? "")")
  }

  @Test(
    "A row whose longest cell is measured last stays", arguments: [PromiseLayout.Kind.grid, .table])
  func measuresLineAtOnce(kind: PromiseLayout.Kind) {
    for palette in [PromisePalette.Kind.extreme, .four] {
      Self.expectKept(
        kind, palettes: [palette],
        [
          .setOffset(by: 130, animated: false),
          .setLayout(kind == .grid ? 1 : 6, variant: 0, animated: false), .setting(.text),
        ] + Self.rest)
    }
  }

  @Test("Headers that are pinned stay at their edge", arguments: kinds)
  func pins(kind: PromiseLayout.Kind) throws {
    guard ![.custom, .table].contains(kind) else { return }
    // Headers, and pinned.
    let layout = PromiseLayout(kind: kind, variant: 1 << 5 | 1 << 8)
    let setup = PromiseSetup(
      layout: layout, palette: PromisePalette(kind: .mixed), counts: [30, 20], main: 168, cross: 144
    )
    let stage = try setup.stage()
    _ = try stage.step(0)
    for operation in Self.middle + [.fling(900), .frames(10, milliseconds: 16)] {
      #expect(try stage.perform(operation).isEmpty)
      let header = stage.scene?.shown.first { !$0.isItem && $0.start <= 0 }
      if stage.scene?.offset ?? 0 > 0 { #expect(header?.start == 0) }
    }
  }

  @Test("A restored view shows the same elements at the same places", arguments: kinds)
  func restores(kind: PromiseLayout.Kind) {
    Self.expectKept(kind, [.restore] + Self.middle + [.restore, .fling(1500), .restore])
  }

  @Test("An edge pulls only by what was measured", arguments: kinds)
  func pullsByMeasured(kind: PromiseLayout.Kind) {
    for at in [0, 1, -1] {
      Self.expectKept(
        kind,
        [.toEnd, .replace(at: at, count: 1, animated: false), .reload(at: at, resizes: true)]
          + Self.rest)
      Self.expectKept(
        kind, [.replace(at: at, count: 1, animated: false), .reloadAll(change: 0)] + Self.rest)
    }
    Self.expectKept(kind, [.toEnd, .insert(at: -1, count: 1, animated: false)] + Self.rest)
    Self.expectKept(kind, [.toEnd, .delete(at: 0, count: 2, animated: false)] + Self.rest)
  }

  @Test("Short content that cannot stay moves as an animation or a bounce", arguments: kinds)
  func movesShortContent(kind: PromiseLayout.Kind) {
    Self.expectKept(
      kind, counts: [2], palettes: [.even, .tiny],
      [
        .insert(at: 0, count: 1, animated: false), .frames(40, milliseconds: 16),
        .delete(at: 0, count: 1, animated: false),
      ]
        + Self.rest)
  }

  @Test("The content begins and ends at its insets", arguments: kinds)
  func ends(kind: PromiseLayout.Kind) {
    Self.expectKept(
      kind,
      [
        .toEnd, .toTop, .insets(4), .toEnd, .toTop, .delete(at: 0, count: 2, animated: false),
        .toEnd, .toTop,
      ])
  }
  @Test(
    "Lanes are filled whose items come, go and grow",
    arguments: [PromiseLayout.Kind.masonry, .spans])
  func fillsLanes(kind: PromiseLayout.Kind) throws {
    let away = PromiseOperation.setOffset(by: 100, animated: false)
    let replaced = PromiseOperation.replace(at: 0, count: 1, animated: false)
    let sequences: [[PromiseOperation]] = [
      [away, replaced, replaced, .setOffset(by: -400, animated: false)],
      [away, .down, replaced, .resize(at: 1, count: 1)],
      [
        away, .setOffset(by: 60, animated: true), replaced, .resize(at: 1, count: 1),
        .setOffset(by: -400, animated: false),
      ],
      [.fling(-2000), .frames(3, milliseconds: 16), replaced, .resize(at: 0, count: 1), replaced],
    ]
    for rotation in 0..<4 {
      let setup = PromiseSetup(
        layout: PromiseLayout(kind: kind),
        palette: PromisePalette(kind: .four, rotation: rotation), counts: [4], main: 168, cross: 144
      )
      for operations in sequences {
        let problem = try PromiseFuzz.replay(setup, operations)
        #expect(problem == nil, "rotation \(rotation), \(operations)")
      }
    }
  }

  @Test("An inserted item whose estimate is too long moves nothing behind its line")
  func insertsIntoLine() throws {
    for rotation in 0..<4 {
      let setup = PromiseSetup(
        layout: PromiseLayout(kind: .flow),
        palette: PromisePalette(kind: .four, rotation: rotation), counts: [4], main: 168, cross: 144
      )
      let problem = try PromiseFuzz.replay(
        setup,
        [
          .setOffset(by: 100, animated: false), .reloadAll(change: 0),
          .delete(at: 0, count: 1, animated: false), .insert(at: 0, count: 1, animated: false),
        ])
      #expect(problem == nil, "rotation \(rotation)")
    }
  }

  @Test("Lines stay that a jump leaves on screen, also where by estimates it goes far")
  func keepsLinesThroughShortJumps() throws {
    for counts in [[14, 14, 10], [12, 20], [40]] {
      for target in [PromiseOperation.Target.nearest, .top, .bottom] {
        let setup = PromiseSetup(
          layout: PromiseLayout(kind: .flow, variant: 7932), palette: PromisePalette(kind: .tiny),
          counts: counts, main: 144, cross: 120)
        for at in [-3, -9] {
          let operations: [PromiseOperation] = [
            .followEnd, .scrollToItem(at: at, target, animated: false),
          ]
          let problem = try PromiseFuzz.replay(setup, operations)
          #expect(problem == nil, "\(counts), \(operations)")
        }
      }
    }
  }

  @Test("An update at rest fills room that was there before, also in a line that begins above")
  func fillsRoomWithUpdates() throws {
    let setup = PromiseSetup(
      layout: PromiseLayout(kind: .flow), palette: PromisePalette(kind: .four), counts: [4],
      main: 168, cross: 144)
    let begin: [PromiseOperation] = [
      .setOffset(by: 100, animated: false), .setOffset(by: 60, animated: true),
      .replace(at: 0, count: 1, animated: false),
    ]
    for change in [
      PromiseOperation.delete(at: 0, count: 1, animated: false),
      .replace(at: 0, count: 1, animated: false),
    ] {
      let operations =
        begin + [
          change, .setOffset(by: -400, animated: false), .insert(at: 0, count: 1, animated: false),
        ]
      let problem = try PromiseFuzz.replay(setup, operations)
      #expect(problem == nil, "\(operations)")
    }
  }

  @Test("A line of a flow that was never on screen is filled at once where its items come and go")
  func fillsLinesThatWereNeverShown() throws {
    let away: [PromiseOperation] = [.setOffset(by: 100, animated: false), .fling(900)]
    let delete = PromiseOperation.delete(at: 0, count: 1, animated: false)
    let replace = PromiseOperation.replace(at: 0, count: 1, animated: false)
    let insert = PromiseOperation.insert(at: 0, count: 1, animated: false)
    let back: [PromiseOperation] = [
      .setOffset(by: 37, animated: false), .setOffset(by: -400, animated: false),
    ]
    let sequences: [(Int, [PromiseOperation])] = [
      (2, [delete, .replace(at: 1, count: 1, animated: false), replace, insert]),
      (2, [.reloadAll(change: 0), delete, delete, insert]),
      (3, [replace, replace, delete]),
    ]
    for (rotation, operations) in sequences {
      let setup = PromiseSetup(
        layout: PromiseLayout(kind: .flow),
        palette: PromisePalette(kind: .four, rotation: rotation), counts: [4], main: 168, cross: 144
      )
      let problem = try PromiseFuzz.replay(setup, away + operations + back)
      #expect(problem == nil, "rotation \(rotation), \(operations)")
    }
  }
}
