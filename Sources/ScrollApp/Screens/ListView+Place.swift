public import ScrollParcels
public import Scrollwork

/// The place of a list's scroll state in a parcel, where a screen has one list.
public enum ListPlace: ParcelKey { public typealias Value = ScrollState }

extension ListView {
  /// Writes where the list is scrolled to and what it has measured; nothing where it shows nothing.
  public func savePlace(to parcel: inout Parcel) throws(ParcelError) {
    if let state = collectionView.scrollState() { try parcel.set(state, for: ListPlace.self) }
  }

  /// Shows in the next frame what was shown, if the items are the same. Where the item is not there any more,
  /// or nothing was saved, the list stays as it is.
  ///
  /// - Returns: whether the place was there.
  @discardableResult
  public func restorePlace(from parcel: Parcel) throws(ParcelError) -> Bool {
    guard let state = try parcel.value(for: ListPlace.self) else { return false }
    do {
      try collectionView.restore(state)
      return true
    } catch {
      return false
    }
  }
}
