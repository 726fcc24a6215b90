public import ScrollData
public import ScrollLayout

/// Shows snapshots in a collection view: identities say which items to show, and the view receives the smallest
/// update.
///
/// ```swift
/// let source = SnapshotSource<Country, City>(view) { view, path, city in
///   let cell: CityCell = view.dequeueCell(at: path)
///   cell.name = city.name
///   return cell
/// }
/// var snapshot = source.snapshot
/// try snapshot.appendSections([.norway])
/// try snapshot.appendItems(cities, toSection: .norway)
/// try source.apply(snapshot, animated: true)
/// ```
///
/// A snapshot is applied whole, in the next frame, and visible content stays where it is. Snapshots may be made and
/// compared in other threads (`prepare`); the source belongs to its view's isolation. Nothing else should update its
/// view: if something does, the next snapshot binds all cells again.
public final class SnapshotSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// Configures a cell for an item.
  public typealias CellProvider = (CollectionView, ItemPath, ItemID) -> any ReusableCell
  /// Configures a cell for the header or the footer of a section.
  public typealias SectionProvider = (CollectionView, Int, SectionID) -> any ReusableCell

  /// What the view binds by: kept by the view's providers, so that it goes on without the source.
  final class Shown {
    var snapshot = Snapshot<SectionID, ItemID>()
  }

  /// An update that no frame has applied yet.
  struct Queued {
    var id: UpdateID
    /// The `version` that it made.
    var number: Int
    var snapshot: Snapshot<SectionID, ItemID>
    var options: ApplyOptions
    var completion: ((UpdatePhase) -> Void)?
  }

  /// The view that shows the snapshots.
  public let view: CollectionView
  let shown = Shown()
  var queued: [Queued] = []
  let differ = Differ()
  /// The view's last update that this source requested.
  var lastOwn: UpdateID
  /// The source whose snapshots this one shows; `nil` for a source of its own.
  var leader: SnapshotSource?
  /// Sources that show this one's snapshots.
  var followers: [Follower] = []
  /// Counts the snapshots that were applied or canceled.
  public internal(set) var version = 0

  /// Takes over a view's `cellProvider` and its `moveHandler`.
  public init(_ view: CollectionView, cellProvider: @escaping CellProvider) {
    self.view = view
    lastOwn = view.lastUpdate
    let shown = shown
    view.cellProvider = { view, path in
      guard let item = shown.snapshot.item(at: path) else { return UnboundCell() }
      return cellProvider(view, path, item)
    }
    view.moveHandler = { [weak self] _, from, to in self?.move(from, to) }
  }

  /// Moves an item that a person carries.
  private func move(_ from: ItemPath, _ to: ItemPath) {
    guard let item = shown.snapshot.item(at: from) else { return }
    _ = try? update(animated: true) { snapshot in
      guard let section = snapshot.section(at: to.section) else { return }
      let present = snapshot.path(of: item)
      // What stands at the place once the item is away.
      let passes = present.map { $0.section == to.section && $0.item <= to.item } ?? false
      let neighbor = ItemPath(section: to.section, item: to.item + (passes ? 1 : 0))
      if let other = snapshot.item(at: neighbor) {
        try snapshot.moveItem(item, beforeItem: other)
      } else {
        try snapshot.moveItem(item, toEndOfSection: section)
      }
    }
  }

  /// Takes over the view's `headerProvider`.
  public func setHeaderProvider(_ provider: @escaping SectionProvider) {
    let shown = shown
    view.headerProvider = { view, section in
      guard let id = shown.snapshot.section(at: section) else { return UnboundCell() }
      return provider(view, section, id)
    }
  }

  /// Takes over the view's `footerProvider`.
  public func setFooterProvider(_ provider: @escaping SectionProvider) {
    let shown = shown
    view.footerProvider = { view, section in
      guard let id = shown.snapshot.section(at: section) else { return UnboundCell() }
      return provider(view, section, id)
    }
  }

  /// The last applied snapshot, visible or queued: make the next change from it.
  public var snapshot: Snapshot<SectionID, ItemID> { queued.last?.snapshot ?? shown.snapshot }

  /// What the last frame showed.
  public var shownSnapshot: Snapshot<SectionID, ItemID> { shown.snapshot }

  /// The item at a path of the last frame.
  public func item(at path: ItemPath) -> ItemID? { shown.snapshot.item(at: path) }

  /// Where an item will be when all that is queued is applied.
  public func path(of item: ItemID) -> ItemPath? { snapshot.path(of: item) }
}

/// Given for an item that the view has and the snapshot has not; the view reports it and shows nothing.
final class UnboundCell: ReusableCell {
  init() {}
}
