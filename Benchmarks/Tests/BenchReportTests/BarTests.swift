import Testing

@testable import BenchReport

@Suite struct BarTests {
  @Test func `a run in which everything is good meets all bars`() {
    let figures = SampleRun.figures()
    for bar in Bar.all {
      let result = BarResult(bar, figures)
      #expect(result.verdict == .met, "\(bar.name): \(result.text)")
      #expect(result.reached?.count == 3, "\(bar.name)")
    }
    #expect(Bar.all.count == Set(Bar.all.map(\.name)).count)
  }

  @Test func `every bar is missed when its figure is on the wrong side`() throws {
    for bar in Bar.all {
      let good = try #require(BarResult(bar, SampleRun.figures()).reached)
      let isOurs = bar.figure.owner == .ours
      let figures = SampleRun.figures { reading in
        let isFigure =
          reading.work == bar.figure.work && reading.metric == bar.figure.metric
          && Peer.isOurs(reading.peer) == isOurs && Self.counts(bar.figure, reading.n)
        guard isFigure else { return reading }
        var reading = reading
        // The model is not part of the figure, and so not what gets worse.
        let model = bar.figure.net == nil || isOurs ? 0 : 0.06 * Double(reading.n)
        switch bar.relation {
        case .atMost where good.median == 0: reading.value = 0.1
        case .atMost:
          reading.value = model + (reading.value - model) * 1.15 * bar.bound / good.median
        case .atLeast:
          reading.value = model + (reading.value - model) * 0.85 * bar.bound / good.median
        }
        // Counted figures that are rounded to 0.
        if bar.bound == 0 { reading.value = 1 }
        return reading
      }
      let result = BarResult(bar, figures)
      #expect(result.verdict == .missed, "\(bar.name): \(result.text)")
    }
  }

  private static func counts(_ term: Term, _ n: Int) -> Bool {
    if case .at(let count) = term.count { return n == count }
    return true
  }

  @Test func `what was not measured is neither met nor missed`() {
    for (family, _) in SampleRun.peers {
      let figures = SampleRun.figures { Peer.belongs($0.peer, to: Peer.family(family)) ? nil : $0 }
      for bar in Bar.all {
        let terms = [bar.figure] + (bar.divisor.map { [$0] } ?? [])
        let isAbout = terms.contains { term in
          switch term.owner {
          case .ours: Peer.isOurs(family)
          case .fastest(let families): families.contains(Peer.family(family))
          }
        }
        let verdict = BarResult(bar, figures).verdict
        #expect((verdict == .notMeasured) == isAbout, "\(bar.name) without \(family)")
      }
    }
  }

  private func figures(_ values: [(String, Int, Double)]) -> Figures {
    var figures = Figures()
    for (peer, n, value) in values {
      let repetition = figures.values(FigureKey(peer: peer, work: "W", n: n, metric: "m"))?.count
      figures.add(
        [Reading(peer: peer, work: "W", n: n, metric: "m", value: value)],
        repetition: repetition ?? 0)
    }
    return figures
  }

  @Test func `times are judged by the median, what is counted by the worst repetition`() {
    let figures = figures([("scrollwork", 1, 0), ("scrollwork", 1, 0), ("scrollwork", 1, 3)])
    let term = Term(.ours, "W", .at(1), "m")
    #expect(BarResult(Bar("", term, .atMost, 1, .count), figures).verdict == .met)
    #expect(
      BarResult(Bar("", term, .atMost, 1, .count, judged: .worst), figures).verdict == .missed)
    #expect(
      BarResult(Bar("", term, .atLeast, 1, .count, judged: .worst), figures).verdict == .missed)
  }

  @Test func `a figure is rounded before it is judged where the bar says so`() {
    let figures = figures([("scrollwork", 1, 1.004)])
    let term = Term(.ours, "W", .at(1), "m")
    #expect(BarResult(Bar("", term, .atMost, 1, .count), figures).verdict == .missed)
    #expect(BarResult(Bar("", term, .atMost, 1, .count, decimals: 2), figures).verdict == .met)
  }

  @Test func `every count is the largest figure, most is that of the most rows`() {
    let figures = figures([("scrollwork", 1, 9), ("scrollwork", 10, 7), ("scrollwork", 100, 8)])
    #expect(figures.values(Term(.ours, "W", .every, "m")) == [0: 9])
    #expect(figures.values(Term(.ours, "W", .most, "m")) == [0: 8])
  }

  @Test func `the fastest is the fastest of each repetition, and all must be there`() {
    let figures = figures([("a-1", 1, 5), ("a-1", 1, 2), ("b-1", 1, 3), ("b-1", 1, 4)])
    #expect(figures.values(Term(.fastest(["a", "b"]), "W", .at(1), "m")) == [0: 3, 1: 2])
    #expect(figures.values(Term(.fastest(["a", "c"]), "W", .at(1), "m")) == nil)
  }

  @Test func `the model is taken off the times of peers, who must tell it, and not off ours`() {
    let figures = SampleRun.figures(repetitions: 1)
    let model = "model_insert_cpu_mean_ns"
    let ours = Term("W4", "insert_cpu_mean_ns", net: model)
    let theirs = Term(.fastest(["qtquick"]), "W4", "insert_cpu_mean_ns", net: model)
    #expect(figures.values(ours) == [1: 2000])
    #expect(figures.values(theirs) == [1: 600_000])
    let silent = SampleRun.figures(repetitions: 1) { $0.metric == model ? nil : $0 }
    #expect(silent.values(ours) == [1: 2000])
    #expect(silent.values(theirs) == nil)
  }

  @Test func `a time of less than nothing, net of the model, is not judged`() {
    var figures = Figures()
    for (peer, cost) in [("scrollwork", 30.0), ("gtk-4", 90)] {
      figures.add(
        [
          Reading(peer: peer, work: "W4", n: 1_000_000, metric: "insert", value: cost),
          Reading(peer: peer, work: "W4", n: 1_000_000, metric: "model", value: 100),
        ], repetition: 1)
    }
    let ours = Term("W4", "insert", net: "model")
    let theirs = Term(.fastest(["gtk"]), "W4", "insert", net: "model")
    let bar = Bar("", theirs, over: ours, .atLeast, 50, .times)
    #expect(BarResult(bar, figures).verdict == .notMeasured)
  }
}
