#if CLI
  import ScrollPrimitives
  import ScrollScenario
  import ScrollTools
  import Testing

  @testable import ScrollSimulation

  @Suite struct CostTests {
    private static func draws(_ cost: Scenario.Cost, _ count: UInt64 = 20_000) -> [Double] {
      (0..<count).map { cost.milliseconds(bits: SplitMix64.value(seed: 9, index: $0)) }.sorted()
    }

    @Test("draws are as the distribution says")
    func distributions() {
      let normal = Self.draws(.normal(mean: 2, deviation: 0.5))
      let mean = normal.reduce(0, +) / Double(normal.count)
      let variance = normal.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(normal.count)
      #expect(abs(mean - 2) < 0.02 && abs(variance.squareRoot() - 0.5) < 0.02)
      #expect(abs(normal[normal.count * 84 / 100] - 2.5) < 0.05)
      let cut = Self.draws(.normal(mean: 0.1, deviation: 1))
      #expect(cut.first == 0 && cut[cut.count / 4] == 0)
      let uniform = Self.draws(.uniform(1...3))
      #expect(uniform[0] >= 1 && uniform[uniform.count - 1] < 3)
      #expect(abs(uniform[uniform.count / 4] - 1.5) < 0.05)
      let points = Self.draws(.percentiles([.init(50, 0.4), .init(95, 1.3), .init(99, 5)]))
      #expect(points[points.count * 49 / 100] == 0.4 && points[points.count - 1] == 5)
      #expect(abs(points[points.count * 95 / 100] - 1.3) < 0.15)
      #expect(abs(points[points.count * 725 / 1000] - 0.85) < 0.03)
      #expect(Set(Self.draws(.samples([1, 2, 7]))) == [1, 2, 7])
    }

    @Test(
      "the mean is what draws come to",
      arguments: [
        .uniform(1...3), .percentiles([.init(10, 0.4), .init(95, 1.3)]), .samples([1, 2, 7]),
        .normal(mean: 4, deviation: 1), .constant(3), .percentiles([.init(20, 2)]),
      ] as [Scenario.Cost])
    func means(_ cost: Scenario.Cost) {
      let draws = Self.draws(cost)
      #expect(abs(draws.reduce(0, +) / Double(draws.count) - cost.mean) < 0.04)
    }

    @Test("draws are the same numbers on every machine")
    func pinned() {
      let bits = SplitMix64.value(seed: 1, index: 2)
      let costs: [Scenario.Cost] = [
        .normal(mean: 2, deviation: 0.5), .uniform(1...3),
        .percentiles([.init(5, 0.4), .init(95, 1.3)]),
      ]
      let values = costs.map { $0.milliseconds(bits: bits).bitPattern }
      #expect(values == Self.pins, "\(values)")
    }

    static let pins: [UInt64] = [
      4_611_620_803_745_477_256, 4_613_807_226_252_931_877, 4_608_533_498_688_228_557,
    ]

    private func run(
      _ cells: Scenario.CellCosts, deadline: Double? = nil, outline: Bool = false
    ) throws -> [Double] {
      var scenario = Scenario(
        name: "costs", viewport: .init(size: LayoutSize(width: 300, height: 400)),
        data: outline
          ? .outline(.init(children: [30, 3], expanded: 0.5))
          : .generated(.init(items: 300, sections: 3)),
        script: [
          .init(.fling(.init(velocity: 3000))), .init(.wait(0.5)),
          .init(.scrollTo(.init(.place(.end)))), .init(.wait(0.3)),
        ])
      if !outline {
        scenario.script.append(.init(.edit(.delete(at: .row(5), count: 40), isAnimated: true)))
        scenario.script.append(.init(.scrollTo(.init(.row(3)))))
      }
      scenario.cells = cells
      scenario.prefetch.deadline = deadline
      scenario.defaults = .none
      var costs: [Double] = []
      _ = try Simulation(scenario).run(onFrame: { costs.append($0.cost) })
      return costs
    }

    @Test(
      "a distribution of one value costs what the constant does, in every frame",
      arguments: [nil, 4] as [Double?], [false, true])
    func degenerate(_ deadline: Double?, _ outline: Bool) throws {
      let constant = Scenario.CellCost(create: 1.5, bind: 0.5, measure: 0.25, draw: 0.125)
      let drawn = Scenario.CellCost(
        create: .uniform(1.5...1.5), bind: .normal(mean: 0.5, deviation: 0),
        measure: .percentiles([.init(50, 0.25)]), draw: .samples([0.125]))
      let expected = try run(
        .init(row: constant, header: constant), deadline: deadline, outline: outline)
      let costs = try run(.init(row: drawn, header: drawn), deadline: deadline, outline: outline)
      #expect(costs.count == expected.count && costs.count > 40)
      #expect(zip(costs, expected).allSatisfy { abs($0 - $1) < 1e-6 })
      #expect(expected.contains { $0 > 3 })
    }

    @Test("the seed decides, and the same one gives the same costs")
    func seeds() throws {
      let row = Scenario.CellCost(bind: .normal(mean: 1, deviation: 0.3), draw: .uniform(0...0.1))
      let first = try run(.init(row: row, seed: 1))
      #expect(try run(.init(row: row, seed: 1)) == first)
      #expect(try run(.init(row: row, seed: 2)) != first)
    }

    @Test("what an element costs depends on no other")
    func order() {
      let costs = Scenario.CellCosts(
        row: .init(create: .uniform(0...1), bind: .uniform(0...9)), seed: 3)
      func total(_ items: [Int]) -> Int64? {
        let meter = CostMeter(costs)
        for item in items { meter?.noteBinding(isHeader: false, identity: item, isNew: item == 7) }
        return meter?.total
      }
      let items = Array(0..<50)
      #expect(total(items) == total(items.reversed()) && (total(items) ?? 0) > 0)
      #expect(total([3]) != total([4]))
      #expect(CostMeter(Scenario.CellCosts(row: .init(bind: 3))) == nil)
    }

    @Test("constant costs count in a workload as ever, others by what they are")
    func workload() throws {
      func hash(_ bind: Scenario.Cost) -> String {
        var scenario = Scenario(
          name: "w", viewport: .init(size: LayoutSize(width: 300, height: 400)),
          data: .generated(.init(items: 3)))
        scenario.cells.row.bind = bind
        return WorkloadHash(scenario, ScenarioContent(generated: .init(items: 3))).description
      }
      #expect(hash(0) != hash(1) && hash(1) != hash(.uniform(1...1)))
      #expect(hash(.samples([1, 2])) != hash(.samples([1, 3])))
    }

    @Test(
      "a wrong cost is refused where it is wrong",
      arguments: [
        ("»x", "must be a number or a mapping, not the text"), ("»-1", "must be 0 or more"),
        ("»{}", "needs one of the keys 'mean'"), ("{»means: 1}", "did you mean 'mean'?"),
        ("{mean: 1, »uniform: [1, 2]}", "cannot be used with 'mean'"),
        ("{uniform: [1, 2], »deviation: 1}", "'deviation' needs the key 'mean'"),
        ("{mean: 1, »column: a}", "'column' needs the key 'samples'"),
        ("{mean: 1, deviation: »-1}", "must be 0 or more"),
        ("{uniform: [2, »1]}", "before it starts"),
        ("{percentiles: »{}}", "must not be empty"),
        ("{percentiles: {50: 1, »40: 2}}", "must ascend"),
        ("{percentiles: {50: 1, 60: »0.5}}", "costs must ascend"),
        ("{percentiles: {»101: 1}}", "from 0 to 100"), ("{samples: »[]}", "must not be empty"),
        ("{samples: [1, »-2]}", "must be 0 or more"),
        (
          "{samples: [1], »column: x}".replacing("»", with: "").replacing("x}", with: "»x}"),
          "is of a file"
        ),
      ])
    func refused(_ cost: String, _ fragment: String) throws {
      let marked = MarkedText(VariableTests.base + "cells: {row: {bind: \(cost)}}\n")
      let error = try #require(
        scenarioError { () throws(ScenarioError) in
          try ScenarioFile.parse(text: marked.text, name: "s")
        })
      #expect(error.line == marked.line && error.column == marked.column, "\(error)")
      #expect(error.message.contains(fragment), "\(error)")
    }

    @Test("measured costs come from a column of a file")
    func files() throws {
      try withFiles([
        "m.yaml": VariableTests.base
          + "cells: {row: {bind: {samples: c.csv}, create: {samples: c.csv, column: made}}}\n",
        "bad.yaml": VariableTests.base + "cells: {row: {bind: {samples: c.csv, column: other}}}\n",
        "none.yaml": VariableTests.base + "cells: {row: {bind: {samples: gone.csv}}}\n",
        "c.csv": "bind,made,other\n0.5,1,x\n0.25,,2\n",
      ]) { folder in
        let located = try ScenarioFile.read(path: folder + "/m.yaml")
        let simulation = try Simulation(located, content: ContentLoader.load(located))
        #expect(simulation.scenario.cells.row.bind == .samples([0.5, 0.25]))
        #expect(simulation.scenario.cells.row.create == .samples([1]))
        #expect(
          ScenarioFile.problems(path: folder + "/bad.yaml").first?.description.hasPrefix(
            folder + "/c.csv:2:7: error: a cost must be a number") == true)
        #expect(
          ScenarioFile.problems(path: folder + "/none.yaml").first?.description.contains(
            "none.yaml:6:8: error: the file") == true)
      }
    }
  }
#endif
