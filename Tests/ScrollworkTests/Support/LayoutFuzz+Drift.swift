import Scrollwork

/// What the user looks at does not move unless the user moves it.
extension LayoutFuzz {
  /// Everything that was on screen and still is has moved by the displacement alone, in both axes; where
  /// items changed, all that hangs together with what holds the screen.
  func checkDrift(_ now: Before, _ news: News) {
    guard let before, let held = news.held, !news.reload else { return }
    guard holds(held.policy), holds(view.anchorPolicy) else { return }
    guard before.frame.axis == now.frame.axis else { return }
    if !news.movesItems, now.frame.work.refills > 0 { return }
    // In lanes, sizes that are learned on a way longer than the screen may bring items of one lane back on screen.
    if made.kind == .masonry, abs(now.frame.displacement.rawValue) > length(of: now.frame).rawValue
    {
      return
    }
    if !news.movesItems {
      let survivors = before.places.keys.filter { now.places[$0] != nil }
      compared(survivors.count)
      for identity in survivors { hold(identity, before, now, across: !scrollsAcross) }
      return
    }
    // On their way from one layout to another elements are shown where they do not lie.
    guard !isMoving(before), !isMoving(now) else { return }
    // With another layout or viewport as well, what the person last scrolled to stays, which may be another item.
    if news.edits || !news.changed.isEmpty, news.layout || news.resized { return }
    // After another layout or viewport the next one still keeps the item that was on screen before both.
    if left != nil, news.layout || news.resized { return }
    // A viewport that comes back may scroll to what it showed.
    if news.resized, before.frame.phase == .idle, now.frame.displacement != .zero { return }
    guard let keeper = keeper(before, now, news, held) else { return }
    // A shorter viewport may not reach what the policy names.
    if news.resized, let place = before.places[keeper], place.start >= length(of: now.frame) {
      return
    }
    hold(keeper, before, now, across: false)
    compared(1)
    // What fills room that edits left free goes elsewhere.
    guard now.frame.work.refills == 0, !news.resized, !news.layout else { return }
    // Where lines wrap and lanes fill, an edit lays out its side away from the keeper again:
    // with another keeper than the first one on screen that is seen.
    guard made.kind.isList || held.policy == .firstVisible, made.kind == now.made.kind else {
      return
    }
    for identity in unchanged(around: keeper, before, now, news, held) {
      guard before.places[identity] != nil, now.places[identity] != nil else { continue }
      hold(identity, before, now, across: !scrollsAcross && made.isLeading)
      compared(1)
    }
  }

  private func holds(_ policy: AnchorPolicy) -> Bool {
    switch policy {
    case .firstVisible, .lastVisible, .item: true
    // They let the content move under the offset, or the screen with its end.
    case .trailingEdge, .none: false
    }
  }

  private func isMoving(_ look: Before) -> Bool {
    isMoving(look.frame)
  }

  /// By how much an element moved otherwise than the content was scrolled; `nil` for one that is not on screen in both
  /// frames where it lies.
  private func drift(of identity: Identity, _ before: Before, _ now: Before) -> Ticks? {
    guard let old = before.places[identity], let new = now.places[identity], !old.isDisplaced,
      !new.isDisplaced
    else { return nil }
    var drift = new.start - old.start + now.frame.displacement
    // One that begins above the screen is held by its end, or by the end of the line that it shares.
    let end = old.start + old.extent
    if drift != .zero, old.start < .zero, end > .zero, end <= length(of: before.frame) {
      drift = new.start + new.extent - end + now.frame.displacement
      if drift != .zero, !made.kind.isList, made.kind != .masonry {
        drift = lineEnd(of: new, now) - lineEnd(of: old, before) + now.frame.displacement
      }
      if drift != .zero, made.kind == .flow {
        drift = driftBehindLine(of: old, before, now) ?? drift
      }
      // A line may be longer than its items, and those behind it may have come into it.
      if drift != .zero, made.kind == .flow {
        drift = slotEnd(of: new, now) - slotEnd(of: old, before) + now.frame.displacement
      }
    }
    return drift
  }

  /// Where the line of an element ends by the layout.
  private func slotEnd(of element: VisibleElement, _ look: Before) -> Ticks {
    var layout = look.layout
    let end = element.start + element.extent
    guard let attributes = layout.attributes(at: element.index) else { return end }
    return element.start + attributes.slotEnd - attributes.start
  }

  /// The drift of the first element behind a line. A line may be longer than its items.
  private func driftBehindLine(
    of element: VisibleElement, _ before: Before, _ now: Before
  ) -> Ticks? {
    let end = lineEnd(of: element, before)
    for identity in before.row {
      guard let old = before.places[identity], old.start >= end, !old.isDisplaced else { continue }
      guard let new = now.places[identity], !new.isDisplaced else { return nil }
      return new.start - old.start + now.frame.displacement
    }
    return nil
  }

  private func hold(_ identity: Identity, _ before: Before, _ now: Before, across: Bool) {
    guard let old = before.places[identity], let new = now.places[identity],
      let drift = drift(of: identity, before, now)
    else { return }
    require(
      drift == .zero,
      "\(identity) drifted by \(drift.rawValue) ticks, \(old.element) to \(new.element), \(old.start.points) to \(new.start.points)"
    )
    guard across, !isAtEndAcross(new.element.section), isHeldAcross(identity, before, now) else {
      return
    }
    let sideways = new.crossStart - old.crossStart
    require(sideways == .zero, "\(identity) drifted by \(sideways.rawValue) ticks across")
  }

  private func length(of frame: Frame) -> Ticks {
    Ticks(clamping: frame.viewportSize[main: frame.axis])
  }

  /// The last end of the elements whose room along the axis overlaps that of an element: those of its line.
  private func lineEnd(of element: VisibleElement, _ look: Before) -> Ticks {
    let end = element.start + element.extent
    // A pinned header lies over lines and belongs to none.
    return look.frame.visible.filter {
      !$0.isDisplaced && $0.start < end && $0.start + $0.extent > element.start
    }
    .map { $0.start + $0.extent }.max() ?? end
  }

  /// Whether a section that runs across lies at one of its ends: it stays there when that moves.
  private func isAtEndAcross(_ section: Int) -> Bool {
    guard made.isOrthogonal else { return false }
    guard let orthogonal = view.layout.orthogonalSection(section) else { return true }
    return orthogonal.offset <= .zero || orthogonal.offset >= orthogonal.maximumOffset
  }

  /// Whether nothing came, went or moved between an item of a section that runs across and the one that holds the
  /// section: the first that begins on screen, or the next one that is left of those behind it.
  private func isHeldAcross(_ identity: Identity, _ before: Before, _ now: Before) -> Bool {
    guard made.isOrthogonal, let section = before.places[identity]?.element.section else {
      return true
    }
    let items = before.row.filter { before.places[$0]?.element.section == section && $0.isItem }
    guard
      let first = items.firstIndex(where: { (before.places[$0]?.crossStart ?? .zero) >= .zero }),
      let own = items.firstIndex(of: identity)
    else { return true }
    let there = Set(now.row)
    return items[min(own, first)...max(own, first)].allSatisfy {
      there.contains($0) && !self.items.moved.contains($0)
    }
  }

  /// Who holds the screen: whom the policy names, or who is first; if gone or moved, a neighbor.
  private func keeper(
    _ before: Before, _ now: Before, _ news: News, _ held: Held
  ) -> Identity? {
    var shown = before.row.filter { identity in
      guard let place = before.places[identity] else { return false }
      return !place.isDisplaced
    }
    // Another layout or viewport may keep the first or last item, and not a header or footer.
    let isLast = held.policy == .lastVisible
    if news.layout || news.resized,
      let item = isLast ? shown.last(where: \.isItem) : shown.first(where: \.isItem),
      drift(of: item, before, now) == .zero
    {
      shown = shown.filter(\.isItem)
    }
    guard var anchor = shown.first else { return nil }
    if isLast { anchor = shown[shown.count - 1] }
    if let named = held.named, shown.contains(named) { anchor = named }
    guard let slot = shown.firstIndex(of: anchor) else { return nil }
    let candidates = shown[slot...] + shown[..<slot].reversed()
    let there = Set(now.row)
    return candidates.first { there.contains($0) && !items.moved.contains($0) }
  }

  /// The elements around one between which nothing came, went, moved or changed its size: a stretch of
  /// the row that is as it was.
  private func unchanged(
    around keeper: Identity, _ before: Before, _ now: Before, _ news: News, _ held: Held
  ) -> [Identity] {
    // In lanes, an item earlier in order may have ended below the keeper; when it goes, its lane moves.
    if made.kind == .masonry, held.policy == .firstVisible,
      let first = before.row.first(where: { before.places[$0] != nil }), first != keeper
    {
      return []
    }
    guard let old = before.row.firstIndex(of: keeper), let new = now.row.firstIndex(of: keeper)
    else { return [] }
    func isSame(_ step: Int) -> Identity? {
      guard before.row.indices.contains(old + step), now.row.indices.contains(new + step) else {
        return nil
      }
      let identity = now.row[new + step]
      guard before.row[old + step] == identity, !items.moved.contains(identity) else { return nil }
      return identity
    }
    func isChanged(_ identity: Identity) -> Bool { news.changed.contains(identity) }
    // In a row each is placed by the one before alone, also if other elements came between for a while.
    let parted = made.kind.isList ? items.parted : items.parted.union(items.passed)
    let wraps = made.kind == .flow || made.perLine > 1
    var found: [Identity] = []
    // Before the keeper the end of one that changed its size moves, and with it its beginning.
    var step = -1
    while let identity = isSame(step), !isChanged(identity),
      !parted.contains(now.row[new + step + 1])
    {
      // Only the keeper's own section is filled with lines from its end, away from visible items.
      if wraps, step < 0, case .footer = identity { break }
      found.append(identity)
      step -= 1
    }
    // In a line of common length others begin with the line, also if that moved.
    if wraps, let start = found.last.flatMap({ before.places[$0]?.start }) {
      found.removeAll { before.places[$0]?.start == start }
    }
    found.removeLast(min(found.count, made.perLine - 1))
    guard !isChanged(keeper) else { return found }
    // In a line of common length the neighbors before the keeper make the line longer.
    for back in 1..<max(2, made.perLine) where made.perLine > 1 {
      guard let identity = isSame(-back), !isChanged(identity) else { return found }
    }
    step = 1
    while let identity = isSame(step), !parted.contains(identity) {
      // What is behind one that changed may move, not itself; but where lines wrap it may not fit any more.
      if isChanged(identity), now.made.kind == .flow { break }
      found.append(identity)
      if isChanged(identity) { break }
      step += 1
    }
    return found
  }
}
