import Scrollwork

/// What the user looks at does not move unless the user moves it.
extension FuzzSession {
  /// Everything that was on screen and still is has moved by the displacement alone. Where items came, went
  /// or changed their sizes, that holds for what the content is held by: the first element on screen that
  /// stays, and for those behind it up to the first change.
  func checkDrift(_ now: Look, _ news: News, _ marks: FuzzMarks) {
    guard let before, !marks.isReload else { return }
    let isMoved =
      marks.isEdited || news.isResized || !news.changed.isEmpty
      || !marks.touched.isEmpty
    if !isMoved, now.frame.work.refills > 0 { return }
    guard isMoved else {
      // In the order of the screen: the first that moved is always the same one.
      for element in now.frame.visible {
        guard let identity = content.identity(of: element.element) else { continue }
        hold(identity, before, now, across: !scrollsAcross)
      }
      return
    }
    // On their way elements are shown where they do not lie.
    guard before.frame.time > movesUntil, !(source != nil && !marks.moved.isEmpty) else { return }
    let shown = before.frame.visible.compactMap { element -> FuzzIdentity? in
      guard let identity = before.content.identity(of: element.element),
        !element.isDisplaced
      else { return nil }
      return identity
    }
    let row = now.content.row
    let there = Set(row)
    let order = Dictionary(
      uniqueKeysWithValues: before.content.row.enumerated().map { ($0.element, $0.offset) })
    let inOrder = shown.sorted { (order[$0] ?? 0) < (order[$1] ?? 0) }
    guard let keeper = keeper(among: inOrder.filter(there.contains), order, row, marks.moved) else {
      return
    }
    hold(keeper, before, now, across: false)
    // What fills room that edits left free goes elsewhere.
    guard now.frame.work.refills == 0, !news.isResized, !marks.isOpaque, broken == nil else {
      return
    }
    for identity in unchanged(behind: keeper, before.content.row, row, news, marks) {
      hold(identity, before, now, across: false)
    }
  }

  /// What the content is held by: the first that did not move. `nil` where one before it was said to move and
  /// passed no others but such: it may count as one that stayed.
  private func keeper(
    among shown: [FuzzIdentity], _ old: [FuzzIdentity: Int], _ row: [FuzzIdentity],
    _ moved: Set<FuzzIdentity>
  ) -> FuzzIdentity? {
    let new = Dictionary(uniqueKeysWithValues: row.enumerated().map { ($0.element, $0.offset) })
    for identity in shown {
      guard moved.contains(identity), let was = old[identity], let now = new[identity] else {
        return identity
      }
      let passed = row.filter { other in
        guard other != identity, let before = old[other], let after = new[other] else {
          return false
        }
        return (before < was) != (after < now)
      }
      if passed.allSatisfy(moved.contains) { return nil }
    }
    return nil
  }

  /// The last end of the elements on screen in the line of an element.
  private static func lineEnd(of element: VisibleElement, _ frame: Frame) -> Ticks {
    let end = element.start + element.extent
    return frame.visible.filter { $0.start < end && $0.start + $0.extent > element.start }
      .map { $0.start + $0.extent }.max() ?? end
  }

  private func hold(_ identity: FuzzIdentity, _ before: Look, _ now: Look, across: Bool) {
    guard let old = before.places[identity], let new = now.places[identity], !old.isDisplaced,
      !new.isDisplaced
    else { return }
    compared(1)
    var drift = new.start - old.start + now.frame.displacement
    // An element that begins above the screen is held by its end, or by the end of the line that it shares.
    if drift != .zero, old.start < .zero, old.start + old.extent > .zero {
      drift = drift + new.extent - old.extent
      if drift != .zero {
        drift =
          Self.lineEnd(of: new, now.frame) - Self.lineEnd(of: old, before.frame)
          + now.frame.displacement
      }
    }
    require(
      drift == .zero, .drift,
      "\(identity) moved by itself by \(drift.rawValue) ticks, from \(old.element) at "
        + "\(old.start.points) to \(new.element) at \(new.start.points)")
    guard across else { return }
    let aside = new.crossStart - old.crossStart
    require(
      aside == .zero, .drift, "\(identity) moved by itself by \(aside.rawValue) ticks across")
  }

  /// The elements behind one between which nothing came, went, moved or changed its size.
  private func unchanged(
    behind keeper: FuzzIdentity, _ old: [FuzzIdentity], _ new: [FuzzIdentity], _ news: News,
    _ marks: FuzzMarks
  ) -> [FuzzIdentity] {
    guard let was = old.firstIndex(of: keeper), let now = new.firstIndex(of: keeper) else {
      return []
    }
    func same(_ step: Int) -> FuzzIdentity? {
      guard old.indices.contains(was + step), new.indices.contains(now + step),
        old[was + step] == new[now + step], !marks.moved.contains(new[now + step])
      else { return nil }
      return new[now + step]
    }
    let isList = view.layout is ListLayout
    func isChanged(_ identity: FuzzIdentity) -> Bool {
      news.changed.contains(identity) || marks.touched.contains(identity)
    }
    guard !isChanged(keeper) else { return [] }
    if !isList {
      // Where lines wrap and lanes fill, elements also depend on those before them.
      for back in 1...Self.reach where was - back >= 0 || now - back >= 0 {
        guard let identity = same(-back), !isChanged(identity),
          !marks.parted.contains(identity)
        else { return [] }
      }
      guard !marks.parted.contains(keeper) else { return [] }
    }
    var found: [FuzzIdentity] = []
    var step = 1
    while let identity = same(step), !marks.parted.contains(identity) {
      if isChanged(identity), !isList { break }
      found.append(identity)
      if isChanged(identity) { break }
      step += 1
    }
    return found
  }

  /// More elements than a line has.
  private static let reach = 24
}
