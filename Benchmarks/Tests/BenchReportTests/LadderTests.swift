import BenchReport
import CacheLadder
import Testing

@Suite struct LadderTests {
  private func ladder(_ times: [(Int, Double)]) -> LatencyLadder {
    LatencyLadder(
      times.compactMap { bytes, time in
        Spread([time]).map { LatencyLadder.Step(bytes: bytes, nanoseconds: $0) }
      })
  }

  @Test func `a measured size costs what was measured, and sizes between lie between`() throws {
    for seed in seeds {
      var random = SplitMix(state: seed)
      var time = 1.0
      let times = (12...28).map { power in
        time *= random.number(1...3)
        return (1 << power, time)
      }
      let ladder = ladder(times.shuffled(using: &random))
      for (bytes, time) in times {
        let load = try #require(ladder.nanoseconds(bytes: Double(bytes)))
        #expect(abs(load - time) <= 1e-9 * time, "seed \(seed)")
      }
      var before = 0.0
      for step in 0..<200 {
        let bytes = 1024 * (1 + Double(step) * 1.3) * Double(step + 1) * Double(step + 1)
        let load = try #require(ladder.nanoseconds(bytes: bytes))
        #expect(load >= before * (1 - 1e-12), "seed \(seed)")
        #expect((times[0].1...time * (1 + 1e-12)).contains(load), "seed \(seed)")
        before = load
      }
    }
  }

  @Test func `outside of the measured sizes the nearest one counts`() {
    let ladder = ladder([(4096, 1), (8192, 4)])
    #expect(ladder.nanoseconds(bytes: 1) == 1)
    #expect(ladder.nanoseconds(bytes: 1e12) == 4)
    #expect(ladder.nanoseconds(bytes: 4096 * 2.0.squareRoot()).map { abs($0 - 2) < 1e-12 } == true)
    #expect(self.ladder([]).nanoseconds(bytes: 1) == nil)
  }

  @Test func `the loads visit every line once before the first again`() {
    for bytes in [64, 128, 4096, 1 << 16, 100_000] {
      for seed in seeds.prefix(5) {
        let chase = PointerChase(bytes: bytes, seed: seed)
        var visited: Set<Int> = []
        var place = 0
        for _ in 0..<chase.count {
          visited.insert(PointerChase.line(place))
          place = chase.follow(1, from: place)
        }
        #expect(visited == Set(0..<chase.count), "\(bytes) bytes, seed \(seed)")
        #expect(place == 0)
        #expect(chase.follow(chase.count * 3) == 0)
      }
    }
  }

  @Test func `neighbors in memory are seldom neighbors in the order`() {
    let chase = PointerChase(bytes: 1 << 18, seed: 1)
    var near = 0
    var place = 0
    for _ in 0..<chase.count {
      let next = chase.follow(1, from: place)
      if abs(PointerChase.line(next) - PointerChase.line(place)) <= 2 { near += 1 }
      place = next
    }
    // Four of 4096 lines are that near; by chance there are about four such steps.
    #expect(near < 20)
  }

  @Test func `a load takes the time of all loads divided by their number`() {
    var time = 0
    let steps = CacheLadder.measure(sizes: [4096, 8192], steps: 1000) {
      time += 5000
      return time
    }
    #expect(steps.map(\.bytes) == [4096, 8192])
    #expect(steps.map(\.nanoseconds) == [5, 5])
    #expect(CacheLadder.sizes.first == 4096)
    #expect(CacheLadder.sizes.last == 256 << 20)
  }
}
