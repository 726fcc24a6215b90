@testable import Gallery

extension Exhibits {
  /// The places of all demos in the gallery's list.
  static var numbers: Range<Int> { all { try Cities() }.indices }
}
