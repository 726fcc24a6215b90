import ScrollLayout

/// Which element stays where it is on the screen while sizes around it change.
///
/// When the element's start moves by some ticks because sizes before it changed, the content offset
/// moves by the same ticks and the screen shows what it showed.
struct Anchor: Equatable, Sendable {
  var element: ElementPath
  /// The element's place in the row, valid while the structure stays.
  var index: Int
  /// Where it started when the anchor was taken.
  var start: Ticks
  /// The placement that `start` is of.
  var placement: Int
  /// The content's length then.
  var content: Ticks
}

/// How far the coordinate frame has moved since the frame began, followed through one element at a
/// time.
///
/// The anchor holds the frame while anything that was on screen with it still is. When nothing is
/// left, the element that the viewport would begin with takes over, so that what is measured there
/// from then on does not push it away.
struct Pin: Equatable, Sendable {
  var index: Int
  /// Where the element started when the pin took hold.
  var start: Ticks
  /// The placement that `start` is of.
  var placement: Int
  /// The content's length when the frame began.
  var content: Ticks
  /// How far the frame had moved by then.
  var carried: Ticks
  /// Whether it took over within the frame, as nothing of the screen before it was left.
  var isHandedOver = false

  /// The frame's movement when the element starts at `start` now.
  func growth(start: Ticks) -> Ticks { carried + start - self.start }
}
