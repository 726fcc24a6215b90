package import ScrollPrimitives

/// What one finger did from its touch to its lift, as a device reported it.
///
/// Values made in Swift are checked by ``Simulation/init(_:content:)``; ``GestureFile`` makes none
/// that would be refused.
package struct GestureRecording: Equatable, Sendable {
  /// What ``Scenario/Gestures/only`` calls the gesture.
  package var name: String
  /// In the order of time: a touch at 0 s, movements, and a lift or a cancellation as the last one.
  package var samples: [Sample]

  package init(name: String, samples: [Sample]) {
    self.name = name
    self.samples = samples
  }

  /// What a finger does, by the word that stands for it in a file.
  package enum Event: String, CaseIterable, Sendable {
    case down, move, up
    /// The system took the finger away; what it dragged goes on without a velocity.
    case cancel
  }

  /// One event of the finger.
  package struct Sample: Equatable, Sendable {
    package var event: Event
    /// Seconds since the finger went down, at most a day.
    package var time: Double
    /// Recorded pixels from the top left corner of the viewport, at most ``coordinateLimit`` away.
    package var point: LayoutPoint

    package init(_ event: Event, time: Double, point: LayoutPoint) {
      self.event = event
      self.time = time
      self.point = point
    }
  }

  /// Pixels. At the largest scale this is the farthest point an input event may have.
  package static let coordinateLimit = 10_000_000.0

  /// Seconds from the touch to the lift.
  package var duration: Double { samples.last?.time ?? 0 }
}

extension GestureRecording {
  /// What is wrong with a recording, as a sentence, and where: a sample and a part of it.
  struct Fault: Equatable {
    enum Part { case event, time, x, y }

    var message: String
    var sample: Int
    var part: Part
  }

  /// The first thing that keeps the recording from being played; `nil` when nothing does.
  func problem() -> Fault? {
    guard !samples.isEmpty else {
      return Fault(message: "the gesture '\(name)' is empty", sample: 0, part: .event)
    }
    for index in samples.indices {
      if let (message, part) = problem(index) {
        return Fault(message: message, sample: index, part: part)
      }
    }
    return nil
  }

  private func problem(_ index: Int) -> (String, Fault.Part)? {
    let sample = samples[index]
    if let message = orderProblem(index) { return (message, .event) }
    let previous = index == 0 ? 0 : samples[index - 1].time
    guard sample.time.isFinite, index > 0 || sample.time == 0 else {
      return ("the first time of '\(name)' must be 0", .time)
    }
    guard sample.time >= previous else {
      return ("an event of '\(name)' is earlier than the one before it", .time)
    }
    guard sample.time <= 86_400 else { return ("'\(name)' takes longer than a day", .time) }
    for (part, value) in [(Fault.Part.x, sample.point.x), (.y, sample.point.y)]
    where !(abs(value) <= Self.coordinateLimit) {
      return ("a place must be within \(Int(Self.coordinateLimit)) px, not \(value)", part)
    }
    return nil
  }

  private func orderProblem(_ index: Int) -> String? {
    let event = samples[index].event
    let isFirst = index == 0
    let isLast = index == samples.count - 1
    switch event {
    case _ where !isFirst && samples[index - 1].event.ends:
      return "'\(event.rawValue)' comes after '\(name)' has ended"
    case _ where isFirst && event != .down:
      return "'\(name)' begins with '\(event.rawValue)', not with 'down'"
    case .down where !isFirst:
      return "a second 'down' of '\(name)'"
    case _ where isLast && !event.ends:
      return "'\(name)' ends with '\(event.rawValue)', not with 'up' or 'cancel'"
    default:
      return nil
    }
  }
}

extension GestureRecording.Event {
  /// Whether the finger is gone afterward.
  var ends: Bool { self == .up || self == .cancel }
}
