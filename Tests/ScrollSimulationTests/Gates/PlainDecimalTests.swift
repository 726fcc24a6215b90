import ScrollScenario
import ScrollTools
import TestSupport
import Testing

@testable import ScrollSimulation

/// Numbers in gates read back as they were, without exponents.
@Suite struct PlainDecimalTests {
  @Test("a number is written without an exponent, and reads back as the same")
  func roundTrip() {
    var random = SeededGenerator(seed: 11)
    var numbers: [Double] = [
      1e-5, 1.5e-7, -2.25e-9, .leastNonzeroMagnitude, 1e16, 1.25e300, 0.1, 12.75, -1e-5, 1e22,
    ]
    for _ in 0..<5000 {
      let number = Double(bitPattern: random.next())
      if number.isFinite { numbers.append(number) }
    }
    for number in numbers {
      let text = PlainDecimal.text(number)
      #expect(Double(text) == number && !text.contains("e"), "\(number) as \(text)")
    }
    #expect(PlainDecimal.text(1e-5) == "0.00001" && PlainDecimal.text(1.5e-7) == "0.00000015")
  }

  @Test("gates with small bounds read back", arguments: [1e-5, 2.5e-8, 0.1, 1e6])
  func gates(bound: Double) throws {
    let gate = Metric.blankMax <= bound
    #expect(try Scenario.Expectation(gate.description) == gate)
  }
}
