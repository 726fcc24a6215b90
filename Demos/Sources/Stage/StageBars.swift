import Scrollwork

/// The bar and the strip of controls below it: their heights, and how much they are enlarged for larger text.
///
/// They are drawn in the usual text size, as they are on the smallest window, and enlarged as a whole.
struct StageBars {
  /// The width of the smallest window, in points: all bars fit into it unscaled.
  private static let leastWidth = 280.0
  /// More would take too much of the window from the list, whose rows go on growing.
  private static let mostScale = 1.6
  /// How much of the window's height enlarged bars may cover.
  private static let mostShare = 0.4

  /// 1 for the usual text size and for smaller ones.
  let scale: Double
  /// Points.
  let barHeight: Double
  /// Points.
  let stripHeight: Double

  /// - Parameters:
  ///   - size: of the window, in points.
  ///   - controlsHeight: of the strip in the usual text size, in points.
  init(_ size: LayoutSize, textSize: ContentSizeCategory, controlsHeight: Double) {
    let limits = [
      Self.mostScale, size.width / Self.leastWidth,
      size.height * Self.mostShare / (Stage.barHeight + controlsHeight),
    ]
    scale = max(1, limits.reduce(textSize.textScale, min))
    barHeight = Stage.barHeight * scale
    stripHeight = controlsHeight * scale
  }

  /// Points of both.
  var height: Double { barHeight + stripHeight }
}
