import ScrollPrimitives

extension Scenario {
  /// What keeps the scenario from being run, as a sentence, and the entry of the script it is about,
  /// if any; `nil` when nothing does.
  ///
  /// Scenarios read from files never have such values; the engine checks lengths itself.
  package func problem() -> (message: String, entry: Int?)? {
    guard (1...1000).contains(refreshRate) else {
      return ("the refresh rate must be from 1 to 1000, not \(refreshRate)", nil)
    }
    for cost in cells.all { if let message = cost.problem { return (message, nil) } }
    guard (0...1e9).contains(frameCost) else {
      return ("a cost must be from 0 to 1000000000, not \(frameCost)", nil)
    }
    if case .recording = data, cells.all.contains(where: { $0.constant == nil }) {
      return ("the costs of a recording must be constant", nil)
    }
    if let deadline = prefetch.deadline, !(0...1000).contains(deadline) {
      return ("the prefetch deadline must be from 0 to 1000 ms, not \(deadline)", nil)
    }
    if case .pages(let length?) = physics.snapping, !(length > 0 && length <= 1e9) {
      return ("a page cannot be \(length) pt long", nil)
    }
    for gate in expect where !gate.bound.isFinite {
      return ("'\(gate.metric.rawValue)' cannot be compared with \(gate.bound)", nil)
    }
    if let vacuous = vacuousExpectation { return (vacuous.message, nil) }
    for (_, gate) in budgets.named {
      if let message = vacuity(of: gate) { return (message, nil) }
    }
    if case .outline(let source) = data {
      if let message = source.problem { return (message, nil) }
      if movesItems { return ("the rows of an outline cannot be carried to other places", nil) }
    }
    guard script.count <= Self.entryLimit else {
      return ("a script has at most \(Self.entryLimit) entries", Self.entryLimit)
    }
    if let framesMax = budgets.framesMax, framesMax < 1 {
      return ("'frames_max' must be at least 1, not \(framesMax)", nil)
    }
    for (index, entry) in script.enumerated() {
      if let at = entry.at, !Self.isTime(at) { return ("'at' cannot be \(at)", index) }
      if let when = entry.when {
        guard entry.at == nil, entry.action.duration == 0 else {
          return ("only an action that takes no time and has none can wait for a phase", index)
        }
        if !Self.isTime(when.delay) { return ("there is no waiting for \(when.delay) s", index) }
      }
      if let message = entry.action.problem() { return (message, index) }
    }
    if let problem = frameProblem() { return (problem.message, problem.entry) }
    return nil
  }

  /// Whether a number is a length of time within a day.
  fileprivate static func isTime(_ seconds: Double) -> Bool { (0...86_400).contains(seconds) }
}

extension Scenario.Edit {
  /// The numbers of items it is about, where it says any.
  fileprivate var counts: [Int] {
    switch self {
    case .insert(_, let count), .delete(_, let count), .prepend(let count), .append(let count):
      [count]
    case .move: []
    }
  }
}

extension Scenario.Action {
  fileprivate func problem() -> String? {
    switch self {
    case .fling(let fling):
      guard abs(fling.velocity) <= 1e9 else { return "a fling cannot go at \(fling.velocity)" }
      guard let repetition = fling.repetition else { return nil }
      return Scenario.isTime(repetition.interval) && repetition.interval > 0
        ? nil : "a fling cannot be repeated every \(repetition.interval) s"
    case .drag(let drag):
      let times = drag.samples.map(\.time)
      let ascends = zip(times, times.dropFirst()).allSatisfy { $0 < $1 }
      guard times.count >= 2, times.first == 0, ascends, times.allSatisfy(Scenario.isTime),
        Scenario.isTime(drag.hold)
      else { return "the times of a drag begin at 0 and ascend, and its hold is not negative" }
      return nil
    case .wheel(let wheel):
      return wheel.count >= 1 && Scenario.isTime(wheel.interval)
        ? nil : "a wheel cannot turn \(wheel.count) times every \(wheel.interval) s"
    case .wait(let seconds):
      return Scenario.isTime(seconds) ? nil : "there is no waiting for \(seconds) s"
    case .gestures(let gestures):
      guard gestures.scale > 0, gestures.scale <= Scenario.Gestures.scaleLimit else {
        return "recorded gestures cannot be scaled by \(gestures.scale)"
      }
      guard case .seconds(let pause) = gestures.pause, !Scenario.isTime(pause) else { return nil }
      return "there is no pause of \(pause) s"
    case .refreshInset(let points):
      return points >= 0 && points <= 1e9 ? nil : "a refresh inset cannot be \(points) pt"
    case .edit(let edit, _):
      return edit.counts.allSatisfy { (1...Scenario.Edit.countLimit).contains($0) }
        ? nil : "a change is of 1 to \(Scenario.Edit.countLimit) items"
    case .grow(let growth):
      return growth.step > 0 && growth.step <= 10_000 && Scenario.isTime(growth.duration)
        ? nil : "nothing grows by \(growth.step) pt a frame for \(growth.duration) s"
    case .setOffset(let change):
      return abs(change.offset.x) <= 1e9 && abs(change.offset.y) <= 1e9
        ? nil : "the offset cannot be \(change.offset)"
    case .scrollSection(let scroll):
      return abs(scroll.offset) <= 1e9 ? nil : "a section's offset cannot be \(scroll.offset)"
    case .scrollTo, .profile, .disclose, .resize, .waitUntilIdle:
      return nil
    }
  }
}
