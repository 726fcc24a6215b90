import Scrollwork

/// Fingers and wheels move the content by their own movement, and scrolls to items end where they were requested to.
enum ArrivalCheck {
  static func problems(
    _ before: PromiseScene?, _ now: PromiseScene, _ stage: PromiseStage
  ) -> [PromiseProblem] {
    guard let before, before.layout.axis == now.layout.axis else { return [] }
    var problems: [PromiseProblem] = []
    let isFree = !MotionCheck.isNearEdge(now) && !MotionCheck.isNearEdge(before)
    if let delta = stage.fingerDelta, isFree, now.phase == .dragging {
      let asked = Int64(-delta) * 1024
      if abs(now.displacement - asked) > 1 {
        problems.append(
          PromiseProblem(
            .displacement,
            "a finger that went \(delta) scrolled the content by \(now.displacement.pt)"))
      }
    }
    if let delta = stage.wheelDelta, isFree, now.phase == .idle {
      // A wheel asks along x, which is counted from the right where lines run from right to left.
      let isMirrored = stage.isRightToLeft && now.layout.axis == .horizontal
      let asked = Int64(isMirrored ? -delta : delta) * 1024
      if abs(now.displacement - asked) > 1 {
        problems.append(
          PromiseProblem(
            .displacement,
            "a wheel that went \(delta) scrolled the content by \(now.displacement.pt)"))
      }
    }
    if before.phase == .tracking, now.phase == .tracking, now.displacement != 0,
      !MotionCheck.isNearEdge(now)
    {
      problems.append(
        PromiseProblem(
          .displacement,
          "the content was scrolled by \(now.displacement.pt) under a finger that rests"))
    }
    let change = stage.change
    if change.isQuiet, !now.isInTransition,
      now.offset != before.offset + now.displacement + now.correction
    {
      problems.append(
        PromiseProblem(
          .displacement,
          "the offset went from \(before.offset.pt) to \(now.offset.pt), by other than displacement"
            + " \(now.displacement.pt) and correction \(now.correction.pt)"))
    }
    if let arrival = stage.arrival, now.phase == .idle {
      problems += arrived(now, arrival.key, arrival.target, stage)
    }
    return problems
  }

  private static func arrived(
    _ now: PromiseScene, _ key: PromiseModel.Key, _ target: PromiseOperation.Target,
    _ stage: PromiseStage
  ) -> [PromiseProblem] {
    guard stage.isLong(key), !now.isInTransition else { return [] }
    guard let shown = now.shown.first(where: { $0.key == key }) else {
      return [PromiseProblem(.arrival, "\(key) was scrolled to, and is not on screen")]
    }
    // A pinned header covers the beginning, and the item lies clear of it.
    let pinned =
      now.layout.pinsHeaders
      ? now.shown.filter { $0.isHeader && $0.start <= now.leadingInset }.map(\.end).max() : nil
    let top = max(now.leadingInset, pinned ?? now.leadingInset)
    let bottom = now.length - now.trailingInset
    func isAt(_ place: Int64, _ goal: Int64) -> Bool { abs(place - goal) <= 2 }
    let isThere: Bool =
      switch target {
      case .top: isAt(shown.start, top)
      case .bottom: isAt(shown.end, bottom)
      case .center:
        // A header that comes later may push the pinned one away.
        shown.start + shown.end >= now.leadingInset + bottom - 2
          && shown.start + shown.end <= top + bottom + 2
      case .nearest:
        shown.start >= top && shown.end <= bottom || isAt(shown.start, top)
          || isAt(shown.end, bottom) || shown.start <= top && shown.end >= bottom
      }
    guard !isThere, !MotionCheck.isAtTrueEdge(now) else { return [] }
    return [
      PromiseProblem(
        .arrival,
        "\(key) was scrolled to \(target), and lies at \(shown.start.pt)...\(shown.end.pt)")
    ]
  }
}
