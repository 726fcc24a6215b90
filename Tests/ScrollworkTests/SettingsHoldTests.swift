import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Anchor policies and followed ends hold the requests that follow them, in the same frame too.
@Suite struct SettingsHoldTests {
  private enum Setting: CaseIterable {
    case end, start, last, item, trailing, nothing

    func set(on view: CollectionView, _ item: ItemPath) {
      switch self {
      case .end: view.followsEnd = true
      case .start: view.followsStart = true
      case .last: view.anchorPolicy = .lastVisible
      case .item: view.anchorPolicy = .item(item)
      case .trailing: view.anchorPolicy = .trailingEdge
      case .nothing: view.anchorPolicy = .none
      }
    }
  }

  @Test(
    "a setting and an update in one frame show what they show with a frame between",
    arguments: TestRun.seeds(60))
  func sameFrame(seed: UInt64) throws {
    for (number, setting) in Setting.allCases.enumerated() {
      var random = SeededGenerator(seed: seed &* 31 &+ UInt64(number))
      let offset = random.pick([0, random.number(0...7000), 1e9])
      let place = random.pick([0, random.whole(0...199), 199])
      let edits: [ItemEdit] = [
        random.oneIn(2)
          ? .insertItems(at: ItemPath(section: 0, item: place), count: random.whole(1...4))
          : .removeItems(at: ItemPath(section: 0, item: place), count: 1)
      ]
      var frames: [Frame] = []
      var state: [[Bool]] = []
      for isApart in [true, false] {
        let harness = try Harness(counts: [200])
        let view = harness.view
        try view.step(to: .zero)
        try view.setContentOffset(LayoutPoint(x: 0, y: offset), animated: false)
        try view.step(to: .zero + .milliseconds(16))
        let shown = try #require(view.visibleItems.dropFirst(3).first)
        try view.step(to: .zero + .milliseconds(32))
        setting.set(on: view, shown)
        if isApart { try view.step(to: .zero + .milliseconds(48)) }
        try view.performUpdates(edits)
        frames.append(try view.step(to: .zero + .milliseconds(64)))
        state.append([view.isFollowingStart, view.isFollowingEnd])
      }
      let name = "seed \(seed) \(setting) \(edits) at \(offset)"
      #expect(frames[0].contentOffset == frames[1].contentOffset, "\(name)")
      #expect(frames[0].visible == frames[1].visible, "\(name)")
      #expect(state[0] == state[1], "\(name)")
    }
  }
}
