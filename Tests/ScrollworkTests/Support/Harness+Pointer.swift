import Scrollwork

/// What a pointer does at a moment, in milliseconds on the clock of the frames.
struct Pointing {
  var milliseconds: Int64
  var x: Double
  var y: Double
  var action: InputEvent.Action

  init(_ milliseconds: Int64, _ x: Double, _ y: Double, _ action: InputEvent.Action) {
    self.milliseconds = milliseconds
    self.x = x
    self.y = y
    self.action = action
  }
}

extension Harness {
  func point(_ pointing: Pointing) throws {
    try view.send(
      InputEvent(
        time: Timestamp(nanoseconds: pointing.milliseconds * 1_000_000),
        position: LayoutPoint(x: pointing.x, y: pointing.y), action: pointing.action))
  }

  /// Sends a script and steps on at the harness's rate up to a moment, which has a frame as well.
  @discardableResult
  func play(_ script: [Pointing], until milliseconds: Int64) throws -> [Frame] {
    for entry in script { try point(entry) }
    var frames: [Frame] = []
    let end = Timestamp(nanoseconds: milliseconds * 1_000_000)
    let interval = Int64((1e9 / rate).rounded())
    while time < end {
      time = min(end, Timestamp(nanoseconds: time.nanoseconds + interval))
      frames.append(try view.step(to: time))
    }
    return frames
  }
}

extension Frame {
  var interactionEvents: [InteractionEvent] {
    events.compactMap { if case .interaction(let event) = $0 { event } else { nil } }
  }
}

extension [Frame] {
  /// What people did with items, in order.
  var interactions: [InteractionEvent] { flatMap(\.interactionEvents) }
}
