import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// A page about a walk: its picture stretches as the page is pulled down and moves at half the speed as it is scrolled on;
/// its title collapses to a bar.
final class TrailDemo: Recordable {
  let view: CollectionView
  let column = LayoutGuide.readableCards
  let described = Scenario.Layout(
    estimates: .init(row: 140, header: TrailDemo.titleHeight), headers: true, pinsHeaders: true)

  /// The heights of the picture, of the title and of the bar that it becomes, in points.
  static let pictureHeight = 300.0
  static let titleHeight = 96.0
  static let barHeight = 52.0

  init(_ surroundings: Surroundings) throws {
    view = CollectionView(layout: try described.makeLayout(showsHeaders: true))
    view.register(TrailPicture.self)
    view.register(TrailStage.self)
    view.register(TrailTitle.self)
    view.cellProvider = { view, path in
      guard path.section > 0 else {
        let picture: TrailPicture = view.dequeueCell(at: path)
        picture.surroundings = surroundings
        return picture
      }
      let stage: TrailStage = view.dequeueCell(at: path)
      stage.surroundings = surroundings
      stage.number = path.item
      return stage
    }
    view.headerProvider = { view, section in
      let title: TrailTitle = view.dequeueHeader(inSection: section)
      title.surroundings = surroundings
      title.isShown = section > 0
      return title
    }
    view.effectProvider = Self.effect
    try view.reloadData(sectionCounts: [1, TrailStage.texts.count])
  }

  static func effect(of place: ElementPlace) -> ElementEffect {
    var effect = ElementEffect()
    switch place.element {
    case .item(ItemPath(section: 0, item: 0)):
      effect.leadingStretch = max(0, -place.scrolled)
      effect.offset = max(0, place.scrolled) / 2
      effect.depth = -1
    case .header(1):
      // How far the page has gone on since the title reached the top.
      let passed = max(0, place.scrolled - pictureHeight)
      effect.trailingStretch = -min(passed, max(0, place.extent - barHeight))
    default: break
    }
    return effect
  }
}

/// The picture of the walk, in any height.
final class TrailPicture: StageCell {
  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: TrailDemo.pictureHeight)
  }

  override func paint(in canvas: inout Canvas) {
    Artwork.draw(412, in: canvas.bounds, radius: 0, &canvas)
  }
}

/// What the walk is called, large or as a bar, by the height that it is given.
final class TrailTitle: StageCell {
  var isShown = true

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: isShown ? TrailDemo.titleHeight : 0)
  }

  override func paint(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let way = TrailDemo.titleHeight - TrailDemo.barHeight
    let share = min(1, max(0, (height - TrailDemo.barHeight) / way))
    canvas.fill(canvas.bounds, theme.surface)
    canvas.fill(
      LayoutRect(x: 0, y: height - 1, width: width, height: 1), theme.rule)
    let large = Type.display.size
    var style = Type.display
    // In whole points: each size of a text is made once.
    style.size = (Type.title.size + (large - Type.title.size) * share).rounded()
    canvas.text(
      "The Ridge Path",
      in: LayoutRect(x: 20, y: 12 + 4 * share, width: width - 40, height: 38), style: style,
      theme.ink)
    guard share > 0.5 else { return }
    canvas.pushOpacity(share * 2 - 1)
    canvas.text(
      "18 km from Alder Bridge to the coast, 640 m up",
      in: LayoutRect(x: 20, y: 58, width: width - 40, height: 22),
      style: Type.caption.limited(to: 1), theme.quiet)
    canvas.pop()
  }
}

/// A stage of the walk.
final class TrailStage: StageCell {
  var number = 0

  static let texts: [(title: String, text: String)] = [
    (
      "Alder Bridge",
      "The path begins behind the mill. Keep the stream on your right for half an hour; the stones are wet until noon, and there is a rail where it matters."
    ),
    (
      "The lower wood",
      "Beeches, then oak. In April the floor is white with wood anemones. The second clearing has a bench, and from it the only view back to the bridge."
    ),
    (
      "Shepherd's hut",
      "Water from the spring is good. The hut is open from May to October; leave the gate as you find it, and a coin in the box for the wood."
    ),
    (
      "The ridge",
      "Now the walk has its name: two hours with both valleys in sight. In fog follow the cairns, which stand a hundred steps apart, and not the fence."
    ),
    (
      "Three Lords",
      "Where three estates once met there are three stones. Lunch out of the wind is on the east side, below the largest of them."
    ),
    (
      "The saddle",
      "The lowest point of the ridge, and the way out in bad weather: an hour down to the road at Farrow, where the bus stops on request."
    ),
    (
      "Gull Crag",
      "The sea at last. Ravens nest in the face until June; the path goes around by the heather then, which costs ten minutes and is worth it."
    ),
    (
      "The long stair",
      "Four hundred and twelve steps, built for the quarry. Count them or do not; knees like the grass beside them better."
    ),
    (
      "Harbor",
      "The inn by the slip has soup all day and beds in summer. The last boat back to Alder leaves at six, and it does not wait."
    ),
  ]

  private static let margin = 20.0

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    guard let surroundings else { return proposal }
    let text = Self.texts[number % Self.texts.count].text
    let height = surroundings.height(
      of: text, Type.body, width: proposal.width - 2 * Self.margin)
    return LayoutSize(width: proposal.width, height: height + 62)
  }

  override func paint(in canvas: inout Canvas) {
    let stage = Self.texts[number % Self.texts.count]
    let width = canvas.size.width - 2 * Self.margin
    canvas.fill(canvas.bounds, theme.surface)
    canvas.text(
      "\(number + 1)  \(stage.title)",
      in: LayoutRect(x: Self.margin, y: 16, width: width, height: 22), style: Type.headline,
      theme.ink)
    canvas.text(
      stage.text,
      in: LayoutRect(x: Self.margin, y: 42, width: width, height: canvas.size.height - 58),
      style: Type.body, theme.ink)
  }
}
