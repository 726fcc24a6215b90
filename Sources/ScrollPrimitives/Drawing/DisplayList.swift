/// The drawing of a frame, as plain values that any backend can draw.
///
/// The list is a sequence of groups, back to front. A group is one cell: the position of its top left corner in the
/// viewport and the commands that draw it, in the cell's own coordinates. Strings and paths are stored in tables separate
/// from the commands, so that commands are trivial values and a buffer of them can be reused without counting references.
public struct DisplayList: Hashable, Sendable {
  /// A string in the list's text table.
  @frozen public struct TextID: Hashable, Sendable {
    /// The position of the string in the text table.
    public let rawValue: UInt32

    @inlinable package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// A path in the list's path table.
  @frozen public struct PathID: Hashable, Sendable {
    /// The position of the path in the path table.
    public let rawValue: UInt32

    @inlinable package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// The commands of one cell, and where they are drawn.
  @frozen public struct Group: Hashable, Sendable {
    /// The group's top left corner, in points in the viewport's coordinates.
    public var origin: LayoutPoint
    /// The group's size, in points.
    public var size: LayoutSize
    /// The group's commands, as positions in `commands`.
    public var commands: Range<Int>
    /// What every command's alpha is multiplied by; from 0 to 1.
    public var opacity = 1.0
  }

  /// The groups, back to front.
  public private(set) var groups: [Group] = []
  /// The commands of all groups, one group after the other.
  public private(set) var commands: [Command] = []
  /// The strings that `text` and `image` commands name. Valid for this list only.
  public package(set) var texts = TextTable()
  /// The paths that `fillPath` and `strokePath` commands name. Valid for this list only.
  public internal(set) var paths = PathTable()

  /// Creates an empty list.
  public init() {}

  /// Empties the list and keeps its buffers.
  package mutating func removeAll() {
    groups.removeAll(keepingCapacity: true)
    commands.removeAll(keepingCapacity: true)
  }

  /// Empties a list that is not an engine's, with its texts and paths, and keeps its buffers.
  public mutating func clear() {
    removeAll()
    texts.removeAll()
    paths.removeAll()
  }

  /// Frees the text or the path that a command holds. Call it once for a command that is not drawn again.
  package mutating func free(_ command: Command) {
    if let id = command.textID { texts.remove(id) }
    if let id = command.pathID { paths.remove(id) }
  }

  /// A canvas with the list's texts and paths, until ``put(_:)`` brings them back.
  ///
  /// They are taken out while the canvas writes to them: a second owner would make each write a copy.
  package mutating func takeCanvas(_ size: LayoutSize, reusing commands: [Command]) -> Canvas {
    var tables = Canvas.Tables()
    swap(&tables.texts, &texts)
    swap(&tables.paths, &paths)
    return Canvas(size: size, reusing: commands, tables: tables)
  }

  /// Brings the texts and paths of a canvas back. Returns what was drawn.
  package mutating func put(_ canvas: consuming Canvas) -> [Command] {
    let drawn = canvas.take()
    (texts, paths) = (drawn.tables.texts, drawn.tables.paths)
    return drawn.commands
  }

  /// Adds a group without commands: a cell that draws nothing.
  package mutating func append(emptyAt origin: LayoutPoint, size: LayoutSize, opacity: Double) {
    groups.append(
      Group(
        origin: origin, size: size, commands: commands.count..<commands.count, opacity: opacity))
  }

  /// Adds one group, all of which is transformed where there is a transform. O(commands).
  package mutating func append(
    _ drawn: [Command], origin: LayoutPoint, size: LayoutSize, opacity: Double = 1,
    transform: Transform? = nil
  ) {
    let first = commands.count
    if let transform { commands.append(.pushTransform(transform)) }
    commands.append(contentsOf: drawn)
    groups.append(
      Group(origin: origin, size: size, commands: first..<commands.count, opacity: opacity))
  }

  /// Adds a group in front of the others, drawn by a function: for drawings outside a collection view.
  ///
  /// - Parameters:
  ///   - origin: the top left corner in points in the viewport's coordinates.
  ///   - size: the group's size in points.
  ///   - opacity: what every command's alpha is multiplied by; from 0 to 1.
  ///   - draw: adds the commands, in the group's own coordinates. Called once, at once.
  public mutating func addGroup(
    at origin: LayoutPoint = LayoutPoint(), size: LayoutSize, opacity: Double = 1,
    _ draw: (inout Canvas) -> Void
  ) {
    var drawn: [Command] = []
    swap(&drawn, &commands)
    let first = drawn.count
    var canvas = takeCanvas(size, reusing: drawn)
    drawn = []
    draw(&canvas)
    commands = put(canvas)
    groups.append(
      Group(origin: origin, size: size, commands: first..<commands.count, opacity: opacity))
  }
}
