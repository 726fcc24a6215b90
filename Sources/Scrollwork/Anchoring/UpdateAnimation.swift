public import ScrollLayout
public import ScrollPhysics

/// How long animated updates take, how they go, and how items come and go in them.
public struct UpdateAnimation: Hashable, Sendable {
  /// Seconds, from 0 to 3,600; `nil` for as long as the scroll profile's animations take. With 0 nothing is animated.
  public var duration: Double?
  /// How items go to their new places, and sizes change.
  public var curve: TimingCurve
  /// How an item looks before it comes and after it has gone; `nil` for as the layout says, which by default is a fade.
  public var appearance: LayoutAppearance?
  /// Whether the old content of a reloaded or reconfigured item fades out over its new content. It is part of the picture
  /// only: the new cell is there at once. The update is finished when the fade is over. When content changes again
  /// during its fade, both old contents fade out from the opacity that they have; a third one ends at once.
  public var fadesContent: Bool

  /// Creates an animation, by default the profile's.
  public init(
    duration: Double? = nil, curve: TimingCurve = .easeInOut, appearance: LayoutAppearance? = nil,
    fadesContent: Bool = false
  ) {
    self.duration = duration
    self.curve = curve
    self.appearance = appearance
    self.fadesContent = fadesContent
  }

  /// The first number outside its range.
  var problem: (name: String, value: Double)? {
    if let duration, !(0...3600 ~= duration) { return ("duration", duration) }
    guard let appearance else { return nil }
    if !(0...1 ~= appearance.opacity) { return ("appearance.opacity", appearance.opacity) }
    if !(LayoutAppearance.scales ~= appearance.scale) {
      return ("appearance.scale", appearance.scale)
    }
    return nil
  }
}
