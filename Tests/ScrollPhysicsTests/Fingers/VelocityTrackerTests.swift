import ScrollPhysics
import Testing

@Suite("Velocity tracker")
struct VelocityTrackerTests {
  @Test("gestures end with the velocity of the reference", arguments: Gesture.all.indices)
  func reference(index: Int) throws {
    let gesture = Gesture.all[index]
    var (x, y) = (VelocityTracker(), VelocityTracker())
    for sample in gesture.samples {
      x.add(position: sample.x, time: sample.time / 1000)
      y.add(position: sample.y, time: sample.time / 1000)
    }
    let time = try #require(gesture.samples.last).time / 1000
    for (computed, given) in [
      (x.velocity(at: time), gesture.expected.x), (y.velocity(at: time), gesture.expected.y),
    ] {
      #expect(abs(computed - given) <= max(1e-6 * abs(given), 1e-6), "\(gesture.name)")
    }
  }

  @Test("a finger held still for more than 0.1 s has no velocity")
  func still() {
    var tracker = VelocityTracker()
    for index in 0..<5 { tracker.add(position: Double(index) * 10, time: Double(index) / 64) }
    #expect(abs(tracker.velocity(at: 0.0625) - 640) < 1e-9)
    #expect(tracker.velocity(at: 0.0625 + 0.099) > 600)
    #expect(tracker.velocity(at: 0.0625 + 0.101) == 0)
  }

  @Test("samples of one moment, broken samples and a reset do no harm")
  func harmless() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(position: 0, time: 1)
    #expect(tracker.velocity(at: 1) == 0)
    tracker.add(position: 50, time: 1)
    #expect(tracker.velocity(at: 1) == 0)
    tracker.add(position: .nan, time: 1.1)
    tracker.add(position: 60, time: .infinity)
    #expect(tracker.velocity(at: 1) == 0)
    tracker.add(position: 1e308, time: 1.0.nextUp)
    tracker.add(position: -1e308, time: 1.0.nextUp.nextUp)
    #expect(tracker.velocity(at: 1).isFinite)
    tracker.reset()
    #expect(tracker == VelocityTracker())
  }

  @Test("mirrored gestures have mirrored velocities")
  func mirror() {
    for gesture in Gesture.all {
      var (tracker, mirrored) = (VelocityTracker(), VelocityTracker())
      for sample in gesture.samples {
        tracker.add(position: sample.y, time: sample.time / 1000)
        mirrored.add(position: -sample.y, time: sample.time / 1000)
        let time = sample.time / 1000
        #expect(tracker.velocity(at: time) == -mirrored.velocity(at: time))
      }
    }
  }
}
