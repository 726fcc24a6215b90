import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// The content's position and its motion. Rounds of a frame move copies, and pass 2 keeps one of them.
struct ScrollMotion {
  private(set) var scroll: ScrollModel
  /// What became of motions in this frame.
  private(set) var replan = MotionReplan()
  /// What scrolls across the axis.
  private(set) var across: [CrossAxisScroll] = []
  /// What a running animation goes to, where that may move on the way.
  private(set) var goal: ScrollTarget?

  /// What a motion goes to that may move before it gets there.
  enum ScrollTarget: Equatable, Sendable {
    /// Where an element lies, and how far on from there the content goes.
    case element(ElementPath, ScrollPosition, Ticks)
    /// An end of scrolling.
    case edge(EdgeSide)
  }

  init(profile: ScrollProfile) { scroll = ScrollModel(profile: profile) }

  /// Puts the content of the first frame at its leading edge.
  mutating func begin(_ settings: Settings, _ bounds: ScrollBounds, at time: Timestamp) {
    scroll = ScrollModel(profile: settings.profile)
    scroll.bounces = settings.bounces
    scroll.scale = settings.scale
    scroll.time = time
    scroll.bounds = bounds
    scroll.place = bounds.minimum
  }

  // MARK: Rounds

  /// Keeps the model of a round, which gets the one before.
  @inline(__always)
  mutating func keep(_ model: inout ScrollModel, goal: ScrollTarget?, displacement: Ticks) {
    // Not copied, which takes both models' references.
    swap(&scroll, &model)
    if scroll.hold != nil { scroll.settleIndicator(by: displacement) }
    replan = scroll.replan
    scroll.replan = MotionReplan()
    self.goal = goal
  }

  mutating func keep(_ across: [CrossAxisScroll]) { self.across = across }

  mutating func add(_ across: CrossAxisScroll) { self.across.append(across) }

  mutating func set(_ goal: ScrollTarget?) { self.goal = goal }

  // MARK: Between rounds

  /// Moves the coordinate frame: nothing on screen moves.
  mutating func translate(by growth: Ticks) { scroll.translate(by: growth) }

  /// Moves content at rest.
  mutating func move(by distance: Ticks) { scroll.place = scroll.place + distance }

  /// Ends what moves the content.
  mutating func interrupt(_ events: inout [ScrollEvent]) { scroll.interrupt(&events) }

  mutating func take(bounces: Bool, scale: Double, _ events: inout [ScrollEvent]) {
    scroll.setScale(scale)
    scroll.setBounces(bounces, &events)
  }

  mutating func take(_ profile: ScrollProfile, _ events: inout [ScrollEvent]) {
    scroll.setProfile(profile, &events)
  }
}
