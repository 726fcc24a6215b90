import ScrollCurves
import ScrollFuzz
import ScrollLayout
import ScrollPhysics
import ScrollPrimitives
import ScrollReports
import ScrollScenario
import ScrollSimulation
import ScrollTools
import Scrollwork

extension HostileCall {
  static let scrollSimulation1: [HostileCall] = [
    HostileCall("ScrollSimulation ScenarioContent.row(section:item:)") { h in
      let s: ScenarioContent = try h()
      _ = try s.row(section: h(), item: h())
    },
    HostileCall("ScrollSimulation ScenarioContent.location(row:)") { h in
      let s: ScenarioContent = try h()
      _ = try s.location(row: h())
    },
    HostileCall("ScrollSimulation ScenarioContent.sectionTitle(_:)") { h in
      let s: ScenarioContent = try h()
      _ = try s.sectionTitle(h())
    },
    HostileCall("ScrollSimulation ScenarioContent.title(section:item:)") { h in
      let s: ScenarioContent = try h()
      _ = try s.title(section: h(), item: h())
    },
    HostileCall("ScrollSimulation ScenarioContent.text(section:item:)") { h in
      let s: ScenarioContent = try h()
      _ = try s.text(section: h(), item: h())
    },
    HostileCall("ScrollSimulation ScenarioContent.rowHeight(section:item:width:)") { h in
      let s: ScenarioContent = try h()
      _ = try s.rowHeight(section: h(), item: h(), width: h())
    },
    HostileCall("ScrollSimulation ScenarioContent.headerHeight(section:width:)") { h in
      let s: ScenarioContent = try h()
      _ = try s.headerHeight(section: h(), width: h())
    },
    HostileCall("ScrollTools SplitMix64.value(seed:index:)") { h in
      _ = try SplitMix64.value(seed: h(), index: h())
    },
    HostileCall("ScrollTools SplitMix64.unit(_:)") { h in
      _ = try SplitMix64.unit(h())
    },
    HostileCall("ScrollFuzz Fuzz.check(layout:seeds:operations:)") { h in
      _ = try Fuzz.check(
        layout: { ListLayout() }, seeds: h.pick([0...0, .max - 1 ... .max]),
        operations: h.pick([0, -1, .min, 3]))
    },
    HostileCall("ScrollFuzz Fuzz.check(source:seeds:operations:)") { h in
      _ = try Fuzz.run(seed: h(), operations: 2) { ListLayout() }
    },
    HostileCall("ScrollFuzz Fuzz.run(seed:operations:layout:)") { h in
      // As many operations as are requested are done.
      _ = try Fuzz.run(
        seed: h(), operations: h.pick([0, -1, .min, 3]), layout: Scenario.Layout())
    },
    HostileCall("ScrollScenario Scenario.Expectation.init(_:_:_:)") { h in
      _ = try Scenario.Expectation(h(), h(), h())
    },
    HostileCall("ScrollScenario Scenario.Expectation.holds(for:)") { h in
      let s: Scenario.Expectation = try h()
      _ = try s.holds(for: h())
    },
    HostileCall("ScrollScenario Metric.text(_:)") { h in
      let s: Metric = try h()
      _ = try s.text(h())
    },
  ]
}
