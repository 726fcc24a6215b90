import ScrollLayout
import ScrollPrimitives

/// Pass 1, pull to refresh: the finger's gesture is evaluated when the content is where the frame has it, and the
/// next frame changes the inset.
extension FramePipeline {
  /// Remembers how far a finger has pulled the content in this round: between two frames it may have gone
  /// out and back.
  func notePull(_ model: ScrollModel) {
    guard asked.settings.refreshControl != nil, case .dragging = model.activity else { return }
    round.furthestPull = max(round.furthestPull, pull(of: model))
  }

  /// Points that a model's content is pulled beyond the leading edge.
  private func pull(of model: ScrollModel) -> Double {
    max(0, (model.bounds.minimum - model.place).points)
  }

  /// Goes on from one phase to the next.
  func updateRefresh() {
    guard let control = asked.settings.refreshControl else { return }
    let pull = pull(of: state.motion.scroll)
    state.refresh.follow(pull: pull)
    let isOut = pull > 0.5 / state.applied.settings.scale
    switch state.refresh.phase {
    case .idle, .pulling:
      if round.furthestPull >= control.threshold {
        refresh(control)
        state.post(.refresh(.didBegin))
      } else if case .dragging = state.motion.scroll.activity, isOut {
        state.refresh.beginPulling()
      } else if !isOut {
        state.refresh.end()
      }
    case .refreshing:
      break
    case .ending:
      // What was set within this frame holds from the next one on.
      guard !isOut, state.applied.shared.refreshInset == asked.shared.refreshInset else { return }
      state.refresh.end()
      state.post(.refresh(.didEnd))
    }
  }

  /// Begins a refresh, from the time of the last frame on.
  func refresh(_ control: RefreshControl) {
    let time = state.time ?? .zero
    state.refresh.start(at: time)
    keepRefreshInset(control.height)
  }

  /// Lets the content go back to its edge.
  func endRefresh() {
    guard state.refresh.phase == .refreshing else { return }
    state.refresh.goBack()
    keepRefreshInset(0)
  }

  /// Takes another control, or none, in the middle of whatever is going on.
  func replaceRefreshControl() {
    guard let control = asked.settings.refreshControl else {
      if state.refresh.phase == .refreshing { keepRefreshInset(0) }
      state.refresh.removeControl()
      return
    }
    if state.refresh.phase == .refreshing { keepRefreshInset(control.height) }
  }

  private func keepRefreshInset(_ height: Double) {
    // Content that is stretched has not moved, and would jump: the indicator lies over it.
    let inset = state.motion.scroll.isStretching ? 0 : height
    guard asked.shared.refreshInset != inset else { return }
    // It was checked when the control was set.
    asked.shared.refreshInset = inset
    note(.setRefreshInset(inset))
  }
}
