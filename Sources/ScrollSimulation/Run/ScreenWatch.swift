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

  /// Whether headers are kept at the leading edge.
  private let pinsHeaders: Bool
  /// The most space that the layout itself leaves between two elements.
  private let gap: Ticks
  private let interval: Double
  /// How much faster than at both of its ends content may have been within a frame.
  private let bulge: Double
  /// The elements of the frame before: copies, so that the frame can be let go of.
  private var last: [VisibleElement] = []
  /// What each element of `last` is.
  private var identities: [ElementIdentity] = []
  /// What each element of the frame is that is being looked at.
  private var coming: [ElementIdentity] = []
  /// Where each element is in `last`, where there are many; filled when the first one is looked for.
  private var slots: [ElementIdentity: Int] = [:]
  private var lastFrame: (phase: ScrollPhase, velocity: Double)?
  private var across: AcrossWatch

  /// With more elements on screen than this, the place of one is looked up, not searched for.
  private static let fewElements = 48

  init(_ scenario: Scenario) {
    pinsHeaders = scenario.layout.pinsHeaders
    across = AcrossWatch(scenario.layout)
    interval = 1 / scenario.refreshRate
    bulge =
      scenario.physics.snapping == .none ? 1 : Self.bulge(of: .bounce, interval: interval)
    gap = Ticks(clamping: scenario.layout.widestGap)
  }

  /// Compares the next frame with none before it.
  mutating func forget() {
    last.removeAll(keepingCapacity: true)
    identities.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    lastFrame = nil
  }

  /// - Parameters:
  ///   - wasAsked: whether input or a request reached the frame.
  ///   - change: what else the script changed for it.
  ///   - rows: which rows lie where now; without them a row is what it was at its place.
  ///   - isMovingAcross: whether anything moves across the axis.
  ///   - interval: seconds since the frame before; as the scenario's refresh rate has it if `nil`.
  mutating func see(
    _ frame: Frame, wasAsked: Bool, change: ScreenChange = ScreenChange(), rows: LiveRows? = nil,
    isMovingAcross: Bool = false, interval: Double? = nil
  ) -> Finding {
    var finding = Finding()
    let isUnasked = !wasAsked && change.isEmpty
    finding.drift = wasAsked || change.isResized ? .zero : unasked(in: frame, interval: interval)
    across.see(
      AcrossWatch.State(frame, isMoving: isMovingAcross || !isUnasked),
      isResized: change.isResized)
    let held = held(through: change, rows)
    coming.removeAll(keepingCapacity: true)
    for slot in frame.visible.indices {
      coming.append(ElementIdentity(frame.visible[slot].element, frame.visible[slot].index, rows))
    }
    var guess = 0
    for (identity, element) in zip(coming, frame.visible) {
      guard let found = slot(of: identity, near: guess) else { continue }
      guess = found + 1
      guard held.contains(found) else { continue }
      let before = last[found]
      if let drift = across.frozenDrift(element, before) ?? Self.drift(element, before, frame) {
        finding.drift = max(finding.drift, drift, across.drift(element, before))
        finding.compared += 1
      }
      // What grows as it comes on screen may move what is behind it.
      if case .item(let number) = identity, change.grown.contains(number) { break }
    }
    finding.blank = blank(in: frame)
    last.removeAll(keepingCapacity: true)
    last.append(contentsOf: frame.visible)
    swap(&identities, &coming)
    if !slots.isEmpty { slots.removeAll(keepingCapacity: true) }
    lastFrame = (frame.phase, frame.velocity)
    return finding
  }

  /// Where an element is in `last`; `nil` when it was not on screen. O(1) for one at `guess`, which is where
  /// the next one lies behind one that was found, else at most O(``fewElements``), after all elements were
  /// looked at once.
  private mutating func slot(of identity: ElementIdentity, near guess: Int) -> Int? {
    if guess < identities.count, identities[guess] == identity { return guess }
    guard identities.count > Self.fewElements else {
      var slot = 0
      while slot < identities.count {
        if identities[slot] == identity { return slot }
        slot += 1
      }
      return nil
    }
    if slots.isEmpty {
      for (slot, identity) in identities.enumerated() { slots[identity] = slot }
    }
    return slots[identity]
  }

  /// Which of the elements that were on screen stay where they are, by their slots in `last`.
  ///
  /// Those from the first one that stays, up to the first place where something came, went or moved
  /// between them; of a viewport of another size only the first one.
  private func held(through change: ScreenChange, _ rows: LiveRows?) -> Range<Int> {
    guard !change.isEmpty else { return last.indices }
    var held: Range<Int>?
    var way: Int?
    for (slot, element) in last.enumerated() where mayHold(element) {
      guard let now = place(after: change, slot, rows) else {
        if held != nil { break }
        continue
      }
      // How far the row has moved: as far as those before it, or something has changed between them.
      if let way, way != now - element.index { break }
      way = now - element.index
      held = (held?.lowerBound ?? slot)..<slot + 1
      if change.isResized { break }
      // What grows on screen may move what is behind it, also where it has left the screen since.
      if case .item(let number) = identities[slot], change.grown.contains(number) { break }
    }
    return held ?? 0..<0
  }

  /// Whether an element may be what the content is held by: one that scrolls.
  private func mayHold(_ element: VisibleElement) -> Bool {
    guard !element.isDisplaced else { return false }
    if case .item = element.element { return true }
    return !pinsHeaders
  }

  /// Where an element of the last frame lies in the row now; `nil` when it has gone or was moved.
  private func place(after change: ScreenChange, _ slot: Int, _ rows: LiveRows?) -> Int? {
    guard let rows else { return last[slot].index }
    switch identities[slot] {
    case .header(let section): return rows.places.place(ofSection: section)
    case .footer: return nil
    case .item(let number):
      guard !change.moved.contains(number), let path = rows.path(of: number) else { return nil }
      return rows.places.place(ofSection: path.section) + 1 + path.item
    }
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
  private func unasked(in frame: Frame, interval given: Double?) -> Ticks {
    guard let lastFrame, lastFrame.phase == frame.phase else { return .zero }
    let moved = max(frame.displacement, -frame.displacement)
    switch frame.phase {
    case .idle, .tracking:
      return moved
    case .decelerating:
      // By itself it only gets slower, so the larger of the two velocities bounds the way; a tick is
      // rounding. A spring that draws it to a page or an item may have been at its fastest in between.
      let interval = given ?? self.interval
      // Whoever looked away for long has not seen what happened in between.
      if let given, given > 0.25 { return .zero }
      let bulge = given == nil ? bulge : Self.bulge(of: .bounce, interval: interval)
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
