import Scrollwork

/// What the person, physics and the program asked the content to do, as the documentation says it.
struct PromiseMotion {
  enum Asked {
    /// Nothing moves.
    case nothing
    /// The content follows a finger that has moved this many ticks past its slop since it went down.
    case finger
    /// A release: velocity in points per second, and when.
    case fling(velocity: Double, since: Int64)
    /// A scroll that the program animates by this many ticks.
    case ease(distance: Int64, since: Int64)
    /// Something that the oracle does not compute: an edge, an item at a place not known, a page.
    case unknown
  }

  var asked = Asked.nothing
  /// How far the content has gone since `asked` began, in ticks.
  var gone: Int64 = 0

  /// Natural logarithm of 0.998 per millisecond, a second.
  static let decay = -2.002002670673333
  /// Seconds of an animated scroll.
  static let duration = 0.3
  /// Ticks that a twin in points may differ by.
  static let tolerance: Int64 = 3

  mutating func begin(_ asked: Asked) {
    self.asked = asked
    gone = 0
  }

  /// How far the content should have gone by a time, in ticks; `nil` where the oracle does not know.
  func expected(at time: Int64) -> Int64? {
    switch asked {
    case .nothing: return 0
    case .finger, .unknown: return nil
    case .fling(let velocity, let since):
      let seconds = Double(time - since) / 1e9
      let way = velocity * (Self.exp(Self.decay * seconds) - 1) / Self.decay
      let whole = -velocity / Self.decay
      return abs(whole - way) < 2 ? nil : PromiseScene.ticks(way)
    case .ease(let distance, let since):
      let share = min(1, Double(time - since) / 1e9 / Self.duration)
      let eased = share * share * share * (10 + share * (6 * share - 15))
      return Int64((Double(distance) * eased).rounded())
    }
  }

  /// The exponential function, by its series: the oracle imports no mathematics.
  static func exp(_ x: Double) -> Double {
    let halved = x / 1024
    var sum = 1.0
    var term = 1.0
    for n in 1...12 {
      term *= halved / Double(n)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }
}
