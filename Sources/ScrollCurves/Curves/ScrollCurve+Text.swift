import ScrollPhysics
import ScrollTools

extension ScrollCurve {
  /// The curve for a person to read: what it comes to, its events, and its samples with a row more
  /// for the exact moment of each event and of the end.
  package func text() -> String {
    var text = "\(profile.name): \(releaseWords)\n"
    let rows: [(String, String)] = [
      ("content", request.rangeWords), ("deceleration", profile.deceleration.words),
      ("edge", profile.edge.words), ("destination", destinationWords),
      ("end", "\(decimal(motion.endTime, 4)) s"),
    ]
    for (label, value) in rows {
      text += "  " + label + String(repeating: " ", count: 14 - label.count) + value + "\n"
    }
    if profile.stretch != nil {
      text += "  note          beyond an edge x is the pull that stretches the content in place\n"
    }
    text += "\nevents\n" + eventTable()
    return text + "\nmotion\n" + sampleTable()
  }

  /// How the content was released.
  var releaseWords: String {
    var words = "released at \(chosen(velocity)) pt/s from \(chosen(request.position)) pt"
    if velocity != request.velocity {
      words +=
        velocity == 0
        ? "; \(chosen(request.velocity)) pt/s is below the profile's slowest fling"
        : "; the profile allows no more"
    }
    return words
  }

  private var destinationWords: String {
    let place = motion.restingEdge.map { ", the \($0.word) edge" } ?? ""
    return "\(decimal(motion.restPosition, 2)) pt\(place)"
  }

  private func eventTable() -> String {
    guard !events.isEmpty else { return "  none\n" }
    var columns = TextColumns([
      ("event", .left), ("edge", .left), ("edge_pt", .right), ("t_s", .right),
      ("v_pt_per_s", .right), ("overshoot_pt", .right),
    ])
    for event in events {
      columns.append([
        event.kind.word, event.side.word, decimal(event.edge, 2), decimal(event.time, 4),
        decimal(event.velocity, 1), decimal(event.overshoot, 2),
      ])
    }
    return columns.text
  }

  private func sampleTable() -> String {
    var columns = TextColumns([
      ("t_s", .right), ("x_pt", .right), ("v_pt_per_s", .right), ("segment", .left),
      ("phase", .left), ("moment", .left),
    ])
    for (time, marks) in markedTimes() {
      let sample = sample(at: time)
      columns.append([
        decimal(time, 4), decimal(sample.position, 2), decimal(sample.velocity, 1),
        sample.segment.rawValue, sample.phase.rawValue,
        marks.isEmpty ? "" : "< " + marks.joined(separator: ", "),
      ])
    }
    return columns.text
  }

  /// The times of the samples and those of the events and of the end between them, with their
  /// events.
  func markedTimes() -> [(time: Double, marks: [String])] {
    var moments = events.map { (time: $0.time, mark: "\($0.kind.word), \($0.side.word)") }
    if motion.endTime <= endTime { moments.append((motion.endTime, "end")) }
    var rows: [(time: Double, marks: [String])] = []
    var next = 0
    for time in request.times(until: endTime) {
      while next < moments.count, moments[next].time <= time {
        if rows.last?.time == moments[next].time {
          rows[rows.count - 1].marks.append(moments[next].mark)
        } else {
          rows.append((moments[next].time, [moments[next].mark]))
        }
        next += 1
      }
      if rows.last?.time != time { rows.append((time, [])) }
    }
    return rows
  }
}

extension CurveRequest {
  /// Where the content can be.
  var rangeWords: String {
    switch (lower, upper) {
    case (nil, nil): "without edges"
    case (let lower?, nil): "from \(chosen(lower)) pt on, without a trailing edge"
    case (nil, let upper?): "up to \(chosen(upper)) pt, without a leading edge"
    case (let lower?, let upper?): "from \(chosen(lower)) pt to \(chosen(upper)) pt"
    }
  }
}
