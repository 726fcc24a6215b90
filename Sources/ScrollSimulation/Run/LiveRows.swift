import ScrollScenario
import Scrollwork

/// The rows of a run as they are now: which row of the data lies where, and how much it has grown.
///
/// A row keeps its identity, and with it its size, wherever it goes: its number in the data, or a new
/// number for an inserted row. The identity of an outline's row is its item.
final class LiveRows: ShownRows {
  let content: ScenarioContent
  /// How wide rows are; `nil` where the layout decides.
  private let widths: Scenario.HeightDistribution?
  private(set) var places: RowPlaces
  /// Told what cells do for rows, where that is not for a constant cost.
  var meter: CostMeter?
  /// The rows of the sections in which something has come or gone.
  private var changed: [Int: IdentityRuns] = [:]
  /// Points by which rows are higher than their content says.
  private var growth: [Int: Double] = [:]
  /// Moves that a carried row requested at the end of a frame, which take effect with the next one.
  private var carries: [(from: ItemPath, to: ItemPath)] = []
  /// The identity of the next row that comes.
  private var next: Int

  init(_ content: ScenarioContent, _ layout: Scenario.Layout) {
    self.content = content
    places = content.places
    next = content.rowCount
    if case .flow(let flow) = layout.kind { widths = flow.widths } else { widths = nil }
  }

  func identity(of path: ItemPath) -> Int {
    if let outline = places.outline { return outline.item(atRow: path.item) }
    return changed[path.section]?[path.item]
      ?? content.knownRow(section: path.section, item: path.item)
  }

  /// Where a row is now; `nil` when it has gone. Linear in the sections that have changed.
  func path(of identity: Int) -> ItemPath? {
    if let outline = places.outline { return outline.snapshot.path(of: identity) }
    for (section, runs) in changed {
      if let item = runs.place(of: identity) { return ItemPath(section: section, item: item) }
    }
    guard let place = content.location(row: identity), changed[place.section] == nil else {
      return nil
    }
    return ItemPath(section: place.section, item: place.item)
  }

  /// The size of a row that the layout proposes a width for, in points.
  func size(identity: Int, fitting width: Double) -> LayoutSize {
    let own = widths.map { content.rowWidth(identity: identity, widths: $0) } ?? width
    let height = content.rowHeight(identity: identity, width: own)
    return LayoutSize(width: own, height: height + (growth[identity] ?? 0))
  }

  func takesRoom(_ identity: Int, fitting width: Double) -> Bool {
    size(identity: identity, fitting: width).height > 0
  }

  // Scripts do not change sections.
  func identity(ofSection section: Int) -> Int { section }
  func section(of identity: Int) -> Int? { identity }

  /// Makes a row higher by `points`.
  func grow(_ identity: Int, by points: Double) {
    growth[identity, default: 0] += points
  }

  /// Makes a change, and says what it is in the engine's words.
  func apply(_ edit: Scenario.Edit) throws(RowPlaces.Refusal) -> ItemEdit {
    let change = try places.apply(edit)
    switch change {
    case .insertItems(let path, let count):
      alter(path.section) { $0.insert(next..<next + count, at: path.item) }
      next += count
    case .removeItems(let path, let count):
      alter(path.section) { $0.remove(path.item..<path.item + count) }
    case .moveItem(let from, let to):
      let identity = identity(of: from)
      alter(from.section) { $0.remove(from.item..<from.item + 1) }
      alter(to.section) { $0.insert(identity..<identity + 1, at: to.item) }
    case .insertSections, .removeSections, .moveSection:
      preconditionFailure("scripts do not change sections")
    }
    return change
  }

  /// Shows or hides what is under an item of an outline.
  func disclose(_ change: Scenario.Disclosure) throws(RowPlaces.Refusal) {
    try places.disclose(change)
  }

  /// Takes note that a row is carried to another position.
  ///
  /// The view asks at the end of a frame and moves the row in the next one. Until then, this frame is judged by
  /// the rows it shows.
  func carry(from: ItemPath, to: ItemPath) { carries.append((from, to)) }

  /// Moves the rows that were carried since the last call, as the view is about to, and returns them.
  func takeCarried() throws(CollectionError) -> Set<Int> {
    guard !carries.isEmpty else { return [] }
    var moved: Set<Int> = []
    for (from, to) in carries {
      let edit = Scenario.Edit.move(
        from: .item(section: from.section, item: from.item),
        to: .item(section: to.section, item: to.item))
      if let path = places.missingItem(of: edit) { throw .itemOutOfRange(path) }
      moved.insert(identity(of: from))
      do throws(RowPlaces.Refusal) {
        _ = try apply(edit)
      } catch {
        throw .unsuitableStructure(reason: error.message)
      }
    }
    carries.removeAll()
    return moved
  }

  private func alter(_ section: Int, _ body: (inout IdentityRuns) -> Void) {
    var runs = changed[section] ?? content.identities(ofSection: section)
    body(&runs)
    changed[section] = runs
  }
}

extension ScenarioContent {
  /// The rows of a section before anything came or went.
  fileprivate func identities(ofSection section: Int) -> IdentityRuns {
    guard sectionCounts[section] > 0 else { return IdentityRuns(0..<0) }
    let first = knownRow(section: section, item: 0)
    return IdentityRuns(first..<first + sectionCounts[section])
  }
}
