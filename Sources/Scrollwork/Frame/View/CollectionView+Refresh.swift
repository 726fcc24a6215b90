import ScrollLayout
public import ScrollPrimitives

/// Content that is pulled at its leading edge to be refreshed. `CollectionEvent.refresh` says when.
extension CollectionView {
  /// How content is pulled to be refreshed; `nil`, as by default, where it is not.
  public var refreshControl: RefreshControl? { pipeline.asked.settings.refreshControl }

  /// Enables pull to refresh, or disables it. A running refresh continues with the new height, and ends without an
  /// event if there is no control. The control owns `refreshInset`: do not set it yourself.
  ///
  /// - Parameter control: the distances; `nil` for none.
  /// - Throws: `invalidValue` for a threshold that is not finite or not above 0, and for a height that is
  ///   not finite or below 0.
  public func setRefreshControl(_ control: RefreshControl?) throws(CollectionError) {
    if let control {
      guard control.threshold > 0, Ticks(points: control.threshold) != nil else {
        throw .invalidValue(parameter: "refreshControl.threshold", value: control.threshold)
      }
      guard control.height >= 0, Ticks(points: control.height) != nil else {
        throw .invalidValue(parameter: "refreshControl.height", value: control.height)
      }
    }
    pipeline.asked.settings.refreshControl = control
    pipeline.replaceRefreshControl()
  }

  /// Where a refresh is, as of the last frame, or of the last call that began or ended it.
  public var refreshPhase: RefreshPhase {
    switch pipeline.state.refresh.phase {
    case .idle: .idle
    case .pulling:
      .pulling(
        progress: pipeline.state.refresh.pull
          / (pipeline.asked.settings.refreshControl?.threshold ?? 1))
    case .refreshing: .refreshing
    case .ending: .ending
    }
  }

  /// Begins a refresh without a finger. The begin is not reported, the end is. The content keeps its position:
  /// content at the leading edge can be pulled or scrolled to from there. A refresh that begins while the previous
  /// one goes back replaces it, and both end with one event.
  ///
  /// - Returns: whether one began: not without a control, nor while one goes on.
  @discardableResult
  public func beginRefreshing() -> Bool {
    guard let control = pipeline.asked.settings.refreshControl,
      pipeline.state.refresh.phase != .refreshing
    else {
      return false
    }
    pipeline.refresh(control)
    return true
  }

  /// Ends a refresh. Content that rests below the indicator goes back to its edge by the spring; content
  /// anywhere else does not move. Does nothing where none goes on.
  public func endRefreshing() { pipeline.endRefresh() }

  /// Where the indicator is, in points in the viewport's coordinates: right before the content, or over it
  /// where the profile stretches content instead of moving it. `nil` while nothing is pulled or refreshed.
  /// It may lie off the screen.
  public var refreshIndicatorFrame: LayoutRect? { pipeline.refreshIndicatorFrame }
}
