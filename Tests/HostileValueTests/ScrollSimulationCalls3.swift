import ScrollLayout
import ScrollPhysics
import ScrollPrimitives
import ScrollReports
import ScrollScenario
import ScrollSimulation
import ScrollTools
import Scrollwork

extension HostileCall {
  static let scrollSimulation3: [HostileCall] = [
    HostileCall("ScrollScenario Scenario.Drag.flick(from:by:duration:)") { h in
      _ = try Scenario.Drag.flick(from: h(), by: h(), duration: h())
    },
    HostileCall("ScrollScenario Scenario.Drag.slow(from:by:speed:)") { h in
      _ = try Scenario.Drag.slow(from: h(), by: h(), speed: h())
    },
    HostileCall("ScrollScenario Scenario.Drag.hold(at:for:)") { h in
      _ = try Scenario.Drag.hold(at: h(), for: h())
    },
    HostileCall("ScrollScenario Scenario.Drag.backAndForth(from:by:times:duration:hold:)") { h in
      _ = try Scenario.Drag.backAndForth(
        from: h(), by: h(), times: h(), duration: h(), hold: h())
    },
    HostileCall("ScrollScenario Scenario.Growth.init(_:by:duration:)") { h in
      _ = try Scenario.Growth(h(), by: h(), duration: h())
    },
    HostileCall("ScrollScenario Scenario.OffsetChange.init(_:animated:)") { h in
      _ = try Scenario.OffsetChange(h(), animated: h())
    },
    HostileCall("ScrollScenario Scenario.SectionScroll.init(section:offset:animated:)") { h in
      _ = try Scenario.SectionScroll(section: h(), offset: h(), animated: h())
    },
    HostileCall("ScrollScenario Scenario.Gestures.init(path:only:pause:scale:)") { h in
      _ = try Scenario.Gestures(path: h(), only: h(), scale: h())
    },
    HostileCall(
      "ScrollScenario Scenario.Layout.init(kind:spacing:sectionInsets:estimates:headers:pinsHeaders:isBottomAnchored:followsEnd:)"
    ) { h in
      _ = try Scenario.Layout(
        spacing: h(), sectionInsets: h(), headers: h(), pinsHeaders: h(),
        isBottomAnchored: h(), followsEnd: h())
    },
    HostileCall("ScrollScenario Scenario.Estimates.init(row:header:)") { h in
      _ = try Scenario.Estimates(row: h(), header: h())
    },
    HostileCall("ScrollScenario Scenario.Reuse.init(pool:cache:)") { h in
      _ = try Scenario.Reuse(pool: h(), cache: h())
    },
    HostileCall(
      "ScrollScenario Scenario.Prefetch.init(distance:ahead:behind:perFrame:deadline:sharesUnused:)"
    ) { h in
      _ = try Scenario.Prefetch(
        distance: h(), ahead: h(), behind: h(), perFrame: h(), deadline: h(),
        sharesUnused: h())
    },
    HostileCall("ScrollScenario Scenario.Layout.Grid.init(columns:columnSpacing:lines:)") { h in
      _ = try Scenario.Layout.Grid(columnSpacing: h())
    },
    HostileCall("ScrollScenario Scenario.Layout.Lanes.init(columns:columnSpacing:)") { h in
      _ = try Scenario.Layout.Lanes(columnSpacing: h())
    },
    HostileCall(
      "ScrollScenario Scenario.Layout.Flow.init(itemSpacing:widths:estimatedWidth:alignment:)"
    ) { h in
      _ = try Scenario.Layout.Flow(itemSpacing: h(), widths: h(), estimatedWidth: h())
    },
    HostileCall(
      "ScrollScenario Scenario.Layout.Table.init(rowHeight:columnWidth:columnSpacing:frozenRows:frozenColumns:)"
    ) { h in
      _ = try Scenario.Layout.Table(
        rowHeight: h(), columnWidth: h(), columnSpacing: h(), frozenRows: h(),
        frozenColumns: h())
    },
    HostileCall(
      "ScrollScenario Scenario.Layout.Section.init(items:itemSpacing:groupWidth:groupPoints:height:spacing:insets:scrolling:)"
    ) { h in
      _ = try Scenario.Layout.Section(
        items: h(), itemSpacing: h(), groupWidth: h(), groupPoints: h(),
        spacing: h(), insets: h())
    },
    HostileCall("ScrollScenario Scenario.OutlineSource.init(children:expanded:seed:heights:)") {
      h in
      _ = try Scenario.OutlineSource(
        children: h(), expanded: h(), seed: h(), heights: h())
    },
    HostileCall(
      "ScrollScenario Scenario.Physics.init(profile:deceleration:rubberBand:spring:bounces:alwaysBounces:snapping:locksDirection:tuning:)"
    ) { h in
      _ = try Scenario.Physics(
        deceleration: h(), rubberBand: h(), spring: h(), bounces: h(),
        alwaysBounces: h(), locksDirection: h())
    },
    HostileCall("ScrollScenario Scenario.Physics.Spring.init(mass:stiffness:dampingRatio:)") {
      h in
      _ = try Scenario.Physics.Spring(mass: h(), stiffness: h(), dampingRatio: h())
    },
    HostileCall("ScrollScenario Scenario.ScriptEntry.init(at:when:_:)") { h in
      _ = try Scenario.ScriptEntry(at: h(), h())
    },
    HostileCall("ScrollScenario Scenario.ScriptEntry.Moment.init(_:after:)") { h in
      var scenario = Scenario("s", rows: 20, script: [.flick(900)])
      scenario.script.append(.init(when: .init(.idle, after: try h()), .wait(0)))
      try run(scenario)
    },
    HostileCall(
      "ScrollScenario Scenario.Physics.Tuning.init(stopDistance:minimumFling:maximumFling:carriedMomentum:reenters:touchSlop:mouseSlop:wheelDuration:animationDuration:pageFlickVelocity:velocity:)"
    ) { h in
      _ = try Scenario.Physics.Tuning(
        stopDistance: h(), minimumFling: h(), maximumFling: h(), reenters: h(),
        touchSlop: h(), mouseSlop: h(), wheelDuration: h(), animationDuration: h(),
        pageFlickVelocity: h())
    },
    HostileCall("ScrollScenario Scenario.Viewport.init(size:scale:safeArea:hasWindowTraits:)") {
      h in
      _ = try Scenario.Viewport(
        size: h(), scale: h(), safeArea: h(), hasWindowTraits: h())
    },
    HostileCall(
      "ScrollScenario Scenario.init(name:summary:viewport:physics:refreshRate:insetAdjustment:isHostedByScreen:contentInsets:data:layout:cells:frameCost:reuse:prefetch:script:budgets:)"
    ) { h in
      try run(h())
    },
    HostileCall("ScrollTools SourcePlace.init(file:line:column:)") { h in
      _ = try SourcePlace(file: h(), line: h(), column: h())
    },
  ]
}
