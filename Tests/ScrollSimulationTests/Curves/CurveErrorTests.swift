import ScrollPhysics
import Testing

@testable import ScrollCurves
@testable import ScrollSimulation

/// What a curve refuses.
@Suite struct CurveErrorTests {
  @Test("each number out of range is refused by name, before anything is computed")
  func ranges() throws {
    let changes: [(String, (inout CurveRequest) -> Void)] = [
      ("velocity must be a number from -1e9 to 1e9, not nan", { $0.velocity = .nan }),
      ("velocity must be a number from -1e9 to 1e9, not inf", { $0.velocity = .infinity }),
      (
        "velocity must be a number from -1e9 to 1e9, not -1000000001.0",
        { $0.velocity = -1_000_000_001 }
      ),
      ("position must be", { $0.position = .nan }),
      ("lower must be", { $0.lower = -.infinity }),
      ("upper must be", { $0.upper = .nan }),
      ("upper must not be below lower: -1.0 is below 0.0", { $0.upper = -1 }),
      ("scale must be more than 0, at most 100, not 0.0", { $0.scale = 0 }),
      ("scale must be", { $0.scale = .nan }),
      ("rate must be from 1 to 1000, not 0.5", { $0.rate = 0.5 }),
      ("rate must be", { $0.rate = 1000.5 }),
      ("rate must be", { $0.rate = .nan }),
      ("duration must be a finite number above 0, not 0.0", { $0.duration = 0 }),
      ("duration must be", { $0.duration = -1 }),
      ("duration must be", { $0.duration = .nan }),
      ("duration must be", { $0.duration = .infinity }),
    ]
    for (message, change) in changes {
      var request = CurveRequest(velocity: 100)
      change(&request)
      let error = #expect(throws: CurveError.self) { try ScrollCurve(.ios, request) }
      #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
      #expect(error?.description.contains("\n") == false)
      #expect(throws: CurveError.self) { try CurveComparison([.ios, .gtk], request) }
    }
  }

  @Test("a million rows are a table, one more is an error")
  func rows() throws {
    var request = CurveRequest(velocity: 100)
    request.rate = 1000
    request.duration = 999.999
    #expect(try ScrollCurve(.ios, request).samples().count == 1_000_000)
    for (duration, count) in [(1000.0, 1_000_001.0), (.greatestFiniteMagnitude, .infinity)] {
      request.duration = duration
      #expect(throws: CurveError.tooManyRows(count)) { try ScrollCurve(.ios, request) }
      #expect(throws: CurveError.tooManyRows(count)) { try CurveComparison([.gtk], request) }
    }
    // A law that hardly slows anything down.
    var tuning = ProfileTuning()
    tuning.deceleration = 1.0.nextDown
    let profile = try ScrollProfile.ios.tuned(tuning)
    #expect(throws: CurveError.self) { try ScrollCurve(profile, CurveRequest(velocity: 1e9)) }
  }

  @Test("the times of a table are whole parts of a second below the end, and the end, once each")
  func times() {
    for (rate, end) in [(60.0, 0.0), (60, 1), (60, 1 / 60), (1, 0.5), (7, 3), (1000, 0.0305)] {
      var request = CurveRequest(velocity: 0)
      request.rate = rate
      let times = request.times(until: end)
      #expect(times.last == end && Set(times).count == times.count)
      #expect(times.dropLast() == (0..<times.count - 1).map { Double($0) / rate }[...])
      #expect(Double(times.count) / rate >= end)
    }
  }

  @Test("an unknown profile's error names the known ones and the nearest")
  func unknownProfile() throws {
    #expect(try ScrollProfile.known("flutter-bouncing").name == "flutterBouncing")
    let error = #expect(throws: CurveError.self) { try ScrollProfile.known("andriod") }
    let text = try #require(error).description
    #expect(
      text.hasPrefix("there is no profile 'andriod', did you mean 'android'?; known are ios,"))
    for profile in ScrollProfile.all { #expect(text.contains(profile.name)) }
    #expect(throws: CurveError.repeatedProfile("ios")) {
      try CurveComparison([.ios, .gtk, .ios], CurveRequest(velocity: 1))
    }
  }

  @Test("tuning replaces the law and the spring, and refuses what the profile has no use for")
  func tuning() throws {
    var tuning = ProfileTuning()
    tuning.deceleration = 0.99
    #expect(try ScrollProfile.ios.tuned(tuning).deceleration == ScrollProfile.iosFast.deceleration)
    tuning.transferLimit = 500
    #expect(throws: CurveError.self) { try ScrollProfile.android.tuned(tuning) }
    tuning.spring = .flutter
    let tuned = try ScrollProfile.android.tuned(tuning)
    #expect(tuned.edge == .spring(SpringEdge(.flutter, transferLimit: 500)))
    for bad in [0.0, 1, .nan, -0.5] {
      tuning.deceleration = bad
      #expect(throws: CurveError.self) { try ScrollProfile.ios.tuned(tuning) }
    }
    tuning.deceleration = nil
    for bad in [0.0, -1, .nan] {
      tuning.transferLimit = bad
      #expect(throws: CurveError.self) { try ScrollProfile.ios.tuned(tuning) }
    }
  }

  @Test("the list of parameters has every profile's numbers with their units")
  func parameters() {
    let lines = ScrollProfile.flutterBouncingFast.parameters().split(separator: "\n")
    #expect(lines.first == "flutterBouncingFast")
    #expect(
      lines.contains(
        "  deceleration       friction, 0.135 of the velocity left after a second, less 1400.0 pt/s²"
      ))
    #expect(lines.contains("  maximum fling      64000.0 pt/s"))
    let counts = Set(ScrollProfile.all.map { $0.parameters().split(separator: "\n").count })
    #expect(counts == [18])
  }
}
