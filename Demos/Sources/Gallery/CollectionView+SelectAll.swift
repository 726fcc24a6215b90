import Scrollwork

extension CollectionView {
  /// Selects all items, or none.
  ///
  /// Observers of properties are not called: with one, each item would cost as much as all that are selected.
  func selectAll(_ isSelected: Bool) throws {
    let observers = (willChangeProperty, didChangeProperty)
    (willChangeProperty, didChangeProperty) = (nil, nil)
    defer { (willChangeProperty, didChangeProperty) = observers }
    guard isSelected else {
      for path in selectedItems { try deselectItem(at: path) }
      return
    }
    for (section, count) in structure.sectionCounts.enumerated() {
      for item in 0..<count { try selectItem(at: ItemPath(section: section, item: item)) }
    }
  }
}
