import ScrollLayout
import ScrollPrimitives

/// The effect that an element is drawn with, with numbers that can be drawn.
struct DrawnEffect {
  private let offset: Ticks
  private let crossOffset: Ticks
  private let leading: Ticks
  private let trailing: Ticks
  private let transform: Transform
  let opacity: Double
  let depth: Int

  /// - Parameter effect: one whose numbers are finite.
  init(_ effect: ElementEffect) {
    offset = Ticks(clamping: effect.offset)
    crossOffset = Ticks(clamping: effect.crossOffset)
    leading = Ticks(clamping: effect.leadingStretch)
    trailing = Ticks(clamping: effect.trailingStretch)
    transform = effect.transform
    opacity = min(max(effect.opacity, 0), 1)
    // Between those of layouts, and below what is lifted.
    depth = min(max(effect.depth, -Self.deepest), Self.deepest)
  }

  private static let deepest = 1 << 32

  /// Where what lies at a place is drawn.
  func frame(of place: ShownFrame) -> ShownFrame {
    var frame = place.moved(by: offset - leading, across: crossOffset)
    frame.extent = max(.zero, place.extent + growth)
    return frame
  }

  /// How much longer it is drawn than it lies.
  var growth: Ticks { leading + trailing }

  /// The map of a drawing in its own coordinates, around its center; `nil` for none.
  ///
  /// - Parameters:
  ///   - effect: `nil` for none.
  ///   - scale: what it is scaled by before that.
  ///   - size: that of the drawing, in points.
  static func map(_ effect: DrawnEffect?, scale: Double = 1, in size: LayoutSize) -> Transform? {
    let map = (effect?.transform ?? .identity).applied(after: .scale(x: scale, y: scale))
    return map == .identity ? nil : map.around(LayoutPoint(x: size.width / 2, y: size.height / 2))
  }
}

extension Int {
  /// A layout's layer with the depth of an effect; a layout may have said any number.
  func layered(above depth: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(depth)
    return isBeyond ? (depth > 0 ? .max : .min) : sum
  }
}
