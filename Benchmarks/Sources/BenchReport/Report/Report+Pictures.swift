extension Report {
  /// The pictures and the names of their files, in the order of the report.
  public func pictures() -> [(file: String, svg: String)] {
    var pictures: [(file: String, svg: String)] = []
    func add(_ file: String, _ svg: String?) {
      if let svg { pictures.append((file, svg)) }
    }
    for section in Section.all {
      add("\(section.name).svg", bars(section))
      for line in section.grown { add(section.file(line), growth(section, line)) }
    }
    add("viewport.svg", viewport())
    add("ladder.svg", ladderPicture())
    return pictures
  }

  private var footer: [String] {
    [
      "\(machine.processor), \(machine.cores) cores, \(Unit.bytes.text(Double(machine.memory))), "
        + machine.system,
      "Median of \(repetitions) repetitions, whiskers from the smallest to the largest. \(date)",
    ]
  }

  private func bars(_ section: Section) -> String? {
    let panels = section.lines.filter(\.isDrawn).map { line in
      let entries = series(line).compactMap { series -> BarPicture.Entry? in
        guard let cell = series.cells[section.count], cell.spread.median > 0 else { return nil }
        return BarPicture.Entry(
          name: series.title, isOurs: Peer.isOurs(series.peer), spread: cell.spread,
          ratio: cell.ratio)
      }
      return (title: line.title, entries: entries)
    }
    guard let unit = section.lines.first?.unit else { return nil }
    return BarPicture(
      title: section.title,
      subtitle:
        "\(Unit.grouped(UInt64(section.count))) rows. × is the time beside ours in the same run.",
      caption: section.caption, unit: unit, panels: panels, footer: footer
    ).svg()
  }

  private func growth(_ section: Section, _ line: Section.Line) -> String? {
    let curves = growth(line).filter { $0.points.count > 1 }
    let counts = curves.flatMap { $0.points.map(\.x) }
    guard let low = counts.min(), let high = counts.max() else { return nil }
    let scale = line.unit == .milliseconds ? 1e-6 : 1
    var limit: (name: String, points: [(x: Double, value: Double)])?
    if line.unit.isTime, !ladder.steps.isEmpty {
      limit = (
        "one dependent load",
        self.limit(low...high).map { (x: $0.x, value: $0.value * scale) }
      )
    }
    return GrowthPicture(
      title: section.title + ", by the length of the list", subtitle: line.title,
      across: "rows of the list", caption: section.caption, unit: line.unit, curves: curves,
      limit: limit, tick: LogAxis.power,
      footer: footer
    ).svg()
  }

  private func viewport() -> String? {
    let curves = viewportGrowth()
    guard !curves.isEmpty else { return nil }
    return GrowthPicture(
      title: "A frame of scrolling, by the height of the viewport",
      subtitle: "1,000,000 rows, 600 px wide, 37 px a frame",
      across: "height of the viewport in px", caption: "CPU time of a frame", unit: .nanoseconds,
      curves: curves, tick: { Unit.grouped(UInt64($0)) }, footer: footer
    ).svg()
  }

  private func ladderPicture() -> String? {
    let points = ladder.steps.map { Growth.Point(x: $0.bytes, spread: $0.nanoseconds) }
    guard points.count > 1 else { return nil }
    return GrowthPicture(
      title: "What a load costs that must wait for the one before it",
      subtitle: "Cache lines in random order; misses of the page tables included",
      across: "bytes of memory that the loads go to", caption: "time of a load",
      unit: .nanoseconds,
      curves: [Growth(name: "this machine", peer: Peer.ours, points: points, isFitted: false)],
      tick: LogAxis.power, footer: footer
    ).svg()
  }
}
