#if CLI
  import TestSupport
  import Foundation
  import ScrollScenario
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  @Suite struct RecorderTests {
    @Test(
      "whatever is done, the recording shows the same in every frame",
      arguments: TestRun.seeds(24))
    func property(_ seed: UInt64) throws {
      var session = try RecordedSession(seed: seed)
      try session.run(frames: 160)
      let files = try session.recorder.files(name: "se\"ss\n", journal: "session.jsonl")
      let simulation = try RecordedSession.read(files)
      var digest = Digest()
      var digests: [String] = []
      let report = try simulation.run(onFrame: {
        digest.add($0.frame, isFlat: session.layout.kind == .list)
        digests.append(digest.description)
      })
      #expect(report.recording?.difference == nil, "seed \(seed)")
      #expect(digests == session.digests, "seed \(seed)")
      #expect(report.digest == session.digests.last && report.frames.count == 160)
      #expect(report.isStable, "seed \(seed): \(report.stability)")
      #expect(report.diagnostics.isEmpty, "seed \(seed)")
      #expect(simulation.scenario.name == "se\"ss\n")
      // Nobody asked for gates: frames are compared, and nothing else.
      #expect(report.gates.isEmpty && report.failures.isEmpty)
    }

    /// Replays a journal and says what is found.
    private func difference(_ scenario: String, _ journal: String) throws -> String? {
      try RecordedSession.read((scenario, journal)).run().recording?.difference
    }

    @Test(
      "a journal that was tampered with is found at the frame it was",
      arguments: TestRun.seeds(24).prefix(TestRun.share(of: 6)))
    func tampering(_ seed: UInt64) throws {
      var session = try RecordedSession(seed: seed)
      try session.run(frames: 60)
      let files = try session.recorder.files(name: "s", journal: "s.jsonl")
      let lines = files.journal.split(separator: "\n").map(String.init)
      var frame = 0
      var tried: Set<String> = []
      for (index, line) in lines.enumerated() {
        let kind = String(line.dropFirst(2).prefix { $0 != "\"" })
        if kind == "frame" { frame += 1 }
        guard frame > 10, tried.insert(kind).inserted else { continue }
        var changed = lines
        switch (kind, try JournalLine(text: line[...])) {
        case (_, .size(let element, let offered, var given)):
          given.second += 1 / 1024
          changed[index] = try JournalLine.size(of: element, offered: offered, given: given).text
        case (_, .step(let at)):
          changed[index] = try JournalLine.step(at: WholeCode(at.number + 1)).text
        case ("frame", _), ("reply", _): continue
        default: changed.remove(at: index)
        }
        let found = try difference(files.scenario, changed.joined(separator: "\n") + "\n")
        #expect(
          found?.hasPrefix("frame \(frame): ") == true, "seed \(seed), \(line): \(found ?? "")")
      }
      #expect(tried.isSuperset(of: ["step", "down", "move"]), "seed \(seed)")
      #expect(try difference(files.scenario, files.journal) == nil)
    }

    @Test("what a scenario cannot say is refused by name")
    func unspeakable() throws {
      let layout = Scenario.Layout(headers: false)
      let view = CollectionView(layout: try layout.makeLayout(showsHeaders: false))
      #expect(throws: RecordingError.otherLayout(described: "grid", found: "ListLayout")) {
        _ = try Recorder(view, layout: .init(kind: .grid(.init())))
      }
      let recorder = try Recorder(view, layout: layout)
      #expect(throws: RecordingError.noFrames) {
        _ = try recorder.files(name: "s", journal: "s.jsonl")
      }
      try view.setViewport(size: LayoutSize(width: 100, height: 100))
      try view.reloadData(sectionCounts: [0])
      try view.step(to: .zero)
      #expect(
        try recorder.files(name: "s", journal: "s.jsonl").journal.contains(#"{"step":{"at":0}}"#))
      try view.setLayout(FlowLayout(), animated: false)
      #expect(recorder.problem == .unknownLayout("FlowLayout"))
      #expect(throws: RecordingError.unknownLayout("FlowLayout")) {
        _ = try recorder.files(name: "s", journal: "s.jsonl")
      }
      #expect(throws: RecordingError.hasBegun) { _ = try Recorder(view, layout: layout) }
    }

    @Test("lists whose cells are not asked are refused, at the beginning and later")
    func givenExtents() throws {
      let layout = Scenario.Layout(headers: false)
      var configuration = layout.listConfiguration(showsHeaders: false)
      let known = try ListLayout(configuration, itemExtents: [10])
      configuration.fixedItemExtent = 30
      let fixed = try ListLayout(configuration)
      let refusal = RecordingError.unspeakable("lengths of items that were not measured")
      for given in [known, fixed] {
        let begun = CollectionView(layout: given)
        #expect(throws: refusal) { _ = try Recorder(begun, layout: layout) }
        let view = CollectionView(layout: try layout.makeLayout(showsHeaders: false))
        let recorder = try Recorder(view, layout: layout, describe: { _ in layout })
        try view.reloadData(sectionCounts: [1])
        try view.setLayout(given, animated: false)
        #expect(recorder.problem == refusal)
        let waiting = CollectionView(layout: try layout.makeLayout(showsHeaders: false))
        try waiting.reloadData(sectionCounts: [1])
        try waiting.setLayout(given, animated: false)
        #expect(throws: refusal) {
          _ = try Recorder(waiting, layout: layout, describe: { _ in layout })
        }
      }
    }

    @Test("a row without a cell, and a number that scenarios refuse, are named")
    func unreadable() throws {
      let layout = Scenario.Layout(headers: false)
      let bare = CollectionView(layout: try layout.makeLayout(showsHeaders: false))
      let recorder = try Recorder(bare, layout: layout)
      try bare.setViewport(size: LayoutSize(width: 100, height: 100))
      try bare.reloadData(sectionCounts: [1])
      try bare.step(to: .zero)
      #expect(recorder.problem == .missingCell("item [0, 0]"))
      let wide = CollectionView(layout: try layout.makeLayout(showsHeaders: false))
      let other = try Recorder(wide, layout: layout)
      try wide.setViewport(size: LayoutSize(width: 200_000, height: 100))
      try wide.step(to: .zero)
      let error = #expect(throws: RecordingError.self) {
        _ = try other.files(name: "s", journal: "s.jsonl")
      }
      #expect(error?.description.contains("from 0 to 100000") == true)
    }

    @Test("a thousand million rows and a table of 100,000 by 100,000 are a line")
    func short() throws {
      for (layout, counts) in [
        (Scenario.Layout(), [1_000_000_000]),
        (Scenario.Layout(kind: .table(.init())), Array(repeating: 100_000, count: 100_000)),
      ] {
        let view = CollectionView(layout: try layout.makeLayout(showsHeaders: false))
        view.register(SessionCell.self)
        view.cellProvider = { view, path in view.dequeueCell(SessionCell.self, at: path) }
        let recorder = try Recorder(view, layout: layout)
        try view.setViewport(size: LayoutSize(width: 390, height: 100))
        try view.reloadData(sectionCounts: counts)
        try view.step(to: .zero)
        let files = try recorder.files(name: "s", journal: "s.jsonl")
        #expect(files.journal.utf8.count < 4000)
        #expect(try difference(files.scenario, files.journal) == nil)
      }
    }
  }
#endif
