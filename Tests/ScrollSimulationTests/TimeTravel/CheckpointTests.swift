import Foundation
import ScrollReports
import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollSimulation

/// A run that is entered anywhere goes on as the whole run did.
@Suite struct CheckpointTests {
  static func simulation(items: Int = 400) throws -> Simulation {
    var scenario = SimulationTests.scenario(items: items, script: SimulationTests.tour)
    scenario.reuse = .init(pool: 3, cache: 2)
    return try Simulation(scenario)
  }

  private struct Whole {
    var digests: [String] = []
    var offsets: [Double] = []
    var report: String
  }

  /// Every frame of a run, and the digest before it.
  private static func whole(_ simulation: Simulation) throws -> Whole {
    let run = try simulation.begin()
    var whole = Whole(report: "")
    while true {
      let digest = run.checkpoint().digest
      guard let sample = try run.next() else { break }
      whole.digests.append(digest)
      whole.offsets.append(sample.frame.contentOffset.y)
    }
    whole.report = try run.report().json()
    return whole
  }

  @Test("frame by frame and at one go are the same run")
  func stepping() throws {
    let simulation = try Self.simulation()
    #expect(try Self.whole(simulation).report == simulation.run().json())
  }

  @Test("from every tenth frame on the run is what it was, and ends in the same report")
  func entering() throws {
    let simulation = try Self.simulation()
    let whole = try Self.whole(simulation)
    let count = whole.digests.count
    try #require(count > 300)
    for frame in Array(stride(from: 0, to: count, by: count / 12)) + [1, count - 1] {
      let checkpoint = try simulation.enter(frame: frame).checkpoint()
      #expect(checkpoint.frame == frame && checkpoint.digest == whole.digests[frame])
      let data = try JSONEncoder().encode(checkpoint)
      let read = try JSONDecoder().decode(Checkpoint.self, from: data)
      let run = try simulation.enter(read)
      var offsets: [Double] = []
      while let sample = try run.next() {
        #expect(sample.frame.index == frame + offsets.count)
        offsets.append(sample.frame.contentOffset.y)
      }
      #expect(offsets == Array(whole.offsets[frame...]))
      #expect(try run.report().json() == whole.report)
      #expect(try run.next() == nil)
    }
  }

  @Test("what a run does after a checkpoint is up to who entered it")
  func otherFuture() throws {
    let simulation = try Self.simulation()
    let run = try simulation.enter(frame: 30)
    try run.view.setContentOffset(LayoutPoint(x: 0, y: 5000), animated: false)
    let frame = try #require(try run.next()).frame
    #expect(frame.contentOffset.y == 5000)
  }

  @Test("a checkpoint of another workload, of other frames, or beyond the end is refused")
  func refused() throws {
    let simulation = try Self.simulation()
    var checkpoint = try simulation.enter(frame: 40).checkpoint()
    let other = try Self.simulation(items: 401)
    #expect(
      throws: CheckpointError.otherWorkload(
        found: try other.begin().checkpoint().workload, expected: checkpoint.workload)
    ) { try other.enter(checkpoint) }
    let digest = checkpoint.digest
    checkpoint.digest = "0123456789abcdef"
    #expect(throws: CheckpointError.otherFrames(found: digest, expected: checkpoint.digest)) {
      try simulation.enter(checkpoint)
    }
    let frames = try simulation.run().frames.count
    checkpoint.frame = frames + 1
    #expect(throws: CheckpointError.ended(frames: frames, asked: frames + 1)) {
      try simulation.enter(checkpoint)
    }
    #expect(throws: CheckpointError.ended(frames: 0, asked: -1)) { try simulation.enter(frame: -1) }
    let end = try simulation.enter(frame: frames)
    #expect(try end.next() == nil)
    #expect(throws: CheckpointError.ended(frames: frames, asked: frames)) {
      try simulation.explain(frame: frames)
    }
  }
}
