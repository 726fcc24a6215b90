import ScrollPrimitives

/// What a grid with spans shows: items on its cells, none over another.
struct SpansCheck {
  var problems: [PromiseProblem] = []

  /// - Parameter place: where an element that is not on screen lies, by its place in the row.
  init(
    _ scene: PromiseScene, _ model: PromiseModel, hasRested: Bool,
    place: (Int) -> PromiseScene.Place?
  ) {
    let columns = scene.layout.columns
    let axis = scene.layout.axis
    let lead = PromiseScene.ticks(scene.layout.insets.crossLeading(axis))
    let space = PromiseScene.ticks(scene.layout.crossSpacing)
    let width = scene.laneWidth
    let step = PromiseScene.ticks(scene.layout.fixedExtent! + scene.layout.spacing)
    let views = SectionView.all(scene, model, place)
    // Lanes may begin apart until the content rests.
    if hasRested { problems += SectionView.rest(views, scene) }
    for view in views where !view.items.isEmpty {
      for (item, shown) in view.items {
        let id = view.section.items[item]
        let span = model.palette.span(id, version: model.sizeVersions[id] ?? 0)
        let wide = Int64(min(span.columns, columns))
        if shown.extent != scene.extent(ofItem: id, model)
          || abs(shown.crossExtent - (width * wide + space * (wide - 1))) > 2
        {
          problems.append(
            PromiseProblem(
              .size,
              "\(shown.key) takes \(shown.crossExtent.pt) x \(shown.extent.pt) and spans \(span)"))
        }
        let across = (shown.crossStart - lead) % max(1, width + space)
        if across > 2, across < width + space - 2 {
          problems.append(
            PromiseProblem(.place, "\(shown.key) is at \(shown.crossStart.pt) across, in no column")
          )
        }
        if (shown.start - view.items[0].shown.start) % step != 0 {
          problems.append(PromiseProblem(.place, "\(shown.key) is at \(shown.start.pt), in no row"))
        }
      }
      guard !scene.isInTransition else { continue }
      for (number, one) in view.items.enumerated() {
        for other in view.items[(number + 1)...]
        where one.shown.start < other.shown.end && other.shown.start < one.shown.end
          && one.shown.crossStart + 2 < other.shown.crossEnd
          && other.shown.crossStart + 2 < one.shown.crossEnd
        {
          problems.append(PromiseProblem(.overlap, "\(other.shown.key) is over \(one.shown.key)"))
        }
      }
      let start = view.items.map(\.shown.start).min()!
      let end = view.items.map(\.shown.end).max()!
      // A few may lie in gaps off the screen.
      if view.unseenBefore > 9, start > step - PromiseScene.ticks(40) {
        problems.append(
          PromiseProblem(
            .blank, "section \(view.number) is blank down to \(start.pt), with items before"))
      }
      if view.unseenAfter > 9, end < scene.length - (step - PromiseScene.ticks(40)) {
        problems.append(
          PromiseProblem(
            .blank, "section \(view.number) is blank from \(end.pt) on, with items to come"))
      }
      problems += view.boundaries(
        scene, start: start, end: end, mayBeginLater: !hasRested && view.hasEmptyLane(scene))
    }
  }
}
