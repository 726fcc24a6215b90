import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// Shelves of records as a cover flow: the one in the middle lies in front, its neighbors lean back behind it. Only the one in
/// front has its name below it: those of the others would lie half under it.
final class CoversDemo: MarkingDemo {
  let view: CollectionView
  let described: Scenario.Layout
  private let surroundings: Surroundings
  /// The records that were put aside.
  var marked: Set<Int> = []

  private static let shelves = [
    "Played last", "For the evening", "Strings", "On the road", "Piano",
  ]
  /// The side of a cover, and what a record takes of its shelf, in points.
  static let side = 220.0
  /// Points above a cover.
  static let top = 6.0
  private static let step = 150.0
  /// How much closer to the middle a record lies than its place, for each record between them, in points.
  static let pull = 26.0

  init(_ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    let text = 54 * (surroundings.textSize.textScale - 1)
    let shelf = Scenario.Layout.Section(
      items: [1], itemSpacing: 0, groupWidth: 1, groupPoints: Self.step,
      height: .fixed((Self.side + 64 + text).rounded()), spacing: 0,
      insets: LayoutInsets(top: 4, left: 0, bottom: 10, right: 0),
      scrolling: .groupPagingCentered)
    described = Scenario.Layout(
      kind: .compositional([shelf]), estimates: .init(header: 48), headers: true)
    view = CollectionView(layout: try described.makeLayout(showsHeaders: true))
    view.register(Cover.self)
    view.register(ShelfTitle.self)
    view.cellProvider = { [unowned self] view, path in
      let cover: Cover = view.dequeueCell(at: path)
      cover.surroundings = surroundings
      cover.number = Self.number(path)
      cover.isMarked = marked.contains(cover.number)
      return cover
    }
    view.headerProvider = { view, section in
      let title: ShelfTitle = view.dequeueHeader(inSection: section)
      title.surroundings = surroundings
      title.margin = 20
      title.title = Self.shelves[section % Self.shelves.count]
      return title
    }
    view.effectProvider = Self.effect
    try view.reloadData(sectionCounts: Self.shelves.indices.map { 24 + 6 * $0 })
  }

  /// A record is drawn smaller and further back with its distance from the middle of the shelf, by the place alone.
  static func effect(of place: ElementPlace) -> ElementEffect {
    var effect = ElementEffect()
    guard place.element.itemPath != nil, place.viewportBreadth > 0 else { return effect }
    let middle = place.crossStart + place.crossExtent / 2
    let distance = distance(of: middle, in: place.viewportBreadth)
    let lean = min(1, abs(distance))
    let scale = 1 - 0.26 * lean
    effect.transform = .scale(x: scale, y: scale)
    // Its neighbors come closer, so that they lie behind it.
    effect.crossOffset = -distance * pull
    effect.depth = -Int(abs(distance) * 100)
    return effect
  }

  /// How many records lie between the middle of the shelf and a place on it, below 0 before the middle.
  private static func distance(of middle: Double, in breadth: Double) -> Double {
    (middle - breadth / 2) / step
  }

  static func number(_ path: ItemPath) -> Int { path.section * 100 + path.item }

  /// How opaque a record's name is: wholly up to a quarter of the way to the next one's, and not at all from the half on.
  static func nameOpacity(distance: Double) -> Double { min(1, max(0, 2 - 4 * abs(distance))) }

  /// The names of the records in front, which change over while a shelf is scrolled.
  func drawAbove(in canvas: inout Canvas, after frame: Frame) {
    for shown in frame.visible {
      guard let path = shown.element.itemPath, shown.hasCell else { continue }
      let middle = shown.crossStart.points + shown.crossExtent.points / 2
      let distance = Self.distance(of: middle, in: canvas.size.width)
      let opacity = Self.nameOpacity(distance: distance)
      guard opacity > 0 else { continue }
      canvas.pushOpacity(opacity)
      drawName(
        Record(number: Self.number(path)), middle: middle - distance * Self.pull,
        y: shown.start.points + Self.top + Self.side + 8, in: &canvas)
      canvas.pop()
    }
  }

  private func drawName(_ record: Record, middle: Double, y: Double, in canvas: inout Canvas) {
    let (theme, scale) = (surroundings.theme, surroundings.textSize.textScale)
    let width = min(canvas.size.width - 32, Self.side * max(1, scale))
    let name = Type.headline.scaled(by: scale)
    let artist = Type.caption.limited(to: 1).scaled(by: scale)
    let line = LayoutRect(x: middle - width / 2, y: y, width: width, height: 20 * scale)
    canvas.text(record.name, in: line, style: name.aligned(.center), theme.ink)
    canvas.text(
      record.artist, in: line.moved(y: 21 * scale), style: artist.aligned(.center), theme.quiet)
  }

  let cardRadius = 12.0

  enum Kept: ParcelKey { typealias Value = [Int] }
}

/// What a record is called and who plays on it.
struct Record: Hashable {
  var number: Int

  var name: String { Self.names[Prose.scatter(number, below: Self.names.count)] }
  var artist: String { Self.artists[Prose.scatter(number + 3, below: Self.artists.count)] }

  private static let names = [
    "Northern Light", "Small Hours", "The Long Field", "Salt", "Paper Moons", "Second Harvest",
    "Low Tide", "Ferry Songs", "A Room with Snow", "Orchard", "Quiet Engines", "Blue Hour",
  ]
  private static let artists = [
    "Ida Lund", "The Weir Quartet", "Osei & Park", "Mara Voss", "Trio Almanac", "J. Okafor",
    "Noor Haddad", "The Late Trains",
  ]
}

/// A record's cover, wider than its place on the shelf.
final class Cover: StageCell {
  var number = 0
  var isMarked = false

  override var growsWithText: Bool { false }

  override func paint(in canvas: inout Canvas) {
    let side = CoversDemo.side
    let cover = LayoutRect(
      x: (canvas.size.width - side) / 2, y: CoversDemo.top, width: side,
      height: side)
    canvas.shadow(cover.moved(y: 4), radius: 12, blur: 14, theme.shadow)
    canvas.roundedRect(cover, radius: 12, theme.surface)
    Artwork.draw(number &* 7 &+ 3, in: cover, radius: 12, &canvas)
    if isMarked {
      let mark = LayoutRect(x: cover.maxX - 40, y: cover.minY + 12, width: 28, height: 28)
      CheckMark.draw(in: mark, &canvas, theme)
    }
  }
}
