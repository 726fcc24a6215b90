#if CLI
  import Foundation
  import Testing
  import TestSupport

  /// The browser that is asked first and the one that does as well.
  private let chromium = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens pages of runs in a Chromium without a window. Where it is not installed the tests are skipped;
  /// `Scripts/sdl-packages --tests` installs it.
  @Suite(
    .enabled(if: chromium != nil, "chromium-headless-shell is not installed"))
  struct PageInBrowserTests {
    /// A script that measures the drawn page and writes the result as JSON into an element of its own.
    private static let probe = """
      <script>
      const faults = [];
      addEventListener("error", event => faults.push(String(event.message)));
      addEventListener("securitypolicyviolation", event => faults.push("refused: " + event.blockedURI));
      for (const name of ["error", "warn"]) {
        console[name] = (...parts) => faults.push(name + ": " + parts.join(" "));
      }
      addEventListener("load", () => {
        const charts = document.getElementById("charts"), readout = document.getElementById("readout");
        const press = key => charts.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const places = [];
        for (const key of ["Home", "ArrowRight", "End", "+", "0", "-"]) {
          press(key);
          places.push(readout.textContent);
        }
        const box = charts.getBoundingClientRect();
        for (const type of ["pointerdown", "pointermove", "pointerup"]) {
          charts.dispatchEvent(new PointerEvent(type, {
            pointerId: 1, isPrimary: true, button: 0, buttons: type === "pointerup" ? 0 : 1, bubbles: true,
            clientX: box.left + box.width / 2, clientY: box.top + 40,
          }));
        }
        places.push(readout.textContent);
        const figures = {};
        for (const row of document.querySelectorAll("dl div")) {
          figures[row.querySelector("dt").textContent] = row.querySelector("dd").textContent;
        }
        const found = {
          faults, places, figures, gates: document.querySelectorAll("#gates tbody tr").length,
          failed: document.querySelectorAll("#gates .failed").length,
          paths: charts.querySelectorAll("path").length,
          width: innerWidth, scrolled: document.documentElement.scrollWidth,
          fetched: performance.getEntriesByType("resource").map(entry => entry.name),
          ground: getComputedStyle(document.body).backgroundColor,
        };
        const element = document.createElement("pre");
        element.id = "found";
        element.textContent = JSON.stringify(found);
        document.body.append(element);
      });
      </script>
      """

    private struct Found: Decodable {
      var faults: [String]
      var places: [String]
      var figures: [String: String]
      var gates: Int
      var failed: Int
      var paths: Int
      var width: Int
      var scrolled: Int
      var fetched: [String]
      var ground: String
    }

    /// Opens a page and asks it.
    private static func open(_ page: String, width: Int, isDark: Bool) throws -> Found {
      let folder = try TestFolder()
      let asked = page.replacing("<style>", with: probe + "<style>", maxReplacements: 1)
      let path = try folder.write("page.html", asked)
      let outcome = try ToolOutcome(
        of: URL(filePath: try #require(chromium)),
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
          "--user-data-dir=" + folder.path("profile"), "--window-size=\(width),900",
          "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--virtual-time-budget=4000",
          "--host-resolver-rules=MAP * ~NOTFOUND", "--dump-dom", "file://" + path,
        ])
      let beginning = try #require(
        outcome.output.range(of: #"<pre id="found">"#),
        "nothing was found: \(outcome.errors.suffix(2000))")
      let rest = outcome.output[beginning.upperBound...]
      let text = rest[..<(rest.range(of: "</pre>")?.lowerBound ?? rest.endIndex)]
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      return try JSONDecoder().decode(Found.self, from: Data(text.utf8))
    }

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
      arguments: [390, 800, 1400], [false, true])
    func shown(width: Int, isDark: Bool) throws {
      let (page, report, code) = try Self.run("chat.yaml")
      #expect(code == 0)
      let found = try Self.open(page, width: width, isDark: isDark)
      #expect(found.faults == [])
      #expect(found.fetched == [])
      #expect(found.width == width && found.scrolled <= width, "\(found.scrolled)")
      #expect(found.paths > 4)
      #expect(found.gates > 10 && found.failed == 0)
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

    @Test("gates that fail are marked")
    func failed() throws {
      let (page, _, code) = try Self.run("chat.yaml", ["--set", "reuse.pool=0"])
      #expect(code == 1)
      #expect(try Self.open(page, width: 800, isDark: false).failed > 0)
    }

    @Test("a mistake in the script, a picture from elsewhere and a page that is too wide are found")
    func canFail() throws {
      let (page, _, _) = try Self.run("chat.yaml")
      let broken = page.replacing("const left = 66", with: "const left = missing")
      #expect(try !Self.open(broken, width: 800, isDark: false).faults.isEmpty)
      let fetching = page.replacing("<main>", with: #"<main><img src="http://127.0.0.1:9/a.png">"#)
      #expect(try !Self.open(fetching, width: 800, isDark: false).faults.isEmpty)
      let wide = page.replacing("<main>", with: #"<main><div style="width: 900px">wide</div>"#)
      #expect(try Self.open(wide, width: 390, isDark: false).scrolled > 390)
    }
  }
#endif
