import Scrollwork
import Testing

/// What is on its way to an end of the content arrives there, also when items come meanwhile.
@Suite struct FollowEndTests {
  /// Frames until nothing moves, with items that come in each of the first ones.
  private func settle(_ harness: Harness, arriving frames: Int) throws -> Frame {
    var frame = try harness.step()
    var count = 0
    while frame.phase != .idle || count < frames, count < 3600 {
      if count < frames {
        let items = harness.view.structure.sectionCounts[0]
        try harness.view.insertItems(at: .row(items), count: 1)
      }
      frame = try harness.step()
      count += 1
    }
    return frame
  }

  private func harness(followsEnd: Bool, at y: Double = 0) throws -> Harness {
    let harness = try Harness(counts: [300], height: { Double(30 + $0.item * 37 % 90) })
    harness.view.followsEnd = followsEnd
    try harness.step()
    try harness.jump(to: y)
    try harness.step()
    return harness
  }

  private func expectAtEnd(_ harness: Harness, _ frame: Frame, _ comment: String) {
    #expect(frame.contentOffset.y == frame.edges.maximum, "\(comment)")
    #expect(harness.view.isFollowingEnd == harness.view.followsEnd, "\(comment)")
  }

  @Test("the key End leads to the end, wherever that is on arrival", arguments: [false, true])
  func endKey(followsEnd: Bool) throws {
    for start in [0.0, 2000, 11_000] {
      let harness = try harness(followsEnd: followsEnd, at: start)
      #expect(try harness.view.press(KeyPress(time: .zero, key: .end)))
      expectAtEnd(harness, try settle(harness, arriving: 15), "from \(start)")
    }
  }

  @Test("the key Home leads to the beginning, wherever that is on arrival")
  func homeKey() throws {
    let harness = try harness(followsEnd: false, at: 3000)
    #expect(try harness.view.press(KeyPress(time: .zero, key: .home)))
    for _ in 0..<10 {
      try harness.view.insertItems(at: .row(0), count: 1)
      try harness.step()
    }
    #expect(try harness.settle().contentOffset.y == 0)
  }

  @Test("End scrolls back to the end when the last item has the focus already")
  func endAgain() throws {
    let harness = try harness(followsEnd: false)
    _ = try harness.view.press(KeyPress(time: .zero, key: .end))
    try harness.settle()
    try harness.jump(to: 500)
    try harness.step()
    _ = try harness.view.press(KeyPress(time: .zero, key: .end))
    expectAtEnd(harness, try harness.settle(), "again")
  }

  @Test("an offset beyond the end means the end on arrival")
  func beyond() throws {
    let harness = try harness(followsEnd: false)
    try harness.view.setContentOffset(LayoutPoint(y: 1e9), animated: true)
    expectAtEnd(harness, try settle(harness, arriving: 15), "beyond")
  }

  @Test("whatever leads to the end takes hold of it where content follows its end")
  func takesHold() throws {
    let scrolls: [(String, (Harness) throws -> Void)] = [
      (
        "offset",
        { harness in
          let end = harness.view.edges.maximum
          try harness.view.setContentOffset(LayoutPoint(y: end), animated: true)
        }
      ),
      (
        "item at the bottom",
        {
          try $0.view.scrollToItem(at: .row(299), at: .bottom, animated: true)
        }
      ),
      ("nearest item", { try $0.view.scrollToItem(at: .row(299), at: .nearest, animated: true) }),
      ("fling", { try $0.view.fling(velocity: 6000) }),
      ("finger", { try $0.drag(from: 700, to: 100, duration: 0.08) }),
    ]
    for (name, scroll) in scrolls {
      for arriving in [0, 1, 15, 120] {
        let harness = try harness(followsEnd: true)
        try harness.jump(to: 1e9)
        try harness.settle()
        try harness.jump(to: harness.view.edges.maximum - 500)
        try harness.step()
        #expect(!harness.view.isFollowingEnd)
        try scroll(harness)
        try harness.step()
        expectAtEnd(harness, try settle(harness, arriving: arriving), "\(name), \(arriving)")
      }
    }
  }

  @Test("a scroll away from the end lets go of it")
  func letsGo() throws {
    let harness = try harness(followsEnd: true)
    try harness.jump(to: 1e9)
    try harness.settle()
    #expect(harness.view.isFollowingEnd)
    try harness.view.fling(velocity: -2000)
    let frame = try settle(harness, arriving: 15)
    #expect(frame.contentOffset.y < frame.edges.maximum - 100 && !harness.view.isFollowingEnd)
  }
}
