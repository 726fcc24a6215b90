import ScrollPrimitives

extension Scenario {
  /// Generated rows on a screen and a script, as most tests need.
  ///
  /// ```swift
  /// let inbox = Scenario(
  ///   "inbox", rows: 10_000, heights: 44...120, script: [.flick(4000), .untilIdle, .insert(3, atRow: 0)],
  ///   expect: [.cellsCreated <= 40])
  /// #expect(try inbox.run().failures.isEmpty)
  /// ```
  ///
  /// Everything else is set on the value: `inbox.physics.profile = .android`.
  ///
  /// - Parameters:
  ///   - name: of the scenario.
  ///   - rows: how many there are.
  ///   - heights: points; drawn for each row from its number and the seed.
  ///   - seed: of the heights.
  ///   - width: of the viewport, in points.
  ///   - height: of the viewport, in points.
  ///   - rate: frames per second.
  ///   - script: the actions, in order.
  ///   - expect: gates, besides those that every scenario has.
  public init(
    _ name: String, rows: Int, heights: ClosedRange<Double> = 44...44, seed: UInt64 = 1,
    width: Double = 390, height: Double = 844, rate: Double = 60, script: [ScriptEntry],
    expect: [Expectation] = []
  ) {
    self.init(
      name: name,
      viewport: Viewport(size: LayoutSize(width: width, height: height), scale: 3),
      refreshRate: rate,
      data: .generated(
        GeneratedSource(items: rows, sections: 1, seed: seed, heights: .uniform(heights))),
      script: script)
    self.expect = expect
  }
}

extension Scenario.ScriptEntry {
  /// Nothing, until nothing moves.
  public static let untilIdle = Self(.waitUntilIdle)

  /// Waits, in seconds.
  public static func wait(_ seconds: Double) -> Self { Self(.wait(seconds)) }

  /// A finger lifts at a velocity in points per second, positive toward the end of the content.
  public static func flick(_ velocity: Double) -> Self { Self(.fling(.init(velocity: velocity))) }

  /// A finger drags the content.
  ///
  /// - Parameters:
  ///   - points: how far, positive toward the end of the content.
  ///   - duration: seconds, greater than 0.
  ///   - hold: seconds that the finger rests before it lifts.
  public static func drag(by points: Double, during duration: Double, hold: Double = 0) -> Self {
    let (from, to) = (LayoutPoint(x: 100, y: points), LayoutPoint(x: 100, y: 0))
    return Self(.drag(.init(from: from, to: to, duration: duration, hold: hold)))
  }

  /// A row is shown.
  ///
  /// - Parameters:
  ///   - row: its number over all sections, from 0.
  ///   - position: where on the screen.
  ///   - animated: whether content goes there, or is there.
  public static func scroll(
    toRow row: Int, at position: Scenario.ScrollTo.Position = .top, animated: Bool = false
  ) -> Self {
    Self(.scrollTo(.init(.row(row), at: position, animated: animated)))
  }

  /// Items come, the first of which is then the row.
  public static func insert(_ count: Int, atRow row: Int, animated: Bool = false) -> Self {
    Self(.edit(.insert(at: .row(row), count: count), isAnimated: animated))
  }

  /// Items go, the first of which is the row.
  public static func delete(_ count: Int, atRow row: Int, animated: Bool = false) -> Self {
    Self(.edit(.delete(at: .row(row), count: count), isAnimated: animated))
  }

  /// An item goes to another row.
  public static func move(row: Int, toRow other: Int, animated: Bool = false) -> Self {
    Self(.edit(.move(from: .row(row), to: .row(other)), isAnimated: animated))
  }

  /// The same at a moment of the run, in seconds.
  public func at(_ seconds: Double) -> Self {
    var entry = self
    entry.at = seconds
    return entry
  }
}
