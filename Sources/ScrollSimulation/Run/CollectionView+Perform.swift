import Scrollwork

extension CollectionView {
  /// Performs a request. Requests that only report a part of a frame are ignored.
  func perform(_ request: CollectionRequest) throws(CollectionError) {
    switch request {
    case .send(let event): try send(event)
    case .setContentOffset(let offset, let animated, let when):
      try setContentOffset(offset, animated: animated, when: when)
    case .setOrthogonalOffset(let offset, let section, let animated, let when):
      try setOrthogonalOffset(offset, section: section, animated: animated, when: when)
    case .scroll(
      let element, let position, let offset, let animated, let duration, let curve, let when):
      try scroll(
        to: element, at: position, offset: offset, animated: animated, duration: duration,
        curve: curve, when: when)
    case .scrollToEdge(let side, let animated, let duration, let curve, let when):
      try scroll(toEdge: side, animated: animated, duration: duration, curve: curve, when: when)
    case .fling(let velocity, let when): try fling(velocity: velocity, when: when)
    case .holdIndicator(let when): try holdIndicator(when: when)
    case .moveIndicator(let position, let when): try moveIndicator(to: position, when: when)
    case .releaseIndicator(let when): try releaseIndicator(when: when)
    case .setProfile(let profile, let when): try setProfile(profile, when: when)
    case .setViewport(let size, let scale): try setViewport(size: size, scale: scale)
    case .setSafeAreaInsets(let insets): try setSafeAreaInsets(insets)
    case .setContentInset(let insets): try setContentInset(insets)
    case .setRefreshInset(let inset): try setRefreshInset(inset)
    case .setInsetAdjustment(let adjustment): contentInsetAdjustmentBehavior = adjustment
    case .setHostedByScreen(let flag): isHostedByScreen = flag
    case .setBounces(let flag): bounces = flag
    case .setAlwaysBounces(let flag): alwaysBounces = flag
    case .setSnapping(let snapping): try setSnapping(snapping)
    case .setDirectionalLock(let flag): isDirectionalLockEnabled = flag
    case .setAnchorPolicy(let policy): anchorPolicy = policy
    case .setFollowsEnd(let flag): followsEnd = flag
    case .setFollowsStart(let flag): followsStart = flag
    case .setUpdateAnimation(let animation): try setUpdateAnimation(animation)
    case .setStartThreshold(let distance): try setStartThreshold(distance)
    case .setKeyboardFrame(let frame, let animated):
      try setKeyboardFrame(frame, animated: animated)
    case .setMemoryLow(let flag): isMemoryLow = flag
    case .purge: purge()
    case .setTraits(let traits): self.traits = traits
    case .setPrefetch(let policy): prefetch = policy
    case .setDataPrefetch(let policy): try setDataPrefetch(policy)
    case .setPlaceholders(let policy): try setPlaceholders(policy)
    case .reloadData(let counts): try reloadData(sectionCounts: counts)
    case .performUpdates(let update, let animated): try perform(update, animated: animated)
    case .cancelLastUpdate: cancelLastUpdate()
    case .reconfigureItems(let paths): try reconfigureItems(at: paths)
    case .setNeedsSize(let elements): try setNeedsSize(at: elements)
    case .setLayout(let layout, let animated): try setLayout(layout, animated: animated)
    case .restore(let saved): try restore(saved)
    case .setInteractions(let settings): interactions = settings
    case .closeSwipe: closeSwipe()
    case .capturePointer, .refused, .swiped, .carried, .step, .measured, .aimed, .fetched,
      .stepped:
      break
    }
  }
}

extension CollectionRequest {
  /// When it takes effect, where it has a moment of its own.
  var moment: Timestamp? {
    switch self {
    case .send(let event): event.time
    case .setContentOffset(_, _, .at(let time)), .setOrthogonalOffset(_, _, _, .at(let time)),
      .scroll(_, _, _, _, _, _, .at(let time)), .scrollToEdge(_, _, _, _, .at(let time)),
      .fling(_, .at(let time)),
      .holdIndicator(.at(let time)), .moveIndicator(_, .at(let time)),
      .releaseIndicator(.at(let time)), .setProfile(_, .at(let time)):
      time
    default: nil
    }
  }
}
