public import ScrollLayout
public import ScrollPhysics
public import ScrollPrimitives

/// A call on a collection view, or an answer that it got from the caller: enough to repeat all of it and show the
/// same frames.
///
/// `CollectionView.requestHandler` receives them in order, with the values that the caller gave. Refused calls are
/// not reported.
public enum CollectionRequest: Sendable {
  // MARK: Moving the content

  /// `CollectionView.send(_:)`.
  case send(InputEvent)
  /// `CollectionView.setContentOffset(_:animated:when:)`, in points.
  case setContentOffset(LayoutPoint, animated: Bool, when: ScrollMoment)
  /// `CollectionView.setOrthogonalOffset(_:section:animated:when:)`, in points.
  case setOrthogonalOffset(Double, section: Int, animated: Bool, when: ScrollMoment)
  /// `CollectionView.scrollToItem(at:at:animated:when:)`, and
  /// `scroll(to:at:offset:animated:duration:curve:when:completion:)` with its offset in points and its duration in
  /// seconds.
  case scroll(
    to: ElementPath, at: ScrollPosition, offset: Double, animated: Bool, duration: Double?,
    curve: TimingCurve?, when: ScrollMoment)
  /// `CollectionView.scroll(toEdge:animated:duration:curve:when:completion:)`, the duration in seconds.
  case scrollToEdge(
    EdgeSide, animated: Bool, duration: Double?, curve: TimingCurve?, when: ScrollMoment)
  /// Points per second.
  case fling(velocity: Double, when: ScrollMoment)
  /// `CollectionView.holdIndicator(when:)`.
  case holdIndicator(when: ScrollMoment)
  /// `CollectionView.moveIndicator(to:when:)`, from 0 to 1.
  case moveIndicator(to: Double, when: ScrollMoment)
  /// `CollectionView.releaseIndicator(when:)`.
  case releaseIndicator(when: ScrollMoment)
  /// Kept aside: a profile is large, and rare.
  indirect case setProfile(ScrollProfile, when: ScrollMoment)

  // MARK: Settings

  /// `CollectionView.setViewport(size:scale:)`, in points.
  case setViewport(LayoutSize, scale: Double)
  /// `CollectionView.setSafeAreaInsets(_:)`, in points.
  case setSafeAreaInsets(LayoutInsets)
  /// `CollectionView.setContentInset(_:)`, in points.
  case setContentInset(LayoutInsets)
  /// `CollectionView.setRefreshInset(_:)`, in points.
  case setRefreshInset(Double)
  /// `CollectionView.contentInsetAdjustmentBehavior` was set.
  case setInsetAdjustment(InsetAdjustment)
  /// `CollectionView.isHostedByScreen` was set.
  case setHostedByScreen(Bool)
  /// `CollectionView.bounces` was set.
  case setBounces(Bool)
  /// `CollectionView.alwaysBounces` was set.
  case setAlwaysBounces(Bool)
  /// `CollectionView.setSnapping(_:)`.
  case setSnapping(ScrollSnapping)
  /// `CollectionView.isDirectionalLockEnabled` was set.
  case setDirectionalLock(Bool)
  /// `CollectionView.anchorPolicy` was set.
  case setAnchorPolicy(AnchorPolicy)
  /// `CollectionView.followsEnd` was set.
  case setFollowsEnd(Bool)
  /// `CollectionView.followsStart` was set.
  case setFollowsStart(Bool)
  /// `CollectionView.setUpdateAnimation(_:)`.
  case setUpdateAnimation(UpdateAnimation)
  /// `CollectionView.setStartThreshold(_:)`, in points.
  case setStartThreshold(Double)
  /// `CollectionView.setKeyboardFrame(_:animated:)`, in points in the view's coordinates.
  case setKeyboardFrame(LayoutRect?, animated: Bool)
  /// `CollectionView.isMemoryLow` was set.
  case setMemoryLow(Bool)
  /// `CollectionView.purge()`.
  case purge
  /// `CollectionView.traits` was set.
  case setTraits(TraitCollection)
  /// `CollectionView.prefetch` was set.
  case setPrefetch(PrefetchPolicy)
  /// `CollectionView.setDataPrefetch(_:)`.
  case setDataPrefetch(DataPrefetchPolicy?)
  /// `CollectionView.setPlaceholders(_:)`.
  case setPlaceholders(PlaceholderPolicy?)
  /// `CollectionView.interactions` was set.
  case setInteractions(InteractionSettings)
  /// The cell that is open goes back over its actions.
  case closeSwipe

  // MARK: Items

  /// `CollectionView.reloadData(sectionCounts:completion:)`.
  case reloadData(sectionCounts: [Int])
  /// An update of the items, from any of the calls that make one.
  case performUpdates(ItemUpdate, animated: Bool)
  /// The last requested update is canceled.
  case cancelLastUpdate
  /// `CollectionView.reconfigureItems(at:)`.
  case reconfigureItems([ItemPath])
  /// `CollectionView.setNeedsSize(at:)`.
  case setNeedsSize([ElementPath])
  /// `CollectionView.setLayout(_:animated:)`.
  case setLayout(any CollectionLayout, animated: Bool)
  /// `CollectionView.restore(_:)`.
  case restore(ScrollState)

  // MARK: Frames

  /// A pointer carries an item, swipes a cell or selects from here on and does not scroll.
  case capturePointer(Int)
  /// `interactionHandler` does not let a person do something with an item.
  case refused(ItemInteraction, ItemPath)
  /// `swipeHandler` returned these actions for an item.
  case swiped(ItemPath, SwipeEdge, SwipeActions?)
  /// A carried item goes to another path. Requests from here until the frame ends are made by `moveHandler`.
  case carried(from: ItemPath, to: ItemPath)

  /// A frame begins. Requests until it ends belong to the next one.
  case step(to: Timestamp)
  /// A cell returned its size, in points, for a proposal.
  case measured(ElementPath, proposal: LayoutSize, size: LayoutSize)
  /// The number of cells made ready next to the viewport, in a frame with a deadline, and whether a further one was
  /// begun whose steps did not fit.
  case fetched(cells: Int, hasBegun: Bool)
  /// `willEndDragging` was asked, and left this offset, in points along the axis.
  case aimed(target: Double)
  /// A frame has ended, all but its events.
  indirect case stepped(Frame)
}
