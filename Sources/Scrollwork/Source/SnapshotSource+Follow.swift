import ScrollData

/// Several views of one source.
extension SnapshotSource {
  /// Shows the snapshots of another source in a view of its own: each view has its own layout, position, selection and
  /// cells.
  ///
  /// What is applied to either source is shown by both, each in the next frame of its view. An update is applied only if
  /// the layouts of all views can lay out its items. A carried item is moved in all views.
  ///
  /// - Parameters:
  ///   - view: the view, which no other source updates.
  ///   - source: the source to follow, which is kept alive; or one that follows it.
  ///   - cellProvider: configures the cells of this view.
  /// - Throws: what the layout says of the items there are.
  public convenience init(
    _ view: CollectionView, following source: SnapshotSource, cellProvider: @escaping CellProvider
  ) throws(CollectionError) {
    self.init(view, cellProvider: cellProvider)
    let leader = source.leader ?? source
    try show(leader.snapshot, ApplyOptions())
    self.leader = leader
    leader.followers.removeAll { $0.source == nil }
    leader.followers.append(Follower(source: self))
  }

  /// The views that show this source's snapshots: its own and those of sources that follow it.
  public var views: [CollectionView] {
    let leader = leader ?? self
    return [leader.view] + leader.followers.compactMap { $0.source?.view }
  }

  /// A source that follows this one.
  struct Follower {
    weak var source: SnapshotSource?
  }

  /// Throws if the layout of a following view cannot lay out items.
  func checkFollowers(
    _ next: Snapshot<SectionID, ItemID>
  ) throws(CollectionError) {
    guard !followers.isEmpty else { return }
    for follower in followers {
      _ = try follower.source?.view.structure(of: next.sectionCounts)
    }
  }

  /// Shows the requested snapshot in the following views.
  func updateFollowers(_ options: ApplyOptions) {
    guard !followers.isEmpty else { return }
    for follower in followers {
      // Their layouts were asked before.
      _ = try? follower.source?.show(snapshot, options)
    }
  }

  /// Shows a snapshot in this view alone.
  @discardableResult
  func show(
    _ snapshot: Snapshot<SectionID, ItemID>, _ options: ApplyOptions,
    completion: ((UpdatePhase) -> Void)? = nil
  ) throws(CollectionError) -> UpdateID {
    var next = snapshot.sharingIdentities(with: self.snapshot)
    next.forgetModel()
    let difference = differ.difference(from: self.snapshot, to: next)
    return try enqueue(next, difference, options, id: nil, completion)
  }
}
