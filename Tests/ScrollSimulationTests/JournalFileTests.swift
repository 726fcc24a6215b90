#if CLI
  import ScrollScenario
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  @Suite struct JournalFileTests {
    static let base = """
      what,at,place,values,note
      viewport,,,390.0 700.0 2.0,
      reload,,,3 1000000000*2,
      down,5,-3,10.5 20.0,touch
      edit,,,,insert 0/1 4; move 1/7 0/0
      step,16,,,
      size,,0/1,390.0 44.0 390.0 51.25,
      reply,,,,
      offset,,,0.0 30.0,animated
      frame,,,0,0123456789abcdef 0123456789abcdef
      layout,,,,"{kind: grid, columns: 3}"
      step,33,,,
      frame,,,1,0123456789abcdef 0123456789abcdef

      """

    @Test("rows become requests, sizes and frames")
    func reading() throws {
      let journal = try JournalFile.parse(text: Self.base, name: "j")
      #expect(journal.entries.count == 11 && journal.frameCount == 2)
      guard case .request(.reloadData(let counts), false) = journal.entries[1],
        case .request(.setContentOffset(_, animated: true, .nextFrame), true) = journal.entries[6],
        case .layout(let layout, animated: false, isReply: false) = journal.entries[8]
      else {
        Issue.record("other entries")
        return
      }
      #expect(counts == [3, 1_000_000_000, 1_000_000_000])
      #expect(layout.kind.name == "grid")
    }

    @Test(
      "a malformed journal is refused where it is malformed, and nothing is run",
      arguments: [
        ("what,at,place", "»when,at,place", "the columns of a journal are what, at, place"),
        ("viewport,,,390.0", "»veiwport,,,390.0", "no 'veiwport', did you mean 'viewport'?"),
        ("390.0 700.0 2.0", "»390.0 700.0", "'viewport' needs 3 numbers with a blank between two"),
        ("390.0 700.0 2.0", "»390.0 700.0 wide", "'wide' is not a number"),
        ("390.0 700.0 2.0", "»390.0 0x7p1 2.0", "'0x7p1' is not a number"),
        ("390.0 700.0 2.0", "»390.0 1e9 2.0", "a viewport is 0 to 100000 pt"),
        ("390.0 700.0 2.0", "»390.0 nan 2.0", "a viewport is 0 to 100000 pt"),
        ("1000000000*2", "3 »-1", "at most 1000000 sections"),
        ("3 1000000000*2", "»3 1*1000001", "at most 1000000 sections"),
        ("3 1000000000*2", "»3 99999999999999999999", "at most 1000000 sections"),
        ("down,5,", "down,»soon,", "a time is whole nanoseconds, not 'soon'"),
        ("down,5,", "down,»9223372036854775808,", "a time is whole nanoseconds"),
        ("down,5,-3", "down,5,»left", "'down' needs a whole number, not 'left'"),
        ("20.0,touch", "20.0,»pen", "'down' is of 'touch' or 'mouse', not 'pen'"),
        ("insert 0/1 4; move", "»insert 0/1; move", "'insert 0/1' is no change of items"),
        ("step,16,,,", "step,16,,,»late", "'step' has nothing under 'note'"),
        ("size,,0/1", "size,,»0/title", "an element is written section/item or section/header"),
        ("viewport,,,390.0 700.0 2.0", "»fetched,,2,", "cells are made ready inside a frame"),
        ("viewport,,,390.0 700.0 2.0", "data_prefetch,,,»1.5", "'data_prefetch' needs 2 numbers"),
        ("viewport,,,390.0 700.0 2.0", "placeholders,,,»fast", "'placeholders' needs 2 numbers"),
        (
          "viewport,,,390.0 700.0 2.0,", "prefetch,,2,1 1 1,»shared",
          "the note of 'prefetch' is 'shares_unused' or nothing, not 'shared'"
        ),
        ("step,16,,,\n", "", "a size is asked for, and a release aimed, inside a frame"),
        ("30.0,animated", "30.0,»slowly", "is 'animated' or nothing, not 'slowly'"),
        ("frame,,,0,", "frame,,,»1,", "this must be frame 0, not '1'"),
        ("0,0123456789abcdef 0", "0,»0", "a frame has a digest and a checksum"),
        ("columns: 3}", "columns: 0}", "not a layout: 'columns' must be"),
        ("columns: 3}", "rows: 3}", "not a layout: "),
        ("step,33", "step,»3", "the frame is earlier than the one before it"),
        ("\nstep,33,,,\n", "\n", "a frame ends that has not begun"),
        ("reply,,,,\n", "reply,,,,\nreply,,,,\n»step,17,,,\n", "a frame begins inside frame 0"),
      ])
    func malformed(_ old: String, _ new: String, _ message: String) throws {
      let marked = MarkedText(Self.base.replacing(old, with: new, maxReplacements: 1))
      let error = try #require(
        scenarioError { () throws(ScenarioError) in
          try JournalFile.parse(text: marked.text, name: "j.csv")
        })
      #expect(error.message.contains(message), "\(error)")
      if marked.line > 0 {
        #expect(error.line == marked.line, "\(error)")
        if !new.contains("»-1") { #expect(error.column == marked.column, "\(error)") }
      }
      #expect(error.file == "j.csv")
    }

    @Test("a journal that is cut off anywhere is refused, or ends with a whole frame")
    func cut() {
      for length in 0..<Self.base.count {
        let text = String(Self.base.prefix(length))
        guard let journal = try? JournalFile.parse(text: text, name: "j") else { continue }
        if case .step? = journal.entries.last { Issue.record("\(length)") }
        #expect(journal.frameCount > 0)
      }
    }

    @Test("a recording takes the place of rows and of a script")
    func scenario() throws {
      let text = """
        scrollsim: 1
        name: r
        viewport: {width: 1, height: 1}
        data: {recording: r.csv}

        """
      let located = try ScenarioFile.parse(text: text, name: "r.yaml")
      #expect(located.scenario.data == .recording(.init(path: "r.csv")))
      for (line, place) in [
        ("script: []", "5:1"), ("gestures: g.csv", "5:1"),
      ] {
        let error = scenarioError { () throws(ScenarioError) in
          try ScenarioFile.parse(text: text + line, name: "r.yaml")
        }
        #expect(error.map { "\($0.line):\($0.column)" } == place)
        #expect(error?.message.contains("cannot be used with a recording") == true)
      }
      let both = text.replacing("r.csv}", with: "r.csv, csv: a.csv}")
      let error = scenarioError { () throws(ScenarioError) in
        try ScenarioFile.parse(text: both, name: "r.yaml")
      }
      #expect(error?.message.contains("cannot be used with 'recording'") == true)
      let missing = scenarioError { () throws(ScenarioError) in try ContentLoader.load(located) }
      #expect(missing?.line == 4 && missing?.message.contains("is not there") == true)
      let bare = scenarioError { () throws(ScenarioError) in
        try Simulation(located, content: ScenarioContent(generated: .init(items: 3)))
      }
      #expect(bare?.message.contains("a recording needs its journal") == true)
    }
  }
#endif
