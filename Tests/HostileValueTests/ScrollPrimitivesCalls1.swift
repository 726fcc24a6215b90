import ScrollPrimitives

extension HostileCall {
  static let scrollPrimitives1: [HostileCall] = [
    HostileCall("ScrollPrimitives LayoutPoint.init(main:cross:axis:)") { h in
      _ = try LayoutPoint(main: h(), cross: h(), axis: h())
    },
    HostileCall("ScrollPrimitives LayoutSize.init(main:cross:axis:)") { h in
      _ = try LayoutSize(main: h(), cross: h(), axis: h())
    },
    HostileCall("ScrollPrimitives Canvas.fill(_:_:)") { h in
      let v0: LayoutRect = try h()
      let v1: Color = try h()
      var list = DisplayList()
      let path: BezierPath = try h()
      list.addGroup(size: try h()) { canvas in
        canvas.fill(v0, v1)
        canvas.fill(path, v1)
      }
    },
    HostileCall("ScrollPrimitives Canvas.roundedRect(_:radius:_:)") { h in
      let v0: LayoutRect = try h()
      let v1: Double = try h()
      let v2: Color = try h()
      var list = DisplayList()
      list.addGroup(size: try h()) { canvas in canvas.roundedRect(v0, radius: v1, v2) }
    },
    HostileCall("ScrollPrimitives Canvas.border(_:radius:width:_:)") { h in
      let v0: LayoutRect = try h()
      let v1: Double = try h()
      let v2: Double = try h()
      let v3: Color = try h()
      var list = DisplayList()
      list.addGroup(size: try h()) { canvas in canvas.border(v0, radius: v1, width: v2, v3) }
    },
    HostileCall("ScrollPrimitives Canvas.shadow(_:radius:blur:_:)") { h in
      let v0: LayoutRect = try h()
      let v1: Double = try h()
      let v2: Double = try h()
      let v3: Color = try h()
      var list = DisplayList()
      list.addGroup(size: try h()) { canvas in canvas.shadow(v0, radius: v1, blur: v2, v3) }
    },
    HostileCall("ScrollPrimitives Canvas.gradient(_:radius:from:to:axis:)") { h in
      let v0: LayoutRect = try h()
      let v1: Double = try h()
      let v2: Color = try h()
      let v3: Color = try h()
      let v4: Axis = try h()
      var list = DisplayList()
      list.addGroup(size: try h()) { canvas in
        canvas.gradient(v0, radius: v1, from: v2, to: v3, axis: v4)
      }
    },
    HostileCall("ScrollPrimitives Canvas.image(_:in:radius:)") { h in
      let v0: String = try h()
      let v1: LayoutRect = try h()
      let v2: Double = try h()
      var list = DisplayList()
      list.addGroup(size: try h()) { canvas in canvas.image(v0, in: v1, radius: v2) }
    },
    HostileCall("ScrollPrimitives Canvas.line(from:to:width:_:)") { h in
      let v0: LayoutPoint = try h()
      let v1: LayoutPoint = try h()
      let v2: Double = try h()
      let v3: Color = try h()
      var list = DisplayList()
      list.addGroup(size: try h()) { canvas in canvas.line(from: v0, to: v1, width: v2, v3) }
    },
    HostileCall("ScrollPrimitives Canvas.text(_:in:style:_:)") { h in
      let v0: String = try h()
      let v1: LayoutRect = try h()
      let v2: TextStyle = try h()
      let v3: Color = try h()
      var list = DisplayList()
      list.addGroup(size: try h()) { canvas in canvas.text(v0, in: v1, style: v2, v3) }
    },
    HostileCall("ScrollPrimitives Canvas.text(_:in:size:_:)") { h in
      let v0: String = try h()
      let v1: LayoutRect = try h()
      let v2: Double = try h()
      let v3: Color = try h()
      var list = DisplayList()
      list.addGroup(size: try h()) { canvas in canvas.text(v0, in: v1, size: v2, v3) }
    },
    HostileCall("ScrollPrimitives Canvas.pushClip(_:radius:)") { h in
      let v0: LayoutRect = try h()
      let v1: Double = try h()
      var list = DisplayList()
      list.addGroup(size: try h()) { canvas in canvas.pushClip(v0, radius: v1) }
    },
    HostileCall("ScrollPrimitives Canvas.pushOpacity(_:)") { h in
      let v0: Double = try h()
      var list = DisplayList()
      list.addGroup(size: try h()) { canvas in canvas.pushOpacity(v0) }
    },
    HostileCall("ScrollPrimitives Color.init(red:green:blue:alpha:)") { h in
      _ = try Color(red: h(), green: h(), blue: h(), alpha: h())
    },
    HostileCall("ScrollPrimitives DisplayList.addGroup(at:size:opacity:_:)") { h in
      _ = try h() as DisplayList
    },
    HostileCall("ScrollPrimitives LayoutPoint.init(x:y:)") { h in
      _ = try LayoutPoint(x: h(), y: h())
    },
    HostileCall("ScrollPrimitives LayoutSize.init(width:height:)") { h in
      _ = try LayoutSize(width: h(), height: h())
    },
    HostileCall("ScrollPrimitives LayoutRect.init(origin:size:)") { h in
      _ = try LayoutRect(origin: h(), size: h())
    },
    HostileCall("ScrollPrimitives LayoutRect.init(x:y:width:height:)") { h in
      _ = try LayoutRect(x: h(), y: h(), width: h(), height: h())
    },
    HostileCall("ScrollPrimitives LayoutInsets.init(top:left:bottom:right:)") { h in
      _ = try LayoutInsets(top: h(), left: h(), bottom: h(), right: h())
    },
    HostileCall("ScrollPrimitives InputEvent.init(time:position:action:)") { h in
      _ = try InputEvent(time: h(), position: h(), action: h())
    },
    HostileCall("ScrollPrimitives KeyPress.Modifiers.init(rawValue:)") { h in
      _ = try KeyPress.Modifiers(rawValue: h())
    },
    HostileCall("ScrollPrimitives KeyPress.init(time:key:modifiers:isRepeat:)") { h in
      _ = try KeyPress(time: h(), key: h(), isRepeat: h())
    },
    HostileCall("ScrollPrimitives LayoutGuide.readable(limit:)") { h in
      _ = try LayoutGuide.readable(limit: h())
    },
    HostileCall("ScrollPrimitives LayoutGuide.inset(by:)") { h in
      let s: LayoutGuide = try h()
      _ = try s.inset(by: h())
    },
    HostileCall("ScrollPrimitives LayoutGuide.limited(toWidth:)") { h in
      let s: LayoutGuide = try h()
      _ = try s.limited(toWidth: h())
    },
    HostileCall("ScrollPrimitives LayoutGuide.frame(in:safeArea:traits:)") { h in
      let s: LayoutGuide = try h()
      _ = try s.frame(in: h(), safeArea: h(), traits: h())
    },
    HostileCall("ScrollPrimitives LayoutGuide.insets(in:safeArea:traits:)") { h in
      let s: LayoutGuide = try h()
      _ = try s.insets(in: h(), safeArea: h(), traits: h())
    },
    HostileCall(
      "ScrollPrimitives TextStyle.init(size:weight:alignment:lineLimit:lineHeight:monospacedDigits:)"
    ) { h in
      _ = try TextStyle(
        size: h(), lineLimit: h(), lineHeight: h(), monospacedDigits: h())
    },
    HostileCall("ScrollPrimitives Timestamp.init(nanoseconds:)") { h in
      _ = try Timestamp(nanoseconds: h())
    },
  ]
}
