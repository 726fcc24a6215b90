#if CLI
  import ScrollTools
  import Testing

  @testable import ScrollScenario

  /// What is written by the rules of RFC 4180 is read as it was.
  @Suite struct CSVReaderTests {
    private static let pieces = [
      "a", "ä", "中", "👩‍👩‍👧", "\"", ",", "\n", "\r\n", " ", "\u{3000}", "1.5", "'", ";", "\t",
    ]

    /// A field as its text, and as a file has it.
    private static func field(_ random: inout SeededGenerator) -> (text: String, written: String) {
      let text = (0..<Int.random(in: 0...6, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let isSpecial = text.contains { "\",\n\r\n".contains($0) || $0.isNewline }
      if isSpecial || Bool.random(using: &random) {
        return (text, "\"" + text.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\"")
      }
      return (String(text.unicodeScalars.drop { $0.properties.isWhitespace }), text)
    }

    @Test("marks that combine stay behind doubled quotes and white space")
    func marks() throws {
      let reader = try CSVReader("a,\"x\"\"\u{301}y\", \u{301}b\n", file: "marks")
      #expect(reader.records == [["a", "x\"\u{301}y", "\u{301}b"]])
    }

    @Test("fields come back as they were written, whatever is in them", arguments: 1...200)
    func roundTrip(seed: Int) throws {
      var random = SeededGenerator(seed: UInt64(seed))
      let (rows, columns) = (
        Int.random(in: 1...8, using: &random), Int.random(in: 1...6, using: &random)
      )
      let end = Bool.random(using: &random) ? "\n" : "\r\n"
      var (records, text): ([[String]], String) = ([], "")
      for row in 0..<rows {
        let fields = (0..<columns).map { _ in Self.field(&random) }
        records.append(fields.map(\.text))
        text += fields.map(\.written).joined(separator: ",")
        // A record of one empty field is an empty line, and the last one needs its end to be one.
        if row < rows - 1 || fields.map(\.written) == [""] || Bool.random(using: &random) {
          text += end
        }
      }
      let reader = try CSVReader(text, file: "seed \(seed)")
      #expect(reader.records == records, "seed \(seed): \(text.debugDescription)")
    }
  }
#endif
