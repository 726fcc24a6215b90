import ScrollPhysics

extension HostileCall {
  static let scrollPhysics3: [HostileCall] = [
    HostileCall("ScrollPhysics SampledCurve.init(times:fractions:)") { h in
      _ = try SampledCurve(times: [0, h(), h()], fractions: [0, h(), 1])
    },
    HostileCall("ScrollPhysics PhysicsLaws.check(_:scale:)") { h in
      // The scale is what can be wrong, and a check takes long.
      let scale: Double = try h()
      if h.pick([true, false, false, false, false, false]) {
        _ = PhysicsLaws.check(ScrollProfile.desktop, scale: scale)
      }
    },
    HostileCall("ScrollPhysics CustomEdge.init(returning:distance:gravity:)") { h in
      _ = try CustomEdge(returning: h(), distance: h(), gravity: h())
    },
    HostileCall("ScrollPhysics Segment.duration(within:)") { h in
      let s: Segment = try h()
      _ = try s.duration(within: h())
    },
    HostileCall("ScrollPhysics RetargetedDecay.duration(stoppingWithin:)") { h in
      let s: RetargetedDecay = try h()
      _ = try s.duration(stoppingWithin: h())
    },
    HostileCall("ScrollPhysics Segment.position(at:)") { h in
      let s: Segment = try h()
      _ = try s.position(at: h())
    },
    HostileCall("ScrollPhysics Segment.velocity(at:)") { h in
      let s: Segment = try h()
      _ = try s.velocity(at: h())
    },
    HostileCall("ScrollPhysics BouncingFling.position(at:)") { h in
      let s: BouncingFling = try h()
      _ = try s.position(at: h())
    },
    HostileCall("ScrollPhysics BouncingFling.velocity(at:)") { h in
      let s: BouncingFling = try h()
      _ = try s.velocity(at: h())
    },
    HostileCall("ScrollPhysics BouncingFling.isBouncing(at:)") { h in
      let s: BouncingFling = try h()
      _ = try s.isBouncing(at: h())
    },
    HostileCall("ScrollPhysics BouncingFling.isDone(at:)") { h in
      let s: BouncingFling = try h()
      _ = try s.isDone(at: h())
    },
    HostileCall("ScrollPhysics BouncingFling.init(position:velocity:leading:trailing:parameters:)")
    { h in
      _ = try BouncingFling(
        position: h(), velocity: h(), leading: h(), trailing: h(),
        parameters: h())
    },
    HostileCall("ScrollPhysics OverScrollerFling.init(velocity:density:)") { h in
      _ = try OverScrollerFling(velocity: h(), density: h())
    },
    HostileCall("ScrollPhysics OverScrollerFling.position(atMillisecond:)") { h in
      let s: OverScrollerFling = try h()
      _ = try s.position(atMillisecond: h())
    },
    HostileCall("ScrollPhysics OverScrollerFling.velocity(atMillisecond:)") { h in
      let s: OverScrollerFling = try h()
      _ = try s.velocity(atMillisecond: h())
    },
    HostileCall("ScrollPhysics CarriedMomentum.velocity(from:)") { h in
      _ = try CarriedMomentum.velocity(from: h())
    },
    HostileCall("ScrollPhysics CarriedMomentum.velocity(released:caught:)") { h in
      let s: CarriedMomentum = try h()
      _ = try s.velocity(released: h(), caught: h())
    },
    HostileCall("ScrollPhysics EdgeStretch.init(linear:exponential:rise:)") { h in
      _ = try EdgeStretch(linear: h(), exponential: h(), rise: h())
    },
    HostileCall("ScrollPhysics EdgeStretch.scale(distance:viewport:)") { h in
      let s: EdgeStretch = try h()
      _ = try s.scale(distance: h(), viewport: h())
    },
    HostileCall("ScrollPhysics ScrollProfile.law(scale:)") { h in
      let s: ScrollProfile = try h()
      _ = try s.law(scale: h())
    },
    HostileCall("ScrollPhysics ScrollProfile.limited(_:)") { h in
      let s: ScrollProfile = try h()
      _ = try s.limited(h())
    },
    HostileCall("ScrollPhysics PageSnapping.init(page:lower:upper:)") { h in
      _ = try PageSnapping(page: h(), lower: h(), upper: h())
    },
    HostileCall("ScrollPhysics PageSnapping.flingTarget(offset:velocity:tolerance:)") { h in
      let s: PageSnapping = try h()
      _ = try s.flingTarget(offset: h(), velocity: h(), tolerance: h())
    },
    HostileCall("ScrollPhysics PageSnapping.nearest(to:)") { h in
      let s: PageSnapping = try h()
      _ = try s.nearest(to: h())
    },
    HostileCall("ScrollPhysics PageSnapping.nearest(to:adjacentTo:)") { h in
      let s: PageSnapping = try h()
      _ = try s.nearest(to: h(), adjacentTo: h())
    },
    HostileCall("ScrollPhysics PageSnapping.target(offset:projected:flick:)") { h in
      let s: PageSnapping = try h()
      _ = try s.target(offset: h(), projected: h(), flick: h())
    },
    HostileCall("ScrollPhysics RangeMaintaining.Extent.init(offset:lower:upper:)") { h in
      _ = try RangeMaintaining.Extent(offset: h(), lower: h(), upper: h())
    },
    HostileCall("ScrollPhysics RangeMaintaining.offset(before:after:velocity:)") { h in
      _ = try RangeMaintaining.offset(before: h(), after: h(), velocity: h())
    },
  ]
}
