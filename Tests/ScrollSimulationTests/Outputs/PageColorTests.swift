import Foundation
import Testing

@testable import ScrollReports

/// A page can be read in light and in dark.
@Suite struct PageColorTests {
  /// The variables of the style, in light and in dark.
  private static let schemes: [[String: String]] = {
    let parts = PageAssets.style.components(separatedBy: "prefers-color-scheme: dark")
    func variables(_ text: String) -> [String: String] {
      var found: [String: String] = [:]
      for match in text.matches(of: /--([a-z0-9]+): ([^;]+);/) {
        found[String(match.1)] = String(match.2)
      }
      return found
    }
    let light = variables(parts[0])
    return [light, light.merging(variables(parts[1])) { $1 }]
  }()

  @Test("words have a contrast of 4.5 with their ground, and marks one of 3", arguments: 0..<2)
  func contrast(scheme: Int) throws {
    let colors = Self.schemes[scheme]
    let ground = try #require(colors["ground"])
    for name in ["ink", "faint", "bad", "good", "offset"] {
      #expect(Contrast.of(try #require(colors[name]), ground) >= 4.5, "\(name)")
    }
    for name in ["ink", "faint"] {
      #expect(Contrast.of(try #require(colors[name]), try #require(colors["card"])) >= 4.5)
    }
    for kind in 0..<8 {
      #expect(Contrast.of(try #require(colors["m\(kind)"]), ground) >= 3, "m\(kind)")
    }
    #expect(Set((0..<8).map { colors["m\($0)"] }).count == 8)
  }

  @Test("names can be read on an element of any color", arguments: 0..<2)
  func names(scheme: Int) throws {
    let colors = Self.schemes[scheme]
    let tint = try #require(colors["tint"]?.wholeMatch(of: /(\d+)% (\d+)%/))
    let name = Contrast.channels(try #require(colors["name"]))
    let saturation = try #require(Double(tint.1)) / 100
    let lightness = try #require(Double(tint.2)) / 100
    for hue in 0..<360 {
      let fill = Contrast.channels(
        hue: Double(hue), saturation: saturation, lightness: lightness)
      #expect(Contrast.of(name, fill) >= 4.5, "\(hue) degrees")
    }
    let header = Contrast.of(try #require(colors["faint"]), try #require(colors["ground"]))
    #expect(header >= 4.5)
  }
}
