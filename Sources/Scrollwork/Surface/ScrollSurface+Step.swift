import ScrollLayout
public import ScrollPrimitives

extension ScrollSurface {
  /// Takes what a person did. It takes effect in the step that reaches its time.
  ///
  /// - Throws: `timeWentBackwards` when an event sent earlier is later; `invalidValue` for a place or a
  ///   wheel delta that is not finite.
  public mutating func send(_ event: InputEvent) throws(CollectionError) {
    var numbers = [("position.x", event.position.x), ("position.y", event.position.y)]
    if case .wheel(let delta, _) = event.action {
      numbers += [("delta.x", delta.x), ("delta.y", delta.y)]
    }
    for (name, value) in numbers where !(abs(value) <= 1e9) {
      throw .invalidValue(parameter: name, value: value)
    }
    guard event.time.nanoseconds.magnitude < 1 << 62 else {
      throw .invalidValue(parameter: "time", value: event.time.seconds)
    }
    if let last = lastTime, event.time < last {
      throw .timeWentBackwards(from: last, to: event.time)
    }
    lastTime = event.time
    queue.append(event)
  }

  /// Moves on to a moment. At which moments it is asked does not change where the content is.
  ///
  /// - Throws: `timeWentBackwards` for a moment before the last one, `invalidValue` for one further than
  ///   146 years from the clock's zero.
  @discardableResult
  public mutating func step(to time: Timestamp) throws(CollectionError) -> Moment {
    guard time.nanoseconds.magnitude < 1 << 62 else {
      throw .invalidValue(parameter: "time", value: time.seconds)
    }
    if let last = self.time, time < last { throw .timeWentBackwards(from: last, to: time) }
    if self.time == nil { begin(at: time) }
    self.time = time
    var events = told
    told.removeAll()
    let before = reported
    let due = queue.prefix { $0.time <= time }.count
    for event in queue[..<due] {
      advance(to: event.time, &events)
      handle(event, &events)
    }
    queue.removeFirst(due)
    advance(to: time, &events)
    let after = contentOffset
    reported = after
    if after.x != before.x { events.append(Event(axis: .horizontal, event: .didScroll)) }
    if after.y != before.y { events.append(Event(axis: .vertical, event: .didScroll)) }
    return Moment(
      time: time, contentOffset: after,
      velocity: LayoutPoint(x: horizontal.offsetVelocity, y: vertical.offsetVelocity),
      horizontalPhase: horizontal.phase, verticalPhase: vertical.phase, events: events)
  }

  /// Scrolls to an offset, in points in content coordinates; beyond the edges means the edge. A finger
  /// that holds the content wins.
  ///
  /// - Throws: `invalidValue` when it is not finite or further than positions are exact.
  public mutating func setContentOffset(
    _ offset: LayoutPoint, animated: Bool
  ) throws(CollectionError) {
    guard let x = Ticks(points: offset.x) else {
      throw .invalidValue(parameter: "contentOffset.x", value: offset.x)
    }
    guard let y = Ticks(points: offset.y) else {
      throw .invalidValue(parameter: "contentOffset.y", value: offset.y)
    }
    tell(.horizontal) { $0.scroll(to: x, animated: animated, &$1) }
    tell(.vertical) { $0.scroll(to: y, animated: animated, &$1) }
  }

  /// Lets the content go at a velocity in points per second, as a finger would on release.
  ///
  /// - Throws: `invalidValue` when a component is not finite or above 1e9.
  public mutating func fling(velocity: LayoutPoint) throws(CollectionError) {
    for (name, value) in [("velocity.x", velocity.x), ("velocity.y", velocity.y)] {
      guard abs(value) <= 1e9 else { throw .invalidValue(parameter: name, value: value) }
    }
    for axis in Axis.allCases {
      tell(axis) {
        $0.fling(velocity: velocity[main: axis], aim: { _, _ in nil }, &$1)
      }
    }
  }

  /// Starts requests made before the first step at its time.
  private mutating func begin(at time: Timestamp) {
    horizontal.begin(at: time)
    vertical.begin(at: time)
    for index in told.indices {
      guard case .bounce(var bounce) = told[index].event else { continue }
      bounce.time += time.seconds
      told[index].event = .bounce(bounce)
    }
  }

  private mutating func advance(to time: Timestamp, _ events: inout [Event]) {
    update(.horizontal, &events) { $0.advance(to: time, &$1) }
    update(.vertical, &events) { $0.advance(to: time, &$1) }
  }

  /// Changes the model of an axis between two steps; the next step reports its events.
  mutating func tell(_ axis: Axis, _ change: (inout ScrollModel, inout [ScrollEvent]) -> Void) {
    var events: [Event] = []
    update(axis, &events, change)
    told += events
  }

  /// Changes the model of an axis, and collects its events.
  mutating func update(
    _ axis: Axis, _ events: inout [Event],
    _ change: (inout ScrollModel, inout [ScrollEvent]) -> Void
  ) {
    var posted: [ScrollEvent] = []
    if axis == .vertical { change(&vertical, &posted) } else { change(&horizontal, &posted) }
    for event in posted { events.append(Event(axis: axis, event: event)) }
  }
}
