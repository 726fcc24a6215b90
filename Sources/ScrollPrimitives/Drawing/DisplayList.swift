/// The drawing of a frame, as plain values that any backend can draw.
///
/// The list is a sequence of groups, back to front. A group is one cell: the position of its top left corner in the
/// viewport and the commands that draw it, in the cell's own coordinates. Strings are stored in a table separate from
/// the commands, so that commands are trivial values and a buffer of them can be reused without counting references.
public struct DisplayList: Hashable, Sendable {
  /// A string in the list's text table.
  @frozen public struct TextID: Hashable, Sendable {
    /// The position of the string in the text table.
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

  /// Creates an empty list.
  public init() {}

  /// Empties the list and keeps its buffers.
  package mutating func removeAll() {
    groups.removeAll(keepingCapacity: true)
    commands.removeAll(keepingCapacity: true)
  }

  /// Empties a list that is not an engine's, with its texts, and keeps its buffers.
  public mutating func clear() {
    removeAll()
    texts.removeAll()
  }

  /// Adds a group without commands: a cell that draws nothing.
  package mutating func append(emptyAt origin: LayoutPoint, size: LayoutSize, opacity: Double) {
    groups.append(
      Group(
        origin: origin, size: size, commands: commands.count..<commands.count, opacity: opacity))
  }

  /// Adds one group. O(commands).
  package mutating func append(
    _ drawn: [Command], origin: LayoutPoint, size: LayoutSize, opacity: Double = 1
  ) {
    let first = commands.count
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
    // Taken out while the canvas writes to them: a second owner would make each write a copy.
    var (drawn, table) = ([Command](), TextTable())
    swap(&drawn, &commands)
    swap(&table, &texts)
    let first = drawn.count
    var canvas = Canvas(size: size, reusing: drawn, texts: table)
    (drawn, table) = ([], TextTable())
    draw(&canvas)
    (commands, texts) = canvas.take()
    groups.append(
      Group(origin: origin, size: size, commands: first..<commands.count, opacity: opacity))
  }
}
