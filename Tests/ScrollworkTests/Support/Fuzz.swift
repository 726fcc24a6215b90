import ScrollTools
import Scrollwork
import Testing

/// A view, the operations on it, and the violations found.
final class Fuzz {
  let view: CollectionView
  private(set) var broken: [String] = []
  var random: SeededGenerator
  let reuse: ReusePolicy
  private(set) var time = Timestamp.zero
  var lastInput = Timestamp.zero
  /// Whether providers return cells that are not theirs.
  let misuses: Bool
  /// Whether hooks call back.
  private var isWild: Bool

  // What the data is: a number that grows with each change, and when each item last changed.
  private var clock = 0
  private var reloaded = 0
  private var changed: [ItemPath: Int] = [:]
  /// When the items last changed, as the frame began: what a cell on screen must have been bound
  /// after.
  private(set) var due: (reloaded: Int, changed: [ItemPath: Int]) = (0, [:])
  /// Whether anything was requested that the next frame has to apply.
  var hasNews = true
  var hasStructuralNews = true
  /// Whether the feel is one whose motions are too fast to be sampled, or may take for ever.
  var isExtreme = false
  /// Whether releases get a target.
  var aims = false

  private(set) var last: Frame?
  var shown: Set<ElementPath> = []
  var grammar = ScrollGrammar()

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

  func provide() {
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

  func reload() throws {
    let counts = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      [0, 1, 3, 30, 300].randomElement(using: &random) ?? 0
    }
    try view.reloadData(sectionCounts: counts)
    clock += 1
    reloaded = clock
    (hasNews, hasStructuralNews) = (true, true)
  }

  func reconfigure() throws {
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

  /// Sometimes does something from inside a callback.
  func callBack() {
    guard isWild, Int.random(in: 0..<30, using: &random) == 0 else { return }
    #expect(throws: CollectionError.reentrantStep) { try view.step(to: time) }
    let _: FuzzCell = view.dequeueCell(at: ItemPath(section: 9999, item: 0))
    _ = (view.cell(for: .header(section: 0)), view.phase, view.cellCounters, view.upcomingBounce)
    try? act()
  }

  func round() throws {
    for _ in 0..<Int.random(in: 0...2, using: &random) { try act() }
    for _ in 0..<Int.random(in: 1...8, using: &random) { try step() }
  }

  /// Nothing is requested any more: everything comes to rest within the edges, then costs nothing.
  func rest() throws {
    isWild = false
    view.willEndDragging = nil
    try view.setProfile(ScrollProfile.all.randomElement(using: &random) ?? .ios)
    // What was led to a place keeps its way there, and that may take for ever.
    if isExtreme { try view.setContentOffset(view.contentOffset, animated: false) }
    isExtreme = false
    view.eventHandler = { [unowned self] _, event in see(event) }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 3)
    (hasNews, hasStructuralNews) = (true, true)
    for id in 1...3 {
      try view.send(InputEvent(time: lastInput, position: .zero, action: .pointerCanceled(id: id)))
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

  private func step() throws {
    time.nanoseconds +=
      [0, 1, 4_000_000, 16_666_667, 16_666_667, 16_666_667, 900_000_000]
      .randomElement(using: &random) ?? 0
    let (news, structuralNews) = (hasNews || lastInput > (last?.time ?? .zero), hasStructuralNews)
    (hasNews, hasStructuralNews) = (false, false)
    due = (reloaded, changed)
    let twin = FuzzTwin(view)
    let frame = try view.step(to: time)
    if !news, let last, let problem = twin.problem(view, frame, since: last, isExtreme: isExtreme) {
      require(false, problem)
    }
    checkPosition(frame, news: news, structuralNews: structuralNews)
    checkScreen(frame)
    checkCells(frame)
    checkDiagnostics(frame)
    last = frame
  }
}
