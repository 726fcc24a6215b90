#if CLI
  import Foundation
  import ScrollReports
  import ScrollTools
  import TestSupport
  import Testing

  @testable import ScrollScenario
  @testable import ScrollSimulation

  /// Small accidents that happen to a text while it is edited, and not so small ones.
  enum Mutation: CaseIterable {
    case drop, insert, replace, swap, cut, dropLine, copyLine, indent, splice
    case number, word, nest, value, include, variable, matrix

    /// Pieces that mean something to the format.
    static let pieces = [
      ":", " ", "\n", "-", "[", "]", "{", "}", ",", "\"", "'", "#", "&a ", "*a", "!!str ", "|", ">",
      "%", "@", "`", "\t", "\r", "~", "null", "true", "no", ".nan", "-.inf", "1e999", "0x1F", "010",
      "1:30", "-1", "5.0", "1_000", "99999999999999999999", "é", "名", "\u{1F600}", "\u{85}",
      "\u{2028}", "<<: ", "? ", "---\n", "...\n", "row", "at: 3", "until: end", "\u{0}",
    ]

    /// Numbers at ends of ranges and beyond them.
    static let numbers = [
      "0", "-0", "-1", "1", "0.5", "1e9", "1000000001", "1e-320", "9223372036854775807",
      "9223372036854775808", "18446744073709551616", "-9223372036854775809", "1e308", ".inf",
      "0x10", "1_0",
    ]

    /// Values of other kinds.
    static let values = [
      "[]", "{}", "~", "''", "[[0, 1], 2]", "{fixed: 3}", "idle", "${rate}", "'${a}${b}'",
      "'$${x}'", "${",
      "{uniform: [1, 2]}", "{mean: 1}", "{percentiles: {50: 1}}", "{a: ~}", "!!binary aGk=",
      "2001-01-01",
    ]

    /// Lines that say what a file is put together of.
    static let includes = [
      "include: mini.yaml", "include: language-base.yaml", "include: [language.yaml, mini.yaml]",
      "include: .",
      "include: /dev/zero", "include: ../../../../../../../../etc/passwd", "include: places.csv",
      "include: gone.yaml", "include: ''", "include: everything.yaml", "include: {a: b}",
    ]

    static let definitions = [
      "variables: {rate: 60}", "variables: {a: '${b}', b: '${a}'}",
      "variables: {rate: [1, 2], b: 3}",
      "variables: 5", "variables: {a b: 1}", "variables: {rate: {x: '${rate}'}}",
    ]

    static let matrices = [
      "matrix: {rate: [60, 120]}", "matrix: {rate: []}", "matrix: {rate: [1, 1]}", "matrix: [1]",
      "matrix: {rate: [[1], {a: b}, ~], b: [1, 2]}",
    ]

    /// The ends of a word or a number around a place.
    private static func word(around place: Int, in text: [Character]) -> Range<Int> {
      func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_.-".contains(character)
      }
      var (low, high) = (place, place)
      while low > 0, isPart(text[low - 1]) { low -= 1 }
      while high < text.count, isPart(text[high]) { high += 1 }
      return low..<high
    }

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
      case .number:
        let digits = text.indices.filter { text[$0].isNumber }
        guard let digit = digits.randomElement(using: &random) else { break }
        let number = Self.numbers.randomElement(using: &random) ?? ""
        text.replaceSubrange(Self.word(around: digit, in: text), with: Array(number))
      case .word:
        let other = Int.random(in: 0..<text.count, using: &random)
        let word = Array(text[Self.word(around: other, in: text)])
        text.replaceSubrange(Self.word(around: place, in: text), with: word)
      case .nest:
        let depth = Int.random(in: 1...40, using: &random)
        let word = Self.word(around: place, in: text)
        let isList = Bool.random(using: &random)
        let opening = String(repeating: isList ? "[" : "{a: ", count: depth)
        let closing = String(repeating: isList ? "]" : "}", count: depth)
        text.insert(contentsOf: closing, at: word.upperBound)
        text.insert(contentsOf: opening, at: word.lowerBound)
      case .value:
        let value = Self.values.randomElement(using: &random) ?? ""
        text.replaceSubrange(Self.word(around: place, in: text), with: Array(value))
      case .include: text.insert(contentsOf: Self.line(Self.includes, &random), at: lineStart)
      case .variable:
        text.replaceSubrange(Self.word(around: place, in: text), with: Array("'${rate}'"))
        text.insert(contentsOf: Self.line(Self.definitions, &random), at: 0)
      case .matrix:
        text.replaceSubrange(Self.word(around: place, in: text), with: Array("'${rate}'"))
        text.insert(contentsOf: Self.line(Self.matrices, &random), at: 0)
      }
      return text
    }

    private static func line(_ lines: [String], _ random: inout SeededGenerator) -> [Character] {
      Array((lines.randomElement(using: &random) ?? "") + "\n")
    }
  }

  @Suite struct ScenarioMutationTests {
    /// A shipped scenario with some accidents, as they come from a seed.
    private static func mutant(_ seed: UInt64, of shipped: [(path: String, text: [Character])]) -> (
      path: String, text: String
    ) {
      var random = SeededGenerator(seed: seed)
      // Half of them are of the files that have every key.
      let full = shipped.suffix(2)
      let chosen = Bool.random(using: &random) ? full.randomElement(using: &random) : nil
      let good = chosen ?? shipped[Int.random(in: 0..<shipped.count, using: &random)]
      var text = good.text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        text = Mutation.allCases.randomElement(using: &random)?.apply(to: text, &random) ?? text
      }
      return (good.path, String(text))
    }

    /// Four parts, so that they run side by side. `ITERATIONS` is how many files each looks at, `SEED` the
    /// first one's.
    @Test(
      "a damaged scenario is read or refused with a place, never worse",
      arguments: 0..<4 as Range<UInt64>)
    func damaged(_ part: UInt64) throws {
      let order = ["mini.yaml", "language.yaml", "everything.yaml"].map(scenarioPath)
      let shipped = try SchemaTests.shipped().filter { !order.contains($0.path) }
      let files =
        try (shipped + order.map { ($0, try String(contentsOfFile: $0, encoding: .utf8)) })
        .map { (path: $0.0, text: Array($0.1)) }
      var validator = try SchemaValidator(json: ScenarioSchema.json)
      let count = TestRun.number("ITERATIONS") ?? UInt64(max(62, TestRun.share(of: 750)))
      let first = TestRun.number("SEED") ?? 0
      var (refused, accepted) = (0 as UInt64, 0 as UInt64)
      for seed in (first + part * count)..<(first + part * count + count) {
        let (path, mutant) = Self.mutant(seed, of: files)
        let error = scenarioError { () throws(ScenarioError) in
          try ScenarioFile.cases(text: mutant, name: path)
        }
        guard let error else {
          accepted += 1
          let root = try YAMLDocument.root(text: mutant, file: YAMLFile(path: path))
          try Self.play(mutant, path)
          let isAccepted = try validator.accepts(root)
          #expect(
            isAccepted, "the schema refuses what is read: seed \(seed)\(count == 1 ? mutant : "")")
          continue
        }
        refused += 1
        #expect(error.line >= 1 && error.column >= 1, "seed \(seed): \(error)")
        #expect(
          !error.message.isEmpty && !error.message.contains(where: \.isNewline), "seed \(seed)")
        let isIncluded = error.file != path && error.file.hasPrefix("/")
        #expect(error.file == path || isIncluded, "seed \(seed): \(error)")
        #expect(
          error.file != path || error.line <= mutant.unicodeScalars.count + 1,
          "seed \(seed): \(error)")
      }
      #expect(refused > count / 3 && accepted > count / 50, "\(refused) refused, \(accepted) read")
      if count > 750 {
        print("seeds from \(first + part * count): \(refused) refused, \(accepted) read")
      }
    }

    /// Runs what was read for a while: whatever it asks for is done or refused. Rows that are in files are
    /// left out, for the time that it takes to read them.
    private static func play(_ mutant: String, _ path: String) throws {
      for located in try ScenarioFile.cases(text: mutant, name: path).prefix(2) {
        guard case .generated = located.scenario.data,
          let content = try? ContentLoader.load(located),
          let simulation = try? Simulation(located, content: content),
          let run = try? simulation.begin()
        else { continue }
        for _ in 0..<20 {
          guard let sample = try? run.next() else { break }
          #expect(sample.cost >= 0)
        }
        _ = try run.report().json()
      }
    }

    @Test("everything that is wrong with a damaged scenario is found, with places")
    func problems() throws {
      let path = scenarioPath("everything.yaml")
      let files = [(path: path, text: Array(try scenarioText("everything.yaml")))]
      for seed in UInt64(0)..<150 {
        let (_, mutant) = Self.mutant(seed, of: files + files)
        let problems = ScenarioFile.problems(text: mutant, name: path)
        #expect(problems.count <= ScenarioFile.problemLimit, "seed \(seed)")
        #expect(problems.allSatisfy { $0.line >= 1 && $0.column >= 1 }, "seed \(seed)")
        let isRead = scenarioError { () throws(ScenarioError) in
          try ScenarioFile.cases(text: mutant, name: path)
        }
        #expect(isRead == nil || !problems.isEmpty, "seed \(seed)")
      }
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

    @Test("words with ends of lines in them are on one line of an error")
    func oneLine() {
      let error = scenarioError { () throws(ScenarioError) in
        try ScenarioFile.parse(text: VariableTests.base + "? |\n  a\n  b\n: 1\n", name: "x")
      }
      #expect(error?.message.contains("no key 'a\\nb\\n'") == true, "\(error.debugDescription)")
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
