import Scrollwork
import Stage

/// Opening the pages of cities: above the list, or next to it in a wide window.
extension CitiesDemo {
  func redrawOpened() { mark(opened) }

  func isTappable(_ element: ElementPath) -> Bool { true }

  /// A tap on a city opens its page; one on a country scrolls to its beginning.
  func tap(_ element: ElementPath) throws {
    switch element {
    case .item(let path): try open(path)
    case .header(let section):
      try view.scroll(to: .header(section: section), at: .top, animated: true)
    case .footer: break
    }
  }

  private func number(_ path: ItemPath) -> Int? {
    guard shown.indices.contains(path.section),
      shown[path.section].cities.indices.contains(path.item)
    else { return nil }
    return shown[path.section].cities[path.item]
  }

  private func open(_ path: ItemPath) throws {
    guard let number = number(path) else { return }
    if isWide {
      try open(number)
    } else {
      try showDetail?(number)
    }
  }

  /// Shows a city's page next to the list, now or as soon as there is space for it.
  func open(_ number: Int) throws {
    guard number != opened else { return }
    side = try CityPage.make(surroundings, cities, number)
    let before = opened
    opened = number
    mark(before)
    mark(number)
  }

  /// Draws the row of a city again, if it is on screen.
  private func mark(_ city: Int?) {
    guard let city else { return }
    let paths = view.visibleItems.filter { number($0) == city }
    try? view.reconfigureItems(at: paths)
  }

  /// Keys that scroll move the focus once a city has it.
  func moveFocus(by key: KeyPress) throws -> Bool {
    switch key.key {
    case .tab where key.modifiers.isEmpty && view.focusedItem == nil && !shown.isEmpty:
      let first = view.visibleItems.first ?? ItemPath(section: 0, item: 0)
      try view.focus(first)
      try view.scrollToItem(at: first, at: .nearest, animated: true)
    case .up, .down, .pageUp, .pageDown:
      guard view.focusedItem != nil, !key.modifiers.contains(.option) else { return false }
      try view.press(key)
      if isWide { try view.focusedItem.map { path in try open(path) } }
    case .enter: try view.focusedItem.map { path in try open(path) }
    case .escape where view.focusedItem != nil: try view.focus(nil)
    default: return false
    }
    return true
  }

  /// What is behind and around a city's page.
  func drawPage(in canvas: inout Canvas, after frame: Frame) {
    let theme = surroundings.theme
    canvas.fill(LayoutRect(x: 0, y: 0, width: 1, height: canvas.size.height), theme.rule)
    if side == nil { drawEmptyPage("Choose a city", in: &canvas, theme) }
  }
}
