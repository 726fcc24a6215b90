import Scrollwork

/// A cell that asks for the length that it was given: as broad as it may be, or at most as broad as asked.
final class SizedTile: ReusableCell {
  var height = 0.0
  var width = Double.infinity

  func preferredSize(fitting size: LayoutSize) -> LayoutSize {
    LayoutSize(width: min(size.width, width), height: height)
  }
}
