import Scrollwork

/// The laws that hold after every frame.
extension FuzzSession {
  func check(_ now: Look, _ news: News, _ marks: FuzzMarks, _ bound: Set<Int>) {
    let frame = now.frame
    if let diagnostic = frame.diagnostics.first { require(false, .diagnostics, "\(diagnostic)") }
    require(
      view.structure.sectionCounts == content.sectionCounts, .structure,
      "sections of \(view.structure.sectionCounts) items, not \(content.sectionCounts)")
    checkCells(now)
    checkBindings(now, news, marks, bound)
    checkRest(now, news, marks)
    checkDrift(now, news, marks)
    mostVisible = max(mostVisible, frame.visible.count)
    let limit = Self.spareCells + Self.cellsPerVisible * mostVisible
    require(
      frame.liveCells <= limit, .live,
      "\(frame.liveCells) cells are alive, with at most \(mostVisible) on screen so far")
    if !view.isScrollingAcross, frame.phase == .idle, lastInput <= time { scrollsAcross = false }
  }

  /// Small prefetched elements next to large ones on screen: 500 points hold 55 of the least height, in
  /// a few columns. Far above the usual number, and far below that of a leak.
  private static let spareCells = 60
  private static let cellsPerVisible = 6

  private func checkCells(_ now: Look) {
    require(
      now.places.count == now.frame.visible.count, .cells, "an element is on screen twice, or none")
    for element in now.frame.visible {
      let identity = content.identity(of: element.element)
      let name = identity?.description ?? "\(element.element)"
      let cell = view.cell(for: element.element)
      require(element.hasCell && cell != nil, .cells, "\(name) has no cell")
      guard broken == nil, let cell else { return }
      if let source {
        guard case .item(let path) = element.element, let shown = source.item(shownBy: cell)
        else { continue }
        require(
          shown == content.item(at: path), .cells,
          "\(name) in version \(content.item(at: path)?.version ?? 0) is shown by the cell of "
            + "item #\(shown.id) in version \(shown.version)")
      } else if let cell = cell as? FuzzCell {
        require(cell.isDisplayed, .cells, "the cell of \(name) was not told that it is shown")
        require(
          cell.identity == identity, .cells,
          "\(name) is shown by the cell of \(cell.identity?.description ?? "nobody")")
        if case .item(let path) = element.element {
          require(
            cell.version == content.item(at: path)?.version, .cells,
            "\(name) is shown as it was")
        }
      }
    }
    guard source == nil else { return }
    let expected = now.frame.visible.count + now.frame.leavingCells
    require(
      displayedCells == expected, .cells,
      "\(displayedCells) cells think that they are on screen, and \(expected) are")
  }

  /// The cell of an item that stays on screen, unchanged, is not bound again.
  private func checkBindings(
    _ now: Look, _ news: News, _ marks: FuzzMarks, _ bound: Set<Int>
  ) {
    guard let before, !marks.isReload, !news.namesOthers, !news.jumps,
      !news.isResized
    else { return }
    for element in now.frame.visible {
      guard case .item(let path) = element.element, let item = content.item(at: path) else {
        continue
      }
      let identity = FuzzIdentity.item(item.id)
      guard bound.contains(item.id), before.places[identity] != nil,
        !marks.touched.contains(identity), !news.changed.contains(identity)
      else { continue }
      require(false, .rebinding, "\(identity) stayed on screen, unchanged, and was bound again")
    }
  }

  private func checkRest(_ now: Look, _ news: News, _ marks: FuzzMarks) {
    let frame = now.frame
    guard frame.phase == .idle else { return }
    let offset = frame.contentOffset[main: frame.axis]
    require(
      offset >= frame.edges.minimum && offset <= frame.edges.maximum, .rest,
      "rests at \(offset), outside \(frame.edges.minimum)...\(frame.edges.maximum)")
    guard let before, before.frame.phase == .idle, !news.wasAsked, !marks.isEdited,
      !marks.isReload, lastInput <= before.frame.time
    else { return }
    require(
      frame.displacement == .zero, .rest,
      "at rest and asked nothing, it scrolls by \(frame.displacement.points) pt")
  }
}
