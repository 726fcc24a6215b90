import ScrollLayout
import Scrollwork
import Testing

/// Jumps to rows whose sizes turn out to be very different from the estimate, so that all the content
/// before them becomes shorter or longer in the frame of the jump.
@Suite struct RegressionJumpTests {
  private static func harness(height: Double) throws -> Harness {
    let harness = try Harness(
      counts: [50_000], height: { $0.item < 200 ? 60 : height + Double($0.item % 3) })
    try harness.step()
    return harness
  }

  private static func bounces(_ events: [CollectionEvent]) -> [BounceEvent] {
    events.compactMap { if case .scroll(.bounce(let bounce)) = $0 { bounce } else { nil } }
  }

  @Test("a jump bounces nowhere", arguments: [5, 12, 90, 400])
  func jump(height: Double) throws {
    for start in [0, 25_000, 49_999] {
      for target in [0, 24_000, 49_999] {
        for isMoving in [false, true] {
          let harness = try Self.harness(height: height)
          try harness.view.scrollToItem(
            at: ItemPath(section: 0, item: start), at: .top, animated: false)
          try harness.step()
          if isMoving {
            try harness.view.fling(velocity: start < 40_000 ? 900 : -900)
            try harness.step()
          }
          let path = ItemPath(section: 0, item: target)
          try harness.view.scrollToItem(at: path, at: .top, animated: false)
          let frame = try harness.step()
          let comment = "\(height) pt, from \(start) to \(target), moving \(isMoving)"
          #expect(Self.bounces(frame.events).isEmpty, "\(comment)")
          #expect(frame.phase == .idle, "\(comment)")
          #expect(frame.visible.contains { $0.element == .item(path) }, "\(comment)")
          #expect(frame.diagnostics.isEmpty, "\(comment)")
        }
      }
    }
  }

  @Test("a wheel turned far goes as far as it was turned", arguments: [5, 12, 90, 400])
  func wheel(height: Double) throws {
    let harness = try Self.harness(height: height)
    for way in [20_000.0, 30_000, -15_000] {
      try harness.send(.wheel(delta: LayoutPoint(y: way)), y: 300)
      let frame = try harness.step()
      let comment = "\(height) pt, by \(way)"
      #expect(Self.bounces(frame.events).isEmpty, "\(comment)")
      #expect(frame.displacement.points == way, "\(comment)")
      #expect(frame.phase == .idle, "\(comment)")
      let next = try harness.step()
      #expect(next.displacement == .zero && next.visible == frame.visible, "\(comment)")
    }
  }
}
