import ScrollPrimitives
import Scrollwork

/// What a masonry shows: lanes without gaps, each in order. Which lane an item is in depends on the sizes that were
/// known when it was placed, and it keeps that lane.
struct LanesCheck {
  var problems: [PromiseProblem] = []

  /// - Parameters:
  ///   - isRefilling: whether what fills free room may be on its way, also from next to the screen.
  ///   - seen: content that was visible before, and keeps its lane.
  ///   - place: where an element that is not on screen lies, in ticks from the viewport's beginning, by its
  ///     place in the row: in lanes a later item may end above an earlier one.
  init(
    _ scene: PromiseScene, _ model: PromiseModel, hasRested: Bool, isRefilling: Bool,
    seen: Set<PromiseModel.Key>, place: (Int) -> PromiseScene.Place?
  ) {
    func hasItem(
      _ view: SectionView, isNew: Bool, where isSought: (PromiseScene.Place) -> Bool
    ) -> Bool {
      guard let first = view.items.first else { return false }
      let row = first.shown.index - first.item
      let shown = Set(view.items.map(\.item))
      return view.section.items.indices.contains { item in
        guard !shown.contains(item), !isNew || !seen.contains(.item(view.section.items[item])),
          let place = place(row + item), !place.main.isEmpty
        else { return false }
        return isSought(place)
      }
    }
    func before(_ view: SectionView) -> Bool {
      hasItem(view, isNew: true) { $0.main.upperBound <= 0 }
    }
    let columns = scene.layout.columns
    let axis = scene.layout.axis
    let lead = PromiseScene.ticks(scene.layout.insets.crossLeading(axis))
    let space = PromiseScene.ticks(scene.layout.crossSpacing)
    let gap = PromiseScene.ticks(scene.layout.spacing)
    let width = scene.laneWidth
    let views = SectionView.all(scene, model, place)
    func laneNumber(at crossStart: Int64) -> Int {
      Int((crossStart - lead + 1) / max(1, width + space))
    }
    /// Whether items of a section are to come below the screen. Until the content rests those of a lane that begins there
    /// may lie there only because lanes may begin apart.
    func after(_ view: SectionView) -> Bool {
      hasItem(view, isNew: true) { place in
        func isAbove(_ start: Int64, _ crossStart: Int64) -> Bool {
          start < scene.length && start < place.main.lowerBound
            && laneNumber(at: crossStart) == laneNumber(at: place.crossStart)
        }
        guard place.main.lowerBound >= scene.length else { return false }
        return hasRested || view.items.contains { isAbove($0.shown.start, $0.shown.crossStart) }
          || hasItem(view, isNew: false) { isAbove($0.main.lowerBound, $0.crossStart) }
      }
    }
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
        let lane = laneNumber(at: shown.crossStart)
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
      guard !scene.isInTransition, !isRefilling else { continue }
      let beginning = view.hasUnseenBefore ? nil : view.items.map { max(0, $0.shown.start) }.min()
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
        // A lane of which nothing is on screen may be blank from where its section begins there.
        let bottom = lane.last?.shown.end ?? beginning ?? 0
        // Lanes may begin apart, until the content rests where that is seen.
        let mayBeginApart =
          !hasRested
          && !hasItem(view, isNew: false) {
            $0.main.upperBound <= 0 && laneNumber(at: $0.crossStart) == number
          }
        if mayBeginApart, lane.isEmpty { continue }
        func hiddenCount(_ items: some Sequence<Int>) -> Int64 {
          Int64(items.count { scene.extent(ofItem: $0, model) == 0 })
        }
        // A lane of which nothing is on screen has ended above, unless items are to come.
        if before(view), !mayBeginApart, let first = lane.first {
          let hidden = hiddenCount(view.section.items[..<first.item].suffix(columns * 8))
          if top > gap * (2 + hidden) {
            problems.append(
              PromiseProblem(
                .blank,
                "lane \(number) of section \(view.number) is blank down to \(top.pt), with items before"
              ))
          }
        }
        let next = lane.last.map { $0.item + 1 } ?? (beginning == nil ? nil : 0)
        let hidden = next.map { hiddenCount(view.section.items[$0...].prefix(columns * 8)) }
        if after(view), bottom < scene.length - gap * (2 + (hidden ?? 0)) {
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
      problems += view.boundaries(
        scene, start: start, end: end, mayBeginLater: !hasRested && view.hasEmptyLane(scene))
    }
  }
}
