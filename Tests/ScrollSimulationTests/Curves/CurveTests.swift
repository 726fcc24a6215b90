import ScrollPhysics
import Testing

@testable import ScrollCurves
@testable import ScrollSimulation

/// Curves as rows: their times, values, and what they come to.
@Suite struct CurveTests {
  static func request(_ velocity: Double, upper: Double? = nil) -> CurveRequest {
    var request = CurveRequest(velocity: velocity)
    request.upper = upper
    return request
  }

  @Test(
    "a CSV reads back as the motion to the last bit, at whole parts of a second and at the end",
    arguments: ScrollProfile.all)
  func csv(profile: ScrollProfile) throws {
    for velocity in [4000.0, -700, 25] {
      var request = Self.request(velocity, upper: 1200)
      request.position = 300
      let curve = try ScrollCurve(profile, request)
      let lines = curve.csv().split(separator: "\n")
      #expect(lines.first == "t_s,x_pt,v_pt_per_s,segment,phase")
      for (row, line) in lines.dropFirst().enumerated() {
        let cells = line.split(separator: ",")
        let time = try #require(Double(cells[0]))
        #expect(Double(cells[1]) == curve.motion.position(at: time))
        #expect(Double(cells[2]) == curve.motion.velocity(at: time))
        #expect(row == lines.count - 2 ? time == curve.endTime : time == Double(row) / 60)
      }
      #expect(lines.last?.hasSuffix(",rest,rest") == true)
    }
  }

  @Test("rows name the segment and the phase; a duration cuts the motion or shows its rest")
  func phases() throws {
    var request = Self.request(4000, upper: 1200)
    let curve = try ScrollCurve(.ios, request)
    #expect(curve.sample(at: 0.1).segment == .decay && curve.sample(at: 0.1).phase == .free)
    #expect(curve.sample(at: 0.5).segment == .spring && curve.sample(at: 0.5).phase == .bounce)
    #expect(curve.sample(at: 9).segment == .rest && curve.sample(at: 9).phase == .rest)
    request.duration = 0.5
    let cut = try ScrollCurve(.ios, request)
    #expect(cut.samples().count == 31 && cut.events.map(\.kind) == [.bounceBegan])
    request.duration = 5.01
    let long = try ScrollCurve(.ios, request).samples()
    #expect(long.last?.time == 5.01 && long.last?.phase == .rest && long.count == 302)
  }

  @Test("the table has a marked row at each event's exact time and at the end, in order")
  func markedRows() throws {
    let curve = try ScrollCurve(.ios, Self.request(4000, upper: 1200))
    let rows = curve.markedTimes()
    #expect(rows.map(\.time) == rows.map(\.time).sorted())
    #expect(Set(rows.map(\.time)).count == rows.count)
    let marked = rows.filter { !$0.marks.isEmpty }
    #expect(
      marked.map(\.marks) == [
        ["began, trailing"], ["peak, trailing"], ["ended, trailing", "end"],
      ])
    #expect(marked.map(\.time) == curve.motion.events.map(\.time))
    let text = curve.text()
    #expect(text.contains("  0.4584  1,200.00     1,597.6  spring   bounce  < began, trailing\n"))
    #expect(text.contains("destination   1,200.00 pt, the trailing edge"))
    // A release at rest: one row, which is the end.
    #expect(try ScrollCurve(.ios, Self.request(0)).markedTimes().map(\.marks) == [["end"]])
  }

  @Test("the events' CSV has a row for each event with all its numbers")
  func events() throws {
    let curve = try ScrollCurve(.android, Self.request(-3000))
    let lines = curve.eventsCSV().split(separator: "\n").dropFirst()
    #expect(lines.map { $0.split(separator: ",")[0] } == ["began", "peak", "ended"])
    for (line, event) in zip(lines, curve.motion.events) {
      let cells = line.split(separator: ",")
      #expect(cells[1] == "leading" && Double(cells[2]) == event.edge)
      #expect(Double(cells[3]) == event.time && Double(cells[4]) == event.velocity)
      #expect(Double(cells[5]) == event.overshoot)
    }
  }

  @Test(
    "half and nine tenths of the way are covered at the first moment that a fine search finds",
    arguments: ScrollProfile.all)
  func shares(profile: ScrollProfile) throws {
    for velocity in [900.0, 5000, -3000] {
      var request = Self.request(velocity, upper: 800)
      request.position = 500
      let curve = try ScrollCurve(profile, request)
      let summary = CurveSummary(curve)
      #expect(summary.distance == curve.motion.restPosition - 500)
      for (share, time) in [(0.5, summary.timeToHalf), (0.9, summary.timeToMost)] {
        let time = try #require(time)
        // The slow twin: the first of many moments past the share.
        let steps = 20_000
        let first = try #require(
          (0...steps).map { curve.motion.endTime * Double($0) / Double(steps) }.first {
            let covered = (curve.motion.position(at: $0) - 500) / summary.distance
            return covered >= share
          })
        #expect(time <= first && first - time <= 1.001 * curve.motion.endTime / Double(steps))
      }
    }
  }

  @Test("a summary tells the first bounce and the furthest overshoot; at rest there is none")
  func summary() throws {
    let curve = try ScrollCurve(.ios, Self.request(4000, upper: 1200))
    let summary = CurveSummary(curve)
    let events = curve.motion.events
    #expect(summary.bounce?.time == events[0].time && summary.bounce?.side == .trailing)
    #expect(summary.bounce?.impactVelocity == events[0].velocity)
    #expect(summary.overshoot == events[1].overshoot && summary.overshoot > 50)
    #expect(summary.bounce?.settleTime == events[2].time - events[0].time)
    let still = CurveSummary(try ScrollCurve(.gtk, Self.request(0)))
    #expect(still.distance == 0 && still.timeToHalf == nil && still.bounce == nil)
  }

  @Test("a comparison's rows have every profile's motion, and end with the last of them")
  func comparison() throws {
    let comparison = try CurveComparison([.ios, .android, .gtk], Self.request(4000))
    let lines = comparison.csv().split(separator: "\n")
    #expect(
      lines[0] == "t_s,ios_x_pt,ios_v_pt_per_s,android_x_pt,android_v_pt_per_s,gtk_x_pt,"
        + "gtk_v_pt_per_s")
    for line in lines.dropFirst() {
      let numbers = line.split(separator: ",").compactMap { Double($0) }
      let motions = comparison.curves.map(\.motion)
      #expect(
        numbers.dropFirst()
          == motions.flatMap {
            [$0.position(at: numbers[0]), $0.velocity(at: numbers[0])]
          }[...])
    }
    #expect(lines.last?.hasPrefix("\(comparison.curves[0].motion.endTime),") == true)
    #expect(comparison.text().contains("\n  android  spline, friction 0.015"))
  }

  @Test("the limits of a profile hold for a release, unless they are lifted")
  func limits() throws {
    var request = Self.request(20_000)
    let limited = try ScrollCurve(.android, request)
    #expect(limited.velocity == 8000)
    #expect(limited.text().contains("released at 8,000 pt/s from 0 pt; the profile allows"))
    request.isLimited = false
    #expect(try ScrollCurve(.android, request).velocity == 20_000)
    let slow = try ScrollCurve(.android, Self.request(30))
    #expect(slow.velocity == 0 && slow.motion.restPosition == 0)
  }
}
