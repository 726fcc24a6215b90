public import Scrollwork

/// Shows a store's state in a collection view, a frame at a time.
///
/// ```swift
/// let list = store.bind(to: source, animated: true) { try Snapshot(.results, $0.cities) }
/// while let time = nextFrameTime() {
///   try list.update()
///   draw(try view.step(to: time).displayList)
/// }
/// ```
///
/// A frame pulls: states that come in other threads meanwhile wait for it, and of several the last is shown. Belongs
/// to its view's isolation.
public final class StoreBinding<
  R: Reactor, SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
> {
  private let core: StoreCore<R>
  private let source: SnapshotSource<SectionID, ItemID>
  private let isAnimated: Bool
  private let snapshot: (R.State) throws -> Snapshot<SectionID, ItemID>
  /// The version of the last state that was read.
  private var version = 0

  init(
    _ store: Store<R>, _ source: SnapshotSource<SectionID, ItemID>, _ isAnimated: Bool,
    _ snapshot: @escaping (R.State) throws -> Snapshot<SectionID, ItemID>
  ) {
    core = store.core
    self.source = source
    self.isAnimated = isAnimated
    self.snapshot = snapshot
  }

  /// Applies the snapshot of the store's state if the state has changed since the last call. Otherwise only compares
  /// version numbers.
  ///
  /// - Returns: the identifier of the update, or `nil` if there was no change.
  /// - Throws: the error from making or applying the snapshot, at most once for each state; visible content does not
  ///   change.
  @discardableResult
  public func update() throws -> UpdateID? {
    let (state, version) = core.shown
    guard version != self.version else { return nil }
    self.version = version
    let next = try snapshot(state)
    guard next != source.snapshot else { return nil }
    return try source.apply(next, animated: isAnimated)
  }
}

extension Store {
  /// Shows a state in a source; see `StoreBinding`. Keep the returned value, and call its `update` before each frame.
  ///
  /// - Parameters:
  ///   - source: the source that shows it.
  ///   - animated: whether elements on screen move to their positions visibly.
  ///   - snapshot: the sections and items of a state.
  public func bind<SectionID, ItemID>(
    to source: SnapshotSource<SectionID, ItemID>, animated: Bool = false,
    _ snapshot: @escaping (R.State) throws -> Snapshot<SectionID, ItemID>
  ) -> StoreBinding<R, SectionID, ItemID> {
    StoreBinding(self, source, animated, snapshot)
  }
}

extension Snapshot {
  /// One section with its items. O(items).
  ///
  /// - Throws: `SnapshotError` where an item comes twice.
  public init(_ section: SectionID, _ items: [ItemID]) throws(SnapshotError) {
    self.init()
    try appendSections([section])
    try appendItems(items, toSection: section)
  }
}
