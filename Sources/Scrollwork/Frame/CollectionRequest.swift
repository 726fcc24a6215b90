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

  case send(InputEvent)
  case setContentOffset(LayoutPoint, animated: Bool, when: ScrollMoment)
  case setOrthogonalOffset(Double, section: Int, animated: Bool, when: ScrollMoment)
  case scrollToItem(ItemPath, at: ScrollPosition, animated: Bool, when: ScrollMoment)
  /// Points per second.
  case fling(velocity: Double, when: ScrollMoment)
  case holdIndicator(when: ScrollMoment)
  case moveIndicator(to: Double, when: ScrollMoment)
  case releaseIndicator(when: ScrollMoment)
  /// Kept aside: a profile is large, and rare.
  indirect case setProfile(ScrollProfile, when: ScrollMoment)

  // MARK: Settings

  case setViewport(LayoutSize, scale: Double)
  case setSafeAreaInsets(LayoutInsets)
  case setContentInset(LayoutInsets)
  case setRefreshInset(Double)
  case setInsetAdjustment(InsetAdjustment)
  case setHostedByScreen(Bool)
  case setBounces(Bool)
  case setAlwaysBounces(Bool)
  case setSnapping(ScrollSnapping)
  case setDirectionalLock(Bool)
  case setAnchorPolicy(AnchorPolicy)
  case setFollowsEnd(Bool)
  case setTraits(TraitCollection)
  case setPrefetch(PrefetchPolicy)
  case setDataPrefetch(DataPrefetchPolicy?)
  case setPlaceholders(PlaceholderPolicy?)
  case setInteractions(InteractionSettings)
  /// The cell that is open goes back over its actions.
  case closeSwipe

  // MARK: Items

  case reloadData(sectionCounts: [Int])
  case performUpdates(ItemUpdate, animated: Bool)
  /// The last requested update is canceled.
  case cancelLastUpdate
  case reconfigureItems([ItemPath])
  case setLayout(any CollectionLayout, animated: Bool)
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
  /// The number of cells made ready next to the viewport, in a frame with a deadline.
  case fetched(cells: Int)
  /// `willEndDragging` was asked, and left this offset, in points along the axis.
  case aimed(target: Double)
  /// A frame has ended, all but its events.
  indirect case stepped(Frame)
}
