import ScrollPrimitives
import Scrollwork

/// What is on screen of one section, and what of it is not.
struct SectionView {
  typealias Shown = PromiseScene.Shown

  var number: Int
  var section: PromiseModel.Section
  var header: Shown?
  var footer: Shown?
  /// The items on screen that lie where the layout has them, in order, with their places in the section.
  var items: [(item: Int, shown: Shown)] = []
  /// Whether items with an extent come before those on screen, and after them.
  var hasUnseenBefore = false
  var hasUnseenAfter = false
  /// How many of the latter there are.
  var unseenAfter = 0
  var unseenBefore = 0
  /// Whether items of no length come before those on screen: they take the space between items as well.
  var hasHiddenBefore = false
  /// And after them.
  var hasHiddenAfter = false
  /// Whether any of its items takes a length.
  var hasLongItems = false

  /// - Parameter place: in lanes, where an element that is not on screen lies: an item may lie below
  ///   others that come after it, and above others that come before it.
  static func all(
    _ scene: PromiseScene, _ model: PromiseModel,
    _ place: (Int) -> PromiseScene.Place? = { _ in nil }
  ) -> [SectionView] {
    var views = scene.sections.enumerated().map { SectionView(number: $0, section: $1) }
    for shown in scene.settled {
      switch shown.path {
      case .header(let section): views[section].header = shown
      case .footer(let section): views[section].footer = shown
      case .item(let path): views[path.section].items.append((path.item, shown))
      }
    }
    for index in views.indices {
      let items = views[index].section.items
      func isLong(_ id: Int) -> Bool { scene.extent(ofItem: id, model) > 0 }
      views[index].hasLongItems = items.contains(where: isLong)
      guard let first = views[index].items.first?.item, let last = views[index].items.last?.item
      else { continue }
      views[index].unseenBefore = items[..<first].filter(isLong).count
      views[index].unseenAfter = items[(last + 1)...].filter(isLong).count
      views[index].hasHiddenBefore = views[index].unseenBefore < first
      views[index].hasHiddenAfter = views[index].unseenAfter < items.count - 1 - last
      views[index].hasUnseenBefore = views[index].unseenBefore > 0
      views[index].hasUnseenAfter = views[index].unseenAfter > 0
      let row = views[index].items[0].shown.index - first
      let shown = Set(views[index].items.map(\.item))
      for item in items.indices where !shown.contains(item) && isLong(items[item]) {
        guard let main = place(row + item)?.main else { continue }
        if main.upperBound <= 0 { views[index].hasUnseenBefore = true }
        if main.lowerBound >= scene.length { views[index].hasUnseenAfter = true }
      }
    }
    return views
  }

  /// The header and the footer lie where the items begin and end, and at rest nothing is before the first
  /// section or behind the last one but the insets.
  ///
  /// - Parameter mayBeginLater: whether the items may begin behind where the section begins.
  func boundaries(
    _ scene: PromiseScene, start: Int64, end: Int64, mayBeginLater: Bool = false
  ) -> [PromiseProblem] {
    var problems: [PromiseProblem] = []
    let lead = start - PromiseScene.ticks(scene.layout.insets.leading(scene.layout.axis))
    let trail = end + PromiseScene.ticks(scene.layout.insets.trailing(scene.layout.axis))
    if !hasUnseenBefore, let header, header.end != lead, items.count > 0,
      !mayBeginLater || header.end > lead
    {
      problems.append(
        PromiseProblem(
          .place, "header \(number) ends at \(header.end.pt), its items begin at \(lead.pt)"))
    }
    if !hasUnseenAfter, let footer, footer.start != trail {
      problems.append(
        PromiseProblem(
          .place, "footer \(number) is at \(footer.start.pt), its items end at \(trail.pt)"))
    }
    return problems
  }

  /// Whether no item of the section, all of which are on screen, lies in one of its lanes: lanes may begin apart until
  /// the content rests, and the section begins where that one does.
  func hasEmptyLane(_ scene: PromiseScene) -> Bool {
    guard !hasUnseenBefore, !hasUnseenAfter else { return false }
    let layout = scene.layout
    let step = scene.laneWidth + PromiseScene.ticks(layout.crossSpacing)
    return (0..<layout.columns).contains { lane in
      let start = PromiseScene.ticks(layout.insets.crossLeading(layout.axis)) + Int64(lane) * step
      let middle = start + scene.laneWidth / 2
      return !items.contains { $0.shown.crossStart <= middle && middle < $0.shown.crossEnd }
    }
  }

  /// At rest nothing lies before the first section or behind the last one but the insets.
  static func rest(_ views: [SectionView], _ scene: PromiseScene) -> [PromiseProblem] {
    guard scene.phase == .idle, !scene.isInTransition, let first = views.first,
      let last = views.last
    else { return [] }
    let axis = scene.layout.axis
    var top: Int64?
    if let header = first.header {
      top = header.start
    } else if !scene.layout.hasHeaders, !first.hasUnseenBefore {
      top = first.items.map(\.shown.start).min().map {
        $0 - PromiseScene.ticks(scene.layout.insets.leading(axis))
      }
    }
    var bottom: Int64?
    if let footer = last.footer {
      bottom = footer.end
    } else if !scene.layout.hasFooters, !last.hasUnseenAfter {
      bottom = last.items.map(\.shown.end).max().map {
        $0 + PromiseScene.ticks(scene.layout.insets.trailing(axis))
      }
    }
    if let top, !first.hasHiddenBefore, top > scene.leadingInset + 512 {
      return [
        PromiseProblem(.rest, "the content begins at \(top.pt) at rest, behind the leading inset")
      ]
    }
    // Of a first section that is not on screen and holds something, the beginning is above.
    let knowsTop = top != nil || !first.items.isEmpty || first.hasLongItems
    if let bottom, knowsTop, !last.hasHiddenAfter,
      bottom < scene.length - scene.trailingInset - 512,
      top.map({ $0 < scene.leadingInset - 512 }) ?? true
    {
      return [
        PromiseProblem(.rest, "the content ends at \(bottom.pt) at rest, before the trailing inset")
      ]
    }
    return []
  }
}

extension PromiseScene {
  /// The points that an item of a flow takes at least, so that no line is of nothing.
  static let flowMinimum = 1.0

  /// How wide a lane of a masonry or a span grid is, in ticks.
  var laneWidth: Int64 {
    let room = cross - Self.ticks(layout.insets.crossSum(layout.axis))
    let space = Self.ticks(layout.crossSpacing)
    return (room - space * Int64(layout.columns - 1)) / Int64(layout.columns)
  }

  /// Points along the axis that the cell of an item returns, in ticks.
  func extent(ofItem id: Int, _ model: PromiseModel) -> Int64 {
    switch layout.kind {
    case .masonry:
      return Self.ticks(model.extent(.item(id), cross: Double(laneWidth) / 1024))
    case .flow: return Self.ticks(max(Self.flowMinimum, model.extent(.item(id), cross: 60)))
    case .spans:
      let span = model.palette.span(id, version: model.sizeVersions[id] ?? 0)
      let row = Self.ticks(layout.fixedExtent!)
      return row * Int64(span.rows) + Self.ticks(layout.spacing) * Int64(span.rows - 1)
    default: return 0
    }
  }
}
