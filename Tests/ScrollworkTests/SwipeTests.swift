import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Cells that are swiped aside.
@Suite struct SwipeTests {
  private static let actions = SwipeActions([
    SwipeAction(title: "Delete", kind: .destructive, width: 90),
    SwipeAction(title: "Flag", width: 70),
  ])

  private func rest(
    _ counts: [Int] = [100], actions: SwipeActions? = Self.actions, profile: ScrollProfile = .ios,
    layout: any CollectionLayout = ListLayout()
  ) throws -> Harness {
    let harness = try Harness(counts: counts, layout: layout, profile: profile)
    harness.view.swipeHandler = { _, _, _ in actions }
    try harness.steps(5)
    return harness
  }

  /// A finger that goes across at a height, in steps of 10 ms, and lifts after holding still.
  private func across(
    _ start: Double, _ end: Double, y: Double, at begin: Int64 = 100, lasting: Int64 = 300,
    lifts: Bool = true
  ) -> [Pointing] {
    var script = [Pointing(begin, start, y, .pointerDown(id: 1, kind: .touch))]
    for step in 1...lasting / 10 {
      let part = Double(step * 10) / Double(lasting)
      script.append(
        Pointing(begin + step * 10, start + (end - start) * part, y, .pointerMoved(id: 1)))
    }
    if lifts { script.append(Pointing(begin + lasting + 200, end, y, .pointerUp(id: 1))) }
    return script
  }

  private func tap(_ x: Double, _ y: Double, at begin: Int64) -> [Pointing] {
    [
      Pointing(begin, x, y, .pointerDown(id: 1, kind: .touch)),
      Pointing(begin + 50, x, y, .pointerUp(id: 1)),
    ]
  }

  /// Opens the trailing actions of the third row; ends at rest.
  private func open(_ harness: Harness) throws {
    try harness.play(across(300, 180, y: 100), until: 2000)
    #expect(harness.view.swipe?.phase == .open)
  }

  @Test("a finger across opens the actions of its row, which stay and are chosen by a tap")
  func opens() throws {
    let harness = try rest()
    harness.log.removeAll()
    var frames = try harness.play(across(300, 180, y: 100, lifts: false), until: 450)
    #expect(frames.interactions == [.didBeginSwiping(.row(2), .trailing)])
    #expect(harness.view.swipe?.phase == .tracking)
    // 120 points, without the 10 of the slop.
    #expect(harness.view.swipe?.offset == -110)
    frames = try harness.play([Pointing(500, 180, 100, .pointerUp(id: 1))], until: 2000)
    #expect(frames.interactions == [.didOpenSwipe(.row(2), .trailing)])
    let swipe = try #require(harness.view.swipe)
    #expect(swipe.path == .row(2) && swipe.phase == .open && swipe.offset == -160)
    #expect(
      swipe.actionFrames == [
        LayoutRect(x: 300, y: 88, width: 90, height: 44),
        LayoutRect(x: 230, y: 88, width: 70, height: 44),
      ])
    let row = try #require(frames.last?.visible.first { $0.element == .row(2) })
    #expect(row.crossStart.points == -160 && row.start.points == 88 && row.isDisplaced)
    // No cell was touched, and nothing moved along the axis.
    #expect(harness.log.entries.isEmpty)
    #expect(frames.allSatisfy { $0.contentOffset == .zero && $0.displacement == .zero })
    frames = try harness.play(tap(260, 100, at: 2100), until: 4000)
    #expect(
      frames.interactions
        == [
          .didChooseSwipeAction(.row(2), .trailing, index: 1), .didCloseSwipe(.row(2), .trailing),
        ])
    #expect(harness.view.swipe == nil && harness.log.entries.isEmpty)
    #expect(frames.last?.visible.allSatisfy { $0.crossStart == .zero } == true)
  }

  @Test("actions are drawn behind the cell, and nothing of them is left when it is closed")
  func draws() throws {
    let harness = try rest()
    let start = try harness.step().displayList
    let (before, plain) = (start.texts.count, start.groups)
    try open(harness)
    let list = try harness.step().displayList
    #expect(list.groups.count == plain.count + 2)
    #expect(list.texts.count == before + 2)
    let cell = try #require(list.groups.firstIndex { $0.origin == LayoutPoint(x: -160, y: 88) })
    let drawn = list.groups[cell - 2..<cell]
    #expect(drawn.map(\.origin.x) == [300, 230])
    let first = try #require(drawn.first)
    #expect(
      list.commands[first.commands.lowerBound]
        == .fill(
          LayoutRect(x: 0, y: 0, width: 90, height: 44), Color(red: 207, green: 42, blue: 31)))
    try harness.steps(60)
    #expect(try harness.step().displayList.texts.count == before + 2)
    harness.view.closeSwipe()
    try harness.steps(120)
    let last = try harness.step().displayList
    #expect(last.groups == plain && last.texts.count == before)
  }

  @Test("the cell is under the finger up to the actions' width, then against a rubber band")
  func tracks() throws {
    let harness = try rest()
    for (index, entry) in across(350, 20, y: 100, lifts: false).enumerated() {
      try harness.play([entry], until: entry.milliseconds)
      let way = 350 - entry.x - 10
      let swipe = harness.view.swipe
      if way <= 0 {
        #expect(swipe == nil, "event \(index)")
      } else if way <= 160 {
        #expect(swipe.map { abs($0.offset + way) <= 1 / 2048.0 } == true, "event \(index)")
      } else {
        let shown = 160 + RubberBand.standard.overscroll(forDrag: way - 160, dimension: 230)
        #expect(swipe.map { abs($0.offset + shown) <= 1 / 2048.0 } == true, "event \(index)")
        #expect(swipe?.isFullSwipe == (way >= 195))
      }
    }
    // Where content stops at its edges, so does a cell.
    let clamping = try rest(profile: .android)
    try clamping.play(across(350, 20, y: 100, lifts: false), until: 500)
    #expect(clamping.view.swipe?.offset == -160)
  }

  @Test("a flick opens a cell that is not half way, and closes one that is")
  func flick() throws {
    for (first, last, at, opens) in [
      (300.0, 260.0, Int64(0), false), (300, 260, 40, true), (300, 200, 0, true),
    ] {
      let harness = try rest()
      let lasting: Int64 = at == 0 ? 300 : 40
      var script = across(first, last, y: 100, lasting: lasting, lifts: false)
      script.append(Pointing(100 + lasting + (at == 0 ? 200 : 2), last, 100, .pointerUp(id: 1)))
      try harness.play(script, until: 3000)
      #expect((harness.view.swipe?.phase == .open) == opens, "\(first) to \(last)")
    }
    // Back from open, fast, for less than half of the way.
    let harness = try rest()
    try open(harness)
    var script = across(100, 140, y: 100, at: 2100, lasting: 40, lifts: false)
    script.append(Pointing(2142, 140, 100, .pointerUp(id: 1)))
    let frames = try harness.play(script, until: 4000)
    #expect(
      frames.interactions
        == [.didBeginSwiping(.row(2), .trailing), .didCloseSwipe(.row(2), .trailing)])
    #expect(harness.view.swipe == nil)
  }

  /// What a swipe does over time, so that runs can be compared.
  private struct Trace: Equatable {
    var offsets: [Int64: Double] = [:]
    var events: [InteractionEvent] = []
  }

  private func trace(_ harness: Harness, _ script: [Pointing], rate: Int64?) throws -> Trace {
    var trace = Trace()
    for entry in script { try harness.point(entry) }
    let times = rate.map { rate in (1...3 * rate).map { $0 * 1_000_000_000 / rate } }
    for time in times ?? [3_000_000_000] where time > harness.time.nanoseconds {
      harness.time = Timestamp(nanoseconds: time)
      let frame = try harness.view.step(to: harness.time)
      trace.events += [frame].interactions
      if time % 100_000_000 == 0 { trace.offsets[time] = harness.view.swipe?.offset ?? 0 }
    }
    return trace
  }

  @Test("what a swipe does is the same at every rate, to the bit", arguments: [0, 1, 2])
  func rates(kind: Int) throws {
    let scripts = [
      across(300, 180, y: 100) + tap(380, 100, at: 1500),
      across(300, 260, y: 100, lasting: 40) + across(100, 380, y: 300, at: 1000),
      across(360, 20, y: 100, lasting: 150),
    ]
    let reference = try trace(try rest(), scripts[kind], rate: 60)
    #expect(reference.events.count >= 3)
    for rate in [30, 120, 1000] as [Int64] {
      #expect(try trace(try rest(), scripts[kind], rate: rate) == reference, "\(rate) Hz")
    }
    #expect(try trace(try rest(), scripts[kind], rate: nil).events == reference.events)
  }

  @Test("leading and trailing are one another's mirror images, and so is right to left")
  func mirror() throws {
    // In steps of whole points, so that the mirrored one is exact.
    let script =
      across(300, 172, y: 100, lasting: 320) + across(120, 184, y: 100, at: 1500, lasting: 160)
    let mirrored = script.map { Pointing($0.milliseconds, 390 - $0.x, $0.y, $0.action) }
    let trailing = try trace(try rest(), script, rate: 60)
    let leading = try trace(try rest(), mirrored, rate: 60)
    #expect(trailing.offsets.values.contains(-160))
    #expect(leading.offsets == trailing.offsets.mapValues { 0 - $0 })
    let turned = try rest()
    turned.view.traits.layoutDirection = .rightToLeft
    try turned.play([], until: 90)
    let right = try trace(turned, mirrored, rate: 60)
    #expect(right.offsets == leading.offsets && right.events == trailing.events)
    // The frames are where a person sees them.
    #expect(
      turned.view.swipe?.actionFrames == [
        LayoutRect(x: 0, y: 88, width: 90, height: 44),
        LayoutRect(x: 90, y: 88, width: 70, height: 44),
      ])
  }

  @Test("content that scrolls horizontally is swiped up and down")
  func horizontal() throws {
    var configuration = ListLayout.Configuration()
    configuration.axis = .horizontal
    let layout = try ListLayout(configuration)
    let harness = try Harness(counts: [50], layout: layout)
    harness.view.swipeHandler = { _, _, edge in edge == .trailing ? Self.actions : nil }
    try harness.steps(5)
    try harness.play(
      [
        Pointing(100, 22, 500, .pointerDown(id: 1, kind: .touch)),
        Pointing(200, 22, 380, .pointerMoved(id: 1)), Pointing(500, 22, 380, .pointerUp(id: 1)),
      ], until: 2000)
    #expect(harness.view.swipe?.offset == -160 && harness.view.contentOffset == .zero)
    #expect(harness.view.swipe?.actionFrames.first?.origin.y == 754)
    try harness.play(
      [
        Pointing(2100, 22, 100, .pointerDown(id: 1, kind: .touch)),
        Pointing(2200, 22, 400, .pointerMoved(id: 1)), Pointing(2500, 22, 400, .pointerUp(id: 1)),
      ], until: 4000)
    // There is nothing at the other edge.
    #expect(harness.view.swipe == nil)
  }

  @Test("a finger that leaves its slop along the axis scrolls, however far across it goes later")
  func priority() throws {
    let harness = try rest()
    let frames = try harness.play(
      [
        Pointing(100, 300, 400, .pointerDown(id: 1, kind: .touch)),
        Pointing(150, 291, 389, .pointerMoved(id: 1)),
        Pointing(200, 100, 380, .pointerMoved(id: 1)),
      ], until: 400)
    #expect(frames.interactions.isEmpty && harness.view.swipe == nil)
    #expect(harness.view.contentOffset.y == 10)
    // Both at once, as far along as across: it scrolls.
    let even = try rest()
    try even.play(
      [
        Pointing(100, 300, 400, .pointerDown(id: 1, kind: .touch)),
        Pointing(150, 250, 350, .pointerMoved(id: 1)),
      ], until: 400)
    #expect(even.view.swipe == nil && even.view.contentOffset.y == 40)
  }

  @Test("a swipe moves nothing along the axis, whatever the finger does")
  func still() throws {
    for locks in [true, false] {
      let harness = try rest()
      harness.view.isDirectionalLockEnabled = locks
      var script = across(300, 150, y: 400, lifts: false)
      script += [
        Pointing(450, 150, 100, .pointerMoved(id: 1)),
        Pointing(500, 200, 700, .pointerMoved(id: 1)),
        Pointing(510, 200, 300, .pointerUp(id: 1)),
      ]
      var watch = DriftWatch()
      for frame in try harness.play(script, until: 2000) {
        watch.see(frame)
        #expect(frame.contentOffset == .zero && frame.displacement == .zero)
      }
      #expect(watch.worst == 0 && watch.compared > 100)
    }
  }

  @Test("a tap elsewhere, a scroll and a second swipe close it", arguments: 0..<6)
  func closes(kind: Int) throws {
    let harness = try rest()
    harness.view.selectionMode = .single
    try open(harness)
    var script: [Pointing] = []
    switch kind {
    case 0: script = tap(100, 500, at: 2100)
    case 1: script = tap(100, 100, at: 2100)
    case 2: script = across(300, 180, y: 500, at: 2100)
    case 3:
      script = [
        Pointing(2100, 100, 100, .pointerDown(id: 1, kind: .touch)),
        Pointing(2150, 100, 60, .pointerMoved(id: 1)), Pointing(2400, 100, 60, .pointerUp(id: 1)),
      ]
    case 4:
      script = [
        Pointing(2100, 100, 500, .wheel(delta: LayoutPoint(x: 0, y: 30), kind: .precise))
      ]
    default:
      try harness.view.setContentOffset(LayoutPoint(y: 20), animated: false)
    }
    let frames = try harness.play(script, until: 4000)
    let second: [InteractionEvent] = [
      .didBeginSwiping(.row(11), .trailing), .didOpenSwipe(.row(11), .trailing),
    ]
    #expect(
      frames.interactions == [.didCloseSwipe(.row(2), .trailing)] + (kind == 2 ? second : []))
    #expect(harness.view.selectedItems.isEmpty)
    #expect(harness.view.swipe?.path == (kind == 2 ? .row(11) : nil))
    #expect(frames.last?.visible.first { $0.element == .row(2) }?.crossStart == .zero)
  }

  @Test("a full swipe performs the first action, where that is wanted; a flick does not")
  func full() throws {
    let harness = try rest()
    var frames = try harness.play(across(380, 170, y: 100, lifts: false), until: 450)
    let swipe = try #require(harness.view.swipe)
    #expect(swipe.isFullSwipe && swipe.actionFrames[1].size.width == 0)
    frames = try harness.play([Pointing(600, 170, 100, .pointerUp(id: 1))], until: 2000)
    #expect(
      frames.interactions == [
        .didChooseSwipeAction(.row(2), .trailing, index: 0), .didCloseSwipe(.row(2), .trailing),
      ])
    #expect(harness.view.swipe == nil)
    var script = across(300, 250, y: 100, at: 2100, lasting: 20, lifts: false)
    script.append(Pointing(2121, 250, 100, .pointerUp(id: 1)))
    frames = try harness.play(script, until: 4000)
    #expect(frames.interactions.last == .didOpenSwipe(.row(2), .trailing))
    let plain = try rest(
      actions: SwipeActions(Self.actions.actions, performsFirstActionWithFullSwipe: false))
    frames = try plain.play(across(380, 20, y: 100), until: 2000)
    #expect(frames.interactions.last == .didOpenSwipe(.row(2), .trailing))
  }

  @Test("an open swipe goes with its item; one whose item is gone is closed")
  func follows() throws {
    let harness = try rest([50, 50])
    try open(harness)
    try harness.view.performUpdates([
      .insertItems(at: .row(0), count: 3), .moveSection(from: 0, to: 1),
    ])
    var frame = try harness.step()
    let path = ItemPath(section: 1, item: 5)
    #expect(harness.view.swipe?.path == path && frame.interactionEvents.isEmpty)
    try harness.view.performUpdates([.removeItems(at: path, count: 1)], animated: true)
    frame = try harness.step()
    #expect(frame.interactionEvents == [.didCloseSwipe(path, .trailing)])
    #expect(harness.view.swipe == nil)
    // A finger may have it then.
    try harness.play(across(300, 180, y: 500, at: 2500, lifts: false), until: 2850)
    #expect(harness.view.swipe?.phase == .tracking)
    try harness.view.reloadData(sectionCounts: [3])
    frame = try harness.step()
    #expect(harness.view.swipe == nil && frame.interactionEvents.count == 1)
    try harness.play([Pointing(3000, 20, 100, .pointerUp(id: 1))], until: 3200)
  }

  @Test("an update that is animated does not make an open cell jump")
  func animated() throws {
    let harness = try rest()
    try open(harness)
    try harness.view.performUpdates([.insertItems(at: .row(2), count: 2)], animated: true)
    for _ in 0..<60 {
      let frame = try harness.step()
      let row = frame.visible.first { $0.element == .row(4) }
      #expect(row?.crossStart.points == -160)
    }
  }

  @Test(
    "for widths that are none the default stands in; too wide ones are narrowed; none is no swipe")
  func refused() throws {
    let widths = [Double.nan, -1, 0, .infinity, 1e300]
    let bad = try rest(actions: SwipeActions(widths.map { SwipeAction(title: "", width: $0) }))
    var frames = try bad.play(across(370, 150, y: 100), until: 2000)
    #expect(frames.flatMap(\.diagnostics).count == widths.count)
    let stand = try #require(bad.view.swipe)
    #expect(stand.actions.map(\.width) == [74, 74, 74, 74, 74].map { $0 as Double })
    #expect(stand.actionFrames.count == widths.count)
    let wide = try rest(
      actions: SwipeActions([
        SwipeAction(title: "a", width: 1e9), SwipeAction(title: "b", width: 3e9),
      ]))
    frames = try wide.play(across(350, 100, y: 100), until: 2000)
    #expect(frames.flatMap(\.diagnostics).isEmpty)
    #expect(wide.view.swipe.map { abs($0.offset + 312) < 0.01 } == true)
    #expect(
      wide.view.swipe.map { abs($0.actionFrames[0].size.width - 78) < 0.01 } == true)
    for none in [nil, SwipeActions([])] as [SwipeActions?] {
      let harness = try rest(actions: none)
      frames = try harness.play(across(300, 100, y: 100), until: 1000)
      #expect(frames.interactions.isEmpty && harness.view.swipe == nil)
    }
  }

  @Test("an action chosen in the frame of an update is of its item, by where that is then")
  func chosenWhileItemsChange() throws {
    let harness = try rest()
    try open(harness)
    let frame = try #require(harness.view.swipe?.actionFrames.first)
    let middle = frame.origin.x + frame.size.width / 2
    try harness.view.performUpdates([.insertItems(at: ItemPath(section: 0, item: 0), count: 3)])
    let frames = try harness.play(tap(middle, 100, at: 2010), until: 2100)
    let chosen = frames.interactions.filter {
      if case .didChooseSwipeAction = $0 { true } else { false }
    }
    #expect(chosen == [.didChooseSwipeAction(.row(5), .trailing, index: 0)])

    let other = try rest()
    try open(other)
    try other.play([Pointing(2010, middle, 100, .pointerDown(id: 1, kind: .touch))], until: 2050)
    try other.view.performUpdates([.removeItems(at: ItemPath(section: 0, item: 2), count: 1)])
    let gone = try other.play([Pointing(2060, middle, 100, .pointerUp(id: 1))], until: 2100)
    #expect(
      !gone.interactions.contains {
        if case .didChooseSwipeAction = $0 { true } else { false }
      })
  }

  @Test("a cell that was sent back has no actions to choose; that it goes is reported")
  func closedUnderFinger() throws {
    let harness = try rest()
    try open(harness)
    let frame = try #require(harness.view.swipe?.actionFrames.first)
    let middle = frame.origin.x + frame.size.width / 2
    var frames = try harness.play(
      [Pointing(2010, middle, 100, .pointerDown(id: 1, kind: .touch))], until: 2050)
    harness.view.closeSwipe()
    frames += try harness.play([Pointing(2060, middle, 100, .pointerUp(id: 1))], until: 2100)
    #expect(frames.interactions == [.didCloseSwipe(.row(2), .trailing)])
  }

  @Test("another viewport ends a swipe")
  func resized() throws {
    let harness = try rest()
    try open(harness)
    try harness.view.setViewport(size: LayoutSize(width: 200, height: 844))
    let frame = try harness.step()
    #expect([frame].interactions == [.didCloseSwipe(.row(2), .trailing)])
    #expect(harness.view.swipe == nil)
  }

  @Test(
    "through random updates a swipe stays with its item, as in a plain list",
    arguments: TestRun.seeds(12))
  func identity(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let harness = try rest([40])
    var names = Array(0..<40)
    var next = 40
    var held: Int?
    for round in 0..<40 {
      let now = harness.time.nanoseconds / 1_000_000
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let y = Double.random(in: 0..<min(844, Double(names.count) * 44), using: &random)
        // The one that is open goes back meanwhile; it may be the same.
        let frames = try harness.play(across(300, 180, y: y, at: now + 20), until: now + 1500)
        for case .didOpenSwipe(let path, _) in frames.interactions { held = names[path.item] }
        for case .didCloseSwipe(let path, _) in frames.interactions
        where held == names[path.item] {
          held = nil
        }
      case 1:
        let at = Int.random(in: 0...names.count, using: &random)
        names.insert(contentsOf: [next, next + 1], at: at)
        next += 2
        try harness.view.performUpdates(
          [.insertItems(at: .row(at), count: 2)], animated: Bool.random(using: &random))
      case 2 where names.count > 10:
        let at = Int.random(in: 0..<names.count - 2, using: &random)
        if names[at...at + 1].contains(held ?? -1) { held = nil }
        names.removeSubrange(at...at + 1)
        try harness.view.performUpdates(
          [.removeItems(at: .row(at), count: 2)], animated: Bool.random(using: &random))
      default:
        let from = Int.random(in: 0..<names.count, using: &random)
        let to = Int.random(in: 0..<names.count, using: &random)
        names.insert(names.remove(at: from), at: to)
        try harness.view.performUpdates([.moveItem(from: .row(from), to: .row(to))])
      }
      // Where that scrolls, it closes what is open.
      try harness.steps(30) { if $0.displacement != .zero { held = nil } }
      let swipe = harness.view.swipe
      #expect(
        (swipe?.phase == .closing ? nil : swipe).map { names[$0.path.item] } == held,
        "seed \(seed), round \(round)")
    }
  }
}
