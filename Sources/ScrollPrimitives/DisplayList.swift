/// What a frame shows, as plain values that any backend can draw.
///
/// The list is a sequence of groups, back to front. A group is one cell: where its top left corner
/// lies in the viewport and which commands draw it, in the cell's own coordinates. Strings stand in
/// a table beside the commands, so that commands are trivial values and a buffer of them can be
/// reused without counting references.
public struct DisplayList: Hashable, Sendable {
  /// A string in the list's text table.
  @frozen public struct TextID: Hashable, Sendable {
    public let rawValue: UInt32

    @inlinable package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  @frozen public enum Command: Hashable, Sendable {
    /// Fills a rectangle, in points in the group's coordinates.
    case fill(LayoutRect, Color)
    /// Draws one paragraph wrapped into a rectangle; `size` is the font's size in points.
    case text(TextID, in: LayoutRect, size: Double, Color)
  }

  @frozen public struct Group: Hashable, Sendable {
    /// The group's top left corner, in points in the viewport's coordinates.
    public var origin: LayoutPoint
    public var size: LayoutSize
    /// The group's commands, as positions in `commands`.
    public var commands: Range<Int>
  }

  public private(set) var groups: [Group] = []
  public private(set) var commands: [Command] = []
  /// The strings that `text` commands name. Valid for this list only.
  public package(set) var texts = TextTable()

  public init() {}

  /// Empties the list and keeps its buffers.
  package mutating func removeAll() {
    groups.removeAll(keepingCapacity: true)
    commands.removeAll(keepingCapacity: true)
  }

  /// Adds one group. O(commands).
  package mutating func append(_ drawn: [Command], origin: LayoutPoint, size: LayoutSize) {
    let first = commands.count
    commands.append(contentsOf: drawn)
    groups.append(Group(origin: origin, size: size, commands: first..<commands.count))
  }
}
