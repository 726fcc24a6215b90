/// Where one element lies, in content coordinates along the scroll axis.
///
/// An element owns a slot of the row: the space before it, the element itself, and the space after.
@frozen public struct LayoutAttributes: Equatable, Sendable {
  /// The element's place in the row.
  public var index: Int
  public var element: ElementPath
  /// Where the slot starts.
  public var slotStart: Ticks
  /// Where the element itself starts.
  public var start: Ticks
  /// The element's own length.
  public var extent: Ticks
  /// Where the slot ends and the next one starts.
  public var slotEnd: Ticks
  /// Whether the extent was measured; otherwise it is the layout's estimate.
  public var isMeasured: Bool

  /// Where the element itself ends.
  @inlinable public var end: Ticks { start + extent }
}
