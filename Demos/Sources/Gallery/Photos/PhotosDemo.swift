import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// Pictures in a grid or in staggered lanes; the first one on screen stays while they are arranged again, and while others are deleted.
final class PhotosDemo: Recordable, Keeping, SelectingDemo, DetailPresenting {
  let view: CollectionView
  let controlsHeight = 48.0
  let surroundings: Surroundings
  /// The pictures by number, in order.
  let source: SnapshotSource<Int, Int>
  private(set) var segments = Segments(["Grid", "Masonry", "Lines"])
  static let count = 100_000

  var showDetail: ((Int) throws -> Void)?
  var isSelecting = false
  /// How many pictures are selected. Counted when it may have changed: there can be many.
  var selectedCount = 0
  var removal: Removal?
  var now = Timestamp.zero
  var strip = Buttons<Command>()
  var bar = ActionBar<Command>()
  var notice = Notice()

  init(_ surroundings: Surroundings, arrangement: Int = 0) throws {
    self.surroundings = surroundings
    segments.selected = arrangement
    view = CollectionView(layout: try Self.layouts[arrangement].makeLayout(showsHeaders: false))
    view.register(Photo.self)
    var choice: () -> Int = { arrangement }
    source = SnapshotSource(view) { view, path, number in
      let photo: Photo = view.dequeueCell(at: path)
      photo.surroundings = surroundings
      photo.number = number
      photo.shape = Self.shape(number)
      photo.arrangement = choice
      return photo
    }
    choice = { [unowned self] in segments.selected }
    view.eventHandler = { [unowned self] _, event in note(event) }
    try source.update {
      try $0.appendSections([0])
      try $0.appendItems(0..<Self.count, toSection: 0)
    }
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
  static func shape(_ number: Int) -> Double {
    [0.66, 1.0, 1.5, 0.75, 1.33, 0.8][Prose.scatter(number, below: 6)]
  }

  func update(to time: Timestamp) {
    now = time
    if let removal, time >= removal.end { self.removal = nil }
  }

  var nextUpdate: Timestamp? { removal?.end }

  // MARK: The strip

  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    let area = LayoutRect(x: 16, y: 4, width: canvas.size.width - 32, height: 34)
    let button: Buttons<Command>.Button =
      isSelecting ? .init("Done", .endSelecting) : .init("Select", .select)
    let room = strip.draw([button], trailingIn: area, &canvas, surroundings)
    segments.area = LayoutRect(x: 16, y: 4, width: min(room, 420), height: 34)
    segments.draw(in: &canvas, surroundings.theme)
  }

  func arrange(_ choice: Int, animated: Bool = true) throws {
    guard choice != segments.selected else { return }
    segments.selected = choice
    try view.setLayout(described.makeLayout(showsHeaders: false), animated: animated)
  }
}

/// A picture with its number.
final class Photo: StageCell {
  var number = 0
  /// Height for width, where it may choose its width.
  var shape = 1.0
  /// The current layout. Read each time: a picture that stays while the layout changes is not configured again.
  var arrangement: () -> Int = { 0 }

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    switch arrangement() {
    case 1: LayoutSize(width: proposal.width, height: proposal.width * shape)
    case 2: LayoutSize(width: (100 / shape).rounded(), height: 100)
    default: proposal
    }
  }

  override func paint(in canvas: inout Canvas) {
    let radius = [0, 10, 6.0][arrangement()]
    Artwork.draw(number, in: canvas.bounds, radius: radius, &canvas)
    if state.isSelected {
      canvas.roundedRect(canvas.bounds, radius: radius, theme.fill.withAlpha(70))
      canvas.border(canvas.bounds, radius: radius, width: 3, theme.fill)
      let mark = LayoutRect(x: canvas.size.width - 32, y: 8, width: 24, height: 24)
      canvas.border(
        mark.inset(by: LayoutInsets(-1.5)), radius: 13.5, width: 1.5, Color(hex: 0xFFFFFF))
      CheckMark.draw(in: mark, &canvas, theme)
    }
    let title = number.grouped
    let width = (surroundings?.width(of: title, Type.figures) ?? 0) + 12
    let label = LayoutRect(x: 6, y: canvas.size.height - 24, width: width, height: 18)
    canvas.roundedRect(label, radius: 9, Color(hex: 0x000000, alpha: 160))
    canvas.text(
      title, in: label.line(of: 14), style: Type.figures.aligned(.center), Color(hex: 0xFFFFFF))
    if state.isFocused {
      canvas.border(canvas.bounds, radius: radius, width: 4, Color(hex: 0xFFFFFF))
      canvas.border(
        canvas.bounds.inset(by: LayoutInsets(1)), radius: max(0, radius - 1), width: 2,
        theme.accent)
    }
  }
}
