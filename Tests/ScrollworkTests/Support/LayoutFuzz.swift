import ScrollTools
import Scrollwork

/// A view with any layout, its items, the operations on it, and the violations found.
final class LayoutFuzz {
  let seed: UInt64
  private(set) var view = CollectionView()
  private(set) var made: FuzzLayout
  /// Layouts set so far.
  private(set) var layoutCount = 0
  var random: SeededGenerator
  var items: FuzzItems
  private(set) var time = Timestamp.zero
  var lastInput = Timestamp.zero
  private(set) var broken: [String] = []
  /// What was done lately, for the report.
  private(set) var trail: [String] = []

  /// How often each item changed.
  private var versions: [Int: Int] = [:]
  /// The elements on screen, by the notifications of the cells.
  var shown: Set<Identity> = []
  private(set) var counts = (operations: 0, frames: 0, compared: 0, rested: 0)

  /// What was requested that the next frame applies.
  struct News {
    var edits = false
    var resized = false
    var layout = false
    var isAnimated = false
    var reload = false
    /// Something scrolls across, or was requested to.
    var across = false
    var policy = false
    var indicator = false
    var any = false
    /// Items that changed their size.
    var changed: Set<Identity> = []
    /// What holds the updates: the policy that was set before the first of them.
    var held: Held?

    var movesItems: Bool { edits || resized || layout || reload || !changed.isEmpty }
  }
  var news = News()

  /// A policy, and who it names if it names someone.
  struct Held {
    var policy: AnchorPolicy
    var named: Identity?
  }
  /// Something for the next frame not to be compared across.
  var scrollsAcross = false
  var isIndicatorHeld = false
  /// Whether the finger of the last drag was not lifted.
  var isFingerDown = false
  /// Until when elements are on their way from one layout to another.
  var movesUntil = Timestamp(nanoseconds: -1)
  var jump: Jump?
  /// With more operations; `nil` without.
  var extras: Extras?

  /// An item that was scrolled to at once.
  struct Jump {
    var item: Int
    var position: ScrollPosition
  }

  /// What the frame before left.
  struct Before {
    var frame: Frame
    var row: [Identity]
    var places: [Identity: VisibleElement]
    var layout: any CollectionLayout
    var made: FuzzLayout
    var indicator: ScrollIndicator
    var isHeld: Bool
    var isBouncing: Bool
  }
  private(set) var before: Before?
  /// The item that was on screen before another layout or viewport came, and where it lay; `nil` once content is
  /// scrolled.
  private(set) var left: Left?

  struct Left {
    /// `nil` where all were on their way, and shown where they did not lie.
    var identity: Identity?
    var start = Ticks.zero
    var end = Ticks.zero
    var axis: Axis

    init(_ look: Before) {
      axis = look.frame.axis
      identity = look.row.first { $0.isItem && look.places[$0]?.isDisplaced == false }
      guard let place = identity.flatMap({ look.places[$0] }) else { return }
      start = place.start
      end = place.start + place.extent
    }

    /// Whether it lies where it was left.
    func isShown(in look: Before) -> Bool {
      guard look.frame.axis == axis, let identity, let place = look.places[identity] else {
        return false
      }
      return place.start == start || place.start + place.extent == end
    }
  }
  /// Sees each frame and the requests before it.
  var onFrame: ((Frame, News) -> Void)?

  init(seed: UInt64, kind: FuzzLayout.Kind) throws {
    self.seed = seed
    let name = kind.rawValue.utf8.reduce(0) { $0 + Int($1) }
    var random = SeededGenerator(seed: seed &* 977 &+ UInt64(name))
    let axis: Axis = Int.random(in: 0..<4, using: &random) == 0 ? .horizontal : .vertical
    made = try FuzzLayout.make(kind, axis: axis, count: 0, &random)
    items = FuzzItems(
      counts: (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Int.random(in: 0...90, using: &random)
      })
    if kind == .known {
      made = try FuzzLayout.make(kind, axis: axis, count: items.itemCount, &random)
    }
    self.random = random
    view = makeView()
    try view.setViewport(size: LayoutSize(width: 390, height: 500), scale: 3)
    try view.reloadData(sectionCounts: items.counts)
    news.reload = true
  }

  func makeView() -> CollectionView {
    let view = CollectionView(
      layout: made.layout,
      prefetch: PrefetchPolicy(
        distance: [0.0, 300, 900].randomElement(using: &random) ?? 0,
        cellsPerFrame: Int.random(in: 0...4, using: &random)))
    // By numbers of their own, so that the operations of a seed stay what they are.
    var own = SeededGenerator(seed: seed &* 31 &+ UInt64(layoutCount))
    if Bool.random(using: &own) {
      let animation = UpdateAnimation(
        duration: [nil, 0.05, 0.3, 1.2].randomElement(using: &own) ?? nil,
        curve: TimingCurve.allCases.randomElement(using: &own) ?? .linear,
        appearance: Bool.random(using: &own)
          ? nil
          : LayoutAppearance(
            offset: Ticks(clamping: Double.random(in: -90...90, using: &own)),
            crossOffset: Ticks(clamping: Double.random(in: -90...90, using: &own)),
            opacity: Double.random(in: 0...1, using: &own),
            scale: Double.random(in: 0...2, using: &own)))
      try? view.setUpdateAnimation(animation)
    }
    view.register(LayoutFuzzCell.self)
    view.register(LayoutFuzzEdgeCell.self)
    view.cellProvider = { [unowned self] view, path in
      bind(view.dequeueCell(LayoutFuzzCell.self, at: path), to: .item(path))
    }
    view.headerProvider = { [unowned self] view, section in
      bind(
        view.dequeueHeader(LayoutFuzzEdgeCell.self, inSection: section),
        to: .header(section: section))
    }
    view.footerProvider = { [unowned self] view, section in
      bind(
        view.dequeueFooter(LayoutFuzzEdgeCell.self, inSection: section),
        to: .footer(section: section))
    }
    return view
  }

  private func bind(_ cell: LayoutFuzzCell, to element: ElementPath) -> LayoutFuzzCell {
    cell.fuzz = self
    let identity = items.identity(of: element)
    require(identity != nil, "\(element) was bound, which is not there")
    cell.identity = identity
    cell.version = identity.map(version) ?? 0
    cell.context?.keepsAlive = identity.map(keepsAlive) ?? false
    return cell
  }

  // MARK: The data

  func version(of identity: Identity) -> Int {
    if case .item(let id) = identity { versions[id] ?? 0 } else { 0 }
  }

  func change(_ id: Int) {
    versions[id, default: 0] += 1
    news.changed.insert(.item(id))
  }

  /// From 0.2 to 5 times the estimate of 44; as text does, it depends on the length across that is offered.
  func size(of identity: Identity, offered: Double) -> LayoutSize {
    let axis = view.axis
    let isFlow = made.kind == .flow
    switch identity {
    case .header(let id), .footer(let id):
      var random = SeededGenerator(seed: UInt64(id) &* 31 &+ seed)
      let main = Double.random(in: 10...60, using: &random)
      return LayoutSize(main: main, cross: offered, axis: axis)
    case .item(let id):
      let width = isFlow ? 0 : UInt64(bitPattern: Int64(offered * 1024))
      var random = SeededGenerator(
        seed: UInt64(id) &* 7919 &+ UInt64(version(of: identity)) &* 104_729 &+ width &+ seed)
      let main = Double.random(in: 0.2 * 44...5 * 44, using: &random)
      let cross = isFlow ? Double.random(in: 16...300, using: &random) : offered
      return LayoutSize(main: main, cross: cross, axis: axis)
    }
  }

  // MARK: Frames

  func require(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    guard !holds, broken.count < 8 else { return }
    broken.append(
      "\(made.kind) seed \(seed) frame \(counts.frames): \(sentence())"
        + (broken.isEmpty ? " after \(trail.suffix(6).joined(separator: ", "))" : ""))
  }

  func note(_ what: String) {
    counts.operations += 1
    trail.append("\(counts.frames): \(what)")
    if trail.count > 40 { trail.removeFirst(20) }
  }

  /// Whether known lengths wait for their items: another number of these is refused until the next frame.
  var waitsForItems: Bool { made.kind == .known && (news.layout || before == nil) }

  func useLayout(_ other: FuzzLayout) {
    made = other
    layoutCount += 1
  }

  /// What the policy of now holds.
  var held: Held {
    var held = Held(policy: view.anchorPolicy)
    if case .item(let path) = held.policy { held.named = items.identity(of: .item(path)) }
    return held
  }

  func compared(_ count: Int) { counts.compared += count }

  func rested() { counts.rested += 1 }

  /// Seconds that animated updates take.
  var animationDuration: Double {
    view.updateAnimation.duration ?? view.profile.animationDuration
  }

  func round() throws {
    for _ in 0..<Int.random(in: 1...2, using: &random) { try act() }
    try actMore()
    for _ in 0..<Int.random(in: 1...3, using: &random) { try step() }
  }

  func step() throws {
    time.nanoseconds +=
      [1_000_000, 8_333_333, 16_666_667, 16_666_667, 17_900_000, 60_000_000]
      .randomElement(using: &random) ?? 0
    var news = self.news
    news.held = news.held ?? held
    self.news = News()
    let due = view.nextFrameTime
    let frame = try view.step(to: time)
    counts.frames += 1
    if due.map({ $0 > time }) ?? true { checkNotDue(frame) }
    // Room that edits left free is closed animated.
    if news.isAnimated || frame.work.refills > 0 {
      // One that takes less time does not end those before it.
      movesUntil = max(
        movesUntil, Timestamp(nanoseconds: time.nanoseconds + Int64(animationDuration * 1e9) + 1))
    }
    let now = look(at: frame)
    if view.isScrollingAcross { scrollsAcross = true }
    check(frame, now, news)
    onFrame?(frame, news)
    keepLeft(now, news)
    before = now
    items.moved = []
    items.parted = []
    items.passed = []
  }

  /// An update ends `left` only if that item lies where it was left.
  private func keepLeft(_ now: Before, _ news: News) {
    if news.layout || news.resized {
      left = left ?? before.map { Left($0) }
      return
    }
    let isHeld = view.anchorPolicy != .trailingEdge && view.anchorPolicy != .none
    let wasShown = before.map { left?.isShown(in: $0) ?? true } ?? true
    if now.frame.displacement != .zero || news.movesItems && wasShown
      || !isHeld && left?.isShown(in: now) == false
    {
      left = nil
    }
  }

  private func look(at frame: Frame) -> Before {
    var places: [Identity: VisibleElement] = [:]
    for element in frame.visible {
      guard let identity = items.identity(of: element.element) else { continue }
      places[identity] = element
    }
    return Before(
      frame: frame, row: items.row, places: places, layout: view.layout, made: made,
      indicator: view.indicator, isHeld: isIndicatorHeld,
      isBouncing: frame.isBouncing)
  }

  /// Nothing is requested any more: everything comes to rest.
  func rest() throws {
    try? view.send(InputEvent(time: lastInput, position: .zero, action: .pointerCanceled(id: 1)))
    lastInput = max(time, lastInput)
    try view.releaseIndicator(when: .at(lastInput))
    isIndicatorHeld = false
    news.any = true
    scrollsAcross = true
    // Free room is refilled once nothing moves, which may begin a bounce.
    var calm = 0
    for _ in 0..<600 where calm < 4 {
      let isIdle = view.phase == .idle && !view.isScrollingAcross && !news.any
      try step()
      calm = isIdle && time > movesUntil ? calm + 1 : 0
    }
    lastInput = max(lastInput, time)
    scrollsAcross = false
    require(view.phase == .idle, "it never rests")
    let unanswered = extras?.awaited.count ?? 0
    require(unanswered == 0, "\(unanswered) scrolls were never told how they ended")
  }
}
