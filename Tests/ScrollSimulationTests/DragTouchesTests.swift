import ScrollPrimitives
import ScrollScenario
import ScrollTools
import Scrollwork
import Testing

@testable import ScrollSimulation

/// The touches of a drag come one after the other, as many as there are, in no more memory.
@Suite struct DragTouchesTests {
  /// All touches at once: the slow twin.
  private static func twin(_ drag: Scenario.Drag, from start: Double) -> [TimedAction] {
    let id = ScriptStep.dragPointer
    func position(at time: Double) -> LayoutPoint {
      guard var previous = drag.samples.first else { return .zero }
      for sample in drag.samples {
        if time < sample.time {
          let span = sample.time - previous.time
          let share = span > 0 ? max(0, time - previous.time) / span : 0
          return LayoutPoint(
            x: previous.point.x + (sample.point.x - previous.point.x) * share,
            y: previous.point.y + (sample.point.y - previous.point.y) * share)
        }
        previous = sample
      }
      return previous.point
    }
    func touch(_ time: Double, _ action: InputEvent.Action) -> TimedAction {
      TimedAction(time: start + time, action: .input(action, position(at: time)))
    }
    let last = drag.samples.last?.time ?? 0
    var times = drag.samples.dropFirst().map(\.time)
    var sample = 1.0
    while sample / TimedAction.touchRate < last {
      times.append(sample / TimedAction.touchRate)
      sample += 1
    }
    times.sort()
    return [touch(0, .pointerDown(id: id, kind: .touch))]
      + times.map { touch($0, .pointerMoved(id: id)) } + [touch(drag.duration, .pointerUp(id: id))]
  }

  private static func all(_ sequence: ActionSequence) -> [TimedAction] {
    var (sequence, actions) = (sequence, [TimedAction]())
    while let first = sequence.first {
      actions.append(first)
      sequence.removeFirst()
    }
    return actions
  }

  @Test("they are those of a list of all of them")
  func property() {
    for seed in UInt64(1)...200 {
      var random = SeededGenerator(seed: seed)
      var time = 0.0
      let samples = (0..<2 + Int(random.next() % 12)).map { index -> Scenario.Drag.Sample in
        // Some of them at the very ticks of the digitizer.
        let step =
          random.next() % 3 == 0
          ? Double(1 + random.next() % 40) / TimedAction.touchRate
          : Double(1 + random.next() % 400_000) / 1e6
        if index > 0 { time += step }
        return .init(
          time: time,
          point: LayoutPoint(x: Double(random.next() % 390), y: Double(random.next() % 844)))
      }
      let drag = Scenario.Drag(samples: samples, hold: Double(random.next() % 3) / 10)
      let start = Double(random.next() % 1000) / 7
      #expect(
        Self.all(ActionSequence(drag, from: start)) == Self.twin(drag, from: start), "\(seed)")
    }
  }

  @Test("the turns of a wheel are made one after the other")
  func wheel() {
    let wheel = Scenario.Wheel(delta: LayoutPoint(y: 3), count: 5, interval: 0.1)
    let turns = Self.all(ActionSequence(wheel, from: 2))
    #expect(turns.map(\.time) == (0..<5).map { TimedAction.onClock(2 + Double($0) * 0.1) })
    var many = ActionSequence(
      Scenario.Wheel(delta: LayoutPoint(y: 3), count: .max, interval: 0.1), from: 0)
    for _ in 0..<10 { many.removeFirst() }
    #expect(many.first?.time == TimedAction.onClock(1))
  }

  @Test("a finger that is held for a day is a touch at a time")
  func day() {
    var sequence = ActionSequence(.hold(at: LayoutPoint(x: 1, y: 2), for: 86_400), from: 0)
    for _ in 0..<1000 { sequence.removeFirst() }
    #expect(sequence.first?.time == TimedAction.onClock(1000 / TimedAction.touchRate))
  }

  @Test("a day's hold at a frame a second holds no more than an hour's")
  func memory() throws {
    // Frames take as many touches as there are between them: their number is what a run holds at once.
    for seconds in [60.0, 600] {
      var scenario = SimulationTests.scenario(
        items: 100, sections: 1, rate: 1,
        script: [.init(.drag(.hold(at: LayoutPoint(x: 100, y: 100), for: seconds)))])
      scenario.refreshRate = 1
      let report = try SimulationTests.run(scenario)
      #expect(report.frames.count > Int(seconds) && report.diagnostics.isEmpty)
    }
  }
}
