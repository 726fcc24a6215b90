#if CLI
  import ScrollScenario
  import ScrollTools
  import Scrollwork
  import TestSupport

  @testable import ScrollSimulation

  /// A session of random requests, at frame times as irregular as a window's.
  struct RecordedSession {
    var random: SeededGenerator
    let layout: Scenario.Layout
    let view: CollectionView
    let recorder: Recorder
    private var digest = Digest()
    /// The digest after each frame.
    private(set) var digests: [String] = []
    private var time: Timestamp
    private var finger: LayoutPoint?
    /// Whether frames have a deadline, on a clock that nobody could foresee.
    private let hasDeadline: Bool

    init(seed: UInt64) throws {
      random = SeededGenerator(seed: seed)
      let kind = random.next() % 3
      layout = Self.layout(kind, &random)
      view = CollectionView(layout: try layout.makeLayout(showsHeaders: layout.showsHeaders))
      view.register(SessionCell.self)
      view.cellProvider = { view, path in
        let cell: SessionCell = view.dequeueCell(at: path)
        cell.number = path.section &* 7919 &+ path.item
        return cell
      }
      view.headerProvider = { view, section in
        let cell: SessionCell = view.dequeueHeader(inSection: section)
        cell.number = section
        return cell
      }
      let rows = Int(random.next() % 40)
      let counts =
        kind == 2
        ? Array(repeating: 1 + rows, count: 60)
        : [rows, 0, 200, Int(random.next() % 1000), 1_000_000]
      try view.setViewport(size: LayoutSize(width: 390, height: 700.3), scale: 3)
      try view.reloadData(sectionCounts: counts)
      if kind != 2 {
        try view.scrollToItem(at: ItemPath(section: 2, item: 7), at: .center, animated: false)
      }
      view.register(SessionGhost.self)
      view.placeholderProvider = { view, path in view.dequeueCell(SessionGhost.self, at: path) }
      hasDeadline = random.next() % 2 == 0
      if hasDeadline {
        var ticks = SeededGenerator(seed: seed &+ 99)
        var now: Int64 = 0
        view.costClock = {
          now += Int64(ticks.next() % 1_000_000)
          return Timestamp(nanoseconds: now)
        }
      }
      time = Timestamp(nanoseconds: Int64(random.next() % 5_000_000_000))
      recorder = try Recorder(view, layout: layout)
      if random.next() % 2 == 0 {
        view.eventHandler = { view, event in
          // A subscriber that asks for more while the content scrolls.
          guard event == .scroll(.didScroll), view.contentOffset.y < -60 else { return }
          try? view.setRefreshInset(60)
          try? view.setContentOffset(LayoutPoint(x: 0, y: 30), animated: true)
        }
      }
      if random.next() % 2 == 0 {
        view.willEndDragging = { _, velocity, target in
          if velocity > 0 { target = (target / 90).rounded() * 90 }
        }
      }
    }

    private static func layout(
      _ kind: UInt64, _ random: inout SeededGenerator
    ) -> Scenario.Layout {
      let number = Double(random.next() % 4000) / 37
      switch kind {
      case 0:
        return Scenario.Layout(
          spacing: number / 9, estimates: .init(row: 20 + number, header: 30), headers: true,
          pinsHeaders: random.next() % 2 == 0)
      case 1:
        return Scenario.Layout(
          kind: .grid(.init(columns: .adaptive(60 + number), columnSpacing: number / 7)),
          spacing: 3, estimates: .init(row: 44), headers: false)
      default:
        return Scenario.Layout(
          kind: .table(
            .init(
              rowHeight: 20 + number / 3, columnWidth: 70 + number, frozenRows: 1,
              frozenColumns: 2)))
      }
    }

    /// Makes this many frames, with something requested before most of them.
    mutating func run(frames: Int) throws {
      for _ in 0..<frames {
        for _ in 0..<random.next() % 3 { try act() }
        time.nanoseconds += Int64(1_000_000 + random.next() % 30_000_000)
        let frame = try view.step(to: time, deadline: deadline())
        digest.add(frame, isFlat: layout.kind == .list)
        digests.append(digest.description)
      }
    }

    /// Up to a few milliseconds from now on the clock of the costs, in some frames.
    private mutating func deadline() -> Timestamp? {
      guard hasDeadline, random.next() % 4 != 0, let now = view.costClock?() else { return nil }
      return Timestamp(nanoseconds: now.nanoseconds + Int64(random.next() % 8_000_000))
    }

    private func point(_ random: inout SeededGenerator) -> LayoutPoint {
      LayoutPoint(
        x: Double(random.next() % 390_000) / 1001, y: Double(random.next() % 700_000) / 1001)
    }

    private mutating func act() throws {
      let choice = random.next() % 24
      switch choice {
      case 0...10: try touch()
      case 11:
        let offset = LayoutPoint(
          x: Double(random.next() % 500), y: Double(random.next() % 90_000) / 7 - 100)
        try view.setContentOffset(
          offset, animated: random.next() % 2 == 0,
          when: random.next() % 2 == 0 ? .nextFrame : .at(time))
      case 12: try view.fling(velocity: Double(random.next() % 8000) - 4000, when: .at(time))
      case 13:
        let names: [ScrollProfile] = [.ios, .android, .flutterBouncing, .androidStretch]
        var profile = names[Int(random.next() % 4)]
        profile.touchSlop = Double(random.next() % 200) / 11
        try view.setProfile(profile, when: random.next() % 2 == 0 ? .nextFrame : .at(time))
      case 14: try view.holdIndicator(when: .at(time))
      case 15: try view.moveIndicator(to: Double(random.next() % 1000) / 999, when: .at(time))
      case 16: try view.releaseIndicator()
      case 17:
        let width = 300 + Double(random.next() % 2000) / 13
        try view.setViewport(size: LayoutSize(width: width, height: 650), scale: 2)
      case 18: try view.setRefreshInset(0)
      case 19:
        try view.send(
          InputEvent(
            time: time, position: point(&random),
            action: .wheel(
              delta: LayoutPoint(x: 0, y: Double(random.next() % 3000) / 10 - 150),
              kind: random.next() % 2 == 0 ? .precise : .stepped)))
      case 20:
        view.prefetch.distance = Double(random.next() % 900)
        view.prefetch.sharesUnused = random.next() % 2 == 0
        view.prefetch.cellsPerFrame = Int(random.next() % 12)
      case 21: try lookAhead()
      case 22:
        view.bounces = random.next() % 4 != 0
      default: try edit()
      }
    }

    private mutating func lookAhead() throws {
      let number = Double(random.next() % 2000) / 731
      switch random.next() % 4 {
      case 0: try view.setDataPrefetch(nil)
      case 1: try view.setDataPrefetch(DataPrefetchPolicy(ahead: number, behind: number / 3))
      case 2: try view.setPlaceholders(nil)
      default:
        try view.setPlaceholders(PlaceholderPolicy(enter: number * 500, exit: number * 170))
        try view.fling(velocity: number * 1500, when: .at(time))
      }
    }

    private mutating func touch() throws {
      let place = point(&random)
      let action: InputEvent.Action
      if finger == nil {
        action = .pointerDown(id: -3, kind: random.next() % 2 == 0 ? .touch : .mouse)
        finger = place
      } else if random.next() % 4 == 0 {
        action = random.next() % 5 == 0 ? .pointerCanceled(id: -3) : .pointerUp(id: -3)
        finger = nil
      } else {
        action = .pointerMoved(id: -3)
      }
      try view.send(InputEvent(time: time, position: place, action: action))
    }

    private mutating func edit() throws {
      if case .table = layout.kind { return }
      let section = Int(random.next() % 5)
      let path = ItemPath(section: section, item: 0)
      switch random.next() % 5 {
      case 0: try view.insertItems(at: path, count: 1 + Int(random.next() % 20))
      case 1: try? view.deleteItems(at: path, count: 1)
      case 2: try? view.moveItem(at: ItemPath(section: 4, item: 100), to: path)
      case 3: try? view.reconfigureItems(at: [ItemPath(section: 2, item: 3)])
      default:
        try view.performUpdates([
          .insertSections(at: 1, counts: [3, 3, 3]), .removeSections(at: 1, count: 2),
          .moveSection(from: 1, to: 0), .moveSection(from: 0, to: 1),
          .removeSections(at: 1, count: 1),
        ])
      }
    }

    /// The session read back from its files.
    static func read(
      _ files: (scenario: String, journal: String)
    ) throws -> Simulation {
      let located = try ScenarioFile.parse(text: files.scenario, name: "session.yaml")
      let journal = try JournalFile.parse(text: files.journal, name: "session.jsonl")
      return try Simulation(located, content: ScenarioContent(journal: journal))
    }
  }

  /// A cell of a size that nobody could guess.
  final class SessionCell: ReusableCell {
    static let reuseIdentifier = "session"
    var number = 0

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      let bits = SplitMix64.value(seed: 5, index: UInt64(bitPattern: Int64(number)))
      return LayoutSize(
        width: proposal.width, height: 20 + Double(bits % 100_000) / 1007 + proposal.width / 31)
    }
  }

  /// Stands in for a cell of a session.
  final class SessionGhost: ReusableCell {
    init() {}
  }
#endif
