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
    var drawn = 0
    for seed in TestRun.seeds(24) {
      let (plain, other) = (
        try LayoutFuzz(seed: seed, kind: kind), try LayoutFuzz(seed: seed, kind: kind)
      )
      var frames: [Frame] = []
      plain.onFrame = { frame, _ in frames.append(frame) }
      var place = 0
      other.view.effectProvider = Self.effect
      other.onFrame = { frame, _ in
        defer { place += 1 }
        if other.view.effectProvider == nil { other.view.effectProvider = Self.effect }
        guard place < frames.count else { return }
        let before = frames[place]
        #expect(frame.visible == before.visible, "\(kind) seed \(seed) frame \(place)")
        #expect(frame.events == before.events && frame.work == before.work)
        #expect(frame.contentOffset == before.contentOffset && frame.edges == before.edges)
        #expect(frame.diagnostics == before.diagnostics && frame.phase == before.phase)
        #expect(frame.displayList.groups.count == before.displayList.groups.count)
        let isMirrored =
          frame.axis == .horizontal && other.view.traits.layoutDirection == .rightToLeft
        drawn += Self.check(frame, isMirrored, "\(kind) seed \(seed) frame \(place)")
      }
      while plain.counts.operations < 60, plain.broken.isEmpty { try plain.round() }
      while other.counts.operations < 60, other.broken.isEmpty { try other.round() }
      #expect(plain.broken == other.broken)
      #expect(place == frames.count)
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
