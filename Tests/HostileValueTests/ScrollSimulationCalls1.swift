import ScrollLayout
import ScrollPhysics
import ScrollPrimitives
import ScrollSimulation
import Scrollwork

extension HostileCall {
  static let scrollSimulation1: [HostileCall] = [
    HostileCall("ScrollSimulation TableError.init(file:line:column:message:)") { h in
      _ = try TableError(file: h(), line: h(), column: h(), message: h())
    },
    HostileCall("ScrollSimulation GestureRecording.Sample.init(_:time:point:)") { h in
      _ = GestureRecording.Sample(.move, time: try h(), point: try h())
    },
    HostileCall("ScrollSimulation RowMetrics.height(lines:)") { h in
      _ = try RowMetrics.height(lines: h())
    },
    HostileCall("ScrollSimulation RowMetrics.textWidth(_:)") { h in
      _ = try RowMetrics.textWidth(h())
    },
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
    HostileCall("ScrollSimulation SplitMix64.value(seed:index:)") { h in
      _ = try SplitMix64.value(seed: h(), index: h())
    },
    HostileCall("ScrollSimulation SplitMix64.unit(_:)") { h in
      _ = try SplitMix64.unit(h())
    },
    HostileCall("ScrollSimulation CurveRequest.init(velocity:)") { h in
      _ = try CurveRequest(velocity: h())
    },
    HostileCall("ScrollSimulation ScrollCurve.sample(at:)") { h in
      let s: ScrollCurve = try h()
      _ = try s.sample(at: h())
    },
    HostileCall("ScrollSimulation Fuzz.check(layout:seeds:operations:)") { h in
      _ = try Fuzz.check(
        layout: { ListLayout() }, seeds: h.pick([0...0, .max - 1 ... .max]),
        operations: h.pick([0, -1, .min, 3]))
    },
    HostileCall("ScrollSimulation Fuzz.check(source:seeds:operations:)") { h in
      _ = try Fuzz.run(seed: h(), operations: 2) { ListLayout() }
    },
    HostileCall("ScrollSimulation Fuzz.run(seed:operations:layout:)") { h in
      // As many operations as are asked for are done.
      _ = try Fuzz.run(
        seed: h(), operations: h.pick([0, -1, .min, 3]), layout: Scenario.Layout())
    },
    HostileCall("ScrollSimulation Fuzz.operations(seed:count:)") { h in
      _ = Fuzz.operations(seed: try h(), count: h.pick([0, -1, .min, 3]))
    },
    HostileCall("ScrollSimulation Canaries.init(costMilliseconds:jumpPoints:)") { h in
      _ = try Canaries(costMilliseconds: h(), jumpPoints: h())
    },
    HostileCall("ScrollSimulation ExpectationError.init(message:offset:)") { h in
      _ = try ExpectationError(message: h(), offset: h())
    },
    HostileCall("ScrollSimulation Scenario.Expectation.init(_:_:_:)") { h in
      _ = try Scenario.Expectation(h(), h(), h())
    },
    HostileCall("ScrollSimulation Scenario.Expectation.holds(for:)") { h in
      let s: Scenario.Expectation = try h()
      _ = try s.holds(for: h())
    },
    HostileCall("ScrollSimulation Metric.text(_:)") { h in
      let s: Metric = try h()
      _ = try s.text(h())
    },
    HostileCall("ScrollSimulation AnimatedPNG.append(_:milliseconds:)") { h in
      var s: AnimatedPNG = try h()
      _ = try s.append(h(), milliseconds: h())
    },
    HostileCall("ScrollSimulation Filmstrip.picture(at:)") { h in
      let s: Filmstrip = try h()
      _ = try s.picture(at: h())
    },
    HostileCall("ScrollSimulation Filmstrip.init(_:limit:)") { h in
      _ = try Filmstrip(h(), limit: h())
    },
    HostileCall("ScrollSimulation Simulation.explain(frame:)") { h in
      let s: Simulation = try h()
      _ = try s.explain(frame: h())
    },
    HostileCall("ScrollSimulation ReportComparison.regressions(above:)") { h in
      let simulation: Simulation = try h()
      let report = SavedReport(try simulation.run(), file: "a")
      _ = try ReportComparison(report, report).regressions(above: h())
    },
    HostileCall("ScrollSimulation CellEvent.init(kind:cell:type:element:)") { h in
      _ = CellEvent(kind: .created, cell: try h(), type: try h(), element: try h())
    },
  ]
}
