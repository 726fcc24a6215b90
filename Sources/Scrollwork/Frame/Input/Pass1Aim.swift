import ScrollLayout
import ScrollPhysics

/// Pass 1, where a release comes to rest: at its own end, where the view snaps to, or where the
/// program says.
extension FramePipeline {
  /// Chooses for a release; `nil` leaves it to its own motion.
  func aim(_ release: Release, in model: ScrollModel, goal: inout ScrollMotion.ScrollTarget?)
    -> ReleaseTarget?
  {
    goal = nil
    var aim: ReleaseTarget?
    if let target = snapped(release, in: model, goal: &goal) {
      aim = ReleaseTarget(target: target, pace: .prompt)
    }
    guard release.endsDrag, withView({ $0.willEndDragging != nil }) else { return aim }
    let proposed = model.bounds.clamp(aim?.target ?? release.target)
    if let chosen = ask(release, proposed) {
      goal = nil
      aim = ReleaseTarget(target: chosen, pace: .natural)
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
    _ release: Release, in model: ScrollModel, goal: inout ScrollMotion.ScrollTarget?
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
      goal = .element(.item(item.path), side.position, .zero)
      return item.offset
    }
  }

  /// The viewport's length, less what is frozen at its ends for all of the content: no row is passed over.
  private func defaultPage(at place: Ticks) -> Double {
    let length = state.applied.settings.viewport[main: axis]
    guard state.layoutTraits.pinsItems, let item = probe(near: place, at: .center) else {
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
  struct Resting {
    var index: Int
    var path: ItemPath
    var offset: Ticks
  }

  func item(
    at position: ScrollPosition, _ release: Release, oneAtATime: Bool, isFlick: Bool
  ) -> Resting? {
    guard let here = resting(near: release.place, at: position),
      var wanted = resting(near: release.target, at: position)
    else { return nil }
    let before = here.offset <= release.place ? here : neighbor(of: here, -1, position) ?? here
    let after = here.offset >= release.place ? here : neighbor(of: here, 1, position) ?? here
    if oneAtATime {
      let first = neighbor(of: after, -1, position) ?? after
      let last = neighbor(of: before, 1, position) ?? before
      if wanted.index < first.index { wanted = first }
      if wanted.index > last.index { wanted = last }
    }
    guard isFlick else { return wanted }
    if release.velocity > 0, wanted.offset <= release.place {
      return after.offset > release.place ? after : neighbor(of: after, 1, position) ?? wanted
    }
    if release.velocity < 0, wanted.offset >= release.place {
      return before.offset < release.place ? before : neighbor(of: before, -1, position) ?? wanted
    }
    return wanted
  }
}
