#if os(Linux)
  import Glibc
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  /// A run holds what its report says and what is on screen, and nothing of the frames that were.
  @Suite struct RunMemoryTests {
    /// Down through some rows and back up to the bounce at the first one, over and over.
    static func script(rounds: Int) -> [Scenario.ScriptEntry] {
      (0..<rounds).flatMap { _ -> [Scenario.ScriptEntry] in
        [
          .init(
            .fling(
              .init(velocity: 8000, repetition: .init(interval: 0.4, until: .end, limit: 5)))),
          .init(
            .fling(
              .init(velocity: -8000, repetition: .init(interval: 0.4, until: .start, limit: 20)))),
          .init(.wait(1)),
        ]
      }
    }

    /// How many bytes more the process holds after a number of frames than after a tenth of them.
    static func growth(frames: Int) throws -> Int {
      var scenario = SimulationTests.scenario(
        items: 1_000_000, sections: 1, rate: 120, heights: .uniform(40...200), script: [])
      var (early, late) = (0, 0)
      // A round takes more than 480 frames.
      scenario.script = script(rounds: frames / 480 + 1)
      let report = try SimulationTests.run(scenario) { sample in
        if sample.frame.index == frames / 10 { early = residentBytes() }
        if sample.frame.index == frames - 1 { late = residentBytes() }
      }
      #expect(report.frames.moving > frames * 3 / 4 && report.bounces.count >= frames / 1000)
      #expect(report.failures.isEmpty, "\(report.failures)")
      try #require(early > 0 && late > 0)
      return late - early
    }

    /// The memory of the process that is in use, in whole pages.
    private static func residentBytes() -> Int {
      guard let file = fopen("/proc/self/statm", "r") else { return 0 }
      defer { fclose(file) }
      var text = [CChar](repeating: 0, count: 256)
      guard fgets(&text, 256, file) != nil else { return 0 }
      let fields = text.prefix { $0 != 0 }.split(separator: 32)
      guard fields.count > 1 else { return 0 }
      let pages = fields[1].reduce(0) { $0 * 10 + Int($1) - 48 }
      return pages * Int(getpagesize())
    }

    /// `FRAMES` in the environment makes it longer: 432000 are an hour. Alone in a process of its own, as
    /// what other tests hold is not a run's.
    @Test("ten times as many frames take no more memory")
    func flat() async {
      await #expect(processExitsWith: .success) {
        let frames = getenv("FRAMES").flatMap { Int(String(cString: $0)) } ?? 10_000
        // Less than 8 bytes for each frame between: less than a number that somebody kept of it. The system
        // counts a few pages more at times; what is kept is there every time.
        let bound = frames * 9 / 10 * 8
        var growths: [Int] = []
        while growths.count < 3, growths.last.map({ $0 >= bound }) ?? true {
          growths.append(try Self.growth(frames: frames))
        }
        #expect(growths.contains { $0 < bound }, "\(growths) bytes more")
      }
    }
  }
#endif
