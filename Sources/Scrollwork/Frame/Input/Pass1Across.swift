import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// Pass 1, across the axis: what scrolls there takes the same input, with the axes exchanged. A finger
/// goes to one of the two directions by where it leaves its slop, as `isDirectionalLockEnabled` says.
extension FramePipeline {
  /// Moves what scrolls across on to a moment.
  func advance(_ across: inout [CrossAxisScroll], to time: Timestamp) {
    for slot in across.indices {
      var events: [ScrollEvent] = []
      across[slot].model.advance(to: time, &events)
      if across[slot].goal != nil, !across[slot].model.isAimed { across[slot].goal = nil }
      post(events, of: across[slot].section)
    }
  }

  /// Handles an event whose x is counted from the leading side.
  func handle(_ event: InputEvent, on across: inout [CrossAxisScroll], main: ScrollModel) {
    if case .pointerDown = event.action { begin(at: event.position, &across, main) }
    if case .wheel(let delta, _) = event.action, delta[cross: axis] != 0 {
      begin(at: event.position, &across, main)
    }
    let locks = state.applied.settings.locksDirection
    for slot in across.indices {
      let section = across[slot].section
      guard takes(event, across[slot], main) else { continue }
      var events: [ScrollEvent] = []
      across[slot].model.take(
        event, along: axis.other, locks: locks,
        aim: { self.acrossAim($0, $1, section: section) }, &events)
      post(events, of: section)
    }
  }

  /// Whether an event is for what scrolls across there: a finger stays with what it went down on.
  private func takes(_ event: InputEvent, _ across: CrossAxisScroll, _ main: ScrollModel) -> Bool {
    switch event.action {
    case .pointerDown, .wheel:
      guard let section = across.section else { return true }
      return self.section(at: event.position, main) == section
    case .pointerMoved, .pointerUp, .pointerCanceled:
      return true
    }
  }

  /// Sees to it that what scrolls across at a place in the viewport can.
  private func begin(
    at position: LayoutPoint, _ across: inout [CrossAxisScroll], _ main: ScrollModel
  ) {
    let viewport = viewportBreadth
    if state.layout.crossExtent > viewport {
      guard !across.contains(where: { $0.section == nil }) else { return }
      across.append(
        CrossAxisScroll(
          section: nil, like: main, length: state.layout.crossExtent, viewport: viewport))
    } else if let section = section(at: position, main),
      let carousel = state.layout.orthogonalSection(section),
      !across.contains(where: { $0.section == section })
    {
      across.append(
        CrossAxisScroll(
          section: section, like: main, length: carousel.contentExtent, viewport: viewport))
    }
  }

  /// The section that lies at a place in the viewport; `nil` where none does.
  private func section(at position: LayoutPoint, _ main: ScrollModel) -> Int? {
    let offset = main.position + Ticks(clamping: position[main: axis])
    guard let index = state.layout.element(near: offset) else { return nil }
    return state.structure.section(at: index)
  }

  /// Whether what the program requested may be for what scrolls across.
  @inline(__always)
  func mayMoveAcross(_ command: UpdateQueue.Command) -> Bool {
    switch command {
    case .offset: state.layout.crossExtent > viewportBreadth
    case .across, .orthogonal: true
    case .item(let path, _, _):
      state.layout.crossExtent > viewportBreadth
        || state.layout.orthogonalSection(path.section) != nil
    case .element(let path, _, _, _):
      state.layout.crossExtent > viewportBreadth
        || state.layout.orthogonalSection(path.section) != nil
    // Not looked into here, so that this stays in its callers.
    case .awaited: true
    case .edge, .fling, .cruise, .profile, .holdIndicator, .moveIndicator, .releaseIndicator:
      false
    }
  }

  /// Does what the program requested across the axis.
  func performAcross(
    _ command: UpdateQueue.Command, _ across: inout [CrossAxisScroll], _ main: ScrollModel
  ) {
    let viewport = viewportBreadth
    let section: Int?
    let (target, isAnimated): (Ticks, Bool)
    switch command {
    case .offset(_, let cross, let animated):
      (section, target, isAnimated) = (nil, cross, animated)
      guard state.layout.crossExtent > viewport else { return }
    case .across(let offset, let number):
      (section, target, isAnimated) = (number, offset, false)
      guard number.map({ $0 < state.structure.sectionCounts.count }) ?? true else { return }
    case .orthogonal(let offset, let number, let animated):
      (section, target, isAnimated) = (number, offset, animated)
      guard number < state.structure.sectionCounts.count else { return }
    case .item(let path, _, let animated):
      return performAcross(to: path, .init(isAnimated: animated), &across, main)
    case .element(let path, _, _, let pace):
      guard case .item(let item) = path else { return }
      return performAcross(to: item, pace, &across, main)
    case .awaited(_, let scroll): return performAcross(scroll, &across, main)
    case .edge, .fling, .cruise, .profile, .holdIndicator, .moveIndicator, .releaseIndicator:
      return
    }
    let length = section.map { state.layout.orthogonalSection($0)?.contentExtent }
    guard let length = length ?? state.layout.crossExtent else { return }
    if !across.contains(where: { $0.section == section }) {
      across.append(
        CrossAxisScroll(section: section, like: main, length: length, viewport: viewport))
    }
    for slot in across.indices where across[slot].section == section {
      var events: [ScrollEvent] = []
      across[slot].model.scroll(to: target, animated: isAnimated, &events)
      across[slot].goal = nil
      post(events, of: section)
    }
  }

  /// Where a section's own snapping takes a release.
  private func acrossAim(_ release: Release, _ model: ScrollModel, section: Int?) -> ReleaseTarget?
  {
    guard let section, model.bounds.clamp(release.place) == release.place else { return nil }
    let target = state.layout.orthogonalTarget(
      forProposed: release.target, from: release.place, section: section)
    return target == release.target
      ? nil : ReleaseTarget(target: model.bounds.clamp(target), pace: .prompt)
  }

  func post(_ events: [ScrollEvent], of section: Int?) {
    for event in events { round.acrossEvents.append(.scrollAcross(section: section, event)) }
  }
}

extension Axis {
  /// The axis across.
  var other: Axis { self == .vertical ? .horizontal : .vertical }
}
