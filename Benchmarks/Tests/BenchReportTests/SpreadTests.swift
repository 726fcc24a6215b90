import BenchReport
import Testing

@Suite struct SpreadTests {
  /// The median by counting: the mean of the largest value that at most half of the others are below, and
  /// the smallest that at most half are above.
  private func slowMedian(_ values: [Double]) -> Double {
    let half = values.count / 2
    let middle = values.filter { value in
      values.count { $0 < value } <= half && values.count { $0 > value } <= half
    }
    var (low, high) = (Double.infinity, -Double.infinity)
    for value in middle { (low, high) = (Swift.min(low, value), Swift.max(high, value)) }
    return (low + high) / 2
  }

  @Test func `the median is what counting finds`() throws {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let count = Int.random(in: 1...12, using: &random)
      // Few different values, so that many are equal.
      let values = (0..<count).map { _ in Double(Int.random(in: 0...8, using: &random)) }
      let spread = try #require(Spread(values))
      #expect(spread.median == slowMedian(values), "seed \(seed): \(values)")
      #expect(values.allSatisfy { spread.min <= $0 && $0 <= spread.max }, "seed \(seed)")
      #expect(values.contains(spread.min) && values.contains(spread.max), "seed \(seed)")
      #expect(spread.count == count)
    }
  }

  @Test func `no values have no median`() {
    #expect(Spread([]) == nil)
  }
}

@Suite struct UnitTests {
  @Test func `numbers have three digits and the unit that suits them`() {
    #expect(Unit.nanoseconds.text(36_123) == "36.1 µs")
    #expect(Unit.nanoseconds.text(999.6) == "1.00 µs")
    #expect(Unit.nanoseconds.text(0.5) == "0.500 ns")
    #expect(Unit.nanoseconds.text(7.2e9) == "7.20 s")
    #expect(Unit.milliseconds.text(0.018) == "18.0 µs")
    #expect(Unit.bytes.text(832) == "832 B")
    #expect(Unit.bytes.text(3.3 * 1_048_576) == "3.30 MiB")
    #expect(Unit.bytes.text(0) == "0 B")
    #expect(Unit.pixels.text(88) == "88 px")
    #expect(Unit.pixels.text(0.5) == "0.5 px")
    #expect(Unit.pixels.text(100) == "100 px")
    #expect(Unit.pixels.text(-44) == "-44 px")
    #expect(Unit.times.text(161.4) == "161×")
    #expect(Unit.count.text(12345) == "12,345")
    #expect(Unit.nanoseconds.text(-36_123) == "-36.1 µs")
  }

  @Test func `the name of a metric tells its unit`() {
    #expect(Unit(metric: "jump_cpu_mean_ns") == .nanoseconds)
    #expect(Unit(metric: "first_layout_cpu_ms") == .milliseconds)
    #expect(Unit(metric: "jump_max_px") == .pixels)
    #expect(Unit(metric: "open_heap_bytes_per_item") == .bytes)
    #expect(Unit(metric: "open_rss_bytes") == .bytes)
    #expect(Unit(metric: "rows_bound_per_new_row") == .count)
  }

  @Test func `what is written is the number to half a percent`() throws {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let value = random.magnitude()
      let text = Unit.digits(value).filter { $0 != "," }
      let written = try #require(Double(text), "seed \(seed): \(text)")
      #expect(abs(written - value) <= 0.005 * value, "seed \(seed): \(value) as \(text)")
      #expect(text.count { $0.isNumber } >= 3, "seed \(seed): \(value) as \(text)")
    }
  }
}
