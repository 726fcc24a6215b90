extension Report {
  /// The whole report as Markdown, with the pictures next to it in the same folder.
  public func markdown() -> String {
    var text = "# Side by side\n\n"
    text += "\(machine.line).\n\n"
    for (name, version) in machine.versions.sorted(by: { $0.key < $1.key }) {
      text += "- \(name): \(version)\n"
    }
    text += "\n\(date). \(repetitions) repetitions\(isQuick ? " of a quick run" : ""): the median, "
    text +=
      "with the smallest and the largest in brackets. A ratio (×) is a peer's figure divided by "
    text +=
      "ours of the same repetition, then the median of those. Times are CPU time of a thread.\n"
    if !problems.isEmpty {
      text += "\n## Left out\n\n" + problems.map { "- \($0)\n" }.joined()
    }
    text += barTable()
    let pictures = Set(pictures().map(\.file))
    for section in Section.all { text += markdown(section, pictures) }
    return text + viewportText(pictures) + ladderText(pictures)
  }

  private func barTable() -> String {
    var text = "\n## Bars\n\n"
    text += Self.table(
      ["bar", "demanded", "reached", "met"],
      bars.map { result in
        let verdict =
          switch result.verdict {
          case .met: "yes"
          case .missed: "**no**"
          case .notMeasured: "not measured"
          }
        return [result.bar.name, result.bar.demand, result.text, verdict]
      })
    return text + "\nTimes and ratios are judged by their medians, what is counted by the worst "
      + "repetition.\n"
  }

  private func markdown(_ section: Section, _ pictures: Set<String>) -> String {
    let tables = section.lines.map { line in (line, series(line)) }.filter { !$0.1.isEmpty }
    guard !tables.isEmpty else { return "" }
    var text = "\n## \(section.title)\n\n\(section.story)\n"
    text += picture("\(section.name).svg", section.title, pictures)
    for (line, series) in tables {
      let counts = Set(series.flatMap(\.cells.keys)).sorted()
      text += "\n**\(line.title)**\(line.net == nil ? "" : ", net of the model")\n\n"
      text += Self.table(
        ["rows"] + counts.map { Unit.grouped(UInt64($0)) },
        series.map { series in
          [series.title] + counts.map { n in series.cells[n].map { self.text($0, line) } ?? "" }
        })
    }
    text += "\nTo be fair: \(section.fairness)\n"
    guard section.grows else { return text }
    for line in section.grown {
      text += picture(section.file(line), "\(section.title), \(line.title), by length", pictures)
    }
    let growths = tables.filter(\.0.isDrawn).map { ($0.0.title, growth($0.0), $0.0.unit) }
    return text + growthTable(growths)
  }

  private func text(_ cell: Cell, _ line: Section.Line) -> String {
    let value = line.unit.text(cell.spread)
    guard let ratio = cell.ratio else { return value }
    return "\(value), **\(Unit.times.text(ratio.median))**"
      + (ratio.min < ratio.max
        ? " (\(Unit.digits(ratio.min)) … \(Unit.digits(ratio.max)))" : "")
  }

  private func growthTable(_ growths: [(title: String, curves: [Growth], unit: Unit)]) -> String {
    var rows: [[String]] = []
    for (title, curves, unit) in growths {
      for curve in curves {
        guard let fit = curve.fit, let first = curve.points.first, let last = curve.points.last
        else { continue }
        rows.append([
          title, curve.name, fit.explains ? fit.order.rawValue : "none",
          "\(Unit.fixed(fit.residual * 100, 1)) %",
          Unit.fixed(fit.slope, 2), unit.text(first.spread.median),
          unit.text(last.spread.median),
          "\(Unit.grouped(UInt64(first.x))) … \(Unit.grouped(UInt64(last.x)))",
        ])
      }
    }
    guard !rows.isEmpty else { return "" }
    return "\n**Order of growth**\n\n"
      + Self.table(["", "", "order", "residual", "log-log slope", "first", "last", "n"], rows)
      + "\nThe order is that of a + b f(n), f one of 1, log n, n, n log n, which explains the medians "
      + "as well as the best one does, or nearly; the simplest of those. The residual is the root of "
      + "the mean square of relative errors.\n"
  }

  private func viewportText(_ pictures: Set<String>) -> String {
    let curves = viewportGrowth()
    guard !curves.isEmpty else { return "" }
    return
      "\n## A frame by the height of the viewport\n\nScrollwork only, 1,000,000 rows; n is the "
      + "height in px.\n"
      + picture("viewport.svg", "a frame by the height of the viewport", pictures)
      + growthTable([("frame", curves, .nanoseconds)])
  }

  private func ladderText(_ pictures: Set<String>) -> String {
    guard !ladder.steps.isEmpty else { return "" }
    let perRow = Unit.digits(bytesPerRow)
    return "\n## The physical limit\n\nThe dotted curve of the pictures of growth, \"one dependent "
      + "load\", is what it costs to read one place of an index that has no order a processor "
      + "could foresee. It is measured in the same run by following pointers through memories of "
      + "4 KiB to 256 MiB, a cache line each, in one random cycle. A list of n measured rows is "
      + "taken to need n times \(perRow) bytes, what a measured row of ours takes, and the curve is "
      + "the time of a load from a memory of that size, interpolated between the sizes measured. "
      + "Beyond the largest size it is drawn level, though misses of the page tables go on to "
      + "grow. A lookup of a random row in memory of that size cannot be below it; scrolling "
      + "can, since the next row is near the last one.\n"
      + picture("ladder.svg", "time of a dependent load by size", pictures) + "\n"
      + Self.table(
        ["memory", "a load"],
        ladder.steps.map {
          [Unit.bytes.text(Double($0.bytes)), Unit.nanoseconds.text($0.nanoseconds)]
        })
  }

  private func picture(_ file: String, _ title: String, _ pictures: Set<String>) -> String {
    pictures.contains(file) ? "\n![\(title)](\(file))\n" : ""
  }

  /// A table of Markdown, of which all but the first column are set to the right.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines =
      [head, ["---"] + head.dropFirst().map { _ in "---:" }]
      + rows.map { $0.map { $0.replacing("|", with: "\\|") } }
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
