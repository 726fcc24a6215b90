import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// How long animated updates take, how they go, and how items come and go in them.
@Suite struct UpdateAnimationTests {
  private final class Row: ReusableCell {
    init() {}

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 50)
    }

    func draw(in canvas: inout Canvas) {
      canvas.fill(canvas.bounds, Color(red: 1, green: 2, blue: 3))
    }
  }

  private func view() throws -> CollectionView {
    let view = CollectionView(prefetch: .none)
    view.register(Row.self)
    view.cellProvider = { view, path in view.dequeueCell(at: path) as Row }
    try view.setViewport(size: LayoutSize(width: 300, height: 500))
    try view.reloadData(sectionCounts: [100])
    try view.step(to: .zero)
    return view
  }

  /// The share of the way by the words of the documentation.
  private func share(_ curve: TimingCurve, _ part: Double) -> Double {
    switch curve {
    case .easeInOut: 3 * part * part - 2 * part * part * part
    case .easeIn: part * part
    case .easeOut: 1 - (1 - part) * (1 - part)
    case .linear: part
    }
  }

  @Test(
    "elements are where the curve has them at any moment, and arrive when the time is over",
    arguments: TimingCurve.allCases, [0.1, 1.5])
  func curves(curve: TimingCurve, duration: Double) throws {
    for rate in TestRun.isLong ? [30, 60, 144, 1000] : [30, 144] {
      let view = try view()
      try view.setUpdateAnimation(UpdateAnimation(duration: duration, curve: curve))
      try view.performUpdates([.removeItems(at: .row(0), count: 2)], animated: true)
      // All begin 100 points below their new places.
      var number = 0
      var arrived = false
      while !arrived {
        let time = Timestamp(seconds: 1 + Double(number) / Double(rate)) ?? .zero
        let frame = try view.step(to: time)
        let passed = Double(number) / Double(rate)
        let left = 1 - share(curve, min(1, passed / duration))
        let row = try #require(frame.visible.first { $0.element == .row(0) })
        #expect(abs(row.start.points - 100 * left) < 0.01, "\(curve) at \(passed) s")
        arrived = frame.leavingCells == 0 && row.start == .zero
        #expect(arrived == (passed >= duration), "\(curve) at \(passed) s")
        number += 1
      }
    }
  }

  @Test("with no time nothing is animated, and with more the profile's own is as before")
  func durations() throws {
    let view = try view()
    try view.setUpdateAnimation(UpdateAnimation(duration: 0))
    try view.performUpdates([.removeItems(at: .row(0), count: 1)], animated: true)
    let frame = try view.step(to: .zero + .milliseconds(10))
    #expect(frame.leavingCells == 0 && frame.visible.allSatisfy { !$0.isDisplaced })
    try view.setUpdateAnimation(UpdateAnimation())
    try view.performUpdates([.removeItems(at: .row(0), count: 1)], animated: true)
    #expect(try view.step(to: .zero + .milliseconds(20)).leavingCells == 1)
    let end = Timestamp.zero + .milliseconds(20) + .seconds(view.profile.animationDuration)
    #expect(try view.step(to: end - .milliseconds(1)).leavingCells == 1)
    #expect(try view.step(to: end).leavingCells == 0)
  }

  @Test(
    "items come and go as the animation says, around their centers, and not with reduced motion")
  func appearance() throws {
    let appearance = LayoutAppearance(
      offset: Ticks(clamping: 20), crossOffset: Ticks(clamping: -60), opacity: 0.25, scale: 0.5)
    func begun(_ traits: TraitCollection) throws -> (
      new: DisplayList.Group, old: DisplayList.Group, Frame
    ) {
      let view = try view()
      view.traits = traits
      try view.step(to: .zero)
      try view.setUpdateAnimation(
        UpdateAnimation(duration: 1, curve: .linear, appearance: appearance))
      try view.performUpdates(
        [.removeItems(at: .row(9), count: 1), .insertItems(at: .row(5), count: 1)],
        animated: true)
      let first = try view.step(to: .zero + .milliseconds(10))
      let last = try view.step(to: .zero + .milliseconds(1010 - 1))
      return (
        try #require(first.displayList.groups.first { $0.opacity == 0.25 }),
        try #require(last.displayList.groups.first { abs($0.opacity - 0.25) < 0.01 }), first
      )
    }
    let (new, old, frame) = try begun(TraitCollection())
    #expect(new.origin == LayoutPoint(x: -60, y: 270) && new.size.height == 50)
    #expect(
      frame.displayList.commands[new.commands.lowerBound]
        == .pushTransform(.scale(x: 0.5, y: 0.5, around: LayoutPoint(x: 150, y: 25))))
    #expect(abs(old.origin.x + 60) < 0.1)
    var reduced = TraitCollection()
    reduced.reducesMotion = true
    let (still, _, plain) = try begun(reduced)
    #expect(still.origin == LayoutPoint(x: 0, y: 250))
    #expect(
      !plain.displayList.commands.contains { if case .pushTransform = $0 { true } else { false } })
  }

  @Test("numbers outside their range are refused, and the animation stays")
  func refused() throws {
    let view = try view()
    let kept = UpdateAnimation(duration: 2, curve: .easeOut)
    try view.setUpdateAnimation(kept)
    for wrong in [
      UpdateAnimation(duration: -1), UpdateAnimation(duration: .nan),
      UpdateAnimation(duration: 3601),
      UpdateAnimation(appearance: LayoutAppearance(opacity: 1.5)),
      UpdateAnimation(appearance: LayoutAppearance(scale: -1)),
      UpdateAnimation(appearance: LayoutAppearance(scale: .infinity)),
    ] {
      #expect(throws: CollectionError.self) { try view.setUpdateAnimation(wrong) }
      #expect(view.updateAnimation == kept)
    }
  }

  @Test("what is on its way goes on as it was when another animation is set")
  func onItsWay() throws {
    let (one, other) = (try view(), try view())
    for view in [one, other] {
      try view.setUpdateAnimation(UpdateAnimation(duration: 1, curve: .easeIn))
      try view.performUpdates([.removeItems(at: .row(0), count: 2)], animated: true)
      try view.step(to: .zero + .milliseconds(100))
    }
    try other.setUpdateAnimation(UpdateAnimation(duration: 0.2, curve: .linear))
    for number in 2...12 {
      let time = Timestamp.zero + .milliseconds(100 * number)
      #expect(try one.step(to: time).displayList == other.step(to: time).displayList)
    }
  }
}
