import Testing

@testable import BenchReport

@Suite struct PlanTests {
  private func steps(_ arguments: String...) throws -> [Plan.Step] {
    Plan(try Options(arguments)).steps
  }

  @Test func `peers take turns with ours at each count`() throws {
    let steps = try steps("--only", "W1").filter { $0.height == 800 && $0.n == 10_000 }
    #expect(
      steps.map(\.harness) == [
        .ours, .peer("qtquick"), .peer("gtk4"), .peer("imgui"), .peer("prefix-array"),
        .peer("chunked-tree"),
      ])
    #expect(steps.allSatisfy { $0.works == ["W1"] })
  }

  @Test func `only ours goes beyond ten million rows, but for what is painted`() throws {
    for step in try steps() where step.n > 10_000_000 {
      #expect(step.harness == .ours || step.works == ["prec"], "\(step)")
    }
    #expect(try steps().contains { $0.n == 1_000_000_000 && $0.works == ["W1", "W8"] })
  }

  @Test func `peers are asked for no fewer rows than their harnesses take`() throws {
    // `LEAST_ROWS` and `MOST_ROWS` of Benchmarks/Peers/common/bench.h.
    for step in try steps() where !step.harness.isOurs {
      #expect((4000...1_000_000_000).contains(step.n), "\(step)")
    }
    #expect(try steps().contains { $0.n == 1000 && $0.harness == .ours })
  }

  @Test func `everything that a bar or a section needs is measured`() throws {
    let steps = try steps()
    func isMeasured(_ work: String, _ n: Int?) -> Bool {
      // Works of variable rows are part of those of uniform ones.
      let name = work.hasSuffix("v") ? String(work.dropLast()) : work
      return steps.contains { $0.works.contains(name) && (n == nil || $0.n == n) }
    }
    for bar in Bar.all {
      for term in [bar.figure] + (bar.divisor.map { [$0] } ?? []) {
        var count: Int?
        if case .at(let n) = term.count { count = n }
        #expect(isMeasured(term.work, count), "\(bar.name)")
      }
    }
    for section in Section.all {
      for line in section.lines { #expect(isMeasured(line.work, nil), "\(line.title)") }
      let drawn = section.lines.filter(\.isDrawn)
      #expect(drawn.allSatisfy { isMeasured($0.work, section.count) }, "\(section.title)")
      #expect(!section.fairness.isEmpty)
    }
  }

  @Test func `painting is another program of ours, and the arrays do not paint`() throws {
    for step in try steps() {
      let paints = step.works.contains { ["W9", "prec"].contains($0) }
      if step.harness == .ours || step.harness == .peer("prefix-array") { #expect(!paints) }
      if step.harness == .painter {
        #expect(step.works.allSatisfy { ["W9", "prec"].contains($0) })
      }
    }
    #expect(try steps("--only", "W9").map(\.harness).contains(.painter))
  }

  @Test func `a frame is measured at six heights`() throws {
    let steps = try steps("--only", "W2", "--no-peers").filter { $0.n == 1_000_000 }
    #expect(Set(steps.map(\.height)) == [200, 400, 800, 1600, 3200, 6400])
    #expect(steps.allSatisfy { $0.harness == .ours })
  }

  @Test func `a quick run has two counts and three repetitions`() throws {
    #expect(Set(try steps("--quick").map(\.n)) == [10_000, 1_000_000])
    #expect(try Options(["--quick"]).repetitions == 3)
    #expect(try Options([]).repetitions == 5)
    #expect(try Options(["--quick", "--repetitions", "7"]).repetitions == 7)
  }

  @Test func `only names works and peers`() throws {
    let steps = try steps("--only", "W3", "--only", "gtk4", "--only", "W5")
    #expect(Set(steps.map(\.harness)) == [.ours, .peer("gtk4")])
    #expect(Set(steps.flatMap(\.works)) == ["W3", "W5"])
  }

  @Test(arguments: [
    ["--nonsense"], ["W1"], ["--only"], ["--only", "W10"], ["--only", "--quick"],
    ["--repetitions", "0"], ["--repetitions", "two"], ["--repetitions"], ["--out"],
    ["--time-limit", "-1"], ["--no-peers", "--only", "gtk4"], ["--quick", "--only", "W5"],
  ])
  func `bad arguments are an error`(arguments: [String]) {
    #expect(throws: Options.UsageError.self) { try Options(arguments) }
  }

  @Test func `options are taken as they are given`() throws {
    let options = try Options([
      "--bars", "--out", "there", "--time-limit", "9", "--ours", "a", "--painter", "b", "--peers",
      "c",
    ])
    #expect(options.checksBars && options.out == "there" && options.timeLimit == 9)
    #expect([options.ours, options.painter, options.runner] == ["a", "b", "c"])
    #expect(try Options(["--no-ladder"]).withoutLadder)
    #expect(try Options(["--help"]).showsHelp)
  }
}

@Suite struct MachineTests {
  @Test func `the machine is read from the texts of the system`() {
    #expect(
      Machine.processor(cpuinfo: "processor\t: 0\nmodel name\t: AMD EPYC: fast\nflags : a\n")
        == "AMD EPYC: fast")
    #expect(Machine.processor(cpuinfo: "flags : a") == nil)
    #expect(
      Machine.memory(meminfo: "MemFree: 1 kB\nMemTotal:       24684092 kB\n") == 24_684_092 * 1024)
    #expect(Machine.memory(meminfo: "") == nil)
    #expect(
      Machine.system(release: "NAME=\"Debian\"\nPRETTY_NAME=\"Debian GNU/Linux 12\"\n")
        == "Debian GNU/Linux 12")
  }
}
