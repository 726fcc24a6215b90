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
      #expect(Contrast.of(color, Palette.ground) >= 4.5, "\(color)")
      #expect(Contrast.of(Self.dark(color), Palette.darkGround) >= 4.5, "\(color)")
      #expect(picture.contains("[fill=\"\(color)\"]{fill:\(Self.dark(color))}"))
    }
    let lines = Set(
      picture.matches(of: /<polyline [^>]*stroke="(#[0-9a-f]{6})"/).map { String($0.1) })
    for color in lines where ![Palette.grid, Palette.frame].contains(color) {
      #expect(Contrast.of(Self.dark(color), Palette.darkGround) >= 2.7, "\(color)")
    }
  }

  @Test("words on the fills of a film can be read in the dark")
  func film() throws {
    for color in Palette.fills {
      #expect(Contrast.of(Palette.ink, color) >= 4.5)
      #expect(Contrast.of(Self.dark(Palette.ink), Self.dark(color)) >= 4.5, "\(color)")
    }
  }
}
