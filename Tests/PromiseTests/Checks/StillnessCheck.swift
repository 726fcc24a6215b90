import Scrollwork

/// Visible content in two frames moves by the displacement, and by nothing else.
struct StillnessCheck {
  typealias Shown = PromiseScene.Shown

  let before: PromiseScene
  let now: PromiseScene
  let change: PromiseChange
  let model: PromiseModel
  let place: (Int) -> Range<Int64>?
  private let after: [PromiseModel.Key: Shown]
  private let content: Set<PromiseModel.Key>

  static func problems(
    _ before: PromiseScene, _ now: PromiseScene, _ change: PromiseChange, _ reading: Shown?,
    _ left: Shown?, _ model: PromiseModel, place: @escaping (Int) -> Range<Int64>?
  ) -> [PromiseProblem] {
    guard !now.isInTransition, !before.isInTransition, !change.isReloaded else { return [] }
    guard before.layout.axis == now.layout.axis else { return [] }
    let check = StillnessCheck(before, now, change, model, place)
    let problems = check.problems()
    // What the person scrolled to last may be another element than the first by now.
    let mayBeElsewhere = change.isRelaid || change.isResized
    if !problems.isEmpty, mayBeElsewhere, let reading, check.isStill(reading) { return [] }
    if !problems.isEmpty, let left, check.isBack(left) { return [] }
    return problems
  }

  private init(
    _ before: PromiseScene, _ now: PromiseScene, _ change: PromiseChange, _ model: PromiseModel,
    _ place: @escaping (Int) -> Range<Int64>?
  ) {
    (self.before, self.now, self.change, self.model) = (before, now, change, model)
    self.place = place
    after = Dictionary(now.settled.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var content: Set<PromiseModel.Key> = []
    for section in now.sections {
      if now.layout.hasHeaders { content.insert(.header(section.id)) }
      if now.layout.hasFooters { content.insert(.footer(section.id)) }
      content.formUnion(section.items.map(PromiseModel.Key.item))
    }
    self.content = content
  }

  /// Whether another viewport or layout brought an element back to where the person had it.
  private func isBack(_ reading: Shown) -> Bool {
    guard change.isRelaid || change.isResized, let new = after[reading.key] else { return false }
    return reading.isKept(by: new)
  }

  /// Whether an element keeps its place: its start, or, where that lies above the screen, its end.
  private func isStill(_ reading: Shown) -> Bool {
    if isBack(reading) { return true }
    guard let old = before.settled.first(where: { $0.key == reading.key }),
      let new = after[reading.key]
    else { return false }
    return moved(old, new) == 0 || old.start < 0 && new.end - old.end + now.displacement == 0
  }

  private func moved(_ old: Shown, _ new: Shown) -> Int64 {
    new.start - old.start + now.displacement
  }

  private func problems() -> [PromiseProblem] {
    // Elements that are held at an edge lie in front: the first one at its own place is the reference.
    let stays = before.settled.filter { content.contains($0.key) }
    let jumpsOnly =
      change.hasJumped && change.touched.isEmpty && !change.isLaidAnew
    if change.isQuiet || jumpsOnly { return quiet(stays) }
    guard !change.hasJumped, let first = stays.first(where: { !isMoved($0) }) else { return [] }
    if change.isLaidAnew {
      // Content at its beginning stays there.
      if before.offset <= before.minimum, let old = before.settled.first,
        let new = now.settled.first, old.key == new.key, moved(old, new) == 0
      {
        return []
      }
      let problems = relaid(first)
      // A header is the first element on screen, and not the first item.
      guard !problems.isEmpty, !first.isItem, let item = stays.first(where: \.isItem) else {
        return problems
      }
      return relaid(item).isEmpty ? [] : problems
    }
    var problems = edited(stays, first)
    if problems.isEmpty { problems = otherSections(stays) }
    return problems.isEmpty && now.layout.kind == .masonry ? changedOffScreen(stays) : problems
  }

  /// Items of a section that nothing was changed in keep their lanes and their places in lines.
  private func otherSections(_ stays: [Shown]) -> [PromiseProblem] {
    guard !change.isRefilled, [.masonry, .flow].contains(now.layout.kind) else { return [] }
    let same = now.sections.filter { new in
      before.sections.contains { $0.id == new.id && $0.items == new.items }
        && change.touched.isDisjoint(with: new.items.map(PromiseModel.Key.item))
        && change.movedKeys.isDisjoint(with: new.items.map(PromiseModel.Key.item))
    }
    let items = Set(same.flatMap(\.items).map(PromiseModel.Key.item))
    for old in stays where items.contains(old.key) {
      guard let new = after[old.key], new.crossStart != old.crossStart else { continue }
      return [problem(old, moved(old, new), "in a section that was not changed, across")]
    }
    return []
  }

  /// An item that was itself moved or resized is not a reference for visible content.
  private func isMoved(_ shown: Shown) -> Bool {
    change.movedKeys.contains(shown.key)
  }

  private func quiet(_ stays: [Shown]) -> [PromiseProblem] {
    for old in stays {
      guard let new = after[old.key] else { continue }
      if moved(old, new) != 0 {
        return [
          PromiseProblem(
            .stillness,
            "\(old.key) moved by \(moved(old, new).pt) from \(old.start.pt) while nothing was changed"
          )
        ]
      }
      if old.crossStart != new.crossStart {
        return [
          PromiseProblem(
            .stillness,
            "\(old.key) moved across from \(old.crossStart.pt) to \(new.crossStart.pt) while nothing was changed"
          )
        ]
      }
    }
    return []
  }

  /// With another layout, viewport or traits the first element on screen stays: its start, or, where it
  /// begins above the screen, its end.
  private func relaid(_ first: Shown) -> [PromiseProblem] {
    if MotionCheck.isAtTrueEdge(now) { return [] }
    guard let new = after[first.key] else {
      // What was requested took it off the screen.
      if first.end - now.displacement <= 0 || first.start - now.displacement >= now.length {
        return []
      }
      // The new layout gives it the length that its cell returns: one of none is not on screen.
      if model.extent(first.key, cross: Double(now.cross) / 1024) == 0 { return [] }
      // It may be shorter now, and leave because of a request.
      if change.touched.isEmpty, let new = place(first.index),
        new.upperBound + now.displacement > 0,
        new.lowerBound + now.displacement < now.length
      {
        return []
      }
      return [
        PromiseProblem(
          change.isRelaid ? .relaid : .resized,
          "\(first.key), the first on screen at \(first.start.pt), left it in a frame with \(change.names)"
        )
      ]
    }
    let end = new.end - first.end + now.displacement
    guard moved(first, new) != 0, end != 0 || first.start >= 0 else { return [] }
    // One that is too short now to reach the screen begins with it.
    if first.start + new.extent <= 0, new.start + now.displacement == 0 { return [] }
    return [
      PromiseProblem(
        change.isRelaid ? .relaid : .resized,
        "\(first.key), the first on screen, moved by \(moved(first, new).pt) from \(first.start.pt)"
          + " (its end by \(end.pt)) in a frame with \(change.names)")
    ]
  }

  /// With changes of the items, content before the first change on screen stays, and content behind it
  /// where that begins above the screen.
  private func edited(_ stays: [Shown], _ first: Shown) -> [PromiseProblem] {
    let run = change.isRefilled ? [first.key] : sameAs(first)
    let held = stays.filter { run.contains($0.key) }
    let compared = held.compactMap { old in after[old.key].map { (old, $0) } }
    let isTouched = change.touched.contains(first.key)
    if let new = after[first.key], isTouched || lineIsTouched(first) {
      // Its own line changed: its start stays or, if it begins above the screen, the lines after it.
      if moved(first, new) == 0 { return [] }
      if first.start < 0, new.end - first.end + now.displacement == 0 { return [] }
      if first.start < 0, lineEnd(now, new) - lineEnd(before, first) + now.displacement == 0 {
        return []
      }
      if first.start < 0,
        stays.contains(where: { old in after[old.key].map { moved(old, $0) == 0 } ?? false })
      {
        return []
      }
      if MotionCheck.isAtTrueEdge(now) { return [] }
      // One that is too short now to reach the screen begins with it.
      if first.start + new.extent <= 0, new.start + now.displacement == 0 { return [] }
      return [problem(first, moved(first, new), "the first on screen")]
    }
    if isTouched, after[first.key] == nil { return vanished(stays, first) }
    guard !isTouched, !lineIsTouched(first) else { return [] }
    for (old, new) in compared where moved(old, new) != 0 {
      return [problem(old, moved(old, new), "before the first change on screen")]
    }
    // An item of no length is on screen only as far as its line is long.
    let isLong = model.extent(first.key, cross: Double(now.cross) / 1024) > 0
    if compared.isEmpty, now.displacement == 0, first.end > 0, isLong {
      return [problem(first, 0, "the first on screen, left it:")]
    }
    return []
  }

  /// A row that begins above the screen and has no length any more has shrunk upward: the next one stays.
  private func vanished(_ stays: [Shown], _ first: Shown) -> [PromiseProblem] {
    guard [.list, .custom, .table].contains(now.layout.kind), first.start < 0,
      first.end > 0, first.end <= now.length, !MotionCheck.isAtTrueEdge(now),
      let old = stays.first(where: { $0.start >= first.end }), let new = after[old.key]
    else { return [] }
    let between = Self.order(before.sections).drop { $0 != first.key }.prefix { $0 != old.key }
    let nowBetween = Self.order(now.sections).drop { $0 != first.key }.prefix { $0 != old.key }
    let row = Set(before.settled.filter { $0.start == first.start }.map(\.key))
    guard between.elementsEqual(nowBetween), moved(old, new) != 0,
      change.touched.isDisjoint(with: Set(between).subtracting(row)),
      !change.touched.contains(old.key)
    else { return [] }
    return [problem(old, moved(old, new), "behind the first on screen, which has no length now,")]
  }

  /// In lanes what nothing on screen has changed before, in order, stays in its lane and where it was.
  private func changedOffScreen(_ stays: [Shown]) -> [PromiseProblem] {
    guard !change.isRefilled else { return [] }
    let old = Self.order(before.sections)
    let new = Self.order(now.sections)
    // Changes come before the content is scrolled.
    func isOnScreen(_ place: Range<Int64>?) -> Bool {
      [0, now.displacement].contains { way in
        place.map { $0.lowerBound + way <= now.length && $0.upperBound + way >= 0 } ?? false
      }
    }
    func placeBefore(_ index: Int) -> Range<Int64>? {
      before.shown.first { $0.index == index }.map { $0.start..<$0.end }
    }
    // One of no length is not shown, and takes the space between items.
    let cross = Double(now.cross) / 1024
    let firstOld = old.indices.first { index in
      change.touched.contains(old[index])
        && (placeBefore(index) != nil
          || model.extent(old[index], cross: cross) == 0
          || room(ofEmpty: index, before.sections, place: placeBefore).map {
            $0.lowerBound <= before.length && $0.upperBound >= 0
          } ?? false)
    }
    let firstNew = new.indices.first { index in
      change.touched.contains(new[index])
        && (isOnScreen(place(index))
          || isOnScreen(room(ofEmpty: index, now.sections, place: place)))
    }
    for item in stays where item.isItem && !change.touched.contains(item.key) {
      guard let shown = after[item.key] else { continue }
      guard firstOld ?? old.count > item.index, firstNew ?? new.count > shown.index else {
        continue
      }
      if item.crossStart != shown.crossStart {
        return [problem(item, moved(item, shown), "in another lane now")]
      }
      if moved(item, shown) != 0 {
        return [problem(item, moved(item, shown), "before the first change on screen, in order")]
      }
    }
    return []
  }

  /// Where the insets of a section without items lie, as far as that is known: between the elements next to it that have a
  /// length. `nil` for an element that the layout shows, and where the section takes nothing.
  private func room(
    ofEmpty index: Int, _ sections: [PromiseModel.Section], place: (Int) -> Range<Int64>?
  ) -> Range<Int64>? {
    let (layout, keys) = (now.layout, Self.order(sections))
    let insets = layout.insets
    func isShown(_ key: PromiseModel.Key) -> Bool {
      switch key {
      case .item: true
      case .header: layout.hasHeaders
      case .footer: layout.hasFooters
      }
    }
    let isEmpty = sections.contains {
      $0.items.isEmpty && [.header($0.id), .footer($0.id)].contains(keys[index])
    }
    guard isEmpty, !isShown(keys[index]),
      insets.leading(layout.axis) + insets.trailing(layout.axis) > 0
    else { return nil }
    func isLong(_ other: Int) -> Bool {
      isShown(keys[other]) && model.extent(keys[other], cross: Double(now.cross) / 1024) > 0
    }
    let start = (0..<index).last(where: isLong).flatMap(place)?.upperBound
    let end = (index + 1..<keys.count).first(where: isLong).flatMap(place)?.lowerBound
    guard let low = start ?? end, let high = end ?? start else { return nil }
    return low..<max(low, high)
  }

  /// Where the line of an element ends.
  private func lineEnd(_ scene: PromiseScene, _ shown: Shown) -> Int64 {
    scene.settled.filter { $0.start == shown.start }.map(\.end).max() ?? shown.end
  }

  private func problem(_ shown: Shown, _ moved: Int64, _ what: String) -> PromiseProblem {
    PromiseProblem(
      .stillness,
      "\(shown.key), \(what), moved by \(moved.pt) from \(shown.start.pt) in a frame with \(change.names)"
    )
  }

  /// Whether something that changed was on screen in the same line, or before it in the same lane. An item of its line
  /// that ends above the screen makes the line longer or shorter as well.
  private func lineIsTouched(_ first: Shown) -> Bool {
    guard now.layout.columns > 1 else { return false }
    let line = line(before, first).union(after[first.key].map { self.line(now, $0) } ?? [])
    guard change.touched.isDisjoint(with: line) else { return true }
    func touches(_ scene: PromiseScene, _ line: Shown) -> Bool {
      scene.settled.contains {
        change.touched.contains($0.key) && $0.start < line.end && line.start < $0.end
      }
    }
    return touches(before, first) || after[first.key].map { touches(now, $0) } ?? false
  }

  /// The items in the line of one of a grid or a composition, also those that are not on screen.
  private func line(_ scene: PromiseScene, _ shown: Shown) -> Set<PromiseModel.Key> {
    guard case .item(let path) = shown.path,
      scene.layout.kind == .grid || scene.layout.kind == .composition
    else { return [] }
    let items = scene.sections[path.section].items
    let (columns, free) = (scene.layout.columns, LinesCheck.freePlaces(scene)[path.section])
    let first = (path.item + free) / columns * columns - free
    let line = max(0, first)..<min(items.count, first + columns)
    return Set(items[line].map(PromiseModel.Key.item))
  }

  /// The elements from one on up to the first that is another one, or has another size.
  private func sameAs(_ first: Shown) -> Set<PromiseModel.Key> {
    let old = Self.order(before.sections)
    let new = Self.order(now.sections)
    guard let from = old.firstIndex(of: first.key), let to = new.firstIndex(of: first.key) else {
      return []
    }
    var same = 0
    while from + same < old.count, to + same < new.count, old[from + same] == new[to + same],
      !change.touched.contains(old[from + same])
    {
      same += 1
    }
    return Set(old[from..<from + same])
  }

  private static func order(_ sections: [PromiseModel.Section]) -> [PromiseModel.Key] {
    var keys: [PromiseModel.Key] = []
    for section in sections {
      keys.append(.header(section.id))
      keys += section.items.map(PromiseModel.Key.item)
      keys.append(.footer(section.id))
    }
    return keys
  }
}
