import Foundation

/// Reads a file of the Trace Event Format, and refuses whatever a viewer might take otherwise.
struct TraceFile {
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  struct Slice {
    var name: String
    /// Microseconds.
    var start: Double
    var duration: Double
    var arguments: [String: Any]
  }

  private(set) var slices: [[Int]: [Slice]] = [:]
  private(set) var marks: [[Int]: [(name: String, time: Double)]] = [:]
  /// By the counter's name and the name of its value.
  private(set) var counters: [String: [(time: Double, value: Double)]] = [:]
  private(set) var threads: [[Int]: String] = [:]
  private var lastTimes: [String: Double] = [:]

  init(_ text: String) throws {
    guard let file = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let events = file["traceEvents"] as? [[String: Any]]
    else { throw Problem(description: "no list of events") }
    for event in events { try add(event) }
    for (track, slices) in slices { try checkNesting(slices, "track \(track)") }
    for track in Array(slices.keys) + Array(marks.keys) {
      guard threads[track] != nil else { throw Problem(description: "track \(track) has no name") }
    }
  }

  private mutating func add(_ event: [String: Any]) throws {
    func fail(_ reason: String) -> Problem { Problem(description: "\(reason): \(event)") }
    guard let phase = event["ph"] as? String, let name = event["name"] as? String,
      let process = event["pid"] as? Int, let time = event["ts"] as? Double, time.isFinite,
      let arguments = event["args"] as? [String: Any]
    else { throw fail("a key is missing") }
    guard !name.isEmpty else { throw fail("no name") }
    let thread = event["tid"] as? Int
    if phase != "M" {
      let track = phase == "C" ? "\(process) \(name)" : "\(process) \(thread ?? -1) \(phase)"
      guard time >= lastTimes[track] ?? -.infinity else { throw fail("time goes back") }
      lastTimes[track] = time
    }
    switch phase {
    case "X":
      guard let thread, let duration = event["dur"] as? Double, duration >= 0, duration.isFinite
      else { throw fail("no slice") }
      slices[[process, thread], default: []].append(
        Slice(name: name, start: time, duration: duration, arguments: arguments))
    case "i":
      guard let thread, event["s"] as? String == "t" else { throw fail("no instant") }
      marks[[process, thread], default: []].append((name, time))
    case "C":
      guard !arguments.isEmpty else { throw fail("a counter of nothing") }
      for (key, value) in arguments {
        guard let value = value as? Double, value.isFinite else { throw fail("no number") }
        counters["\(name) \(key)", default: []].append((time, value))
      }
    case "M":
      guard let thread,
        ["process_name", "thread_name", "process_sort_index", "thread_sort_index"]
          .contains(name), arguments["name"] is String || arguments["sort_index"] is Int
      else { throw fail("no metadata") }
      if name == "thread_name", threads[[process, thread]] != nil {
        throw fail("a second name for a thread")
      }
      if name == "thread_name" { threads[[process, thread]] = arguments["name"] as? String }
    default: throw fail("an unknown phase")
    }
  }

  /// Slices of a track lie apart or one within the other. Times are compared in whole nanoseconds.
  private func checkNesting(_ slices: [Slice], _ place: String) throws {
    var open: [(name: String, end: Int)] = []
    for slice in slices {
      let start = Int((slice.start * 1000).rounded())
      let end = start + Int((slice.duration * 1000).rounded())
      while let last = open.last, last.end <= start { open.removeLast() }
      if let last = open.last, end > last.end {
        throw Problem(description: "\(place): \(slice.name) at \(start) leaves \(last.name)")
      }
      open.append((slice.name, end))
    }
  }
}
