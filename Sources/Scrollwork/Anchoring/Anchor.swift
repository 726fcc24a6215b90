import ScrollLayout

/// The side of an element that keeps its place on the screen.
enum AnchorEdge: Equatable, Sendable {
  case start
  /// The end of the loose line that the element shares with others; its own end where it shares none.
  case end
  /// The element's own end, wherever its line ends: used when another width or layout lays lines out again.
  case ownEnd

  /// The side that is on screen. An element that begins above the screen is anchored by its end: it grows upward and
  /// the visible content stays. An element that is longer than the screen, with neither side visible, is anchored by
  /// its start.
  ///
  /// - Parameters:
  ///   - screen: what the viewport shows, in content coordinates.
  ///   - hasLines: whether elements lie side by side in lines. A line may end elsewhere once others have joined or left
  ///     it, and the element stays.
  init(of attributes: LayoutAttributes, on screen: Range<Ticks>, inLines hasLines: Bool) {
    let endsOnScreen = attributes.end > screen.lowerBound && attributes.end <= screen.upperBound
    self =
      attributes.start < screen.lowerBound && endsOnScreen ? hasLines ? .ownEnd : .end : .start
  }

  /// The same side of the element itself.
  var own: AnchorEdge { self == .end ? .ownEnd : self }

  /// Where this side of an element lies, in content coordinates.
  func offset(of attributes: LayoutAttributes) -> Ticks {
    self == .start ? attributes.start : attributes.end
  }
}

/// Which element stays where it is on the screen while sizes around it change.
///
/// When the held side of the element moves by some ticks because sizes before it changed, the content offset
/// moves by the same ticks and the screen shows what it showed.
struct Anchor: Equatable, Sendable {
  var element: ElementPath
  /// The element's index, valid while the structure stays.
  var index: Int
  /// The side that is held.
  var edge = AnchorEdge.start
  /// Where that side was when the anchor was taken, in content coordinates.
  var offset: Ticks
  /// Where the element started then; `nil` where that was not looked at.
  var start: Ticks?
  /// The placement that `offset` and `start` are of.
  var placement: Int
  /// The content's length then.
  var content: Ticks
}

/// How far the coordinate frame has moved since the frame began, followed through one element at a
/// time.
///
/// The anchor keeps the frame in place while anything that was on screen with it is still on screen. When nothing is
/// left, the element at the viewport's start becomes the anchor, so that measurements from then on do not push it
/// away.
struct FrameAnchor: Equatable, Sendable {
  var index: Int
  /// The side of the element that is held.
  var edge = AnchorEdge.start
  /// Where that side was when the pin took hold, in content coordinates.
  var offset: Ticks
  /// Where the element started then; `nil` where that was not looked at.
  var start: Ticks?
  /// The placement that `offset` and `start` are of.
  var placement: Int
  /// The content's length when the frame began.
  var content: Ticks
  /// How far the frame had moved by then.
  var carried: Ticks
  /// Whether it became the anchor within the frame, because nothing of the previous screen was left.
  var isHandedOver = false

  /// The frame's movement when the held side lies at an offset now.
  func growth(offset: Ticks) -> Ticks { carried + offset - self.offset }
}
