/// The drawing context of a cell, in the cell's own coordinates: its top left corner is the origin.
///
/// A drawing is kept until the cell is bound or configured again, gets another size, or its state changes; cells are not
/// drawn every frame. To draw a cell again, reconfigure its item. States that are pushed last until the matching `pop`, at
/// most to the end of the cell's drawing; a `pop` without a push does nothing.
///
/// A backend skips commands that it cannot draw: rectangles that are empty or not finite, unknown images, and paths that are
/// not drawable. A negative radius counts as zero, one that is too large as half the shorter side.
public struct Canvas: ~Copyable {
  /// The cell's size in points.
  public let size: LayoutSize
  package private(set) var commands: [DisplayList.Command]
  private var tables: Tables

  /// Strings and paths that commands name.
  struct Tables {
    var texts = TextTable()
    var paths = PathTable()
  }

  init(size: LayoutSize, reusing commands: [DisplayList.Command], tables: consuming Tables) {
    self.size = size
    self.commands = commands
    self.tables = tables
  }

  /// The whole cell, in points.
  public var bounds: LayoutRect { LayoutRect(origin: LayoutPoint(), size: size) }

  package mutating func append(_ command: DisplayList.Command) {
    commands.append(command)
  }

  mutating func insert(_ text: String) -> DisplayList.TextID { tables.texts.insert(text) }

  mutating func insert(_ path: BezierPath) -> DisplayList.PathID { tables.paths.insert(path) }

  consuming func take() -> (commands: [DisplayList.Command], tables: Tables) {
    (commands, tables)
  }
}
