/// The paths of a display list. A slot is reused once its path has been removed.
public struct PathTable: Hashable, Sendable {
  private var paths = SlotTable<BezierPath>()

  /// Creates an empty table.
  public init() {}

  /// How many paths are in use.
  public var count: Int { paths.count }

  /// The path behind an identifier; empty when it is not in use.
  public subscript(id: DisplayList.PathID) -> BezierPath { paths[id.rawValue] ?? BezierPath() }

  mutating func insert(_ path: BezierPath) -> DisplayList.PathID {
    DisplayList.PathID(rawValue: paths.insert(path))
  }

  mutating func removeAll() { paths.removeAll() }

  mutating func remove(_ id: DisplayList.PathID) {
    paths.remove(id.rawValue, leaving: BezierPath())
  }
}
