import Scrollwork

/// Compares what two frames in a row show.
///
/// Elements are compared by what they are, wherever items that came or went have put them. Those kept at
/// an edge of the viewport have a law of their own, and what lies behind a change on screen may move: see
/// ``ScreenChange``.
///
/// An element's drift is measured against the displacement that the frame accounts for. That account
/// is checked in turn, against what nobody can argue with: content at rest that nothing was asked of
/// does not move, and content that decelerates moves as far as its velocity takes it.
struct ScreenWatch {
  /// What one comparison found.
  struct Finding: Equatable {
    /// The furthest any element on screen in both frames moved on its own, or the content by more than
    /// was asked for.
    var drift = Ticks.zero
    /// Elements on screen in both frames.
    var compared = 0
    /// The part of the viewport that content should cover and no cell does, in points.
    var blank = 0.0
  }

  private let scenario: Scenario
  /// The most space that the layout itself leaves between two elements.
  private let gap: Ticks
  private let interval: Double
  /// How much faster than at both of its ends content may have been within a frame.
  private let bulge: Double
  private var last: [VisibleElement] = []
  /// Where each element is in `last`.
  private var slots: [ElementIdentity: Int] = [:]
  private var lastFrame: (phase: ScrollPhase, velocity: Double)?
  private var lastAcross = AcrossWatch.State()

  init(_ scenario: Scenario) {
    self.scenario = scenario
    interval = 1 / scenario.refreshRate
    bulge =
      scenario.physics.snapping == .none ? 1 : Self.bulge(of: .bounce, interval: interval)
    gap = Ticks(clamping: scenario.layout.widestGap)
  }

  /// - Parameters:
  ///   - wasAsked: whether input or a request reached the frame.
  ///   - change: what else the script changed for it.
  ///   - rows: which rows lie where now; without them a row is what it was at its place.
  ///   - isMovingAcross: whether anything moves across the axis.
  mutating func see(
    _ frame: Frame, wasAsked: Bool, change: ScreenChange = ScreenChange(), rows: LiveRows? = nil,
    isMovingAcross: Bool = false
  ) -> Finding {
    var finding = Finding()
    let isUnasked = !wasAsked && change == ScreenChange()
    finding.drift = wasAsked || change.isResized ? .zero : unasked(in: frame)
    let state = AcrossWatch.State(frame, isMoving: isMovingAcross || !isUnasked)
    var across = AcrossWatch(scenario.layout, from: lastAcross, to: state, change)
    var isOver = false
    var slot: Int?
    let anchor = last.firstIndex { isAnchor($0) }
    for element in frame.visible where !isOver {
      let identity = ElementIdentity(element, rows)
      guard let found = slots[identity] else {
        // Something new between elements that stay: what is behind it may move.
        isOver = change.isEdited && slot != nil
        continue
      }
      // Of a viewport of another size only what holds the content is where it was.
      if change.isResized, found != anchor { continue }
      let before = last[found]
      if change.isEdited {
        if case .item(let number) = identity, change.items.contains(number), slot == nil {
          continue
        }
        // Something between the two has gone.
        if let slot, found != slot + 1 { break }
      }
      slot = found
      let drift = across.frozenDrift(element, before) ?? Self.drift(element, before, frame)
      if let drift {
        finding.drift = max(finding.drift, drift, across.drift(element, before))
        finding.compared += 1
      }
      switch identity {
      case .item(let number): isOver = change.items.contains(number)
      case .header, .footer: break
      }
    }
    finding.blank = blank(in: frame)
    last = frame.visible
    slots.removeAll(keepingCapacity: true)
    for (slot, element) in last.enumerated() { slots[ElementIdentity(element, rows)] = slot }
    lastFrame = (frame.phase, frame.velocity)
    lastAcross = state
    return finding
  }

  /// Whether an element, if it is the first such one, is what the content is held by.
  private func isAnchor(_ element: VisibleElement) -> Bool {
    guard !element.isDisplaced else { return false }
    if case .item = element.element { return true }
    return !scenario.layout.pinsHeaders
  }

  /// How far an element moved along the axis on its own; `nil` for one that is or was kept elsewhere than
  /// where the layout has it.
  private static func drift(
    _ element: VisibleElement, _ before: VisibleElement, _ frame: Frame
  ) -> Ticks? {
    guard !element.isDisplaced, !before.isDisplaced else { return nil }
    let drift = element.start - before.start + frame.displacement
    return max(drift, -drift)
  }

  /// How far the content moved in a frame that nothing was asked of, beyond what its motion explains.
  private func unasked(in frame: Frame) -> Ticks {
    guard let lastFrame, lastFrame.phase == frame.phase else { return .zero }
    let moved = max(frame.displacement, -frame.displacement)
    switch frame.phase {
    case .idle, .tracking:
      return moved
    case .decelerating:
      // By itself it only gets slower, so the larger of the two velocities bounds the way; a tick is
      // rounding. A spring that draws it to a page or an item may have been at its fastest in between.
      let speed = max(abs(lastFrame.velocity), abs(frame.velocity)) * bulge
      let most = Ticks(clamping: speed * interval) + Ticks(rawValue: 2)
      return moved > most ? moved - most : .zero
    case .dragging, .bouncing, .animating:
      return .zero
    }
  }

  /// How much faster content is within an interval, in seconds, than at its faster end, at the most,
  /// while a critically damped spring draws it: `ScrollProfile.targetSpring`, which no platform and no
  /// scenario changes. Not below 1; 1.0036 at 60 per second.
  ///
  /// With any start, the velocity of such a spring is s e^(-s), s growing by the angular frequency,
  /// up to a factor and to where s begins; it peaks at s = 1. An interval of h in s has its slower
  /// ends when both are alike, at s = h / (e^h - 1) and h later. Both powers of e are taken by their
  /// series and products, from the side that makes the result larger.
  static func bulge(of spring: Spring, interval: Double) -> Double {
    let h = interval * (spring.stiffness / spring.mass).squareRoot()
    // (1 - h / n)^-n is above e^h.
    var growth = 1 / (1 - h / 1024)
    for _ in 0..<10 { growth *= growth }
    let before = 1 - h / (growth - 1)
    return 1 / ((1 - before) * (1 + before + before * before / 2))
  }

  private func blank(in frame: Frame) -> Double {
    var blank = Ticks.zero
    // Where the content begins and ends on screen; beyond is nothing to cover.
    let viewport = Ticks(clamping: frame.viewportSize.height)
    let offset = Ticks(clamping: frame.contentOffset.y)
    let start = max(.zero, -offset)
    let end = min(viewport, Ticks(clamping: frame.contentSize.height) - offset)
    var covered = start
    // What is kept at an edge of the viewport has left the place that the layout has for it.
    var left: [Ticks: Ticks] = [:]
    for element in frame.visible where element.isDisplaced {
      left[element.start] = max(left[element.start] ?? .zero, element.extent)
    }
    let gap = left.values.reduce(gap) { $0 + $1 }
    let isInOrder = zip(frame.visible, frame.visible.dropFirst()).allSatisfy {
      $0.start <= $1.start
    }
    for element in isInOrder ? frame.visible : frame.visible.sorted(by: { $0.start < $1.start }) {
      let elementEnd = element.start + element.extent
      if element.start - covered > gap { blank = blank + (element.start - covered) }
      if !element.hasCell {
        blank = blank + min(elementEnd, end) - max(element.start, start)
      }
      covered = max(covered, elementEnd)
    }
    if end - covered > gap { blank = blank + (end - covered) }
    return blank.points
  }
}

extension Scenario.Layout {
  /// The most points that the layout itself leaves between two elements along the axis.
  fileprivate var widestGap: Double {
    guard case .compositional(let sections) = kind else {
      return max(spacing, sectionInsets.top + sectionInsets.bottom)
    }
    let top = sections.map(\.insets.top).max() ?? 0
    let bottom = sections.map(\.insets.bottom).max() ?? 0
    return max(top + bottom, sections.map(\.spacing).max() ?? 0)
  }
}
