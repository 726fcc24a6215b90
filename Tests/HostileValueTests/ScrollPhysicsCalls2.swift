import ScrollPhysics

extension HostileCall {
  static let scrollPhysics2: [HostileCall] = [
    HostileCall("ScrollPhysics RetargetedDecay.init(position:velocity:target:)") { h in
      _ = try RetargetedDecay(position: h(), velocity: h(), target: h())
    },
    HostileCall("ScrollPhysics RetargetedDecay.position(at:)") { h in
      let s: RetargetedDecay = try h()
      _ = try s.position(at: h())
    },
    HostileCall("ScrollPhysics RetargetedDecay.velocity(at:)") { h in
      let s: RetargetedDecay = try h()
      _ = try s.velocity(at: h())
    },
    HostileCall("ScrollPhysics Spring.init(mass:stiffness:dampingRatio:)") { h in
      _ = try Spring(mass: h(), stiffness: h(), dampingRatio: h())
    },
    HostileCall("ScrollPhysics SpringCurve.settleBound(within:)") { h in
      let s: SpringCurve = try h()
      _ = try s.settleBound(within: h())
    },
    HostileCall("ScrollPhysics SpringCurve.settleTime(within:)") { h in
      let s: SpringCurve = try h()
      _ = try s.settleTime(within: h())
    },
    HostileCall("ScrollPhysics SpringCurve.settleTime(within:speed:)") { h in
      let s: SpringCurve = try h()
      _ = try s.settleTime(within: h(), speed: h())
    },
    HostileCall("ScrollPhysics SpringCurve.init(spring:displacement:velocity:)") { h in
      _ = try SpringCurve(spring: h(), displacement: h(), velocity: h())
    },
    HostileCall("ScrollPhysics SpringCurve.displacement(at:)") { h in
      let s: SpringCurve = try h()
      _ = try s.displacement(at: h())
    },
    HostileCall("ScrollPhysics SpringCurve.velocity(at:)") { h in
      let s: SpringCurve = try h()
      _ = try s.velocity(at: h())
    },
    HostileCall("ScrollPhysics RubberBand.position(forProposed:lower:upper:dimension:)") { h in
      let s: RubberBand = try h()
      _ = try s.position(forProposed: h(), lower: h(), upper: h(), dimension: h())
    },
    HostileCall("ScrollPhysics RubberBand.proposed(forPosition:lower:upper:dimension:)") { h in
      let s: RubberBand = try h()
      _ = try s.proposed(forPosition: h(), lower: h(), upper: h(), dimension: h())
    },
    HostileCall("ScrollPhysics RubberBand.init(coefficient:)") { h in
      _ = try RubberBand(coefficient: h())
    },
    HostileCall("ScrollPhysics RubberBand.overscroll(forDrag:dimension:)") { h in
      let s: RubberBand = try h()
      _ = try s.overscroll(forDrag: h(), dimension: h())
    },
    HostileCall("ScrollPhysics RubberBand.slope(atDrag:dimension:)") { h in
      let s: RubberBand = try h()
      _ = try s.slope(atDrag: h(), dimension: h())
    },
    HostileCall("ScrollPhysics RubberBand.drag(forOverscroll:dimension:)") { h in
      let s: RubberBand = try h()
      _ = try s.drag(forOverscroll: h(), dimension: h())
    },
    HostileCall("ScrollPhysics VelocityTracker.add(position:time:)") { h in
      var s: VelocityTracker = try h()
      _ = try s.add(position: h(), time: h())
    },
    HostileCall("ScrollPhysics VelocityTracker.velocity(at:)") { h in
      let s: VelocityTracker = try h()
      _ = try s.velocity(at: h())
    },
    HostileCall("ScrollPhysics Deceleration.segment(position:velocity:)") { h in
      let s: Deceleration = try h()
      _ = try s.segment(position: h(), velocity: h())
    },
    HostileCall("ScrollPhysics SpringEdge.init(_:transferredShare:transferLimit:)") { h in
      _ = try SpringEdge(h(), transferredShare: h(), transferLimit: h())
    },
    HostileCall("ScrollPhysics Motion.adapted(lower:upper:law:at:)") { h in
      let s: Motion = try h()
      _ = try s.adapted(lower: h(), upper: h(), law: h(), at: h())
    },
    HostileCall("ScrollPhysics Motion.position(at:)") { h in
      let s: Motion = try h()
      _ = try s.position(at: h())
    },
    HostileCall("ScrollPhysics Motion.velocity(at:)") { h in
      let s: Motion = try h()
      _ = try s.velocity(at: h())
    },
    HostileCall("ScrollPhysics Motion.runningPosition(at:)") { h in
      let s: Motion = try h()
      _ = try s.runningPosition(at: h())
    },
    HostileCall("ScrollPhysics Motion.runningVelocity(at:)") { h in
      let s: Motion = try h()
      _ = try s.runningVelocity(at: h())
    },
    HostileCall("ScrollPhysics Motion.piece(at:)") { h in
      let s: Motion = try h()
      _ = try s.piece(at: h())
    },
    HostileCall("ScrollPhysics Motion.isLast(at:)") { h in
      let s: Motion = try h()
      _ = try s.isLast(at: h())
    },
    HostileCall("ScrollPhysics Motion.isBouncing(at:)") { h in
      let s: Motion = try h()
      _ = try s.isBouncing(at: h())
    },
    HostileCall("ScrollPhysics Motion.init(position:velocity:target:law:spring:pace:)") { h in
      _ = try Motion(
        position: h(), velocity: h(), target: h(), law: h(), spring: h())
    },
    HostileCall("ScrollPhysics Motion.init(position:velocity:lower:upper:law:)") { h in
      _ = try Motion(
        position: h(), velocity: h(), lower: h(), upper: h(), law: h())
    },
    HostileCall(
      "ScrollPhysics MotionLaw.init(deceleration:edge:reenters:stopDistance:restDistance:settleDistance:crossing:)"
    ) { h in
      _ = try MotionLaw(
        deceleration: h(), edge: h(), reenters: h(), stopDistance: h(),
        restDistance: h(), settleDistance: h())
    },
  ]
}
