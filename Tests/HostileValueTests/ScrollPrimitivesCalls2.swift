import ScrollPrimitives
import Testing

extension HostileCall {
  static let scrollPrimitives2: [HostileCall] = [
    HostileCall("ScrollPrimitives Canvas.stroke(_:width:_:)") { h in
      let path: BezierPath = try h()
      let (width, color): (Double, Color) = (try h(), try h())
      var list = DisplayList()
      list.addGroup(size: try h()) { canvas in canvas.stroke(path, width: width, color) }
    },
    HostileCall("ScrollPrimitives BezierPath.init(polygon:)") { h in
      _ = BezierPath(polygon: [try h(), try h(), try h()]).polylines(tolerance: 1)
    },
    HostileCall("ScrollPrimitives BezierPath.move(to:)") { h in
      var path: BezierPath = try h()
      path.move(to: try h())
      _ = path.bounds
    },
    HostileCall("ScrollPrimitives BezierPath.addLine(to:)") { h in
      var path: BezierPath = try h()
      path.addLine(to: try h())
      _ = path.polylines(tolerance: 0.1)
    },
    HostileCall("ScrollPrimitives BezierPath.addQuadCurve(to:control:)") { h in
      var path: BezierPath = try h()
      path.addQuadCurve(to: try h(), control: try h())
      _ = path.polylines(tolerance: 0.1)
    },
    HostileCall("ScrollPrimitives BezierPath.addCurve(to:control1:control2:)") { h in
      var path: BezierPath = try h()
      path.addCurve(to: try h(), control1: try h(), control2: try h())
      _ = path.polylines(tolerance: 0.1)
    },
    HostileCall("ScrollPrimitives BezierPath.polylines(tolerance:)") { h in
      let path: BezierPath = try h()
      let lines = path.polylines(tolerance: try h())
      #expect(lines.reduce(0) { $0 + $1.points.count } < 40_000)
    },
    HostileCall("ScrollPrimitives Timestamp.init(seconds:)") { h in
      _ = try Timestamp(seconds: h())
    },
    HostileCall("ScrollPrimitives Timestamp.seconds(since:)") { h in
      let s: Timestamp = try h()
      _ = try s.seconds(since: h())
    },
    HostileCall("ScrollPrimitives Timestamp.nanoseconds(since:)") { h in
      let s: Timestamp = try h()
      _ = try s.nanoseconds(since: h())
    },
    HostileCall(
      "ScrollPrimitives TraitCollection.init(horizontalSizeClass:verticalSizeClass:layoutDirection:reducesMotion:colorScheme:contentSizeCategory:displayScale:)"
    ) { h in
      _ = try TraitCollection(reducesMotion: h(), displayScale: h())
    },
    HostileCall("ScrollPrimitives TraitCollection.init(windowSize:layoutDirection:base:)") { h in
      _ = try TraitCollection(windowSize: h(), base: h())
    },
    HostileCall("ScrollPrimitives Transform.init(a:b:c:d:tx:ty:)") { h in
      _ = try Transform(a: h(), b: h(), c: h(), d: h(), tx: h(), ty: h())
    },
    HostileCall("ScrollPrimitives Transform.translation(x:y:)") { h in
      _ = try Transform.translation(x: h(), y: h())
    },
    HostileCall("ScrollPrimitives Transform.scale(x:y:around:)") { h in
      _ = try Transform.scale(x: h(), y: h(), around: h())
    },
    HostileCall("ScrollPrimitives Transform.rotation(cosine:sine:around:)") { h in
      _ = try Transform.rotation(cosine: h(), sine: h(), around: h())
    },
    HostileCall("ScrollPrimitives Transform.callAsFunction(_:)") { h in
      let s: Transform = try h()
      _ = try s.callAsFunction(h())
    },
    HostileCall("ScrollPrimitives FixedRateClock.init(rate:)") { h in
      _ = try FixedRateClock(rate: h())
    },
    HostileCall("ScrollPrimitives FixedRateClock.init(framesPerSecond:)") { h in
      var clock = try FixedRateClock(framesPerSecond: h())
      for _ in 0..<3 { _ = clock.next() }
    },
    HostileCall("ScrollPrimitives Timestamp.advanced(by:)") { h in
      let s: Timestamp = try h()
      _ = try s.advanced(by: h())
    },
    HostileCall("ScrollPrimitives Timestamp.duration(to:)") { h in
      let s: Timestamp = try h()
      _ = try s.duration(to: h())
    },
    HostileCall("ScrollPrimitives LayoutRect.contains(_:)") { h in
      let s: LayoutRect = try h()
      _ = try s.contains(h())
    },
    HostileCall("ScrollPrimitives LayoutRect.inset(by:)") { h in
      let s: LayoutRect = try h()
      _ = try s.inset(by: h())
    },
    HostileCall("ScrollPrimitives LayoutInsets.init(_:)") { h in
      _ = try LayoutInsets(h())
    },
    HostileCall("ScrollPrimitives Color.init(hex:alpha:)") { h in
      _ = try Color(hex: h(), alpha: h())
    },
    HostileCall("ScrollPrimitives Color.withAlpha(_:)") { h in
      let s: Color = try h()
      _ = try s.withAlpha(h())
    },
  ]
}
