import ScrollPrimitives

/// What a flow shows: lines without gaps, each broken where nothing more fits, seen from one of its ends. A line that
/// items came to or went from may begin with room or be longer than its items, a section's first line be short, and
/// what was seen behind a line stay there though the line has come to have room for it, until the content rests where
/// that is seen.
struct FlowCheck {
  var problems: [PromiseProblem] = []

  private struct Line {
    var items: [Int]
    var start: Int64
    var extent: Int64
    /// Whether items of it may be hidden above the screen.
    var isCut: Bool
  }

  /// - Parameters:
  ///   - hasRested: whether the content rested in the frame before as it does in this one.
  ///   - wentUp: whether the content was scrolled upward since it last rested.
  ///   - seen: content that was visible before, in this layout and viewport.
  init(
    _ scene: PromiseScene, _ model: PromiseModel, hasRested: Bool, wentUp: Bool,
    seen: Set<PromiseModel.Key>
  ) {
    let axis = scene.layout.axis
    let room = scene.cross - PromiseScene.ticks(scene.layout.insets.crossSum(axis))
    let lead = PromiseScene.ticks(scene.layout.insets.crossLeading(axis))
    let space = PromiseScene.ticks(scene.layout.crossSpacing)
    let gap = PromiseScene.ticks(scene.layout.spacing)
    let views = SectionView.all(scene, model)
    if hasRested { problems += SectionView.rest(views, scene) }
    for view in views where !view.items.isEmpty {
      let ids = view.section.items
      func width(_ item: Int) -> Int64 {
        min(room, PromiseScene.ticks(model.crossExtent(ids[item])))
      }
      func wasSeen(_ item: Int) -> Bool { seen.contains(.item(ids[item])) }
      for (item, shown) in view.items {
        let extent = scene.extent(ofItem: ids[item], model)
        if shown.extent != extent || abs(shown.crossExtent - width(item)) > 1 {
          problems.append(
            PromiseProblem(
              .size,
              "\(shown.key) takes \(shown.crossExtent.pt) x \(shown.extent.pt) and asks for \(width(item).pt) x \(extent.pt)"
            ))
        }
      }
      guard !scene.isInTransition, problems.isEmpty else { continue }
      var lines: [Line] = []
      for (item, shown) in view.items {
        let extent = shown.extent
        if let last = lines.last, shown.start == last.start {
          lines[lines.count - 1].items.append(item)
          lines[lines.count - 1].extent = max(last.extent, extent)
        } else {
          lines.append(
            Line(items: [item], start: shown.start, extent: extent, isCut: shown.start < 0))
        }
      }
      let places = Dictionary(uniqueKeysWithValues: view.items.map { ($0.item, $0.shown) })
      for line in lines {
        var previous: Int?
        for item in line.items {
          let start = places[item]!.crossStart
          if let previous, !line.isCut, item != previous + 1 {
            problems.append(
              PromiseProblem(
                .blank, "item \(previous + 1) of section \(view.number) is not in its line"))
          }
          let expected =
            previous.map { one in
              (one..<item).reduce(places[one]!.crossStart) { $0 + width($1) + space }
            } ?? (line.isCut ? start : lead)
          let mayBeginLater = previous == nil && !hasRested && start > expected
          if start != expected, !mayBeginLater {
            problems.append(
              PromiseProblem(
                .place,
                "\(places[item]!.key) is at \(start.pt) across, its line has it at \(expected.pt)"))
          }
          previous = item
        }
      }
      for (one, next) in zip(lines, lines.dropFirst()) {
        if next.start != one.start + one.extent + gap,
          !one.isCut && hasRested || next.start < one.start + one.extent + gap
        {
          problems.append(
            PromiseProblem(
              next.start > one.start + one.extent + gap ? .blank : .overlap,
              "a line starts at \(next.start.pt), the one before ends at \((one.start + one.extent).pt)"
            ))
        }
        guard !one.isCut, !next.isCut else { continue }
        func taken(_ line: Line) -> Int64 {
          let room = hasRested ? 0 : max(0, places[line.items[0]]!.crossStart - lead)
          return line.items.reduce(room - space) { $0 + width($1) + space }
        }
        if next.items[0] != one.items.last! + 1 {
          problems.append(
            PromiseProblem(
              .blank, "item \(one.items.last! + 1) of section \(view.number) is in no line"))
        } else if hasRested
          || !wentUp && one.items[0] > 0 && !next.items.contains(where: wasSeen),
          taken(one) + space + width(next.items[0]) <= room,
          taken(next) + space + width(one.items.last!) <= room
        {
          problems.append(
            PromiseProblem(
              .order,
              "items \(one.items) and \(next.items) of section \(view.number) are broken where both lines had room"
            ))
        }
      }
      let start = lines.first!.start
      let end = lines.map { $0.start + $0.extent }.max()!
      // The line before may be longer than its items.
      if view.hasUnseenBefore, !lines[0].isCut, hasRested, start > gap {
        problems.append(
          PromiseProblem(
            .blank, "section \(view.number) is blank down to \(start.pt), with items before"))
      }
      // The last line on screen may be longer than its items until then.
      let isLong = !hasRested && lines.last!.items.contains(where: wasSeen)
      if view.hasUnseenAfter, !isLong, lines.last?.isCut == false, end < scene.length - gap {
        problems.append(
          PromiseProblem(
            .blank, "section \(view.number) is blank from \(end.pt) on, with items to come"))
      }
      // The last line may be longer than its items until then.
      let least = end + PromiseScene.ticks(scene.layout.insets.trailing(axis))
      let mayBeLong = !hasRested && view.footer.map { $0.start > least } ?? false
      problems += view.boundaries(
        scene, start: start, end: mayBeLong ? end + view.footer!.start - least : end)
    }
  }
}
