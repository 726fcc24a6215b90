#if SDL
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  @Suite struct TextAnalyzerTests {
    /// Pieces of many scripts, marks for directions, joiners and characters that have no meaning.
    private static let pieces = [
      "a", "Zoë", " ", "  ", "\t", "-", "3.14", "45%", "(", ")", "[", "»", "…", "\u{AD}", "\u{A0}",
      "שלום", "דמשק", "عربي", "٣", "กรุงเทพ", "ភ្នំពេញ", "東京", "。", "カ", "한국", "नमस्ते",
      "e\u{301}\u{323}", "👨‍👩‍👧", "🇫🇷", "\u{200B}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}",
      "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
      "\u{2069}",
      "\u{FEFF}", "\u{0}", "\u{7F}", "\u{E000}", "\u{10FFFF}", "\n", "\r\n", "\u{2028}", "\u{2029}",
    ]

    private static func text(_ seed: UInt64) -> String {
      var state = seed
      var text = ""
      for _ in 0..<(seed % 40) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      return text
    }

    @Test(
      "breaks ascend to the end, levels are one for each code point, and an order has each place once"
    )
    func laws() {
      let analyzer = TextAnalyzer()
      for seed in 0..<4000 as Range<UInt64> {
        let text = Self.text(seed)
        let breaks = analyzer.lineBreaks(in: Array(text.utf16))
        #expect(breaks.last == (text.isEmpty ? nil : text.utf16.count), "seed \(seed)")
        #expect(zip(breaks, breaks.dropFirst()).allSatisfy(<), "seed \(seed)")
        let scalars = text.unicodeScalars.map(\.value)
        for direction in [TextAnalyzer.Direction.toTheRight, .toTheLeft, .automatic] {
          let (levels, base) = TextAnalyzer.levels(of: scalars[...], direction: direction)
          #expect(levels.count == scalars.count && base <= 1, "seed \(seed)")
          #expect(
            TextAnalyzer.visualOrder(levels).sorted() == Array(levels.indices), "seed \(seed)")
        }
      }
    }

    @Test("no line breaks inside a letter with its marks, and every letter is on one line")
    func clusters() throws {
      let book = try FontBook()
      for seed in 0..<300 as Range<UInt64> {
        let text = Self.text(seed)
        let clusters = Cluster.split(text, style: TextStyle(size: 15), book)
        #expect(
          clusters.map(\.character).allSatisfy { text.contains($0) }, "seed \(seed)")
        for width in [1.0, 40, 200, .infinity] {
          let size = book.size(of: text, style: TextStyle(size: 15), width: width)
          #expect(size.width.isFinite && size.height.isFinite, "seed \(seed)")
        }
      }
    }

    @Test(
      "texts that nobody writes are set",
      arguments: [
        "a" + String(repeating: "\u{301}", count: 10_000),
        String(repeating: "\u{202B}", count: 20_000),
        String(repeating: "\u{2067}(", count: 5000) + String(repeating: ")\u{2069}", count: 5000),
        String(repeating: "ا", count: 30_000), String(repeating: "\u{200D}", count: 9000),
        String(repeating: "ก", count: 20_000), "\u{202C}\u{2069}\u{2069}", "",
      ])
    func hostile(text: String) throws {
      let analyzer = TextAnalyzer()
      #expect(analyzer.lineBreaks(in: Array(text.utf16)).last ?? 0 == text.utf16.count)
      let (levels, _) = TextAnalyzer.levels(of: text.unicodeScalars.map(\.value)[...])
      #expect(levels.count == text.unicodeScalars.count)
      let size = try FontBook().size(of: text, style: TextStyle(size: 15, lineLimit: 3), width: 200)
      #expect(size.width.isFinite && size.height.isFinite)
    }
  }
#endif
