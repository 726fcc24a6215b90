import Scrollwork
import Stage

/// Pictures in a grid or in staggered lanes; the one you look at stays while they change places.
final class PhotosDemo: Demo {
  let view: CollectionView
  let controlsHeight = 48.0
  private let surroundings: Surroundings
  private var segments = Segments(["Grid", "Masonry", "Lines"])
  private static let count = 100_000

  init(_ surroundings: Surroundings, arrangement: Int = 0) throws {
    self.surroundings = surroundings
    segments.selected = arrangement
    view = CollectionView(layout: try Self.layout(arrangement))
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

  private static func layout(_ arrangement: Int) throws -> any CollectionLayout {
    switch arrangement {
    case 0:
      var grid = GridLayout.Configuration()
      grid.columns = .adaptive(minimumLength: 110)
      grid.lineExtent = .aspect(1)
      grid.lineSpacing = 3
      grid.columnSpacing = 3
      return try GridLayout(grid)
    case 1:
      var masonry = MasonryLayout.Configuration()
      masonry.columns = .adaptive(minimumLength: 150)
      masonry.laneSpacing = 10
      masonry.itemSpacing = 10
      masonry.sectionInsets = LayoutInsets(top: 12, left: 12, bottom: 12, right: 12)
      masonry.extent = { path, lane in lane * shape(path.item) }
      return try MasonryLayout(masonry)
    default:
      var flow = FlowLayout.Configuration()
      flow.lineAlignment = .center
      flow.itemSpacing = 6
      flow.lineSpacing = 6
      flow.sectionInsets = LayoutInsets(top: 6, left: 6, bottom: 6, right: 6)
      flow.estimatedItemSize = LayoutSize(width: 100, height: 100)
      return try FlowLayout(flow)
    }
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
    try view.setLayout(try Self.layout(choice), animated: true)
  }
}

/// A picture with its number.
final class Photo: StageCell {
  var number = 0
  /// Height for width, where it may choose its width.
  var shape = 1.0
  /// Which layout there is. Asked each time: a picture that stays while the layout changes is not configured
  /// anew.
  var arrangement: () -> Int = { 0 }

  override func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    guard arrangement() == 2 else { return proposal }
    return LayoutSize(width: (100 / shape).rounded(), height: 100)
  }

  override func draw(in canvas: inout Canvas) {
    let radius = [0, 10, 6.0][arrangement()]
    Artwork.draw(number, in: canvas.bounds, radius: radius, &canvas)
    let line = LayoutRect(
      x: 8, y: canvas.size.height - 22, width: canvas.size.width - 16, height: 14)
    canvas.text(
      number.grouped, in: line.moved(y: 1), style: Type.figures, Color(0x000000, alpha: 110))
    canvas.text(number.grouped, in: line, style: Type.figures, Color(0xFFFFFF))
  }
}
