import Scrollwork

/// The requests before a frame, summed up: what may move the content in it.
struct FrameRequests {
  /// Input or a request.
  var wasAsked = false
  /// Items, or the layout, are others than before: nothing can be compared.
  var isAnew = false
  var change = ScreenChange()
  /// Anything but another viewport, other insets, traits or another layout.
  var wasScrolled = false
  /// The number of the layout among those that differ.
  var layout = 0

  /// Takes note of what a request may do to the next frame.
  mutating func note(_ request: CollectionRequest) {
    wasAsked = true
    switch request {
    case .reloadData, .performUpdates, .cancelLastUpdate, .restore, .setLayout, .setAnchorPolicy,
      .reconfigureItems, .setNeedsSize:
      isAnew = true
      if case .performUpdates(let update, _) = request { change.isRearranged = update.moves }
    case .setViewport, .setSafeAreaInsets, .setContentInset, .setRefreshInset, .setInsetAdjustment,
      .setHostedByScreen, .setTraits:
      change.isResized = true
    default: break
    }
    switch request {
    case .setViewport, .setSafeAreaInsets, .setContentInset, .setInsetAdjustment,
      .setHostedByScreen, .setTraits, .setPrefetch, .setDataPrefetch, .setUpdateAnimation:
      break
    default: wasScrolled = true
    }
  }
}

extension ItemUpdate {
  /// Whether any item or section goes to another position.
  fileprivate var moves: Bool {
    edits.contains { edit in
      switch edit {
      case .moveItem, .moveSection: true
      case .insertItems, .removeItems, .insertSections, .removeSections: false
      }
    }
  }
}
