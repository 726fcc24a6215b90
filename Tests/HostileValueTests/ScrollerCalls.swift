import ScrollPrimitives
import Scrollwork

extension HostileCall {
  static let scrollers: [HostileCall] = [
    HostileCall("Scrollwork ScrollBubble.init(size:distance:textSize:ground:text:shadow:)") { h in
      var s = try sectionIndex(&h)
      s.style.bubble = try ScrollBubble(
        size: h(), distance: h(), textSize: h(), ground: h(), text: h(), shadow: h())
      _ = s.choose(1)
      draw(s, in: LayoutSize(width: 390, height: 700))
    },
    HostileCall("Scrollwork SectionIndex.area(in:isMirrored:)") { h in
      _ = try sectionIndex(&h).area(in: h(), isMirrored: h())
    },
    HostileCall("Scrollwork SectionIndex.contains(_:in:isMirrored:)") { h in
      _ = try sectionIndex(&h).contains(h(), in: h(), isMirrored: h())
    },
    HostileCall("Scrollwork SectionIndex.entry(ofSection:)") { h in
      _ = try sectionIndex(&h).entry(ofSection: h())
    },
    HostileCall("Scrollwork SectionIndex.choose(_:)") { h in
      var s = try sectionIndex(&h)
      _ = try s.choose(h() as Int)
    },
    HostileCall("Scrollwork SectionIndex.choose(at:in:)") { h in
      var s = try sectionIndex(&h)
      _ = try s.choose(at: h(), in: h())
    },
    HostileCall("Scrollwork SectionIndex.draw(section:in:isMirrored:)") { h in
      var s = try sectionIndex(&h)
      _ = s.choose(2)
      try draw(s, in: h(), section: h())
    },
    HostileCall("Scrollwork FastScroller.hover(at:in:axis:isMirrored:)") { h in
      var s = try scroller(&h)
      try s.hover(at: h(), in: h(), axis: h(), isMirrored: h())
    },
    HostileCall("Scrollwork FastScroller.nextChange(after:)") { h in
      _ = try scroller(&h).nextChange(after: h())
    },
    HostileCall("Scrollwork FastScroller.press(at:in:when:)") { h in
      let view = try h.view()
      var s = try scroller(&h)
      _ = try s.press(at: h(), in: view, when: h())
      frames(view)
    },
    HostileCall("Scrollwork FastScroller.move(to:in:when:)") { h in
      let view = try h.view()
      var s = try scroller(&h)
      _ = try s.press(at: LayoutPoint(x: 385, y: 20), in: view)
      try s.move(to: h(), in: view, when: h())
      frames(view)
      var list = DisplayList()
      let frame = try view.step(to: Timestamp(nanoseconds: 1 << 60))
      list.addGroup(size: frame.viewportSize) { canvas in
        s.draw(in: &canvas, after: frame, of: view, title: "A")
      }
    },
  ]

  private static func sectionIndex(_ h: inout Draws) throws -> SectionIndex {
    var index = SectionIndex(titles: ["A", "B", "C", "D"])
    if try h() {
      index.style.width = try h()
      index.style.margin = try h()
    }
    return index
  }

  private static func draw(_ index: SectionIndex, in size: LayoutSize, section: Int? = nil) {
    var list = DisplayList()
    list.addGroup(size: size) { index.draw(section: section, in: &$0) }
  }

  private static func scroller(_ h: inout Draws) throws -> FastScroller {
    var style = FastScroller.Style()
    if try h() {
      style.heldThickness = try h()
      style.reach = try h()
      style.bar = try ScrollIndicatorStyle(
        color: h(), thickness: h(), margin: h(), stay: h(), fade: h())
    }
    return FastScroller(style: style)
  }
}
