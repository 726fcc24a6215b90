public import ScrollPrimitives

extension Scenario {
  /// One entry of the script: an action and its time.
  public struct ScriptEntry: Equatable, Sendable {
    /// Seconds since the start of the run; `nil` follows the previous entry directly.
    public var at: Double?
    /// What content has to be like first; `nil` waits for nothing. Only an action that takes no time waits.
    public var when: Moment?
    /// What happens.
    public var action: Action

    /// Creates an entry, by default one that follows the previous entry directly.
    public init(at: Double? = nil, when: Moment? = nil, _ action: Action) {
      self.at = at
      self.when = when
      self.action = action
    }

    /// A moment of scrolling, while the entry before it goes on or after it is over.
    ///
    /// It is seen by frames: the action takes effect with the frame after the one that shows it. Where it
    /// does not come, the action is done once the entry before is over and nothing moves, or
    /// 60 seconds have passed.
    public struct Moment: Equatable, Sendable {
      package var phase: Phase
      /// Seconds from then on, not negative.
      package var delay: Double

      /// Creates a moment, by default the one at which the phase begins.
      public init(_ phase: Phase, after delay: Double = 0) {
        self.phase = phase
        self.delay = delay
      }

      /// What content does.
      public enum Phase: String, CaseIterable, Sendable {
        /// Nothing.
        case idle
        /// A finger is down and has not moved far enough to drag.
        case tracking
        /// A finger drags the content.
        case dragging
        /// The content goes on by itself after a release.
        case decelerating
        /// The content comes back from beyond an edge.
        case bouncing
        /// The program scrolls.
        case animating
      }
    }
  }

  /// The most entries of a script, with all that are repeated.
  package static let entryLimit = 10_000

  /// What the user, or the program, does.
  public enum Action: Equatable, Sendable {
    /// The content is given a velocity.
    case fling(Fling)
    /// A finger drags the content.
    case drag(Drag)
    /// A mouse wheel turns.
    case wheel(Wheel)
    /// The program scrolls to a row.
    case scrollTo(ScrollTo)
    /// Recorded gestures are played.
    case gestures(Gestures)
    /// Scrolling feels like another platform from now on, also while the content moves: the
    /// platform's own profile, without what ``Scenario/physics`` replaces in the first one.
    case profile(Physics.Profile)
    /// Something of this length at the leading edge begins to refresh the content, or with 0 is done
    /// with it; in points, not negative.
    case refreshInset(Double)
    /// Items come, go or move.
    case edit(Edit, isAnimated: Bool = false)
    /// A row grows over some frames.
    case grow(Growth)
    /// An item of an outline shows or hides what is under it.
    case disclose(Disclosure)
    /// The program scrolls to an offset.
    case setOffset(OffsetChange)
    /// The program scrolls a section across the axis.
    case scrollSection(SectionScroll)
    /// The viewport gets another size, in points; both lengths finite and not negative.
    case resize(LayoutSize)
    /// Let this many seconds pass, not negative.
    case wait(Double)
    /// Let time pass until nothing moves, at most 60 seconds.
    case waitUntilIdle
  }

  /// The longest a wait for rest may take, in seconds.
  package static let idleLimit = 60.0
}

extension Scenario.Action {
  /// Seconds until the next entry of the script may start; `nil` when the run decides.
  ///
  /// A single fling, a scroll, a change of items and of a setting take no time of the script: the motions
  /// that they begin go on during the entries that follow.
  package var duration: Double? {
    switch self {
    case .fling(let fling): fling.repetition == nil ? 0 : nil
    case .drag(let drag): drag.duration
    case .wheel(let wheel): Double(wheel.count - 1) * wheel.interval
    case .scrollTo, .profile, .refreshInset, .edit, .grow, .disclose, .setOffset, .scrollSection,
      .resize:
      0
    case .wait(let seconds): seconds
    case .gestures, .waitUntilIdle: nil
    }
  }
}
