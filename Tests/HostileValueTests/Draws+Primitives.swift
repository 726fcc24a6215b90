import ScrollPrimitives

extension LayoutPoint: Drawn {
  static func drawn(_ h: inout Draws) throws -> LayoutPoint { LayoutPoint(x: try h(), y: try h()) }
}

extension LayoutSize: Drawn {
  static func drawn(_ h: inout Draws) throws -> LayoutSize {
    LayoutSize(width: try h(), height: try h())
  }
}

extension LayoutRect: Drawn {
  static func drawn(_ h: inout Draws) throws -> LayoutRect {
    LayoutRect(origin: try h(), size: try h())
  }
}

extension LayoutInsets: Drawn {
  static func drawn(_ h: inout Draws) throws -> LayoutInsets {
    LayoutInsets(top: try h(), left: try h(), bottom: try h(), right: try h())
  }
}

extension Timestamp: Drawn {
  static func drawn(_ h: inout Draws) throws -> Timestamp {
    let (seconds, nanoseconds): (Double, Int64) = (try h(), try h())
    return try h() ? Timestamp(nanoseconds: nanoseconds) : try some(Timestamp(seconds: seconds))
  }
}

extension Axis: Drawn {
  static func drawn(_ h: inout Draws) -> Axis { h.pick([.vertical, .horizontal]) }
}

extension Color: Drawn {
  static func drawn(_ h: inout Draws) throws -> Color {
    Color(red: try h(), green: try h(), blue: try h(), alpha: try h())
  }
}

extension BezierPath: Drawn {
  static func drawn(_ h: inout Draws) throws -> BezierPath {
    var path = BezierPath(polygon: [try h(), try h()])
    path.addCurve(to: try h(), control1: try h(), control2: try h())
    if try h() { path.close() }
    return path
  }
}

extension TextStyle: Drawn {
  static func drawn(_ h: inout Draws) throws -> TextStyle {
    TextStyle(size: try h(), lineLimit: try h(), lineHeight: try h(), monospacedDigits: try h())
  }
}

extension Transform: Drawn {
  static func drawn(_ h: inout Draws) throws -> Transform {
    Transform(a: try h(), b: try h(), c: try h(), d: try h(), tx: try h(), ty: try h())
  }
}

extension TraitCollection: Drawn {
  static func drawn(_ h: inout Draws) throws -> TraitCollection {
    try h() ? TraitCollection() : TraitCollection(windowSize: try h())
  }
}

extension LayoutGuide: Drawn {
  static func drawn(_ h: inout Draws) throws -> LayoutGuide {
    LayoutGuide.readable(limit: try h()).inset(by: try h()).limited(toWidth: try h())
  }
}

extension InputEvent.Action: Drawn {
  static func drawn(_ h: inout Draws) throws -> InputEvent.Action {
    let (id, delta): (Int, LayoutPoint) = (try h(), try h())
    return h.pick([
      .pointerDown(id: id, kind: .touch), .pointerMoved(id: id), .pointerUp(id: id),
      .pointerCanceled(id: id), .wheel(delta: delta, kind: .precise),
      .wheel(delta: delta, kind: .stepped),
    ])
  }
}

extension InputEvent: Drawn {
  static func drawn(_ h: inout Draws) throws -> InputEvent {
    InputEvent(time: try h(), position: try h(), action: try h())
  }
}

extension KeyPress.Key: Drawn {
  static func drawn(_ h: inout Draws) -> KeyPress.Key {
    h.pick([.up, .down, .pageDown, .home, .end, .space, .enter, .tab, .character("a")])
  }
}

extension KeyPress: Drawn {
  static func drawn(_ h: inout Draws) throws -> KeyPress { KeyPress(time: try h(), key: try h()) }
}

extension DisplayList: Drawn {
  static func drawn(_ h: inout Draws) throws -> DisplayList {
    var list = DisplayList()
    let (origin, size, rect): (LayoutPoint, LayoutSize, LayoutRect) = (try h(), try h(), try h())
    let color: Color = try h()
    list.addGroup(at: origin, size: size, opacity: try h()) { canvas in
      canvas.fill(rect, color)
      canvas.pushOpacity(rect.size.width)
    }
    return list
  }
}
