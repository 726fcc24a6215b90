public import ScrollLayout
import ScrollPrimitives

extension CollectionView {
  /// Replaces all items: from the next frame on the sections have these numbers of items, and all cells are bound
  /// again.
  ///
  /// The item that the viewport begins with stays in place when there still is one at its path. O(n)
  /// in the next frame.
  ///
  /// - Parameters:
  ///   - sectionCounts: how many items each section has.
  ///   - completion: called at the end of that frame, or once the update was canceled or refused.
  /// - Throws: `invalidSection` for a negative count, `tooManyElements`, `contentTooLong`.
  @discardableResult
  public func reloadData(
    sectionCounts: [Int], completion: ((UpdatePhase) -> Void)? = nil
  ) throws(CollectionError) -> UpdateID {
    try reloadData(sectionCounts, UpdateOptions(completion: completion))
  }

  func reloadData(
    _ sectionCounts: [Int], _ options: UpdateOptions
  ) throws(CollectionError) -> UpdateID {
    let structure = try structure(of: sectionCounts)
    note(.reloadData(sectionCounts: sectionCounts))
    return pipeline.queue.append(
      nil, nil, to: structure, pipeline.asked.shared.anchorPolicy, options)
  }

  /// Sections with these numbers of items. Throws if the layout of the next frame cannot lay them out. O(sections).
  func structure(of sectionCounts: [Int]) throws(CollectionError) -> ItemStructure {
    do {
      let structure = try ItemStructure(sectionCounts: sectionCounts)
      if let layout = pipeline.queue.layout?.layout {
        try layout.validate(structure)
      } else {
        try pipeline.state.layout.validate(structure)
      }
      return structure
    } catch {
      switch error {
      case let failure as ItemStructure.Failure: throw CollectionError(failure)
      case let failure as LayoutFailure: throw CollectionError(failure)
      default: throw .tooManyElements(count: .max)
      }
    }
  }

  /// Configures the cells of items again, in the next frame, without preparing them for reuse. They are measured
  /// again; items without a cell when they next get one.
  ///
  /// - Throws: `itemOutOfRange` for the first path that names no item; nothing is configured then.
  public func reconfigureItems(at paths: [ItemPath]) throws(CollectionError) {
    try reconfigure(paths, .bind)
  }

  /// Configures the cells of items again, as ``reconfigureItems(at:)`` does, and says what has changed: the provider finds
  /// it in ``CellContext/payloads``, and may leave the rest of the cell as it is. Payloads of several calls are collected
  /// until the frame; a call without a payload has everything configured. An item without a cell is configured whole when
  /// it gets one.
  ///
  /// - Throws: `itemOutOfRange` for the first path that names no item; nothing is configured then.
  public func reconfigureItems(
    at paths: [ItemPath], payload: any Sendable
  ) throws(CollectionError) {
    try reconfigure(paths, .update([payload]))
  }

  private func reconfigure(
    _ paths: [ItemPath], _ work: CellWork
  ) throws(CollectionError) {
    for path in paths { try check(path) }
    let version = pipeline.queue.version
    pipeline.queue.reconfigured += paths.map {
      UpdateQueue.Named(path: .item($0), version: version, work: work)
    }
    note(.reconfigureItems(paths))
  }

  /// Measures elements again, in the next frame, without binding their cells. Visible elements before them stay;
  /// elements without a cell are measured when they next get one.
  ///
  /// - Throws: `itemOutOfRange` or `sectionOutOfRange` for the first element that does not exist; nothing is measured then.
  public func setNeedsSize(at elements: [ElementPath]) throws(CollectionError) {
    for element in elements { try check(element) }
    pipeline.setNeedsSize(of: elements)
  }

  /// Draws all cells and decorations again in the next frame, without binding them. A single cell asks for it itself:
  /// ``CellContext/setNeedsDisplay()``. O(cells).
  public func setNeedsDisplay() { pipeline.setNeedsDrawingOfAll() }

  /// How animated updates and changes of the layout go: their duration and curve, and how items come and go.
  public var updateAnimation: UpdateAnimation { pipeline.asked.settings.animation }

  /// Sets how animated updates go from the next frame on. Running animations continue as they were; all updates of a frame go
  /// the way that was set last before it.
  ///
  /// - Throws: `invalidValue` for a number outside its range.
  public func setUpdateAnimation(_ animation: UpdateAnimation) throws(CollectionError) {
    if let problem = animation.problem {
      throw .invalidValue(parameter: "animation.\(problem.name)", value: problem.value)
    }
    pipeline.asked.settings.animation = animation
    note(.setUpdateAnimation(animation))
  }

  /// Gives items other cells, in the next frame, and has their sizes measured again.
  ///
  /// - Parameters:
  ///   - paths: the items.
  ///   - animated: whether elements go to where other sizes put them, and the items' old contents fade out with
  ///     `UpdateAnimation.fadesContent`.
  /// - Throws: `itemOutOfRange` for the first path that names no item; nothing is reloaded then.
  @discardableResult
  public func reloadItems(
    at paths: [ItemPath], animated: Bool = false
  ) throws(CollectionError) -> UpdateID {
    try perform(ItemUpdate(reloaded: paths.map(ElementPath.item)), animated: animated)
  }

  /// Checks against the items there will be when what is queued has been applied.
  func check(_ path: ItemPath) throws(CollectionError) {
    guard pendingStructure.contains(path) else {
      throw .itemOutOfRange(path)
    }
  }

  func check(_ element: ElementPath) throws(CollectionError) {
    if case .item(let path) = element { return try check(path) }
    guard pendingStructure.contains(element) else {
      throw .sectionOutOfRange(
        section: element.section, count: pendingStructure.sectionCounts.count)
    }
  }

  /// Moments are kept far from where their differences would overflow.
  func check(_ time: Timestamp, _ name: String = "time") throws(CollectionError) {
    guard time.nanoseconds.magnitude < 1 << 62 else {
      throw .invalidValue(parameter: name, value: time.seconds)
    }
  }
}
