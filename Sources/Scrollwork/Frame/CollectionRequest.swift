public import ScrollLayout
public import ScrollPhysics
public import ScrollPrimitives

/// What was done with a collection view, and what it asked for in turn: enough to do all of it again and
/// see the same.
///
/// `CollectionView.requestHandler` receives them in order. Values are as the caller gave them; what was
/// refused is not among them.
public enum CollectionRequest: Sendable {
  // MARK: What moves the content

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
  /// The update that was asked for last is taken back.
  case cancelLastUpdate
  case reconfigureItems([ItemPath])
  case setLayout(any CollectionLayout, animated: Bool)
  case restore(ScrollState)

  // MARK: Frames

  /// A pointer carries an item, swipes a cell or selects from here on and does not scroll.
  case capturePointer(Int)
  /// `interactionHandler` does not let a person do something with an item.
  case refused(ItemInteraction, ItemPath)
  /// `swipeHandler` was asked for the actions of an item, and gave these.
  case swiped(ItemPath, SwipeEdge, SwipeActions?)
  /// A carried item goes to another path. What is asked for from here on until the frame ends is what `moveHandler`
  /// asks for.
  case carried(from: ItemPath, to: ItemPath)

  /// A frame begins. What is asked for until it ends belongs to the next one.
  case step(to: Timestamp)
  /// A cell was asked for its size, in points, and gave one.
  case measured(ElementPath, proposal: LayoutSize, size: LayoutSize)
  /// So many cells were made ready beside the viewport, in a frame with a deadline.
  case fetched(cells: Int)
  /// `willEndDragging` was asked, and left this offset, in points along the axis.
  case aimed(target: Double)
  /// A frame has ended, all but its events.
  indirect case stepped(Frame)
}
