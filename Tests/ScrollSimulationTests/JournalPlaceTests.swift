#if CLI
  import Foundation
  import ScrollScenario
  import Scrollwork
  import ScrollTools
  import Testing

  @testable import ScrollSimulation

  /// What a journal says of where a view was scrolled to, and of its traits.
  @Suite struct JournalPlaceTests {
    private final class Row: ReusableCell {
      var height = 0.0
      func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
        LayoutSize(width: proposal.width, height: height)
      }
    }

    private func makeView() throws -> CollectionView {
      let view = CollectionView()
      view.register(Row.self)
      view.cellProvider = { view, path in
        let row: Row = view.dequeueCell(at: path)
        row.height = Double(30 + path.item * 7 % 50)
        return row
      }
      try view.setViewport(size: LayoutSize(width: 390, height: 700))
      try view.reloadData(sectionCounts: [500])
      return view
    }

    private func state() throws -> ScrollState {
      let view = try makeView()
      try view.step(to: .zero)
      try view.setContentOffset(LayoutPoint(y: 4321), animated: false)
      try view.step(to: Timestamp(nanoseconds: 16_000_000))
      return try #require(view.scrollState())
    }

    private func journal(_ parcel: String) -> String {
      """
      {"journal":{"version":1}}
      {"reload":{"counts":[{"items":500,"sections":1}]}}
      {"restore":{"parcel":"\(parcel)"}}
      {"step":{"at":16}}
      {"frame":{"checksum":"0123456789abcdef","digest":"0123456789abcdef","index":0}}

      """
    }

    @Test("a place is a parcel in base64")
    func place() throws {
      let state = try state()
      let text = try #require(state.journalText)
      #expect(ScrollState(journalText: text) == state)
      #expect(try JournalLine(.restore(state))?.text == #"{"restore":{"parcel":"\#(text)"}}"#)
      let read = try JournalFile.parse(text: journal(text), name: "j")
      guard case .request(.restore(let found), false) = read.entries[1] else {
        Issue.record("other entries")
        return
      }
      #expect(found == state)
    }

    @Test("a place that was changed is refused where it stands")
    func damaged() throws {
      let text = try #require(try state().journalText)
      var bytes = [UInt8](try #require(Data(base64Encoded: text)))
      bytes[bytes.count / 2] ^= 1
      for parcel in ["", "no parcel", String(text.dropLast(4)), Data(bytes).base64EncodedString()] {
        #expect(ScrollState(journalText: parcel) == nil)
        let error = scenarioError { () throws(ScenarioError) in
          try JournalFile.parse(text: journal(parcel), name: "j")
        }
        #expect(error?.line == 3 && error?.column == 22, "\(error as Any)")
      }
    }

    @Test("a session that begins where another was left is recorded and done again")
    func session() throws {
      let state = try state()
      let view = try makeView()
      let layout = Scenario.Layout()
      let recorder = try Recorder(view, layout: layout, describe: { _ in nil })
      try view.restore(state)
      view.traits = TraitCollection(
        horizontalSizeClass: .regular, colorScheme: .dark, contentSizeCategory: .extraLarge)
      for frame in 0..<30 {
        if frame == 5 { try view.fling(velocity: 3000) }
        try view.step(to: Timestamp(nanoseconds: Int64(frame) * 16_666_667))
      }
      let files = try recorder.files(name: "left", journal: "left.jsonl")
      #expect(files.journal.contains(#"{"restore":"#))
      #expect(
        files.journal.contains(
          #""color_scheme":"dark","content_size_category":"extraLarge","horizontal_size_class":"regular""#
        ))
      let journal = try JournalFile.parse(text: files.journal, name: "left.jsonl")
      #expect(journal.frameCount == 30)
    }

    @Test("traits are written and read")
    func traits() throws {
      for seed in UInt64(1)...200 {
        var random = SeededGenerator(seed: seed)
        let traits = TraitCollection(
          horizontalSizeClass: .allCases.randomElement(using: &random) ?? .compact,
          verticalSizeClass: .allCases.randomElement(using: &random) ?? .compact,
          layoutDirection: .allCases.randomElement(using: &random) ?? .leftToRight,
          reducesMotion: .random(using: &random),
          colorScheme: .allCases.randomElement(using: &random) ?? .light,
          contentSizeCategory: .allCases.randomElement(using: &random) ?? .large)
        let text = try #require(try JournalLine(.setTraits(traits))?.text)
        guard
          case .request(.setTraits(let read), false)? = try JournalLine(text: text[...]).entry(
            isReply: false)
        else {
          Issue.record("seed \(seed)")
          continue
        }
        #expect(read == traits, "seed \(seed)")
      }
    }

    @Test("scrolls are written and read, with their duration and curve")
    func scrolls() throws {
      for seed in UInt64(1)...200 {
        var random = SeededGenerator(seed: seed)
        let duration = random.pick([nil, 0, 0.25, random.number(0...3600)])
        let curve = random.oneIn(2) ? nil : random.pick(TimingCurve.allCases)
        let when = random.oneIn(2) ? ScrollMoment.nextFrame : .at(.zero + .milliseconds(70))
        let animated = random.oneIn(2)
        let requests: [CollectionRequest] = [
          .scrollToEdge(
            random.pick([.leading, .trailing]), animated: animated, duration: duration,
            curve: curve, when: when),
          .scroll(
            to: random.pick([.item(ItemPath(section: 2, item: 7)), .header(section: 3)]),
            at: random.pick(ScrollPosition.allCases), offset: random.pick([0, -12.5]),
            animated: animated, duration: duration, curve: curve, when: when),
        ]
        for request in requests {
          let text = try #require(try JournalLine(request)?.text)
          let read = try JournalLine(text: text[...]).entry(isReply: false)
          guard case .request(let same, false)? = read else {
            Issue.record("seed \(seed)")
            continue
          }
          #expect("\(same)" == "\(request)", "seed \(seed)")
        }
      }
    }
  }
#endif
