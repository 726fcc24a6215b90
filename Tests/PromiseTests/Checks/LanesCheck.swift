import ScrollPrimitives
import Scrollwork

/// What a masonry shows: lanes without gaps, each in order. Which lane an item is in depends on the sizes that were
/// known when it was placed, and it keeps that lane.
struct LanesCheck {
  var problems: [PromiseProblem] = []

  /// - Parameters:
  ///   - seen: what was on screen before, and keeps its lane.
  ///   - place: where an element that is not on screen lies, in ticks from the viewport's beginning, by its
  ///     place in the row: in lanes a later item may end above an earlier one.
  init(
    _ scene: PromiseScene, _ model: PromiseModel, hasRested: Bool, seen: Set<PromiseModel.Key>,
    place: (Int) -> Range<Int64>?
  ) {
    func unseen(_ view: SectionView, _ isSought: (Range<Int64>) -> Bool) -> Bool {
      guard let first = view.items.first else { return false }
      let row = first.shown.index - first.item
      let shown = Set(view.items.map(\.item))
      return view.section.items.indices.contains { item in
        guard !shown.contains(item), !seen.contains(.item(view.section.items[item])),
          let place = place(row + item), !place.isEmpty
        else { return false }
        return isSought(place)
      }
    }
    func before(_ view: SectionView) -> Bool { unseen(view) { $0.upperBound <= 0 } }
    func after(_ view: SectionView) -> Bool { unseen(view) { $0.lowerBound >= scene.length } }
    let columns = scene.layout.columns
    let axis = scene.layout.axis
    let room = scene.cross - PromiseScene.ticks(scene.layout.insets.crossSum(axis))
    let lead = PromiseScene.ticks(scene.layout.insets.crossLeading(axis))
    let space = PromiseScene.ticks(scene.layout.crossSpacing)
    let gap = PromiseScene.ticks(scene.layout.spacing)
    let width = (room - space * Int64(columns - 1)) / Int64(columns)
    let views = SectionView.all(scene, model)
    // Lanes may begin apart until the content rests.
    if hasRested { problems += SectionView.rest(views, scene) }
    for view in views where !view.items.isEmpty {
      var lanes: [[(item: Int, shown: PromiseScene.Shown)]] = Array(repeating: [], count: columns)
      for (item, shown) in view.items {
        let extent = scene.extent(ofItem: view.section.items[item], model)
        if shown.extent != extent {
          problems.append(
            PromiseProblem(
              .size, "\(shown.key) is \(shown.extent.pt) long and asks for \(extent.pt)"))
        }
        let lane = Int((shown.crossStart - lead + 1) / max(1, width + space))
        guard lanes.indices.contains(lane),
          abs(lead + Int64(lane) * (width + space) - shown.crossStart) <= 2,
          abs(shown.crossExtent - width) <= 2
        else {
          problems.append(
            PromiseProblem(
              .place,
              "\(shown.key) is \(shown.crossExtent.pt) wide at \(shown.crossStart.pt), in no lane"))
          continue
        }
        lanes[lane].append((item, shown))
      }
      guard !scene.isInTransition else { continue }
      for (number, unsorted) in lanes.enumerated() {
        let lane = unsorted.sorted { $0.shown.start < $1.shown.start }
        for (one, next) in zip(lane, lane.dropFirst()) {
          let space = next.shown.start - one.shown.end
          let hidden = view.section.items[min(one.item, next.item)...max(one.item, next.item)]
            .filter { scene.extent(ofItem: $0, model) == 0 }.count
          if space < gap {
            problems.append(
              PromiseProblem(
                .overlap, "\(next.shown.key) is over \(one.shown.key) by \((gap - space).pt)"))
          } else if space > gap * Int64(1 + hidden) {
            problems.append(
              PromiseProblem(
                .blank,
                "lane \(number) is blank for \(space.pt) from \(one.shown.end.pt) on, behind \(one.shown.key)"
              ))
          } else if next.item < one.item {
            problems.append(
              PromiseProblem(
                .order, "\(next.shown.key) lies behind \(one.shown.key), which comes after it"))
          }
        }
        let top = lane.first?.shown.start ?? scene.length
        let bottom = lane.last?.shown.end ?? 0
        // Lanes may begin apart, until the content rests where that is seen.
        let mayBeginApart = !hasRested && view.unseenBefore < columns
        if mayBeginApart, lane.isEmpty { continue }
        // A lane of which nothing is on screen has ended above, unless items are to come.
        let hidden = lane.first.map { first in
          view.section.items[..<first.item].suffix(columns * 8)
            .filter { scene.extent(ofItem: $0, model) == 0 }.count
        }
        if before(view), !mayBeginApart, let hidden, top > gap * Int64(2 + hidden) {
          problems.append(
            PromiseProblem(
              .blank,
              "lane \(number) of section \(view.number) is blank down to \(top.pt), with items before"
            ))
        }
        if after(view), bottom < scene.length - gap * 2 {
          problems.append(
            PromiseProblem(
              .blank,
              "lane \(number) of section \(view.number) is blank from \(bottom.pt) on, with items to come"
            ))
        }
      }
      let start = view.items.map(\.shown.start).min()!
      let end = view.items.map(\.shown.end).max()!
      // Items of no length take the space between items as well, and are not on screen.
      guard view.section.items.allSatisfy({ scene.extent(ofItem: $0, model) > 0 }) else { continue }
      problems += view.boundaries(scene, start: start, end: end)
    }
  }
}
