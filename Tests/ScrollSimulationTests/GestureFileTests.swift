#if CLI
  import ScrollPrimitives
  import ScrollScenario
  import ScrollTools
  import TestSupport
  import Testing

  @testable import ScrollSimulation

  /// Recorded gestures that tests use.
  enum GestureTables {
    static let folder = scenarioPath("../Tables/gestures/")

    static func recordings() throws -> [GestureRecording] {
      try GestureFile.read(path: folder + "gestures.csv")
    }

    static func text() throws -> String {
      try SourceText.read(path: folder + "gestures.csv", blame: SourcePlace(file: folder))
    }

    /// Pixels per second at each gesture's release.
    static func velocities() throws -> [String: (x: Double, y: Double)] {
      let path = folder + "gestures_expected.csv"
      let text = try SourceText.read(path: path, blame: SourcePlace(file: path))
      var velocities: [String: (x: Double, y: Double)] = [:]
      for row in try CSVRecords(text: text, file: path).rows {
        velocities[row[0]] = (try #require(Double(row[1])), try #require(Double(row[2])))
      }
      return velocities
    }
  }

  @Suite struct GestureFileTests {
    @Test("nine fingers come with their events, times and places")
    func fixture() throws {
      let recordings = try GestureTables.recordings()
      #expect(recordings.map(\.name) == (1...9).map { "G0\($0)" })
      #expect(recordings.map(\.samples.count) == [51, 18, 25, 15, 10, 97, 19, 12, 12])
      #expect(recordings.map(\.duration).max() == 0.817)
      let first = recordings[0]
      #expect(first.samples[1].event == .move && first.samples[1].time == 0.01)
      #expect(first.samples[1].point.y == 538.2857055664062)
      #expect(recordings.allSatisfy { $0.samples.last?.event == .up })
    }

    private static let base = """
      gesture,event,t_ms,x_px,y_px
      A,down,100,1,2
      A,move,110.5,1,-2e1
      A,up,120,1,2
      B,down,50,1,2
      B,cancel,50,1,2

      """

    @Test("other columns and orders of columns change nothing")
    func columns() throws {
      let plain = try GestureFile.parse(text: Self.base, name: "g")
      #expect(plain[0].samples.map(\.time) == [0, 0.0105, 0.02])
      #expect(plain[1].samples.map(\.event) == [.down, .cancel])
      let turned = Self.base.split(separator: "\n").enumerated().map { index, line in
        let fields = line.split(separator: ",").reversed().joined(separator: ",")
        return (index == 0 ? "note," : "\"x,y\",") + fields
      }
      #expect(try GestureFile.parse(text: turned.joined(separator: "\r\n"), name: "g") == plain)
    }

    @Test(
      "a malformed recording is refused where it is malformed",
      arguments: [
        ("A,down,100,1,2", "A,down,100,1»", "the record ends after 4 fields"),
        ("A,move,", "A,»swipe,", "must be one of 'down', 'move', 'up', 'cancel', not 'swipe'"),
        ("A,move,", "A,»moev,", "did you mean 'move'?"),
        ("A,move,", "A,»Move,", "did you mean 'move'?"),
        ("110.5", "»soon", "'t_ms' must be a number, not 'soon'"),
        ("110.5", "»", "'t_ms' must be a number, not ''"),
        ("110.5", "»0x70", "'t_ms' must be a number, not '0x70'"),
        ("110.5", "»nan", "'t_ms' must be a finite number, not 'nan'"),
        ("110.5", "»1e400", "'t_ms' must be a finite number"),
        ("110.5", "»1e15", "'t_ms' is too large: 1e15"),
        ("110.5", "»86400101", "'A' takes longer than a day"),
        ("110.5,1,", "110.5,»inf,", "'x_px' must be a finite number, not 'inf'"),
        ("110.5,1,", "110.5,» '1,", "'x_px' must be a number"),
        ("-2e1", "»-2e7", "'y_px' is too large: -2e7"),
        ("110.5", "»99.9", "is earlier than the one before it"),
        ("A,up,120", "A,up,»110.4", "is earlier than the one before it"),
        ("A,down", "A,»move", "'A' begins with 'move', not with 'down'"),
        ("A,down", "A,»up", "'A' begins with 'up', not with 'down'"),
        ("A,move", "A,»down", "a second 'down' of 'A'"),
        ("A,up", "A,»move", "'A' ends with 'move', not with 'up' or 'cancel'"),
        ("A,move,110.5,1,-2e1\nA,up,120,1,2", "A,»move,110.5,1,2", "'A' ends with 'move'"),
        ("B,down,50,1,2\nB,cancel", "B,»cancel", "'B' begins with 'cancel'"),
        ("A,move", "A,up,105,1,2\nA,»move", "'move' comes after 'A' has ended"),
        ("A,up,120,1,2\n", "A,up,120,1,2\nA,»cancel,120,1,2\n", "'cancel' comes after 'A' has"),
        ("B,cancel,50,1,2\n", "B,cancel,50,1,2\n»A,up,130,1,2\n", "do not stand together"),
        ("A,up,120,1,2\nB,down,50,1,2", "B,down,50,1,2\n»A,up,120,1,2", "do not stand together"),
        ("B,down", "»,down", "a gesture needs a name"),
        ("gesture,event,t_ms", "»gesture,event,time", "has no column 't_ms'"),
        ("gesture", "»guesture", "has no column 'gesture', did you mean 'guesture'?"),
        ("event,t_ms", "t_ms,»t_ms", "a second column named 't_ms'"),
      ])
    func malformed(_ part: String, _ change: String, _ fragment: String) throws {
      let marked = MarkedText(Self.base.replacing(part, with: change, maxReplacements: 1))
      let error = try #require(throws: ScenarioError.self) {
        try GestureFile.parse(text: marked.text, name: "g.csv")
      }
      #expect(error.message.contains(fragment), "\(error)")
      #expect(error.file == "g.csv")
      #expect(error.line == marked.line && error.column == marked.column, "\(error)")
    }

    @Test("a file that is empty, holds no gesture or is not there is refused at its start")
    func empty() {
      let header = "gesture,event,t_ms,x_px,y_px"
      for (text, fragment) in [("", "is empty"), (header, "no gestures"), ("a\n", "'gesture'")] {
        let error = scenarioError { () throws(ScenarioError) in
          try GestureFile.parse(text: text, name: "g.csv")
        }
        #expect(error?.place == SourcePlace(file: "g.csv"))
        #expect(error?.message.contains(fragment) == true, "\(String(describing: error))")
      }
      let error = scenarioError { () throws(ScenarioError) in
        try GestureFile.read(path: "nowhere/g.csv")
      }
      #expect(
        error?.description == "nowhere/g.csv:1:1: error: the file 'nowhere/g.csv' is not there")
    }

    @Test("damaged recordings are read as gestures or refused with a place")
    func damaged() throws {
      let good = Array(try GestureTables.text())
      let pieces = [
        ",", "\"", "\n", "\r\n", "nan", "1e999", "up", "down", "G01", "-", "é", "\u{0}",
      ]
      var refused = 0
      for seed in UInt64(0)..<400 {
        var random = SeededGenerator(seed: seed)
        var text = good
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: 0..<text.count, using: &random)
          let end = min(text.count, place + Int.random(in: 0...40, using: &random))
          let piece = Bool.random(using: &random) ? pieces.randomElement(using: &random) ?? "" : ""
          text.replaceSubrange(place..<end, with: Array(piece))
        }
        let mutant = String(text)
        do throws(ScenarioError) {
          let recordings = try GestureFile.parse(text: mutant, name: "m")
          #expect(!recordings.isEmpty && recordings.allSatisfy { $0.problem() == nil })
        } catch {
          refused += 1
          let lines = mutant.unicodeScalars.count { $0 == "\n" } + 1
          #expect((1...lines).contains(error.line) && error.column >= 1, "seed \(seed): \(error)")
          #expect(!error.message.isEmpty && error.file == "m", "seed \(seed)")
        }
      }
      #expect(refused > 200)
    }
  }
#endif
