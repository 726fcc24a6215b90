import ScrollParcels
import Scrollwork
import Stage

/// What pictures keep: the arrangement, which are deleted, and whether a selection has begun.
extension PhotosDemo {
  enum Kept: ParcelKey {
    struct Value: Codable {
      var arrangement: Int
      /// The first and the last number of pictures in a row that are deleted.
      var deleted: [[Int]]
      var isSelecting: Bool
    }
  }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    var deleted: [[Int]] = []
    var next = 0
    for number in source.snapshot.itemIdentifiers + [Self.count] {
      if number > next { deleted.append([next, number - 1]) }
      next = number + 1
    }
    try parcel.set(
      Kept.Value(arrangement: segments.selected, deleted: deleted, isSelecting: isSelecting),
      for: Kept.self)
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    guard let kept = try parcel.value(for: Kept.self), (0..<3).contains(kept.arrangement)
    else { return }
    try? arrange(kept.arrangement, animated: false)
    if kept.isSelecting { try? beginSelecting() }
    let gone = kept.deleted.compactMap { range -> ClosedRange<Int>? in
      guard range.count == 2, range[0] >= 0, range[0] <= range[1], range[1] < Self.count
      else { return nil }
      return range[0]...range[1]
    }
    guard !gone.isEmpty else { return }
    _ = try? source.update { try $0.deleteItems(gone.flatMap { Array($0) }) }
  }

  func didRestoreSelection() { selectedCount = view.selectedItems.count }
}
