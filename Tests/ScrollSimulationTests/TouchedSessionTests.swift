#if CLI
  import ScrollPrimitives
  import ScrollScenario
  import Scrollwork
  import TestSupport
  import Testing

  @testable import ScrollSimulation

  /// Sessions in which people carry, swipe and select items are recorded and replayed.
  @Suite struct TouchedSessionTests {
    private final class Session {
      let view: CollectionView
      let recorder: Recorder
      let layout: Scenario.Layout
      var time = Timestamp.zero
      var digest = Digest()
      var asked = 0

      init(_ kind: Scenario.Layout.Kind, _ prepare: (CollectionView) -> Void) throws {
        layout = Scenario.Layout(kind: kind, spacing: 2, headers: false)
        view = CollectionView(layout: try layout.makeLayout(showsHeaders: false))
        view.register(SessionCell.self)
        view.cellProvider = { view, path in
          let cell: SessionCell = view.dequeueCell(at: path)
          cell.number = path.item
          return cell
        }
        try view.setViewport(size: LayoutSize(width: 390, height: 600))
        try view.reloadData(sectionCounts: [20, 30])
        prepare(view)
        recorder = try Recorder(view, layout: layout)
      }

      func step(_ frames: Int = 1) throws {
        for _ in 0..<frames {
          time.nanoseconds += 16_666_667
          digest.add(try view.step(to: time), isFlat: layout.kind == .list)
        }
      }

      func send(_ action: InputEvent.Action, _ x: Double, _ y: Double) throws {
        try view.send(
          InputEvent(time: time, position: LayoutPoint(x: x, y: y), action: action))
      }

      /// A finger that goes down, rests, and goes to another point.
      func drag(
        from start: (Double, Double), to end: (Double, Double), rest: Int = 2, frames: Int = 20
      ) throws {
        try send(.pointerDown(id: 1, kind: .touch), start.0, start.1)
        try step(rest)
        for frame in 1...frames {
          let part = Double(frame) / Double(frames)
          try send(
            .pointerMoved(id: 1), start.0 + (end.0 - start.0) * part,
            start.1 + (end.1 - start.1) * part)
          try step()
        }
        try step(10)
        try send(.pointerUp(id: 1), end.0, end.1)
        try step(30)
      }

      func check(_ name: String) throws {
        #expect(recorder.problem == nil, "\(name)")
        let files = try recorder.files(name: name, journal: "session.jsonl")
        let report = try RecordedSession.read(files).run()
        #expect(report.recording?.difference == nil, "\(name)")
        #expect(report.digest == digest.description, "\(name)")
      }
    }

    private static let kinds: [Scenario.Layout.Kind] = [
      .list, .grid(.init(columns: .count(2), columnSpacing: 4)), .masonry(.init()),
    ]

    @Test("carried items, with and without handlers that decide", arguments: 0..<4)
    func carried(variant: Int) throws {
      for kind in TestRun.isLong ? Self.kinds : [Self.kinds[variant % Self.kinds.count]] {
        let session = try Session(kind) { view in
          view.movesItems = true
          if variant == 1 {
            view.moveHandler = { view, from, to in
              _ = try? view.performUpdates([.moveItem(from: from, to: to)], animated: false)
            }
          } else if variant == 2 {
            view.moveTargetHandler = { _, from, over in
              over.item.isMultiple(of: 3) ? from : over
            }
          } else if variant == 3 {
            view.interactionHandler = { _, interaction, path in
              interaction != .move || path.item > 2
            }
          }
        }
        try session.step(3)
        try session.drag(from: (100, 60), to: (120, 500), rest: 40)
        try session.drag(from: (90, 300), to: (100, 590), rest: 40, frames: 60)
        try session.check("carried, \(variant), \(kind)")
      }
    }

    @Test("swiped items, opened, closed and flicked, with a program that deletes them")
    func swiped() throws {
      for kind in Self.kinds {
        let session = try Session(kind) { view in
          view.swipeHandler = { _, path, edge in
            edge == .leading || path.item == 4
              ? nil
              : SwipeActions(
                [.init(title: "Delete", kind: .destructive), .init(title: "More", width: 60)],
                performsFirstActionWithFullSwipe: path.item.isMultiple(of: 2))
          }
          view.eventHandler = { view, event in
            guard case .interaction(.didChooseSwipeAction(let path, _, index: 0)) = event else {
              return
            }
            _ = try? view.performUpdates([.removeItems(at: path, count: 1)], animated: true)
          }
        }
        try session.step(3)
        try session.drag(from: (180, 60), to: (60, 62))
        session.view.closeSwipe()
        try session.step(20)
        for y in [40.0, 130, 220, 310] {
          try session.drag(from: (190, y), to: (0, y + 3), frames: 6)
        }
        try session.drag(from: (60, 300), to: (180, 300))
        try session.check("swiped, \(kind)")
      }
    }

    @Test("selected items, by taps and by dragging")
    func selected() throws {
      for kind in Self.kinds {
        let session = try Session(kind) { view in
          view.selectionMode = .multiple
          view.selectsByDragging = true
          view.interactionHandler = { _, _, path in path.item != 3 }
        }
        try session.step(3)
        try session.drag(from: (50, 60), to: (50, 61), frames: 1)
        try session.drag(from: (50, 100), to: (250, 595), frames: 40)
        session.view.interactions = InteractionSettings(selectionMode: .single)
        try session.drag(from: (50, 400), to: (60, 100))
        try session.check("selected, \(kind)")
      }
    }
  }
#endif
