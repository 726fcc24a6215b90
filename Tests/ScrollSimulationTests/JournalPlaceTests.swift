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

    @Test("a place is a parcel in base64, and JSON is read as well")
    func place() throws {
      let state = try state()
      let text = try #require(state.journalText)
      #expect(ScrollState(journalText: text) == state)
      let json = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)

      let row = try #require(Journal.Row(.restore(state)))
      #expect(row.note == text)
      for note in [text, json.replacing("\"", with: "\"\"")] {
        let journal = """
          what,at,place,values,note
          reload,,,500,
          restore,,,,"\(note)"
          step,16,,,
          frame,,,0,0123456789abcdef 0123456789abcdef

          """
        let read = try JournalFile.parse(text: journal, name: "j")
        guard case .request(.restore(let found), false) = read.entries[1] else {
          Issue.record("other entries")
          return
        }
        #expect(found == state)
      }
    }

    @Test("a place that was changed is refused where it stands")
    func damaged() throws {
      let text = try #require(try state().journalText)
      var bytes = [UInt8](try #require(Data(base64Encoded: text)))
      bytes[bytes.count / 2] ^= 1
      for note in ["", "no parcel", String(text.dropLast(4)), Data(bytes).base64EncodedString()] {
        #expect(ScrollState(journalText: note) == nil)
        let journal = """
          what,at,place,values,note
          reload,,,500,
          restore,,,,"\(note)"
          step,16,,,
          frame,,,0,0123456789abcdef 0123456789abcdef

          """
        #expect(throws: (any Error).self) { try JournalFile.parse(text: journal, name: "j") }
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
      let files = try recorder.files(name: "left", journal: "left.csv")
      #expect(files.journal.contains("\nrestore,"))
      #expect(files.journal.contains("regular regular leftToRight dark extraLarge"))
      let journal = try JournalFile.parse(text: files.journal, name: "left.csv")
      #expect(journal.frameCount == 30)
    }

    @Test("traits are written and read, and nothing else is read")
    func traits() {
      for seed in UInt64(1)...200 {
        var random = SeededGenerator(seed: seed)
        let traits = TraitCollection(
          horizontalSizeClass: .allCases.randomElement(using: &random) ?? .compact,
          verticalSizeClass: .allCases.randomElement(using: &random) ?? .compact,
          layoutDirection: .allCases.randomElement(using: &random) ?? .leftToRight,
          reducesMotion: .random(using: &random),
          colorScheme: .allCases.randomElement(using: &random) ?? .light,
          contentSizeCategory: .allCases.randomElement(using: &random) ?? .large)
        let words = traits.journalWords
        #expect(TraitCollection(journalWords: words) == traits, "seed \(seed)")
        #expect(TraitCollection(journalWords: words + ["dark", "dark"]) == nil)
        #expect(TraitCollection(journalWords: words + [""]) == nil)
        #expect(TraitCollection(journalWords: Array(words.prefix(2))) == nil)
      }
      #expect(TraitCollection(journalWords: ["compact", "compact", "leftToRight", "large"]) == nil)
    }
  }
#endif
