import ScrollScenario
import Scrollwork

/// Plays a script to a collection view: sends each input and each request at its own moment, whatever
/// the frames are.
///
/// A state machine: before each frame it gets the frame's time and sends the entries that are due;
/// after it, it sees the frame, because some entries wait for events.
struct ScriptPlayer {
  private enum State {
    /// The next step has not begun.
    case between
    /// Actions at known moments are being sent; then the script goes on after `end`.
    case sending(ActionSequence, end: Double)
    /// A fling goes on until the content bounces at an edge.
    case repeating(Scenario.Fling, Scenario.Repetition, start: Double, sent: Int, hasHit: Bool)
    /// Until nothing moves, but not longer than until `limit`.
    case waiting(since: Double, limit: Double)
    /// Nothing goes on but the wait for the moment of the next step.
    case awaiting(since: Double)
  }

  private let steps: [ScriptStep]
  let rows: any ShownRows
  /// The same where the script may change them; `nil` where the view's own source does.
  let live: LiveRows?
  /// What shows the rows of an outline.
  let source: OutlineShown?
  /// The viewport that the script begins with: its scale and its traits' rule hold for other sizes.
  private let viewport: Scenario.Viewport
  private let layout: Scenario.Layout
  private var step = 0
  /// The step whose moment is awaited while another one is played.
  private var beside = 0
  /// When that moment was seen, in seconds.
  private var seen: Double?
  private var state = State.between
  /// When the next step may begin, in seconds.
  private var cursor = 0.0
  /// Inputs and requests sent so far that may move the content.
  var sent = 0
  /// What grows, and until when.
  var growing: [(identity: Int, step: Double, end: Double)] = []
  /// The row that the content scrolls to; `nil` unless the last request was for a row.
  private var aim: ScrollTargetWatch?
  /// The number of the script's entry that was sent to the view last; `nil` before the first.
  private(set) var entry: Int?
  /// What the script has changed for the next frame.
  var change = ScreenChange()
  /// Whether anything was sent for the next frame but another size of the viewport.
  private(set) var hasScrolled = false

  /// - Parameters:
  ///   - scenario: the scenario of the script.
  ///   - content: has the recorded gestures of the script.
  ///   - rows: the rows of the view that is played to.
  ///   - source: the source that shows them, for an outline.
  init(
    _ scenario: Scenario, content: ScenarioContent, rows: any ShownRows, source: OutlineShown? = nil
  ) {
    steps = ScriptStep.steps(of: scenario.script, content)
    self.rows = rows
    live = rows as? LiveRows
    self.source = source
    viewport = scenario.viewport
    layout = scenario.layout
  }

  /// Whether every step has been played and nothing grows.
  var isDone: Bool {
    if case .between = state { return step == steps.count && growing.isEmpty }
    return false
  }

  /// How much of the script has been played, by steps.
  var progress: Double { steps.isEmpty ? 1 : Double(step) / Double(steps.count) }

  /// Sends the entries that are due up to and including `time`. Returns whether one of them may move the
  /// content: inserted or growing rows may only where the content follows its end.
  mutating func play(
    until time: Double, to view: CollectionView
  ) throws(CollectionError) -> Bool {
    let before = sent
    change = ScreenChange()
    hasScrolled = false
    change.moved = try live?.takeCarried() ?? []
    change.isEdited = !change.moved.isEmpty
    repeat { while try advance(until: time, view) {} } while try playBeside(until: time, view)
    try grow(until: time, view)
    return sent != before
  }

  /// How far the content rests from where it was to be scrolled to, in points; `nil` unless it has just come to
  /// rest on its way there.
  mutating func takeAimError(in frame: Frame) -> Double? {
    guard let aim, frame.phase == .idle else { return nil }
    switch aim.outcome(in: frame, rows, layout) {
    case .moving: return nil
    case .nothing:
      self.aim = nil
      return nil
    case .arrived(let error):
      self.aim = nil
      return error
    }
  }

  /// Takes note of what a frame showed.
  mutating func see(_ frame: Frame) {
    let now = frame.time.seconds
    if seen == nil, let moment = awaited, isNow(moment, frame) { seen = now }
    switch state {
    case .repeating(let fling, let repetition, let start, let sent, false):
      guard frame.events.contains(where: { $0.isBounce(at: repetition.until) }) else { return }
      state = .repeating(fling, repetition, start: start, sent: sent, hasHit: true)
    case .waiting(let since, let limit):
      let isOver = frame.phase == .idle && now > since || now >= limit
      if isOver { finish(at: now) }
    default:
      return
    }
  }

  /// The moment that is watched for.
  private var awaited: Scenario.ScriptEntry.Moment? {
    guard beside < steps.count else { return nil }
    if case .between = state { return nil }
    return steps[beside].when
  }

  /// Whether a frame shows a moment, or that it does not come.
  private func isNow(_ moment: Scenario.ScriptEntry.Moment, _ frame: Frame) -> Bool {
    if moment.phase.isShown(by: frame.phase) { return true }
    guard case .awaiting(let since) = state else { return false }
    let now = frame.time.seconds
    return frame.phase == .idle && now > since || now >= since + Scenario.idleLimit
  }

  /// Does what waited for a moment, with the frame that reaches it.
  private mutating func playBeside(
    until time: Double, _ view: CollectionView
  ) throws(CollectionError) -> Bool {
    guard let seen, let moment = awaited, TimedAction.onClock(seen + moment.delay) <= time,
      case .entry(let action) = steps[beside].action
    else { return false }
    self.seen = nil
    entry = steps[beside].entry
    beside += 1
    if let timed = try timed(action, at: time) { try send(timed, to: view) }
    if case .awaiting = state {
      cursor = max(cursor, time)
      step = beside
      state = .between
    }
    return true
  }

  /// One step of the script. `false` when nothing more is due.
  private mutating func advance(
    until time: Double, _ view: CollectionView
  ) throws(CollectionError) -> Bool {
    switch state {
    case .between:
      guard step < steps.count else { return false }
      beside = step
      guard steps[step].when == nil else {
        state = .awaiting(since: cursor)
        return false
      }
      beside = step + 1
      let start = max(cursor, steps[step].at ?? 0)
      guard start <= time else { return false }
      try begin(steps[step].action, at: start)
      return true
    case .sending(var sequence, let end):
      guard let timed = sequence.first else {
        guard end <= time else { return false }
        finish(at: end)
        return true
      }
      guard timed.time <= time else { return false }
      entry = steps[step].entry
      try send(timed, to: view)
      state = .between
      sequence.removeFirst()
      state = .sending(sequence, end: end)
      return true
    case .repeating(let fling, let repetition, let start, let sent, let hasHit):
      let due = TimedAction.onClock(start + Double(sent) * repetition.interval)
      guard due <= time else { return false }
      let willHit = view.upcomingBounce.map { $0.edge == repetition.until.side && $0.time <= due }
      guard !hasHit, willHit != true, sent < repetition.limit else {
        finish(at: due)
        return true
      }
      entry = steps[step].entry
      try send(TimedAction(time: due, action: .fling(velocity: fling.velocity)), to: view)
      state = .repeating(fling, repetition, start: start, sent: sent + 1, hasHit: false)
      return true
    case .waiting, .awaiting:
      return false
    }
  }

  private mutating func finish(at time: Double) {
    step = beside
    cursor = max(cursor, time)
    state = .between
  }

  // MARK: Steps

  private mutating func begin(
    _ action: ScriptStep.Action, at start: Double
  ) throws(CollectionError) {
    switch action {
    case .entry(let action):
      try begin(action, at: start)
    case .gesture(let recording, let scale, let pointer):
      cursor = start
      send(
        ActionSequence(
          TimedAction.touches(of: recording, scale: scale, pointer: pointer, from: start)),
        until: start + recording.duration)
    }
  }

  private mutating func begin(
    _ action: Scenario.Action, at start: Double
  ) throws(CollectionError) {
    cursor = start
    switch action {
    case .fling(let fling):
      if let repetition = fling.repetition {
        state = .repeating(fling, repetition, start: start, sent: 0, hasHit: false)
      } else {
        let timed = TimedAction(time: start, action: .fling(velocity: fling.velocity))
        send(ActionSequence([timed]), until: start)
      }
    case .drag(let drag):
      send(ActionSequence(drag, from: start), until: start + drag.duration)
    case .wheel(let wheel):
      send(
        ActionSequence(wheel, from: start),
        until: TimedAction.onClock(start + Double(wheel.count - 1) * wheel.interval))
    case .scrollTo, .profile, .refreshInset, .edit, .grow, .disclose, .setOffset, .scrollSection,
      .resize:
      send(ActionSequence(try timed(action, at: start).map { [$0] } ?? []), until: start)
    case .gestures:
      // Has been taken apart into steps.
      finish(at: start)
    case .wait(let seconds):
      send(ActionSequence([]), until: start + seconds)
    case .waitUntilIdle:
      state = .waiting(since: start, limit: start + Scenario.idleLimit)
    }
  }

  /// What is sent for an action that takes no time; `nil` where there is nothing to send.
  private func timed(
    _ action: Scenario.Action, at time: Double
  ) throws(CollectionError) -> TimedAction? {
    let what: TimedAction.Action
    switch action {
    case .fling(let fling): what = .fling(velocity: fling.velocity)
    case .wheel(let wheel):
      let turns = Double(wheel.count)
      let delta = LayoutPoint(x: wheel.delta.x * turns, y: wheel.delta.y * turns)
      what = .input(.wheel(delta: delta, kind: InputEvent.WheelKind(wheel.kind)), .zero)
    case .scrollTo(let request):
      guard let path = rows.places.path(of: request.target) else {
        throw .itemOutOfRange(rows.places.missingPath(of: request.target))
      }
      what = .scroll(path, ScrollPosition(request.position), isAnimated: request.isAnimated)
    case .profile(let profile): what = .profile(profile.physics)
    case .refreshInset(let points): what = .refreshInset(points)
    case .edit(let edit, let isAnimated): what = .edit(edit, isAnimated)
    case .grow(let growth): what = .grow(growth)
    case .disclose(let change): what = .disclose(change)
    case .setOffset(let change): what = .offset(change.offset, isAnimated: change.isAnimated)
    case .scrollSection(let scroll): what = .scrollSection(scroll)
    case .resize(let size): what = .resize(size)
    case .drag, .gestures, .wait, .waitUntilIdle: return nil
    }
    return TimedAction(time: time, action: what)
  }

  private mutating func send(_ sequence: ActionSequence, until end: Double) {
    state = .sending(sequence, end: TimedAction.onClock(end))
  }

  private mutating func send(_ timed: TimedAction, to view: CollectionView) throws(CollectionError)
  {
    guard let time = Timestamp(seconds: timed.time) else {
      throw .invalidValue(parameter: "time", value: timed.time)
    }
    sent += 1
    if case .resize = timed.action {} else { hasScrolled = true }
    if timed.action.mayMoveContent { aim = nil }
    switch timed.action {
    case .input(let action, let point):
      try view.send(InputEvent(time: time, position: point, action: action))
    case .fling(let velocity):
      try view.fling(velocity: velocity, when: .at(time))
    case .scroll(let path, let position, let isAnimated):
      try view.scrollToItem(at: path, at: position, animated: isAnimated, when: .at(time))
      aim = ScrollTargetWatch(identity: rows.identity(of: path), position: position)
    case .profile(let profile):
      try view.setProfile(profile, when: .at(time))
    case .refreshInset(let points):
      // An inset has no moment of its own: it holds from the frame before on.
      try view.setRefreshInset(points)
    case .edit(let edit, let isAnimated):
      try send(edit, isAnimated, to: view)
    case .grow(let growth):
      sent -= 1
      guard let path = rows.places.path(of: growth.target) else {
        throw .itemOutOfRange(rows.places.missingPath(of: growth.target))
      }
      growing.append((rows.identity(of: path), growth.step, timed.time + growth.duration))
    case .disclose(let change):
      try disclose(change, in: view)
    case .offset(let offset, let isAnimated):
      try view.setContentOffset(offset, animated: isAnimated, when: .at(time))
    case .scrollSection(let scroll):
      try view.setOrthogonalOffset(
        scroll.offset, section: scroll.section, animated: scroll.isAnimated, when: .at(time))
    case .resize(let size):
      change.isResized = true
      try view.setViewport(size: size, scale: viewport.scale)
      if viewport.hasWindowTraits {
        view.traits = TraitCollection(windowSize: size, base: view.traits)
      }
    }
  }
}

extension TimedAction.Action {
  /// Whether it may lead content elsewhere than it was on its way to.
  fileprivate var mayMoveContent: Bool {
    switch self {
    case .input, .fling, .scroll, .profile, .refreshInset, .offset, .resize: true
    case .edit, .grow, .disclose, .scrollSection: false
    }
  }
}

extension CollectionEvent {
  /// Whether the event tells that a bounce began at an edge.
  fileprivate func isBounce(at edge: Scenario.Edge) -> Bool {
    guard case .scroll(.bounce(let bounce)) = self, bounce.stage == .began else { return false }
    return bounce.edge == edge.side
  }
}

extension Scenario.ScriptEntry.Moment.Phase {
  fileprivate func isShown(by phase: ScrollPhase) -> Bool {
    switch self {
    case .idle: phase == .idle
    case .tracking: phase == .tracking
    case .dragging: phase == .dragging
    case .decelerating: phase == .decelerating
    case .bouncing: phase == .bouncing
    case .animating: phase == .animating
    }
  }
}

extension Scenario.Edge {
  fileprivate var side: EdgeSide { self == .start ? .leading : .trailing }
}
