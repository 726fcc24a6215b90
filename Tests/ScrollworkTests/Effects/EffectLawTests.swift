import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Elements that are drawn otherwise than they lie, in all layouts and under any operation.
@Suite struct EffectLawTests {
  /// An effect that uses all there is, by the place alone.
  static func effect(of place: ElementPlace) -> ElementEffect {
    var effect = ElementEffect()
    effect.offset = place.start / 8
    effect.crossOffset = place.position * 3
    effect.leadingStretch = max(0, -place.scrolled)
    effect.trailingStretch = -min(place.extent, max(0, place.scrolled) / 16)
    effect.transform = .scale(x: 1 - abs(place.position) / 4, y: 0.75)
    effect.opacity = 1 - min(abs(place.position), 1) / 2
    effect.depth = -Int(abs(place.position) * 10)
    return effect
  }

  /// Where an element is to be drawn, computed with numbers of another kind.
  static func expected(_ element: VisibleElement, in frame: Frame) -> (
    start: Double, extent: Double
  ) {
    let (start, extent) = (element.start.points, element.extent.points)
    let scrolled = frame.contentOffset[main: frame.axis] - frame.edges.minimum
    let (leading, trailing) = (max(0, -scrolled), -min(extent, max(0, scrolled) / 16))
    return (start + start / 8 - leading, max(0, extent + leading + trailing))
  }

  @Test(
    "an effect changes the drawing alone, which it decides",
    arguments: FuzzLayout.Kind.allCases)
  func drawingAlone(kind: FuzzLayout.Kind) throws {
    let drawn = try DrawnAlike.run(kind) { view in
      if view.effectProvider == nil { view.effectProvider = Self.effect }
    } check: { pair in
      #expect(pair.frame.work == pair.plain.work, "\(pair.name)")
      #expect(pair.frame.displayList.groups.count == pair.plain.displayList.groups.count)
      let isMirrored =
        pair.frame.axis == .horizontal && pair.view.traits.layoutDirection == .rightToLeft
      return Self.check(pair.frame, isMirrored, pair.name)
    }
    #expect(drawn > 0)
  }

  /// Whether each element with a cell is drawn where its effect says. How many were.
  private static func check(_ frame: Frame, _ isMirrored: Bool, _ name: String) -> Int {
    let length = frame.viewportSize[main: frame.axis]
    let groups = frame.displayList.groups
    var drawn = 0
    for element in frame.visible where element.hasCell {
      let (start, extent) = expected(element, in: frame)
      let isThere = groups.contains { group in
        let size = group.size[main: frame.axis]
        let origin = group.origin[main: frame.axis]
        let leading = isMirrored ? length - origin - size : origin
        return abs(leading - start) < 0.01 && abs(size - extent) < 0.01
      }
      #expect(isThere, "\(name): \(element.element) is not drawn at \(start), \(extent) pt long")
      drawn += 1
    }
    return drawn
  }
}
