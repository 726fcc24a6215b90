import ScrollPrimitives
import Scrollwork
import Testing

/// A scroll to an element takes the given time.
@Suite struct ScrollDurationTests {
  @Test("it arrives after its duration, at any rate", arguments: [30.0, 60, 120, 1000])
  func arrives(rate: Double) throws {
    for duration in [0.1, 0.25, 1, 3] {
      let harness = try Harness(counts: [500])
      harness.rate = rate
      try harness.step()
      let start = harness.time
      var outcome: ScrollOutcome?
      try harness.view.scroll(
        to: .row(40), at: .top, animated: true, duration: duration, when: .at(start),
        completion: { outcome = $0 })
      while outcome == nil { try harness.step() }
      let taken = harness.time.seconds - start.seconds
      #expect(taken >= duration - 1e-9 && taken <= duration + 1 / rate + 1e-9)
      #expect(outcome == ScrollOutcome(reason: .arrived))
      #expect(harness.view.frame(of: .row(40))?.minY == 0)
    }
  }

  @Test("a section that scrolls across takes the same time, and the scroll has not arrived before")
  func across() throws {
    let group = LayoutGroup.horizontal(
      size: LayoutDimensions(width: .absolute(150), height: .absolute(100)),
      subitems: [
        .item(LayoutItemSpec(width: .fractionalWidth(1), height: .fractionalHeight(1)))
      ])
    let layout = try CompositionalLayout(
      section: SectionSpec(group: group, orthogonalBehavior: .continuous))
    let harness = try Harness(counts: [20, 20, 20], layout: layout)
    try harness.step()
    let start = harness.time.seconds
    var arrival: Double?
    try harness.view.scroll(
      to: .item(ItemPath(section: 1, item: 12)), at: .center, animated: true, duration: 2,
      when: .at(harness.time), completion: { _ in arrival = harness.time.seconds - start })
    while harness.view.isScrollingAcross || arrival == nil { try harness.step() }
    #expect(try #require(arrival) >= 2 - 1e-9 && #require(arrival) <= 2.05)
    #expect(harness.time.seconds - start <= 2.05)
  }

  @Test("without time it is there at once, and a profile without animations takes none")
  func atOnce() throws {
    for (animated, duration, reduced) in [(true, 0.0, false), (false, 2, false), (true, 2, true)] {
      var profile = ScrollProfile.ios
      if reduced { profile.animationDuration = 0 }
      let harness = try Harness(counts: [500], profile: profile)
      try harness.step()
      try harness.view.scroll(to: .row(40), at: .top, animated: animated, duration: duration)
      try harness.step()
      #expect(harness.view.frame(of: .row(40))?.minY == 0 && harness.view.phase == .idle)
    }
  }

  @Test("a duration that is none is refused", arguments: [-1, .nan, .infinity, 3601])
  func refused(duration: Double) throws {
    let harness = try Harness(counts: [500])
    try harness.step()
    #expect(throws: CollectionError.self) {
      try harness.view.scroll(to: .row(4), at: .top, animated: true, duration: duration)
    }
    #expect(harness.view.nextFrameTime == nil || harness.view.phase == .idle)
  }
}
