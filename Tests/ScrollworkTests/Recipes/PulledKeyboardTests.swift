import ScrollPrimitives
import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// A keyboard that a finger pulls down, as the page "Recipes" does it.
@Suite struct PulledKeyboardTests {
  /// A host with a keyboard.
  private final class Host {
    let view: CollectionView
    let rest = LayoutRect(x: 0, y: 544, width: 390, height: 300)
    var finger: Double?

    init(_ view: CollectionView) { self.view = view }

    func send(_ event: InputEvent) throws {
      try view.send(event)
      switch event.action {
      case .pointerDown: finger = event.position.y
      case .pointerMoved where finger != nil && view.keyboardFrame != nil:
        let top = min(max(rest.origin.y, event.position.y), 844)
        try view.setKeyboardFrame(
          LayoutRect(x: 0, y: top, width: 390, height: 844 - top), animated: false)
      case .pointerUp:
        finger = nil
        let isLow = event.position.y > rest.origin.y + rest.size.height / 2
        try view.setKeyboardFrame(isLow ? nil : rest, animated: true)
      default: break
      }
    }
  }

  private func places(of frame: Frame) -> [ElementPath: Double] {
    Dictionary(uniqueKeysWithValues: frame.visible.map { ($0.element, $0.start.points) })
  }

  @Test("rows stay under the finger, and the room at the end follows it")
  func pulls() throws {
    for seed in TestRun.seeds(40) {
      var random = SeededGenerator(seed: seed)
      let harness = try Harness(counts: [200]) { Double(30 + $0.item * 31 % 50) }
      let host = Host(harness.view)
      try harness.view.setKeyboardFrame(host.rest, animated: false)
      try harness.step()
      try harness.view.scroll(to: .row(120), at: .bottom, animated: false)
      try harness.step()
      var y = random.number(300...500)
      func send(_ action: InputEvent.Action) throws {
        try host.send(
          InputEvent(time: harness.time, position: LayoutPoint(x: 100, y: y), action: action))
      }
      try send(.pointerDown(id: 1, kind: .touch))
      try harness.step()
      // Past the slop first.
      y += 12
      try send(.pointerMoved(id: 1))
      var starts = places(of: try harness.step())
      for _ in 0..<60 {
        let place = y
        y = min(max(y + random.number(-15...25), 200), 840)
        try send(.pointerMoved(id: 1))
        let frame = try harness.step()
        // The rows on screen go with the finger.
        var compared = 0
        for element in frame.visible {
          guard let start = starts[element.element] else { continue }
          #expect(abs(element.start.points - start - (y - place)) <= 1.0 / 512, "seed \(seed)")
          compared += 1
        }
        #expect(compared > 5)
        starts = places(of: frame)
        let room = harness.view.adjustedContentInset.trailing
        #expect(abs(room - (844 - max(544, y))) <= 1.0 / 1024, "seed \(seed)")
      }
      try send(.pointerUp(id: 1))
      let isLow = y > 694
      try harness.step()
      #expect(harness.view.keyboardFrame == (isLow ? nil : host.rest), "seed \(seed)")
      try harness.settle()
      #expect(harness.view.adjustedContentInset.trailing == (isLow ? 0 : 300))
    }
  }
}
