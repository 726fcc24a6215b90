/// How figures grow: a curve for each peer over two logarithmic axes, named at its end.
public struct GrowthPicture {
  public var title: String
  public var subtitle: String
  /// What goes to the right.
  public var across: String
  /// What goes upward.
  public var caption: String
  public var unit: Unit
  public var curves: [Growth]
  /// A curve next to the measured ones that is no one's, and what it is called.
  public var limit: (name: String, points: [(x: Double, value: Double)])?
  /// How a number to the right is written.
  public var tick: (Double) -> String
  public var footer: [String]

  public init(
    title: String, subtitle: String, across: String, caption: String, unit: Unit,
    curves: [Growth], limit: (name: String, points: [(x: Double, value: Double)])? = nil,
    tick: @escaping (Double) -> String, footer: [String]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.across = across
    self.caption = caption
    self.unit = unit
    self.curves = curves
    self.limit = limit
    self.tick = tick
    self.footer = footer
  }

  private static let width = 860.0
  private static let height = 576.0

  /// A name at the right and the end of what it names.
  private struct Label {
    var text: String
    var detail: String
    var ink: Ink
    var isBold = false
    var end: Place
  }

  /// The picture; `nil` where no curve has two points.
  public func svg() -> String? {
    let curves = curves.filter { $0.points.count > 1 }
    let scale = unit == .milliseconds ? 1e6 : 1
    var values = curves.flatMap { $0.points.flatMap { [$0.spread.min, $0.spread.max] } }
    values = values.map { $0 * scale } + (limit?.points.map { $0.value * scale } ?? [])
    let names = curves.map(\.name) + [limit?.name ?? ""] + curves.map(\.text)
    let room = names.map { SVGCanvas.width($0, size: 12.5) }.max() ?? 0
    let (left, right, top, bottom) = (92.0, Self.width - room - 56, 92.0, Self.height - 114)
    guard
      let x = LogAxis(
        curves.flatMap { $0.points.map { Double($0.x) } }, from: left, to: right),
      let y = LogAxis(values, from: bottom, to: top)
    else { return nil }
    var canvas = SVGCanvas(width: Self.width, height: Self.height)
    canvas.text(title, Place(x: 28, y: 40), size: 20, isBold: true)
    canvas.text(subtitle, Place(x: 28, y: 63), size: 13, .faint)
    drawGround(x, y, on: &canvas)
    var labels: [Label] = []
    if let limit {
      let points = limit.points.filter { $0.value > 0 }
        .map { Place(x: x.place($0.x), y: y.place($0.value * scale)) }
      canvas.line(points, .limit, width: 1.6, dashes: "2 5")
      if let end = points.last {
        labels.append(Label(text: limit.name, detail: "", ink: .limit, end: end))
      }
    }
    var ours = 0
    // Ours is drawn last, over the others.
    for curve in curves.filter({ !$0.isOurs }) + curves.filter(\.isOurs) {
      // Several figures of ours have a color each.
      let rank = curve.isOurs ? ours : 0
      ours += curve.isOurs ? 1 : 0
      let ink = rank > 0 ? [Ink.one, .two, .three][(rank - 1) % 3] : Ink.peer(curve.peer)
      let end = draw(curve, x, y, scale, ink, on: &canvas)
      labels.append(
        Label(text: curve.name, detail: curve.text, ink: ink, isBold: curve.isOurs, end: end))
    }
    draw(labels, from: right, bounds: top...bottom, on: &canvas)
    canvas.footer(footer)
    return canvas.document(title: title)
  }

  private func drawGround(_ x: LogAxis, _ y: LogAxis, on canvas: inout SVGCanvas) {
    let axisUnit = unit == .milliseconds ? Unit.nanoseconds : unit
    for mark in y.ticks(room: 26) {
      canvas.line([Place(x: x.from, y: mark.place), Place(x: x.to, y: mark.place)], .grid)
      let text = axisUnit == .bytes ? LogAxis.power(mark.value) : axisUnit.text(mark.value)
      canvas.text(
        text.replacing(".00", with: "").replacing(".0", with: ""),
        Place(x: x.from - 10, y: mark.place + 4), size: 12, .faint, anchor: .end)
    }
    for mark in x.ticks(room: 44) {
      canvas.line([Place(x: mark.place, y: y.from), Place(x: mark.place, y: y.to)], .grid)
      canvas.text(
        tick(mark.value), Place(x: mark.place, y: y.from + 20), size: 12, .faint,
        anchor: .middle)
    }
    canvas.text(
      across + ", logarithmic", Place(x: (x.from + x.to) / 2, y: y.from + 44), size: 12.5,
      anchor: .middle)
    canvas.text(
      caption + ", logarithmic", Place(x: 26, y: (y.from + y.to) / 2), size: 12.5,
      anchor: .middle, isUpright: true)
  }

  private func draw(
    _ curve: Growth, _ x: LogAxis, _ y: LogAxis, _ scale: Double, _ ink: Ink,
    on canvas: inout SVGCanvas
  ) -> Place {
    let points = curve.points.filter { $0.spread.median > 0 }
    let places = points.map {
      Place(x: x.place(Double($0.x)), y: y.place($0.spread.median * scale))
    }
    for (point, place) in zip(points, places) where point.spread.min > 0 {
      canvas.line(
        [
          Place(x: place.x, y: y.place(point.spread.min * scale)),
          Place(x: place.x, y: y.place(point.spread.max * scale)),
        ], ink, width: 1.4, opacity: 0.6)
    }
    canvas.line(places, ink, width: curve.isOurs ? 3 : 2)
    for place in places { canvas.dot(place, radius: curve.isOurs ? 4.2 : 3.4, ink) }
    return places.last ?? Place(x: x.from, y: y.from)
  }

  private func draw(
    _ labels: [Label], from right: Double, bounds: ClosedRange<Double>,
    on canvas: inout SVGCanvas
  ) {
    let places = LabelColumn.places(labels.map(\.end.y), room: 34, bounds: bounds)
    for (label, y) in zip(labels, places) {
      canvas.line(
        [
          Place(x: label.end.x + 7, y: label.end.y), Place(x: right + 8, y: label.end.y),
          Place(x: right + 22, y: y),
        ], label.ink, width: 1, dashes: "1 4", opacity: 0.8)
      canvas.text(
        label.text, Place(x: right + 28, y: label.detail.isEmpty ? y + 4 : y), size: 12.5,
        label.ink, isBold: label.isBold)
      if !label.detail.isEmpty {
        canvas.text(label.detail, Place(x: right + 28, y: y + 14.5), size: 11.5, .faint)
      }
    }
  }
}
