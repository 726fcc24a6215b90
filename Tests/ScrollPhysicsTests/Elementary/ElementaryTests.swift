import ScrollTools
import Testing

@testable import ScrollPhysics

@Suite("Elementary functions")
struct ElementaryTests {
  /// A function of one number, with its list of correctly rounded values.
  struct Function: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let reference: String
    let evaluate: @Sendable (Double) -> Double
  }

  static let functions = [
    Function(testDescription: "exp", reference: ElementaryReference.exp) { Elementary.exp($0) },
    Function(testDescription: "expm1", reference: ElementaryReference.expm1) {
      Elementary.expm1($0)
    },
    Function(testDescription: "log", reference: ElementaryReference.log) { Elementary.log($0) },
    Function(testDescription: "log1p", reference: ElementaryReference.log1p) {
      Elementary.log1p($0)
    },
    Function(testDescription: "sin", reference: ElementaryReference.sin) { Elementary.sin($0) },
    Function(testDescription: "cos", reference: ElementaryReference.cos) { Elementary.cos($0) },
  ]

  /// How many doubles lie between two numbers, plus 1; 0 only for the same bits. Neither is NaN.
  static func steps(_ a: Double, _ b: Double) -> UInt64 {
    func place(_ x: Double) -> Int64 {
      let bits = Int64(bitPattern: x.magnitude.bitPattern)
      return x.sign == .minus ? ~bits : bits
    }
    let (a, b) = (place(a), place(b))
    return (a > b ? a &- b : b &- a).magnitude
  }

  private func numbers(_ text: String) throws -> [Double] {
    try text.split(whereSeparator: \.isWhitespace).map {
      Double(bitPattern: try #require(UInt64($0, radix: 16)))
    }
  }

  @Test("values are within one unit of the correctly rounded ones", arguments: functions)
  func reference(function: Function) throws {
    let numbers = try numbers(function.reference)
    #expect(numbers.count >= 800)
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let (x, expected) = (numbers[index], numbers[index + 1])
      let value = function.evaluate(x)
      #expect(Self.steps(value, expected) <= 1, "\(x): \(value), not \(expected)")
    }
  }

  @Test("angles of points are within one unit of the correctly rounded ones")
  func angles() throws {
    let numbers = try numbers(ElementaryReference.atan2)
    #expect(numbers.count >= 1200)
    for index in stride(from: 0, to: numbers.count, by: 3) {
      let (y, x, expected) = (numbers[index], numbers[index + 1], numbers[index + 2])
      let value = Elementary.atan2(y, x)
      #expect(Self.steps(value, expected) <= 1, "(\(x), \(y)): \(value), not \(expected)")
    }
  }

  @Test("away from the hardest arguments nearly all values are the correctly rounded ones")
  func mostlyExact() throws {
    for function in Self.functions {
      // The hard ones come last.
      let numbers = try numbers(function.reference).prefix(500)
      let wrong = stride(from: 0, to: numbers.count, by: 2).count {
        function.evaluate(numbers[$0]) != numbers[$0 + 1]
      }
      #expect(wrong <= 12, "\(function.testDescription): \(wrong) of \(numbers.count / 2)")
    }
  }

  @Test("a larger argument never gives a smaller value", arguments: functions, seeds)
  func monotone(function: Function, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ranges: [ClosedRange<Double>] =
      switch function.testDescription {
      case "exp": [-3...3, -745...709]
      case "expm1": [-3...3, -0.35...0.35, -40...709]
      case "log": [0.5...2, 0...1e6]
      case "log1p": [-0.99...3, -0.3...0.45, 0...1e6]
      case "sin": [-1.57...1.57]
      default: [-3.14...0]
      }
    for range in ranges {
      for _ in 0..<500 {
        let x = random.number(range)
        let value = function.evaluate(x)
        for later in [x.nextUp, x + 3 * x.ulp] {
          #expect(function.evaluate(later) >= value, "seed \(seed), \(x), \(later)")
        }
      }
    }
  }

  @Test("functions that undo each other do", arguments: seeds)
  func identities(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let x = random.number(1e-3...1e3)
      // An error of half a unit in the logarithm is one of |log x| half units in x.
      #expect(abs(Elementary.exp(Elementary.log(x)) - x) <= 8 * x.ulp, "seed \(seed), \(x)")
      let small = random.number(-0.5...0.5)
      let back = Elementary.expm1(Elementary.log1p(small))
      #expect(abs(back - small) <= 4 * small.ulp, "seed \(seed), \(small)")
      let angle = random.number(-3.14...3.14)
      let (sine, cosine) = (Elementary.sin(angle), Elementary.cos(angle))
      #expect(abs(sine * sine + cosine * cosine - 1) <= 4 * 0x1p-53, "seed \(seed), \(angle)")
      #expect(abs(Elementary.atan2(sine, cosine) - angle) <= 0x1p-51, "seed \(seed), \(angle)")
    }
  }
}
