import ScrollLayout
public import ScrollPrimitives

/// What is reported of items before they are on screen and while they are.
extension CollectionView {
  /// Announces items whose data will be needed soon: `CollectionEvent.prefetchItems(_:)`, and those that
  /// left without having been on screen: `cancelPrefetching(_:)`. From the next frame on; `nil`, as it is
  /// by default, announces none and cancels what was announced.
  ///
  /// A frame looks at as many items as lie in the window, and only where that may hold others than before.
  ///
  /// - Throws: `invalidValue` for a length that is not from 0 to 20 viewports.
  public func setDataPrefetch(_ policy: DataPrefetchPolicy?) throws(CollectionError) {
    if let policy {
      for (name, value) in [("ahead", policy.ahead), ("behind", policy.behind)] {
        guard (0...20).contains(value) else {
          throw .invalidValue(parameter: "dataPrefetch.\(name)", value: value)
        }
      }
    }
    pipeline.asked.ahead.dataPrefetch = policy
    note(.setDataPrefetch(policy))
  }

  /// How near items are announced, as it was set.
  public var dataPrefetch: DataPrefetchPolicy? { pipeline.asked.ahead.dataPrefetch }

  /// Has `placeholderProvider` give cells to items while content moves fast, from the next frame on; `nil`,
  /// as it is by default, never does. The speed is that of the motion's own curve at the frame's time.
  ///
  /// Placeholders are not measured: their places are as large as the layout estimates. When content is slow
  /// again the items' own cells take their places and are measured, while the anchor stays where it is.
  ///
  /// - Throws: `invalidValue` for a speed that is not finite or below 0, and for one to leave at that is
  ///   above the one to enter at.
  public func setPlaceholders(_ policy: PlaceholderPolicy?) throws(CollectionError) {
    if let policy {
      guard policy.enter >= 0, policy.enter.isFinite else {
        throw .invalidValue(parameter: "placeholders.enter", value: policy.enter)
      }
      guard policy.exit >= 0, policy.exit <= policy.enter else {
        throw .invalidValue(parameter: "placeholders.exit", value: policy.exit)
      }
    }
    pipeline.asked.ahead.placeholders = policy
    note(.setPlaceholders(policy))
  }

  /// When placeholders are shown, as it was set.
  public var placeholders: PlaceholderPolicy? { pipeline.asked.ahead.placeholders }

  /// Whether items that came on screen in the last frame got placeholders.
  public var isShowingPlaceholders: Bool { pipeline.state.placeholders.isShowing }

  /// Reports how much of elements is on screen and when they count as seen, as
  /// `CollectionEvent.visibility`, from the next frame on; `nil`, as it is by default, reports nothing.
  ///
  /// What a frame shows counts as shown from its time until the next frame's, whatever content did in
  /// between, so that thresholds are passed at times of frames. A time on screen begins with the frame that
  /// first shows enough of the element; the impression has its exact moment and is reported by the first
  /// frame at it or later, that which takes the element away included. So frames of another rate find
  /// another moment only by as much as they show the beginning earlier or later.
  ///
  /// For an element that leaves or is removed, all thresholds that it reached are withdrawn. Reports of the previous
  /// policy are withdrawn as well.
  ///
  /// - Throws: `invalidValue` for a fraction that is not from 0 to 1 (of an impression above 0), and for
  ///   seconds that are not from 0 to 86,400.
  public func setVisibility(_ policy: VisibilityPolicy?) throws(CollectionError) {
    for threshold in policy?.thresholds ?? [] {
      guard (0...1).contains(threshold) else {
        throw .invalidValue(parameter: "visibility.thresholds", value: threshold)
      }
    }
    if let impression = policy?.impression {
      guard impression.fraction > 0, impression.fraction <= 1 else {
        throw .invalidValue(
          parameter: "visibility.impression.fraction", value: impression.fraction)
      }
      guard (0...86_400).contains(impression.seconds) else {
        throw .invalidValue(parameter: "visibility.impression.seconds", value: impression.seconds)
      }
    }
    pipeline.asked.ahead.visibility = policy
  }

  /// What is reported of elements on screen, as it was set.
  public var visibility: VisibilityPolicy? { pipeline.asked.ahead.visibility }

  /// When the next element counts as seen if nothing moves: a host that makes no frames while nothing moves
  /// makes one then. `nil` when none will. O(elements on screen).
  public var nextImpression: Timestamp? { pipeline.state.report.watch?.nextImpression }

  /// Reports once for the content as it is that one of its ends is near, as `CollectionEvent.nearEnd` and
  /// `nearStart`, from the next frame on; `nil`, as it is by default, reports nothing.
  ///
  /// Content is another when items come or go or all are reloaded (`contentVersion`); then an end is
  /// reported again, whether or not it was ever far. Content that is short has both ends near. While there
  /// are no items nothing is reported. Lengths along the axis are those known, estimates included, and
  /// insets count as content.
  ///
  /// - Throws: `invalidValue` for a distance that is not finite, below 0, or longer than positions are exact.
  public func setNearEdges(_ policy: NearEdgePolicy?) throws(CollectionError) {
    for (name, distance) in [("start", policy?.start), ("end", policy?.end)] {
      guard let distance, !distance.isValid else { continue }
      throw .invalidValue(parameter: "nearEdges.\(name)", value: distance.number)
    }
    pipeline.asked.ahead.nearEdges = policy
  }

  /// How near an end is reported, as it was set.
  public var nearEdges: NearEdgePolicy? { pipeline.asked.ahead.nearEdges }

  /// Counts how often items came or went or were reloaded, as of the last frame.
  public var contentVersion: Int { pipeline.state.report.contentVersion }

  /// The clock that measures the cost of cells, supplied by the host: the view reads no other. Read before and after
  /// a cell is created, bound and measured, and before a cell is made ready under a deadline (`step(to:deadline:)`).
  /// Its time must not go backward. The default is no clock, and then costs are unknown.
  ///
  /// With a real clock, the cells that are ready next to the viewport, and with them the known sizes, depend on the
  /// speed of the machine. Recordings store how many cells a frame made ready, and replay the same.
  public var costClock: (() -> Timestamp)? {
    get { pipeline.store.clock }
    set { pipeline.store.clock = newValue }
  }

  /// What cells have cost by `costClock`, a row per type in order of registration.
  public var cellCosts: [CellCosts] { pipeline.store.pools.map(\.book.costs) }
}
