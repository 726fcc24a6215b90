import ScrollPhysics

extension ScrollCurve {
  /// The samples as CSV: times, positions and velocities as the shortest decimals that read back as
  /// the same numbers. The same curve gives the same bytes on every machine.
  package func csv() -> String {
    var text = "t_s,x_pt,v_pt_per_s,segment,phase\n"
    for sample in samples() {
      text += "\(sample.time),\(sample.position),\(sample.velocity),"
      text += "\(sample.segment.rawValue),\(sample.phase.rawValue)\n"
    }
    return text
  }

  /// The events as CSV, a row each.
  package func eventsCSV() -> String {
    var text = "event,edge,edge_pt,t_s,v_pt_per_s,overshoot_pt\n"
    for event in events {
      text += "\(event.kind.word),\(event.side.word),\(event.edge),\(event.time),"
      text += "\(event.velocity),\(event.overshoot)\n"
    }
    return text
  }
}

extension CurveComparison {
  /// A row for each of the request's `rate` parts of a second and one exactly at ``endTime``: the
  /// time, then position and velocity of every profile.
  package func csv() -> String {
    var text = "t_s"
    for name in curves.map(\.profile.name) { text += ",\(name)_x_pt,\(name)_v_pt_per_s" }
    text += "\n"
    for time in request.times(until: endTime) {
      text += "\(time)"
      for motion in curves.map(\.motion) {
        text += ",\(motion.position(at: time)),\(motion.velocity(at: time))"
      }
      text += "\n"
    }
    return text
  }
}
