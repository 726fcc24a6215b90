/// Bars side by side, one for each peer, in one or several panels over the same logarithmic axis.
public struct BarPicture {
  public struct Entry: Equatable, Sendable {
    public var name: String
    public var isOurs: Bool
    public var spread: Spread
    /// Beside ours in the same repetitions.
    public var ratio: Spread?

    public init(name: String, isOurs: Bool, spread: Spread, ratio: Spread?) {
      self.name = name
      self.isOurs = isOurs
      self.spread = spread
      self.ratio = ratio
    }
  }

  public var title: String
  public var subtitle: String
  /// What the axis tells.
  public var caption: String
  public var unit: Unit
  public var panels: [(title: String, entries: [Entry])]
  /// Below everything: where it was measured.
  public var footer: [String]

  public init(
    title: String, subtitle: String, caption: String, unit: Unit,
    panels: [(title: String, entries: [Entry])], footer: [String]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.caption = caption
    self.unit = unit
    self.panels = panels.filter { !$0.entries.isEmpty }
    self.footer = footer
  }

  private static let width = 860.0
  private static let rowHeight = 30.0
  private static let thickness = 16.0

  /// The picture; `nil` where no value is positive, so that a logarithmic axis has none.
  public func svg() -> String? {
    let entries = panels.flatMap(\.entries)
    let names = entries.map { SVGCanvas.width($0.name, size: 13) }.max() ?? 0
    let labels =
      entries.map { SVGCanvas.width(unit.text($0.spread.median) + "  " + detail($0), size: 12.5) }
      .max() ?? 0
    let left = 28 + names + 12
    let right = Self.width - 28 - labels - 10
    let values = entries.flatMap { [$0.spread.min, $0.spread.median, $0.spread.max] }
    guard right - left > 120,
      let least = values.filter({ $0 > 0 }).min(),
      // The shortest bar is to be seen as well.
      let axis = LogAxis(
        values.map { $0 * scale } + [least * scale / 2.5], from: left, to: right)
    else { return nil }
    let top = 88.0
    let heights = panels.map { 28 + Double($0.entries.count) * Self.rowHeight + 12 }
    let bottom = top + heights.reduce(0, +)
    var canvas = SVGCanvas(width: Self.width, height: bottom + 100)
    canvas.text(title, Place(x: 28, y: 40), size: 20, isBold: true)
    canvas.text(subtitle, Place(x: 28, y: 63), size: 13, .faint)
    drawAxis(axis, at: bottom, on: &canvas)
    var y = top
    for (panel, height) in zip(panels, heights) {
      for tick in axis.ticks(room: 54) {
        canvas.line(
          [Place(x: tick.place, y: y + 28), Place(x: tick.place, y: y + height - 8)], .grid)
      }
      canvas.text(panel.title, Place(x: 28, y: y + 18), size: 13.5, isBold: true)
      let sorted = panel.entries.sorted {
        ($0.spread.median, $0.name) < ($1.spread.median, $1.name)
      }
      for (row, entry) in sorted.enumerated() {
        draw(entry, axis, y: y + 28 + (Double(row) + 0.5) * Self.rowHeight, on: &canvas)
      }
      y += height
    }
    canvas.footer(footer)
    return canvas.document(title: title)
  }

  /// The axis counts in nanoseconds, bytes or whatever is the smallest unit, so that powers of ten are
  /// those of a unit.
  private var scale: Double { unit == .milliseconds ? 1e6 : 1 }
  private var axisUnit: Unit { unit == .milliseconds ? .nanoseconds : unit }

  /// What stands behind the value.
  private func detail(_ entry: Entry) -> String {
    guard let ratio = entry.ratio, !entry.isOurs else { return "" }
    return Unit.times.text(ratio.median)
  }

  private func drawAxis(_ axis: LogAxis, at bottom: Double, on canvas: inout SVGCanvas) {
    for tick in axis.ticks(room: 54) {
      canvas.text(
        axisUnit == .bytes ? "\(LogAxis.power(tick.value)) B" : plain(tick.value),
        Place(x: tick.place, y: bottom + 18), size: 12, .faint, anchor: .middle)
    }
    canvas.text(
      caption + ", logarithmic", Place(x: (axis.from + axis.to) / 2, y: bottom + 41), size: 12.5,
      anchor: .middle)
  }

  /// `10 µs`, without the decimals of a measured value.
  private func plain(_ value: Double) -> String {
    let text = axisUnit.text(value)
    return text.replacing(".00", with: "").replacing(".0", with: "")
  }

  private func draw(
    _ entry: Entry, _ axis: LogAxis, y: Double, on canvas: inout SVGCanvas
  ) {
    let ink: Ink = entry.isOurs ? .ours : .limit
    canvas.text(
      entry.name, Place(x: axis.from - 12, y: y + 4.5), size: 13, entry.isOurs ? .ours : .ink,
      anchor: .end, isBold: entry.isOurs)
    var end = axis.from
    if entry.spread.median > 0 {
      end = axis.place(entry.spread.median * scale)
      canvas.bar(
        x: axis.from, y: y - Self.thickness / 2, width: max(2, end - axis.from),
        height: Self.thickness, ink)
    }
    if entry.spread.min > 0, entry.spread.max > entry.spread.min {
      let low = axis.place(entry.spread.min * scale)
      let high = axis.place(entry.spread.max * scale)
      canvas.line([Place(x: low, y: y), Place(x: high, y: y)], .ink, width: 1.6)
      for x in [low, high] {
        canvas.line([Place(x: x, y: y - 4), Place(x: x, y: y + 4)], .ink, width: 1.6)
      }
      end = max(end, high)
    }
    canvas.text(
      unit.text(entry.spread.median), Place(x: end + 9, y: y + 4.5), size: 12.5,
      entry.isOurs ? .ours : .ink, isBold: true, detail: detail(entry))
  }
}
