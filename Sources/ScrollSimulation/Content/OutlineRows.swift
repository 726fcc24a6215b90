import ScrollScenario
import Scrollwork

/// An outline as it is at a point of a script, and the rows that show it.
///
/// An item's identity is its number in the shape.
struct OutlineRows: Sendable {
  let shape: OutlineShape
  /// Which items are expanded.
  private(set) var outline = SectionSnapshot<Int>()
  /// The rows, in one section: the items whose parents are all expanded.
  private(set) var snapshot = Snapshot<Int, Int>()

  /// As it is at the beginning. `source` holds to the limits of its properties. O(items).
  init(_ source: Scenario.OutlineSource) {
    shape = OutlineShape(source)
    var open = shape.roots.map { (item: $0, level: 0) }
    var expanded: [Int] = []
    do throws(SnapshotError) {
      try outline.append(shape.roots)
      while let (item, level) = open.popLast() {
        let children = shape.children(of: item, level: level)
        guard !children.isEmpty else { continue }
        try outline.append(children, to: item)
        open += children.map { ($0, level + 1) }
        if shape.isExpanded(item) { expanded.append(item) }
      }
      try outline.expand(expanded)
      try snapshot.appendSections([0])
      try snapshot.apply(outline, to: 0)
    } catch {
      preconditionFailure("items are numbered each once, but \(error)")
    }
  }

  var count: Int { snapshot.numberOfItems }

  /// The item that a row shows.
  ///
  /// - Precondition: there is such a row.
  func item(atRow row: Int) -> Int {
    guard let item = snapshot.item(at: ItemPath(section: 0, item: row)) else {
      preconditionFailure("no row \(row)")
    }
    return item
  }

  /// Shows or hides what is under an item.
  ///
  /// - Throws: a sentence about an item that has none under it; nothing has changed then.
  mutating func disclose(
    _ item: Int, _ kind: Scenario.Disclosure.Kind, called name: String
  ) throws(RowPlaces.Refusal) {
    guard shape.childCount(ofLevel: shape.level(of: item)) > 0 else {
      throw RowPlaces.Refusal(
        message: "\(name) has no items under it: there is nothing to \(kind.rawValue)")
    }
    let isExpanded = outline.isExpanded(item) ?? false
    let expands = kind == .toggle ? !isExpanded : kind == .expand
    guard expands != isExpanded else { return }
    do throws(SnapshotError) {
      if expands { try outline.expand([item]) } else { try outline.collapse([item]) }
      try snapshot.apply(outline, to: 0)
    } catch {
      preconditionFailure("the item is there, but \(error)")
    }
  }
}
