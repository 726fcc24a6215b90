package import Scrollwork

/// The page of an item: parts with rows, some of which lead to the pages of others.
package final class DetailPage: DetailPresenting {
  package enum Row {
    case heading(String, String)
    /// Something drawn that is this high for its width.
    case picture(Double, (_ area: LayoutRect, _ canvas: inout Canvas) -> Void)
    case fact(String, String)
    case text(String)
    /// Leads to the page of another item.
    case link(String, String, number: Int)
  }

  package struct Part {
    package var title: String?
    package var rows: [Row]

    package init(_ title: String?, _ rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  package let view: CollectionView
  package let title: String?
  package let column = LayoutGuide.readableCards
  package let cardRadius = 10.0
  package var showDetail: ((Int) throws -> Void)?
  private let parts: [Part]

  package init(_ surroundings: Surroundings, title: String, _ parts: [Part]) throws {
    self.title = title
    self.parts = parts
    var layout = ListLayout.Configuration()
    layout.estimatedHeaderExtent = 38
    layout.hasHeaders = true
    layout.sectionInsets = LayoutInsets(left: 16, bottom: 12, right: 16)
    view = CollectionView(layout: try ListLayout(layout))
    view.alwaysBounces = true
    view.register(DetailRow.self)
    view.register(DetailTitle.self)
    view.cellProvider = { view, path in
      let row: DetailRow = view.dequeueCell(at: path)
      row.surroundings = surroundings
      row.row = parts[path.section].rows[path.item]
      row.isFirst = path.item == 0
      row.isLast = path.item == parts[path.section].rows.count - 1
      return row
    }
    view.headerProvider = { view, section in
      let header: DetailTitle = view.dequeueHeader(inSection: section)
      header.surroundings = surroundings
      header.title = parts[section].title
      return header
    }
    try view.reloadData(sectionCounts: parts.map(\.rows.count))
  }

  private func link(_ path: ItemPath) -> Int? {
    guard parts.indices.contains(path.section),
      parts[path.section].rows.indices.contains(path.item),
      case .link(_, _, let number) = parts[path.section].rows[path.item]
    else { return nil }
    return number
  }

  package func isTappable(_ element: ElementPath) -> Bool {
    element.itemPath.flatMap(link) != nil
  }

  package func tap(_ element: ElementPath) throws {
    try element.itemPath.flatMap(link).map { number in try showDetail?(number) }
  }

  /// A picture at the beginning grows while it is pulled down: its lower edge goes along with the content.
  package func drawAbove(in canvas: inout Canvas, after frame: Frame) {
    let pulled = view.edges.minimum - frame.contentOffset.y
    guard pulled > 0, case .picture(_, let draw) = parts.first?.rows.first,
      let shown = frame.visible.first(where: { $0.element == .item(ItemPath(section: 0, item: 0)) })
    else { return }
    let (width, height) = (shown.crossExtent.points, shown.extent.points)
    guard height > 0 else { return }
    let wider = width * pulled / height
    draw(
      LayoutRect(
        x: shown.crossStart.points - wider / 2, y: shown.start.points - pulled,
        width: width + wider, height: height + pulled), &canvas)
  }

  package var keys: [KeyHelp] {
    [KeyHelp("Tab", "Focus the next link"), KeyHelp("Enter", "Follow it")]
  }

  package func key(_ key: KeyPress) throws -> Bool {
    switch key.key {
    case .tab where key.modifiers.isEmpty:
      let links = parts.indices.flatMap { section in
        parts[section].rows.indices.map { ItemPath(section: section, item: $0) }
      }.filter { link($0) != nil }
      let next = links.first { path in view.focusedItem.map { path > $0 } ?? true }
      guard let next = next ?? links.first else { return false }
      try view.focus(next)
      try view.scrollToItem(at: next, at: .nearest, animated: true)
    case .enter: try view.focusedItem.map { path in try tap(.item(path)) }
    case .escape where view.focusedItem != nil: try view.focus(nil)
    default: return false
    }
    return true
  }
}

/// The title of a part of a page.
final class DetailTitle: StageCell {
  var title: String?

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: title == nil ? 16 : 38)
  }

  override func paint(in canvas: inout Canvas) {
    guard let title else { return }
    canvas.text(
      title,
      in: LayoutRect(x: 20, y: 14, width: max(0, canvas.size.width - 40), height: 17),
      style: Type.label, theme.quiet)
  }
}

/// A row of a page.
final class DetailRow: StageCell {
  var row = DetailPage.Row.text("")
  var isFirst = false
  var isLast = false

  private static let margin = 16.0
  private static let text = Type.body

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    let width = max(0, proposal.width - 2 * Self.margin)
    let height: Double =
      switch row {
      case .heading(let title, _):
        28 + (surroundings?.height(of: title, Self.heading, width: width) ?? 30) + 24
      case .picture(let shape, _): proposal.width * shape
      case .fact, .link: 44
      case .text(let text): (surroundings?.height(of: text, Self.text, width: width) ?? 20) + 26
      }
    return LayoutSize(width: proposal.width, height: height)
  }

  private static let heading = TextStyle(size: 24, weight: .semibold)

  override func paint(in canvas: inout Canvas) {
    let bounds = canvas.bounds
    if case .picture(_, let draw) = row { return draw(bounds, &canvas) }
    // The rows of a part lie on one card.
    canvas.pushClip(bounds)
    canvas.roundedRect(
      bounds.inset(by: LayoutInsets(top: isFirst ? 0 : -20, bottom: isLast ? 0 : -20)), radius: 12,
      theme.surface)
    canvas.pop()
    if !isLast {
      canvas.fill(
        LayoutRect(
          x: Self.margin, y: bounds.maxY - 1, width: bounds.size.width - Self.margin, height: 1),
        theme.rule)
    }
    let inner = bounds.inset(by: LayoutInsets(left: Self.margin, right: Self.margin))
    drawContent(in: &canvas, inner)
    if state.isFocused {
      canvas.border(bounds.inset(by: LayoutInsets(2)), radius: 10, width: 2, theme.accent)
    }
  }

  private func drawContent(in canvas: inout Canvas, _ inner: LayoutRect) {
    switch row {
    case .heading(let title, let subtitle):
      let text = LayoutRect(
        x: inner.minX, y: 16, width: inner.size.width, height: inner.size.height - 52)
      canvas.text(title, in: text, style: Self.heading, theme.ink)
      canvas.text(
        subtitle, in: text.moved(y: text.size.height + 4).with(height: 18),
        style: Type.label, theme.quiet)
    case .text(let text):
      canvas.text(
        text, in: inner.inset(by: LayoutInsets(top: 12, bottom: 12)), style: Self.text, theme.ink)
    case .fact(let name, let value):
      draw(name, value, theme.ink, &canvas, inner)
    case .link(let name, let value, _):
      draw(name, value, theme.accent, &canvas, inner)
    case .picture: break
    }
  }

  /// A name at the left and a value at the right, which takes up to six tenths of the width.
  private func draw(
    _ name: String, _ value: String, _ ink: Color, _ canvas: inout Canvas, _ inner: LayoutRect
  ) {
    let style = TextStyle(size: 15, lineLimit: 1)
    let valueWidth = min(
      (surroundings?.width(of: value, style) ?? 0) + 2, inner.size.width * 0.6)
    let line = inner.line(of: 20)
    canvas.text(
      name,
      in: LayoutRect(
        x: line.minX, y: line.minY, width: max(0, line.size.width - valueWidth - 12), height: 20),
      style: style, ink)
    canvas.text(
      value,
      in: LayoutRect(x: line.maxX - valueWidth, y: line.minY, width: valueWidth, height: 20),
      style: style.aligned(.trailing), theme.quiet)
  }
}
