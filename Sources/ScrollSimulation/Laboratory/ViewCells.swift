import Scrollwork

/// Watches what the providers of a view do with cells that know nothing of a run.
final class ViewCells {
  private let rows: ViewRows
  private let log: CellLog?
  private let meter: CostMeter?
  /// The types of cells that headers and footers were given.
  private(set) var headerTypes: Set<String> = []
  /// Whether the run goes on: the providers stay in the view after it.
  var isOn = true
  /// The counters, read again at each binding.
  private var counters: [CellCounters] = []

  /// Puts itself between the view and its providers.
  init(_ view: CollectionView, _ rows: ViewRows, log: CellLog?, meter: CostMeter?) {
    self.rows = rows
    self.log = log
    self.meter = meter
    view.cellProvider = items(view.cellProvider)
    view.placeholderProvider = items(view.placeholderProvider)
    view.headerProvider = boundaries(view.headerProvider) { .header(section: $0) }
    view.footerProvider = boundaries(view.footerProvider) { .footer(section: $0) }
  }

  private typealias ItemProvider = (CollectionView, ItemPath) -> any ReusableCell
  private typealias BoundaryProvider = (CollectionView, Int) -> any ReusableCell

  private func items(_ own: ItemProvider?) -> ItemProvider? {
    guard let own else { return nil }
    return { [self] view, path in
      let before = created(in: view)
      let cell = own(view, path)
      note(cell, .item(path), rows.anyIdentity(of: path), since: before, in: view)
      return cell
    }
  }

  private func boundaries(
    _ own: BoundaryProvider?, _ element: @escaping (Int) -> ElementPath
  ) -> BoundaryProvider? {
    guard let own else { return nil }
    return { [self] view, section in
      let before = created(in: view)
      let cell = own(view, section)
      if isOn { headerTypes.insert(type(of: cell).reuseIdentifier) }
      note(cell, element(section), section, since: before, in: view)
      return cell
    }
  }

  /// The cells made so far.
  private func created(in view: CollectionView) -> Int {
    guard isOn else { return 0 }
    view.readCellCounters(into: &counters)
    return counters.reduce(0) { $0 + $1.created }
  }

  private func note(
    _ cell: any ReusableCell, _ element: ElementPath, _ identity: Int, since before: Int,
    in view: CollectionView
  ) {
    guard isOn else { return }
    let isNew = created(in: view) > before
    let isHeader = if case .item = element { false } else { true }
    meter?.noteBinding(isHeader: isHeader, identity: identity, isNew: isNew)
    guard let log else { return }
    let name = type(of: cell).reuseIdentifier
    let type = counters.firstIndex { $0.type == name } ?? 0
    log.noteBinding(of: cell, isNew: isNew, to: element, type: type, identity: identity)
  }

  /// Takes note of a cell that was measured.
  func noteMeasuring(_ element: ElementPath) {
    switch element {
    case .item(let path):
      let identity = rows.anyIdentity(of: path)
      log?.noteMeasuring(element, identity: identity)
      meter?.noteMeasuring(isHeader: false, identity: identity)
    case .header(let section), .footer(let section):
      log?.noteMeasuring(element, identity: section)
      meter?.noteMeasuring(isHeader: true, identity: section)
    }
  }
}
