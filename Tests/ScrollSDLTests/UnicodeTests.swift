#if SDL
  import Foundation
  import Testing

  @testable import ScrollSDL

  /// The tests that Unicode publishes with its standard, driven through what the typesetter calls. They are those of
  /// Unicode 15.0 in Debian's package `unicode-data`.
  @Suite struct UnicodeTests {
    /// The lines of a file without comments, with their numbers.
    private static func lines(_ name: String) throws -> [(number: Int, text: Substring)] {
      let path = "/usr/share/unicode/" + name
      let text = try #require(
        try? String(contentsOfFile: path, encoding: .utf8),
        "\(path) is not there: install unicode-data, as Scripts/sdl-packages --tests does")
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
        let line = $0.element.prefix { $0 != "#" }
        return line.allSatisfy(\.isWhitespace) ? nil : ($0.offset + 1, line)
      }
    }

    private static func scalars(_ words: some Sequence<Substring>) throws -> String {
      var scalars = String.UnicodeScalarView()
      for word in words {
        scalars.append(try #require(UInt32(word, radix: 16).flatMap(Unicode.Scalar.init)))
      }
      return String(scalars)
    }

    /// A text of a file of breaks, and the places of its breaks in scalars, the beginning left out.
    private static func broken(_ line: Substring) throws -> (text: String, breaks: [Int]) {
      let words = line.split(whereSeparator: \.isWhitespace)
      let text = try scalars(words.filter { $0 != "÷" && $0 != "×" })
      var (breaks, place) = ([Int](), 0)
      for word in words {
        if word == "÷" { breaks.append(place) } else if word != "×" { place += 1 }
      }
      return (text, breaks.filter { $0 > 0 })
    }

    @Test("levels and order of BidiCharacterTest")
    func bidi() throws {
      let lines = try Self.lines("BidiCharacterTest.txt")
      var wrong: [Int] = []
      for (number, line) in lines {
        let fields = line.split(separator: ";", omittingEmptySubsequences: false)
        let text = try Self.scalars(fields[0].split(separator: " "))
        let direction: TextAnalyzer.Direction =
          switch fields[1] {
          case "0": .toTheRight
          case "1": .toTheLeft
          default: .automatic
          }
        let (levels, base) = TextAnalyzer.levels(
          of: text.unicodeScalars.map(\.value)[...], direction: direction)
        let told = fields[3].split(separator: " ")
        let isLeveled =
          told.count == levels.count
          && zip(told, levels).allSatisfy { $0 == "x" || UInt8($0) == $1 }
        let shown = told.indices.filter { told[$0] != "x" }
        let order = TextAnalyzer.visualOrder(shown.map { levels[$0] }).map { shown[$0] }
        let isOrdered =
          order == fields[4].split(whereSeparator: \.isWhitespace).map { Int($0) ?? -1 }
        if !isLeveled || !isOrdered || UInt8(fields[2]) != base { wrong.append(number) }
      }
      print("BidiCharacterTest: \(lines.count) cases")
      #expect(lines.count > 90_000)
      #expect(wrong.isEmpty, "\(wrong.count) lines, the first \(wrong.prefix(5))")
    }

    @Test("places of LineBreakTest")
    func lines() throws {
      let analyzer = TextAnalyzer()
      let lines = try Self.lines("auxiliary/LineBreakTest.txt")
      var wrong: [String] = []
      for (_, line) in lines {
        let (text, breaks) = try Self.broken(line)
        let units = Array(text.utf16)
        var (place, found, scalars) = (0, [Int](), 0)
        let places = Set(analyzer.lineBreaks(in: units))
        for scalar in text.unicodeScalars {
          place += scalar.utf16.count
          scalars += 1
          if places.contains(place) { found.append(scalars) }
        }
        if found != breaks { wrong.append(line.trimmingCharacters(in: .whitespaces)) }
      }
      print("LineBreakTest: \(lines.count) cases, \(wrong.count) as ICU documents otherwise")
      #expect(lines.count > 7000)
      #expect(wrong == Self.tailored)
    }

    /// The cases in which ICU breaks otherwise, as the comments of its rules (`line.txt`) say.
    private static let tailored = hyphens + numbers

    /// A hyphen with which a line begins stays with the word behind it: ICU's rules 20.09 and 20.10.
    private static let hyphens = [
      "× 002D ÷ 0023 ÷",
      "× 002D × 0308 ÷ 0023 ÷",
      "× 002D ÷ 00A7 ÷",
      "× 002D × 0308 ÷ 00A7 ÷",
      "× 002D ÷ 50005 ÷",
      "× 002D × 0308 ÷ 50005 ÷",
      "× 002D ÷ 0E01 ÷",
      "× 002D × 0308 ÷ 0E01 ÷",
    ]

    /// A number is taken as a whole, by the regular expression in section 8.2 of the annex, so that a comma or a point
    /// without a digit before it begins one.
    private static let numbers = [
      "× 002C ÷ 0030 ÷",
      "× 002C × 0308 ÷ 0030 ÷",
      "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 × 006E × 0074 × 0073 ÷",
      "× 0061 × 002E ÷ 0032 × 0020 ÷",
      "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷",
      "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷",
      "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷",
      "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷",
      "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷",
      "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷",
      "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
      "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
      "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
      "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
    ]

    /// Letters with their marks are the standard library's characters, of a newer Unicode: since 15.1 the scissors that
    /// are drawn as text are no picture any more.
    @Test("places of GraphemeBreakTest")
    func graphemes() throws {
      let lines = try Self.lines("auxiliary/GraphemeBreakTest.txt")
      var wrong: [String] = []
      for (_, line) in lines {
        let (text, breaks) = try Self.broken(line)
        var (place, found) = (0, [Int]())
        for character in text {
          place += character.unicodeScalars.count
          found.append(place)
        }
        if found != breaks { wrong.append(line.trimmingCharacters(in: .whitespaces)) }
      }
      print("GraphemeBreakTest: \(lines.count) cases, \(wrong.count) as a newer Unicode has it")
      #expect(lines.count > 600)
      #expect(wrong == ["÷ 2701 × 200D × 2701 ÷"])
    }
  }
#endif
