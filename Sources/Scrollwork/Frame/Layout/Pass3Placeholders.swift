import ScrollLayout

/// Pass 3, whether content moves so fast that cells which cost little stand in for its items' own.
extension FramePipeline {
  /// Decides for a frame, by the speed that its first round has at the frame's time.
  ///
  /// - Parameter velocity: points per second.
  func choosePlaceholders(at velocity: Double) {
    let policy = state.applied.ahead.placeholders
    if policy != nil, state.work.rounds > 1 { return }
    state.placeholders.choose(at: velocity, policy)
  }

  /// Whether placeholders are still there and not wanted any more.
  var endsPlaceholders: Bool {
    !state.placeholders.isShowing && state.placeholders.mayBeLive
  }

  /// The anchor where placeholders end, if it is not `pin`: the elements on screen were not measured, and may have
  /// left by now. Their extents, and with them the positions of those still on screen, would change with the
  /// estimates.
  func pinAfterPlaceholders(_ pin: FrameAnchor?, growth: Ticks, at position: Ticks) -> FrameAnchor?
  {
    guard state.work.rounds == 1, let pin, sharesScreen(with: position) else {
      return nil
    }
    placeLiveCells()
    guard var anchor = anchor(at: position) else { return nil }
    // The items of a line are measured together: the line grows upward, and the lines after it stay.
    if anchor.edge == .ownEnd { hold(.end, of: &anchor) }
    guard anchor.index != pin.index || anchor.edge != pin.edge else { return nil }
    return FrameAnchor(
      index: anchor.index, edge: anchor.edge, offset: anchor.offset, placement: anchor.placement,
      content: pin.content, carried: growth)
  }

  /// Replaces placeholders on screen by the items' own cells once placeholders are no longer needed; the others
  /// leave. Sizes are measured as the screen is filled again.
  func endPlaceholders(at position: Ticks) {
    guard endsPlaceholders else { return }
    replacePlaceholders(in: screen(at: position))
  }
}
