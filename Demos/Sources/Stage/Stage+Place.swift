import ScrollApp
package import ScrollParcels

/// A demo that has more to keep than where it is scrolled to.
package protocol Keeping: Demo {
  func save(to parcel: inout Parcel) throws(ParcelError)
  /// Called before the place is restored, so that its items are there.
  func restore(from parcel: Parcel) throws(ParcelError)
  /// The items that were selected when the demo was left are selected again.
  func didRestoreSelection()
}

extension Keeping {
  package func didRestoreSelection() {}
}

/// Leaving the gallery and coming back to it.
extension Stage {
  /// The screens, where each is scrolled to and what it keeps, as bytes for a file.
  package func savePlace() throws -> [UInt8] {
    var parcel = try navigator.save()
    try parcel.set(surroundings.theme.isDark, for: PlaceTheme.self)
    return try parcel.bytes()
  }

  /// Restores a saved place.
  ///
  /// - Throws: an error for wrong bytes, or for bytes that this gallery cannot show; nothing changes then.
  package func restorePlace(_ bytes: [UInt8]) throws {
    let parcel = try Parcel(bytes: bytes)
    let old = surroundings.theme
    if let isDark = try parcel.value(for: PlaceTheme.self) {
      surroundings.theme = isDark ? .dark : .light
    }
    do {
      try restore(parcel)
    } catch {
      surroundings.theme = old
      throw error
    }
  }
}

/// The place of the colors in what a gallery leaves.
enum PlaceTheme: ParcelKey { typealias Value = Bool }
