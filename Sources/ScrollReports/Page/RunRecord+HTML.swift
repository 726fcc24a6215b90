public import ScrollSimulation
import ScrollTools

extension RunRecord {
  /// The run as one HTML page that needs nothing else: failed gates and what the run came to, then charts
  /// over time with the screen at the cursor. The same run gives the same bytes.
  ///
  /// Its size is bounded: of more than 4000 frames those are drawn in which a number is lowest or
  /// highest, and those of failed gates and of marks.
  ///
  /// - Parameter report: the report of the run.
  public func html(_ report: RunReport) -> String {
    let name = MarkupText.xml(name)
    let judged = judged(report)
    var text = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    text += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    text += "<meta name=\"color-scheme\" content=\"light dark\">\n"
    // Nothing is fetched, even where a name contains markup.
    text += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    text += "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
    text += "<title>\(name) · scrollsim</title>\n<style>\n\(PageAssets.style)</style>\n</head>\n"
    text += "<body>\n<main>\n" + header(judged) + PageGates(self, judged).failed
    text += figures(report) + PageGates(self, judged).others + PageAssets.charts
    text += "</main>\n<script type=\"application/json\" id=\"data\">"
    text += PageData(self, report, judged).json.text
    text += "</script>\n<script>\n\(PageAssets.script)</script>\n</body>\n</html>\n"
    return text
  }

  private func header(_ judged: [JudgedCheck]) -> String {
    let failed = judged.count { $0.check.outcome == .failed }
    return """
      <header>
      <p class="pill \(failed == 0 ? "passed" : "failed")">\(PageGates.verdict(failed: failed))</p>
      <h1>\(MarkupText.xml(name))</h1>
      <p class="faint">All numbers are counted, modeled or on the virtual clock; none depends on the machine.</p>
      </header>

      """
  }

  private func figures(_ report: RunReport) -> String {
    var text = "<dl>\n"
    for (label, value) in report.figures {
      text += "<div><dt>\(MarkupText.xml(label))</dt><dd>\(MarkupText.xml(value))</dd></div>\n"
    }
    return text + "</dl>\n"
  }
}
