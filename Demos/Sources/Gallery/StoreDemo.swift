import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// A shop's front page: carousels that scroll to the side by themselves between rows of offers.
final class StoreDemo: MarkingDemo {
  let view: CollectionView
  /// The offers in the basket.
  var marked: Set<Int> = []
  private var isWide = false
  private static let titles = [
    "New this week", "For the desk", "Editors' choice", "Small gifts", "Outdoors", "Kitchen",
    "For winter", "Books", "Last chance",
  ]

  init(_ surroundings: Surroundings) throws {
    let textScale = surroundings.textSize.textScale
    narrow = Self.layout(isWide: false, textScale)
    wide = Self.layout(isWide: true, textScale)
    view = CollectionView(layout: try narrow.makeLayout(showsHeaders: true))
    view.register(Offer.self)
    view.register(ShelfTitle.self)
    view.cellProvider = { [unowned self] view, path in
      let offer: Offer = view.dequeueCell(at: path)
      offer.surroundings = surroundings
      offer.number = Self.number(path)
      offer.isInBasket = marked.contains(offer.number)
      offer.kind = path.section % 3
      return offer
    }
    view.headerProvider = { view, section in
      let title: ShelfTitle = view.dequeueHeader(inSection: section)
      title.surroundings = surroundings
      title.title = Self.titles[section % Self.titles.count]
      return title
    }
    view.register(BasketMark.self, forDecoration: "basket") { [unowned self] mark, path in
      mark.surroundings = surroundings
      mark.isInBasket = path.element.itemPath.map { marked.contains(Self.number($0)) } ?? false
    }
    let side = 26 * textScale
    try view.setAnchoredDecorations([
      AnchoredDecoration(
        kind: "basket", size: LayoutSize(width: side, height: side),
        pivot: LayoutPoint(x: 1, y: 0), offset: LayoutPoint(x: -12 * textScale, y: 12 * textScale))
    ])
    try view.reloadData(sectionCounts: (0..<18).map { [12, 9, 24][$0 % 3] })
  }

  static func number(_ path: ItemPath) -> Int { path.section * 100 + path.item }

  let cardRadius = 14.0

  enum Kept: ParcelKey { typealias Value = [Int] }

  /// Wide cards one at a time, a row of three, small cards.
  private let narrow: Scenario.Layout
  private let wide: Scenario.Layout
  var described: Scenario.Layout { isWide ? wide : narrow }
  func describe(_ layout: any CollectionLayout) -> Scenario.Layout? { described }

  /// In a wide window more cards stand side by side, so that their pictures keep their shape.
  func listWidth(in width: Double) -> Double {
    let isNowWide = width >= Self.wideWidth
    if isNowWide != isWide {
      isWide = isNowWide
      if let layout = try? described.makeLayout(showsHeaders: true) {
        try? view.setLayout(layout, animated: false)
      }
    }
    return width
  }

  /// - Parameter textScale: makes room for the lines below the pictures.
  private static func layout(isWide: Bool, _ textScale: Double) -> Scenario.Layout {
    let text = 56 * (textScale - 1)
    let columns = (isWide ? 6 : 3) - (textScale > 1.2 ? 1 : 0)
    func shelf(
      _ height: Double, columns: Int = 1, width: Double = 1, points: Double? = nil,
      _ scrolling: Scenario.Layout.Scrolling
    ) -> Scenario.Layout.Section {
      Scenario.Layout.Section(
        items: Array(repeating: 1 / Double(columns), count: columns), itemSpacing: 12,
        groupWidth: width, groupPoints: points, height: .fixed((height + text).rounded()),
        spacing: 12,
        insets: LayoutInsets(top: 4, left: 16, bottom: 18, right: 16), scrolling: scrolling)
    }
    let shelves = [
      isWide
        ? shelf(280, points: 460, .continuous) : shelf(210, width: 0.86, .groupPagingCentered),
      shelf(isWide ? 190 : 150, columns: columns, .none),
      shelf(170, points: (132 * max(1, textScale)).rounded(), .continuous),
    ]
    return Scenario.Layout(
      kind: .compositional(shelves), estimates: .init(header: 48), headers: true)
  }
}

/// The title of a shelf.
final class ShelfTitle: StageCell {
  var title = ""
  /// Points at both sides.
  var margin = 0.0

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: 48)
  }

  override func paint(in canvas: inout Canvas) {
    canvas.text(
      title,
      in: LayoutRect(x: margin, y: 14, width: canvas.size.width - 2 * margin, height: 28),
      style: Type.title, theme.ink)
  }
}

/// Something to buy: a picture, what it is, what it costs.
final class Offer: StageCell {
  var number = 0
  var kind = 0
  var isInBasket = false

  private static let things = [
    "Lamp", "Notebook", "Teapot", "Scarf", "Globe", "Chair", "Clock", "Basket", "Kettle", "Blanket",
    "Vase", "Tray",
  ]

  override func paint(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let price = "€\(9 + Prose.scatter(number, below: 90)).90"
    let thing = Self.things[Prose.scatter(number + 11, below: Self.things.count)]
    canvas.shadow(canvas.bounds.moved(y: 2), radius: 14, blur: 9, theme.shadow)
    canvas.roundedRect(canvas.bounds, radius: 14, theme.surface)
    let picture = LayoutRect(x: 6, y: 6, width: width - 12, height: height - 56)
    Artwork.draw(number, in: picture, radius: 10, &canvas)
    let text = LayoutRect(x: 12, y: height - 42, width: width - 24, height: 18)
    canvas.text(thing, in: text, style: kind == 0 ? Type.headline : Type.label, theme.ink)
    canvas.text(
      price, in: text.moved(y: 20), style: Type.figures, theme.quiet)
    guard kind == 0 else { return }
    let button = LayoutRect(x: width - 76, y: height - 38, width: 62, height: 26)
    canvas.roundedRect(button, radius: 13, theme.raised)
    canvas.text(
      isInBasket ? "Added" : "Add", in: button.line(of: 16), style: Type.label.aligned(.center),
      theme.accent)
  }
}

/// The mark at the corner of an offer that is in the basket.
final class BasketMark: StageCell {
  var isInBasket = false

  override func paint(in canvas: inout Canvas) {
    if isInBasket { CheckMark.draw(in: canvas.bounds, &canvas, theme) }
  }
}
