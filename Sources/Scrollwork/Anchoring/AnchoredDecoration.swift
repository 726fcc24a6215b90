public import ScrollLayout
public import ScrollPrimitives

/// A small element at each item, header or footer of any layout: a badge at a corner, a mark at an edge.
///
/// Its cells are registered by the kind, have a pool of their own, and are drawn where their element is drawn: also while it is
/// pinned, carried, swiped, on its way, or has an effect. It takes no room, and touches go to the element under it.
public struct AnchoredDecoration: Hashable, Sendable {
  /// The kind, which decides the cell type: see `CollectionView.register(_:forDecoration:configure:)`.
  public var kind: DecorationKind
  /// The elements that have one.
  public var elements: Elements
  /// Its width and height, in points; finite and not negative.
  public var size: LayoutSize
  /// The point of the element that it belongs to, in shares of the element's width and height: x from the leading side, y from
  /// the top. (1, 0), the default, is the upper trailing corner.
  public var anchor: LayoutPoint
  /// The point of its own that lies there, in shares of its size. (0.5, 0.5), the default, is its center.
  public var pivot: LayoutPoint
  /// How far it lies from there, in points: x toward the trailing side, y downward.
  public var offset: LayoutPoint
  /// Its layer, counted from its element's: above the elements of that layer with 0, of the next one as well with 1, the
  /// default; under its element below 0.
  public var zIndex: Int

  /// Which elements have a decoration.
  public struct Elements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The items.
    public static let items = Elements(rawValue: 1)
    /// The headers of sections.
    public static let headers = Elements(rawValue: 2)
    /// The footers of sections.
    public static let footers = Elements(rawValue: 4)
  }

  /// Creates a decoration.
  public init(
    kind: DecorationKind, elements: Elements = .items, size: LayoutSize,
    anchor: LayoutPoint = LayoutPoint(x: 1, y: 0),
    pivot: LayoutPoint = LayoutPoint(x: 0.5, y: 0.5), offset: LayoutPoint = .zero, zIndex: Int = 1
  ) {
    (self.kind, self.elements, self.size) = (kind, elements, size)
    (self.anchor, self.pivot, self.offset, self.zIndex) = (anchor, pivot, offset, zIndex)
  }
}

extension AnchoredDecoration {
  /// The first number that cannot be taken; `nil` for none.
  var problem: (name: String, value: Double)? {
    let numbers = [
      ("anchor.x", anchor.x), ("anchor.y", anchor.y), ("pivot.x", pivot.x), ("pivot.y", pivot.y),
      ("offset.x", offset.x), ("offset.y", offset.y),
    ]
    for (name, value) in [("size.width", size.width), ("size.height", size.height)]
    where !(value.isFinite && value >= 0) { return (name, value) }
    return numbers.first { !$0.1.isFinite }
  }

  /// Whether an element has one.
  func belongs(to element: ElementPath) -> Bool {
    switch element {
    case .item: elements.contains(.items)
    case .header: elements.contains(.headers)
    case .footer: elements.contains(.footers)
    }
  }

  /// Where it lies, in the coordinates of its element.
  func frame(on element: ShownFrame, _ axis: Axis) -> ShownFrame {
    func place(_ start: Ticks, _ extent: Ticks, _ axis: Axis) -> Ticks {
      let share = axis == .vertical ? (anchor.y, pivot.y) : (anchor.x, pivot.x)
      let length = axis == .vertical ? size.height : size.width
      let offset = axis == .vertical ? self.offset.y : self.offset.x
      return start
        + Ticks(clamping: extent.points * share.0 - length * share.1 + offset)
    }
    let across: Axis = axis == .vertical ? .horizontal : .vertical
    return ShownFrame(
      start: place(element.start, element.extent, axis),
      extent: Ticks(clamping: size[main: axis]),
      crossStart: place(element.crossStart, element.crossExtent, across),
      crossExtent: Ticks(clamping: size[main: across]))
  }
}
