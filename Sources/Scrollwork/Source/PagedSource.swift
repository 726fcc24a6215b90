public import ScrollData
public import ScrollLayout

/// Shows a list that is loaded in pages: it requests the pages that the visible items need, and keeps visible content where
/// it is while pages come, fail, are evicted and refreshed.
///
/// ```swift
/// let pages = try IndexPages<Post>(total: 5000, pageSize: 20)
/// let source = try PagedSource(view, pages) { view, path, post in
///   let cell: PostCell = view.dequeueCell(at: path)
///   cell.post = post  // nil for a placeholder
///   return cell
/// }
/// source.loader = { source, request in
///   source.answer(request, with: .success(.init(items: posts(request.key))))
/// }
/// ```
///
/// The loader may answer at any time and in any order, from a task of its own as well, in the view's isolation. The source
/// makes no tasks and reads no clock. It owns one section of its view, and nothing else may update that section.
public final class PagedSource<Pages: PageList> {
  /// Configures a cell for an item, or for a placeholder where that is `nil`.
  public typealias CellProvider = (CollectionView, ItemPath, Pages.Item?) -> any ReusableCell

  /// What the view binds by.
  final class Shown {
    var pages: Pages

    init(_ pages: Pages) { self.pages = pages }
  }

  /// The view that shows the items.
  public let view: CollectionView
  /// The section that shows the items.
  public let section: Int
  /// Loads a page and calls ``answer(_:with:)``, at once or later. Set it before the first frame, or call ``load()`` after
  /// it.
  public var loader: ((PagedSource, PageRequest<Pages.Key>) -> Void)? {
    didSet { load() }
  }
  /// Called with a request whose answer is no longer needed. An answer that comes nevertheless is ignored.
  public var cancelHandler: ((PagedSource, PageRequest<Pages.Key>) -> Void)?
  /// Called after a page has failed, is tried again, or an end of the list or a refresh has another state.
  public var stateHandler: ((PagedSource) -> Void)?

  /// The pages, as they are once the next frame has shown them.
  public internal(set) var pages: Pages
  let shown: Shown
  /// Updates that no frame has applied yet.
  var queued = 0
  /// Whether requests are being handed to the loader.
  var isHanding = false
  var waiting: [PageRequest<Pages.Key>] = []
  private var observation: EventObservation?

  /// Shows pages in a section of a view.
  ///
  /// - Parameters:
  ///   - view: shows the items. The source replaces its `cellProvider` for the section; other sections keep theirs.
  ///   - section: the section, which is added with the ones before it if it does not exist. Its items are replaced.
  ///   - pages: the pages, usually without any loaded.
  ///   - cellProvider: configures cells for items and placeholders.
  /// - Throws: what the layout says of the number of items; `sectionOutOfRange` for a section that is not from 0 to 1023.
  public init(
    _ view: CollectionView, section: Int = 0, _ pages: Pages, cellProvider: @escaping CellProvider
  ) throws(CollectionError) {
    self.view = view
    self.section = section
    self.pages = pages
    shown = Shown(pages)
    guard (0...1023).contains(section) else {
      throw .sectionOutOfRange(
        section: section, count: view.pendingStructure.sectionCounts.count)
    }
    try reload()
    let (shown, others) = (shown, view.cellProvider)
    view.cellProvider = { view, path in
      guard path.section != section else {
        return cellProvider(view, path, shown.pages.item(at: path.item))
      }
      return others?(view, path) ?? UnboundCell()
    }
    observation = view.observeEvents { [weak self] _, event in self?.note(event) }
  }

  /// The item at a path of the last frame; `nil` for a placeholder, and for an item of another section.
  public func item(at path: ItemPath) -> Pages.Item? {
    path.section == section ? shown.pages.item(at: path.item) : nil
  }

  /// The pages that the last frame showed.
  public var shownPages: Pages { shown.pages }

  private func note(_ event: CollectionEvent) {
    switch event {
    case .willDisplay, .didEndDisplaying: load()
    default: break
    }
  }
}
