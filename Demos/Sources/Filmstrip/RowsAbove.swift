import Gestures
import Scrollwork
import VectorPicture

/// A list that is flung while rows are inserted above the screen, as an animated SVG.
///
/// Every row is drawn once. A single group moves all of them by the displacement of each frame, so the picture can only be
/// drawn if the inserts move nothing: `picture()` throws otherwise.
struct RowsAbove {
  enum Failure: Error { case rowMoved(String, frame: Int) }

  static let screen = LayoutSize(width: 390, height: 640)
  /// Seconds at which 20 rows each are inserted, while the first fling moves the content.
  static let inserts = [0.9, 1.3, 1.7]
  static let rowsEach = 20
  private static let seconds = 5.0
  /// One of two frames is drawn: 30 a second.
  private static let step = 2

  /// The state of one drawn frame.
  private struct Moment {
    var seconds: Double
    /// Points that the content was scrolled since the first frame.
    var scrolled: Double
    var offset: Double
    var rowsAbove: Int
  }

  func picture() throws -> String {
    var names: Set<String> = []
    var cities = try Cities.load(of: ["Austria", "Switzerland"]).countries.flatMap(\.cities).filter
    {
      names.insert($0.name).inserted
    }
    var shown = Array(cities.suffix(60))
    cities.removeLast(60)
    let view = CollectionView(layout: try ListLayout(ListLayout.Configuration()))
    view.register(CityCell.self)
    view.cellProvider = { view, path in
      let cell: CityCell = view.dequeueCell(at: path)
      (cell.name, cell.lines) = (shown[path.item].name, shown[path.item].lines)
      return cell
    }
    try view.setViewport(size: Self.screen, scale: 2)
    try view.reloadData(sectionCounts: [shown.count])
    try view.swipe(from: 520, to: 180, start: 0.3, duration: 0.16)
    try view.swipe(from: 160, to: 480, start: 3.2, duration: 0.14)

    var clock = FixedRateClock()
    var inserts = Self.inserts[...]
    var rows: [String: (svg: String, y: Double)] = [:]
    var moments: [Moment] = []
    var scrolled = 0.0
    for number in 0..<Int(60 * Self.seconds) {
      let time = clock.next()
      if let next = inserts.first, time.seconds >= next {
        inserts.removeFirst()
        let new = Array(cities.suffix(Self.rowsEach))
        cities.removeLast(new.count)
        shown.insert(contentsOf: new, at: 0)
        try view.insertItems(at: ItemPath(section: 0, item: 0), count: new.count)
      }
      let frame = try view.step(to: time)
      scrolled += frame.displacement.points
      for group in frame.displayList.groups {
        let y = group.origin.y + scrolled
        guard
          let element = frame.visible.first(where: {
            abs($0.start.points - group.origin.y) < 0.001
          }),
          case .item(let path) = element.element
        else { continue }
        let name = shown[path.item].name
        if let row = rows[name] {
          guard abs(row.y - y) < 0.001 else { throw Failure.rowMoved(name, frame: number) }
        } else {
          let origin = LayoutPoint(x: group.origin.x, y: y)
          rows[name] = (SVGPicture.group(group, at: origin, of: frame.displayList), y)
        }
      }
      guard number.isMultiple(of: Self.step), case .item(let first)? = frame.visible.first?.element
      else { continue }
      moments.append(
        Moment(
          seconds: time.seconds, scrolled: scrolled, offset: frame.contentOffset.y,
          rowsAbove: first.item))
    }
    return svg(rows.values.sorted { $0.y < $1.y }.map(\.svg), moments)
  }

  // MARK: Drawing

  private func svg(_ rows: [String], _ moments: [Moment]) -> String {
    let (width, height) = (Self.screen.width, Self.screen.height)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 430" width="760" height="430" \
      font-family="Inter, Helvetica, Arial, sans-serif">
      <rect width="760" height="430" rx="12" fill="#fbfcfe"/>
      <g transform="translate(28 22) scale(0.6)"><clipPath id="screen">\
      <rect width="\(SVGPicture.number(width))" height="\(SVGPicture.number(height))" rx="30"/></clipPath>
      <g clip-path="url(#screen)"><g>

      """
    svg += rows.joined(separator: "\n")
    svg += animate(
      "animateTransform", #"attributeName="transform" type="translate""#,
      moments.map { "0 \(SVGPicture.number(-$0.scrolled))" })
    svg +=
      "</g></g><rect width=\"\(SVGPicture.number(width))\" height=\"\(SVGPicture.number(height))\" rx=\"30\" "
    svg += "fill=\"none\" stroke=\"#1c2434\" stroke-width=\"7\"/></g>\n"
    return svg + captions(moments) + chart(moments) + "</svg>\n"
  }

  private func animate(_ element: String, _ attributes: String, _ values: [String]) -> String {
    "<\(element) \(attributes) dur=\"\(SVGPicture.number(Self.seconds))s\" repeatCount=\"indefinite\" "
      + "calcMode=\"discrete\" values=\"\(values.joined(separator: ";"))\"/>"
  }

  /// A text that is visible in some of the moments.
  private func text(_ string: String, y: Double, size: Double, fill: String, _ isVisible: [Bool])
    -> String
  {
    "<g opacity=\"0\">" + SVGPicture.text(string, x: 300, y: y, size: size, fill: fill, weight: 600)
      + animate("animate", #"attributeName="opacity""#, isVisible.map { $0 ? "1" : "0" }) + "</g>\n"
  }

  private func captions(_ moments: [Moment]) -> String {
    var svg = SVGPicture.text(
      "New rows above, while the list is flung", x: 300, y: 52, size: 18, weight: 600)
    svg += SVGPicture.text("rows above the screen", x: 300, y: 92, size: 13, fill: "#6c768a")
    for count in Set(moments.map(\.rowsAbove)).sorted() {
      svg += text(
        "\(count)", y: 122, size: 26, fill: "#1c2434", moments.map { $0.rowsAbove == count })
    }
    svg += SVGPicture.text(
      "visible rows moved by the inserts", x: 480, y: 92, size: 13, fill: "#6c768a")
    svg += SVGPicture.text("0.0 pt", x: 480, y: 122, size: 26, fill: "#2f9e57", weight: 600)
    for time in Self.inserts {
      svg += text(
        "+ \(Self.rowsEach) rows above", y: 160, size: 18, fill: "#e5533d",
        moments.map { $0.seconds >= time && $0.seconds < time + 0.35 })
    }
    return svg
  }

  private func chart(_ moments: [Moment]) -> String {
    let area = LayoutRect(x: 300, y: 206, width: 430, height: 180)
    let high = max(1, moments.map(\.offset).max() ?? 1)
    func x(_ moment: Moment) -> String {
      SVGPicture.number(area.origin.x + area.size.width * moment.seconds / Self.seconds)
    }
    func y(_ moment: Moment) -> String {
      SVGPicture.number(area.origin.y + area.size.height * (1 - moment.offset / high))
    }
    var svg = SVGPicture.text(
      "content offset over time: it grows by the height of the new rows", x: 300, y: 194, size: 13,
      fill: "#6c768a")
    svg += "<path d=\"M300 386H730\" stroke=\"#b9c2d3\"/>"
    for time in Self.inserts {
      let place = SVGPicture.number(area.origin.x + area.size.width * time / Self.seconds)
      svg +=
        "<path d=\"M\(place) 206V386\" stroke=\"#e5533d\" stroke-dasharray=\"3 4\" opacity=\"0.6\"/>"
    }
    let points = moments.map { x($0) + "," + y($0) }.joined(separator: " ")
    svg +=
      "<polyline points=\"\(points)\" fill=\"none\" stroke=\"#3b5b8c\" stroke-width=\"2.5\"/>\n"
    svg += "<circle r=\"5\" fill=\"#fbfcfe\" stroke=\"#3b5b8c\" stroke-width=\"2.5\">"
    svg += animate("animate", #"attributeName="cx""#, moments.map(x))
    svg += animate("animate", #"attributeName="cy""#, moments.map(y))
    return svg + "</circle>\n"
  }
}
