import Scrollwork

/// Compares what two frames in a row show.
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

  /// The viewport's length along the scroll axis.
  private let viewport: Ticks
  /// The most space that the layout itself leaves between two elements.
  private let gap: Ticks
  private let interval: Double
  /// How much faster than at both of its ends content may have been within a frame.
  private let bulge: Double
  private var last: [VisibleElement] = []
  private var lastFrame: (phase: ScrollPhase, velocity: Double)?

  init(_ scenario: Scenario) {
    viewport = Ticks(clamping: scenario.viewport.size.height)
    let insets = scenario.layout.sectionInsets
    interval = 1 / scenario.refreshRate
    bulge =
      scenario.physics.snapping == .none ? 1 : Self.bulge(of: .bounce, interval: interval)
    gap = Ticks(clamping: max(scenario.layout.spacing, insets.top + insets.bottom))
  }

  /// - Parameter wasAsked: whether input or a request reached the frame.
  mutating func see(_ frame: Frame, wasAsked: Bool) -> Finding {
    var finding = Finding()
    finding.drift = wasAsked ? .zero : unasked(in: frame)
    // Both lists are in row order, so one walk finds the elements they share.
    var slot = 0
    for element in frame.visible {
      while slot < last.count, last[slot].index < element.index { slot += 1 }
      guard slot < last.count, last[slot].index == element.index else { continue }
      let drift = element.start - last[slot].start + frame.displacement
      finding.drift = max(finding.drift, max(drift, -drift))
      finding.compared += 1
    }
    finding.blank = blank(in: frame)
    last = frame.visible
    lastFrame = (frame.phase, frame.velocity)
    return finding
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
    let offset = Ticks(clamping: frame.contentOffset.y)
    let start = max(.zero, -offset)
    let end = min(viewport, Ticks(clamping: frame.contentSize.height) - offset)
    var covered = start
    for element in frame.visible {
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
