#if CLI
  import ScrollPrimitives
  import ScrollScenario
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  /// A row that a pointer carries goes anywhere: over sections, headers and empty sections.
  @Suite struct CarryTests {
    /// Holds a row until it is lifted, and carries it to another place.
    private static func carry(from: Double, to: Double, for seconds: Double = 1)
      -> Scenario.ScriptEntry
    {
      .init(
        .drag(
          .init(samples: [
            .init(time: 0, point: LayoutPoint(x: 195, y: from)),
            .init(time: 0.7, point: LayoutPoint(x: 195, y: from)),
            .init(time: 1.2, point: LayoutPoint(x: 195, y: to)),
            .init(time: 1.2 + seconds, point: LayoutPoint(x: 195, y: to)),
          ])))
    }

    private static func scenario(
      sections: Int, items: Int, headers: Bool, _ script: [Scenario.ScriptEntry]
    ) -> Scenario {
      var scenario = JudgedScenario.scenario(
        items: items, sections: sections, heights: .fixed(60), script: script)
      scenario.movesItems = true
      scenario.layout.headers = headers
      return scenario
    }

    @Test("a row is carried from section to section and back, and nothing else moves")
    func sections() throws {
      for headers in [true, false] {
        for (sections, items) in [(3, 30), (12, 24), (30, 20), (2, 4)] {
          let scenario = Self.scenario(
            sections: sections, items: items, headers: headers,
            [
              .init(.wait(0.1)), Self.carry(from: 100, to: 700), .init(.wait(0.6)),
              Self.carry(from: 700, to: 60), .init(.wait(0.6)), Self.carry(from: 200, to: 840),
              .init(.wait(1)),
            ])
          let report = try SimulationTests.run(scenario)
          #expect(report.diagnostics.isEmpty)
          #expect(report.isStable, "\(sections) sections: \(report.stability)")
          #expect(report.blank.frames == 0, "\(sections) sections: \(report.blank)")
        }
      }
    }

    @Test("a carried row keeps its size and its identity in the other section")
    func identity() throws {
      let rows = LiveRows(
        ScenarioContent(generated: .init(items: 6, sections: 3, heights: .fixed(60))),
        Scenario.Layout())
      rows.carry(from: ItemPath(section: 0, item: 1), to: ItemPath(section: 2, item: 2))
      // Nothing has changed before the view moves it.
      #expect(rows.path(of: 1) == ItemPath(section: 0, item: 1))
      #expect(try rows.takeCarried() == [1])
      #expect(rows.path(of: 1) == ItemPath(section: 2, item: 2) && rows.places.counts == [1, 2, 3])
      rows.carry(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 0))
      #expect(try rows.takeCarried() == [0])
      #expect(rows.places.counts == [0, 3, 3])
      rows.carry(from: ItemPath(section: 1, item: 0), to: ItemPath(section: 0, item: 0))
      #expect(try rows.takeCarried() == [0])
      #expect(rows.places.counts == [1, 2, 3])
      rows.carry(from: ItemPath(section: 0, item: 5), to: ItemPath(section: 1, item: 0))
      #expect(throws: CollectionError.itemOutOfRange(ItemPath(section: 0, item: 5))) {
        _ = try rows.takeCarried()
      }
    }

    @Test("a script that names an item which was carried away is refused there, and does not trap")
    func gone() throws {
      for action in [
        Scenario.Action.edit(.delete(at: .item(section: 0, item: 9), count: 1)),
        .edit(.delete(at: .item(section: 0, item: 0), count: 10)),
        .edit(.move(from: .item(section: 0, item: 9), to: .row(0))),
        .edit(.insert(at: .item(section: 0, item: 10), count: 1)),
        .scrollTo(.init(.item(section: 0, item: 9))),
        .grow(.init(.item(section: 0, item: 9), by: 1, duration: 0.1)),
      ] {
        let scenario = Self.scenario(
          sections: 3, items: 30, headers: false,
          [.init(.wait(0.1)), Self.carry(from: 500, to: 760), .init(.wait(1)), .init(action)])
        #expect(throws: CollectionError.self, "\(action)") { _ = try SimulationTests.run(scenario) }
      }
    }
  }
#endif
