import ScrollLayout
import ScrollPhysics

/// Pass 1, where a release comes to rest: at its own end, where the view snaps to, or where the
/// program says.
extension FramePipeline {
  /// Chooses for a release; `nil` leaves it to its own motion.
  func aim(_ release: Release, in model: ScrollModel, goal: inout ScrollMotion.Goal?) -> Aim? {
    goal = nil
    var aim: Aim?
    if let target = snapped(release, in: model, goal: &goal) {
      aim = Aim(target: target, pace: .prompt)
    }
    guard release.endsDrag, withView({ $0.willEndDragging != nil }) else { return aim }
    let proposed = model.bounds.clamp(aim?.target ?? release.target)
    if let chosen = ask(release, proposed) {
      goal = nil
      aim = Aim(target: chosen, pace: .natural)
    }
    return aim
  }

  /// Asks the program, once for each release however many rounds the frame takes; the answer is kept
  /// as a way from the place of the release. `nil` when it leaves the target as it is.
  private func ask(_ release: Release, _ proposed: Ticks) -> Ticks? {
    defer { notes.answers.next += 1 }
    if notes.answers.next < notes.answers.ways.count {
      return notes.answers.ways[notes.answers.next].map { release.place + $0 }
    }
    var target = proposed.points
    withView { view in
      view.telling.losesOffsets = true
      view.willEndDragging?(view, release.velocity, &target)
      view.telling.losesOffsets = false
    }
    note(.aimed(target: target))
    let chosen = Ticks(points: target)
    if chosen == nil {
      state.diagnose(
        .invalidValue(parameter: "willEndDragging.target", value: target))
    }
    let way = chosen == proposed ? nil : chosen.map { $0 - release.place }
    notes.answers.ways.append(way)
    return way.map { release.place + $0 }
  }

  // MARK: Snapping

  private func snapped(
    _ release: Release, in model: ScrollModel, goal: inout ScrollMotion.Goal?
  ) -> Ticks? {
    // Content that goes back to an edge bounces there.
    guard
      model.bounds.clamp(release.place) == release.place
        || release.target > model.bounds.minimum && release.target < model.bounds.maximum
    else { return nil }
    let isFlick = abs(release.velocity) >= model.profile.pageFlickVelocity
    switch state.applied.settings.snapping {
    case .none:
      let target = state.layout.targetOffset(
        forProposed: release.target, velocity: release.velocity)
      return target == release.target ? nil : model.bounds.clamp(target)
    case .pages(let length):
      return page(
        of: length ?? defaultPage(at: release.place), release, in: model, isFlick: isFlick)
    case .items(let side, let oneAtATime):
      guard
        let item = item(
          at: side.position, release, oneAtATime: oneAtATime, isFlick: isFlick)
      else { return nil }
      goal = .item(item.path, side.position)
      return item.offset
    }
  }

  /// The viewport's length, less what is frozen at its ends for all of the content: no row is passed over.
  private func defaultPage(at place: Ticks) -> Double {
    let length = state.applied.settings.viewport[main: axis]
    guard state.layoutTraits.pinsItems, let item = probe(near: place, at: .centre) else {
      return length
    }
    let cover = cover(of: item, throughout: true)
    let page = length - (cover.leading + cover.trailing).points
    return page > 0 ? page : length
  }

  private func page(
    of length: Double, _ release: Release, in model: ScrollModel, isFlick: Bool
  ) -> Ticks? {
    let start = model.bounds.minimum
    let pages = try? PageSnapping(
      page: length, lower: 0, upper: (model.bounds.maximum - start).points)
    guard let pages else { return nil }
    let offset = pages.target(
      offset: (release.place - start).points, projected: (release.target - start).points,
      flick: isFlick ? release.velocity : 0)
    return start + Ticks(clamping: offset)
  }

  /// An item and the offset at which it lies where it should.
  private struct Resting {
    var index: Int
    var path: ItemPath
    var offset: Ticks
  }

  private func item(
    at position: ScrollPosition, _ release: Release, oneAtATime: Bool, isFlick: Bool
  ) -> Resting? {
    guard let here = resting(near: release.place, at: position),
      var wanted = resting(near: release.target, at: position)
    else { return nil }
    let before = here.offset <= release.place ? here : neighbour(of: here, -1, position) ?? here
    let after = here.offset >= release.place ? here : neighbour(of: here, 1, position) ?? here
    if oneAtATime {
      let first = neighbour(of: after, -1, position) ?? after
      let last = neighbour(of: before, 1, position) ?? before
      if wanted.index < first.index { wanted = first }
      if wanted.index > last.index { wanted = last }
    }
    guard isFlick else { return wanted }
    if release.velocity > 0, wanted.offset <= release.place {
      return after.offset > release.place ? after : neighbour(of: after, 1, position) ?? wanted
    }
    if release.velocity < 0, wanted.offset >= release.place {
      return before.offset < release.place ? before : neighbour(of: before, -1, position) ?? wanted
    }
    return wanted
  }

  /// The item whose resting place is nearest to an offset. O(log n).
  private func resting(near offset: Ticks, at position: ScrollPosition) -> Resting? {
    guard let index = probe(near: offset, at: position)?.index else { return nil }
    let found =
      resting(index, position) ?? neighbour(of: index, 1, position)
      ?? neighbour(of: index, -1, position)
    guard let found else { return nil }
    return [neighbour(of: found, -1, position), neighbour(of: found, 1, position)]
      .compactMap { $0 }
      .reduce(found) { best, other in
        let isNearer =
          abs((other.offset - offset).rawValue) < abs((best.offset - offset).rawValue)
        return isNearer ? other : best
      }
  }

  /// The element at the line that items rest at when the content is at an offset: clear of what is pinned beside
  /// it.
  private func probe(near offset: Ticks, at position: ScrollPosition) -> LayoutAttributes? {
    func element(near place: Ticks) -> LayoutAttributes? {
      state.layout.element(near: offset + place).flatMap { state.layout.attributes(at: $0) }
    }
    func element(beside cover: PinnedCover) -> LayoutAttributes? {
      let leading = Ticks(clamping: state.ends.edges.adjustedLeading) + cover.leading
      let trailing = Ticks(clamping: state.ends.edges.adjustedTrailing) + cover.trailing
      let place =
        switch position {
        case .top, .nearest: leading
        case .bottom: viewportLength - trailing
        case .centre:
          leading + Ticks(rawValue: (viewportLength - leading - trailing).rawValue / 2)
        }
      return element(near: place)
    }
    // In the middle of the viewport lies what is least likely to be pinned itself.
    guard let middle = element(near: Ticks(rawValue: viewportLength.rawValue / 2)) else {
      return nil
    }
    let first = cover(of: middle)
    guard let found = element(beside: first), !found.isPinned else { return middle }
    let cover = cover(of: found)
    return cover == first ? found : element(beside: cover)
  }

  /// An item with an extent that scrolls; `nil` for all else, which is no place to rest at.
  private func resting(_ index: Int, _ position: ScrollPosition) -> Resting? {
    guard case .item(let path) = state.structure.path(at: index),
      let attributes = state.layout.attributes(at: index), attributes.extent > .zero,
      !attributes.isPinned
    else { return nil }
    return Resting(
      index: index, path: path, offset: placement(of: attributes).offset(at: position))
  }

  private func neighbour(
    of item: Resting, _ step: Int, _ position: ScrollPosition
  ) -> Resting? {
    lineBeside(item, step, position) ?? neighbour(of: item.index, step, position)
  }

  /// An item of the next line in a direction, where items lie side by side: those of one line rest at one offset.
  private func lineBeside(
    _ item: Resting, _ step: Int, _ position: ScrollPosition
  ) -> Resting? {
    guard !state.layoutTraits.isSequential, let attributes = state.layout.attributes(at: item.index)
    else {
      return nil
    }
    let place = step > 0 ? attributes.slotEnd : attributes.slotStart - Ticks(rawValue: 1)
    guard let index = state.layout.element(near: place), let found = resting(index, position),
      step > 0 ? found.offset > item.offset : found.offset < item.offset
    else { return nil }
    return found
  }

  /// The next item with an extent in a direction. Headers are passed over, however many there are, and
  /// so are items without an extent, one by one only where there is space between them.
  private func neighbour(of index: Int, _ step: Int, _ position: ScrollPosition) -> Resting? {
    let structure = state.structure
    var index = index
    while let next = step > 0 ? structure.item(after: index) : structure.item(before: index) {
      if let found = resting(next, position) { return found }
      index = next
      guard let hidden = state.layout.attributes(at: next), hidden.slotStart == hidden.slotEnd
      else { continue }
      // Whatever covers the place where nothing is comes behind all that is nothing.
      let place = hidden.slotStart - (step > 0 ? .zero : Ticks(rawValue: 1))
      guard let covering = state.layout.element(near: place), (covering - next) * step > 0 else {
        return nil
      }
      index = covering - step
    }
    return nil
  }
}
