import ScrollLayout
import ScrollPrimitives

/// Scrolling, by the program and by a person's input.
extension CollectionView {
  /// Scrolls until an item is where `position` says. On the cross axis it scrolls as little as needed to show the
  /// item, if the content or the item's section scrolls there. Exact on arrival, even if sizes change during the
  /// scroll. The item ends next to pinned elements at the edges (headers, footers, frozen rows and columns), not
  /// under them; an item that is itself pinned and on screen stays where it is. A section that rests on pages or
  /// groups shows the item on one of these. A finger that holds the content wins; a finger that comes later ends the
  /// scroll.
  ///
  /// A motion that brings the item wholly on screen goes on for an animated scroll to `nearest`, in its own time.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - position: its position after the scroll, between the adjusted insets and pinned elements.
  ///   - animated: whether it takes `ScrollProfile.animationDuration` seconds, or none.
  ///   - when: the moment it begins, by default as the next frame begins.
  /// - Throws: `itemOutOfRange`; `timeWentBackwards` when something sent earlier comes later.
  public func scrollToItem(
    at path: ItemPath, at position: ScrollPosition, animated: Bool, when: ScrollMoment = .nextFrame
  ) throws(CollectionError) {
    try scroll(to: .item(path), at: position, animated: animated, when: when)
  }

  /// Scrolls until an item, a header or a footer is where `position` says, as ``scrollToItem(at:at:animated:when:)`` does,
  /// and reports how that ended. A pinned header is scrolled to its own place, where its section begins.
  ///
  /// - Parameters:
  ///   - element: the item, header or footer.
  ///   - position: its position after the scroll, between the adjusted insets and pinned elements.
  ///   - offset: points that the content goes on from there, positive toward the trailing edge. Without effect where
  ///     `nearest` moves nothing.
  ///   - animated: whether it takes time, or none.
  ///   - duration: how long it takes if it is animated, in seconds, by default `ScrollProfile.animationDuration`. With a
  ///     profile whose `animationDuration` is 0 it goes there at once.
  ///   - curve: how much of the way is done after a part of the time. By default the way is smooth at both ends and goes on
  ///     from the velocity that the content has; along a curve this velocity is on top of the curve's own, and fades.
  ///     Content that is measured on its way changes the rest of the way, without a jump.
  ///   - when: the moment it begins, by default as the next frame begins.
  ///   - completion: called once, at the end of the frame in which the scroll arrives, is interrupted, or loses its
  ///     element; or when the view is released before.
  /// - Throws: `itemOutOfRange`, `sectionOutOfRange`; `invalidValue` when the offset is not finite or further than
  ///   positions are exact, or the duration is not from 0 to 3,600 seconds; `timeWentBackwards` when something sent earlier
  ///   comes later.
  public func scroll(
    to element: ElementPath, at position: ScrollPosition, offset: Double = 0, animated: Bool,
    duration: Double? = nil, curve: TimingCurve? = nil, when: ScrollMoment = .nextFrame,
    completion: ((ScrollOutcome) -> Void)? = nil
  ) throws(CollectionError) {
    try check(element)
    guard let further = Ticks(points: offset) else {
      throw .invalidValue(parameter: "offset", value: offset)
    }
    let pace = try pace(animated, duration, curve)
    let command: UpdateQueue.Command =
      if case .item(let path) = element, further == .zero, duration == nil, curve == nil {
        .item(path, position, animated: animated)
      } else {
        .element(element, position, further, pace)
      }
    try enqueue(command, when, to: .element(element, position, further), completion)
    note(
      .scroll(
        to: element, at: position, offset: offset, animated: animated, duration: duration,
        curve: curve, when: when))
  }

  private func pace(
    _ isAnimated: Bool, _ duration: Double?, _ curve: TimingCurve?
  ) throws(CollectionError) -> UpdateQueue.ScrollPace {
    if let duration, !(0...3600 ~= duration) {
      throw .invalidValue(parameter: "duration", value: duration)
    }
    return UpdateQueue.ScrollPace(
      isAnimated: isAnimated && duration != 0, duration: duration, curve: curve)
  }

  /// Scrolls to an end of the content, wherever it is on arrival: items that come at that end in the same frame, or while
  /// the scroll is on its way, move the end along. Animated from more than four viewports away it leaves out the middle of
  /// the way, as a scroll to an element does: it begins one and a half viewports before the end.
  ///
  /// - Parameters:
  ///   - side: the end. At the trailing one a view with `followsEnd` follows the end from then on.
  ///   - animated: whether it takes time, or none.
  ///   - duration: as that of ``scroll(to:at:offset:animated:duration:curve:when:completion:)``.
  ///   - curve: as there.
  ///   - when: the moment it begins, by default as the next frame begins.
  ///   - completion: called as there.
  /// - Throws: `invalidValue` when the duration is not from 0 to 3,600 seconds; `timeWentBackwards` when something sent
  ///   earlier comes later.
  public func scroll(
    toEdge side: EdgeSide, animated: Bool, duration: Double? = nil,
    curve: TimingCurve? = nil, when: ScrollMoment = .nextFrame,
    completion: ((ScrollOutcome) -> Void)? = nil
  ) throws(CollectionError) {
    try enqueue(
      .edge(side, try pace(animated, duration, curve)), when, to: .edge(side), completion)
    note(
      .scrollToEdge(side, animated: animated, duration: duration, curve: curve, when: when))
  }

  /// Scrolls to an offset along the scroll axis, in points in content coordinates. One beyond the edges
  /// means the edge: animated the edge wherever that is on arrival, at once the edge as it is once all on screen is
  /// measured, so an offset that the content turns out to have is reached. An edge of the frame before, and with
  /// `followsEnd` all beyond, means that edge wherever it comes to lie. The other coordinate is used where the content
  /// is wider than the viewport. An animated scroll to an edge leaves out the middle of a long way, as
  /// ``scroll(toEdge:animated:duration:curve:when:completion:)`` does.
  ///
  /// - Parameters:
  ///   - offset: the offset.
  ///   - animated: whether it takes `ScrollProfile.animationDuration` seconds, or none.
  ///   - when: the moment it begins, by default as the next frame begins.
  /// - Throws: `invalidValue` when it is not finite or further than positions are exact;
  ///   `timeWentBackwards` when something sent earlier comes later.
  public func setContentOffset(
    _ offset: LayoutPoint, animated: Bool, when: ScrollMoment = .nextFrame
  ) throws(CollectionError) {
    let main = offset[main: pipeline.state.layout.axis]
    guard let ticks = Ticks(points: main) else {
      throw .invalidValue(parameter: "contentOffset", value: main)
    }
    let across = offset[cross: pipeline.state.layout.axis]
    guard let cross = Ticks(points: across) else {
      throw .invalidValue(parameter: "contentOffset", value: across)
    }
    // Overwritten by the offset that the caller is being notified of.
    if telling.losesOffsets, !animated, when == .nextFrame { return }
    let target = meansEnd(ticks) ? Ticks.maximum : ticks
    try enqueue(.offset(target, cross: cross, animated: animated), when)
    note(.setContentOffset(offset, animated: animated, when: when))
  }

  /// Whether an offset is where the content ends, for content that follows its end: sizes and items that come
  /// before it is there make no difference then.
  private func meansEnd(_ offset: Ticks) -> Bool {
    pipeline.asked.settings.followsEnd && pipeline.state.frameIndex > 0
      && offset + ContentAnchor.endDistance >= pipeline.state.motion.scroll.bounds.maximum
  }

  /// Scrolls the items of a section that runs across the axis to an offset, in points from its leading
  /// side; one beyond its ends means the end. Does nothing for a section that does not.
  ///
  /// - Throws: `sectionOutOfRange` for one that does not exist, `invalidValue` when the offset is not finite.
  public func setOrthogonalOffset(
    _ offset: Double, section: Int, animated: Bool, when: ScrollMoment = .nextFrame
  ) throws(CollectionError) {
    guard pendingStructure.sectionCounts.indices.contains(section) else {
      throw .sectionOutOfRange(section: section, count: pendingStructure.sectionCounts.count)
    }
    guard let ticks = Ticks(points: offset) else {
      throw .invalidValue(parameter: "offset", value: offset)
    }
    try enqueue(.orthogonal(ticks, section: section, animated: animated), when)
    note(.setOrthogonalOffset(offset, section: section, animated: animated, when: when))
  }

  /// Lets the content go as if a finger released it, at `velocity` points per second, positive toward
  /// the trailing edge. Does nothing while a finger holds the content or the scroll bar, or when it does not scroll.
  ///
  /// - Parameters:
  ///   - velocity: points per second, at most 1e9 either way.
  ///   - when: the moment it begins, by default as the next frame begins.
  /// - Throws: `invalidValue` when the velocity is not finite or above 1e9; `timeWentBackwards` when
  ///   something sent earlier comes later.
  public func fling(velocity: Double, when: ScrollMoment = .nextFrame) throws(CollectionError) {
    guard abs(velocity) <= 1e9 else {
      throw .invalidValue(parameter: "velocity", value: velocity)
    }
    try enqueue(.fling(velocity: velocity), when)
    note(.fling(velocity: velocity, when: when))
  }

  /// Takes what a person did. It takes effect in the frame that reaches its time.
  ///
  /// - Throws: `timeWentBackwards` when an event sent earlier is later; `invalidValue` for a place or
  ///   a wheel delta that is not finite.
  public func send(_ event: InputEvent) throws(CollectionError) {
    try check(event.position, "position")
    if case .wheel(let delta, _) = event.action { try check(delta, "delta") }
    try append(.event(event))
    note(.send(event))
  }

  /// Asks for a scroll, and waits for its end where there is a completion.
  private func enqueue(
    _ command: UpdateQueue.Command, _ when: ScrollMoment, to target: ScrollMotion.ScrollTarget,
    _ completion: ((ScrollOutcome) -> Void)?
  ) throws(CollectionError) {
    guard let completion else { return try enqueue(command, when) }
    try enqueue(.awaited(pipeline.awaited.nextID, command), when)
    pipeline.awaited.add(target, completion)
  }

  func enqueue(
    _ command: UpdateQueue.Command, _ when: ScrollMoment
  ) throws(CollectionError) {
    let entry = UpdateQueue.Entry(
      command: command, isSilent: telling.isScroll, version: pipeline.queue.version)
    switch when {
    case .nextFrame: pipeline.queue.commands.append(entry)
    case .at(let time): try append(.command(entry, when: time))
    }
  }

  func append(_ timed: UpdateQueue.Timed) throws(CollectionError) {
    try check(timed.time)
    if let last = pipeline.queue.lastTime, timed.time < last {
      throw .timeWentBackwards(from: last, to: timed.time)
    }
    pipeline.queue.lastTime = timed.time
    pipeline.queue.timed.append(timed)
  }

  func check(_ point: LayoutPoint, _ name: String) throws(CollectionError) {
    for (axis, value) in [("x", point.x), ("y", point.y)] where !(abs(value) <= 1e9) {
      throw .invalidValue(parameter: "\(name).\(axis)", value: value)
    }
  }
}
