import ScrollParcels
import Scrollwork

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// The place of a scroll state in the parcel that a recording keeps of it.
enum RestoredPlace: ParcelKey { typealias Value = ScrollState }

/// Where a view was scrolled to, in a journal: a parcel in base64, so that damage is found before anything is run.
extension ScrollState {
  /// `nil` when a parcel cannot hold the state, which does not happen.
  var journalText: String? {
    var parcel = Parcel()
    guard (try? parcel.set(self, for: RestoredPlace.self)) != nil, let bytes = try? parcel.bytes()
    else { return nil }
    return Data(bytes).base64EncodedString()
  }

  /// - Returns: `nil` for a text that is not base64, and for bytes that are damaged or of something else.
  init?(journalText: String) {
    guard let data = Data(base64Encoded: journalText),
      let parcel = try? Parcel(bytes: [UInt8](data)),
      let state = try? parcel.value(for: RestoredPlace.self)
    else { return nil }
    self = state
  }
}
