import ScrollTools
import Testing

@testable import ScrollPhysics

@Suite("Elementary functions at their borders")
struct ElementaryBorderTests {
  private static let infinity = Double.infinity
  private static let smallest = Double.leastNonzeroMagnitude
  private static let largest = Double.greatestFiniteMagnitude

  /// The same bits, or NaN both.
  private func expectSame(
    _ value: Double, _ expected: Double, at location: SourceLocation = #_sourceLocation
  ) {
    let isSame = value.bitPattern == expected.bitPattern || (value.isNaN && expected.isNaN)
    #expect(isSame, "\(value), not \(expected)", sourceLocation: location)
  }

  @Test("exponentials overflow, underflow and keep the sign of zero")
  func exponentials() {
    expectSame(Elementary.exp(0), 1)
    expectSame(Elementary.exp(-0.0), 1)
    expectSame(Elementary.exp(Self.smallest), 1)
    expectSame(Elementary.exp(Self.infinity), Self.infinity)
    expectSame(Elementary.exp(-Self.infinity), 0)
    expectSame(Elementary.exp(.nan), .nan)
    // The last arguments with a finite result, and with one above half of the smallest number.
    expectSame(Elementary.exp(0x1.62e4_2fef_a39efp9), 0x1.ffff_ffff_fff2ap1023)
    expectSame(Elementary.exp(0x1.62e4_2fef_a39f0p9), Self.infinity)
    expectSame(Elementary.exp(-0x1.7491_0d52_d3051p9), Self.smallest)
    expectSame(Elementary.exp(-0x1.7491_0d52_d3052p9), 0)
    for x in [Self.smallest, -Self.smallest, 0.0, -0.0, 0x1p-60, -0x1p-60] {
      expectSame(Elementary.expm1(x), x)
    }
    expectSame(Elementary.expm1(Self.infinity), Self.infinity)
    expectSame(Elementary.expm1(710), Self.infinity)
    expectSame(Elementary.expm1(-38), -1)
    expectSame(Elementary.expm1(-Self.infinity), -1)
    expectSame(Elementary.expm1(.nan), .nan)
  }

  @Test("logarithms end at zero and at minus one")
  func logarithms() {
    expectSame(Elementary.log(1), 0)
    expectSame(Elementary.log(0), -Self.infinity)
    expectSame(Elementary.log(-0.0), -Self.infinity)
    expectSame(Elementary.log(-1), .nan)
    expectSame(Elementary.log(-Self.infinity), .nan)
    expectSame(Elementary.log(Self.infinity), Self.infinity)
    expectSame(Elementary.log(.nan), .nan)
    for x in [Self.smallest, -Self.smallest, 0.0, -0.0, 0x1p-60, -0x1p-60] {
      expectSame(Elementary.log1p(x), x)
    }
    expectSame(Elementary.log1p(-1), -Self.infinity)
    expectSame(Elementary.log1p((-1.0).nextDown), .nan)
    expectSame(Elementary.log1p(-Self.infinity), .nan)
    expectSame(Elementary.log1p(Self.infinity), Self.infinity)
    expectSame(Elementary.log1p(.nan), .nan)
  }

  @Test("powers of two have the logarithms that their exponents say")
  func powersOfTwo() {
    let unit = Elementary.log(2)
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      let distance = ElementaryTests.steps(Elementary.log(power), Double(exponent) * unit)
      #expect(distance <= 1, "2^\(exponent)")
    }
  }

  @Test("sine is odd, cosine even; neither has a value at infinity", arguments: seeds)
  func circle(seed: UInt64) {
    for x in [Self.smallest, 0.0, 0x1p-30] {
      expectSame(Elementary.sin(x), x)
      expectSame(Elementary.cos(x), 1)
    }
    for x in [Self.infinity, -Self.infinity, .nan] {
      expectSame(Elementary.sin(x), .nan)
      expectSame(Elementary.cos(x), .nan)
    }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let exponent = Int.random(in: -1074...1023, using: &random)
      let x = Double(sign: .plus, exponent: exponent, significand: random.number(1...1.999))
      expectSame(Elementary.sin(-x), -Elementary.sin(x))
      expectSame(Elementary.cos(-x), Elementary.cos(x))
      #expect(abs(Elementary.sin(x)) <= 1 && abs(Elementary.cos(x)) <= 1, "seed \(seed), \(x)")
    }
  }

  @Test("the two ways to reduce an angle agree where one takes over", arguments: seeds)
  func reductions(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      // The sum rounds, and the identity with it, by at most 2^-33 radians.
      let x = random.number(0x1p20...0x1.1p20)
      let step = 0x1p17
      let (small, large) = (x - step, x)
      let sine =
        Elementary.sin(small) * Elementary.cos(step) + Elementary.cos(small) * Elementary.sin(step)
      #expect(abs(Elementary.sin(large) - sine) <= 0x1p-32, "seed \(seed), \(x)")
    }
  }

  @Test("angles on the axes and at infinity are those of IEEE 754")
  func axes() {
    let (pi, infinity) = (Double.pi, Self.infinity)
    for x in [0, Self.smallest, 1, Self.largest, infinity] {
      expectSame(Elementary.atan2(0, x), 0)
      expectSame(Elementary.atan2(-0.0, x), -0.0)
      expectSame(Elementary.atan2(0, -x), pi)
      expectSame(Elementary.atan2(-0.0, -x), -pi)
    }
    for y in [Self.smallest, 1, Self.largest] {
      for x in [0, -0.0] {
        expectSame(Elementary.atan2(y, x), pi / 2)
        expectSame(Elementary.atan2(-y, x), -pi / 2)
      }
      expectSame(Elementary.atan2(y, infinity), 0)
      expectSame(Elementary.atan2(y, -infinity), pi)
      expectSame(Elementary.atan2(infinity, y), pi / 2)
      expectSame(Elementary.atan2(infinity, -y), pi / 2)
      expectSame(Elementary.atan2(y, y), pi / 4)
      expectSame(Elementary.atan2(y, -y), 3 * pi / 4)
    }
    expectSame(Elementary.atan2(infinity, infinity), pi / 4)
    expectSame(Elementary.atan2(-infinity, infinity), -pi / 4)
    expectSame(Elementary.atan2(infinity, -infinity), 3 * pi / 4)
    expectSame(Elementary.atan2(.nan, 1), .nan)
    expectSame(Elementary.atan2(1, .nan), .nan)
    expectSame(Elementary.atan2(Self.smallest, 2), 0)
    expectSame(Elementary.atan2(-Self.smallest, Self.largest), -0.0)
  }

  @Test("the angle of the mirrored point is the mirrored angle", arguments: seeds)
  func mirroredAngles(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let (y, x) = (random.number(-10...10), random.number(-10...10))
      expectSame(Elementary.atan2(-y, x), -Elementary.atan2(y, x))
    }
  }
}
