/// A row of handles that changes in little time however long it is, and that copies share.
///
/// Three levels: leaves of up to 1024 handles, branches of up to 32 leaves, and the list of branches. A
/// change after a copy copies one leaf, one branch and the list. Which leaf a handle stands in is kept
/// in a map of its own, so a handle is found as fast as a place. Handles may have weights: those of
/// sections are their numbers of items.
///
/// Does not know what a handle names. Every handle stands in the row at most once.
@usableFromInline struct Row {
  /// How much leaves and branches hold. A copy of a branch or of the list takes a reference to each of what
  /// it holds, which costs more than copying some more handles. Tests take the smallest, so that short rows have many of them.
  struct Limits {
    var leaf = 1024
    var branch = 32

    /// Sections are fewer, and their weights are added up one by one.
    static let sections = Limits(leaf: 128, branch: 16)
  }

  struct Entry {
    var branch: RowBranch
    /// The same in all versions of the branch; 0 is no branch.
    var id: UInt32
    var count: Int
    var weight: Int
  }

  let limits: Limits
  let isWeighted: Bool
  var branches: [Entry] = []
  /// Number of handles.
  var count = 0
  /// All weights added up.
  var weight = 0
  /// The leaf that each handle stands in.
  var places = HandleMap()
  /// The branch that each leaf stands in.
  var homes = HandleMap()
  /// All handles that ever were in the row are below this.
  var handleBound = 0
  var nextLeaf: UInt32 = 1
  var nextBranch: UInt32 = 1
  /// The row that this one is made after, while handles come at the end only.
  var following: RowFollowing?

  init(isWeighted: Bool, limits: Limits = Limits()) {
    self.isWeighted = isWeighted
    self.limits = limits
  }

  /// Whether both are the same row by reference, so that they need not be compared. O(branches).
  func isShared(with other: Row) -> Bool {
    guard count == other.count else { return false }
    return branches.withReferences { mine in
      other.branches.withReferences { theirs in mine.isEqual(to: theirs) }
    }
  }
}

/// Leaves, branches and pages are changed only while one value holds them.
extension Row: @unchecked Sendable {}
extension HandleMap: @unchecked Sendable {}
