import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// How elements are drawn with an effect.
@Suite struct EffectTests {
  private final class Row: ReusableCell {
    var sizes: [LayoutSize] = []

    init() {}

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 100)
    }

    func draw(in canvas: inout Canvas) {
      sizes.append(canvas.size)
      canvas.fill(canvas.bounds, Color(red: 1, green: 2, blue: 3))
    }
  }

  private func view(_ count: Int = 100) throws -> CollectionView {
    let view = CollectionView(prefetch: .none)
    view.register(Row.self)
    view.cellProvider = { view, path in view.dequeueCell(at: path) as Row }
    try view.setViewport(size: LayoutSize(width: 300, height: 500))
    try view.reloadData(sectionCounts: [count])
    return view
  }

  private func moment(_ number: Int) -> Timestamp { .zero + .milliseconds(16 * number) }

  @Test("a header stretches as far as the content is pulled, and shrinks as it is scrolled on")
  func stretches() throws {
    let view = try view()
    view.effectProvider = { place in
      var effect = ElementEffect()
      guard place.element == .row(0) else { return effect }
      effect.leadingStretch = max(0, -place.scrolled)
      return effect
    }
    try view.step(to: moment(0))
    try view.send(
      InputEvent(time: moment(0), position: .zero, action: .pointerDown(id: 1, kind: .touch)))
    let pulled = LayoutPoint(x: 0, y: 150)
    try view.send(InputEvent(time: moment(1), position: pulled, action: .pointerMoved(id: 1)))
    let frame = try view.step(to: moment(2))
    let way = -frame.contentOffset.y
    #expect(way > 10)
    #expect(frame.displayList.groups[0].origin.y == 0)
    #expect(frame.displayList.groups[0].size.height == 100 + way)
    #expect(frame.visible[0].start.points == way && frame.visible[0].extent.points == 100)
    let row = try #require(view.cell(for: .row(0), as: Row.self))
    #expect(row.sizes.last?.height == 100 + way)
    // Without the effect it is as long as it lies.
    view.effectProvider = nil
    let after = try view.step(to: moment(2))
    #expect(after.displayList.groups[0].size.height == 100 && row.sizes.last?.height == 100)
  }

  @Test("what is deeper is drawn later and touched first, where it is drawn")
  func depth() throws {
    let view = try view(3)
    view.selectionMode = .single
    view.effectProvider = { place in
      var effect = ElementEffect()
      // All lie on the second one, half as large; the first is on top.
      effect.offset = 100 - place.start
      effect.transform = .scale(x: 0.5, y: 0.5)
      effect.depth = place.element == .row(0) ? 2 : place.element == .row(1) ? 1 : 0
      return effect
    }
    let frame = try view.step(to: moment(0))
    #expect(frame.displayList.groups.allSatisfy { $0.origin.y == 100 })
    func tap(_ x: Double, _ y: Double, _ number: Int) throws -> [ItemPath] {
      try view.deselectItems(at: Array(view.selectedItems))
      let point = LayoutPoint(x: x, y: y)
      try view.send(
        InputEvent(time: moment(number), position: point, action: .pointerDown(id: 1, kind: .touch))
      )
      try view.send(
        InputEvent(time: moment(number + 1), position: point, action: .pointerUp(id: 1)))
      try view.step(to: moment(number + 2))
      return Array(view.selectedItems)
    }
    #expect(try tap(150, 150, 1) == [.row(0)])
    // Beside the scaled drawing, and where the first one lies.
    #expect(try tap(50, 150, 10) == [])
    #expect(try tap(150, 50, 20) == [])
    view.effectProvider = nil
    try view.step(to: moment(29))
    #expect(try tap(150, 50, 30) == [.row(0)])
  }

  @Test("numbers that are not finite are reported, and the element is drawn where it lies")
  func notFinite() throws {
    let view = try view()
    let wrong: [WritableKeyPath<ElementEffect, Double>] = [
      \.offset, \.crossOffset, \.leadingStretch, \.trailingStretch, \.opacity, \.transform.a,
      \.transform.ty,
    ]
    for (number, part) in wrong.enumerated() {
      for value in [Double.nan, .infinity, -.infinity] {
        view.effectProvider = { place in
          var effect = ElementEffect()
          if place.element == .row(1) { effect[keyPath: part] = value }
          return effect
        }
        let frame = try view.step(to: moment(number))
        #expect(frame.diagnostics == [.invalidEffect(.row(1))])
        // Once, and no frame is due for it.
        #expect(try view.step(to: moment(number)).diagnostics.isEmpty)
        try view.step(to: moment(number))
        #expect(view.nextFrameTime == nil)
        #expect(frame.displayList.groups[1].origin.y == 100)
      }
    }
  }

  @Test("finite numbers of any size are drawn, and touched, without a trap")
  func huge() throws {
    let view = try view()
    view.selectionMode = .single
    var random = SeededGenerator(seed: 7)
    let numbers = [0, 1e-300, -1, 1e9, 1e300, -1e300, Double.greatestFiniteMagnitude]
    for number in 0..<TestRun.share(of: 400) + 40 {
      view.effectProvider = { _ in
        func any() -> Double { numbers.randomElement(using: &random) ?? 0 }
        var effect = ElementEffect()
        (effect.offset, effect.crossOffset) = (any(), any())
        (effect.leadingStretch, effect.trailingStretch) = (any(), any())
        effect.opacity = any()
        effect.transform = Transform(a: any(), b: any(), c: any(), d: any(), tx: any(), ty: any())
        effect.depth = [0, .max, .min, 3].randomElement(using: &random) ?? 0
        return effect
      }
      try view.send(
        InputEvent(
          time: moment(number), position: LayoutPoint(x: 150, y: 150),
          action: number % 2 == 0 ? .pointerDown(id: 1, kind: .touch) : .pointerUp(id: 1)))
      let frame = try view.step(to: moment(number))
      #expect(frame.displayList.groups.count == frame.visible.count)
      for case .pushTransform(let map) in frame.displayList.commands { #expect(map.isFinite) }
    }
  }

  @Test("an item that goes keeps the effect it was last drawn with, until it is gone")
  func leaving() throws {
    let view = try view()
    view.effectProvider = { place in
      var effect = ElementEffect()
      effect.crossOffset = place.element == .row(1) ? 40 : 10
      return effect
    }
    try view.step(to: moment(0))
    try view.performUpdates([.removeItems(at: .row(1), count: 1)], animated: true)
    let frame = try view.step(to: moment(1))
    let across = frame.displayList.groups.map(\.origin.x)
    #expect(frame.leavingCells == 1 && across.filter { $0 == 40 }.count == 2)
  }

  @Test(
    "content that is at rest is drawn the same in each frame, and an update beyond it moves nothing"
  )
  func still() throws {
    let view = try view()
    view.effectProvider = EffectLawTests.effect
    try view.setContentOffset(LayoutPoint(x: 0, y: 3000), animated: false)
    let before = try view.step(to: moment(0)).displayList
    try view.insertItems(at: .row(0), count: 3)
    // The offset of the content has changed by the rows before it: an effect that goes by it changes with it.
    view.effectProvider = { place in
      var effect = EffectLawTests.effect(of: place)
      effect.trailingStretch = 0
      return effect
    }
    let plain = try view.step(to: moment(1)).displayList
    try view.insertItems(at: .row(0), count: 3)
    let after = try view.step(to: moment(2)).displayList
    #expect(after == plain)
    #expect(before != plain)
  }

  @Test("a layout decides how its elements are drawn, and the view's own effect takes its place")
  func ofLayout() throws {
    let view = try view()
    try view.setLayout(Fading(), animated: false)
    let faded = try view.step(to: moment(0)).displayList.groups
    #expect(faded.map(\.opacity) == [0.6, 0.8, 1, 0.8, 0.6])
    view.effectProvider = { _ in ElementEffect() }
    #expect(try view.step(to: moment(1)).displayList.groups.allSatisfy { $0.opacity == 1 })
  }

  /// Rows of 100 points that fade with their distance from the middle.
  private struct Fading: CollectionLayout {
    private var context = LayoutContext()
    var hasEffects: Bool { true }
    var contentExtent: Ticks { Ticks(clamping: Double(context.structure.elementCount) * 100) }

    func effect(of place: ElementPlace) -> ElementEffect {
      var effect = ElementEffect()
      effect.opacity = 1 - abs(place.start - 200) / 500
      return effect
    }

    mutating func prepare(_ context: LayoutContext) { self.context = context }

    func attributes(at index: Int) -> LayoutAttributes? {
      guard index >= 0, index < context.structure.elementCount,
        case .item(let path) = context.structure.path(at: index)
      else { return nil }
      return LayoutAttributes(
        index: index, element: .item(path), start: Ticks(clamping: Double(path.item) * 100),
        extent: Ticks(clamping: 100), crossExtent: Ticks(clamping: context.container.width))
    }

    func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
      for index in 0..<context.structure.elementCount {
        if let element = attributes(at: index), element.touches(window.main) {
          found.append(element)
        }
      }
    }
  }
}
