import ScrollPhysics

extension HostileCall {
  static let scrollPhysics1: [HostileCall] = [
    HostileCall("ScrollPhysics AndroidFling.init(position:velocity:density:friction:)") { h in
      _ = try AndroidFling(
        position: h(), velocity: h(), density: h(), friction: h())
    },
    HostileCall("ScrollPhysics AndroidFling.position(at:)") { h in
      let s: AndroidFling = try h()
      _ = try s.position(at: h())
    },
    HostileCall("ScrollPhysics AndroidFling.velocity(at:)") { h in
      let s: AndroidFling = try h()
      _ = try s.velocity(at: h())
    },
    HostileCall("ScrollPhysics AndroidFling.time(toReach:)") { h in
      let s: AndroidFling = try h()
      _ = try s.time(toReach: h())
    },
    HostileCall("ScrollPhysics Braking.init(position:velocity:deceleration:)") { h in
      _ = try Braking(position: h(), velocity: h(), deceleration: h())
    },
    HostileCall("ScrollPhysics Braking.position(at:)") { h in
      let s: Braking = try h()
      _ = try s.position(at: h())
    },
    HostileCall("ScrollPhysics Braking.velocity(at:)") { h in
      let s: Braking = try h()
      _ = try s.velocity(at: h())
    },
    HostileCall("ScrollPhysics Braking.time(toReach:)") { h in
      let s: Braking = try h()
      _ = try s.time(toReach: h())
    },
    HostileCall("ScrollPhysics ClampingFling.init(position:velocity:friction:)") { h in
      _ = try ClampingFling(position: h(), velocity: h(), friction: h())
    },
    HostileCall("ScrollPhysics ClampingFling.position(at:)") { h in
      let s: ClampingFling = try h()
      _ = try s.position(at: h())
    },
    HostileCall("ScrollPhysics ClampingFling.velocity(at:)") { h in
      let s: ClampingFling = try h()
      _ = try s.velocity(at: h())
    },
    HostileCall("ScrollPhysics ClampingFling.time(toReach:)") { h in
      let s: ClampingFling = try h()
      _ = try s.time(toReach: h())
    },
    HostileCall("ScrollPhysics CubicReturn.init(displacement:velocity:duration:)") { h in
      _ = try CubicReturn(displacement: h(), velocity: h(), duration: h())
    },
    HostileCall("ScrollPhysics CubicReturn.displacement(at:)") { h in
      let s: CubicReturn = try h()
      _ = try s.displacement(at: h())
    },
    HostileCall("ScrollPhysics CubicReturn.velocity(at:)") { h in
      let s: CubicReturn = try h()
      _ = try s.velocity(at: h())
    },
    HostileCall("ScrollPhysics Decay.duration(stoppingWithin:)") { h in
      let s: Decay = try h()
      _ = try s.duration(stoppingWithin: h())
    },
    HostileCall("ScrollPhysics Decay.time(toReach:)") { h in
      let s: Decay = try h()
      _ = try s.time(toReach: h())
    },
    HostileCall("ScrollPhysics Decay.init(position:velocity:rate:)") { h in
      _ = try Decay(position: h(), velocity: h(), rate: h())
    },
    HostileCall("ScrollPhysics Decay.position(at:)") { h in
      let s: Decay = try h()
      _ = try s.position(at: h())
    },
    HostileCall("ScrollPhysics Decay.velocity(at:)") { h in
      let s: Decay = try h()
      _ = try s.velocity(at: h())
    },
    HostileCall("ScrollPhysics Decay.discreteProjection(position:velocity:rate:)") { h in
      _ = try Decay.discreteProjection(position: h(), velocity: h(), rate: h())
    },
    HostileCall("ScrollPhysics DecelerationRate.init(perMillisecond:)") { h in
      _ = try DecelerationRate(perMillisecond: h())
    },
    HostileCall("ScrollPhysics EaseCurve.init(position:velocity:target:duration:)") { h in
      _ = try EaseCurve(position: h(), velocity: h(), target: h(), duration: h())
    },
    HostileCall("ScrollPhysics EaseCurve.position(at:)") { h in
      let s: EaseCurve = try h()
      _ = try s.position(at: h())
    },
    HostileCall("ScrollPhysics EaseCurve.velocity(at:)") { h in
      let s: EaseCurve = try h()
      _ = try s.velocity(at: h())
    },
    HostileCall("ScrollPhysics FrictionMotion.time(toReach:)") { h in
      let s: FrictionMotion = try h()
      _ = try s.time(toReach: h())
    },
    HostileCall("ScrollPhysics FrictionMotion.time(untilSlowerThan:)") { h in
      let s: FrictionMotion = try h()
      _ = try s.time(untilSlowerThan: h())
    },
    HostileCall(
      "ScrollPhysics FrictionMotion.init(position:velocity:drag:constantDeceleration:solver:)"
    ) { h in
      _ = try FrictionMotion(
        position: h(), velocity: h(), drag: h(), constantDeceleration: h())
    },
    HostileCall("ScrollPhysics FrictionMotion.position(at:)") { h in
      let s: FrictionMotion = try h()
      _ = try s.position(at: h())
    },
    HostileCall("ScrollPhysics FrictionMotion.velocity(at:)") { h in
      let s: FrictionMotion = try h()
      _ = try s.velocity(at: h())
    },
  ]
}
