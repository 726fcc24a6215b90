import ScrollPhysics
import ScrollTools

/// What the colors and marks of a curve's picture mean, in rows below its title.
enum CurveLegend {
  enum Symbol {
    case segment(SegmentKind)
    case beyond
    case event(MotionEvent.Kind)
  }

  struct Entry {
    var symbol: Symbol
    var words: String
    /// Where the symbol begins, on the baseline of the words.
    var place: PlotPoint
  }

  /// The entries that a picture `width` wide needs.
  static func entries(
    _ trace: PlotTrace, _ events: [MotionEvent], _ request: CurveRequest, width: Double
  ) -> [Entry] {
    var symbols: [(Symbol, String)] = []
    var seen: Set<SegmentKind> = []
    for kind in trace.stretches.map(\.kind) where seen.insert(kind).inserted {
      symbols.append((.segment(kind), kind.words))
    }
    if request.lower != nil || request.upper != nil { symbols.append((.beyond, "beyond an edge")) }
    for kind in [MotionEvent.Kind.bounceBegan, .bouncePeaked, .bounceEnded, .stopped]
    where events.contains(where: { $0.kind == kind }) {
      let words = kind == .stopped ? "stopped by the edge" : "bounce \(kind.word)"
      symbols.append((.event(kind), words))
    }
    var place = PlotPoint(x: margin, y: 113)
    return symbols.map { symbol, words in
      let length = room(symbol) + TextWidth.of(words, size: size)
      if place.x + length > width - margin { place = PlotPoint(x: margin, y: place.y + 22) }
      defer { place.x += length + 18 }
      return Entry(symbol: symbol, words: words, place: place)
    }
  }

  static func draw(_ entries: [Entry], on canvas: inout SVGCanvas) {
    for entry in entries {
      let (x, y) = (entry.place.x, entry.place.y)
      switch entry.symbol {
      case .segment(let kind):
        canvas.line(
          PlotPoint(x: x, y: y - 4.5), PlotPoint(x: x + 22, y: y - 4.5),
          SVGCanvas.Stroke(color: Palette.color(kind), width: 3.5))
      case .beyond:
        canvas.rect(
          PlotBox(minX: x, minY: y - 11, maxX: x + 22, maxY: y + 2), fill: Palette.beyond)
        canvas.line(
          PlotPoint(x: x, y: y + 2), PlotPoint(x: x + 22, y: y + 2),
          SVGCanvas.Stroke(color: Palette.edge, width: 1.4))
      case .event(let kind):
        canvas.mark(kind, PlotPoint(x: x + 6, y: y - 4.5))
      }
      canvas.text(
        entry.words, PlotPoint(x: x + room(entry.symbol), y: y), SVGCanvas.Letters(size: size))
    }
  }

  private static let margin = 32.0
  private static let size = 12.5

  /// From a symbol's beginning to its words.
  private static func room(_ symbol: Symbol) -> Double {
    if case .event = symbol { 18 } else { 29 }
  }
}
