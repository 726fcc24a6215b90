import ScrollParcels
import Scrollwork
import Stage

/// A demo whose items are marked by a tap, and stay so when it is left.
protocol MarkingDemo: Recordable, Keeping {
  associatedtype Kept: ParcelKey where Kept.Value == [Int]

  /// The items that are marked, by number.
  var marked: Set<Int> { get set }
  static func number(_ path: ItemPath) -> Int
}

extension MarkingDemo {
  func isTappable(_ element: ElementPath) -> Bool { element.itemPath != nil }

  /// Marks an item, or takes its mark away.
  func tap(_ element: ElementPath) throws {
    guard let path = element.itemPath else { return }
    marked.formSymmetricDifference([Self.number(path)])
    try view.reconfigureItems(at: [path])
  }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    try parcel.set(marked.sorted(), for: Kept.self)
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    marked = Set(try parcel.value(for: Kept.self) ?? [])
    view.setNeedsDisplay()
  }
}
