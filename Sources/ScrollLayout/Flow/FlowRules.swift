import ScrollPrimitives

/// How long lines are, and how items lie in them.
struct FlowRules: WindowRules {
  var frame: SectionFrame
  /// Between neighboring items of a line, and between lines.
  var itemSpacing: Ticks
  var spacing: Ticks
  var estimate: (main: Ticks, cross: Ticks)
  var lineAlignment: FlowLayout.LineAlignment
  var itemAlignment: FlowLayout.ItemAlignment

  /// How long lines are.
  private(set) var room = Ticks.zero

  var keepsLanes: Bool { false }
  var placesAgain: Bool { false }
  var isSelfSized: Bool { true }
  var measuresCross: Bool { true }

  /// The unit of shares across the axis: 8 pt. With a finer unit, the shares of a billion items would be beyond
  /// `Ticks.maximum`; estimates need not be exact.
  private static let grain: Int64 = 8 * 1024
  /// The length, 32,768 pt, above which estimates do not distinguish lines.
  private static let maximumUnit: Int64 = 1 << 12

  var unit: Int64 { min(Self.maximumUnit, grains(room)) }

  private func grains(_ cross: Ticks) -> Int64 {
    max(1, ((cross + itemSpacing).rawValue + Self.grain / 2) / Self.grain)
  }

  /// The area that an item takes.
  func share(main: Ticks, cross: Ticks) -> Ticks {
    let (share, overflow) = (main + spacing).rawValue.multipliedReportingOverflow(
      by: min(Self.maximumUnit, grains(cross)))
    return Ticks(rawValue: overflow ? .max / 4 : share)
  }

  func crossPlace(cross: Ticks) -> (start: Ticks, extent: Ticks) { (.zero, min(cross, room)) }

  mutating func resolve(_ context: LayoutContext) -> Bool {
    let old = room
    room = frame.room(in: context)
    return room != old
  }
}
