/// Where one element lies, in content coordinates, in ticks along the scroll axis and across it.
///
/// An element owns a slot along the axis: the room for which it has a cell. In a list that is the
/// space before it, the element itself, and the space after; for a pinned element it is the section it
/// stays with.
@frozen public struct LayoutAttributes: Equatable, Sendable {
  /// The element's place in the row.
  public var index: Int
  /// The item, header or footer.
  public var element: ElementPath
  /// Where the slot starts.
  public var slotStart: Ticks
  /// Where the element itself starts.
  public var start: Ticks
  /// The element's own length.
  public var extent: Ticks
  /// Where the slot ends.
  public var slotEnd: Ticks
  /// Whether the extent was measured; otherwise it is the layout's estimate.
  public var isMeasured: Bool
  /// Where the element starts across the axis, from the leading side.
  public var crossStart = Ticks.zero
  /// How long it is across the axis.
  public var crossExtent = Ticks.zero
  /// What is drawn later, and so above: larger numbers; of equal ones the later element.
  public var zIndex = 0
  /// The edges of the viewport that the element does not leave.
  public var pins = Pins.none
  /// How far from the viewport's edge a pinned element stays along the axis, and across it.
  public var pinInset = Ticks.zero
  /// How far from the viewport's edge a pinned element stays across the axis.
  public var crossPinInset = Ticks.zero

  /// Edges of the viewport that an element does not leave while its slot is there.
  @frozen public struct Pins: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The element scrolls with the content.
    @inlinable public static var none: Pins { [] }
    /// Stays behind the viewport's leading edge: a header.
    @inlinable public static var leading: Pins { Pins(rawValue: 1) }
    /// Stays before the viewport's trailing edge: a footer.
    @inlinable public static var trailing: Pins { Pins(rawValue: 2) }
    /// Stays behind the leading edge across the axis: a frozen column.
    @inlinable public static var crossLeading: Pins { Pins(rawValue: 4) }
  }

  /// Where the element itself ends.
  @inlinable public var end: Ticks { start + extent }

  /// Whether the element stays at an edge along the axis, and so may be shown elsewhere than it lies.
  @inlinable public var isPinned: Bool { pins.rawValue & 3 != 0 }

  /// Whether any part of the element lies in a range along the axis. One without extent never does.
  @inlinable public func touches(_ range: Range<Ticks>) -> Bool {
    extent > .zero && end > range.lowerBound && start < range.upperBound
  }

  /// Whether any part of the element's slot lies in a range along the axis: what decides who has a cell.
  @inlinable public func slotTouches(_ range: Range<Ticks>) -> Bool {
    extent > .zero && slotEnd > range.lowerBound && slotStart < range.upperBound
  }

  /// Where the element ends across the axis.
  @inlinable public var crossEnd: Ticks { crossStart + crossExtent }

  /// Creates attributes of an element whose slot is the element itself.
  @inlinable public init(
    index: Int, element: ElementPath, start: Ticks, extent: Ticks, crossStart: Ticks = .zero,
    crossExtent: Ticks = .zero, isMeasured: Bool = true, zIndex: Int = 0
  ) {
    self.init(
      index: index, element: element, slotStart: start, start: start, extent: extent,
      slotEnd: start + extent, isMeasured: isMeasured)
    self.crossStart = crossStart
    self.crossExtent = crossExtent
    self.zIndex = zIndex
  }

  /// Creates attributes of an element in its slot.
  ///
  /// - Precondition: the element lies in its slot.
  @inlinable public init(
    index: Int, element: ElementPath, slotStart: Ticks, start: Ticks, extent: Ticks,
    slotEnd: Ticks, isMeasured: Bool
  ) {
    self.index = index
    self.element = element
    self.slotStart = slotStart
    self.start = start
    self.extent = extent
    self.slotEnd = slotEnd
    self.isMeasured = isMeasured
  }
}

/// Where a decoration lies: something the layout shows that stands for no item, such as the line
/// between two rows or the ground of a section.
@frozen public struct DecorationAttributes: Equatable, Sendable {
  /// What it is: the name its cell type is registered under, and what it belongs to.
  public var path: DecorationPath
  /// Along the axis, in content coordinates.
  public var start: Ticks
  /// The length along the axis.
  public var extent: Ticks
  /// Across the axis, from the leading side.
  public var crossStart: Ticks
  /// The length across the axis.
  public var crossExtent: Ticks
  /// Decorations with a number below 0 lie under the elements, the others above them.
  public var zIndex: Int

  /// Creates attributes of a decoration.
  @inlinable public init(
    path: DecorationPath, start: Ticks, extent: Ticks, crossStart: Ticks, crossExtent: Ticks,
    zIndex: Int = -1
  ) {
    self.path = path
    self.start = start
    self.extent = extent
    self.crossStart = crossStart
    self.crossExtent = crossExtent
    self.zIndex = zIndex
  }

  /// Where it ends along the axis.
  @inlinable public var end: Ticks { start + extent }
}

/// The name of a decoration: its kind, and the element it belongs to.
@frozen public struct DecorationPath: Hashable, Sendable, CustomStringConvertible {
  /// The kind, which decides the cell type.
  public var kind: DecorationKind
  /// The element that it decorates.
  public var element: ElementPath

  /// Creates a path.
  @inlinable public init(kind: DecorationKind, element: ElementPath) {
    self.kind = kind
    self.element = element
  }

  public var description: String { "decoration \(kind) of \(element)" }
}
