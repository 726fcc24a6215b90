import ScrollPrimitives
import ScrollTools
import TestSupport
import Testing

/// Timestamps with durations, compared with exact sums of nanoseconds.
@Suite struct TimestampTests {
  @Test(
    "a moment and the duration to another one lead there, and back", arguments: TestRun.seeds(60))
  func thereAndBack(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (start, end) = (moment(&random), moment(&random))
      let way = start.duration(to: end)
      #expect(start.advanced(by: way) == end, "seed \(seed)")
      #expect(start + way == end && end - way == start && end - start == way)
    }
  }

  @Test("durations are rounded to the nearest nanosecond")
  func rounding() {
    let start = Timestamp(nanoseconds: 1000)
    for (attoseconds, expected): (Int64, Int64) in [
      (499_999_999, 1000), (500_000_000, 1001), (-499_999_999, 1000), (-500_000_000, 999),
      (1_500_000_000, 1002),
    ] {
      let duration = Duration(secondsComponent: 0, attosecondsComponent: attoseconds)
      #expect(start.advanced(by: duration).nanoseconds == expected)
    }
    #expect(Timestamp.zero + .milliseconds(16) == Timestamp(nanoseconds: 16_000_000))
  }

  @Test("sums beyond the first and the last moment end there")
  func ends() {
    let (first, last) = (Timestamp(nanoseconds: .min), Timestamp(nanoseconds: .max))
    #expect(last.advanced(by: .nanoseconds(1)) == last)
    #expect(first.advanced(by: .nanoseconds(-1)) == first)
    #expect(Timestamp.zero.advanced(by: .seconds(Int64.max)) == last)
    #expect(Timestamp.zero.advanced(by: .seconds(Int64.min)) == first)
    #expect(first.advanced(by: first.duration(to: last)) == last)
  }

  private func moment(_ random: inout SeededGenerator) -> Timestamp {
    // A quarter of the range, so that no difference of two is beyond what a sum may reach.
    Timestamp(nanoseconds: Int64(truncatingIfNeeded: random.next()) / 4)
  }
}
