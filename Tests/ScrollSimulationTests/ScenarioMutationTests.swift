#if CLI
  @testable import ScrollSimulation
  import Testing

  /// Small accidents that happen to a text while it is edited.
  private enum Mutation: CaseIterable {
    case drop, insert, replace, swap, cut, dropLine, copyLine, indent, splice

    /// Pieces that mean something to the format.
    static let pieces = [
      ":", " ", "\n", "-", "[", "]", "{", "}", ",", "\"", "'", "#", "&a ", "*a", "!!str ", "|", ">",
      "%", "@", "`", "\t", "\r", "~", "null", "true", "no", ".nan", "-.inf", "1e999", "0x1F", "010",
      "1:30", "-1", "5.0", "1_000", "99999999999999999999", "é", "名", "\u{1F600}", "\u{85}",
      "\u{2028}", "<<: ", "? ", "---\n", "...\n", "row", "at: 3", "until: end", "\u{0}",
    ]

    func apply(to text: [Character], _ random: inout SeededGenerator) -> [Character] {
      var text = text
      guard !text.isEmpty else { return Array(Self.pieces[0]) }
      let place = Int.random(in: 0..<text.count, using: &random)
      let piece = Array(Self.pieces.randomElement(using: &random) ?? "")
      let end = min(text.count, place + Int.random(in: 1...6, using: &random))
      let lineStart = (text[..<place].lastIndex(of: "\n") ?? -1) + 1
      let lineEnd = text[place...].firstIndex(of: "\n").map { $0 + 1 } ?? text.count
      switch self {
      case .drop: text.removeSubrange(place..<end)
      case .insert: text.insert(contentsOf: piece, at: place)
      case .replace: text.replaceSubrange(place..<end, with: piece)
      case .swap: text.swapAt(place, end - 1)
      case .cut: text.removeSubrange(place...)
      case .dropLine: text.removeSubrange(lineStart..<lineEnd)
      case .copyLine: text.insert(contentsOf: text[lineStart..<lineEnd], at: lineEnd)
      case .indent: text.insert(contentsOf: "  ", at: lineStart)
      case .splice:
        let other = Int.random(in: 0..<text.count, using: &random)
        text.insert(contentsOf: text[min(place, other)..<max(place, other)], at: other)
      }
      return text
    }
  }

  @Suite struct ScenarioMutationTests {
    @Test("a damaged scenario is read or refused with a place, never worse")
    func damaged() throws {
      let good = Array(try scenarioText("everything.yaml"))
      var refused = 0
      for seed in UInt64(0)..<2000 {
        var random = SeededGenerator(seed: seed)
        var text = good
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          text = Mutation.allCases.randomElement(using: &random)?.apply(to: text, &random) ?? text
        }
        let mutant = String(text)
        let lines = mutant.split(whereSeparator: \.isNewline).count
        guard
          let error = scenarioError({ () throws(ScenarioError) in
            try ScenarioFile.parse(text: mutant, name: "m")
          })
        else { continue }
        refused += 1
        #expect(error.line >= 1 && error.column >= 1, "seed \(seed): \(error)")
        #expect(error.line <= mutant.unicodeScalars.count + 1, "seed \(seed): \(error) of \(lines)")
        #expect(!error.message.isEmpty && error.file == "m", "seed \(seed)")
      }
      #expect(refused > 1000)
    }

    @Test("damaged bytes are read or refused with a place")
    func damagedBytes() throws {
      let good = Array(try scenarioText("everything.yaml").utf8)
      for seed in UInt64(0)..<200 {
        var random = SeededGenerator(seed: seed)
        var bytes = good
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
        let error = scenarioError { () throws(ScenarioError) in
          try ScenarioFile.parse(text: SourceText.decode(bytes, file: "m"), name: "m")
        }
        #expect(error.map { $0.line >= 1 && $0.column >= 1 } ?? true, "seed \(seed)")
      }
    }

    @Test("a byte that is not UTF-8 is refused at its line and column")
    func invalidBytes() {
      let bytes = [0xEF, 0xBB, 0xBF] + Array("a: 1\né: ".utf8) + [0xC3, 0x28]
      let error = scenarioError { () throws(ScenarioError) in
        try SourceText.decode(bytes, file: "x.yaml")
      }
      #expect(error?.description == "x.yaml:2:4: error: the byte 0xC3 is not valid UTF-8")
    }

    @Test("nesting without end is refused", arguments: ["[", "{a: ", "- "])
    func nesting(_ opening: String) {
      let error = scenarioError { () throws(ScenarioError) in
        try ScenarioFile.parse(text: String(repeating: opening, count: 20_000), name: "x")
      }
      #expect(error != nil)
    }

    @Test("a file that is not there is refused at its start")
    func missingFile() {
      let error = scenarioError { () throws(ScenarioError) in
        try ScenarioFile.read(path: "nowhere/x.yaml")
      }
      #expect(
        error?.description
          == "nowhere/x.yaml:1:1: error: the file 'nowhere/x.yaml' is not there")
    }
  }
#endif
