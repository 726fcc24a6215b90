import ScrollLayout
import ScrollPrimitives

/// What holds the content in its place: an element on screen, what the person last scrolled to, or the content's end.
struct ContentAnchor {
  /// Which element stays where it is on the screen.
  private(set) var anchor: Anchor?
  /// What the person left on screen before the layout changed; `nil` while nothing but scrolling moves the content.
  private(set) var reading: ReadingAnchor?
  /// How elements lay around that, or at the content's beginning, until an update or another layout comes.
  private(set) var arrangement: ReadingArrangement?
  /// Whether nothing moved the content in the frame before.
  private(set) var isStill = false
  /// Whether the content holds on to its end.
  private(set) var isFollowingEnd = false
  /// Whether items that come before all others are shown at once.
  private(set) var isFollowingStart = false
  /// Whether any items have been shown.
  private(set) var hasOpened = false

  // MARK: The anchor

  /// Holds the content by an element, or by none.
  mutating func hold(by anchor: Anchor?) { self.anchor = anchor }

  /// Holds the content by the start of the same element.
  mutating func holdByStart() { anchor?.edge = .start }

  /// Ends a frame.
  ///
  /// - Parameters:
  ///   - anchor: the anchor of the next frame.
  ///   - isStill: whether nothing moved the content.
  mutating func end(by anchor: Anchor?, isStill: Bool) {
    self.anchor = anchor
    self.isStill = isStill
  }

  // MARK: What the person last scrolled to

  mutating func note(_ reading: ReadingAnchor?) { self.reading = reading }

  mutating func note(_ arrangement: ReadingArrangement) { self.arrangement = arrangement }

  mutating func forgetArrangement() { arrangement = nil }

  mutating func forgetReading() {
    reading = nil
    arrangement = nil
  }

  /// Notes whether an edge alone brings the content back.
  mutating func setPulled(_ isPulled: Bool) { reading?.isPulled = isPulled }

  /// Moves the element that the person last scrolled to through updates. An element that an update itself moves
  /// cannot be the reference for visible content.
  mutating func relocateReading(_ changes: RowMap) {
    arrangement = nil
    guard let old = reading else { return }
    if let index = changes.unmovedPlace(of: old.index) {
      reading?.index = index
    } else {
      reading = nil
    }
  }

  // MARK: The end of the content

  /// How near to the end content holds on to it: a point.
  static let endDistance = Ticks(rawValue: 1024)

  /// Notes that items are there to be shown.
  mutating func open() { hasOpened = true }

  /// Takes a saved state.
  mutating func restore(isFollowingEnd: Bool) {
    hasOpened = true
    self.isFollowingEnd = isFollowingEnd
  }

  /// Holds on to the start where the content is there, and lets go of it where the content is further away than
  /// `threshold`.
  mutating func followStart(_ position: Ticks, from start: Ticks, within threshold: Ticks) {
    let distance = isFollowingStart ? max(threshold, Self.endDistance) : Self.endDistance
    isFollowingStart = position - start <= distance
  }

  mutating func letGoOfStart() { isFollowingStart = false }

  /// Holds on to the end where the content is there, and lets go of it where something moved the content
  /// back; not where the end moved away or came nearer. Content that is at its beginning may be as near to its end, and
  /// what was scrolled there stays.
  ///
  /// - Parameter followsEnd: whether the caller wants that.
  mutating func follow(
    _ position: Ticks, from minimum: Ticks, to maximum: Ticks, _ displacement: Ticks,
    followsEnd: Bool
  ) {
    guard followsEnd || isFollowingEnd else { return }
    let isAtStart = position <= minimum && position < maximum
    if !followsEnd {
      isFollowingEnd = false
    } else if !isAtStart, position + Self.endDistance >= maximum {
      isFollowingEnd = true
    } else if displacement < .zero {
      isFollowingEnd = false
    }
  }
}

/// How elements lay around what a person last scrolled to, how long those that were asked were, and the room in which
/// they did.
struct ReadingArrangement: Equatable, Sendable {
  var arrangement: LayoutArrangement
  var sizes: [MeasuredSize]
  var room: LayoutEnvironment
}

/// The room and the surroundings of a layout.
struct LayoutEnvironment: Equatable, Sendable {
  var viewport = LayoutSize.zero
  var traits = TraitCollection()
}
