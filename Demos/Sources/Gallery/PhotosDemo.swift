import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// Pictures in a grid or in staggered lanes; the one you look at stays while they change places.
final class PhotosDemo: Recordable {
  let view: CollectionView
  let controlsHeight = 48.0
  private let surroundings: Surroundings
  private var segments = Segments(["Grid", "Masonry", "Lines"])
  private static let count = 100_000

  init(_ surroundings: Surroundings, arrangement: Int = 0) throws {
    self.surroundings = surroundings
    segments.selected = arrangement
    view = CollectionView(layout: try Self.layouts[arrangement].makeLayout(showsHeaders: false))
    view.register(Photo.self)
    view.cellProvider = { [unowned self] view, path in
      let photo: Photo = view.dequeueCell(at: path)
      photo.surroundings = surroundings
      photo.number = path.item
      photo.shape = Self.shape(path.item)
      photo.arrangement = { [unowned self] in segments.selected }
      return photo
    }
    try view.reloadData(sectionCounts: [Self.count])
  }

  private static let layouts = [
    Scenario.Layout(
      kind: .grid(.init(columns: .adaptive(110), columnSpacing: 3, lines: .aspect(1))), spacing: 3),
    Scenario.Layout(
      kind: .masonry(.init(columns: .adaptive(150), columnSpacing: 10)), spacing: 10,
      sectionInsets: LayoutInsets(top: 12, left: 12, bottom: 12, right: 12),
      estimates: .init(row: 170)),
    Scenario.Layout(
      kind: .flow(
        .init(itemSpacing: 6, widths: .fixed(100), estimatedWidth: 100, alignment: .center)),
      spacing: 6, sectionInsets: LayoutInsets(top: 6, left: 6, bottom: 6, right: 6),
      estimates: .init(row: 100)),
  ]

  var described: Scenario.Layout { Self.layouts[segments.selected] }

  func describe(_ layout: any CollectionLayout) -> Scenario.Layout? {
    Self.layouts[layout is GridLayout ? 0 : layout is MasonryLayout ? 1 : 2]
  }

  /// Height for width.
  private static func shape(_ number: Int) -> Double {
    [0.66, 1.0, 1.5, 0.75, 1.33, 0.8][Prose.scatter(number, below: 6)]
  }

  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    segments.area = LayoutRect(x: 16, y: 4, width: canvas.size.width - 32, height: 34)
    segments.draw(in: &canvas, surroundings.theme)
  }

  func control(_ touch: ControlTouch, at point: LayoutPoint) throws {
    guard touch == .began, let choice = segments.hit(point), choice != segments.selected
    else { return }
    segments.selected = choice
    try view.setLayout(described.makeLayout(showsHeaders: false), animated: true)
  }
}

/// A picture with its number.
final class Photo: StageCell {
  var number = 0
  /// Height for width, where it may choose its width.
  var shape = 1.0
  /// The current layout. Read each time: a picture that stays while the layout changes is not configured again.
  var arrangement: () -> Int = { 0 }

  override func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    switch arrangement() {
    case 1: LayoutSize(width: proposal.width, height: proposal.width * shape)
    case 2: LayoutSize(width: (100 / shape).rounded(), height: 100)
    default: proposal
    }
  }

  override func draw(in canvas: inout Canvas) {
    let radius = [0, 10, 6.0][arrangement()]
    Artwork.draw(number, in: canvas.bounds, radius: radius, &canvas)
    let line = LayoutRect(
      x: 8, y: canvas.size.height - 22, width: canvas.size.width - 16, height: 14)
    canvas.text(
      number.grouped, in: line.moved(y: 1), style: Type.figures, Color(hex: 0x000000, alpha: 110))
    canvas.text(number.grouped, in: line, style: Type.figures, Color(hex: 0xFFFFFF))
  }
}
