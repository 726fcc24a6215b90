import Scrollwork

/// The laws after every frame, for any operations.
extension Fuzz {
  func checkPosition(_ frame: Frame, news: Bool, structuralNews: Bool) {
    let offset = frame.contentOffset[main: frame.axis]
    let viewport = frame.viewportSize[main: frame.axis]
    require(offset.isFinite && frame.velocity.isFinite, "offset \(offset), \(frame.velocity) pt/s")
    guard let last, !structuralNews else { return }
    let low = frame.edges.minimum - viewport
    let high = frame.edges.maximum + viewport
    // Content further out than nine tenths of a viewport that has shrunk is dragged by a longer band.
    let before = last.contentOffset[main: frame.axis]
    let wasOutside = before < low + 0.1 * viewport || before > high - 0.1 * viewport
    // How far a bounce goes is its velocity's business, not the viewport's; a finger may catch it.
    let isFree = frame.phase == .bouncing || frame.phase == .tracking || frame.correction != .zero
    require(
      (low...high).contains(offset) || wasOutside || isFree,
      "\(offset) is far outside of \(frame.edges.minimum)...\(frame.edges.maximum)")
    var starts: [ElementPath: Ticks] = [:]
    for element in last.visible { starts[element.element] = element.start }
    for element in frame.visible {
      guard let start = starts[element.element] else { continue }
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
    if frame.phase == .idle {
      let holds = offset >= frame.edges.minimum && offset <= frame.edges.maximum
      require(holds, "rests at \(offset), outside \(frame.edges.minimum)...\(frame.edges.maximum)")
    }
    // What is led to a chosen place speeds up on its way. In a viewport of nothing there is nothing to
    // keep in place.
    let isFreeMotion = view.snapping == .none && !aims && view.profile == .ios
    if isFreeMotion, last.phase == .decelerating, frame.phase == .decelerating, viewport > 1 {
      let most = max(abs(last.velocity), abs(frame.velocity)) * seconds + 0.01
      require(
        abs(frame.displacement.points) <= most,
        "moved by \(frame.displacement.points) pt, by its velocity at most \(most) pt")
    }
  }

  func checkScreen(_ frame: Frame) {
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
      let least = max(due.reloaded, due.changed[path] ?? 0)
      require(bound.bound >= least, "\(path) shows \(bound.bound), should \(least)")
    }
  }

  func checkCells(_ frame: Frame) {
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

  func checkDiagnostics(_ frame: Frame) {
    var allowed: Set<String> = ["E13"]
    if aims { allowed.insert("E17") }
    if misuses { allowed.formUnion(["E11", "E12", "E17"]) }
    for diagnostic in frame.diagnostics
    where !allowed.contains(diagnostic.code) { require(false, "\(diagnostic)") }
  }

  func see(_ event: CollectionEvent) {
    switch event {
    case .willDisplay(let element):
      require(shown.insert(element).inserted, "willDisplay twice for \(element)")
    case .didEndDisplaying(let element):
      require(shown.remove(element) != nil, "didEndDisplaying without willDisplay of \(element)")
    case .scroll(let event):
      if let problem = grammar.see(event) { require(false, problem) }
    case .interaction, .refresh, .update: break
    case .scrollAcross:
      require(false, "nothing scrolls across here")
    case .prefetchItems, .cancelPrefetching, .cancelPrefetchingRemoved, .visibility, .nearStart,
      .nearEnd:
      require(false, "nobody asked for \(event)")
    }
  }
}
