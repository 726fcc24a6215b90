#if CLI
  import ArgumentParser
  import ScrollCurves

  /// The release that a curve is drawn for.
  struct ReleaseOptions: ParsableArguments {
    @Option(
      parsing: .unconditional,
      help: """
        The content's velocity at the release, points per second. The profile's slowest and fastest \
        fling apply.
        """)
    var velocity: Double

    @Flag(help: "Take the velocity as it is, beyond the profile's slowest and fastest fling too.")
    var unlimited = false

    @Option(parsing: .unconditional, help: "Where the content is released, points.")
    var position = 0.0

    @Option(parsing: .unconditional, help: "The leading edge, points, or 'none'.")
    var lower = Edge(0)

    @Option(parsing: .unconditional, help: "The trailing edge, points, or 'none'.")
    var upper = Edge(nil)

    @Option(parsing: .unconditional, help: "Samples per second of motion, a row each, 1 to 1000.")
    var rate = 60.0

    @Option(
      parsing: .unconditional,
      help: "Seconds that tables and pictures show. (default: until nothing moves)")
    var duration: Double?

    @Option(
      parsing: .unconditional,
      help: "Pixels per point; a spring settles within a part of a pixel.")
    var scale = 3.0

    var request: CurveRequest {
      var request = CurveRequest(velocity: velocity)
      request.isLimited = !unlimited
      request.position = position
      request.lower = lower.place
      request.upper = upper.place
      request.rate = rate
      request.duration = duration
      request.scale = scale
      return request
    }
  }

  /// A place in points, or the word 'none'.
  struct Edge: ExpressibleByArgument, CustomStringConvertible {
    var place: Double?

    init(_ place: Double?) { self.place = place }

    init?(argument: String) {
      if argument == "none" {
        self.init(nil)
      } else if let place = Double(argument) {
        self.init(place)
      } else {
        return nil
      }
    }

    var description: String { place.map { "\($0)" } ?? "none" }
    var defaultValueDescription: String { description }
  }
#endif
