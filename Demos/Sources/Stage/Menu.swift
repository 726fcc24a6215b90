import Scrollwork

/// The list of demos.
final class Menu: Demo {
  let view: CollectionView
  private let exhibits: [Exhibit]
  private let surroundings: Surroundings

  init(_ exhibits: [Exhibit], _ surroundings: Surroundings) throws {
    self.exhibits = exhibits
    self.surroundings = surroundings
    var layout = GridLayout.Configuration()
    layout.columns = .sizeClass(compact: 1, regular: 2)
    layout.lineExtent = .estimated(84)
    layout.lineSpacing = 12
    layout.columnSpacing = 12
    layout.sectionInsets = LayoutInsets(top: 16, left: 16, bottom: 24, right: 16)
    view = CollectionView(layout: try GridLayout(layout))
    view.register(MenuCard.self)
    view.alwaysBounces = true
    view.cellProvider = { view, path in
      let card: MenuCard = view.dequeueCell(at: path)
      card.surroundings = surroundings
      card.number = path.item
      card.exhibit = exhibits[path.item]
      return card
    }
    try view.reloadData(sectionCounts: [exhibits.count])
  }

  let cardRadius = 14.0
  func isTappable(_ element: ElementPath) -> Bool { element.itemPath != nil }
  func number(of path: ItemPath) -> Int { path.item }

  // MARK: Keys

  var keys: [KeyHelp] {
    [
      KeyHelp("Arrows", "Choose a demo"), KeyHelp("Enter, Space", "Open it"),
      KeyHelp("1 to 9, 0", "Open a demo by its number"),
    ]
  }

  func key(_ key: KeyPress) throws -> Bool {
    switch key.key {
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: try view.press(key)
    case .escape where view.focusedItem != nil: try view.focus(nil)
    default: return false
    }
    return true
  }

  /// The number of the demo that a key opens: the one with the focus, or one by its digit, 0 for the tenth.
  func chosen(by key: KeyPress) -> Int? {
    guard key.modifiers.isEmpty else { return nil }
    switch key.key {
    case .enter, .space: return view.focusedItem.map(number(of:))
    case .character(let letter):
      guard let digit = letter.wholeNumberValue else { return nil }
      let number = (digit + 9) % 10
      return exhibits.indices.contains(number) ? number : nil
    default: return nil
    }
  }
}

final class MenuCard: StageCell {
  var number = 0
  var exhibit: Exhibit?

  override func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    guard let exhibit, let surroundings else { return proposal }
    let text = surroundings.height(
      of: exhibit.summary, Type.caption, width: proposal.width - 84)
    return LayoutSize(width: proposal.width, height: max(76, 44 + text + 32))
  }

  override func draw(in canvas: inout Canvas) {
    guard let exhibit else { return }
    canvas.shadow(canvas.bounds.moved(y: 2), radius: 14, blur: 10, theme.shadow)
    canvas.roundedRect(canvas.bounds, radius: 14, theme.surface)
    let badge = LayoutRect(x: 16, y: 18, width: 40, height: 40)
    canvas.roundedRect(badge, radius: 11, Color.deep(number))
    canvas.text(
      "\(number + 1)", in: badge.line(of: 22),
      style: TextStyle(size: 18, weight: .semibold, alignment: .center, lineLimit: 1),
      Color(hex: 0xFFFFFF))
    let width = canvas.size.width - 84
    canvas.text(
      exhibit.title, in: LayoutRect(x: 70, y: 16, width: width, height: 22), style: Type.headline,
      theme.ink)
    canvas.text(
      exhibit.summary, in: LayoutRect(x: 70, y: 40, width: width, height: canvas.size.height - 66),
      style: Type.caption, theme.quiet)
    canvas.text(
      exhibit.source,
      in: LayoutRect(x: 70, y: canvas.size.height - 26, width: width, height: 14),
      style: Type.figures, theme.faint)
    if state.isFocused {
      canvas.border(canvas.bounds, radius: 14, width: 2.5, theme.accent)
    }
  }
}
