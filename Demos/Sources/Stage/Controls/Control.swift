package import Scrollwork

/// Something that a pointer or the keyboard can press, where it was drawn last.
///
/// It acts when the pointer lifts on it. A pointer that leaves it, or is canceled, does nothing.
package struct Control {
  /// Names the control among those of its region. A row of buttons that changes while one is pressed does not
  /// give the press to another one.
  package var id: String
  /// In the coordinates of its region, in points.
  package var area: LayoutRect
  /// Of its corners, in points.
  package var radius: Double
  /// What a mouse over it looks like.
  package var cursor: Stage.PointerShape
  package var action: () throws -> Void

  package init(
    _ id: String, _ area: LayoutRect, radius: Double = 9, cursor: Stage.PointerShape = .hand,
    action: @escaping () throws -> Void
  ) {
    self.id = id
    self.area = area
    self.radius = radius
    self.cursor = cursor
    self.action = action
  }

  /// Enlarges it from its region's top left corner on.
  mutating func scale(by factor: Double) {
    area = LayoutRect(
      x: area.minX * factor, y: area.minY * factor, width: area.size.width * factor,
      height: area.size.height * factor)
    radius *= factor
  }
}

/// A part of the window that controls are drawn in.
package enum StageRegion: Hashable, Sendable, CaseIterable {
  /// Between the bar and the list.
  case strip
  /// Above what the list draws.
  case list
  /// Next to the list.
  case page
  /// At the top of the window; the stage's own.
  case bar
}

extension Buttons {
  /// The enabled buttons, from the left.
  package func controls(_ perform: @escaping (Command) throws -> Void) -> [Control] {
    drawn.filter(\.button.isEnabled).sorted { $0.area.minX < $1.area.minX }.map { button, area in
      Control(button.title, area) { try perform(button.command) }
    }
  }
}

extension Segments {
  /// A control for each choice.
  package func controls(_ choose: @escaping (Int) throws -> Void) -> [Control] {
    titles.indices.map { index in Control(titles[index], part(index)) { try choose(index) } }
  }
}

extension Pill {
  package func controls(_ action: @escaping () throws -> Void) -> [Control] {
    area.map { [Control("pill", $0, radius: 17, action: action)] } ?? []
  }
}

extension Notice {
  package func controls(_ action: @escaping () throws -> Void) -> [Control] {
    button.map { [Control("notice", $0, radius: 12, action: action)] } ?? []
  }
}
