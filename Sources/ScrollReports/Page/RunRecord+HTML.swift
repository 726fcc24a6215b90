public import ScrollSimulation
import ScrollTools

extension RunRecord {
  /// The run as one HTML page that needs nothing else: what decides and what the run came to, then charts
  /// over time that are scrubbed with pointer or keys. The same run gives the same bytes.
  ///
  /// Its size is bounded: of more than 4000 frames those are drawn in which a number is lowest or
  /// highest.
  ///
  /// - Parameter report: the report of the run.
  public func html(_ report: RunReport) -> String {
    let name = MarkupText.xml(name)
    var text = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    text += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    text += "<meta name=\"color-scheme\" content=\"light dark\">\n"
    // Nothing is fetched, even where a name contains markup.
    text += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    text += "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
    text += "<title>\(name) · scrollsim</title>\n<style>\n\(PageAssets.style)</style>\n</head>\n"
    text += "<body>\n<main>\n" + header(report) + summary(report)
    text += PageAssets.charts
    text += "</main>\n<script type=\"application/json\" id=\"data\">"
    text += PageData(self, report).json.text
    text += "</script>\n<script>\n\(PageAssets.script)</script>\n</body>\n</html>\n"
    return text
  }

  private func header(_ report: RunReport) -> String {
    let failed = report.checks.count { $0.outcome == .failed }
    let verdict =
      failed == 0 ? "all gates passed" : failed == 1 ? "a gate failed" : "\(failed) gates failed"
    return """
      <header>
      <p class="pill \(failed == 0 ? "passed" : "failed")">\(verdict)</p>
      <h1>\(MarkupText.xml(name))</h1>
      <p class="faint">All numbers are counted, modeled or on the virtual clock; none depends on the machine.</p>
      </header>

      """
  }

  private func summary(_ report: RunReport) -> String {
    var text = "<section class=\"summary\">\n<dl>\n"
    for (label, value) in report.figures {
      text += "<div><dt>\(MarkupText.xml(label))</dt><dd>\(MarkupText.xml(value))</dd></div>\n"
    }
    text += "</dl>\n<table id=\"gates\">\n"
    text += "<thead><tr><th>gate</th><th>verdict</th><th>detail</th></tr></thead>\n<tbody>\n"
    for check in report.checks {
      let outcome = check.outcome.rawValue
      text += "<tr><td>\(MarkupText.xml(check.name))</td>"
      text += "<td><span class=\"pill \(outcome)\">\(outcome)</span></td>"
      text += "<td>\(MarkupText.xml(check.finding))</td></tr>\n"
    }
    return text + "</tbody>\n</table>\n</section>\n"
  }
}
