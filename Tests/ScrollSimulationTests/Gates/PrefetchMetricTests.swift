import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollSimulation

/// What is counted of cells made ready ahead is what can be seen from outside.
@Suite struct PrefetchMetricTests {
  /// Follows each element by what its cells did and by visible content.
  private struct Twin {
    enum State { case new, ready, shown }
    var states: [ElementPath: State] = [:]
    var (readied, readyShown, lateShown, readyLeft) = (0, 0, 0, 0)

    mutating func see(_ sample: FrameSample) throws {
      for event in try #require(sample.cells).events {
        switch event.kind {
        case .created, .reused, .restored: states[event.element] = .new
        case .left:
          if states.removeValue(forKey: event.element) == .ready { readyLeft += 1 }
        case .reconfigured, .measured: break
        }
      }
      let shown = Set(sample.frame.visible.map(\.element))
      for (element, state) in states {
        switch (state, shown.contains(element)) {
        case (.new, true):
          states[element] = .shown
          lateShown += 1
        case (.new, false):
          states[element] = .ready
          readied += 1
        case (.ready, true):
          states[element] = .shown
          readyShown += 1
        case (.shown, _), (.ready, false): break
        }
      }
    }
  }

  @Test(
    "counts are those of a twin that follows each element, frame by frame",
    arguments: [0.0, 200, 1000], [1, 8])
  func twin(distance: Double, cells: Int) throws {
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    scenario.prefetch = .init(distance: distance, perFrame: cells)
    var twin = Twin()
    var (readied, shown, late, left) = (0, 0, 0, 0)
    let report = try Simulation(scenario).run(
      collectsCells: true,
      onFrame: { sample in
        try? twin.see(sample)
        let work = sample.frame.work
        readied += work.readied
        shown += work.readyShown
        late += work.lateShown
        left += work.readyLeft
        #expect(
          [readied, shown, late, left] == [
            twin.readied, twin.readyShown, twin.lateShown, twin.readyLeft,
          ], "frame \(sample.frame.index)")
      })
    #expect(report[.prefetchIssued] == Double(readied) && report[.prefetchHits] == Double(shown))
    #expect(report[.prefetchWasted] == Double(left))
    #expect((report[.prefetchLate] ?? -1) <= Double(late))
    #expect((readied > 50) == (distance > 0) && late > 10)
    #expect(distance < 1000 || left > 0)
  }

  @Test("more distance makes fewer elements late")
  func late() throws {
    let late = try [0.0, 100, 400, 1600].map { distance in
      var scenario = SimulationTests.scenario(script: [.flick(5000), .untilIdle])
      scenario.prefetch = .init(distance: distance, perFrame: 4)
      return try #require(try Simulation(scenario).run()[.prefetchLate])
    }
    #expect(zip(late, late.dropFirst()).allSatisfy { $0 >= $1 } && late[0] > 20 && late[3] == 0)
  }
}
