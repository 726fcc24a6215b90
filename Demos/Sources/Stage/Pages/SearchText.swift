import Foundation

/// Text as it is compared in searches: without marks and without a difference between capital and small letters.
package enum SearchText {
  /// The same for “São Paulo” and “sao paulo”, by Foundation's folding without a locale.
  package static func folded(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
