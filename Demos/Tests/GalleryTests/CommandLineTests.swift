import Foundation
import Scrollwork
import Testing

@testable import Gallery

/// What the gallery says when it cannot do its work.
@Suite struct CommandLineTests {
  @Test("without a display it says what to do instead, and nothing else")
  func display() throws {
    // X11 takes an empty value for no display.
    let result = try ToolOutcome(
      of: ToolProcess("Gallery").url, ["--place", "/dev/null", "--seconds", "1"],
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "/nowhere", "SDL_VIDEODRIVER": ""])
    #expect(result.code == 1 && result.output.isEmpty)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("There is no display") == true)
    #expect(lines.contains { $0.contains("Scripts/gallery --headless gallery-pictures") })
  }

  @Test("a folder or a file that cannot be made is named", arguments: ["--headless", "--sheet"])
  func folder(_ option: String) throws {
    let result = try gallery(option, "/proc/none/pictures")
    #expect(result.code == 2 && result.errors.hasPrefix("/proc/none/pictures: the folder"))
    let film = try gallery("--demo", "outline", "--film", "/proc/none/film.png", "--height", "200")
    #expect(film.code == 2 && film.errors.hasPrefix("/proc/none/film.png: the film"))
  }

  @Test("words of text sizes and windows are those of phones, with dashes")
  func words() throws {
    #expect(try ContentSizeCategory(option: "extra-extra-large") == .extraExtraLarge)
    let wrong = try gallery("--text-size", "huge")
    #expect(wrong.code == 64 && wrong.errors.contains("accessibility-large"))
    let window = try gallery("--window", "tablet")
    #expect(window.code == 64 && window.errors.contains("phone-portrait"))
  }
}
