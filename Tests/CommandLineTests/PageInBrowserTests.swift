#if CLI
  import Foundation
  import Testing
  import TestSupport

  /// Opens pages of runs in a Chromium without a window. Where it is not installed the tests are skipped;
  /// `Scripts/sdl-packages --tests` installs it.
  @Suite(
    .enabled(if: chromium != nil, "chromium-headless-shell is not installed"))
  struct PageInBrowserTests {
    /// The page and the report of a run.
    private static func run(_ scenario: String, _ options: [String] = []) throws -> (
      page: String, report: String, code: Int32
    ) {
      let folder = try TestFolder()
      let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path
      let outcome = try scrollsim(
        [
          "run", package + "/Demos/Scenarios/" + scenario, "--json", "--html",
          folder.path("page.html"),
        ]
          + options)
      return (
        try String(contentsOfFile: folder.path("page.html"), encoding: .utf8), outcome.output,
        outcome.code
      )
    }

    @Test(
      "a page shows what the report says, fetches nothing and scrolls to no side",
      arguments: [390, 844, 1280], [false, true])
    func shown(width: Int, isDark: Bool) throws {
      let (page, report, code) = try Self.run("chat.yaml")
      #expect(code == 0)
      let found = try PageProbe.open(page, width: width, isDark: isDark)
      #expect(found.faults == [])
      #expect(found.fetched == [])
      #expect(found.width == width && found.scrolled <= width, "\(found.scrolled)")
      #expect(found.overprinted == [])
      #expect(found.paths > 4)
      #expect(found.gates > 10 && found.failures.isEmpty)
      // The cursor moves, and stays where zooming is.
      #expect(Set(found.places.prefix(3)).count == 3)
      #expect(found.places[2] == found.places[3])
      #expect(found.places.last != found.places[2])
      let white = "rgb(255, 255, 255)"
      #expect((found.ground == white) != isDark, "\(found.ground)")
      let metrics = try JSONDecoder().decode(Report.self, from: Data(report.utf8)).metrics
      for (metric, label) in [("frames", "frames"), ("cells_created", "cells created")] {
        let (number, figure) = (
          try #require(metrics[metric] ?? nil), try #require(found.figures[label])
        )
        #expect(figure.filter(\.isNumber).hasPrefix("\(Int(number))"), "\(figure) of \(number)")
      }
    }

    private struct Report: Decodable {
      var metrics: [String: Double?]
    }

    @Test(
      "every control has a name and a role, and on a phone 44 pt for a finger",
      arguments: [390, 844, 1280])
    func controls(width: Int) throws {
      let (page, _, _) = try Self.run("chat.yaml", ["--set", "reuse.pool=0"])
      let found = try PageProbe.open(page, width: width, isDark: false)
      #expect(found.controls.count > 12)
      for control in found.controls {
        #expect(!control.name.isEmpty, "\(control)")
        #expect(
          ["button", "link", "slider", "image", "summary"].contains(control.role), "\(control)")
        guard width == 390, !["slider", "image"].contains(control.role) else { continue }
        #expect(control.height >= 44 && control.width >= 43.5, "\(control)")
      }
      #expect(found.controls.contains { $0.role == "slider" && $0.name == "frame at the cursor" })
      #expect(found.value.contains("frame ") && found.value.contains("phase "))
    }

    @Test("the wheel and two fingers zoom, and a range that is dragged over shows its sums")
    func zooming() throws {
      let (page, _, _) = try Self.run("chat.yaml")
      let found = try PageProbe.open(page, width: 1280, isDark: false)
      #expect(found.spans.count == 3)
      #expect(found.spans[1] < found.spans[0] / 2 && found.spans[2] < found.spans[0] / 2)
      // Half of the run's 1,171 frames.
      let frames = try #require(found.sums.firstMatch(of: /(\d+) frames/))
      #expect(abs((Int(frames.1) ?? 0) - 585) < 6, "\(found.sums)")
      #expect(found.sums.contains("worst frame ") && found.sums.contains("bounce"))
    }

    @Test("a failed gate leads to its frame, whose address opens the page there")
    func addresses() throws {
      let (page, _, code) = try Self.run(
        "chat.yaml", ["--inject-jump", "3", "--inject-cost", "20"])
      #expect(code == 1)
      let first = try PageProbe.open(page, width: 844, isDark: false)
      #expect(first.opened == "0" && first.failures.count > 2)
      for address in Set(first.failures).sorted().prefix(2) {
        let found = try PageProbe.open(page, width: 844, isDark: true, address: address)
        #expect("#frame-" + found.opened == address && found.faults == [])
        #expect(found.boxes > 2 && found.screen.hasPrefix("screen of frame "))
      }
      // The keys n and p go to failed frames.
      #expect(Set(first.faulty).count == 2 && first.faulty[0] == first.faulty[2])
    }

    @Test(
      "screens of any layout, marks and long runs are drawn without a fault",
      arguments: ["masonry.yaml", "table.yaml", "adaptive.yaml", "generated-10k.yaml"])
    func layouts(scenario: String) throws {
      let (page, _, _) = try Self.run(scenario)
      for width in [390, 1280] {
        let found = try PageProbe.open(page, width: width, isDark: width == 390)
        #expect(found.faults == [] && found.scrolled <= width && found.boxes > 2)
        #expect(found.overprinted == [])
      }
      #expect(page.utf8.count < 3_000_000)
    }

    @Test("a mistake in the script, a picture from elsewhere and a page that is too wide are found")
    func canFail() throws {
      let (page, _, _) = try Self.run("chat.yaml")
      let broken = page.replacing("const left = 66", with: "const left = missing")
      #expect(throws: (any Error).self) { try PageProbe.open(broken, width: 800, isDark: false) }
      let fetching = page.replacing("<main>", with: #"<main><img src="http://127.0.0.1:9/a.png">"#)
      #expect(try !PageProbe.open(fetching, width: 800, isDark: false).faults.isEmpty)
      let wide = page.replacing("<main>", with: #"<main><div style="width: 900px">wide</div>"#)
      #expect(try PageProbe.open(wide, width: 390, isDark: false).scrolled > 390)
    }
  }
#endif
