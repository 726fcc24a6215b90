import Scrollwork

/// The laws after every frame, for any operations.
extension LayoutFuzz {
  /// A frame that was made before `nextFrameTime` shows and reports nothing new.
  func checkNotDue(_ frame: Frame) {
    guard let before = before?.frame else { return }
    rested()
    require(
      frame.visible == before.visible,
      "shows something new at rest: \(zip(frame.visible, before.visible).first { $0 != $1 }.map { "\($0)" } ?? "more or less"), \(frame.work)"
    )
    require(frame.contentOffset == before.contentOffset, "scrolls at rest")
    require(frame.phase == before.phase && frame.stretch == before.stretch, "moves at rest")
    require(frame.events.isEmpty, "reports \(frame.events) at rest")
    require(frame.displayList == before.displayList, "draws something new at rest")
  }

  func check(_ frame: Frame, _ now: Before, _ news: News) {
    for diagnostic in frame.diagnostics { require(false, "\(diagnostic)") }
    checkCells(frame, now)
    checkScreen(frame)
    checkOverlaps(frame)
    checkPins(frame)
    checkRest(frame)
    checkDrift(now, news)
    checkJump(frame, news)
    checkIndicator(now, news)
    if !view.isScrollingAcross, frame.phase == .idle, lastInput <= time { scrollsAcross = false }
  }

  /// Every element on screen has a cell that shows it, as it is, and was asked its size.
  private func checkCells(_ frame: Frame, _ now: Before) {
    require(shown == Set(now.places.keys), "cells and screen disagree")
    for (identity, element) in now.places {
      guard let cell = view.cell(for: element.element) as? LayoutFuzzCell else {
        require(false, "\(identity) has no cell")
        continue
      }
      require(element.hasCell && cell.isDisplayed, "the cell of \(identity) is not shown")
      require(
        cell.identity == identity,
        "\(identity) is shown by the cell of \(cell.identity, default: "nobody")")
      require(cell.version == version(of: identity), "\(identity) is shown as it was")
      guard case .item = identity, let asked = cell.asked, made.takesWhatIsAsked else { continue }
      // Known lengths are not what a cell has asked another layout for.
      guard made.kind != .known || asked.layout == layoutCount else { continue }
      let isInTransition = element.isDisplaced
      guard !isInTransition else { continue }
      let extent = Ticks(clamping: asked.size[main: frame.axis])
      let off = (Ticks(clamping: asked.cross) - element.crossExtent).rawValue
      // Back in a viewport items have the sizes that they asked for there, and their cells are not asked again.
      if made.kind == .masonry, abs(off) > 1, isKnown(element, of: identity) { continue }
      require(
        element.extent == extent,
        "\(identity) asked for \(extent.points), got \(element.extent.points)")
      guard made.kind != .flow else { continue }
      // Lanes differ by a tick where the room is not a multiple; an item is asked before it has one.
      require(
        abs(off) <= (made.kind == .masonry ? 1 : 0),
        "\(identity) was asked across \(asked.cross), is \(element.crossExtent.points)")
    }
  }

  /// Whether an element is as long as its item asks to be in a lane of its breadth, give or take a tick.
  private func isKnown(_ element: VisibleElement, of identity: Identity) -> Bool {
    (-1...1).contains { (more: Int64) in
      let offered = Ticks(rawValue: element.crossExtent.rawValue + more).points
      let asked = size(of: identity, offered: offered)[main: view.axis]
      return element.extent == Ticks(clamping: asked)
    }
  }

  /// What a walk over all elements says is on screen.
  private func checkScreen(_ frame: Frame) {
    var layout = view.layout
    let position = Ticks(clamping: frame.contentOffset[main: frame.axis])
    let viewport = Ticks(clamping: frame.viewportSize[main: frame.axis])
    let width = Ticks(clamping: frame.viewportSize[cross: frame.axis])
    guard !isMoving(frame) else { return }
    var found: [LayoutAttributes] = []
    let screen = position..<position + viewport
    switch made.kind {
    case .masonry, .flow:
      // Positions of elements that were never visible are estimates there: the layout is queried as a whole.
      let version = layout.version
      layout.elements(
        in: LayoutWindow(main: screen, cross: .zero..<width), into: &found)
      require(layout.version == version || found.isEmpty, "something on screen was not placed")
    case .list, .fixed, .known, .grid, .compositional:
      for index in 0..<view.structure.elementCount {
        if let attributes = layout.attributes(at: index) { found.append(attributes) }
      }
    }
    var expected: [Int: Ticks] = [:]
    for attributes in found {
      let start = (pinned(attributes, screen, frame)) - position
      let isAcross = attributes.crossStart < width && attributes.crossEnd > .zero
      if attributes.extent > .zero, start < viewport, start + attributes.extent > .zero, isAcross {
        expected[attributes.index] = start
      }
    }
    for element in frame.visible {
      let start = expected.removeValue(forKey: element.index)
      require(
        start == element.start,
        "\(element.element) is at \(element.start.points), by the layout at \(start?.points ?? .nan)"
      )
    }
    require(
      expected.isEmpty,
      "not on screen at \(position.points), \(frame.phase): \(expected.keys.sorted().map { "\($0): \(view.structure.path(at: $0)) at \(expected[$0]!.points)" }.prefix(3)), there are \(frame.visible.map { "\($0.element) \($0.start.points)+\($0.extent.points)" }), \(frame.work)\(found.filter { expected[$0.index] != nil }.prefix(2)) pins \(made.pinsHeaders) insets \(frame.edges.adjustedLeading) screen \(position.rawValue) events \(frame.events)"
    )
  }

  /// y = max(natural, min(edge, section end - height)), and its mirror image.
  private func pinned(
    _ attributes: LayoutAttributes, _ screen: Range<Ticks>, _ frame: Frame
  ) -> Ticks {
    let leading = screen.lowerBound + Ticks(clamping: frame.edges.adjustedLeading)
    let trailing = screen.upperBound - Ticks(clamping: frame.edges.adjustedTrailing)
    switch attributes.element {
    case .header where made.pinsHeaders:
      return max(attributes.start, min(leading, attributes.slotEnd - attributes.extent))
    case .footer where made.pinsFooters:
      return min(
        attributes.start, max(trailing - attributes.extent, attributes.slotStart))
    default: return attributes.start
    }
  }

  func isPinned(_ element: ElementPath) -> Bool {
    switch element {
    case .header: made.pinsHeaders
    case .footer: made.pinsFooters
    case .item: false
    }
  }

  private func checkOverlaps(_ frame: Frame) {
    let solid = frame.visible.filter { !$0.isDisplaced && !isPinned($0.element) }
    for (slot, a) in solid.enumerated() {
      for b in solid[(slot + 1)...] {
        let isApart =
          a.start + a.extent <= b.start || b.start + b.extent <= a.start
          || a.crossStart + a.crossExtent <= b.crossStart
          || b.crossStart + b.crossExtent <= a.crossStart
        require(isApart, "\(a.element) and \(b.element) overlap")
      }
    }
  }

  /// A pinned header does not reach into the next section.
  private func checkPins(_ frame: Frame) {
    guard made.pinsHeaders, !isMoving(frame) else { return }
    for header in frame.visible {
      guard case .header(let section) = header.element, header.isDisplaced else { continue }
      for other in frame.visible
      where other.element.section == section + 1 && !isPinned(other.element) {
        require(
          header.start + header.extent <= other.start,
          "\(header.element) lies over the next section")
      }
    }
  }

  /// Whether elements are on their way from one layout to another.
  func isMoving(_ frame: Frame) -> Bool {
    frame.time <= movesUntil
  }

  private func checkRest(_ frame: Frame) {
    // Whoever holds the bar keeps content where it is, beyond an edge too.
    guard frame.phase == .idle, !isIndicatorHeld else { return }
    let offset = frame.contentOffset[main: frame.axis]
    require(
      offset >= frame.edges.minimum && offset <= frame.edges.maximum,
      "rests at \(offset), outside \(frame.edges.minimum)...\(frame.edges.maximum)")
  }

  /// The target of an immediate scroll is where it should be, to the tick, clear of the elements pinned over its
  /// section, and on screen across the axis.
  private func checkJump(_ frame: Frame, _ news: News) {
    defer { jump = nil }
    guard let jump, let path = items.path(ofItem: jump.item), frame.phase == .idle, !news.layout,
      !news.resized, !news.edits, !view.isFollowingEnd, !isMoving(frame)
    else { return }
    func pinned(_ element: ElementPath) -> Ticks {
      frame.visible.first { $0.element == element }?.extent ?? .zero
    }
    let offset = frame.contentOffset[main: frame.axis]
    let footer = made.pinsFooters ? pinned(.footer(section: path.section)) : .zero
    // What is pinned there may be the header of the section before, which the item's own one pushes away.
    let inset = Ticks(clamping: frame.edges.adjustedLeading)
    let ends = frame.visible.compactMap { element -> Ticks? in
      guard case .header = element.element, element.start <= inset else { return nil }
      return element.start + element.extent
    }
    let covered = ends.max() ?? inset
    let leading = made.pinsHeaders ? max(inset, covered) : inset
    let trailing =
      Ticks(clamping: frame.viewportSize[main: frame.axis])
      - Ticks(clamping: frame.edges.adjustedTrailing) - footer
    let shown = frame.visible.first { $0.element == .item(path) }
    guard let shown else {
      // Between a keyboard and pinned elements there may be no room.
      guard leading < trailing else { return }
      // One of no length is not on screen anywhere.
      var layout = view.layout
      let extent = view.structure.index(of: .item(path)).flatMap {
        layout.attributes(at: $0)?.extent
      }
      return require(extent == .zero, "\(path) was scrolled to and is not on screen")
    }
    let breadth = Ticks(clamping: frame.viewportSize[cross: frame.axis])
    if made.isOrthogonal, shown.crossExtent <= breadth {
      require(
        shown.crossStart >= .zero && shown.crossStart + shown.crossExtent <= breadth,
        "\(path) is at \(shown.crossStart.points) across")
    }
    let isAtEdge = offset <= frame.edges.minimum || offset >= frame.edges.maximum
    guard !isAtEdge, !shown.isDisplaced else { return }
    switch jump.position {
    case .top:
      require(shown.start == leading, "\(path) is \((shown.start - leading).rawValue) ticks off")
    case .bottom:
      let end = shown.start + shown.extent
      require(end == trailing, "\(path) is \((end - trailing).rawValue) ticks off")
    case .center:
      // A little further the header would not be pinned, and the center another one: the header is where both meet.
      let isTurning = frame.visible.contains { element in
        guard case .header = element.element else { return false }
        return element.start == inset && !element.isDisplaced
      }
      guard !made.pinsHeaders || !isTurning else { return }
      let off = (shown.start - leading).rawValue - (trailing - shown.start - shown.extent).rawValue
      require(abs(off) <= 1, "\(path) is \(off) ticks off the center")
    case .nearest:
      let isClear = shown.start >= leading && shown.start + shown.extent <= trailing
      require(isClear || shown.extent > trailing - leading, "\(path) is not wholly in sight")
    }
  }

  private func checkIndicator(_ now: Before, _ news: News) {
    guard let before, before.isHeld, now.isHeld, !news.indicator, lastInput <= before.frame.time
    else { return }
    require(before.indicator == now.indicator, "the held bar moved")
  }
}
