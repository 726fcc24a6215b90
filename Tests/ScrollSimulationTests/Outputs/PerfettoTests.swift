import Foundation
import ScrollReports
import Scrollwork
import Testing

@testable import ScrollSimulation

/// A trace in virtual time is one that viewers read, and says what the run was.
@Suite struct PerfettoTests {
  @Test("a trace holds to the format, and is the same bytes each time")
  func format() throws {
    let (record, report) = try RecordedRun.tour()
    let text = record.perfetto(report)
    let again = try RecordedRun.tour()
    #expect(text == again.record.perfetto(again.report))
    _ = try TraceFile(text)
    // Nothing happened, and nothing is known of cells.
    _ = try TraceFile(RunRecord(SimulationTests.scenario(script: [])).perfetto())
    _ = try TraceFile(RecordedRun.made(frames: 9) { Double($0) * 7 }.perfetto())
  }

  @Test("each frame, each binding and each bounce is in the trace, as long as it cost")
  func content() throws {
    let (record, report) = try RecordedRun.tour()
    let trace = try TraceFile(record.perfetto(report))
    let lanes = trace.threads.filter { $0.value.hasPrefix("frames") }.map(\.key)
    let slices = lanes.flatMap { trace.slices[$0] ?? [] }
    let frames = slices.filter { $0.name.hasPrefix("frame ") }
      .sorted { $0.start < $1.start }
    #expect(frames.count == record.frames.count)
    for (slice, frame) in zip(frames, record.frames) {
      #expect(slice.name == "frame \(frame.index)")
      #expect(abs(slice.start - frame.time.seconds * 1e6) < 1e-3)
      #expect(abs(slice.duration - frame.cost * 1000) < 1e-2)
      #expect(slice.arguments["rounds"] as? Int == frame.work.rounds)
    }
    #expect(slices.count { $0.name.hasPrefix("bind ") } == report.cells.total.bound)
    #expect(slices.count { $0.name.hasPrefix("create ") } == report.cells.total.created)
    #expect(slices.count { $0.name.hasPrefix("measure ") } == report.cells.total.measured)
    #expect(lanes.count > 1, "a late frame has others beside it")
    let bounces = try #require(trace.marks[[1, 1]])
    #expect(bounces.count == 3 * report.bounces.count)
    for bounce in report.bounces {
      let mark = bounces.first { abs($0.time - bounce.began * 1e6) < 1e-2 }
      #expect(mark?.name == "bounce began, \(bounce.edge)")
    }
    let gates = try #require(trace.marks[[1, 2]])
    #expect(gates.count { $0.name == "late" } == record.frames.count { $0.late > 0 })
    #expect(gates.contains { $0.name == "anchor_drift_max == 0 pt: passed" })
    let phases = try #require(trace.slices[[1, 3]])
    #expect(
      zip(phases, phases.dropFirst()).allSatisfy { abs($0.start + $0.duration - $1.start) < 1e-2 })
    #expect(
      Set(phases.map(\.name)).isSuperset(of: ["idle", "dragging", "decelerating", "bouncing"]))
  }

  @Test("a counter has a frame's number at any time")
  func counters() throws {
    let (record, _) = try RecordedRun.tour()
    let trace = try TraceFile(record.perfetto())
    let numbers: [(String, (FrameRecord) -> Double)] = [
      ("offset pt", { $0.offset }), ("velocity pt_per_s", { $0.velocity }),
      ("blank pt", { $0.blank }), ("live cells all", { Double($0.liveCells) }),
      ("pool depth row", { Double($0.cells.pools[0].pooled) }),
      ("pool depth header", { Double($0.cells.pools[1].pooled) }),
    ]
    for (name, number) in numbers {
      let counter = try #require(trace.counters[name], "\(name)")
      var place = 0
      for frame in record.frames {
        while place + 1 < counter.count, counter[place + 1].time <= frame.time.seconds * 1e6 + 1e-3
        {
          place += 1
        }
        // JSONSerialization reads some numbers a bit off.
        let (found, wanted) = (counter[place].value, number(frame))
        #expect(abs(found - wanted) <= 1e-12 * abs(wanted), "\(name), frame \(frame.index)")
      }
      #expect(counter.count <= record.frames.count)
    }
  }

  @Test("names that mean something in JSON are names still")
  func escaping() throws {
    let name = "a \"b\" \\ </script>\n\u{1}"
    let (record, report) = try RecordedRun.tour(named: name)
    let text = record.perfetto(report)
    _ = try TraceFile(text)
    let file = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((file?["otherData"] as? [String: Any])?["scenario"] as? String == name)
  }

  @Test("what is wrong with a trace is found")
  func canFail() {
    func slice(_ start: Int, _ duration: Int) -> String {
      #"{"args":{},"dur":\#(duration),"name":"a","ph":"X","pid":1,"tid":1,"ts":\#(start)}"#
    }
    let named =
      #"{"args":{"name":"n"},"name":"thread_name","ph":"M","pid":1,"tid":1,"ts":0},"#
    func isRead(_ events: String) -> Bool {
      (try? TraceFile(#"{"traceEvents":[\#(named)\#(events)]}"#)) != nil
    }
    #expect(isRead(slice(0, 9) + "," + slice(2, 7) + "," + slice(9, 1)))
    #expect(!isRead(slice(0, 9) + "," + slice(2, 8)))
    #expect(!isRead(slice(3, 9) + "," + slice(2, 1)))
    #expect(!isRead(slice(0, -1)))
    #expect(!isRead(slice(0, 1).replacingOccurrences(of: #""tid":1"#, with: #""tid":2"#)))
    #expect(!isRead(slice(0, 1).replacingOccurrences(of: #""dur":1,"#, with: "")))
    #expect(!isRead(#"{"args":{"v":null},"name":"c","ph":"C","pid":1,"ts":0}"#))
    #expect(!isRead(#"{"args":{},"name":"c","ph":"C","pid":1,"ts":0}"#))
  }
}
