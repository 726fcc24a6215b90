import Foundation
import ScrollTools
import Testing

@testable import ScrollReports
@testable import ScrollSimulation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures can be read on a dark ground as well.
@Suite struct DarkPictureTests {
  /// The relative luminance of a color by WCAG 2, from 0 to 1.
  private static func luminance(_ color: String) -> Double {
    let digits = color.dropFirst()
    let channels = stride(from: 0, to: 6, by: 2).map { place -> Double in
      let begin = digits.index(digits.startIndex, offsetBy: place)
      let byte = Double(Int(digits[begin...].prefix(2), radix: 16) ?? 0) / 255
      return byte <= 0.03928 ? byte / 12.92 : pow((byte + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  private static func contrast(_ one: String, _ other: String) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func dark(_ color: String) -> String {
    Palette.dark.first { $0.light == color }?.dark ?? color
  }

  @Test("words have a contrast of 4.5 on either ground, and lines of 2.7 on the dark one")
  func contrast() throws {
    let (record, report) = try RecordedRun.tour()
    let picture = record.svg(report)
    #expect(XMLParser(data: Data(picture.utf8)).parse())
    #expect(picture.contains("@media (prefers-color-scheme: dark)"))
    let words = Set(picture.matches(of: /<text [^>]*fill="(#[0-9a-f]{6})"/).map { String($0.1) })
    #expect(words.count >= 2)
    for color in words {
      #expect(Self.contrast(color, Palette.ground) >= 4.5, "\(color)")
      #expect(Self.contrast(Self.dark(color), Palette.darkGround) >= 4.5, "\(color)")
      #expect(picture.contains("[fill=\"\(color)\"]{fill:\(Self.dark(color))}"))
    }
    let lines = Set(
      picture.matches(of: /<polyline [^>]*stroke="(#[0-9a-f]{6})"/).map { String($0.1) })
    for color in lines where ![Palette.grid, Palette.frame].contains(color) {
      #expect(Self.contrast(Self.dark(color), Palette.darkGround) >= 2.7, "\(color)")
    }
  }

  @Test("words on the pale areas of a film can be read in the dark")
  func film() throws {
    for color in Palette.pale {
      #expect(Self.contrast(Palette.ink, color) >= 4.5)
      #expect(Self.contrast(Self.dark(Palette.ink), Self.dark(color)) >= 4.5, "\(color)")
    }
  }
}
