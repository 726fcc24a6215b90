import ScrollLayout
import ScrollPrimitives

/// Pass 1, scrolling to an item across the axis: as little as shows it.
extension FramePipeline {
  /// Scrolls on the cross axis to show an item: the whole content, or the item's section.
  func performAcross(
    to path: ItemPath, _ pace: UpdateQueue.ScrollPace, _ across: inout [CrossAxisScroll],
    _ main: ScrollModel
  ) {
    guard let item = attributes(of: .item(path)), !item.pins.contains(.crossLeading) else { return }
    let section = state.layout.crossExtent > viewportBreadth ? nil : path.section
    guard let placement = crossPlacement(of: item, inSection: section) else { return }
    let known = across.firstIndex { $0.section == section }
    let model = known.map { across[$0].model }
    let from = (pace.isAnimated ? model?.restPosition : model?.position) ?? .zero
    guard let side = placement.settled(.nearest, from: from) else {
      if !pace.isAnimated, let known,
        placement.settled(.nearest, from: across[known].model.restPosition) != nil
      {
        scrollAcross(&across[known], to: across[known].model.position, pace, goal: nil)
      }
      return
    }
    if known == nil {
      guard let length = length(ofSection: section) else { return }
      across.append(
        CrossAxisScroll(section: section, like: main, length: length, viewport: viewportBreadth))
    }
    let slot = known ?? across.count - 1
    scrollAcross(
      &across[slot], to: rest(of: placement, at: side, across[slot]), pace,
      goal: CrossAxisScroll.ScrollTarget(path: path, side: side))
  }

  /// Content that is at its place along the axis already stays aimed at it while the item comes across, so that it follows
  /// what changes meanwhile.
  func stay(
    _ model: inout ScrollModel, at goal: ScrollMotion.ScrollTarget?,
    whileAcross across: [CrossAxisScroll]
  ) {
    guard model.isIdle, case .element(.item(let path), _, _)? = goal,
      let duration = across.first(where: { $0.goal?.path == path })?.model.programDuration
    else { return }
    model.stayAimed(for: duration)
  }

  /// Retargets an animation on the cross axis to its item, by the sizes known now.
  func retarget(_ across: inout CrossAxisScroll) {
    guard let goal = across.goal, let item = attributes(of: .item(goal.path)),
      let placement = crossPlacement(of: item, inSection: across.section)
    else { return }
    across.model.retarget(to: rest(of: placement, at: goal.side, across))
  }

  private func scrollAcross(
    _ across: inout CrossAxisScroll, to target: Ticks, _ pace: UpdateQueue.ScrollPace,
    goal: CrossAxisScroll.ScrollTarget?
  ) {
    var events: [ScrollEvent] = []
    if pace.isAnimated { across.model.approach(target, &events) }
    across.model.scroll(
      to: target, animated: pace.isAnimated, lasting: pace.duration, along: pace.curve, &events)
    across.goal = across.model.isAimed ? goal : nil
    post(events, of: across.section)
  }

  /// How an item lies across the axis in what scrolls there; `nil` where that does not scroll.
  private func crossPlacement(
    of item: LayoutAttributes, inSection section: Int?
  ) -> ItemPlacement? {
    guard let section else {
      return ItemPlacement(
        start: item.crossStart, extent: item.crossExtent, viewport: viewportBreadth,
        leading: cover(of: item).crossLeading)
    }
    guard section == item.element.section, let carousel = state.layout.orthogonalSection(section)
    else { return nil }
    return ItemPlacement(
      start: item.crossStart + carousel.offset, extent: item.crossExtent, viewport: viewportBreadth)
  }

  private func length(ofSection section: Int?) -> Ticks? {
    guard let section else { return state.layout.crossExtent }
    return state.layout.orthogonalSection(section)?.contentExtent
  }

  /// The offset at which an item lies at a side. Where the section rests on pages or groups, the nearest of
  /// their places beyond, if that shows all of the item.
  private func rest(
    of placement: ItemPlacement, at side: ScrollPosition, _ across: CrossAxisScroll
  ) -> Ticks {
    let target = across.model.bounds.clamp(placement.offset(at: side))
    guard let section = across.section,
      let behavior = state.layout.orthogonalSection(section)?.behavior, behavior != .continuous
    else { return target }
    let isForward = side == .bottom
    var reach = Ticks(rawValue: 1)
    var probe = target
    // A place further on is found by proposing twice as far each time.
    while reach < Ticks.maximum {
      let rest = across.model.bounds.clamp(
        state.layout.orthogonalTarget(forProposed: probe, from: probe, section: section))
      if isForward ? rest >= target : rest <= target {
        return placement.settled(.nearest, from: rest) == nil ? rest : target
      }
      probe = across.model.bounds.clamp(isForward ? target + reach : target - reach)
      reach = reach + reach
    }
    return target
  }
}
