import Scrollwork
import Stage

/// A city's name above the names that others have for it.
final class CityRow: StageCell {
  var city = Cities.City(name: "", names: "")
  /// Whether its page shows next to the list.
  var isOpen = false

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    guard let surroundings, !city.names.isEmpty else {
      return LayoutSize(width: proposal.width, height: 46)
    }
    let names = surroundings.height(
      of: city.names, Self.names, width: max(0, proposal.width - 20 - CitiesDemo.lettersWidth))
    return LayoutSize(width: proposal.width, height: 36 + names + 10)
  }

  private static let names = Type.caption.limited(to: 3)

  override func paint(in canvas: inout Canvas) {
    let width = max(0, canvas.size.width - 20 - CitiesDemo.lettersWidth)
    canvas.fill(canvas.bounds, isOpen ? theme.marked : theme.surface)
    if state.isFocused {
      canvas.border(canvas.bounds.inset(by: LayoutInsets(2)), radius: 8, width: 2, theme.accent)
    }
    canvas.text(
      city.name, in: LayoutRect(x: 20, y: 12, width: width, height: 20), style: Type.headline,
      theme.ink)
    canvas.text(
      city.names, in: LayoutRect(x: 20, y: 36, width: width, height: canvas.size.height - 44),
      style: Self.names, theme.quiet)
  }
}

/// The country of the cities below it.
final class CountryHeader: StageCell {
  var title = ""
  var count = 0

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: 32)
  }

  override func paint(in canvas: inout Canvas) {
    canvas.fill(canvas.bounds, theme.ground)
    canvas.fill(
      LayoutRect(x: 0, y: canvas.size.height - 1, width: canvas.size.width, height: 1), theme.rule)
    let line = LayoutRect(
      x: 20, y: 8, width: max(0, canvas.size.width - 26 - CitiesDemo.lettersWidth), height: 17)
    canvas.text(title, in: line, style: Type.label, theme.accent)
    canvas.text(
      count.grouped, in: line, style: Type.label.aligned(.trailing), theme.faint)
  }
}

/// A line between rows.
final class Hairline: StageCell {
  override func paint(in canvas: inout Canvas) { canvas.fill(canvas.bounds, theme.rule) }
}
