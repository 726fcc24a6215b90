extension PhysicsLaws {
  /// Releases between edges at -700 and 700 points, where mirrored numbers have the same bits.
  private static let edge = 700.0
  private static let starts = [0.0, 650, 760]

  /// Builds whole motions.
  static func checkMotions(_ law: MotionLaw, _ list: inout LawList) {
    for start in starts {
      for speed in [0] + speeds + [-300, -6000, 1e6] {
        let subject = "from \(start) pt at \(speed) pt/s,"
        guard
          let motion = Self.motion(start, speed, law),
          let again = Self.motion(start, speed, law),
          let mirrored = Self.motion(-start, -speed, law)
        else { continue }
        check(motion, again, mirrored, subject, &list)
        checkEnd(motion, law, subject, &list)
        checkHandOvers(motion, law, subject, &list)
      }
    }
  }

  private static func motion(_ start: Double, _ speed: Double, _ law: MotionLaw) -> Motion? {
    try? Motion(position: start, velocity: speed, lower: -edge, upper: edge, law: law)
  }

  /// Mirrored, and asked at other moments between: as displays of 30 and 1000 Hz would.
  private static func check(
    _ motion: Motion, _ again: Motion, _ mirrored: Motion, _ subject: String,
    _ list: inout LawList
  ) {
    for tenth in 0...30 {
      let time = Double(tenth) / 10
      let position = motion.position(at: time)
      let place = subject + " the position at \(time) s"
      list.expectFinite(position, .motion, place)
      list.expect(
        -mirrored.position(at: time), position, .mirror, .motion,
        place + ", asked of the mirrored motion,")
      for step in 1...5 { _ = again.position(at: time - Double(step) / 50) }
      list.expect(
        again.position(at: time), position, .repeatable, .motion,
        place + ", asked after other moments,")
    }
  }

  private static func checkEnd(
    _ motion: Motion, _ law: MotionLaw, _ subject: String, _ list: inout LawList
  ) {
    guard list.expectFinite(motion.endTime, .motion, subject + " the time of the rest") else {
      return
    }
    let rest = motion.restPosition
    // A motion that counts as stopped may be half a point beyond an edge.
    let slack =
      motion.restingEdge == nil
      ? max(law.restDistance, min(law.stopDistance, 0.5)) : law.settleDistance
    list.expect(
      motion.runningPosition(at: motion.endTime), rest, within: slack + LawAnswer.tolerance, .ends,
      .motion, subject + " the position at the end")
    list.expect(
      min(max(rest, -edge), edge), rest, .ends, .motion, subject + " the rest between the edges")
  }

  private static func checkHandOvers(
    _ motion: Motion, _ law: MotionLaw, _ subject: String, _ list: inout LawList
  ) {
    for (before, after) in zip(motion.pieces, motion.pieces.dropFirst()) {
      let moment = after.start - before.origin
      let time = "\(after.start) s"
      list.expect(
        after.segment.position(at: after.start - after.origin), before.segment.position(at: moment),
        within: 1e-5, .continuous, .motion, subject + " the position at \(time)")
      var arrival = before.segment.velocity(at: moment)
      // What a spring at an edge is said to take.
      if before.side == nil, after.side != nil, case .spring(let edge) = law.edge {
        arrival = edge.transferred(arrival)
      }
      list.expect(
        after.segment.velocity(at: after.start - after.origin), arrival,
        within: 1e-5 * max(1, abs(arrival)), .continuous, .motion,
        subject + " the velocity at \(time)")
    }
  }
}
