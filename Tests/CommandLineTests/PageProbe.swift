#if CLI
  import Foundation
  import TestSupport
  import Testing

  /// The browser that is asked first and the one that does as well.
  let chromium = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What a browser finds in the page of a run, once it has been used.
  struct PageProbe: Decodable {
    /// Something that can be focused or pressed, as assistive technology has it, in points.
    struct Control: Decodable {
      var name: String
      var role: String
      var width: Double
      var height: Double
    }

    /// Messages of the console, refused requests, and errors of the script.
    var faults: [String]
    /// What the readout says after the keys Home, right, End, +, 0 and -, and after a drag.
    var places: [String]
    var figures: [String: String]
    var gates: Int
    /// The addresses of the failed gates' frames.
    var failures: [String]
    var paths: Int
    var width: Int
    var scrolled: Int
    var fetched: [String]
    var ground: String
    var controls: [Control]
    /// The frames at the cursor as the page opened, and after the keys n, n and p from the first frame.
    var opened: String
    var faulty: [String]
    /// The sums of a selected range, and what the cursor's chart is called then.
    var sums: String
    var value: String
    /// The seconds that are shown: at first, after the wheel, and after two fingers.
    var spans: [Double]
    /// The rectangles of the screen at the cursor, and its name.
    var boxes: Int
    var screen: String
    /// Texts of the charts and of the screen that lie over each other.
    var overprinted: [String]

    /// A script that uses the page, measures it, and writes the result as JSON into an element of its own.
    private static let script = """
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
        const opened = readout.dataset.frame;
        const box = charts.getBoundingClientRect();
        const point = (type, part, more) => charts.dispatchEvent(new PointerEvent(type, {
          pointerId: 1, isPrimary: true, button: 0, buttons: type === "pointerup" ? 0 : 1, bubbles: true,
          clientX: box.left + 66 + part * (box.width - 80), clientY: box.top + 40, ...more,
        }));
        const overprinted = [];
        for (const drawing of document.querySelectorAll("#charts svg, #screen svg")) {
          const texts = [...drawing.querySelectorAll("text")].map(text => [text.textContent, text.getBoundingClientRect()]);
          texts.forEach(([one, a], i) => texts.slice(i + 1).forEach(([other, b]) => {
            const isOver = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
              && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
            if (isOver) overprinted.push(one + " and " + other);
          }));
        }
        const places = [];
        for (const key of ["Home", "ArrowRight", "End", "+", "0", "-"]) {
          press(key);
          places.push(readout.textContent);
        }
        for (const type of ["pointerdown", "pointermove", "pointerup"]) point(type, 0.5);
        places.push(readout.textContent);
        press("Home");
        const faulty = ["n", "n", "p"].map(key => { press(key); return readout.dataset.frame; });
        const shown = () => {
          const texts = [...charts.querySelectorAll('svg > text[text-anchor="middle"]')].map(text => Number(text.textContent)).filter(Number.isFinite);
          return Math.max(...texts) - Math.min(...texts);
        };
        const spans = [shown()];
        charts.dispatchEvent(new WheelEvent("wheel", {
          deltaY: -480, ctrlKey: true, bubbles: true, cancelable: true, clientX: box.left + box.width / 2,
        }));
        spans.push(shown());
        press("0");
        const fingers = (type, ...parts) => parts.forEach((part, i) =>
          point(type, part, { pointerId: i + 1, pointerType: "touch", isPrimary: i === 0 }));
        fingers("pointerdown", 0.4, 0.6);
        fingers("pointermove", 0.1, 0.9);
        fingers("pointerup", 0.1, 0.9);
        spans.push(shown());
        press("0");
        point("pointerdown", 0.2, { shiftKey: true });
        point("pointermove", 0.7, { shiftKey: true });
        point("pointerup", 0.7);
        const controls = [...document.querySelectorAll("button, a[href], summary, [tabindex], #screen svg")]
          .filter(control => control.getClientRects().length).map(control => {
            const { width, height } = control.getBoundingClientRect();
            return { name: control.computedName ?? "", role: control.computedRole || control.localName, width, height };
          });
        const figures = {};
        for (const row of document.querySelectorAll("dl div")) {
          figures[row.querySelector("dt").textContent] = row.querySelector("dd").textContent;
        }
        const found = {
          faults, places, figures, gates: document.querySelectorAll("#gates tbody tr").length,
          failures: [...document.querySelectorAll("#failures a")].map(link => link.getAttribute("href")),
          paths: charts.querySelectorAll("path").length,
          width: innerWidth, scrolled: document.documentElement.scrollWidth,
          fetched: performance.getEntriesByType("resource").map(entry => entry.name),
          ground: getComputedStyle(document.body).backgroundColor,
          controls, opened, faulty, sums: document.getElementById("range").textContent,
          value: charts.getAttribute("aria-valuetext"), spans,
          boxes: document.querySelectorAll("#screen rect:not(.content)").length,
          screen: document.querySelector("#screen svg")?.getAttribute("aria-label") ?? "", overprinted,
        };
        const element = document.createElement("pre");
        element.id = "found";
        element.textContent = JSON.stringify(found);
        document.body.append(element);
      });
      </script>
      """

    /// Opens a page, uses it and asks it.
    ///
    /// - Parameters:
    ///   - page: the text of the page.
    ///   - width: of the window, in points.
    ///   - isDark: whether the reader prefers dark pages.
    ///   - address: the part of the address behind the file, such as `#frame-12`.
    static func open(
      _ page: String, width: Int, isDark: Bool, address: String = ""
    ) throws -> PageProbe {
      let folder = try TestFolder()
      let asked = page.replacing("<style>", with: script + "<style>", maxReplacements: 1)
      let path = try folder.write("page.html", asked)
      let outcome = try ToolOutcome(
        of: URL(filePath: try #require(chromium)),
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
          "--user-data-dir=" + folder.path("profile"), "--window-size=\(width),900",
          "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--virtual-time-budget=4000",
          "--enable-blink-features=ComputedAccessibilityInfo",
          "--host-resolver-rules=MAP * ~NOTFOUND", "--dump-dom", "file://" + path + address,
        ])
      let beginning = try #require(
        outcome.output.range(of: #"<pre id="found">"#),
        "nothing was found: \(outcome.errors.suffix(2000))")
      let rest = outcome.output[beginning.upperBound...]
      let text = rest[..<(rest.range(of: "</pre>")?.lowerBound ?? rest.endIndex)]
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      return try JSONDecoder().decode(PageProbe.self, from: Data(text.utf8))
    }
  }
#endif
