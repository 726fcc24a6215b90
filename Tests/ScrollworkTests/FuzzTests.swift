import Foundation
import Scrollwork
import Testing

/// Everything at once, in any order and from anywhere: what must hold then still holds.
///
/// `ITERATIONS` seeds from `SEED` on, of 40 rounds each; 500 of them make 1e5 frames.
@Suite struct FuzzTests {
  @Test("whatever is asked for, in whatever order and from whichever callback, the laws hold")
  func everything() throws {
    for seed in seeds(60) {
      let fuzz = try Fuzz(seed: seed)
      for _ in 0..<40 { try fuzz.round() }
      try fuzz.rest()
      #expect(fuzz.broken.isEmpty, "seed \(seed): \(fuzz.broken.prefix(4).joined(separator: "; "))")
    }
  }
}

/// A cell that knows what it was bound to and when, and calls back from every hook.
private final class FuzzCell: ReusableCell {
  var path: ItemPath?
  /// The fuzz's clock when it was bound.
  var bound = 0
  var isDisplayed = false
  weak var fuzz: Fuzz?

  func prepareForReuse() {
    fuzz?.require(!isDisplayed, "a cell on screen was prepared for reuse")
    fuzz?.callBack()
    path = nil
  }

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    fuzz?.callBack()
    guard let fuzz, let path else { return .zero }
    return LayoutSize(main: fuzz.height(path), cross: 100, axis: fuzz.view.axis)
  }

  func draw(in canvas: inout Canvas) {
    canvas.text("\(path?.item ?? -1)", in: .zero, size: 17, Color(red: 0, green: 0, blue: 0))
    fuzz?.callBack()
  }

  func willDisplay() {
    fuzz?.require(!isDisplayed, "willDisplay twice for a cell")
    isDisplayed = true
    fuzz?.callBack()
  }

  func didEndDisplaying() {
    fuzz?.require(isDisplayed, "didEndDisplaying without willDisplay for a cell")
    isDisplayed = false
    fuzz?.callBack()
  }
}

/// A second type, for items that change theirs when they are configured again.
private final class OtherFuzzCell: ReusableCell {
  let inner = FuzzCell()

  func prepareForReuse() { inner.prepareForReuse() }
  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    inner.preferredSize(fitting: proposal)
  }
  func draw(in canvas: inout Canvas) { inner.draw(in: &canvas) }
  func willDisplay() { inner.willDisplay() }
  func didEndDisplaying() { inner.didEndDisplaying() }
}

/// A view, what is done to it, and what was found broken.
private final class Fuzz {
  let view: CollectionView
  private(set) var broken: [String] = []
  private var random: SeededGenerator
  private let reuse: ReusePolicy
  private var time = Timestamp.zero
  private var lastInput = Timestamp.zero
  /// Whether providers return cells that are not theirs.
  private let misuses: Bool
  /// Whether hooks call back.
  private var isWild: Bool

  // What the data is: a number that grows with each change, and when each item last changed.
  private var clock = 0
  private var reloaded = 0
  private var changed: [ItemPath: Int] = [:]
  /// The clock as the frame began: what a cell on screen must have been bound after.
  private var began = 0
  /// Whether anything was asked for that the next frame has to apply.
  private var hasNews = true
  private var hasStructuralNews = true

  private var last: Frame?
  private var shown: Set<ElementPath> = []
  private var grammar = ScrollGrammar()

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    var configuration = ListLayout.Configuration()
    configuration.axis = Bool.random(using: &random) ? .vertical : .horizontal
    configuration.hasHeaders = Bool.random(using: &random)
    let spacings: [Double] = [0, 8, 60]
    configuration.spacing = spacings.randomElement(using: &random) ?? 0
    configuration.sectionInsets = LayoutInsets(top: 12, left: 250, bottom: 20, right: 3)
    misuses = Int.random(in: 0..<4, using: &random) == 0
    isWild = Int.random(in: 0..<4, using: &random) != 0
    reuse = ReusePolicy(
      poolCapacity: Int.random(in: 0...5, using: &random),
      cacheCapacity: Int.random(in: 0...3, using: &random))
    let distances: [Double] = [0, 500, 3000]
    let distance = distances.randomElement(using: &random) ?? 0
    view = CollectionView(
      layout: try ListLayout(configuration), reuse: reuse,
      prefetch: PrefetchPolicy(
        distance: distance, cellsPerFrame: Int.random(in: 0...4, using: &random)))
    view.register(FuzzCell.self)
    view.register(OtherFuzzCell.self)
    view.register(HeaderCell.self)
    provide()
    view.eventHandler = { [unowned self] _, event in
      see(event)
      callBack()
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 3)
    try view.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34))
    try reload()
  }

  func require(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds, broken.count < 20 { broken.append("frame \(last?.index ?? -1): \(sentence())") }
  }

  // MARK: The data

  /// Depends on the item and on when it last changed; a tenth of them has none.
  func height(_ path: ItemPath) -> Double {
    let version = max(changed[path] ?? 0, reloaded)
    var random = SeededGenerator(
      seed: UInt64(path.section * 1_000_003 + path.item * 7919 + version))
    switch Int.random(in: 0..<60, using: &random) {
    case 0..<6: return 0
    case 6: return 2000
    case 7 where misuses: return .nan
    default: return Double.random(in: 1...200, using: &random)
    }
  }

  private func provide() {
    view.cellProvider = { [unowned self] view, path in
      callBack()
      if misuses, Int.random(in: 0..<40, using: &random) == 0 { return FuzzCell() }
      if misuses, Int.random(in: 0..<40, using: &random) == 0 {
        let _: FuzzCell = view.dequeueCell(at: path)
      }
      if Int.random(in: 0..<8, using: &random) == 0 {
        let cell: OtherFuzzCell = view.dequeueCell(at: path)
        bind(cell.inner, to: path)
        return cell
      }
      let cell: FuzzCell = view.dequeueCell(at: path)
      bind(cell, to: path)
      return cell
    }
    view.headerProvider = { view, section in
      let cell: HeaderCell = view.dequeueHeader(inSection: section)
      cell.height = Double(section % 3) * 20
      return cell
    }
  }

  private func bind(_ cell: FuzzCell, to path: ItemPath) {
    cell.fuzz = self
    cell.path = path
    cell.bound = clock
  }

  private func reload() throws {
    let counts = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      [0, 1, 3, 30, 300].randomElement(using: &random) ?? 0
    }
    try view.reloadData(sectionCounts: counts)
    clock += 1
    reloaded = clock
    (hasNews, hasStructuralNews) = (true, true)
  }

  private func reconfigure() throws {
    let count = view.structure.itemCount
    guard count > 0 else { return }
    // About what is on screen, some of them twice.
    let middle = last?.visible.first?.index ?? 0
    let paths = (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
      view.structure.path(
        atItem: min(max(0, middle + Int.random(in: -12...12, using: &random)), count - 1))
    }
    // Refused when a reload that waits leaves fewer items.
    guard (try? view.reconfigureItems(at: paths)) != nil else { return }
    clock += 1
    for path in paths { changed[path] = clock }
    (hasNews, hasStructuralNews) = (true, true)
  }

  // MARK: What is done

  /// Sometimes does something from inside a callback.
  func callBack() {
    guard isWild, Int.random(in: 0..<30, using: &random) == 0 else { return }
    #expect(throws: CollectionError.reentrantStep) { try view.step(to: time) }
    let _: FuzzCell = view.dequeueCell(at: ItemPath(section: 9999, item: 0))
    _ = (view.cell(for: .header(section: 0)), view.phase, view.cellCounters, view.upcomingBounce)
    try? act()
  }

  private func act() throws {
    hasNews = true
    switch Int.random(in: 0..<16, using: &random) {
    case 0: try view.fling(velocity: Double.random(in: -9000...9000, using: &random))
    case 1, 2, 3: try sendPointer()
    case 4: try send(.wheel(delta: LayoutPoint(x: amount(300), y: amount(300))))
    case 5, 6:
      guard
        let path = view.structure.path(
          atItem: Int.random(in: 0...max(0, view.structure.itemCount), using: &random))
      else { return }
      let position = ScrollPosition.allCases.randomElement(using: &random) ?? .top
      // Refused when a reload that waits leaves fewer items.
      try? view.scrollToItem(at: path, at: position, animated: Bool.random(using: &random))
    case 7:
      try view.setContentOffset(
        LayoutPoint(x: amount(9000), y: amount(9000)), animated: Bool.random(using: &random))
    case 8:
      hasStructuralNews = true
      try view.setContentInset(
        LayoutInsets(top: amount(200), left: amount(200), bottom: amount(900), right: amount(50)))
    case 9:
      hasStructuralNews = true
      let lengths = [0.0, 1, 390, 844, 844, 844]
      try view.setViewport(
        size: LayoutSize(
          width: lengths.randomElement(using: &random) ?? 0,
          height: lengths.randomElement(using: &random) ?? 0),
        scale: Double(Int.random(in: 1...3, using: &random)))
    case 10: try reload()
    case 11, 12: try reconfigure()
    case 13:
      hasStructuralNews = true
      view.bounces = Int.random(in: 0..<3, using: &random) != 0
      view.alwaysBounces = Bool.random(using: &random)
      view.isHostedByScreen = Bool.random(using: &random)
      view.contentInsetAdjustmentBehavior = InsetAdjustment.allCases.randomElement(using: &random)!
    case 14:
      provide()
      view.prefetch.distance = [0.0, 200, 900].randomElement(using: &random) ?? 0
    default:
      let later = Timestamp(nanoseconds: max(time, lastInput).nanoseconds + 50_000_000)
      lastInput = later
      try view.fling(velocity: amount(5000), when: .at(later))
    }
  }

  private func sendPointer() throws {
    let id = Int.random(in: 1...2, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: try send(.pointerDown(id: id, kind: Bool.random(using: &random) ? .touch : .mouse))
    case 2: try send(.pointerUp(id: id))
    case 3: try send(.pointerCancelled(id: id))
    default: try send(.pointerMoved(id: id))
    }
  }

  /// At the time of the frame before, of the next one, or between.
  private func send(_ action: InputEvent.Action) throws {
    let ahead: Int64 = [0, 0, 8_000_000, 16_666_667].randomElement(using: &random) ?? 0
    lastInput = max(lastInput, Timestamp(nanoseconds: time.nanoseconds + ahead))
    let place = LayoutPoint(x: 400 + amount(400), y: 400 + amount(400))
    try view.send(InputEvent(time: lastInput, position: place, action: action))
  }

  private func amount(_ size: Double) -> Double { Double.random(in: -size...size, using: &random) }

  func round() throws {
    for _ in 0..<Int.random(in: 0...2, using: &random) { try act() }
    for _ in 0..<Int.random(in: 1...8, using: &random) { try step() }
  }

  /// Nothing is asked for any more: everything comes to rest within the edges, then costs nothing.
  func rest() throws {
    isWild = false
    view.eventHandler = { [unowned self] _, event in see(event) }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 3)
    (hasNews, hasStructuralNews) = (true, true)
    for id in 1...2 {
      try view.send(InputEvent(time: lastInput, position: .zero, action: .pointerCancelled(id: id)))
    }
    for _ in 0..<600 { try step() }
    guard let frame = last else { return }
    let offset = frame.contentOffset[main: frame.axis]
    require(frame.phase == .idle, "it never rests: \(frame.phase)")
    require(
      offset >= frame.edges.minimum && offset <= frame.edges.maximum,
      "rests at \(offset), outside of \(frame.edges.minimum)...\(frame.edges.maximum)")
    let work = frame.work
    require(
      work.bound + work.measured + work.restored + work.recycled == 0 && work.rounds == 1,
      "a steady frame works: \(work)")
    require(frame.events.isEmpty, "a steady frame has events: \(frame.events.prefix(3))")
    require(grammar.isAtRest, "motion that was reported to begin never ended")
    try view.reloadData(sectionCounts: [])
    hasStructuralNews = true
    try step()
    require(shown.isEmpty, "some elements never left the screen")
  }

  // MARK: What must hold

  private func step() throws {
    time.nanoseconds +=
      [0, 1, 4_000_000, 16_666_667, 16_666_667, 16_666_667, 900_000_000]
      .randomElement(using: &random) ?? 0
    let (news, structuralNews) = (hasNews || lastInput > (last?.time ?? .zero), hasStructuralNews)
    (hasNews, hasStructuralNews) = (false, false)
    (began, due) = (clock, (reloaded, changed))
    let frame = try view.step(to: time)
    checkPosition(frame, news: news, structuralNews: structuralNews)
    checkScreen(frame)
    checkCells(frame)
    checkDiagnostics(frame)
    last = frame
  }

  /// When the items last changed, as the frame began.
  private var due: (reloaded: Int, changed: [ItemPath: Int]) = (0, [:])

  private func checkPosition(_ frame: Frame, news: Bool, structuralNews: Bool) {
    let offset = frame.contentOffset[main: frame.axis]
    let viewport = frame.viewportSize[main: frame.axis]
    require(offset.isFinite && frame.velocity.isFinite, "offset \(offset), \(frame.velocity) pt/s")
    guard let last, !structuralNews else { return }
    let low = frame.edges.minimum - viewport
    let high = frame.edges.maximum + viewport
    let wasOutside = !(low...high).contains(last.contentOffset[main: frame.axis])
    // How far a bounce goes is its velocity's business, not the viewport's; a finger may catch it.
    let isFree = frame.phase == .bouncing || frame.phase == .tracking || frame.correction != .zero
    require(
      (low...high).contains(offset) || wasOutside || isFree,
      "\(offset) is far outside of \(frame.edges.minimum)...\(frame.edges.maximum)")
    var before: [ElementPath: Ticks] = [:]
    for element in last.visible { before[element.element] = element.start }
    for element in frame.visible {
      guard let start = before[element.element] else { continue }
      let drift = element.start - start + frame.displacement
      require(drift == .zero, "\(element.element) drifted by \(drift.points) pt")
    }
    // Drift is measured against the engine's own account of the displacement; here the account is
    // checked: what rests does not move, and what decelerates moves as its velocity says.
    guard !news else { return }
    let seconds = frame.time.seconds(since: last.time)
    // Sizes that changed may have left it beyond an edge, and then it goes back.
    let corrected = last.contentOffset[main: frame.axis] + frame.correction.points
    let isInside = corrected >= frame.edges.minimum && corrected <= frame.edges.maximum
    if last.phase == .idle, frame.phase == .idle, isInside {
      require(frame.displacement == .zero, "moved by \(frame.displacement.points) pt at rest")
    }
    // In a viewport of nothing there is nothing to keep in place.
    if last.phase == .decelerating, frame.phase == .decelerating, viewport > 1 {
      let most = max(abs(last.velocity), abs(frame.velocity)) * seconds + 0.01
      require(
        abs(frame.displacement.points) <= most,
        "moved by \(frame.displacement.points) pt, by its velocity at most \(most) pt")
    }
  }

  private func checkScreen(_ frame: Frame) {
    require(shown == Set(frame.visible.map(\.element)), "events and screen disagree")
    var end = Ticks(rawValue: .min)
    for element in frame.visible {
      require(element.start >= end, "\(element.element) overlaps the one before")
      end = element.start + element.extent
      guard case .item(let path) = element.element else { continue }
      let cell = view.cell(for: element.element)
      require((cell != nil) == element.hasCell, "hasCell of \(path) is wrong")
      guard let cell else {
        require(misuses, "\(path) has no cell")
        continue
      }
      guard let bound = cell as? FuzzCell ?? (cell as? OtherFuzzCell)?.inner else { continue }
      require(bound.isDisplayed, "the cell of \(path) was not told that it is on screen")
      require(bound.path == path, "\(path) shows \(bound.path.map { "\($0)" } ?? "nothing")")
      let due = max(self.due.reloaded, self.due.changed[path] ?? 0)
      require(bound.bound >= due, "\(path) shows \(bound.bound), should \(due)")
    }
  }

  private func checkCells(_ frame: Frame) {
    var withCell = 0
    for index in frame.materializedRange
    where view.cell(for: view.structure.path(at: index)) != nil { withCell += 1 }
    let live = view.cellCounters.reduce(0) { $0 + $1.live }
    require(live == withCell, "live says \(live), there are \(withCell)")
    require(withCell <= frame.liveCells && (misuses || withCell == frame.liveCells), "no cells")
    var kept = 0
    for counters in view.cellCounters {
      require(counters.pooled <= reuse.poolCapacity, "a pool holds \(counters.pooled)")
      kept += counters.created - counters.evicted - counters.live - counters.pooled
    }
    require((0...reuse.cacheCapacity).contains(kept), "\(kept) cells are neither live nor pooled")
    require(
      frame.displayList.groups.count == frame.visible.count, "what is drawn is not what is shown")
  }

  private func checkDiagnostics(_ frame: Frame) {
    var allowed: Set<String> = ["E13"]
    if misuses { allowed.formUnion(["E11", "E12", "E17"]) }
    for diagnostic in frame.diagnostics
    where !allowed.contains(diagnostic.code) { require(false, "\(diagnostic)") }
  }

  private func see(_ event: CollectionEvent) {
    switch event {
    case .willDisplay(let element):
      require(shown.insert(element).inserted, "willDisplay twice for \(element)")
    case .didEndDisplaying(let element):
      require(shown.remove(element) != nil, "didEndDisplaying without willDisplay of \(element)")
    case .scroll(let event):
      if let problem = grammar.see(event) { require(false, problem) }
    }
  }
}

/// The order that scroll events come in.
private struct ScrollGrammar {
  private var isDragging = false
  private var isDecelerating = false
  private var owesDeceleration = false
  private var bounce: BounceEvent?

  var isAtRest: Bool { !isDragging && !isDecelerating && !owesDeceleration && bounce == nil }

  /// What is wrong with the next event; `nil` when nothing is.
  mutating func see(_ event: ScrollEvent) -> String? {
    defer {
      if event != .didScroll { owesDeceleration = event == .didEndDragging(willDecelerate: true) }
    }
    if owesDeceleration, event != .willBeginDecelerating, event != .didScroll {
      return "\(event) where the deceleration should begin"
    }
    switch event {
    case .willBeginDragging:
      defer { isDragging = true }
      return isDragging || isDecelerating ? "a drag begins in a motion" : nil
    case .willEndDragging(let velocity, let target):
      return isDragging && velocity.isFinite && target.isFinite ? nil : "\(event) out of order"
    case .didEndDragging:
      defer { isDragging = false }
      return isDragging ? nil : "a drag ends that never began"
    case .willBeginDecelerating:
      defer { isDecelerating = true }
      return isDragging || isDecelerating ? "a deceleration begins in a motion" : nil
    case .didEndDecelerating:
      defer { isDecelerating = false }
      return isDecelerating ? nil : "a deceleration ends that never began"
    case .bounce(let next):
      defer { bounce = next.stage == .ended ? nil : next }
      let stages: [BounceEvent.Stage?] = [nil, .began, .peak, .ended]
      let before = stages.firstIndex(of: next.stage).map { stages[$0 - 1] } ?? nil
      return bounce?.stage == before && next.overshoot >= 0 ? nil : "\(event) out of order"
    case .didScroll, .didEndScrollingAnimation, .didChangeAdjustedContentInset:
      return nil
    }
  }
}
