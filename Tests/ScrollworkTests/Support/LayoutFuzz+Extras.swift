import ScrollTools
import Scrollwork

/// What else can be asked of a view, by numbers of its own: the other operations of a seed stay what they are.
extension LayoutFuzz {
  /// The numbers that extra operations are drawn by, and what these wait for.
  struct Extras {
    var random: SeededGenerator
    /// Scrolls whose completion was not called yet.
    var awaited: Set<Int> = []
    var asked = 0
    var outcomes: [ScrollOutcome.Reason: Int] = [:]
  }

  /// Does one more thing, or nothing. Most of it must not move anything, and where content is scrolled the frame says so.
  func actMore() throws {
    guard var random = extras?.random else { return }
    defer { extras?.random = random }
    guard !random.oneIn(3) else { return }
    news.any = true
    switch random.whole(0...21) {
    case 0...3: try scrollToElement(&random)
    case 4, 5: try scrollToEnd(&random)
    case 6, 7: try moveKeyboard(&random)
    case 8:
      note("follows start")
      view.followsStart = random.oneIn(3)
      try view.setStartThreshold(random.pick([0, 1, 60]))
    case 9:
      note("purge")
      view.purge()
    case 10:
      note("memory")
      view.isMemoryLow = random.oneIn(3)
    case 11:
      note("indicators")
      try view.setIndicatorStyle(random.oneIn(3) ? nil : ScrollIndicatorStyle())
      view.flashIndicators()
    case 12:
      note("draw")
      view.setNeedsDisplay()
    case 13:
      note("measure")
      try view.setNeedsSize(at: shownElements)
      // Lengths that were given are not those that cells ask for; nor are those of lanes that differ by a tick.
      if made.kind == .known || made.kind == .masonry {
        news.changed.formUnion(before?.places.keys.filter(\.isItem) ?? [])
      }
    case 14, 15: try reconfigure(&random)
    case 16:
      note("effects")
      view.effectProvider = random.oneIn(2) ? nil : { EffectLawTests.effect(of: $0) }
    case 20:
      note("badges")
      view.register(LayoutFuzzEdgeCell.self, forDecoration: "badge")
      let badge = AnchoredDecoration(
        kind: "badge", elements: random.oneIn(2) ? .items : [.items, .headers, .footers],
        size: LayoutSize(width: 12, height: 9), zIndex: random.whole(-1...1))
      try view.setAnchoredDecorations(random.oneIn(3) ? [] : [badge])
    case 17:
      note("scheme")
      view.traits.colorScheme = view.traits.colorScheme == .dark ? .light : .dark
    case 18:
      note("prefetch")
      view.prefetch = PrefetchPolicy(
        distance: random.pick([0, 0.5, 2]), cellsPerFrame: random.whole(0...4), unit: .viewports)
    case 19:
      note("animation")
      try view.setUpdateAnimation(
        UpdateAnimation(
          duration: random.pick([nil, 0, 0.1, 0.7]),
          curve: random.pick(TimingCurve.allCases), fadesContent: random.oneIn(2)))
    default:
      jump = nil
      note("fling")
      try view.fling(velocity: random.number(-9000...9000))
    }
  }

  /// Whether the cell of an element stays with it off screen.
  func keepsAlive(_ identity: Identity) -> Bool {
    if case .item(let id) = identity { extras != nil && id % 5 == 0 } else { false }
  }

  /// In their order, so that a seed is the same each time.
  private var shownElements: [ElementPath] {
    let paths = before?.places.keys.compactMap { identity in
      if case .item(let id) = identity { items.path(ofItem: id) } else { nil }
    }
    return (paths ?? []).sorted { ($0.section, $0.item) < ($1.section, $1.item) }
      .map(ElementPath.item)
  }

  private func scrollToElement(_ random: inout SeededGenerator) throws {
    let sections = view.structure.sectionCounts.count
    guard sections > 0, !waitsForItems else { return }
    let paths =
      shownElements
      + items.sections.indices.flatMap { section -> [ElementPath] in
        let count = items.sections[section].items.count
        guard count > 0 else { return [] }
        return [.item(ItemPath(section: section, item: random.whole(0...count - 1)))]
      }
    guard !paths.isEmpty else { return }
    let path = random.pick(paths)
    let position = random.pick(ScrollPosition.allCases)
    let offset = random.pick([0.0, 0, -30, 500])
    let duration = random.pick([nil, 0, 0.2, 1.5])
    let animated = !random.oneIn(3)
    jump = nil
    note("scroll to \(path) \(position) \(offset) \(animated) \(duration ?? -1)")
    scrollsAcross = true
    let completion = awaitOutcome()
    do {
      try view.scroll(
        to: path, at: position, offset: offset, animated: animated, duration: duration,
        curve: curve(&random), completion: completion)
    } catch {
      // The item is gone with an edit that waits.
      let number = extras?.asked ?? 0
      extras?.awaited.remove(number)
    }
  }

  private func scrollToEnd(_ random: inout SeededGenerator) throws {
    jump = nil
    note("scroll to end")
    scrollsAcross = true
    let completion = awaitOutcome()
    try view.scroll(
      toEdge: random.oneIn(2) ? .leading : .trailing, animated: !random.oneIn(3),
      duration: random.pick([nil, 0, 0.3, 1]), curve: curve(&random), completion: completion)
  }

  private func curve(_ random: inout SeededGenerator) -> TimingCurve? {
    random.oneIn(2) ? nil : random.pick(TimingCurve.allCases)
  }

  /// A completion that must be called once.
  private func awaitOutcome() -> (ScrollOutcome) -> Void {
    extras?.asked += 1
    let number = extras?.asked ?? 0
    extras?.awaited.insert(number)
    return { [weak self] outcome in
      guard let self else { return }
      self.require(
        self.extras?.awaited.remove(number) != nil, "the outcome of a scroll was told twice")
      self.extras?.outcomes[outcome.reason, default: 0] += 1
      self.require(outcome.deviation.isFinite, "a scroll deviates by \(outcome.deviation)")
    }
  }

  private func moveKeyboard(_ random: inout SeededGenerator) throws {
    let size = before?.frame.viewportSize ?? LayoutSize(width: 390, height: 500)
    let height = random.pick([0.0, 100, 260])
    jump = nil
    note("keyboard \(height)")
    let frame = LayoutRect(x: 0, y: size.height - height, width: size.width, height: height)
    try view.setKeyboardFrame(height == 0 ? nil : frame, animated: random.oneIn(2))
  }

  /// Changes items, and says of them what has changed.
  private func reconfigure(_ random: inout SeededGenerator) throws {
    let paths = shownElements.compactMap(\.itemPath)
    guard !paths.isEmpty else { return }
    let path = random.pick(paths)
    guard items.sections.indices.contains(path.section),
      items.sections[path.section].items.indices.contains(path.item)
    else { return }
    note("payload \(path)")
    change(items.sections[path.section].items[path.item])
    try view.reconfigureItems(at: [path], payload: 1)
  }
}
