import ScrollLayout
import ScrollPhysics
import ScrollPrimitives
import ScrollScenario
import ScrollSimulation
import Scrollwork

extension HostileCall {
  static let scrollSimulation2: [HostileCall] = [
    HostileCall("ScrollSimulation Laboratory.init(view:size:scale:script:settings:layout:)") { h in
      var settings = Laboratory.Settings()
      (settings.refreshRate, settings.frameCost) = (try h(), try h())
      let script: [Scenario.ScriptEntry] = try [
        .flick(h()), .wait(h()), .drag(by: h(), during: h(), hold: h()),
        .scroll(toRow: h(), animated: h()),
      ]
      // Each draw is refused or not by itself.
      for count in 0...script.count {
        let view = CollectionView()
        let rows: Int = try h()
        _ = try? view.reloadData(sectionCounts: [rows])
        let size: LayoutSize = try h()
        let laboratory = try? Laboratory(
          view: view, size: count == 0 ? LayoutSize(width: 390, height: 844) : size,
          scale: try h(), script: Array(script[..<count]),
          settings: count.isMultiple(of: 2) ? settings : Laboratory.Settings())
        for _ in 0..<5 { _ = try? laboratory?.next() }
        _ = laboratory?.report()
      }
    },
    HostileCall("ScrollSimulation Simulation.enter(frame:collectsCells:onFrame:)") { h in
      let s: Simulation = try h()
      _ = try s.enter(frame: h(), collectsCells: h())
    },
    HostileCall(
      "ScrollSimulation Simulation.run(collectsCells:onFrame:onProgress:onRefusal:peakMemory:)"
    ) { h in
      let simulation: Simulation = try h()
      let bytes: Int? = try h()
      _ = try simulation.run(peakMemory: { bytes })
    },
    HostileCall("ScrollSimulation SimulationRun.report(peakMemory:)") { h in
      let simulation: Simulation = try h()
      let bytes: Int? = try h()
      _ = try simulation.begin().report(peakMemory: { bytes })
    },
    HostileCall("ScrollScenario Scenario.Fling.init(velocity:repetition:)") { h in
      _ = try Scenario.Fling(velocity: h(), repetition: h())
    },
    HostileCall("ScrollScenario Scenario.Repetition.init(interval:until:limit:)") { h in
      _ = try Scenario.Repetition(interval: h(), until: h(), limit: h())
    },
    HostileCall("ScrollScenario Scenario.Wheel.init(delta:count:interval:kind:)") { h in
      _ = try Scenario.Wheel(delta: h(), count: h(), interval: h())
    },
    HostileCall(
      "ScrollScenario Scenario.Budgets.init(driftMax:blankMax:cellsCreatedMax:boundPerFrameMax:framesMin:comparisonsMin:peakMemoryMiBMax:diagnosticsMax:framesMax:)"
    ) { h in
      _ = try Scenario.Budgets(
        driftMax: h(), blankMax: h(), cellsCreatedMax: h(), boundPerFrameMax: h(),
        framesMin: h(), comparisonsMin: h(), peakMemoryMiBMax: h(),
        diagnosticsMax: h(), framesMax: h())
    },
    HostileCall(
      "ScrollScenario Scenario.init(_:rows:heights:seed:width:height:rate:script:expect:)"
    ) { h in
      let scenario = Scenario(
        try h(), rows: try h(), heights: try h(), seed: try h(), width: try h(), height: try h(),
        rate: try h(), script: try h(), expect: try h())
      try run(scenario)
    },
    HostileCall("ScrollScenario Scenario.ScriptEntry.wait(_:)") { h in
      _ = try Scenario.ScriptEntry.wait(h())
    },
    HostileCall("ScrollScenario Scenario.ScriptEntry.flick(_:)") { h in
      _ = try Scenario.ScriptEntry.flick(h())
    },
    HostileCall("ScrollScenario Scenario.ScriptEntry.drag(by:during:hold:)") { h in
      _ = try Scenario.ScriptEntry.drag(by: h(), during: h(), hold: h())
    },
    HostileCall("ScrollScenario Scenario.ScriptEntry.scroll(toRow:at:animated:)") { h in
      _ = try Scenario.ScriptEntry.scroll(toRow: h(), animated: h())
    },
    HostileCall("ScrollScenario Scenario.ScriptEntry.insert(_:atRow:animated:)") { h in
      _ = try Scenario.ScriptEntry.insert(h(), atRow: h(), animated: h())
    },
    HostileCall("ScrollScenario Scenario.ScriptEntry.delete(_:atRow:animated:)") { h in
      _ = try Scenario.ScriptEntry.delete(h(), atRow: h(), animated: h())
    },
    HostileCall("ScrollScenario Scenario.ScriptEntry.move(row:toRow:animated:)") { h in
      _ = try Scenario.ScriptEntry.move(row: h(), toRow: h(), animated: h())
    },
    HostileCall("ScrollScenario Scenario.ScriptEntry.at(_:)") { h in
      var scenario = Scenario("s", rows: 20, script: [.flick(900)])
      scenario.script.append(Scenario.ScriptEntry.wait(0).at(try h()))
      try run(scenario)
    },
    HostileCall("ScrollScenario Scenario.CellCosts.init(row:header:seed:)") { h in
      _ = try Scenario.CellCosts(seed: h())
    },
    HostileCall("ScrollScenario Scenario.Cost.Percentile.init(_:_:)") { h in
      _ = try Scenario.Cost.Percentile(h(), h())
    },
    HostileCall("ScrollScenario Scenario.Cost.init(floatLiteral:)") { h in
      _ = try Scenario.Cost(floatLiteral: h())
    },
    HostileCall("ScrollScenario Scenario.Cost.init(integerLiteral:)") { h in
      _ = try Scenario.Cost(integerLiteral: h())
    },
    HostileCall("ScrollScenario Scenario.GeneratedSource.init(items:sections:seed:heights:)") {
      h in
      _ = try Scenario.GeneratedSource(
        items: h(), sections: h(), seed: h(), heights: h())
    },
    HostileCall("ScrollScenario Scenario.Drag.init(samples:hold:)") { h in
      _ = try Scenario.Drag(samples: h(), hold: h())
    },
    HostileCall("ScrollScenario Scenario.Drag.init(from:to:duration:hold:)") { h in
      _ = try Scenario.Drag(from: h(), to: h(), duration: h(), hold: h())
    },
    HostileCall("ScrollScenario Scenario.Drag.Sample.init(time:point:)") { h in
      _ = try Scenario.Drag.Sample(time: h(), point: h())
    },
  ]
}
