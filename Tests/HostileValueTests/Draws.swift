import ScrollPrimitives

/// Values for the parameters of public functions: half of them plain, half of them such as no caller should pass.
struct Draws {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int(truncatingIfNeeded: bits() % UInt64(list.count))]
  }

  /// A value of the type that is requested.
  mutating func callAsFunction<Value: Drawn>() throws -> Value {
    // Initializers refuse most values: a few attempts find some that they take.
    for _ in 0..<30 {
      do { return try Value.drawn(&self) } catch {}
    }
    return try Value.drawn(&self)
  }
}

/// A type whose values can be drawn.
protocol Drawn {
  static func drawn(_ h: inout Draws) throws -> Self
}

/// No value could be made of the draws.
struct NothingDrawn: Error {}

func some<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw NothingDrawn() }
  return value
}

extension Double: Drawn {
  static let hostile: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, -.leastNonzeroMagnitude, -0.0, 0, -1, 0x1p53, -0x1p53, 0x1p62, 0x1p63,
    -0x1p63, 0x1p64, 1e300, -1e300, 1e-300, 9.3e18, 8_796_093_022_208,
  ]

  static func drawn(_ h: inout Draws) -> Double {
    h.pick([h.pick(hostile), h.pick([1, 0.5, 0.998, 3, 44, 100, 390, 844, 1000, -3, 12.25])])
  }
}

extension Int: Drawn {
  static let hostile: [Int] = [
    .max, .min, .max - 1, .min + 1, -1, 0, 1 << 53, -(1 << 53), 1 << 32, Int(Int32.max),
    Int(Int32.min),
    Int(Int32.max) + 1, 1 << 62,
  ]

  static func drawn(_ h: inout Draws) -> Int {
    h.pick([h.pick(hostile), h.pick([1, 2, 3, 7, 20])])
  }
}

extension FixedWidthInteger {
  fileprivate static func edges(_ h: inout Draws) -> Self {
    h.pick([.max, .min, .max - 1, .min + 1, 0, 1, 2, 100, Self(truncatingIfNeeded: h.bits())])
  }
}

extension UInt64: Drawn { static func drawn(_ h: inout Draws) -> UInt64 { edges(&h) } }
extension UInt8: Drawn { static func drawn(_ h: inout Draws) -> UInt8 { edges(&h) } }
extension UInt32: Drawn { static func drawn(_ h: inout Draws) -> UInt32 { edges(&h) } }
extension Int32: Drawn { static func drawn(_ h: inout Draws) -> Int32 { edges(&h) } }
extension Int64: Drawn { static func drawn(_ h: inout Draws) -> Int64 { edges(&h) } }
extension Bool: Drawn { static func drawn(_ h: inout Draws) -> Bool { h.pick([true, false]) } }

extension String: Drawn {
  static func drawn(_ h: inout Draws) -> String {
    h.pick([
      "", "a", "\0", "\u{1B}[31m", "🇩🇪🇩", String(repeating: "x", count: 5_000), "שלום", "a\nb",
    ])
  }
}

extension Optional: Drawn where Wrapped: Drawn {
  static func drawn(_ h: inout Draws) throws -> Wrapped? { try h() ? nil : try h() }
}

extension Array: Drawn where Element: Drawn {
  static func drawn(_ h: inout Draws) throws -> [Element] {
    var list: [Element] = []
    for _ in 0..<h.pick([0, 1, 2, 3, 5]) { list.append(try h()) }
    return list
  }
}

extension Range: Drawn where Bound: Drawn {
  static func drawn(_ h: inout Draws) throws -> Range<Bound> {
    let (one, other): (Bound, Bound) = (try h(), try h())
    guard one <= other else { throw NothingDrawn() }
    return one..<other
  }
}

extension ClosedRange: Drawn where Bound: Drawn {
  static func drawn(_ h: inout Draws) throws -> ClosedRange<Bound> {
    let (one, other): (Bound, Bound) = (try h(), try h())
    guard one <= other else { throw NothingDrawn() }
    return one...other
  }
}

extension Duration: Drawn {
  static func drawn(_ h: inout Draws) -> Duration {
    h.pick([
      .zero, .seconds(1), .milliseconds(-5), .seconds(Int64.max), .seconds(Int64.min),
      .nanoseconds(1),
      Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
    ])
  }
}
