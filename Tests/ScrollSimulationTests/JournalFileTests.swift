#if CLI
  import ScrollScenario
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  @Suite struct JournalFileTests {
    static let base = #"""
      {"journal":{"version":1}}
      {"viewport":{"height":700,"scale":2,"width":390}}
      {"reload":{"counts":[{"items":3,"sections":1},{"items":1000000000,"sections":2}]}}
      {"down":{"at":5,"kind":"touch","pointer":-3,"x":10.5,"y":20}}
      {"edit":{"animated":false,"changes":[{"insert_items":{"at":[0,1],"count":4}},{"move_item":{"from":[1,7],"to":[0,0]}}],"reconfigured":[[0,3]],"reloaded":[[0,2],{"header":0}]}}
      {"step":{"at":16}}
      {"size":{"given":[390,51.25],"of":[0,1],"offered":[390,44]}}
      {"reply":{}}
      {"offset":{"animated":true,"x":0,"y":30}}
      {"frame":{"checksum":"0123456789abcdef","digest":"0123456789abcdef","index":0}}
      {"layout":{"animated":false,"to":{"columns":3,"kind":"grid"}}}
      {"step":{"at":33}}
      {"frame":{"checksum":"0123456789abcdef","digest":"0123456789abcdef","index":1}}

      """#

    @Test("lines become requests, sizes and frames")
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
        (#"{"journal""#, #"{»"jurnal""#, "no line 'jurnal', did you mean 'journal'?"),
        (#"{"version":1}"#, #"{"version":»2}"#, "version 1 can be read, not of version 2"),
        (#"{"journal":{"version":1}}"# + "\n", "", "a journal begins with the line"),
        (#"{"reply":{}}"#, #"»{"journal":{"version":1}}"#, "a journal begins only once"),
        (#"{"viewport""#, #"{»"veiwport""#, "no line 'veiwport', did you mean 'viewport'?"),
        (#""width":390"#, #""widht":390"#, "'viewport' needs 'width'"),
        (#""width":390"#, #""width":»"wide""#, "'width' needs a number"),
        (#""width":390"#, #""width":»wide"#, "'wide' is no JSON value"),
        (#""width":390"#, #""width":»1e9"#, "a viewport is 0 to 100000 pt"),
        (#""width":390"#, #""width":»"nan""#, "a viewport is 0 to 100000 pt"),
        (#""width":390"#, #""width":»null"#, "'width' needs a number"),
        (#""width":390"#, #""width":390,»"depth":4"#, "'viewport' has no key 'depth'"),
        (#""width":390"#, #""width":390,»"width":4"#, "'width' is written twice"),
        (#"00,"sections":2"#, #"00,"sections":»-1"#, "'sections' needs a whole number from 0"),
        (#"00,"sections":2"#, #"00,"sections":»1000001"#, "at most 1000000 sections"),
        (#""items":3"#, #""items":»99999999999999999999"#, "needs a whole number from 0"),
        (#""at":5"#, #""at":»"soon""#, "'at' needs a whole number"),
        (#""at":5"#, #""at":»9223372036854775808"#, "'at' needs a whole number"),
        (#""at":5"#, #""at":»5.5"#, "'at' needs a whole number"),
        (#""pointer":-3"#, #""pointer":»"left""#, "'pointer' needs a whole number"),
        (#""touch""#, #"»"pen""#, "'kind' needs one of 'touch', 'mouse', not 'pen'"),
        (#","count":4"#, #""#, "'insert_items' needs 'count'"),
        (
          #"{"insert_items""#, #"{"insert_itmes""#,
          "'changes' needs an object with one known key"
        ),
        (#"[0,2]"#, #"»[0]"#, "'reloaded' needs an item as [section, item], or"),
        (#"{"header":0}"#, #"»{"title":0}"#, "'reloaded' needs an item as [section, item], or"),
        (#"{"at":16}"#, #"{"at":16,»"late":1}"#, "'step' has no key 'late'"),
        (#"{"at":16}"#, #"»[16]"#, "'step' needs an object"),
        (#""of":[0,1]"#, #""of":»"title""#, "'of' needs an item as [section, item], or"),
        (#""given":[390,51.25]"#, #""given":»[390]"#, "'given' needs two numbers"),
        (#"{"reply":{}}"#, #"{"reply":{}}}"#, "nothing may follow the object"),
        (#"{"reply":{}}"#, #"»{}"#, "a line has one key, which says what happened"),
        (#"{"reply":{}}"#, #"»"#, "a line must be a JSON object"),
        (#"{"reply":{}}"#, #"{"reply":{},»"aim":{"target":1}}"#, "a line has one key"),
        (
          #"{"viewport":{"height":700,"scale":2,"width":390}}"#, #"»{"fetched":{"cells":2}}"#,
          "belongs to a frame"
        ),
        (#"{"reply":{}}"#, #"{"data_prefetch":{"to":»1.5}}"#, "'to' needs an object"),
        (
          #"{"reply":{}}"#, #"{"placeholders":{"to":{"enter":»"fast","exit":1}}}"#,
          "'enter' needs a number"
        ),
        (
          #"{"reply":{}}"#,
          #"{"prefetch":{"ahead":1,"behind":1,"cells_per_frame":2,"distance":1,"shares_unused":»"yes"}}"#,
          "'shares_unused' needs true or false"
        ),
        (
          #"{"reply":{}}"#,
          #"{"prefetch":{"ahead":»1e6,"behind":1,"cells_per_frame":2,"distance":1,"shares_unused":true}}"#,
          "at most 100000"
        ),
        (#"{"step":{"at":16}}"# + "\n", "", "this belongs to a frame"),
        (#""animated":true"#, #""animated":»"slowly""#, "'animated' needs true or false"),
        (#","index":0"#, #","index":»1"#, "this must be frame 0, not 1"),
        (#""digest":"0123456789abcdef""#, #""digest":»"0""#, "the digest of a frame has 16 digits"),
        (#""columns":3"#, #""columns":0"#, "not a layout: 'columns' must be"),
        (#""columns":3"#, #""rows":3"#, "not a layout: "),
        (#"{"at":33}"#, #"{"at":»3}"#, "the frame is earlier than the one before it"),
        ("\n" + #"{"step":{"at":33}}"#, "", "a frame ends that has not begun"),
        (
          #"{"reply":{}}"#, #"{"reply":{}}"# + "\n" + #"»{"step":{"at":17}}"#,
          "a frame begins inside frame 0"
        ),
      ])
    func malformed(_ old: String, _ new: String, _ message: String) throws {
      let marked = MarkedText(Self.base.replacing(old, with: new, maxReplacements: 1))
      let error = try #require(
        scenarioError { () throws(ScenarioError) in
          try JournalFile.parse(text: marked.text, name: "j.jsonl")
        })
      #expect(error.message.contains(message), "\(error)")
      if marked.line > 0 {
        #expect(error.line == marked.line, "\(error)")
        #expect(error.column == marked.column, "\(error)")
      }
      #expect(error.file == "j.jsonl")
    }

    @Test("lines may end with carriage returns, and the file without a line end")
    func lineEnds() throws {
      for text in [Self.base.replacing("\n", with: "\r\n"), String(Self.base.dropLast())] {
        let journal = try JournalFile.parse(text: text, name: "j")
        #expect(journal.entries.count == 11 && journal.frameCount == 2)
      }
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
        data: {recording: r.jsonl}

        """
      let located = try ScenarioFile.parse(text: text, name: "r.yaml")
      #expect(located.scenario.data == .recording(.init(path: "r.jsonl")))
      for (line, place) in [
        ("script: []", "5:1"), ("gestures: g.csv", "5:1"),
      ] {
        let error = scenarioError { () throws(ScenarioError) in
          try ScenarioFile.parse(text: text + line, name: "r.yaml")
        }
        #expect(error.map { "\($0.line):\($0.column)" } == place)
        #expect(error?.message.contains("cannot be used with a recording") == true)
      }
      let both = text.replacing("r.jsonl}", with: "r.jsonl, csv: a.csv}")
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
