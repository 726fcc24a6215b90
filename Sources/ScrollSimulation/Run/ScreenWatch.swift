import ScrollScenario
import Scrollwork

/// Compares what two frames in a row show.
///
/// Elements are compared by their identities, so inserted and removed items do not matter. Elements kept at
/// an edge of the viewport have a law of their own, and elements behind a change on screen may move: see
/// ``ScreenChange``.
///
/// An element's drift is measured against the displacement that the frame accounts for. That account
/// is checked in turn, against what nobody can argue with: content at rest that nothing was asked of
/// does not move, and content that decelerates moves as far as its velocity takes it.
struct ScreenWatch {
  /// What one comparison found.
  struct Finding: Equatable {
    /// The furthest any element on screen in both frames moved on its own, or the content moved beyond a
    /// request.
    var drift = Ticks.zero
    /// Elements on screen in both frames.
    var compared = 0
    /// Why something moved that is no drift.
    var causes: Set<MovementCause> = []
    /// What no cell covers of the part of the viewport that content reaches.
    var blank = BlankScan.Finding()
  }

  /// Whether headers are kept at the leading edge.
  let pinsHeaders: Bool
  private let interval: Double
  /// How much faster than at both of its ends content may have been within a frame.
  private let bulge: Double
  /// The elements of the frame before: copies, so that the frame can be released.
  private(set) var last: [VisibleElement] = []
  /// What each element of `last` is.
  private(set) var identities: [ElementIdentity] = []
  /// Which elements of `last` the frame shows that is being looked at.
  private var seen: [Bool] = []
  /// What each element of the frame is that is being looked at.
  private(set) var coming: [ElementIdentity] = []
  /// Where each element is in `last`, where there are many; filled at the first search.
  private var slots: [ElementIdentity: Int] = [:]
  private var lastFrame: (phase: ScrollPhase, velocity: Double)?
  /// Whether the content of the frame before filled the screen.
  private var lastFills = true
  /// Whether a line has several items.
  let reflows: Bool
  /// Whether the items of a line start together, and the next line starts after the longest of them.
  let hasLines: Bool
  private(set) var across: CrossAxisWatch
  private var blankScan: BlankScan

  /// With more elements on screen than this, the place of one is looked up, not searched for.
  private static let fewElements = 48

  init(_ scenario: Scenario) {
    pinsHeaders = scenario.layout.pinsHeaders
    reflows = scenario.layout.kind.reflows
    hasLines = scenario.layout.kind.hasLines
    across = CrossAxisWatch(scenario.layout)
    interval = 1 / scenario.refreshRate
    let isDrawn = scenario.physics.snapping != .none || scenario.layout.followsEnd
    bulge = isDrawn ? Self.bulge(of: .bounce, interval: interval) : 1
    blankScan = BlankScan(scenario)
  }

  /// Says which sections scroll across the axis by themselves, where the layout has them differ from frame to frame.
  mutating func setScrollsAcross(_ scrollsAcross: @escaping (_ section: Int) -> Bool) {
    across.ask = scrollsAcross
  }

  /// Compares the next frame with none before it.
  mutating func forget() {
    last.removeAll(keepingCapacity: true)
    identities.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    lastFrame = nil
    lastFills = true
  }

  /// Gives what the frame before showed other identities, so that the next frame finds it by these.
  ///
  /// - Parameter name: the new identity of an item; `nil` for one that has none.
  mutating func rename(_ name: (Int) -> Int?) {
    slots.removeAll(keepingCapacity: true)
    for slot in identities.indices {
      guard case .item(let number) = identities[slot] else { continue }
      // No row has a negative number.
      identities[slot] = .item(name(number) ?? -1 - slot)
    }
  }

  /// - Parameters:
  ///   - wasAsked: whether input or a request reached the frame.
  ///   - change: what else the script changed for it.
  ///   - rows: which rows lie where now; without them a row is what it was at its place.
  ///   - isMovingAcross: whether anything moves across the axis.
  ///   - context: what else covers the screen.
  ///   - interval: seconds since the frame before; as the scenario's refresh rate has it if `nil`.
  mutating func see(
    _ frame: Frame, wasAsked: Bool, change: ScreenChange = ScreenChange(),
    rows: (any ShownRows)? = nil,
    isMovingAcross: Bool = false, interval: Double? = nil,
    context: BlankScan.Surroundings = BlankScan.Surroundings()
  ) -> Finding {
    var finding = Finding()
    let isUnasked = !wasAsked && change.isEmpty
    let isShort = isShort(frame, change)
    // What comes may break lines anew and make the content shorter, whose end the content goes with.
    let isAtEnd = change.isEdited && frame.contentOffset[main: frame.axis] == frame.edges.maximum
    finding.drift =
      wasAsked || change.isResized || isShort || isAtEnd
      ? .zero : unasked(in: frame, interval: interval)
    if isShort, frame.displacement != .zero { finding.causes.insert(.shortContent) }
    across.see(
      CrossAxisWatch.State(frame, isMoving: isMovingAcross || !isUnasked),
      isResized: change.isResized)
    var (held, isReflowed) = held(through: change, rows, &finding.causes)
    // What fills room that a change left free goes elsewhere; the first that stays still holds the content.
    if frame.work.refills > 0 { (held, isReflowed) = (held.prefix(1), true) }
    coming.removeAll(keepingCapacity: true)
    for slot in frame.visible.indices {
      coming.append(ElementIdentity(frame.visible[slot].element, frame.visible[slot].index, rows))
    }
    var guess = 0
    seen.removeAll(keepingCapacity: true)
    seen.append(contentsOf: repeatElement(false, count: last.count))
    // In a viewport of another size the first element stays, or the one that the person scrolled to.
    var leastOfResized: Ticks?
    for (identity, element) in zip(coming, frame.visible) {
      guard let found = slot(of: identity, near: guess) else { continue }
      guess = found + 1
      let before = last[found]
      if change.isResized, !held.isEmpty, found > held.lowerBound, mayHold(before),
        let drift = Self.drift(element, before, frame)
      {
        leastOfResized = min(leastOfResized ?? drift, drift)
      }
      guard held.contains(found) else { continue }
      seen[found] = true
      if let drift = across.frozenDrift(element, before) ?? Self.drift(element, before, frame) {
        finding.compared += 1
        if isShort {
          // What the position was, content that does not fill the screen has none to keep.
          if drift > .zero { finding.causes.insert(.shortContent) }
          continue
        }
        let drift = min(drift, lineDrift(element, before, frame, change) ?? drift)
        let crossDrift = across.drift(element, before)
        finding.drift = max(finding.drift, drift, isReflowed ? .zero : crossDrift)
      } else if element.start - before.start + frame.displacement != .zero {
        finding.causes.insert(isPinned(element.element) ? .pinned : .animation)
      }
      // What grows as it comes on screen may move what is behind it.
      if case .item(let number) = identity, change.grown.contains(number) { break }
    }
    if !isShort, !change.isResized, hasLost(held, besides: seen, in: frame, change) {
      finding.drift = max(finding.drift, Ticks(clamping: frame.viewportSize[main: frame.axis]))
    }
    if let leastOfResized { finding.drift = min(finding.drift, leastOfResized) }
    finding.blank = blankScan.see(frame, coming, change: change, context)
    last.removeAll(keepingCapacity: true)
    last.append(contentsOf: frame.visible)
    swap(&identities, &coming)
    if !slots.isEmpty { slots.removeAll(keepingCapacity: true) }
    lastFrame = (frame.phase, frame.velocity)
    lastFills = Self.fills(frame)
    return finding
  }

  /// Whether items changed where content does not fill the screen, before or after, and lies at an edge now.
  private func isShort(_ frame: Frame, _ change: ScreenChange) -> Bool {
    guard !change.isEmpty, !lastFills || !Self.fills(frame) else { return false }
    let offset = frame.contentOffset[main: frame.axis]
    return offset == frame.edges.minimum || offset == frame.edges.maximum
  }

  /// Whether the content is at least as long as the screen shows of it.
  private static func fills(_ frame: Frame) -> Bool {
    frame.edges.maximum > frame.edges.minimum
  }

  /// Whether an element is one of those that are kept at an edge.
  private func isPinned(_ element: ElementPath) -> Bool {
    switch element {
    case .header, .footer: pinsHeaders
    case .item(let path): path.section < across.frozenRows
    }
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

  /// How far an element moved along the axis on its own; `nil` for one that is or was kept elsewhere than
  /// where the layout has it.
  static func drift(
    _ element: VisibleElement, _ before: VisibleElement, _ frame: Frame
  ) -> Ticks? {
    guard !element.isDisplaced, !before.isDisplaced else { return nil }
    var drift = element.start - before.start + frame.displacement
    // An element that begins above the screen is held by its end.
    if drift != .zero, before.start < .zero, before.start + before.extent > .zero {
      drift = drift + element.extent - before.extent
    }
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
}

extension Scenario.Layout.Kind {
  /// Whether items lie in lines that are as long as their longest item.
  fileprivate var hasLines: Bool {
    switch self {
    case .list, .table, .masonry: false
    case .grid, .flow, .compositional: true
    }
  }

  /// Whether items that come and go give those behind them other positions across the axis.
  fileprivate var reflows: Bool {
    switch self {
    case .list, .table: false
    case .grid, .masonry, .flow, .compositional: true
    }
  }
}
