import ScrollTools
import Testing

@testable import ScrollSimulation

/// The wrap of ``WrapTable`` once more, on strings and in points, slowly.
private struct SlowWrap {
  var width: Double

  func advance(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + advance($1) }
  }

  func advance(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: Self.wide.contains(scalar) ? 14 : 7
    }
  }

  /// The wide scalars of the tests' alphabet.
  static let wide: Set<Unicode.Scalar> = ["美", "里", "町", "ノ", "ー", "서", "Ａ", "！"]

  /// Words end before a space or after a semicolon; a space is a word of its own.
  func words(_ text: String) -> [String] {
    var words: [String] = []
    var open = false
    for scalar in text.unicodeScalars {
      if scalar == " " {
        words.append(" ")
        open = false
      } else if open {
        words[words.count - 1].unicodeScalars.append(scalar)
        open = scalar != ";"
      } else {
        words.append(String(scalar))
        open = scalar != ";"
      }
    }
    return words
  }

  func lines(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines: [String] = []
    for paragraph in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in words(String(paragraph)) {
        if word == " " || advance(line + word) <= width {
          line += word
          continue
        }
        if advance(line) > 0 {
          lines.append(line)
          line = ""
        }
        if advance(word) <= width {
          line = word
          continue
        }
        for scalar in word.unicodeScalars {
          if advance(scalar) > 0, advance(line) > 0, advance(line) + advance(scalar) > width {
            lines.append(line)
            line = ""
          }
          line.unicodeScalars.append(scalar)
        }
      }
      lines.append(line)
    }
    return lines
  }
}

@Suite struct WrappingTests {
  private func lines(_ text: String, width: Double) -> Int {
    var table = WrapTable()
    table.append("before")
    table.append(text)
    table.append("after")
    return table.lines(1, width: width)
  }

  @Test("examples of wrapped texts")
  func examples() {
    #expect(lines("", width: 70) == 0)
    #expect(lines("0123456789", width: 70) == 1)
    #expect(lines("0123456789", width: 69.9) == 2)
    #expect(lines("01234 6789", width: 69.9) == 2)
    #expect(lines("01234     ", width: 35) == 1, "spaces hang over the edge")
    #expect(lines("0123;56789", width: 35) == 2, "a line may end after a semicolon")
    #expect(lines("01234;6789", width: 35) == 2, "but not before one: the word is broken")
    #expect(lines("ab 0123456789", width: 35) == 3, "a long word starts on a line of its own")
    #expect(lines("美里町", width: 42) == 1)
    #expect(lines("美里町", width: 41) == 2)
    #expect(lines("e\u{301}e\u{301}", width: 14) == 1, "marks take no room")
    #expect(lines("a\nb\r\nc", width: 70) == 3)
    #expect(lines("abc", width: 0) == 3, "one scalar to a line at least")
    #expect(lines("abc", width: -5) == 3)
    #expect(lines("abc", width: .infinity) == 1)
  }

  @Test("marks and format characters have no width, East Asian forms two units, the rest one")
  func advances() {
    let units: [(Unicode.Scalar, Int)] = [
      ("a", 1), ("~", 1), ("é", 1), ("\u{AD}", 0), ("\u{301}", 0), ("\u{20DD}", 0),
      ("\u{200D}", 0), ("\u{93F}", 1), ("\u{94D}", 0), ("Ж", 1), ("ا", 1), ("ㄅ", 2), ("美", 2),
      ("ノ", 2), ("서", 2), ("ᄀ", 2), ("Ａ", 2), ("ｱ", 1), ("、", 2), ("\u{3099}", 0), ("𠀀", 2),
      ("😀", 1),
    ]
    for (scalar, expected) in units {
      #expect(TextAdvance.units(scalar) == expected, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test("random texts take as many lines as the slow wrap makes")
  func property() {
    let alphabet = Array(
      "abcdefgh       ;;;éñßЖاद\u{301}\u{300}\u{200D}\u{93F}\u{3099}美里町ノー서Ａ！😀\n".unicodeScalars)
    for seed in UInt64(0)..<1500 {
      var random = SeededGenerator(seed: seed)
      var text = ""
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        text.unicodeScalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
      }
      let width = Bool.random(using: &random) ? 7 * Double(seed % 30) : Double(seed % 211) * 1.3
      let expected = SlowWrap(width: width).lines(text)
      #expect(
        lines(text, width: width) == expected.count, "seed \(seed), width \(width): \(expected)")
      #expect(
        expected.joined().unicodeScalars.count { $0 != "\n" }
          == text.unicodeScalars.count { $0 != "\n" })
    }
  }

  @Test("a row is its title, its lines and the padding")
  func rowHeight() {
    var table = TableContent()
    table.titles = ["a", "b"]
    table.texts = ["", "0123456789 0123456789"]
    for text in table.texts { table.wrapping.append(text) }
    let content = ScenarioContent(table: table, sectionCounts: [2])
    #expect(content.rowHeight(section: 0, item: 0, width: 390) == 44)
    #expect(content.rowHeight(section: 0, item: 1, width: 390) == 60)
    #expect(content.rowHeight(section: 0, item: 1, width: 102) == 76)
    #expect(content.rowHeight(section: 0, item: 1, width: 101.9) == 108)
  }
}
