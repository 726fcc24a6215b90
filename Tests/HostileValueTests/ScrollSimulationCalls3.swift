import ScrollLayout
import ScrollPhysics
import ScrollPrimitives
import ScrollSimulation
import Scrollwork

extension HostileCall {
  static let scrollSimulation3: [HostileCall] = [
    HostileCall("ScrollSimulation Scenario.Drag.position(at:)") { h in
      let s: Scenario.Drag = try h()
      _ = try s.position(at: h())
    },
    HostileCall("ScrollSimulation Scenario.Drag.flick(from:by:duration:)") { h in
      _ = try Scenario.Drag.flick(from: h(), by: h(), duration: h())
    },
    HostileCall("ScrollSimulation Scenario.Drag.slow(from:by:speed:)") { h in
      _ = try Scenario.Drag.slow(from: h(), by: h(), speed: h())
    },
    HostileCall("ScrollSimulation Scenario.Drag.hold(at:for:)") { h in
      _ = try Scenario.Drag.hold(at: h(), for: h())
    },
    HostileCall("ScrollSimulation Scenario.Drag.backAndForth(from:by:times:duration:hold:)") { h in
      _ = try Scenario.Drag.backAndForth(
        from: h(), by: h(), times: h(), duration: h(), hold: h())
    },
    HostileCall("ScrollSimulation Scenario.Growth.init(_:by:duration:)") { h in
      _ = try Scenario.Growth(h(), by: h(), duration: h())
    },
    HostileCall("ScrollSimulation Scenario.OffsetChange.init(_:animated:)") { h in
      _ = try Scenario.OffsetChange(h(), animated: h())
    },
    HostileCall("ScrollSimulation Scenario.SectionScroll.init(section:offset:animated:)") { h in
      _ = try Scenario.SectionScroll(section: h(), offset: h(), animated: h())
    },
    HostileCall("ScrollSimulation Scenario.Gestures.init(path:only:pause:scale:)") { h in
      _ = try Scenario.Gestures(path: h(), only: h(), scale: h())
    },
    HostileCall(
      "ScrollSimulation Scenario.Layout.init(kind:spacing:sectionInsets:estimates:headers:pinsHeaders:isBottomAnchored:followsEnd:)"
    ) { h in
      _ = try Scenario.Layout(
        spacing: h(), sectionInsets: h(), headers: h(), pinsHeaders: h(),
        isBottomAnchored: h(), followsEnd: h())
    },
    HostileCall("ScrollSimulation Scenario.Estimates.init(row:header:)") { h in
      _ = try Scenario.Estimates(row: h(), header: h())
    },
    HostileCall("ScrollSimulation Scenario.Reuse.init(pool:cache:)") { h in
      _ = try Scenario.Reuse(pool: h(), cache: h())
    },
    HostileCall(
      "ScrollSimulation Scenario.Prefetch.init(distance:ahead:behind:perFrame:deadline:sharesUnused:)"
    ) { h in
      _ = try Scenario.Prefetch(
        distance: h(), ahead: h(), behind: h(), perFrame: h(), deadline: h(),
        sharesUnused: h())
    },
    HostileCall("ScrollSimulation Scenario.Layout.Grid.init(columns:columnSpacing:lines:)") { h in
      _ = try Scenario.Layout.Grid(columnSpacing: h())
    },
    HostileCall("ScrollSimulation Scenario.Layout.Lanes.init(columns:columnSpacing:)") { h in
      _ = try Scenario.Layout.Lanes(columnSpacing: h())
    },
    HostileCall(
      "ScrollSimulation Scenario.Layout.Flow.init(itemSpacing:widths:estimatedWidth:alignment:)"
    ) { h in
      _ = try Scenario.Layout.Flow(itemSpacing: h(), widths: h(), estimatedWidth: h())
    },
    HostileCall(
      "ScrollSimulation Scenario.Layout.Table.init(rowHeight:columnWidth:columnSpacing:frozenRows:frozenColumns:)"
    ) { h in
      _ = try Scenario.Layout.Table(
        rowHeight: h(), columnWidth: h(), columnSpacing: h(), frozenRows: h(),
        frozenColumns: h())
    },
    HostileCall(
      "ScrollSimulation Scenario.Layout.Section.init(items:itemSpacing:groupWidth:groupPoints:height:spacing:insets:scrolling:)"
    ) { h in
      _ = try Scenario.Layout.Section(
        items: h(), itemSpacing: h(), groupWidth: h(), groupPoints: h(),
        spacing: h(), insets: h())
    },
    HostileCall("ScrollSimulation Scenario.OutlineSource.init(children:expanded:seed:heights:)") {
      h in
      _ = try Scenario.OutlineSource(
        children: h(), expanded: h(), seed: h(), heights: h())
    },
    HostileCall(
      "ScrollSimulation Scenario.Physics.init(profile:deceleration:rubberBand:spring:bounces:alwaysBounces:snapping:locksDirection:tuning:)"
    ) { h in
      _ = try Scenario.Physics(
        deceleration: h(), rubberBand: h(), spring: h(), bounces: h(),
        alwaysBounces: h(), locksDirection: h())
    },
    HostileCall("ScrollSimulation Scenario.Physics.Spring.init(mass:stiffness:dampingRatio:)") {
      h in
      _ = try Scenario.Physics.Spring(mass: h(), stiffness: h(), dampingRatio: h())
    },
    HostileCall("ScrollSimulation Scenario.ScriptEntry.init(at:when:_:)") { h in
      _ = try Scenario.ScriptEntry(at: h(), h())
    },
    HostileCall("ScrollSimulation Scenario.ScriptEntry.Moment.init(_:after:)") { h in
      var scenario = Scenario("s", rows: 20, script: [.flick(900)])
      scenario.script.append(.init(when: .init(.idle, after: try h()), .wait(0)))
      try run(scenario)
    },
    HostileCall(
      "ScrollSimulation Scenario.Physics.Tuning.init(stopDistance:minimumFling:maximumFling:carriedMomentum:reenters:touchSlop:mouseSlop:wheelDuration:animationDuration:pageFlickVelocity:velocity:)"
    ) { h in
      _ = try Scenario.Physics.Tuning(
        stopDistance: h(), minimumFling: h(), maximumFling: h(), reenters: h(),
        touchSlop: h(), mouseSlop: h(), wheelDuration: h(), animationDuration: h(),
        pageFlickVelocity: h())
    },
    HostileCall("ScrollSimulation Scenario.Viewport.init(size:scale:safeArea:hasWindowTraits:)") {
      h in
      _ = try Scenario.Viewport(
        size: h(), scale: h(), safeArea: h(), hasWindowTraits: h())
    },
    HostileCall(
      "ScrollSimulation Scenario.init(name:summary:viewport:physics:refreshRate:insetAdjustment:isHostedByScreen:contentInsets:data:layout:cells:frameCost:reuse:prefetch:script:budgets:)"
    ) { h in
      try run(h())
    },
    HostileCall("ScrollSimulation ScenarioError.init(file:line:column:message:)") { h in
      _ = try ScenarioError(file: h(), line: h(), column: h(), message: h())
    },
    HostileCall("ScrollSimulation SourcePlace.init(file:line:column:)") { h in
      _ = try SourcePlace(file: h(), line: h(), column: h())
    },
    HostileCall("ScrollSimulation Sweep.run(path:case:jobs:onProgress:)") { h in
      let sweep = try Sweep([SweepParameter("reuse.pool=1,2")])
      #if CLI
        _ = try sweep.run(path: "none", jobs: h())
      #else
        _ = (sweep, h)
      #endif
    },
  ]
}
