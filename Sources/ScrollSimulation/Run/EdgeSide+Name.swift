import Scrollwork

extension EdgeSide {
  /// What reports call it: they are of content that scrolls vertically.
  package var name: String { self == .leading ? "top" : "bottom" }
}
